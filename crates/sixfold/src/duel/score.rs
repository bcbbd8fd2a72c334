//! Strength from results: means with their errors, and Elo.
//!
//! The games of a round share an opening and are not independent, so errors come from the spread
//! of the rounds.

/// The half width of a 95 % interval in standard errors.
const NORMAL_95: f64 = 1.96;

/// Means of rounds.
#[derive(Clone, Default, Debug)]
pub struct Sample {
    means: Vec<f64>,
}

impl Sample {
    /// Adds the results of a round's games.
    pub fn add(&mut self, results: impl ExactSizeIterator<Item = f64>) {
        let count = results.len() as f64;
        self.means.push(results.sum::<f64>() / count);
    }

    /// The number of rounds.
    pub fn len(&self) -> usize {
        self.means.len()
    }

    /// The mean of all rounds.
    pub fn mean(&self) -> f64 {
        self.means.iter().sum::<f64>() / self.means.len().max(1) as f64
    }

    /// The variance of one round, with the two thought rounds.
    pub fn variance(&self, ends: [f64; 2]) -> f64 {
        let (count, mean) = self.centre(ends);
        let all = self.means.iter().chain(&ends);
        all.map(|each| (each - mean).powi(2)).sum::<f64>() / count
    }

    /// The 95 % interval of the mean, within the ends of what it can be.
    pub fn interval(&self, ends: [f64; 2]) -> [f64; 2] {
        let (count, mean) = self.centre(ends);
        let width = NORMAL_95 * (self.variance(ends) / count).sqrt();
        [(mean - width).max(ends[0]), (mean + width).min(ends[1])]
    }

    /// The number and the mean of the rounds, with two more that are thought to have been played, one
    /// at each end (Agresti and Coull 1998): a few equal results are no proof that all will be equal.
    fn centre(&self, ends: [f64; 2]) -> (f64, f64) {
        let count = (self.means.len() + 2) as f64;
        let sum: f64 = self.means.iter().chain(&ends).sum();
        (count, sum / count)
    }
}

/// The Elo difference that a share of the points stands for; infinite at the ends.
pub fn elo(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

/// The share of the points that an Elo difference stands for.
pub fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_quarters_of_the_points_are_191_elo() {
        assert!((elo(0.75) - 190.85).abs() < 0.01);
        assert!((share(190.85) - 0.75).abs() < 1e-4);
        assert_eq!((elo(1.0), elo(0.0)), (f64::INFINITY, f64::NEG_INFINITY));
        assert_eq!(elo(0.5), 0.0);
    }

    #[test]
    fn the_error_is_that_of_rounds() {
        let mut sample = Sample::default();
        for round in 0..10_000 {
            // Every round is won or lost as a whole.
            let result = f64::from(round % 2);
            sample.add([result, result].into_iter());
        }
        assert_eq!(sample.mean(), 0.5);
        // 1.96 sqrt(0.25 / 10,000) = 0.0098
        let [low, high] = sample.interval([0.0, 1.0]);
        assert!((low - 0.4902).abs() < 1e-4 && (high - 0.5098).abs() < 1e-4);
    }

    #[test]
    fn a_few_wins_are_no_certainty() {
        let mut sample = Sample::default();
        for _ in 0..4 {
            sample.add([1.0, 1.0].into_iter());
        }
        assert_eq!(sample.mean(), 1.0);
        // (4 + 1) / 6 and sqrt(5 / 36 / 6)
        let [low, high] = sample.interval([0.0, 1.0]);
        assert!((low - (0.83333 - 1.96 * 0.152_15)).abs() < 1e-4, "{low}");
        assert_eq!(high, 1.0);
    }
}
