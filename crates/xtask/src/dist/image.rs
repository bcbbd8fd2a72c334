//! The container image for all machines, as an archive in the layout of the Open Container Initiative; no Docker is needed.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::machine::Machine;
use super::{Release, archive, copy};
use crate::bundle;
use crate::failure::{Failure, at};
use crate::shell::output;

/// The user in the image, whom its games belong to.
const USER: u32 = 6066;
/// Where they are kept.
const DATA: &str = "data";

const INDEX: &str = "application/vnd.oci.image.index.v1+json";
const MANIFEST: &str = "application/vnd.oci.image.manifest.v1+json";
const CONFIG: &str = "application/vnd.oci.image.config.v1+json";
const LAYER: &str = "application/vnd.oci.image.layer.v1.tar+gzip";

/// Writes the image.
pub fn write(release: &Release, programs: &[(&Machine, PathBuf)]) -> Result<(), Failure> {
    let layout = release.stage.join("image");
    let blobs = layout.join("blobs/sha256");
    bundle::clear(&blobs)?;
    let mut manifests = Vec::new();
    for (machine, program) in programs {
        let layer = release
            .stage
            .join(format!("layer-{}.tar", machine.architecture));
        fill(release, program, &layer)?;
        manifests.push(manifest(release, machine, &layer, &blobs)?);
    }
    let list = json!({ "schemaVersion": 2, "mediaType": INDEX, "manifests": manifests });
    let mut all = kept_json(&list, INDEX, &blobs)?;
    // By the second one podman and Docker call what they load.
    all["annotations"] = json!({
        "org.opencontainers.image.ref.name": release.version,
        "io.containerd.image.name": format!("localhost/sixfold:{}", release.version),
    });
    let index = json!({ "schemaVersion": 2, "mediaType": INDEX, "manifests": [all] });
    bundle::write(&layout.join("index.json"), index.to_string().as_bytes())?;
    let version = json!({ "imageLayoutVersion": "1.0.0" });
    bundle::write(&layout.join("oci-layout"), version.to_string().as_bytes())?;
    let to = release
        .folder
        .join(format!("sixfold-{}-image.tar", release.version));
    for part in ["oci-layout", "index.json", "blobs"] {
        archive::tar(&to, &layout, part, 0, &release.made)?;
    }
    Ok(())
}

/// Puts everything that a container has into an archive: the program, its user, and two folders to write to.
fn fill(release: &Release, program: &Path, layer: &Path) -> Result<(), Failure> {
    let folder = layer.with_extension("");
    bundle::clear(&folder)?;
    copy(program, &folder.join("usr/bin/sixfold"))?;
    let user = format!("sixfold:x:{USER}:{USER}::/{DATA}:/\n");
    fs::create_dir_all(folder.join("etc")).map_err(at(&folder))?;
    bundle::write(&folder.join("etc/passwd"), user.as_bytes())?;
    for writable in [DATA, "tmp"] {
        bundle::clear(&folder.join(writable))?;
        archive::tar(layer, &folder, writable, USER, &release.made)?;
    }
    ["etc", "usr"]
        .iter()
        .try_for_each(|part| archive::tar(layer, &folder, part, 0, &release.made))
}

/// The image of one machine, as the list of images names it.
fn manifest(
    release: &Release,
    machine: &Machine,
    layer: &Path,
    blobs: &Path,
) -> Result<Value, Failure> {
    let packed = layer.with_extension("tar.gz");
    archive::gzip(layer, &packed)?;
    let config = json!({
        "created": iso(&release.made)?,
        "architecture": machine.architecture,
        "os": "linux",
        "config": {
            "User": format!("{USER}:{USER}"),
            "ExposedPorts": { "4600/tcp": {} },
            "Volumes": { format!("/{DATA}"): {} },
            "WorkingDir": format!("/{DATA}"),
            "Entrypoint": ["/usr/bin/sixfold"],
            "Cmd": ["serve", "--listen", "0.0.0.0", "--database", format!("/{DATA}/games.db")],
            "Labels": {
                "org.opencontainers.image.title": "sixfold",
                "org.opencontainers.image.version": release.version,
                "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
            },
        },
        "rootfs": { "type": "layers", "diff_ids": [format!("sha256:{}", archive::sha256(layer)?)] },
    });
    let manifest = json!({
        "schemaVersion": 2,
        "mediaType": MANIFEST,
        "config": kept_json(&config, CONFIG, blobs)?,
        "layers": [kept(&packed, LAYER, blobs)?],
    });
    let mut named = kept_json(&manifest, MANIFEST, blobs)?;
    named["platform"] = json!({ "architecture": machine.architecture, "os": "linux" });
    Ok(named)
}

/// Keeps a value among the blobs; gives what names it there.
fn kept_json(value: &Value, kind: &str, blobs: &Path) -> Result<Value, Failure> {
    let file = blobs.with_file_name("value.json");
    bundle::write(&file, value.to_string().as_bytes())?;
    let named = kept(&file, kind, blobs)?;
    fs::remove_file(&file).map_err(at(&file))?;
    Ok(named)
}

/// Keeps a file among the blobs, which are called by their checksums; gives what names it there.
fn kept(file: &Path, kind: &str, blobs: &Path) -> Result<Value, Failure> {
    let sum = archive::sha256(file)?;
    copy(file, &blobs.join(&sum))?;
    let size = fs::metadata(file).map_err(at(file))?.len();
    Ok(json!({ "mediaType": kind, "digest": format!("sha256:{sum}"), "size": size }))
}

/// A time in the form that machines agree on.
pub fn iso(made: &str) -> Result<String, Failure> {
    let said = output(&format!("date --utc --date=@{made} +%Y-%m-%dT%H:%M:%SZ"))?;
    Ok(said.trim().to_owned())
}
