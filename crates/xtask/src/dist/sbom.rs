//! The bill of materials, in the form of CycloneDX: every crate in the program, in the web app inside it, and in the packages.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::Release;
use super::image::iso;
use super::machine::MACHINES;
use crate::bundle;
use crate::failure::Failure;
use crate::install::WASM;
use crate::shell::{output, root};

/// The program, what the web app inside it and the package for JavaScript are built from, and the package for Python.
const PROGRAM: &str = "sixfold";
const APP: [&str; 4] = ["javascript", "puzzler", "web", "worker"];
const PYTHON: &str = "sixfold-python";
/// The machine that the package for Python is built on and for.
const HERE: &str = "x86_64-unknown-linux-gnu";

/// Writes the bill.
pub fn write(release: &Release) -> Result<(), Failure> {
    let mut parts = Parts::default();
    for (folder, target, names) in [
        (".", MACHINES[0].target, &[PROGRAM][..]),
        (".", WASM, &APP),
        ("python", HERE, &[PYTHON]),
    ] {
        let checksums = checksums(&bundle::read(&root().join(folder).join("Cargo.lock"))?);
        parts.add(&metadata(folder, target)?, names, &checksums);
    }
    let mut bill = parts.bill(&iso(&release.made)?);
    bill.push('\n');
    let name = format!("sixfold-{}.cdx.json", release.version);
    bundle::write(&release.folder.join(name), bill.as_bytes())
}

/// What cargo knows of all crates of a workspace for a machine.
fn metadata(folder: &str, target: &str) -> Result<Value, Failure> {
    let said = output(&format!(
        "cargo metadata --manifest-path {folder}/Cargo.toml --locked --format-version 1 --filter-platform {target}"
    ))?;
    serde_json::from_str(&said).map_err(|error| Failure::Unreadable("cargo metadata", error))
}

/// The checksum of each package of a lock file, by name and version.
pub fn checksums(lock: &str) -> BTreeMap<(String, String), String> {
    let value = |package: &str, key: &str| {
        let mut lines = package.lines();
        let line = lines.find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
        line.map(|value| value.trim_matches('"').to_owned())
    };
    let packages = lock.split("[[package]]\n");
    packages
        .filter_map(|package| {
            let name = (value(package, "name")?, value(package, "version")?);
            Some((name, value(package, "checksum")?))
        })
        .collect()
}

/// The crates so far, and what each stands on, by what names them.
#[derive(Default)]
pub struct Parts {
    components: BTreeMap<String, Value>,
    edges: BTreeMap<String, BTreeSet<String>>,
}

impl Parts {
    /// Adds crates of ours with everything that they are linked with.
    pub fn add(
        &mut self,
        metadata: &Value,
        names: &[&str],
        checksums: &BTreeMap<(String, String), String>,
    ) {
        let packages = by_id(&metadata["packages"]);
        let nodes = by_id(&metadata["resolve"]["nodes"]);
        let ours = |id: &&str| names.contains(&word(packages[id], "name"));
        let members = metadata["workspace_members"].as_array();
        let members = members.into_iter().flatten().filter_map(Value::as_str);
        let mut open: Vec<&str> = members.filter(ours).collect();
        while let Some(id) = open.pop() {
            let package = packages[id];
            if self.edges.contains_key(&address(package)) {
                continue;
            }
            let linked: Vec<&str> = linked(nodes[id]).collect();
            let needs = linked.iter().map(|id| address(packages[id])).collect();
            self.edges.insert(address(package), needs);
            let component = component(package, checksums);
            self.components.insert(address(package), component);
            open.extend(linked);
        }
    }

    /// The whole bill.
    pub fn bill(mut self, when: &str) -> String {
        let program = format!("pkg:cargo/{PROGRAM}@{}", env!("CARGO_PKG_VERSION"));
        let mut main = self.components.remove(&program).unwrap_or_default();
        main["type"] = "application".into();
        let components: Vec<Value> = self.components.into_values().collect();
        let edges = self.edges.into_iter();
        let edges = edges.map(|(from, to)| json!({ "ref": from, "dependsOn": to }));
        let bill = json!({
            "bomFormat": "CycloneDX",
            "specVersion": "1.5",
            "version": 1,
            "metadata": { "timestamp": when, "component": main },
            "components": components,
            "dependencies": edges.collect::<Vec<Value>>(),
        });
        format!("{bill:#}")
    }
}

/// The entries of a list by their ids.
fn by_id(list: &Value) -> BTreeMap<&str, &Value> {
    let list = list.as_array().into_iter().flatten();
    list.map(|entry| (word(entry, "id"), entry)).collect()
}

/// The ids of what a crate is linked with; not what only builds or tests it.
fn linked(node: &Value) -> impl Iterator<Item = &str> {
    let needed = node["deps"].as_array().into_iter().flatten();
    let needed = needed.filter(|one| {
        let mut kinds = one["dep_kinds"].as_array().into_iter().flatten();
        kinds.any(|kind| kind["kind"].is_null())
    });
    needed.map(|one| word(one, "pkg"))
}

fn component(package: &Value, checksums: &BTreeMap<(String, String), String>) -> Value {
    let (name, version) = (word(package, "name"), word(package, "version"));
    let mut component = json!({
        "type": "library",
        "bom-ref": address(package),
        "name": name,
        "version": version,
        "purl": address(package),
        "description": package["description"].as_str().unwrap_or_default(),
    });
    if let Some(licence) = package["license"].as_str() {
        // An older way to write the same.
        let licence = licence.replace('/', " OR ");
        component["licenses"] = json!([{ "expression": licence }]);
    }
    if let Some(sum) = checksums.get(&(name.to_owned(), version.to_owned())) {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": sum }]);
    }
    component
}

/// What names a crate everywhere.
fn address(package: &Value) -> String {
    format!(
        "pkg:cargo/{}@{}",
        word(package, "name"),
        word(package, "version")
    )
}

fn word<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}
