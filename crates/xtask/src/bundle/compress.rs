//! Compresses every file once, so that no request has to.

use std::io::Write;
use std::path::Path;

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

use super::{files, write};
use crate::failure::{Failure, at};

/// Writes `name.br` and `name.gz` beside every file.
pub fn folder(folder: &Path) -> Result<(), Failure> {
    for file in files(folder)? {
        let bytes = std::fs::read(&file).map_err(at(&file))?;
        let name = file.display();
        let brotli = brotli(&bytes).map_err(at(&file))?;
        write(format!("{name}.br").as_ref(), &brotli)?;
        let gzip = gzip(&bytes).map_err(at(&file))?;
        write(format!("{name}.gz").as_ref(), &gzip)?;
    }
    Ok(())
}

/// The bytes compressed as well as can be.
pub fn brotli(mut bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut compressed = Vec::new();
    let best = BrotliEncoderParams {
        quality: 11,
        lgwin: 22,
        ..BrotliEncoderParams::default()
    };
    brotli::BrotliCompress(&mut bytes, &mut compressed, &best)?;
    Ok(compressed)
}

fn gzip(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}
