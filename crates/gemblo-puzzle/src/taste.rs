//! How round a silhouette becomes and of which pieces, and by that how hard.

use game::Rng;

use crate::difficulty::Grade;
use crate::order::{Order, Outline};

/// What decides how hard a silhouette becomes.
pub struct Taste {
    /// How round it is, from 0 to 1.
    pub round: f64,
    /// How much large pieces are preferred.
    pub size: f64,
}

impl Taste {
    /// Easy puzzles are branched, hard ones round; and a large silhouette with a single solution is branched as well.
    pub fn of(order: &Order) -> Taste {
        let is_large = matches!(order.outline, Outline::Grown(_, 56..));
        let round = match order.grade.map(Grade::stars) {
            Some(..3) => 0.3,
            Some(5) => 0.7,
            Some(6) => 0.85,
            _ if order.most() >= 10 => 0.9,
            _ if is_large => 0.35,
            _ => 0.5,
        };
        Taste {
            round,
            size: if round < 0.35 { 0.5 } else { 0.1 },
        }
    }

    /// Something else, since nothing came of it.
    pub fn vary(&mut self, rng: &mut Rng) {
        self.round = (self.round + rng.below(5) as f64 / 10.0 - 0.2).clamp(0.0, 1.0);
    }

    /// Easier after something that was too hard by so many grades, and harder after the opposite.
    pub fn turn(&mut self, too_hard: isize, rng: &mut Rng) {
        let step = 0.05 + rng.below(100) as f64 / 500.0;
        let step = -step * too_hard.signum() as f64;
        self.round = (self.round + step).clamp(0.0, 1.0);
        self.size = (self.size - step / 2.0).clamp(-0.2, 1.0);
    }
}
