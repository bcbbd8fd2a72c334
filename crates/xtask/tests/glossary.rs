//! The glossary as a test: each of our words lives where ARCHITECTURE.md says it does.

mod sources;

use std::fs;

use sources::{root, texts};

/// The first word of what defines a type or a module.
const KEYWORDS: [&str; 5] = ["struct", "enum", "trait", "type", "mod"];

/// What the last column of the glossary names, each as `crate` or `crate::name`.
fn homes(architecture: &str) -> Vec<&str> {
    let glossary = architecture.split("## Glossary").nth(1).unwrap();
    let glossary = glossary.split("\n## ").next().unwrap();
    let rows = glossary.lines().filter(|line| line.starts_with("| "));
    let homes = rows.skip(1).filter_map(|row| row.split('|').nth(3));
    homes
        .flat_map(|homes| homes.split('`').skip(1).step_by(2))
        .collect()
}

/// Whether a text defines something of this name, or exports what a macro made.
fn defines(text: &str, name: &str) -> bool {
    let defined = words(text)
        .windows(2)
        .any(|pair| KEYWORDS.contains(&pair[0]) && pair[1] == name);
    let exports = text.split("pub use ").skip(1);
    let mut exports = exports.filter_map(|export| export.split(';').next());
    defined || exports.any(|export| words(export).contains(&name))
}

fn words(text: &str) -> Vec<&str> {
    let is_name = |character: char| character.is_alphanumeric() || character == '_';
    text.split(|character| !is_name(character))
        .filter(|word| !word.is_empty())
        .collect()
}

/// Whether something lives where the glossary says.
fn is_at_home(home: &str) -> bool {
    let (krate, name) = home.split_once("::").unwrap_or((home, ""));
    let folder = root().join("crates").join(krate.replace('_', "-"));
    let texts = texts(&folder.join("src"));
    !texts.is_empty() && (name.is_empty() || texts.iter().any(|text| defines(text, name)))
}

#[test]
fn every_word_of_the_glossary_lives_where_it_says() {
    let architecture = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let homes = homes(&architecture);
    assert!(homes.len() > 30, "the glossary is not found");
    let lost: Vec<&str> = homes.into_iter().filter(|home| !is_at_home(home)).collect();
    assert!(lost.is_empty(), "{lost:#?}");
}
