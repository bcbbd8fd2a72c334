//! The sequential probability ratio test: when enough games were played.
//!
//! Generalised to rounds of several games by the normal approximation, as engine testers do.

use super::score::{Sample, share};

/// Both kinds of error are allowed so often.
const ERROR: f64 = 0.05;

/// A test of one Elo difference against another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    pub elo: [f64; 2],
}

/// What the test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The difference is the lower one.
    Lower,
    /// The difference is the higher one.
    Higher,
    /// More games are needed, or no test was asked for.
    Open,
}

impl Verdict {
    /// The verdict in one word.
    pub fn word(self) -> &'static str {
        match self {
            Verdict::Lower => "H0",
            Verdict::Higher => "H1",
            Verdict::Open => "open",
        }
    }
}

impl Sprt {
    /// Reads the two differences, if there are any.
    pub fn read(elo: Option<&[f64]>) -> Result<Option<Sprt>, String> {
        match elo {
            None => Ok(None),
            Some([lower, higher]) if lower < higher && lower.is_finite() && higher.is_finite() => {
                Ok(Some(Sprt {
                    elo: [*lower, *higher],
                }))
            }
            Some(_) => Err("--sprt needs two differences, the lower one first".to_owned()),
        }
    }

    /// The log of how much likelier the higher difference makes what was seen.
    pub fn ratio(&self, points: &Sample) -> f64 {
        let [lower, higher] = self.elo.map(share);
        let twice_off = 2.0 * points.mean() - lower - higher;
        let variance = points.variance([0.0, 1.0]);
        points.len() as f64 * (higher - lower) * twice_off / (2.0 * variance)
    }

    /// The ratio beyond which the test is decided.
    pub fn bound() -> f64 {
        ((1.0 - ERROR) / ERROR).ln()
    }

    /// What the results say so far.
    pub fn verdict(&self, points: &Sample) -> Verdict {
        match self.ratio(points) {
            ratio if ratio >= Sprt::bound() => Verdict::Higher,
            ratio if ratio <= -Sprt::bound() => Verdict::Lower,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(rounds: &[(f64, usize)]) -> Verdict {
        let mut points = Sample::default();
        for (mean, count) in rounds {
            for _ in 0..*count {
                points.add([*mean].into_iter());
            }
        }
        Sprt { elo: [0.0, 20.0] }.verdict(&points)
    }

    #[test]
    fn a_clear_difference_decides_and_an_even_start_does_not() {
        assert_eq!(verdict(&[]), Verdict::Open);
        assert_eq!(verdict(&[(0.5, 10), (0.0, 5), (1.0, 5)]), Verdict::Open);
        assert_eq!(
            verdict(&[(1.0, 300), (0.5, 300), (0.0, 100)]),
            Verdict::Higher
        );
        assert_eq!(
            verdict(&[(1.0, 100), (0.5, 300), (0.0, 300)]),
            Verdict::Lower
        );
        assert!((Sprt::bound() - 2.944).abs() < 1e-3);
    }

    #[test]
    fn the_lower_difference_comes_first() {
        assert!(Sprt::read(Some(&[5.0, 0.0])).is_err());
        assert!(Sprt::read(Some(&[0.0, f64::NAN])).is_err());
        assert_eq!(Sprt::read(None), Ok(None));
    }
}
