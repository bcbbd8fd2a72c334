//! A sheet as PNG: its shapes and letters on white, smoothed at their edges.

use png::{ColorType, Encoder, EncodingError};

use super::font;
use super::sheet::{Mark, Point, Sheet};
use crate::failure::faults;

/// Pixels for each point of the sheet.
const SCALE: f64 = 2.0;

/// The colour of letters.
const BLACK: [u8; 3] = [0; 3];

/// Samples along each side of a pixel.
const SAMPLES: usize = 3;

/// Pictures with more pixels are refused.
const MOST_PIXELS: usize = 40_000_000;

faults! {
    /// Why there is no picture.
    pub enum Undrawn {
        TooLarge => "the picture is too large for a PNG file; try SVG",
        Packing(error: EncodingError) => "{error}",
    }
}

/// The bytes of a PNG file.
pub fn write(sheet: &Sheet) -> Result<Vec<u8>, Undrawn> {
    let width = (sheet.width * SCALE).ceil() as usize;
    let height = (sheet.height * SCALE).ceil() as usize;
    if width * height > MOST_PIXELS {
        return Err(Undrawn::TooLarge);
    }
    let mut image = vec![[255u8; 3]; width * height * SAMPLES * SAMPLES];
    for mark in &sheet.marks {
        let size = (width * SAMPLES, height * SAMPLES);
        match mark {
            Mark::Shape { points, colour } => {
                fill(&mut image, size, std::slice::from_ref(points), *colour);
            }
            Mark::Text {
                at,
                size: of_letters,
                text,
                weight,
            } => {
                let letters = font::outlines(text, *at, *of_letters, *weight);
                fill(&mut image, size, &letters, BLACK);
            }
        }
    }
    encode(&smooth(&image, width, height), width, height).map_err(Undrawn::Packing)
}

/// Colours every sample within outlines: round which they run in one direction more often than in the other.
fn fill(
    image: &mut [[u8; 3]],
    (width, height): (usize, usize),
    outlines: &[Vec<Point>],
    colour: [u8; 3],
) {
    let scale = SCALE * SAMPLES as f64;
    let sides: Vec<(Point, Point)> = outlines
        .iter()
        .flat_map(|points| {
            let scaled = |(x, y): Point| (x * scale, y * scale);
            let next = points.iter().cycle().skip(1);
            let sides = points.iter().zip(next);
            sides.map(move |(from, to)| (scaled(*from), scaled(*to)))
        })
        .collect();
    let top = sides.iter().map(|side| side.0.1).fold(f64::MAX, f64::min);
    let bottom = sides.iter().map(|side| side.0.1).fold(f64::MIN, f64::max);
    let rows = (top.floor().max(0.0) as usize)..(bottom.ceil().max(0.0) as usize).min(height);
    for row in rows {
        let mut winding = 0;
        let crossings = crossings(&sides, row as f64 + 0.5);
        for (at, (left, turn)) in crossings.iter().enumerate() {
            winding += turn;
            if winding == 0 {
                continue;
            }
            let right = crossings.get(at + 1).map_or(*left, |next| next.0);
            let first = (left - 0.5).ceil().max(0.0) as usize;
            let end = ((right - 0.5).floor() + 1.0).max(0.0) as usize;
            for column in first..end.min(width) {
                image[row * width + column] = colour;
            }
        }
    }
}

/// Where sides cross a row, from left to right: 1 for those that go down, -1 for those that go up.
fn crossings(sides: &[(Point, Point)], y: f64) -> Vec<(f64, i32)> {
    let crossed = sides.iter().filter_map(|(from, to)| {
        let turn = i32::from(from.1 <= y) - i32::from(to.1 <= y);
        let at = || from.0 + (to.0 - from.0) * (y - from.1) / (to.1 - from.1);
        (turn != 0).then(|| (at(), turn))
    });
    let mut crossed: Vec<(f64, i32)> = crossed.collect();
    crossed.sort_by(|one, other| one.0.total_cmp(&other.0));
    crossed
}

/// The means of the samples of each pixel, row by row.
fn smooth(image: &[[u8; 3]], width: usize, height: usize) -> Vec<u8> {
    let mut rows = Vec::with_capacity(height * 3 * width);
    for y in 0..height {
        for x in 0..width {
            let mut sum = [0usize; 3];
            for sample in 0..SAMPLES * SAMPLES {
                let row = y * SAMPLES + sample / SAMPLES;
                let column = x * SAMPLES + sample % SAMPLES;
                let pixel = image[row * width * SAMPLES + column];
                (0..3).for_each(|i| sum[i] += usize::from(pixel[i]));
            }
            rows.extend(sum.map(|sum| (sum / (SAMPLES * SAMPLES)) as u8));
        }
    }
    rows
}

fn encode(rows: &[u8], width: usize, height: usize) -> Result<Vec<u8>, EncodingError> {
    let mut png = Vec::new();
    let mut encoder = Encoder::new(&mut png, width as u32, height as u32);
    encoder.set_color(ColorType::Rgb);
    encoder.write_header()?.write_image_data(rows)?;
    Ok(png)
}
