//! Writes the pictures that were asked for.

use super::arguments::Files;
use super::sheet::Sheet;
use super::{png, svg};
use crate::failure::Failure;
use crate::save::save;

/// Writes a sheet into each of the files that were named.
pub fn pictures(files: &Files, sheet: &Sheet) -> Result<(), Failure> {
    if let Some(file) = &files.svg {
        save(file, svg::write(sheet), files.force)?;
    }
    if let Some(file) = &files.png {
        save(file, png::write(sheet)?, files.force)?;
    }
    Ok(())
}
