//! The letters of printed pages: their shapes come along in the file, since the fonts that every
//! reader has know no Cyrillic.

use std::sync::LazyLock;

use ttf_parser::{Face, GlyphId, OutlineBuilder};

use super::sheet::{Point, Weight};

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

/// The outlines of a line of text whose base line begins at a place.
pub fn outlines(text: &str, at: Point, size: f64, weight: Weight) -> Vec<Vec<Point>> {
    let font = of(weight);
    let scale = size / f64::from(font.face.units_per_em());
    let mut pen = Pen {
        origin: at,
        scale,
        outlines: Vec::new(),
    };
    for letter in text.chars() {
        let glyph = font.glyph(letter);
        // A space has no outline.
        let _ = font.face.outline_glyph(glyph, &mut pen);
        pen.origin.0 += font.width(glyph) * size / 1000.0;
    }
    pen.outlines
}

/// Follows the outlines of letters.
struct Pen {
    /// Where the letter begins.
    origin: Point,
    scale: f64,
    outlines: Vec<Vec<Point>>,
}

impl Pen {
    fn place(&self, x: f32, y: f32) -> Point {
        let (left, base) = self.origin;
        (
            left + self.scale * f64::from(x),
            base - self.scale * f64::from(y),
        )
    }

    fn add(&mut self, point: Point) {
        if let Some(outline) = self.outlines.last_mut() {
            outline.push(point);
        }
    }

    /// A curve as straight lines: each pulls between the places that came before, as de Casteljau does.
    fn bend(&mut self, places: &[Point]) {
        const PIECES: u32 = 6;
        let Some(last) = self
            .outlines
            .last()
            .and_then(|outline| outline.last().copied())
        else {
            return;
        };
        for piece in 1..=PIECES {
            let share = f64::from(piece) / f64::from(PIECES);
            let mut pulled: Vec<Point> = std::iter::once(last)
                .chain(places.iter().copied())
                .collect();
            while pulled.len() > 1 {
                let between = |pair: &[Point]| {
                    let mean = |a: f64, b: f64| a + share * (b - a);
                    (mean(pair[0].0, pair[1].0), mean(pair[0].1, pair[1].1))
                };
                pulled = pulled.windows(2).map(between).collect();
            }
            self.add(pulled[0]);
        }
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        let place = self.place(x, y);
        self.outlines.push(vec![place]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let place = self.place(x, y);
        self.add(place);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let places = [self.place(x1, y1), self.place(x, y)];
        self.bend(&places);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let places = [self.place(x1, y1), self.place(x2, y2), self.place(x, y)];
        self.bend(&places);
    }

    fn close(&mut self) {}
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
