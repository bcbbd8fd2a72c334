//! Strength from results: Elo differences, their 95 % intervals, and the sequential test.
//!
//! The games of a round share an opening and are not independent, so the unit is the round (with
//! two players a pair of games with colours swapped), and errors come from the spread of the rounds.

/// The half width of a 95 % interval in standard errors.
const NORMAL_95: f64 = 1.96;
/// The sequential test may err so often, in either direction.
const ERROR: f64 = 0.05;

/// Means of rounds.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Sample {
    rounds: u32,
    sum: f64,
    squares: f64,
}

impl Sample {
    /// Adds the results of a round's games.
    pub fn add(&mut self, results: impl ExactSizeIterator<Item = f64>) {
        let count = results.len() as f64;
        let mean = results.sum::<f64>() / count;
        self.rounds += 1;
        self.sum += mean;
        self.squares += mean * mean;
    }

    /// The number of rounds.
    pub fn rounds(&self) -> u32 {
        self.rounds
    }

    /// The mean of all rounds.
    pub fn mean(&self) -> f64 {
        self.sum / f64::from(self.rounds.max(1))
    }

    /// The variance of one round, with the two thought rounds.
    fn variance(&self, ends: [f64; 2]) -> f64 {
        let (count, mean) = self.centre(ends);
        let squares = self.squares + ends.iter().map(|end| end * end).sum::<f64>();
        squares / count - mean * mean
    }

    /// The 95 % interval of the mean, within the ends of what it can be.
    pub fn interval(&self, ends: [f64; 2]) -> [f64; 2] {
        let (count, mean) = self.centre(ends);
        let width = NORMAL_95 * (self.variance(ends) / count).sqrt();
        [(mean - width).max(ends[0]), (mean + width).min(ends[1])]
    }

    /// The half width of the 95 % interval of a mean without ends, going by the spread alone.
    pub fn error(&self) -> f64 {
        let count = f64::from(self.rounds);
        let spread = (self.squares - self.sum * self.mean()) / (count - 1.0).max(1.0);
        NORMAL_95 * (spread.max(0.0) / count.max(1.0)).sqrt()
    }

    /// The number and the mean of the rounds, with two more that are thought to have been played, one
    /// at each end (Agresti and Coull 1998): a few equal results are no proof that all will be equal.
    fn centre(&self, ends: [f64; 2]) -> (f64, f64) {
        let count = f64::from(self.rounds + 2);
        (count, (self.sum + ends[0] + ends[1]) / count)
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

/// The sequential probability ratio test of one Elo difference against another.
///
/// Generalised to rounds of several games by the normal approximation, as engine testers do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt([f64; 2]);

/// What the test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finding {
    /// The difference is the lower one.
    Lower,
    /// The difference is the higher one.
    Higher,
    /// More games are needed.
    Open,
}

impl Finding {
    /// The finding in one word.
    pub fn word(self) -> &'static str {
        match self {
            Finding::Lower => "H0",
            Finding::Higher => "H1",
            Finding::Open => "open",
        }
    }
}

impl Sprt {
    /// A test of two finite differences, the lower one first.
    pub fn new(lower: f64, higher: f64) -> Option<Sprt> {
        let is_test = lower < higher && lower.is_finite() && higher.is_finite();
        is_test.then_some(Sprt([lower, higher]))
    }

    /// The two differences.
    pub fn differences(&self) -> [f64; 2] {
        self.0
    }

    /// The log of how much likelier the higher difference makes what was seen.
    pub fn ratio(&self, points: &Sample) -> f64 {
        let [lower, higher] = self.0.map(share);
        let twice_off = 2.0 * points.mean() - lower - higher;
        let variance = points.variance([0.0, 1.0]);
        f64::from(points.rounds) * (higher - lower) * twice_off / (2.0 * variance)
    }

    /// The ratio beyond which the test is decided.
    pub fn bound() -> f64 {
        ((1.0 - ERROR) / ERROR).ln()
    }

    /// What the results say so far.
    pub fn finding(&self, points: &Sample) -> Finding {
        match self.ratio(points) {
            ratio if ratio >= Sprt::bound() => Finding::Higher,
            ratio if ratio <= -Sprt::bound() => Finding::Lower,
            _ => Finding::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(rounds: &[(f64, usize)]) -> Sample {
        let mut sample = Sample::default();
        for (mean, count) in rounds {
            (0..*count).for_each(|_| sample.add([*mean, *mean].into_iter()));
        }
        sample
    }

    #[test]
    fn three_quarters_of_the_points_are_191_elo() {
        assert!((elo(0.75) - 190.85).abs() < 0.01);
        assert!((share(190.85) - 0.75).abs() < 1e-4);
        assert_eq!((elo(1.0), elo(0.0)), (f64::INFINITY, f64::NEG_INFINITY));
        assert_eq!(elo(0.5), 0.0);
    }

    #[test]
    fn the_error_is_that_of_rounds() {
        // Every round is won or lost as a whole.
        let sample = sample(&[(0.0, 5_000), (1.0, 5_000)]);
        assert_eq!(sample.mean(), 0.5);
        // 1.96 sqrt(0.25 / 10,000) = 0.0098
        let [low, high] = sample.interval([0.0, 1.0]);
        assert!((low - 0.4902).abs() < 1e-4 && (high - 0.5098).abs() < 1e-4);
    }

    #[test]
    fn the_error_of_a_mean_without_ends_is_that_of_its_spread() {
        // A variance of 900 with 99 degrees of freedom: 1.96 * sqrt(900 * 100 / 99 / 100).
        let sample = sample(&[(-20.0, 50), (40.0, 50)]);
        assert_eq!(sample.mean(), 10.0);
        assert!(
            (sample.error() - 5.909_7).abs() < 1e-3,
            "{}",
            sample.error()
        );
        assert_eq!(Sample::default().error(), 0.0);
    }

    #[test]
    fn a_few_wins_are_no_certainty() {
        let sample = sample(&[(1.0, 4)]);
        assert_eq!(sample.mean(), 1.0);
        // (4 + 1) / 6 and sqrt(5 / 36 / 6)
        let [low, high] = sample.interval([0.0, 1.0]);
        assert!((low - (0.83333 - 1.96 * 0.152_15)).abs() < 1e-4, "{low}");
        assert_eq!(high, 1.0);
    }

    #[test]
    fn a_clear_difference_decides_and_an_even_start_does_not() {
        let test = Sprt::new(0.0, 20.0).unwrap();
        let finding = |rounds: &[(f64, usize)]| test.finding(&sample(rounds));
        assert_eq!(finding(&[]), Finding::Open);
        assert_eq!(finding(&[(0.5, 10), (0.0, 5), (1.0, 5)]), Finding::Open);
        let better = [(1.0, 300), (0.5, 300), (0.0, 100)];
        assert_eq!(finding(&better), Finding::Higher);
        let worse = [(1.0, 100), (0.5, 300), (0.0, 300)];
        assert_eq!(finding(&worse), Finding::Lower);
        assert!((Sprt::bound() - 2.944).abs() < 1e-3);
    }

    #[test]
    fn the_lower_difference_comes_first() {
        assert_eq!(Sprt::new(5.0, 0.0), None);
        assert_eq!(Sprt::new(0.0, f64::NAN), None);
        assert_eq!(
            Sprt::new(0.0, 5.0).map(|test| test.differences()),
            Some([0.0, 5.0])
        );
    }
}
