//! The style sheets: every file of `style/` as a layer of its name, in the order of `layers.css`.

use std::path::Path;

use super::{files, read};
use crate::failure::Failure;

/// Declares the layers, the weakest first.
const LAYERS: &str = "layers.css";
/// The last layer that a running game needs; those behind it are for all other pages.
const LAST_OF_PLAY: &str = "gemblo";

/// The sheet that everybody loads, and that of all pages but the running game; fails for a file without a layer and for a
/// layer without a file.
pub fn sheets(folder: &Path) -> Result<[String; 2], Failure> {
    let mut sheets = [read(&folder.join(LAYERS))?, String::new()];
    let names = names(&sheets[0]);
    for file in files(folder)? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let is_layer = names.iter().any(|layer| name == format!("{layer}.css"));
        if !is_layer && name != LAYERS {
            return Err(Failure::NoLayer(name.into_owned()));
        }
    }
    let first = names.iter().position(|name| name == LAST_OF_PLAY);
    for (index, name) in names.iter().enumerate() {
        let rules = read(&folder.join(format!("{name}.css")))?;
        let is_of_others = first.is_some_and(|last| index > last);
        sheets[usize::from(is_of_others)].push_str(&format!("@layer {name} {{\n{rules}}}\n"));
    }
    Ok(sheets)
}

/// The names in `@layer first, second;`.
fn names(declared: &str) -> Vec<String> {
    let list = declared.split_once("@layer ");
    let list = list.and_then(|(_, rest)| rest.split_once(';'));
    let (list, _) = list.unwrap_or_default();
    list.split(", ").map(str::to_owned).collect()
}
