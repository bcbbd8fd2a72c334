//! The style sheet: every file of `style/` as a layer of its name, in the order of `layers.css`.

use std::path::Path;

use super::{files, read};
use crate::failure::Failure;

/// Declares the layers, the weakest first.
const LAYERS: &str = "layers.css";

/// The whole sheet; fails for a file without a layer and for a layer without a file.
pub fn sheet(folder: &Path) -> Result<String, Failure> {
    let mut sheet = read(&folder.join(LAYERS))?;
    let names = names(&sheet);
    for file in files(folder)? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let is_layer = names.iter().any(|layer| name == format!("{layer}.css"));
        if !is_layer && name != LAYERS {
            return Err(Failure::NoLayer(name.into_owned()));
        }
    }
    for name in names {
        let rules = read(&folder.join(format!("{name}.css")))?;
        sheet.push_str(&format!("@layer {name} {{\n{rules}}}\n"));
    }
    Ok(sheet)
}

/// The names in `@layer first, second;`.
fn names(declared: &str) -> Vec<String> {
    let list = declared.split_once("@layer ");
    let list = list.and_then(|(_, rest)| rest.split_once(';'));
    let (list, _) = list.unwrap_or_default();
    list.split(", ").map(str::to_owned).collect()
}
