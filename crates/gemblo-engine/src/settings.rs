//! What can be set about the search; the defaults are the strongest that were measured.

use crate::tree::Rule;
use crate::weights::Weights;

/// How the engine searches.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The weights of the priors.
    pub weights: Weights,
    /// How the tree weighs what is known against what looks promising.
    pub rule: Rule,
    /// The most placements of one position that are kept, the most promising by their priors.
    pub width: usize,
    /// How many rounds are played at random from a leaf before the rest is guessed.
    pub rounds: u32,
    /// The most that the margin counts for in a reward.
    pub bonus: f32,
    /// Whether endings with few placements are searched to their end.
    pub endings: bool,
    /// How many threads search; one wherever threads do not exist.
    pub threads: usize,
    /// How many times a node is visited before its placements are listed.
    pub open_at: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            weights: Weights::learned().clone(),
            rule: Rule::Priors {
                explore: 0.7,
                caution: 0.0,
            },
            width: 128,
            rounds: 0,
            bonus: crate::reward::BONUS,
            endings: true,
            threads: 1,
            open_at: 2,
        }
    }
}

impl Settings {
    /// Plain UCT: no priors, uniform playouts, the place alone as reward.
    pub fn plain() -> Settings {
        Settings {
            weights: Weights::none(),
            rule: Rule::Confidence { explore: 0.4 },
            width: usize::MAX,
            rounds: u32::MAX,
            bonus: 0.0,
            endings: false,
            ..Settings::default()
        }
    }
}
