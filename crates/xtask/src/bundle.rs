//! Builds the web app: wasm and its glue, page, style, all compressed, in one folder.

use std::fs;
use std::path::{Path, PathBuf};

use wasm_bindgen_cli_support::Bindgen;

use crate::failure::{Failure, at, text};
use crate::install::{self, WASM};
use crate::shell::{root, run};

mod compress;
mod icon;
mod keeper;
pub mod npm;
mod style;
mod weight;

/// Lets the engine's nets use vector instructions, which every browser has had since 2023.
const VECTORS: &str = "-Ctarget-feature=+simd128";

/// The bundle that everybody loads first.
const FIRST: &str = "home";
/// The bundle that needs no style of other pages.
const PLAIN: &str = "play";
/// The bytes that the first load of a page may cost, compressed, so that none gets heavier unseen. Everybody waits for the
/// first page and for a game to begin. Whoever studies comes from there, on purpose, and with the style in the cache.
const LIMITS: [(&str, u64); 5] = [
    (FIRST, 250_000),
    (PLAIN, 250_000),
    ("study", 350_000),
    ("analysis", 330_000),
    ("training", 350_000),
];
/// The tactics, which a page fetches when somebody trains.
const TACTICS: [&str; 2] = ["tactics-yinsh.txt", "tactics-gemblo.txt"];
/// What links the style of the other bundles' pages.
const SHEET: &str = "<link rel=\"stylesheet\" href=\"pages.css\">";
/// The page that every bundle has, but for its name.
const PAGE: &str = "index.html";

/// Builds the web app, which may not weigh too much; gives the folder that holds it.
pub fn web() -> Result<PathBuf, Failure> {
    let dist = app()?;
    for (bundle, limit) in LIMITS {
        weight::check(&dist, &page_of(bundle), limit)?;
    }
    Ok(dist)
}

/// Builds the web app, whatever it weighs: whoever installs it may have another compiler, and cannot mend it.
pub fn app() -> Result<PathBuf, Failure> {
    install::wasm()?;
    let dist = target().join("dist");
    build("web", "--bins", "web", "")?;
    build("worker", "--lib", "worker", VECTORS)?;
    build("puzzler", "--lib", "worker", "")?;
    clear(&dist)?;
    let source = root().join("crates/web");
    for file in files(&source.join("static"))? {
        let copy = dist.join(file.file_name().unwrap_or_default());
        if file.extension().is_some_and(|extension| extension == "js") {
            write(&copy, without_comments(&read(&file)?).as_bytes())?;
        } else {
            fs::copy(&file, copy).map_err(at(&file))?;
        }
    }
    for book in TACTICS {
        let file = root().join("puzzles").join(book);
        fs::copy(&file, dist.join(book)).map_err(at(&file))?;
    }
    bind("worker", "worker", &dist, Types::Untold)?;
    bind("worker", "puzzler", &dist, Types::Untold)?;
    let page = read(&source.join("static").join(PAGE))?;
    for bundle in bundles(&source)? {
        bind("web", &bundle, &dist, Types::Untold)?;
        let sheet = if bundle == PLAIN { "" } else { SHEET };
        let page = page.replace("{bundle}", &bundle).replace("{sheet}", sheet);
        write(&dist.join(page_of(&bundle)), page.as_bytes())?;
    }
    let sheets = style::sheets(&source.join("style"))?;
    for (name, sheet) in ["style.css", "pages.css", "tutor.css"].iter().zip(sheets) {
        write(&dist.join(name), sheet.as_bytes())?;
    }
    icon::write_into(&dist)?;
    keeper::write_for(&dist)?;
    compress::folder(&dist)?;
    report(&dist)?;
    npm::embed(&dist)?;
    Ok(dist)
}

/// The page of a bundle.
fn page_of(bundle: &str) -> String {
    match bundle {
        FIRST => PAGE.to_owned(),
        other => format!("{other}.html"),
    }
}

/// Builds the web app and the program that serves it, then serves it until stopped.
pub fn serve(arguments: &[&str]) -> Result<(), Failure> {
    let line = format!(
        "cargo run --package sixfold -- serve {}",
        arguments.join(" ")
    );
    run(&line, &[("SIXFOLD_DIST", text(&web()?)?)])
}

/// The folder that cargo builds in.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or(root().join("target"), PathBuf::from)
}

/// The names of the bundles: the programs of the web crate.
fn bundles(source: &Path) -> Result<Vec<String>, Failure> {
    let programs = files(&source.join("src/bin"))?;
    let names = programs.iter().filter_map(|program| program.file_stem());
    Ok(names
        .map(|name| name.to_string_lossy().into_owned())
        .collect())
}

fn build(package: &str, what: &str, profile: &str, flags: &str) -> Result<(), Failure> {
    let line =
        format!("cargo build --package {package} {what} --profile {profile} --target {WASM}");
    let flags = format!("{} {flags}", flags_for_paths(root()));
    run(
        &line,
        &[("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", &flags)],
    )
}

/// Flags of the compiler that make what is built the same in whichever folder its source lies, and tell nobody of them.
pub fn flags_for_paths(source: &Path) -> String {
    let home = std::env::var_os("HOME").unwrap_or_default();
    let cargo =
        std::env::var_os("CARGO_HOME").map_or(Path::new(&home).join(".cargo"), PathBuf::from);
    let folders = [(source, "sixfold"), (&cargo, "cargo")];
    let folders =
        folders.map(|(folder, name)| format!("--remap-path-prefix={}=/{name}", folder.display()));
    // Flags are separated by blanks, and cannot have any.
    let mut flags = folders.to_vec();
    flags.retain(|flag| !flag.contains(char::is_whitespace));
    flags.join(" ")
}

/// Whether TypeScript is told what a module has.
#[derive(Clone, Copy, PartialEq)]
enum Types {
    Told,
    Untold,
}

/// Makes the glue that lets a page load the wasm of this name, built with this profile.
fn bind(profile: &str, name: &str, to: &Path, types: Types) -> Result<(), Failure> {
    let built = target().join(WASM).join(profile);
    let wasm = built.join(format!("{name}.wasm"));
    let bound = Bindgen::new()
        .input_path(wasm)
        .web(true)
        .map(|bindgen| bindgen.typescript(types == Types::Told))
        .map(|bindgen| bindgen.remove_name_section(true))
        .and_then(|bindgen| bindgen.remove_producers_section(true).generate(to));
    bound.map_err(|error| Failure::Unbound(format!("{error:#}")))
}

/// The lines of a script that are no comments, which nobody has to fetch.
fn without_comments(script: &str) -> String {
    let lines = script.lines();
    let lines = lines.filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// What a visitor has to fetch, compressed.
fn report(dist: &Path) -> Result<(), Failure> {
    let mut total = 0;
    for file in files(dist)? {
        if file.extension().is_some_and(|extension| extension == "br") {
            let size = fs::metadata(&file).map_err(at(&file))?.len();
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            eprintln!("{size:>8}  {name}");
            total += size;
        }
    }
    eprintln!("{total:>8}  bytes in all, brotli");
    Ok(())
}

/// The files of a folder, in the order of their names.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).map_err(at(folder))?;
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.is_file())
        .collect();
    files.sort();
    Ok(files)
}

pub fn clear(folder: &Path) -> Result<(), Failure> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(at(folder))?;
    }
    fs::create_dir_all(folder).map_err(at(folder))
}

pub fn read(file: &Path) -> Result<String, Failure> {
    fs::read_to_string(file).map_err(at(file))
}

pub fn write(file: &Path, bytes: &[u8]) -> Result<(), Failure> {
    fs::write(file, bytes).map_err(at(file))
}
