//! Whole turns, and how few of their steps name them.

use game::{Game, Turn};

/// A whole turn, or the rest of one, with the position that it leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Whole<G: Game> {
    /// Its steps.
    pub steps: Vec<G::Step>,
    /// The position after it.
    pub after: G,
}

/// All whole turns of whoever acts, in the order of legal steps.
pub fn turns<G: Game>(position: &G) -> Vec<Whole<G>> {
    let mut whole = Vec::new();
    collect(position, &mut Vec::new(), &mut whole);
    whole
}

fn collect<G: Game>(position: &G, made: &mut Vec<G::Step>, whole: &mut Vec<Whole<G>>) {
    for step in position.legal_steps() {
        let mut after = position.clone();
        let Ok(turn) = after.play(step) else {
            continue;
        };
        made.push(step);
        match turn {
            Turn::Open => collect(&after, made, whole),
            Turn::Done => whole.push(Whole {
                steps: made.clone(),
                after,
            }),
        }
        made.pop();
    }
}

/// Some of all turns, each written only as far as it matters: where all turns that begin alike are among
/// them, their common beginning stands for them.
pub fn shortened<G: Game>(all: &[Whole<G>], some: &[Whole<G>]) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for turn in some {
        let with = |list: &[Whole<G>], length: usize| {
            let begin = list
                .iter()
                .filter(|it| it.steps.get(..length) == turn.steps.get(..length));
            begin.count()
        };
        let enough = (1..turn.steps.len()).find(|length| with(all, *length) == with(some, *length));
        let text = G::write_turn(&turn.steps[..enough.unwrap_or(turn.steps.len())]);
        if !texts.contains(&text) {
            texts.push(text);
        }
    }
    texts
}

/// Whether a turn is written so, as far as the text goes: `a2-a4` begins `a2-a4;xb2-b6xa4`, and not `a2-a41`.
pub fn begins<G: Game>(steps: &[G::Step], text: &str) -> bool {
    (1..=steps.len()).any(|length| G::write_turn(&steps[..length]) == text)
}
