//! Colours as the tokens write them, and how well one is seen on another.

/// Red, green, blue and alpha, each from 0 to 1.
#[derive(Clone, Copy, Debug)]
pub struct Colour([f64; 4]);

impl Colour {
    /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
    pub fn read(text: &str) -> Option<Colour> {
        let digits = text.strip_prefix('#')?;
        let width = if digits.len() < 6 { 1 } else { 2 };
        let part = |index: usize| {
            let digits = digits.get(index * width..(index + 1) * width)?;
            let value = u32::from_str_radix(digits, 16).ok()?;
            let most = 16u32.pow(width as u32) - 1;
            Some(f64::from(value) / f64::from(most))
        };
        let alpha = part(3).unwrap_or(1.0);
        Some(Colour([part(0)?, part(1)?, part(2)?, alpha]))
    }

    /// What is seen of the colour on an opaque one.
    pub fn over(self, ground: Colour) -> Colour {
        let [.., alpha] = self.0;
        let mix = |part: usize| self.0[part] * alpha + ground.0[part] * (1.0 - alpha);
        Colour([mix(0), mix(1), mix(2), 1.0])
    }

    /// The contrast of two opaque colours, from 1 to 21 (WCAG 2.2, "contrast ratio").
    pub fn contrast(self, other: Colour) -> f64 {
        let (one, other) = (self.luminance(), other.luminance());
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    /// How light the colour is, from 0 to 1 (WCAG 2.2, "relative luminance").
    pub fn luminance(self) -> f64 {
        let linear = |part: f64| {
            if part <= 0.040_45 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        };
        let [red, green, blue, _] = self.0;
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}

#[test]
fn contrasts_are_those_of_the_standard() {
    let contrast = |one, other| {
        let [one, other] = [one, other].map(|text| Colour::read(text).expect("a colour"));
        (one.over(other).contrast(other) * 100.0).round()
    };
    assert_eq!(contrast("#000", "#ffffff"), 2100.0);
    assert_eq!(contrast("#777", "#fff"), 448.0);
    assert_eq!(contrast("#ff0000", "#0000ff"), 215.0);
    assert_eq!(contrast("#00000000", "#123456"), 100.0);
}
