//! The standing of a match between two.

use engine::elo::{Finding, Sample, Sprt, elo};

/// Results of pairs of games with colours swapped.
#[derive(Clone, Default, Debug)]
pub struct Score {
    wins: u64,
    draws: u64,
    losses: u64,
    points: Sample,
}

impl Score {
    /// Adds a pair; each game as 2 for a win of the first player, 1 for a draw, 0 for a loss.
    pub fn add(&mut self, pair: [usize; 2]) {
        for points in pair {
            match points {
                2 => self.wins += 1,
                1 => self.draws += 1,
                _ => self.losses += 1,
            }
        }
        self.points
            .add(pair.iter().map(|points| *points as f64 / 2.0));
    }

    /// How many games were played.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// What a test says so far.
    pub fn finding(&self, test: &Sprt) -> Finding {
        test.finding(&self.points)
    }
}

impl std::fmt::Display for Score {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let share = self.points.mean();
        let [low, high] = self.points.interval([0.0, 1.0]).map(elo);
        write!(
            f,
            "{} games +{} ={} -{}  {:.1} %  Elo {:+.0} [{low:+.0}, {high:+.0}]",
            self.games(),
            self.wins,
            self.draws,
            self.losses,
            100.0 * share,
            elo(share),
        )
    }
}
