//! What can be set about the search; the defaults are the strongest that were measured.

use crate::policy::Policy;
use crate::rule::Rule;
use crate::weights::Weights;

/// How the engine searches.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The weights of the outlook.
    pub weights: Weights,
    /// The net of the priors; without it all placements look alike.
    pub policy: Option<&'static Policy>,
    /// How the tree weighs what is known against what looks promising.
    pub rule: Rule,
    /// How much of the exploration by priors is left where another seat moves than at the root, for two to six players.
    pub rivals: [f32; game::MAX_SEATS - 1],
    /// The most placements of one position that are kept, the most promising by their priors.
    pub width: usize,
    /// Whether a position begins with few of them and holds more the more often it is visited.
    pub widening: bool,
    /// Whether a finished game is judged by its result, not by the outlook.
    pub judges_finished: bool,
    /// The spread of one visit by which the choice of a turn lowers values (lower confidence bound); 0
    /// chooses the most visited.
    pub lower_bound: f32,
    /// How many rounds are played at random from a leaf before the rest is guessed.
    pub rounds: u32,
    /// The most that the margin counts for in a reward.
    pub bonus: f32,
    /// How much the seat that thinks plays for the chance to be first rather than for its reward, for two to six players; only
    /// at the best level.
    pub first: [f32; game::MAX_SEATS - 1],
    /// How much placements that did well elsewhere in the tree are preferred (after progressive history: Nijssen
    /// and Winands 2011).
    pub history: f32,
    /// Whether endings with few placements are searched to their end.
    pub endings: bool,
    /// Whether a room that nobody shares is packed exactly.
    pub packing: bool,
    /// How many threads search; one wherever threads do not exist.
    pub threads: usize,
    /// How many times a node is visited before its placements are listed.
    pub open_at: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            weights: Weights::learned().clone(),
            policy: Some(Policy::learned()),
            // Better than 0.7 with two and four players and no worse with six; 1.0 is worse (TRIALS.md,
            // "Against the yardstick").
            rule: Rule::Puct {
                exploration: 0.4,
                first_play_reduction: 0.0,
                counts_pending: false,
            },
            // Against 1, 0.4 gains 0.8 ± 0.7 cells with four players, 0.5 ± 0.5 with six, and loses nothing with two; with six
            // 0.2 is better by a little (TRIALS.md, "What limits four and six players" and "All at once").
            rivals: [0.4, 0.4, 0.4, 0.4, 0.2],
            // Not measured alone; without priors to sort by, all placements are needed.
            width: 128,
            widening: true,
            judges_finished: true,
            // Against 0 two players win 55.0 ± 6.0 % and four 33.1 ± 8.4 % of 25 (README, "What the parts are worth");
            // other values were not tried.
            lower_bound: 0.3,
            // Playouts in place of the outlook lose 72 and 85 % of the games (README, "What the parts are worth").
            rounds: 0,
            bonus: crate::reward::BONUS,
            first: [0.0, 0.5, 0.6, 0.8, 0.9],
            // Two players win 58.5 ± 3.1 % against 0, six gain 0.4 ± 0.3 cells (README, "What the parts are worth").
            history: 40.0,
            endings: true,
            packing: true,
            threads: 1,
            // Not measured: opening takes five times as long as the outlook, most leaves are seen once.
            open_at: 2,
        }
    }
}

impl Settings {
    /// Plain UCT: no priors, uniform playouts, the place alone as reward.
    pub fn plain() -> Settings {
        Settings {
            weights: Weights::none(),
            policy: None,
            // A yardstick; not tuned.
            rule: Rule::Uct { exploration: 0.4 },
            width: usize::MAX,
            widening: false,
            lower_bound: 0.0,
            rounds: u32::MAX,
            bonus: 0.0,
            first: [0.0; game::MAX_SEATS - 1],
            history: 0.0,
            endings: false,
            packing: false,
            ..Settings::default()
        }
    }
}
