//! Strength from results: Elo differences with 95 % bounds.

/// Results of pairs of games with colours swapped, in half points of the first player: 0 to 4.
#[derive(Clone, Default, Debug)]
pub struct Score {
    pub wins: u64,
    pub draws: u64,
    pub losses: u64,
    pairs: [u64; 5],
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
        self.pairs[pair[0] + pair[1]] += 1;
    }

    /// The share of the points, and its standard error from the spread of the pairs.
    pub fn share(&self) -> (f64, f64) {
        let count = self.pairs.iter().sum::<u64>() as f64;
        let moment = |f: &dyn Fn(f64) -> f64| {
            let sum = self.pairs.iter().enumerate();
            sum.map(|(points, pairs)| f(points as f64 / 4.0) * *pairs as f64)
                .sum::<f64>()
                / count
        };
        let mean = moment(&|share| share);
        let spread = moment(&|share| (share - mean).powi(2));
        (mean, (spread / count).sqrt())
    }
}

/// The Elo difference that a share of the points stands for.
pub fn elo(share: f64) -> f64 {
    let share = share.clamp(1e-4, 1.0 - 1e-4);
    -400.0 * (1.0 / share - 1.0).log10()
}

impl std::fmt::Display for Score {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (share, error) = self.share();
        let bound = |sign: f64| elo(share + sign * 1.96 * error);
        write!(
            f,
            "+{} ={} -{}  {:.1} %  Elo {:+.0} [{:+.0}, {:+.0}]",
            self.wins,
            self.draws,
            self.losses,
            100.0 * share,
            elo(share),
            bound(-1.0),
            bound(1.0)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_quarters_of_the_points_are_191_elo() {
        let mut score = Score::default();
        for _ in 0..100 {
            score.add([2, 1]);
        }
        assert!((score.share().0 - 0.75).abs() < 1e-9);
        assert!((elo(0.75) - 190.8).abs() < 0.1);
        assert!(
            score
                .to_string()
                .starts_with("+100 =100 -0  75.0 %  Elo +191 [+191, +191]")
        );
    }
}
