//! The judge of quiet positions: one of the evaluations, with the accumulators of a net's views.

use std::sync::{Arc, LazyLock};

use net::{Kernel, Net, Turned, Views};
use yinsh::Position;

use crate::evaluate;
use crate::features::{self, Change, Seen};
use crate::score::EVALUATION_LIMIT;

/// How quiet positions are evaluated.
#[derive(Clone, Debug)]
pub enum Evaluation {
    /// By hand-made terms.
    HandMade,
    /// By a trained net, in one form of its loops; all forms give the same scores.
    Net(Arc<Net>, Kernel),
}

/// The trained net that the engine carries; `nets/PROVENANCE.md` tells where it comes from.
pub const OWN_NET: &[u8] = include_bytes!("../yinsh.net");

impl Default for Evaluation {
    /// The engine's own net.
    fn default() -> Evaluation {
        static OWN: LazyLock<Evaluation> = LazyLock::new(|| {
            Evaluation::from_bytes(OWN_NET).expect("a test reads the engine's own net")
        });
        OWN.clone()
    }
}

impl Evaluation {
    /// The net in these bytes, if it sees what this engine shows.
    pub fn from_bytes(bytes: &[u8]) -> Result<Evaluation, net::Fault> {
        let net = Net::from_bytes(bytes, &features::images())?;
        Ok(Evaluation::Net(Arc::new(net), Kernel::detect()))
    }

    /// The same evaluation by plain loops, to compare counts and speeds.
    pub fn with_plain_loops(self) -> Evaluation {
        match self {
            Evaluation::HandMade => Evaluation::HandMade,
            Evaluation::Net(net, _) => Evaluation::Net(net, Kernel::SCALAR),
        }
    }

    /// What a position is worth to the player who acts, without any search.
    pub fn of(&self, position: &Position) -> i32 {
        Judge::new(self.clone()).evaluate(position, 0)
    }
}

/// Evaluates positions along a line of play, reusing what was added up for the ones before.
pub(crate) struct Judge {
    evaluation: Evaluation,
    /// What was seen last at each ply, as deep as there was anything to see.
    sights: Vec<Sight>,
    /// Kept only so that it need not be made anew for every position.
    change: Change,
}

/// What is seen of a position, with what it adds up to.
#[derive(Clone)]
struct Sight {
    seen: Seen,
    views: Views,
}

impl Judge {
    pub(crate) fn new(evaluation: Evaluation) -> Judge {
        let mut sights = Vec::new();
        if let Evaluation::Net(net, kernel) = &evaluation {
            let seen = Seen::of(&Position::new(yinsh::Variant::Standard));
            let mut views = net.blank();
            let inputs = seen.inputs();
            let turned = Turned {
                on: inputs.as_slice(),
                off: &[],
            };
            net.update(*kernel, None, &mut views, turned);
            sights.push(Sight { seen, views });
        }
        Judge {
            evaluation,
            sights,
            change: Change::NONE,
        }
    }

    /// What the position at this ply is worth to the player who acts.
    pub(crate) fn evaluate(&mut self, position: &Position, ply: usize) -> i32 {
        let score = match &self.evaluation {
            Evaluation::HandMade => evaluate::evaluate(position),
            Evaluation::Net(net, kernel) => {
                let seen = Seen::of(position);
                while self.sights.len() <= ply {
                    self.sights.extend_from_within(..1);
                }
                let sights = &mut self.sights[..=ply];
                bring_up_to_date(net, *kernel, sights, &mut self.change, &seen);
                let (own, bucket) = (position.side().index(), seen.bucket(net.buckets()));
                net.score(*kernel, &sights[ply].views, own, bucket)
            }
        };
        score.clamp(-EVALUATION_LIMIT, EVALUATION_LIMIT)
    }
}

/// Makes the last of the sights that of `seen`, from whichever is nearer: the sibling seen last at
/// this ply or the parent. Any start is right, since the change is read off the boards.
fn bring_up_to_date(
    net: &Net,
    kernel: Kernel,
    sights: &mut [Sight],
    change: &mut Change,
    seen: &Seen,
) {
    let Some((here, before)) = sights.split_last_mut() else {
        return;
    };
    // Hardly any parent is nearer than this.
    const NEAR: u32 = 4;
    let distance = seen.distance(&here.seen);
    let parent = before.last();
    let parent = parent.filter(|one| distance > NEAR && seen.distance(&one.seen) < distance);
    seen.note_change_from(&parent.unwrap_or(here).seen, change);
    let turned = Turned {
        on: change.on.as_slice(),
        off: change.off.as_slice(),
    };
    let from = parent.map(|parent| &parent.views);
    net.update(kernel, from, &mut here.views, turned);
    here.seen = *seen;
}

#[cfg(test)]
mod tests {
    use game::Rng;
    use yinsh::Variant;

    use super::*;

    /// A symmetric net whose every weight is random.
    fn random_net(seed: u64) -> Evaluation {
        let (stored, bases, buckets, hidden) = (4 * 85 + 20, 16, 4, 8);
        let mut rng = Rng::new(seed);
        let mut bytes = b"SXN2".to_vec();
        for count in [stored, bases, buckets, hidden] {
            bytes.extend((count as u16).to_le_bytes());
        }
        let mut weights = |count: usize, limit: i16| {
            for _ in 0..count {
                let weight = rng.below(2 * limit as usize) as i16 - limit;
                bytes.extend(weight.to_le_bytes());
            }
        };
        weights(stored * bases + bases, 60);
        weights(buckets * 2 * bases, 20);
        weights(2 * buckets, 1);
        weights(buckets * hidden * 2 * bases, 20);
        weights(2 * buckets * hidden, 1);
        weights(buckets * hidden, 100);
        Evaluation::from_bytes(&bytes).unwrap()
    }

    #[test]
    fn a_position_and_its_twelve_images_are_worth_the_same_to_the_unit() {
        let evaluation = random_net(7);
        let mut different = std::collections::HashSet::new();
        for seed in 0..20 {
            let mut rng = Rng::new(seed);
            let mut position = Position::new(Variant::Standard);
            while position.verdict().is_none() {
                let score = evaluation.of(&position);
                different.insert(score);
                for symmetry in hex::Symmetry::ALL {
                    assert_eq!(evaluation.of(&position.transformed(symmetry)), score);
                }
                let legal = position.legal();
                position.make(legal.nth(rng.below(legal.len())).unwrap());
            }
        }
        assert!(different.len() > 500, "the net tells positions apart");
    }

    #[test]
    fn kept_accumulators_equal_fresh_ones_at_every_step_of_random_games() {
        let evaluation = random_net(5);
        let mut judge = Judge::new(evaluation.clone());
        let mut different = std::collections::HashSet::new();
        for seed in 0..100 {
            let mut rng = Rng::new(seed);
            let mut position = Position::new(match seed % 2 {
                0 => Variant::Standard,
                _ => Variant::Blitz,
            });
            loop {
                // Any order of plies must do: the search jumps about.
                let score = judge.evaluate(&position, rng.below(100));
                assert_eq!(score, evaluation.of(&position), "{position}");
                different.insert(score);
                let legal = position.legal();
                let Some(step) = legal.nth(rng.below(legal.len())) else {
                    break;
                };
                position.make(step);
            }
        }
        assert!(different.len() > 500, "the net tells positions apart");
    }

    #[test]
    fn colours_change_nothing_but_the_view() {
        let evaluation = random_net(6);
        let shown = "W2B/7/2W5/9/3wb1B3/4W4/2b1B5/9/2W5/1B5/2B1 w 1-0 standard move";
        let swapped = "B2W/7/2B5/9/3bw1W3/4B4/2w1W5/9/2B5/1W5/2W1 b 0-1 standard move";
        let score = |text: &str| evaluation.of(&text.parse().unwrap());
        assert_eq!(score(shown), score(swapped));
        assert_ne!(score(shown), score(&shown.replace(" w ", " b ")));
    }
}
