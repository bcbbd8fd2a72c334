//! The letters of printed pages: their shapes come along in the file, since the fonts that every
//! reader has know no Cyrillic.

use std::sync::LazyLock;

use ttf_parser::{Face, GlyphId};

use super::sheet::Weight;

/// A font with the letters of all our languages; `fonts/README.md` tells where it comes from.
pub struct Font {
    pub name: &'static str,
    pub bytes: &'static [u8],
    pub face: Face<'static>,
}

static FONTS: LazyLock<[Font; 2]> = LazyLock::new(|| {
    let plain = include_bytes!("../../fonts/DejaVuSansCondensed.ttf");
    let bold = include_bytes!("../../fonts/DejaVuSansCondensed-Bold.ttf");
    [
        font("DejaVuSansCondensed", plain),
        font("DejaVuSansCondensed-Bold", bold),
    ]
});

fn font(name: &'static str, bytes: &'static [u8]) -> Font {
    let face = Face::parse(bytes, 0).expect("the font comes with the program");
    Font { name, bytes, face }
}

/// The font of letters so heavy.
pub fn of(weight: Weight) -> &'static Font {
    match weight {
        Weight::Plain => &FONTS[0],
        Weight::Bold => &FONTS[1],
    }
}

/// How wide a line of text is.
pub fn width(text: &str, size: f64, weight: Weight) -> f64 {
    let font = of(weight);
    let letters = text.chars().map(|letter| font.width(font.glyph(letter)));
    letters.sum::<f64>() * size / 1000.0
}

impl Font {
    /// The shape of a letter; that of a missing letter if there is none.
    pub fn glyph(&self, letter: char) -> GlyphId {
        self.face.glyph_index(letter).unwrap_or_default()
    }

    /// The width of a shape in thousandths of the size.
    pub fn width(&self, glyph: GlyphId) -> f64 {
        self.thousandths(self.face.glyph_hor_advance(glyph).unwrap_or_default())
    }

    /// A length of the font in thousandths of the size.
    pub fn thousandths(&self, length: impl Into<f64>) -> f64 {
        length.into() * 1000.0 / f64::from(self.face.units_per_em())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_of_our_languages_has_a_shape() {
        let letters =
            "Aa’“”„«»…–— œŒéçÀ ăâîșțĂÂÎȘȚ абвґдеєжзиіїйклмнопрстуфхцчшщьюя ёъыэ ЄІЇҐЁЪЫЭ ★×";
        for weight in [Weight::Plain, Weight::Bold] {
            let font = of(weight);
            let missing = |letter: &char| font.face.glyph_index(*letter).is_none();
            assert_eq!(letters.chars().filter(missing).collect::<String>(), "");
        }
        assert!(width("mm", 10.0, Weight::Bold) > width("mm", 10.0, Weight::Plain));
    }
}
