//! Packs a program of a few bytes twice, in different folders, and looks at what comes out.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::machine::MACHINES;
use super::{Release, deb, image, sbom};
use crate::bundle;
use crate::shell::output;

/// A release of a toy program, in a folder that is removed in the end.
struct Packed(PathBuf);

impl Drop for Packed {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).unwrap();
    }
}

impl Packed {
    fn new(name: &str) -> Packed {
        let folder = std::env::temp_dir().join(format!("sixfold-{name}-{}", std::process::id()));
        let release = Release {
            folder: folder.join("files"),
            stage: folder.join("stage"),
            version: "1.2.3",
            made: "1700000000".to_owned(),
        };
        fs::create_dir_all(&release.folder).unwrap();
        let papers = release.stage.join("papers");
        for (name, text) in [
            ("man/sixfold.1", ".TH sixfold 1\n"),
            ("completions/sixfold", "bash"),
            ("completions/_sixfold", "zsh"),
            ("completions/sixfold.fish", "fish"),
        ] {
            fs::create_dir_all(papers.join(name).parent().unwrap()).unwrap();
            fs::write(papers.join(name), text).unwrap();
        }
        let program = release.stage.join("program");
        fs::write(&program, "#!/bin/sh\n").unwrap();
        let machine = &MACHINES[0];
        let packed = release
            .archive(machine, &program, &papers)
            .and_then(|()| deb::write(&release, machine, &program, &papers))
            .and_then(|()| image::write(&release, &[(machine, program.clone())]));
        assert!(packed.is_ok(), "{}", packed.err().unwrap());
        Packed(folder)
    }

    fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let files = fs::read_dir(self.0.join("files")).unwrap();
        let files = files.map(|file| file.unwrap());
        files
            .map(|file| {
                let name = file.file_name().into_string().unwrap();
                (name, fs::read(file.path()).unwrap())
            })
            .collect()
    }
}

/// What a command prints, or nothing when it fails.
fn told(line: &str) -> String {
    output(line).unwrap_or_default()
}

fn blob(layout: &Path, named: &Value) -> Vec<u8> {
    let digest = named["digest"].as_str().unwrap().replace(':', "/");
    let bytes = fs::read(layout.join("blobs").join(digest)).unwrap();
    assert_eq!(named["size"], bytes.len());
    bytes
}

fn value(bytes: &[u8]) -> Value {
    serde_json::from_slice(bytes).unwrap()
}

#[test]
fn the_same_release_has_the_same_bytes() {
    let (one, other) = (Packed::new("one"), Packed::new("other"));
    let names: Vec<String> = one.files().into_keys().collect();
    assert_eq!(
        names,
        [
            "sixfold-1.2.3-image.tar",
            "sixfold-1.2.3-x86_64-linux.tar.gz",
            "sixfold_1.2.3_amd64.deb",
        ]
    );
    for (name, bytes) in one.files() {
        assert!(bytes == other.files()[&name], "{name} differs");
    }
}

#[test]
fn the_package_has_the_program_its_service_and_its_papers() {
    let packed = Packed::new("deb");
    let package = packed.0.join("files/sixfold_1.2.3_amd64.deb");
    let list = told(&format!("dpkg-deb --contents {}", package.display()));
    for file in [
        "usr/bin/sixfold",
        "usr/lib/systemd/system/sixfold.service",
        "usr/lib/sysusers.d/sixfold.conf",
        "usr/share/bash-completion/completions/sixfold",
        "usr/share/man/man1/sixfold.1.gz",
        "usr/share/doc/sixfold/copyright",
        "etc/sixfold/serve.env",
    ] {
        assert!(list.contains(&format!(" ./{file}\n")), "{file}: {list}");
    }
    let about = told(&format!("dpkg-deb --field {}", package.display()));
    assert!(
        about.contains("Version: 1.2.3\nArchitecture: amd64\n"),
        "{about}"
    );
}

#[test]
fn the_image_leads_from_its_index_to_a_layer_with_the_program() {
    let packed = Packed::new("image");
    let layout = packed.0.join("layout");
    bundle::clear(&layout).unwrap_or_else(|failure| panic!("{failure}"));
    let archive = packed.0.join("files/sixfold-1.2.3-image.tar");
    told(&format!(
        "tar -xf {} -C {}",
        archive.display(),
        layout.display()
    ));
    let index = value(&fs::read(layout.join("index.json")).unwrap());
    let names = &index["manifests"][0]["annotations"];
    assert_eq!(names["io.containerd.image.name"], "localhost/sixfold:1.2.3");
    let list = value(&blob(&layout, &index["manifests"][0]));
    let manifest = value(&blob(&layout, &list["manifests"][0]));
    let config = value(&blob(&layout, &manifest["config"]));
    assert_eq!(config["created"], "2023-11-14T22:13:20Z");
    assert_eq!(config["architecture"], "amd64");
    let layer = packed.0.join("layer.tar.gz");
    fs::write(&layer, blob(&layout, &manifest["layers"][0])).unwrap();
    let list = told(&format!("tar -tzvf {}", layer.display()));
    assert!(list.contains("6066/6066"), "{list}");
    assert!(list.contains(" usr/bin/sixfold\n"), "{list}");
}

#[test]
fn the_bill_lists_what_is_linked_and_not_what_only_builds_or_tests() {
    let package = |name: &str, licence: &str| json!({ "id": name, "name": name, "version": "1.0.0", "license": licence });
    let needs = |name: &str, kind: Value| json!({ "pkg": name, "dep_kinds": [{ "kind": kind }] });
    let metadata = json!({
        "packages": [
            package("program", "MIT"),
            package("linked", "MIT/Apache-2.0"),
            package("deep", "MIT"),
            package("builds", "MIT"),
            package("tests", "MIT"),
        ],
        "workspace_members": ["program", "tests"],
        "resolve": { "nodes": [
            { "id": "program", "deps": [
                needs("linked", Value::Null), needs("builds", "build".into()), needs("tests", "dev".into()),
            ] },
            { "id": "linked", "deps": [needs("deep", Value::Null)] },
            { "id": "deep", "deps": [] },
        ] },
    });
    let lock = "[[package]]\nname = \"deep\"\nversion = \"1.0.0\"\nchecksum = \"abc\"\n";
    let mut parts = sbom::Parts::default();
    parts.add(&metadata, &["program"], &sbom::checksums(lock));
    let bill = value(parts.bill("2023-11-14T22:13:20Z").as_bytes());
    let names = bill["components"].as_array().unwrap().iter();
    let names: Vec<&Value> = names.map(|part| &part["name"]).collect();
    assert_eq!(names, ["deep", "linked", "program"]);
    assert_eq!(bill["components"][0]["hashes"][0]["content"], "abc");
    let licence = &bill["components"][1]["licenses"][0]["expression"];
    assert_eq!(licence, "MIT OR Apache-2.0");
    let edges = &bill["dependencies"][1];
    assert_eq!(edges["dependsOn"], json!(["pkg:cargo/deep@1.0.0"]));
}
