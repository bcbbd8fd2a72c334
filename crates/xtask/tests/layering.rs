//! The architecture as a test: which crate may use which. A new edge is a decision, and so is one
//! that nobody uses any more: neither the table nor a manifest may list it.

mod sources;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use sources::{root, texts};
use toml::Table;

/// Each crate, the crates of this project that it may use, and whether it may use others' crates.
const LAYERS: &[(&str, &[&str], Outside)] = &[
    ("hex", &[], Outside::No),
    ("game", &[], Outside::No),
    ("record", &[], Outside::No),
    ("engine", &["game"], Outside::No),
    ("yinsh", &["game", "hex", "record"], Outside::No),
    ("gemblo", &["game", "hex"], Outside::No),
    ("games", &["game", "gemblo", "yinsh"], Outside::No),
    (
        "gemblo-engine",
        &["engine", "game", "gemblo", "hex", "net"],
        Outside::No,
    ),
    ("net", &[], Outside::No),
    ("exact-cover", &[], Outside::No),
    (
        "gemblo-puzzle",
        &["exact-cover", "game", "gemblo", "hex"],
        Outside::No,
    ),
    (
        "yinsh-engine",
        &["engine", "game", "hex", "net", "yinsh"],
        Outside::No,
    ),
    ("i18n", &[], Outside::No),
    (
        "spoken",
        &["gemblo", "gemblo-puzzle", "i18n", "tactics", "yinsh"],
        Outside::No,
    ),
    (
        "study",
        &["engine", "game", "gemblo", "hex", "record", "yinsh"],
        Outside::Yes,
    ),
    ("tactics", &["game", "gemblo", "hex", "yinsh"], Outside::No),
    ("online", &[], Outside::Yes),
    ("server", &["engine", "game", "online"], Outside::Yes),
    (
        "table",
        &[
            "engine", "game", "games", "gemblo", "hex", "i18n", "record", "spoken", "yinsh",
        ],
        Outside::No,
    ),
    (
        "studio",
        &[
            "gemblo",
            "gemblo-puzzle",
            "hex",
            "i18n",
            "spoken",
            "table",
            "tactics",
        ],
        Outside::No,
    ),
    ("room", &["game", "games", "online", "table"], Outside::No),
    (
        "web",
        &[
            "engine",
            "game",
            "games",
            "gemblo",
            "gemblo-puzzle",
            "hex",
            "i18n",
            "online",
            "record",
            "room",
            "spoken",
            "studio",
            "study",
            "table",
            "tactics",
            "yinsh",
        ],
        Outside::Yes,
    ),
    (
        "worker",
        &[
            "engine",
            "game",
            "games",
            "gemblo",
            "gemblo-engine",
            "i18n",
            "spoken",
            "study",
            "table",
            "yinsh",
            "yinsh-engine",
        ],
        Outside::Yes,
    ),
    (
        "puzzler",
        &["gemblo", "gemblo-puzzle", "studio"],
        Outside::Yes,
    ),
    (
        "javascript",
        &["game", "games", "gemblo", "record", "yinsh"],
        Outside::Yes,
    ),
    (
        "browser-tests",
        &[
            "engine",
            "game",
            "gemblo",
            "gemblo-puzzle",
            "i18n",
            "studio",
            "table",
            "tactics",
            "yinsh",
        ],
        Outside::Yes,
    ),
    (
        "sixfold",
        &[
            "engine",
            "game",
            "games",
            "gemblo",
            "gemblo-engine",
            "gemblo-puzzle",
            "i18n",
            "online",
            "record",
            "server",
            "spoken",
            "study",
            "tactics",
            "yinsh",
            "yinsh-engine",
        ],
        Outside::Yes,
    ),
    (
        "fuzzed",
        &[
            "engine",
            "game",
            "gemblo",
            "gemblo-puzzle",
            "net",
            "online",
            "record",
            "studio",
            "table",
            "yinsh",
        ],
        Outside::No,
    ),
    ("xtask", &[], Outside::Yes),
];

/// What tests may use on top, in any crate.
const TEST_TOOLS: [&str; 3] = ["criterion", "proptest", "toml"];

#[derive(Clone, Copy, PartialEq, Debug)]
enum Outside {
    No,
    Yes,
}

/// What one manifest says about its crate.
struct Manifest {
    name: String,
    uses: BTreeSet<String>,
    tests_use: BTreeSet<String>,
}

impl Manifest {
    fn all(&self) -> BTreeSet<&str> {
        self.uses
            .iter()
            .chain(&self.tests_use)
            .map(String::as_str)
            .collect()
    }
}

/// The manifest of every crate, with all that is written in the crate.
fn crates() -> Vec<(Manifest, Vec<String>)> {
    let folders = fs::read_dir(root().join("crates")).unwrap();
    let folders = folders.map(|folder| folder.unwrap().path());
    folders
        .filter(|folder| folder.join("Cargo.toml").exists())
        .map(|folder| (read(&folder), texts(&folder)))
        .collect()
}

fn read(folder: &Path) -> Manifest {
    let text = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
    manifest(&text.parse().unwrap())
}

fn manifest(toml: &Table) -> Manifest {
    let targets = toml.get("target").and_then(|targets| targets.as_table());
    let targets = targets.into_iter().flat_map(Table::values);
    let mut tables: Vec<&Table> = targets.filter_map(|target| target.as_table()).collect();
    tables.push(toml);
    let names = |kind: &str| -> BTreeSet<String> {
        let listed = tables
            .iter()
            .filter_map(|table| table.get(kind)?.as_table());
        listed.flat_map(names_of).collect()
    };
    let mut uses = names("dependencies");
    uses.extend(names("build-dependencies"));
    Manifest {
        name: short(toml["package"]["name"].as_str().unwrap()),
        uses,
        tests_use: names("dev-dependencies"),
    }
}

/// The real names of the listed crates: `alias = { package = "name" }` is no way round the table.
fn names_of(dependencies: &Table) -> Vec<String> {
    let real = |(key, value): (&String, &toml::Value)| {
        let package = value.get("package").and_then(|package| package.as_str());
        short(package.unwrap_or(key))
    };
    dependencies.iter().map(real).collect()
}

/// What a crate is called here: the registry knows it by the name of the family as well.
fn short(package: &str) -> String {
    package
        .strip_prefix("sixfold-")
        .unwrap_or(package)
        .to_owned()
}

fn layer(name: &str) -> Option<(&'static [&'static str], Outside)> {
    let layer = LAYERS.iter().find(|(layer, ..)| *layer == name)?;
    Some((layer.1, layer.2))
}

/// Every breach of the table, in words.
fn breaches(manifest: &Manifest) -> Vec<String> {
    let name = &manifest.name;
    let Some((inner, outside)) = layer(name) else {
        return vec![format!("{name} has no layer: add it to the table")];
    };
    let is_fine = |used: &str| match layer(used) {
        Some(_) => inner.contains(&used),
        None => outside == Outside::Yes,
    };
    let uses = manifest.uses.iter().filter(|used| !is_fine(used));
    let tests_use = manifest
        .tests_use
        .iter()
        .filter(|used| !is_fine(used) && !TEST_TOOLS.contains(&used.as_str()));
    uses.map(|used| format!("{name} may not use {used}"))
        .chain(tests_use.map(|used| format!("the tests of {name} may not use {used}")))
        .collect()
}

/// Every edge that is listed in vain, in words.
fn idle(manifest: &Manifest, texts: &[String]) -> Vec<String> {
    let name = &manifest.name;
    let declared = manifest.all();
    let allowed = layer(name).map_or(&[][..], |(inner, _)| inner);
    let undeclared = allowed.iter().filter(|used| !declared.contains(**used));
    let is_named = |used: &str| texts.iter().any(|text| names(text, used));
    let unused = declared.iter().filter(|used| !is_named(used));
    undeclared
        .map(|used| format!("{name} may use {used}, and does not"))
        .chain(unused.map(|used| format!("{name} lists {used}, and never names it")))
        .collect()
}

/// Whether a path in this text begins with a crate.
fn names(text: &str, package: &str) -> bool {
    let name = package.replace('-', "_");
    text.match_indices(&name).any(|(start, _)| {
        let (before, after) = (&text[..start], &text[start + name.len()..]);
        let begins = !before.ends_with(|c: char| c.is_alphanumeric() || c == '_')
            && (!before.ends_with("::") || before.ends_with(" ::"));
        begins && (after.starts_with("::") || (before.ends_with("use ") && !after.is_empty()))
    })
}

#[test]
fn every_crate_uses_only_what_its_layer_allows() {
    let crates = crates();
    assert_eq!(crates.len(), LAYERS.len(), "a layer without its crate");
    let breaches: Vec<String> = crates
        .iter()
        .flat_map(|(manifest, _)| breaches(manifest))
        .collect();
    assert!(breaches.is_empty(), "{breaches:#?}");
}

#[test]
fn no_edge_is_listed_that_nobody_uses() {
    let crates = crates();
    let mut idle: Vec<String> = crates
        .iter()
        .flat_map(|(manifest, texts)| idle(manifest, texts))
        .collect();
    let is_used = |tool: &str| crates.iter().any(|(one, _)| one.tests_use.contains(tool));
    let tools = TEST_TOOLS.iter().filter(|tool| !is_used(tool));
    idle.extend(tools.map(|tool| format!("tests may use {tool}, and none does")));
    assert!(idle.is_empty(), "{idle:#?}");
}

/// What each crate may use, as the code map says.
fn code_map(architecture: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let map = architecture.split("## Code map").nth(1).unwrap();
    let rows = map.split("\n## ").next().unwrap().lines();
    let rows = rows.filter(|row| row.starts_with("| `"));
    rows.map(|row| {
        let cells: Vec<&str> = row.split('|').collect();
        let uses = cells[3].split('`').skip(1).step_by(2);
        (cells[1].trim_matches([' ', '`']), uses.collect())
    })
    .collect()
}

#[test]
fn the_code_map_lists_the_same_edges() {
    let architecture = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let table = LAYERS
        .iter()
        .map(|(name, inner, _)| (*name, inner.iter().copied().collect()));
    assert_eq!(code_map(&architecture), table.collect());
}

#[track_caller]
fn breaks(manifest_text: &str, expected: &[&str]) {
    assert_eq!(
        breaches(&manifest(&manifest_text.parse().unwrap())),
        expected
    );
}

#[test]
fn a_forbidden_edge_is_found_wherever_it_hides() {
    let yinsh = "package.name = 'yinsh'\n";
    breaks(&format!("{yinsh}[dependencies]\nhex.workspace = true"), &[]);
    breaks(
        &format!("{yinsh}[dependencies]\ngemblo.workspace = true"),
        &["yinsh may not use gemblo"],
    );
    breaks(
        &format!("{yinsh}[target.'cfg(unix)'.build-dependencies]\nlibc = '1'"),
        &["yinsh may not use libc"],
    );
    breaks(
        &format!("{yinsh}[dependencies]\nhex = {{ package = 'serde', version = '1' }}"),
        &["yinsh may not use serde"],
    );
    breaks(
        &format!("{yinsh}[dependencies]\nhex = {{ package = 'sixfold-gemblo', version = '1' }}"),
        &["yinsh may not use gemblo"],
    );
    breaks(
        &format!("{yinsh}[dev-dependencies]\nproptest = '1'\ngemblo.workspace = true"),
        &["the tests of yinsh may not use gemblo"],
    );
    breaks(
        "package.name = 'chess'",
        &["chess has no layer: add it to the table"],
    );
}

#[test]
fn an_edge_is_used_where_a_path_begins_with_its_crate() {
    assert!(names("use hex::Hex;", "hex"));
    assert!(names("let cell = gemblo_engine::mind();", "gemblo-engine"));
    assert!(!names("let hex = 1; crate::hex::Hex", "hex"));
    assert!(!names("vertex::Hex", "hex"));
    let yinsh = "package.name = 'yinsh'\n[dependencies]\nhex.workspace = true";
    let yinsh = manifest(&yinsh.parse().unwrap());
    assert_eq!(
        idle(&yinsh, &["use game::Game;".to_owned()]),
        [
            "yinsh may use game, and does not",
            "yinsh may use record, and does not",
            "yinsh lists hex, and never names it",
        ]
    );
}
