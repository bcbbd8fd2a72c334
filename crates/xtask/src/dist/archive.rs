//! Archives and checksums that depend on nothing but what is in them.

use std::fs;
use std::io::Write;
use std::path::Path;

use flate2::{Compression, GzBuilder};

use crate::failure::{Failure, at};
use crate::shell::{output, run};

/// Adds a file or folder to an archive, which is made if need be: sorted, of one owner and one time.
pub fn tar(
    archive: &Path,
    folder: &Path,
    name: &str,
    owner: u32,
    made: &str,
) -> Result<(), Failure> {
    let (archive, folder) = (archive.display(), folder.display());
    run(
        &format!(
            "tar --append --file={archive} --directory={folder} --sort=name --format=gnu --mtime=@{made} \
             --numeric-owner --owner={owner} --group={owner} --mode=u=rwX,go=rX {name}"
        ),
        &[],
    )
}

/// Compresses a file, without its name and time.
pub fn gzip(file: &Path, to: &Path) -> Result<(), Failure> {
    let bytes = fs::read(file).map_err(at(file))?;
    let packed = GzBuilder::new().write(Vec::new(), Compression::best());
    let packed = written(packed, &bytes).map_err(at(to))?;
    fs::write(to, packed).map_err(at(to))
}

fn written(
    mut packed: flate2::write::GzEncoder<Vec<u8>>,
    bytes: &[u8],
) -> std::io::Result<Vec<u8>> {
    packed.write_all(bytes)?;
    packed.finish()
}

/// The SHA-256 of a file.
pub fn sha256(file: &Path) -> Result<String, Failure> {
    sum("sha256sum", file)
}

/// What a program that sums up files says of one.
pub fn sum(program: &str, file: &Path) -> Result<String, Failure> {
    let said = output(&format!("{program} {}", file.display()))?;
    Ok(said
        .split_whitespace()
        .next()
        .unwrap_or_default()
        .to_owned())
}
