//! The architecture as a test: which crate may use which. A new edge is a decision.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use toml::Table;

/// Each crate, the crates of this project that it may use, and whether it may use others' crates.
const LAYERS: &[(&str, &[&str], Outside)] = &[
    ("hex", &[], Outside::No),
    ("game", &[], Outside::No),
    ("record", &[], Outside::No),
    ("engine", &["game"], Outside::No),
    ("yinsh", &["game", "hex", "record"], Outside::No),
    ("gemblo", &["game", "hex"], Outside::No),
    (
        "gemblo-engine",
        &["engine", "game", "gemblo", "hex"],
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
    ("online", &[], Outside::Yes),
    ("server", &["engine", "game", "online"], Outside::Yes),
    (
        "table",
        &["engine", "game", "gemblo", "hex", "i18n", "record", "yinsh"],
        Outside::No,
    ),
    (
        "studio",
        &["gemblo", "gemblo-puzzle", "hex", "i18n", "table"],
        Outside::No,
    ),
    (
        "room",
        &["game", "gemblo", "online", "table", "yinsh"],
        Outside::No,
    ),
    (
        "web",
        &[
            "engine",
            "game",
            "gemblo",
            "gemblo-puzzle",
            "hex",
            "i18n",
            "online",
            "record",
            "room",
            "studio",
            "table",
            "yinsh",
        ],
        Outside::Yes,
    ),
    (
        "worker",
        &[
            "engine",
            "game",
            "gemblo",
            "gemblo-engine",
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
        "browser-tests",
        &[
            "engine",
            "game",
            "gemblo",
            "gemblo-puzzle",
            "i18n",
            "studio",
            "table",
            "yinsh",
        ],
        Outside::Yes,
    ),
    (
        "sixfold",
        &[
            "engine",
            "game",
            "gemblo",
            "gemblo-engine",
            "gemblo-puzzle",
            "hex",
            "online",
            "record",
            "server",
            "yinsh",
            "yinsh-engine",
        ],
        Outside::Yes,
    ),
    ("xtask", &[], Outside::Yes),
];

/// What tests may use on top, in any crate.
const TEST_TOOLS: [&str; 4] = ["criterion", "divan", "proptest", "toml"];

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

fn manifests() -> Vec<Manifest> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders = fs::read_dir(crates).unwrap();
    folders
        .map(|folder| folder.unwrap().path().join("Cargo.toml"))
        .filter(|path| path.exists())
        .map(|path| manifest(&fs::read_to_string(path).unwrap().parse().unwrap()))
        .collect()
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
        name: toml["package"]["name"].as_str().unwrap().to_owned(),
        uses,
        tests_use: names("dev-dependencies"),
    }
}

/// The real names of the listed crates: `alias = { package = "name" }` is no way round the table.
fn names_of(dependencies: &Table) -> Vec<String> {
    let real = |(key, value): (&String, &toml::Value)| {
        let package = value.get("package").and_then(|package| package.as_str());
        package.unwrap_or(key).to_owned()
    };
    dependencies.iter().map(real).collect()
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

#[test]
fn every_crate_uses_only_what_its_layer_allows() {
    let manifests = manifests();
    assert_eq!(manifests.len(), LAYERS.len(), "a layer without its crate");
    let breaches: Vec<String> = manifests.iter().flat_map(breaches).collect();
    assert!(breaches.is_empty(), "{breaches:#?}");
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
        &format!("{yinsh}[dev-dependencies]\nproptest = '1'\ngemblo.workspace = true"),
        &["the tests of yinsh may not use gemblo"],
    );
    breaks(
        "package.name = 'chess'",
        &["chess has no layer: add it to the table"],
    );
}
