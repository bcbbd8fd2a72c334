//! The app's picture as PNG, for devices that take no SVG: a hexagon with a ring, as in `icon.svg`.

use std::path::Path;

use png::{ColorType, Compression, Encoder, EncodingError};

use super::write;
use crate::failure::{Failure, at};

type Colour = [u8; 4];

const CLEAR: Colour = [0, 0, 0, 0];
const FIELD: Colour = [0x1f, 0x6f, 0x78, 0xff];
const EDGE: Colour = [0x12, 0x28, 0x2c, 0xff];
const RING: Colour = [0xfb, 0xf6, 0xea, 0xff];
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

/// The colour at a place of the drawing, which reaches from -16 to 16.
fn colour(x: f64, y: f64, ground: Ground) -> Colour {
    let from_ring = (x.hypot(y) - 6.2).abs();
    let half_width = 12.557;
    let in_hexagon = x.abs() <= half_width && y.abs() + x.abs() / 3f64.sqrt() <= 14.5;
    match ground {
        _ if from_ring <= 1.5 => RING,
        _ if from_ring <= 2.3 => EDGE,
        Ground::Filled => FIELD,
        Ground::Clear if in_hexagon => FIELD,
        Ground::Clear => CLEAR,
    }
}

fn pixel(x: u32, y: u32, size: u32, ground: Ground) -> Colour {
    let mut sums = [0u32; 4];
    let place = |pixel: u32, sample: u32| {
        let at = f64::from(pixel) + (f64::from(sample) + 0.5) / f64::from(SAMPLES);
        at / f64::from(size) * 32.0 - 16.0
    };
    for sample in 0..SAMPLES * SAMPLES {
        let (across, down) = (sample % SAMPLES, sample / SAMPLES);
        let [red, green, blue, alpha] = colour(place(x, across), place(y, down), ground);
        // A clear sample has no colour of its own to mix in.
        for (sum, part) in sums.iter_mut().zip([red, green, blue]) {
            *sum += u32::from(part) * u32::from(alpha > 0);
        }
        sums[3] += u32::from(alpha > 0);
    }
    let seen = sums[3].max(1);
    let part = |sum: u32| (sum / seen) as u8;
    let alpha = (sums[3] * 255 / (SAMPLES * SAMPLES)) as u8;
    [part(sums[0]), part(sums[1]), part(sums[2]), alpha]
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
