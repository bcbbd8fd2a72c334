//! The style sheets: every file of `style/` as a layer of its name, in the order of `layers.css`.

use std::path::Path;

use super::{files, read};
use crate::failure::Failure;

/// Declares the layers, the weakest first.
const LAYERS: &str = "layers.css";
/// The last layer that a running game needs; those behind it are for all other pages.
const LAST_OF_PLAY: &str = "gemblo";
/// The layer that is fetched by whoever wants help at a running game.
const TUTOR: &str = "tutor";

/// The sheet that everybody loads, that of all pages but the running game, and that of the tutor; fails for a file without
/// a layer and for a layer without a file.
pub fn sheets(folder: &Path) -> Result<[String; 3], Failure> {
    let mut sheets = [read(&folder.join(LAYERS))?, String::new(), String::new()];
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
        let rules = without_comments(&read(&folder.join(format!("{name}.css")))?);
        let is_of_others = first.is_some_and(|last| index > last);
        let sheet = if name == TUTOR {
            2
        } else {
            usize::from(is_of_others)
        };
        sheets[sheet].push_str(&format!("@layer {name} {{\n{rules}}}\n"));
    }
    Ok(sheets)
}

/// The rules alone; comments are for whoever reads the files.
fn without_comments(css: &str) -> String {
    let parts = css.split("/*");
    let kept = parts.map(|part| part.split_once("*/").map_or(part, |(_, rules)| rules));
    kept.collect()
}

/// The names in `@layer first, second;`.
fn names(declared: &str) -> Vec<String> {
    let list = declared.split_once("@layer ");
    let list = list.and_then(|(_, rest)| rest.split_once(';'));
    let (list, _) = list.unwrap_or_default();
    list.split(", ").map(str::to_owned).collect()
}
