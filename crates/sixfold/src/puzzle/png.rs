//! A sheet as PNG: its shapes on white, smoothed at their edges. Texts are left out.

use png::{ColorType, Encoder, EncodingError};

use super::sheet::{Mark, Point, Sheet};
use crate::failure::faults;

/// Pixels for each point of the sheet.
const SCALE: f64 = 2.0;

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
        if let Mark::Shape { points, colour } = mark {
            fill(
                &mut image,
                width * SAMPLES,
                height * SAMPLES,
                points,
                *colour,
            );
        }
    }
    encode(&smooth(&image, width, height), width, height).map_err(Undrawn::Packing)
}

/// Colours every sample within a convex shape.
fn fill(image: &mut [[u8; 3]], width: usize, height: usize, points: &[Point], colour: [u8; 3]) {
    let scale = SCALE * SAMPLES as f64;
    let points: Vec<Point> = points.iter().map(|(x, y)| (x * scale, y * scale)).collect();
    let top = points.iter().map(|point| point.1).fold(f64::MAX, f64::min);
    let bottom = points.iter().map(|point| point.1).fold(f64::MIN, f64::max);
    let rows = (top.floor().max(0.0) as usize)..(bottom.ceil().max(0.0) as usize).min(height);
    for row in rows {
        let y = row as f64 + 0.5;
        let crossings = (0..points.len()).filter_map(|i| {
            let (from, to) = (points[i], points[(i + 1) % points.len()]);
            let crosses = (from.1 <= y) != (to.1 <= y);
            crosses.then(|| from.0 + (to.0 - from.0) * (y - from.1) / (to.1 - from.1))
        });
        let (left, right) = crossings.fold((f64::MAX, f64::MIN), |(a, b), x| (a.min(x), b.max(x)));
        let first = (left - 0.5).ceil().max(0.0) as usize;
        let end = ((right - 0.5).floor() + 1.0).max(0.0) as usize;
        for column in first..end.min(width) {
            image[row * width + column] = colour;
        }
    }
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
