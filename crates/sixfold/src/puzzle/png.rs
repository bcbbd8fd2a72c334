//! A sheet as PNG: its shapes on white, smoothed at their edges. Texts are left out.

use std::io::{self, Write};

use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};

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
        Packing(error: io::Error) => "{error}",
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

/// The means of the samples of each pixel, row by row, each row after its filter byte.
fn smooth(image: &[[u8; 3]], width: usize, height: usize) -> Vec<u8> {
    let mut rows = Vec::with_capacity(height * (3 * width + 1));
    for y in 0..height {
        rows.push(0);
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

fn encode(rows: &[u8], width: usize, height: usize) -> std::io::Result<Vec<u8>> {
    let mut header = Vec::new();
    header.extend((width as u32).to_be_bytes());
    header.extend((height as u32).to_be_bytes());
    // Eight bits a channel, true colour, no interlacing.
    header.extend([8, 2, 0, 0, 0]);
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::default());
    packed.write_all(rows)?;
    let mut png = b"\x89PNG\r\n\x1a\n".to_vec();
    chunk(&mut png, b"IHDR", &header);
    chunk(&mut png, b"IDAT", &packed.finish()?);
    chunk(&mut png, b"IEND", &[]);
    Ok(png)
}

fn chunk(png: &mut Vec<u8>, kind: &[u8; 4], bytes: &[u8]) {
    png.extend((bytes.len() as u32).to_be_bytes());
    let start = png.len();
    png.extend(kind);
    png.extend(bytes);
    let mut crc = Crc::new();
    crc.update(&png[start..]);
    png.extend(crc.sum().to_be_bytes());
}
