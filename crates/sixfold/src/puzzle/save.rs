//! Writes the pictures that were asked for.

use super::arguments::Files;
use super::sheet::Sheet;
use super::{png, svg};
use crate::failure::Failure;
use crate::save::{Existing, save};

/// Writes a sheet into each of the files that were named.
pub fn pictures(files: &Files, sheet: &Sheet) -> Result<(), Failure> {
    let existing = if files.force {
        Existing::Replace
    } else {
        Existing::Keep
    };
    if let Some(file) = &files.svg {
        save(file, svg::write(sheet), existing).map_err(Failure::new)?;
    }
    if let Some(file) = &files.png {
        let image = png::write(sheet).map_err(Failure::new)?;
        save(file, image, existing).map_err(Failure::new)?;
    }
    Ok(())
}
