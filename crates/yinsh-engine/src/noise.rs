//! Deterministic noise on evaluations, which makes the weaker levels misjudge.

use game::Rng;
use yinsh::Position;

/// A disturbance that depends on the seed and the position alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Noise {
    /// The largest disturbance, in score units; about 0.4 of it is the standard deviation.
    pub(crate) amplitude: i32,
    pub(crate) seed: u64,
}

impl Noise {
    /// The score as a weaker player sees it.
    pub(crate) fn disturb(self, score: i32, position: &Position) -> i32 {
        if self.amplitude == 0 {
            return score;
        }
        let bits = Rng::new(self.seed ^ position.hash()).next();
        // The sum of two even distributions: small errors are likelier than large ones.
        let part = |bits: u64| (bits & 0xFFFF) as i32 - 0x8000;
        score
            + ((part(bits) + part(bits >> 16)) as i64 * i64::from(self.amplitude) / 0x1_0000) as i32
    }
}
