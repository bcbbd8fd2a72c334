//! How hard tactics are: they are ordered by the weakest level of the engine that solves each, and spread over a scale.

use engine::{Engine, Flow, Level, Task};
use game::Game;
use gemblo_engine::GembloEngine;
use tactics::turns::{begins, turns};
use tactics::{Goal, Start, Tactic, Unreadable};

use super::yinsh::engine;

/// How often each level tries.
const TRIES: u64 = 5;
/// How often it must succeed.
const ENOUGH: u64 = 4;
/// Positions of YINSH and simulations of Gemblo that the best level may spend.
const YINSH_NODES: u64 = 20_000;
const GEMBLO_NODES: u64 = 3_000;

/// The rating of a tactic that is harder than half of the others, where new players begin, too.
const MIDDLE: f64 = 1_500.0;
/// The first and the last tactics are not told apart.
const RANGE: (f64, f64) = (600.0, 2_700.0);

/// What makes a tactic hard, the most important first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Hardness {
    /// The weakest level that solves it nearly always; 11 if none does.
    level: u8,
    /// Turns of both sides that one has to see.
    ahead: u8,
    /// So many hundredths of turns there are for each right one.
    rarity: usize,
}

/// Rates tactics of one game among themselves; tells how many are done.
///
/// A tactic that is harder than the share `p` of all is rated 1500 + 400 · log10(p / (1 − p)): the odds that another one
/// is easier, on the scale of Elo.
pub fn rate(tactics: &mut [Tactic], tell: &mut dyn FnMut(usize)) -> Result<(), Unreadable> {
    let (mut yinsh, mut gemblo) = (engine(1), GembloEngine::default());
    let mut all = Vec::new();
    for tactic in &*tactics {
        let (level, among) = match tactic.start()? {
            Start::Yinsh(position) => solved(&mut yinsh, &position, tactic, YINSH_NODES),
            Start::Gemblo(position) => solved(&mut gemblo, &*position, tactic, GEMBLO_NODES),
        };
        all.push(Hardness {
            level,
            ahead: ahead(tactic),
            rarity: among,
        });
        tell(all.len());
    }
    for (tactic, own) in tactics.iter_mut().zip(&all) {
        tactic.rating = rating(own, &all);
    }
    Ok(())
}

fn rating(own: &Hardness, all: &[Hardness]) -> u16 {
    let easier = all.iter().filter(|other| *other < own).count();
    let alike = all.iter().filter(|other| *other == own).count();
    let share = (easier as f64 + alike as f64 / 2.0) / all.len() as f64;
    let rating = MIDDLE + 400.0 * (share / (1.0 - share)).log10();
    rating.clamp(RANGE.0, RANGE.1).round() as u16
}

fn ahead(tactic: &Tactic) -> u8 {
    match tactic.goal {
        Goal::Win | Goal::Fewest(_) => 2 * tactic.within - 1,
        // The own turn comes before those of an opponent who would win.
        Goal::Only | Goal::Defend => 2 * tactic.within,
        Goal::Shut => 1,
    }
}

/// The weakest level that solves a tactic, and how rare its right turns are.
fn solved<E: Engine>(
    engine: &mut E,
    position: &E::Game,
    tactic: &Tactic,
    nodes: u64,
) -> (u8, usize) {
    let short = &tactic.solutions;
    let weakest = Level::all().find(|level| solves(engine, position, short, *level, nodes));
    let all = turns(position);
    let right = all
        .iter()
        .filter(|turn| is_right::<E::Game>(&turn.steps, short));
    let rarity = 100 * all.len() / right.count().max(1);
    (weakest.map_or(11, Level::number), rarity)
}

/// Whether a level finds a right turn nearly always.
fn solves<E: Engine>(
    engine: &mut E,
    position: &E::Game,
    short: &[String],
    level: Level,
    nodes: u64,
) -> bool {
    let mut failed = 0;
    (1..=TRIES).all(|seed| {
        engine.forget();
        let task = Task {
            nodes,
            ..Task::at(level, seed)
        };
        let thought = engine.think(position, &task, &mut |_| Flow::GoOn);
        failed += u64::from(!is_right::<E::Game>(thought.best(), short));
        failed <= TRIES - ENOUGH
    })
}

fn is_right<G: Game>(turn: &[G::Step], short: &[String]) -> bool {
    short.iter().any(|text| begins::<G>(turn, text))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hard(level: u8, ahead: u8, rarity: usize) -> Hardness {
        Hardness {
            level,
            ahead,
            rarity,
        }
    }

    #[test]
    fn ratings_rise_with_the_level_then_with_what_must_be_seen_then_with_rarity() {
        let all = [
            hard(1, 1, 400),
            hard(1, 1, 900),
            hard(1, 3, 400),
            hard(2, 1, 400),
        ];
        let ratings = all.map(|own| rating(&own, &all));
        assert!(
            ratings.is_sorted_by(|one, other| one < other),
            "{ratings:?}"
        );
        assert_eq!(
            ratings.iter().sum::<u16>(),
            4 * 1_500,
            "as many above as below"
        );
    }

    #[test]
    fn equally_hard_tactics_have_one_rating_and_the_ends_stay_in_range() {
        let mut all = vec![hard(1, 1, 400); 5_000];
        assert_eq!(rating(&all[0], &all), 1_500);
        all.push(hard(11, 5, 9_000));
        assert_eq!(rating(&all[5_000], &all), 2_700);
    }
}
