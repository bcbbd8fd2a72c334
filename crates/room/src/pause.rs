//! How long to wait before a broken connection is tried again.

/// The first pause in milliseconds.
const FIRST: u32 = 500;
/// No pause is longer.
const MOST: u32 = 20_000;

/// The pause before a try, from 0, in milliseconds. `chance` lies between 0 and 1 and spreads the
/// pauses, so that a server that comes back is not met by everybody at once.
pub fn pause(attempt: u32, chance: f64) -> u32 {
    let doubled = FIRST.saturating_mul(1 << attempt.min(10)).min(MOST);
    (f64::from(doubled) * (0.75 + 0.5 * chance)) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_a_bound_and_are_spread() {
        let calm: Vec<u32> = (0..8).map(|attempt| pause(attempt, 0.5)).collect();
        assert_eq!(
            calm,
            [500, 1_000, 2_000, 4_000, 8_000, 16_000, 20_000, 20_000]
        );
        assert_eq!((pause(0, 0.0), pause(0, 1.0)), (375, 625));
        assert_eq!(pause(u32::MAX, 1.0), 25_000);
    }
}
