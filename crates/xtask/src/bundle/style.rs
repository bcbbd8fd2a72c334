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
    let declared = read(&folder.join(LAYERS))?;
    let names = names(&declared);
    let mut sheets = [squeezed(&declared), String::new(), String::new()];
    for file in files(folder)? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let is_layer = names.iter().any(|layer| name == format!("{layer}.css"));
        if !is_layer && name != LAYERS {
            return Err(Failure::NoLayer(name.into_owned()));
        }
    }
    let first = names.iter().position(|name| name == LAST_OF_PLAY);
    for (index, name) in names.iter().enumerate() {
        let rules = squeezed(&read(&folder.join(format!("{name}.css")))?);
        let is_of_others = first.is_some_and(|last| index > last);
        let sheet = if name == TUTOR {
            2
        } else {
            usize::from(is_of_others)
        };
        sheets[sheet].push_str(&format!("@layer {name}{{{rules}}}"));
    }
    Ok(sheets)
}

/// The rules alone; comments and blanks are for whoever reads the files.
fn squeezed(css: &str) -> String {
    let parts = css.split("/*");
    let kept = parts.map(|part| part.split_once("*/").map_or(part, |(_, rules)| rules));
    let kept: String = kept.collect();
    let line: Vec<&str> = kept.split_whitespace().collect();
    let blanks = [
        (" {", "{"),
        ("{ ", "{"),
        ("; ", ";"),
        (";}", "}"),
        ("} ", "}"),
        (": ", ":"),
        (", ", ","),
    ];
    blanks.iter().fold(line.join(" "), |css, (wide, tight)| {
        css.replace(wide, tight)
    })
}

/// The names in `@layer first, second;`.
fn names(declared: &str) -> Vec<String> {
    let list = declared.split_once("@layer ");
    let list = list.and_then(|(_, rest)| rest.split_once(';'));
    let (list, _) = list.unwrap_or_default();
    list.split(", ").map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_that_mean_something_stay() {
        let css = "/* a */\n.b,\n.c > .d :is(e, f) {\n  g: 1px 2px; /* h */\n  i: calc(1px - 2px);\n}\n@media (j: k) and (l) { m { n: o; } }\n";
        let tight = ".b,.c > .d :is(e,f){g:1px 2px;i:calc(1px - 2px)}@media (j:k) and (l){m{n:o}}";
        assert_eq!(squeezed(css), tight);
    }
}
