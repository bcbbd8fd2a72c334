//! Shares of one, by logits.

use gemblo::raw::Spot;

/// Turns logits into probabilities that add up to one, at a temperature.
pub(crate) fn softmax(scored: &mut [(f32, Spot)], temperature: f32) {
    let top = scored
        .iter()
        .map(|(score, _)| *score)
        .fold(f32::MIN, f32::max);
    let mut total = 0.0;
    for (score, _) in scored.iter_mut() {
        *score = exp((*score - top) / temperature);
        total += *score;
    }
    for (score, _) in scored {
        *score /= total;
    }
}

/// The exponential of a number that is not positive, the same on every machine.
///
/// The standard one differs in the last bit between native and wasm, and with it whole searches.
pub(crate) fn exp(x: f32) -> f32 {
    let halvings = (x * std::f32::consts::LOG2_E).max(-126.0);
    let whole = halvings.floor();
    let part = (halvings - whole) * std::f32::consts::LN_2;
    let terms = [
        1.0 / 720.0,
        1.0 / 120.0,
        1.0 / 24.0,
        1.0 / 6.0,
        0.5,
        1.0,
        1.0,
    ];
    let mantissa = terms.into_iter().fold(0.0, |sum, term| sum * part + term);
    mantissa * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponential_is_close_to_the_standard_one() {
        for i in 0..2_000 {
            let x = i as f32 * -0.01;
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-4, "{x}");
        }
        assert!(exp(-1e9) < 1e-30);
    }
}
