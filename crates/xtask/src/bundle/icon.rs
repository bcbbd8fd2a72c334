//! The app's picture as PNG, for devices that take no SVG: a hexagon with a ring, as in `icon.svg`.

use std::path::Path;

use png::{ColorType, Compression, Encoder, EncodingError};

use super::write;
use crate::failure::{Failure, at};

type Colour = [u8; 3];

const FIELD: Colour = [0x1f, 0x6f, 0x78];
const EDGE: Colour = [0x12, 0x28, 0x2c];
const RING: Colour = [0xfb, 0xf6, 0xea];
/// Samples across a pixel, so that edges are smooth.
const SAMPLES: u32 = 4;

/// What lies round the hexagon.
#[derive(Clone, Copy, PartialEq)]
enum Ground {
    Clear,
    /// The device cuts the picture to its own shape, so that it must reach the edge.
    Filled,
}

/// Writes the icons that the manifest names.
pub fn write_into(dist: &Path) -> Result<(), Failure> {
    for (name, size, ground) in [
        ("icon-192.png", 192, Ground::Clear),
        ("icon-512.png", 512, Ground::Clear),
        ("icon-maskable.png", 512, Ground::Filled),
    ] {
        let file = dist.join(name);
        let picture = png(size, ground).map_err(|error| at(&file)(error.into()))?;
        write(&file, &picture)?;
    }
    Ok(())
}

/// The colour at a place of the drawing, which reaches from -16 to 16; nothing where it is clear.
fn colour(x: f64, y: f64, ground: Ground) -> Option<Colour> {
    let from_ring = (x.hypot(y) - 6.2).abs();
    let half_width = 12.557;
    let in_hexagon = x.abs() <= half_width && y.abs() + x.abs() / 3f64.sqrt() <= 14.5;
    match ground {
        _ if from_ring <= 1.5 => Some(RING),
        _ if from_ring <= 2.3 => Some(EDGE),
        Ground::Filled => Some(FIELD),
        Ground::Clear => in_hexagon.then_some(FIELD),
    }
}

fn pixel(x: u32, y: u32, size: u32, ground: Ground) -> [u8; 4] {
    let place = |pixel: u32, sample: u32| {
        let at = f64::from(pixel) + (f64::from(sample) + 0.5) / f64::from(SAMPLES);
        at / f64::from(size) * 32.0 - 16.0
    };
    let samples = (0..SAMPLES * SAMPLES).map(|number| (number % SAMPLES, number / SAMPLES));
    // A clear sample has no colour of its own to mix in.
    let seen: Vec<Colour> = samples
        .filter_map(|(across, down)| colour(place(x, across), place(y, down), ground))
        .collect();
    let count = seen.len() as u32;
    let mean = |part: usize| {
        let sum: u32 = seen.iter().map(|colour| u32::from(colour[part])).sum();
        (sum / count.max(1)) as u8
    };
    let alpha = (count * 255 / (SAMPLES * SAMPLES)) as u8;
    [mean(0), mean(1), mean(2), alpha]
}

fn png(size: u32, ground: Ground) -> Result<Vec<u8>, EncodingError> {
    let places = (0..size * size).map(|index| (index % size, index / size));
    let pixels: Vec<u8> = places
        .flat_map(|(x, y)| pixel(x, y, size, ground))
        .collect();
    let mut png = Vec::new();
    let mut encoder = Encoder::new(&mut png, size, size);
    encoder.set_color(ColorType::Rgba);
    encoder.set_compression(Compression::High);
    encoder.write_header()?.write_image_data(&pixels)?;
    Ok(png)
}
