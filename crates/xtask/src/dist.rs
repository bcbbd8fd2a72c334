//! Everything that is released, with the time of the commit and without the folders of whoever builds it.

use std::fs;
use std::path::{Path, PathBuf};

use crate::bundle::{self, npm};
use crate::failure::{Failure, at, text};
use crate::install;
use crate::python;
use crate::shell::{output, root, run};

mod archive;
mod deb;
mod image;
mod machine;
mod sbom;
#[cfg(test)]
mod tests;

use machine::{MACHINES, Machine};

/// Where the released files lie, below the folder that cargo builds in.
const FOLDER: &str = "release-files";
/// Lists what is released with its checksums.
const SUMS: &str = "SHA256SUMS";
const LICENCES: [&str; 3] = ["LICENSE", "LICENSE-APACHE", "LICENSE-MIT"];

/// What a release is made of.
struct Release {
    /// Where its files go.
    folder: PathBuf,
    /// Where they are put together.
    stage: PathBuf,
    version: &'static str,
    /// When the commit was made, in seconds since 1970.
    made: String,
}

/// Builds everything, into a folder of its own below that of cargo.
pub fn dist() -> Result<(), Failure> {
    install::musl()?;
    let target = bundle::target();
    let release = Release {
        folder: target.join(FOLDER),
        stage: target.join("stage"),
        version: env!("CARGO_PKG_VERSION"),
        made: made()?,
    };
    bundle::clear(&release.folder)?;
    bundle::clear(&release.stage)?;
    let app = bundle::web()?;
    let mut programs = Vec::new();
    for machine in &MACHINES {
        programs.push((machine, machine.build(&app)?));
    }
    let papers = release.papers(&programs[0].1)?;
    for (machine, program) in &programs {
        release.archive(machine, program, &papers)?;
        deb::write(&release, machine, program, &papers)?;
    }
    image::write(&release, &programs)?;
    sbom::write(&release)?;
    release.npm()?;
    python::wheel(&release.folder, &release.made)?;
    release.sums()
}

/// Builds everything once more, from a clone in another folder, and compares.
pub fn again() -> Result<(), Failure> {
    let target = bundle::target();
    let (sums, clone) = (target.join(FOLDER).join(SUMS), target.join("again"));
    bundle::clear(&clone)?;
    run(
        &format!("git clone --quiet {} {}", root().display(), clone.display()),
        &[],
    )?;
    let manifest = clone.join("Cargo.toml");
    let other = clone.join("target");
    run(
        &format!(
            "cargo run --locked --manifest-path {} --package xtask -- dist",
            manifest.display()
        ),
        &[("CARGO_TARGET_DIR", text(&other)?)],
    )?;
    let other = other.join(FOLDER).join(SUMS);
    run(&format!("diff {} {}", sums.display(), other.display()), &[])
}

/// When the commit was made, unless the environment says otherwise.
fn made() -> Result<String, Failure> {
    match std::env::var("SOURCE_DATE_EPOCH") {
        Ok(told) => Ok(told),
        Err(_) => Ok(output("git log -1 --format=%ct")?.trim().to_owned()),
    }
}

impl Release {
    /// What `man` and shells read about the program, as it writes them itself.
    fn papers(&self, program: &Path) -> Result<PathBuf, Failure> {
        let (program, papers) = (program.display(), self.stage.join("papers"));
        run(
            &format!("{program} man {}", papers.join("man").display()),
            &[],
        )?;
        let completions = papers.join("completions");
        bundle::clear(&completions)?;
        for (shell, name) in [
            ("bash", "sixfold"),
            ("zsh", "_sixfold"),
            ("fish", "sixfold.fish"),
        ] {
            let script = output(&format!("{program} completions {shell}"))?;
            bundle::write(&completions.join(name), script.as_bytes())?;
        }
        Ok(papers)
    }

    /// The program with its papers, for any Linux.
    fn archive(&self, machine: &Machine, program: &Path, papers: &Path) -> Result<(), Failure> {
        let name = format!("sixfold-{}-{}-linux", self.version, machine.name);
        let folder = self.stage.join(&name);
        bundle::clear(&folder)?;
        copy(program, &folder.join("sixfold"))?;
        for paper in ["man", "completions"] {
            copy_folder(&papers.join(paper), &folder.join(paper))?;
        }
        for licence in LICENCES {
            copy(&root().join(licence), &folder.join(licence))?;
        }
        for file in ["serve.env", "sixfold.service", "sysusers.conf"] {
            copy(&root().join("deploy").join(file), &folder.join(file))?;
        }
        let tar = self.stage.join(format!("{name}.tar"));
        archive::tar(&tar, &self.stage, &name, 0, &self.made)?;
        archive::gzip(&tar, &self.folder.join(format!("{name}.tar.gz")))
    }

    /// The npm package, which is an archive of one folder.
    fn npm(&self) -> Result<(), Failure> {
        let (from, to) = (npm::package()?, self.stage.join("package"));
        run(&format!("cp -r {} {}", from.display(), to.display()), &[])?;
        let tar = self.stage.join("npm.tar");
        archive::tar(&tar, &self.stage, "package", 0, &self.made)?;
        let name = format!("sixfold-{}.tgz", self.version);
        archive::gzip(&tar, &self.folder.join(name))
    }

    /// Writes the checksums of all files.
    fn sums(&self) -> Result<(), Failure> {
        let mut sums = String::new();
        for file in bundle::files(&self.folder)? {
            let sum = archive::sha256(&file)?;
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            sums.push_str(&format!("{sum}  {name}\n"));
        }
        bundle::write(&self.folder.join(SUMS), sums.as_bytes())?;
        println!("{sums}in {}", self.folder.display());
        Ok(())
    }
}

/// Copies a file, with the folders above it.
fn copy(from: &Path, to: &Path) -> Result<(), Failure> {
    let folder = to.parent().unwrap_or(to);
    fs::create_dir_all(folder).map_err(at(folder))?;
    fs::copy(from, to).map(drop).map_err(at(from))
}

/// Copies the files of a folder.
fn copy_folder(from: &Path, to: &Path) -> Result<(), Failure> {
    let files = bundle::files(from)?;
    files
        .iter()
        .try_for_each(|file| copy(file, &to.join(file.file_name().unwrap_or_default())))
}
