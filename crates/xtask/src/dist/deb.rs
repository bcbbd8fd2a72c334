//! The Debian package: the program, its papers, and the service.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use super::machine::Machine;
use super::{Release, archive, copy, copy_folder};
use crate::bundle;
use crate::failure::{Failure, at};
use crate::shell::{output, root, run};

/// Files of the repository, and where the package has them.
const FILES: [(&str, &str); 7] = [
    (
        "deploy/sixfold.service",
        "usr/lib/systemd/system/sixfold.service",
    ),
    ("deploy/sysusers.conf", "usr/lib/sysusers.d/sixfold.conf"),
    ("deploy/serve.env", "etc/sixfold/serve.env"),
    (
        "deploy/sixfold-bot.service",
        "usr/share/doc/sixfold/examples/sixfold-bot.service",
    ),
    (
        "deploy/nginx.conf",
        "usr/share/doc/sixfold/examples/nginx.conf",
    ),
    (
        "deploy/Caddyfile",
        "usr/share/doc/sixfold/examples/Caddyfile",
    ),
    (
        "deploy/haproxy.cfg",
        "usr/share/doc/sixfold/examples/haproxy.cfg",
    ),
];
/// What Debian's tools read about the package.
const CONTROL: [&str; 4] = ["conffiles", "postinst", "postrm", "prerm"];
/// Folders of completions, each with its file.
const COMPLETIONS: [(&str, &str); 3] = [
    ("sixfold", "bash-completion/completions"),
    ("_sixfold", "zsh/vendor-completions"),
    ("sixfold.fish", "fish/vendor_completions.d"),
];

/// Writes the package of one machine.
pub fn write(
    release: &Release,
    machine: &Machine,
    program: &Path,
    papers: &Path,
) -> Result<(), Failure> {
    let package = release.stage.join(machine.architecture);
    bundle::clear(&package)?;
    copy(program, &package.join("usr/bin/sixfold"))?;
    for (file, place) in FILES {
        copy(&root().join(file), &package.join(place))?;
    }
    let share = package.join("usr/share");
    for (file, place) in COMPLETIONS {
        let script = papers.join("completions").join(file);
        copy(&script, &share.join(place).join(file))?;
    }
    let manual = share.join("man/man1");
    copy_folder(&papers.join("man"), &manual)?;
    bundle::files(&manual)?
        .iter()
        .try_for_each(|page| packed(page))?;
    documents(release, &share.join("doc/sixfold"))?;
    control(release, machine, &package)?;
    permit(&package)?;
    let name = format!("sixfold_{}_{}.deb", release.version, machine.architecture);
    let (package, to) = (package.display(), release.folder.join(name));
    run(
        &format!(
            "dpkg-deb --build --root-owner-group -Zxz --threads-max=1 {package} {}",
            to.display()
        ),
        &[("SOURCE_DATE_EPOCH", &release.made)],
    )
}

/// Changes and licences.
fn documents(release: &Release, folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(at(folder))?;
    let when = output(&format!("date --utc --rfc-email --date=@{}", release.made))?;
    let changes = format!(
        "sixfold ({}) unstable; urgency=medium\n\n  * CHANGELOG.md in the sources tells what is new.\n\n \
         -- The Sixfold contributors <contributors@sixfold.invalid>  {}\n",
        release.version,
        when.trim()
    );
    let file = folder.join("changelog");
    bundle::write(&file, changes.as_bytes())?;
    packed(&file)?;
    let mut copyright = bundle::read(&root().join("deploy/debian/copyright"))?;
    for (name, file) in [
        ("Expat", "LICENSE-MIT"),
        ("Bitstream-Vera", "crates/sixfold/fonts/LICENSE"),
    ] {
        let licence = indented(&bundle::read(&root().join(file))?);
        copyright.push_str(&format!("\nLicense: {name}\n{licence}"));
    }
    bundle::write(&folder.join("copyright"), copyright.as_bytes())
}

/// A text as Debian's files have it inside a field.
fn indented(text: &str) -> String {
    let lines = text.trim().lines().map(str::trim);
    lines
        .map(|line| format!(" {}\n", if line.is_empty() { "." } else { line }))
        .collect()
}

/// What Debian's tools read: about the package, about its files, and what to run.
fn control(release: &Release, machine: &Machine, package: &Path) -> Result<(), Failure> {
    let (folder, source) = (package.join("DEBIAN"), root().join("deploy/debian"));
    let said = output(&format!(
        "du --summarize --apparent-size --block-size=1024 {}",
        package.display()
    ))?;
    let size = said.split_whitespace().next().unwrap_or_default();
    let mut sums = String::new();
    for file in all_files(package)? {
        let name = file
            .strip_prefix(package)
            .unwrap_or(&file)
            .display()
            .to_string();
        if !name.starts_with("etc/") {
            sums.push_str(&format!("{}  {name}\n", archive::sum("md5sum", &file)?));
        }
    }
    for name in CONTROL {
        copy(&source.join(name), &folder.join(name))?;
    }
    let control = bundle::read(&source.join("control"))?
        .replace("{version}", release.version)
        .replace("{architecture}", machine.architecture)
        .replace("{size}", size);
    bundle::write(&folder.join("control"), control.as_bytes())?;
    bundle::write(&folder.join("md5sums"), sums.as_bytes())
}

/// The files of a folder and of those inside it.
fn all_files(folder: &Path) -> Result<Vec<std::path::PathBuf>, Failure> {
    let said = output(&format!("find {} -type f", folder.display()))?;
    let mut files: Vec<_> = said.lines().map(std::path::PathBuf::from).collect();
    files.sort();
    Ok(files)
}

/// Compresses a file in its place.
fn packed(file: &Path) -> Result<(), Failure> {
    let mut name = file.as_os_str().to_owned();
    name.push(".gz");
    archive::gzip(file, Path::new(&name))?;
    fs::remove_file(file).map_err(at(file))
}

/// Whatever the builder's habits are, everybody may read everything, and run what is to be run.
fn permit(package: &Path) -> Result<(), Failure> {
    run(&format!("chmod -R u=rwX,go=rX {}", package.display()), &[])?;
    for script in ["postinst", "postrm", "prerm"] {
        let file = package.join("DEBIAN").join(script);
        fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).map_err(at(&file))?;
    }
    Ok(())
}
