//! The commands that build, check and start the project: `cargo xtask help` lists them.

mod browse;
mod bundle;
mod check;
mod dist;
mod failure;
mod fetched;
mod install;
mod package;
mod python;
mod shell;
mod sprt;
mod workflow;

use std::process::ExitCode;

use failure::Failure;

const HELP: &str = "\
cargo xtask test    run every check: format, lints, tests, wasm build, documentation, Python, Node, browser
cargo xtask python  build the Python package and test it; `python bench` measures it
cargo xtask npm     build the npm package in target/npm and test it
cargo xtask serve   build the web app and serve it (--port N; 4600 unless told)
cargo xtask web     build the web app only; `web --any-weight` also if a page weighs too much
cargo xtask package see that the library crates are ready to be published; nothing is uploaded
cargo xtask dist    make everything that is released, in target/release-files; `dist again` makes it in another
                    folder once more, and compares
cargo xtask measure measure the web app in a browser: bytes, times, long tasks
cargo xtask portraits take the pictures of the README again, into docs/
cargo xtask soak    play for ten minutes through one fault after the other (or for as many seconds as told)
cargo xtask sprt OLD NEW  play two commits of the YINSH engine, and note it in nets/TESTS.md
cargo xtask help    show this text

`test` first installs what it needs: rustfmt, clippy and the wasm32 target through rustup,
PostgreSQL, Python, Node, npm, chromium and its driver through apt-get. Screenshots go to target/screenshots.
It stops at the first check that fails. `dist` installs its compilers likewise.";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => end(install::everything().and_then(|()| check::everything())),
        ["serve", ref arguments @ ..] => end(bundle::serve(arguments)),
        [what @ ("measure" | "portraits")] => {
            end(install::browser().and_then(|()| browse::browse(what)))
        }
        ["dist"] => end(dist::dist()),
        ["dist", "again"] => end(dist::again()),
        ["npm"] => end(bundle::npm::test()),
        ["package"] => end(package::package()),
        ["python"] => end(python::test()),
        ["python", "bench"] => end(python::bench()),
        ["soak"] => end(soak("600")),
        ["soak", seconds] => end(soak(seconds)),
        ["sprt", old, new] => end(sprt::sprt(old, new)),
        ["web"] => end(bundle::web().map(drop)),
        ["web", "--any-weight"] => end(bundle::app().map(drop)),
        ["help" | "--help" | "-h"] | [] => {
            println!("{HELP}");
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!("xtask: no such command\n\n{HELP}");
            ExitCode::from(2)
        }
    }
}

/// Two nodes on PostgreSQL and a server on SQLite, killed, frozen and without a database for so long.
fn soak(seconds: &str) -> Result<(), Failure> {
    install::database()?;
    let line = "cargo test --package=sixfold --test=online soak -- --nocapture";
    shell::run(line, &[("SIXFOLD_SOAK", seconds)])
}

fn end(done: Result<(), Failure>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            ExitCode::FAILURE
        }
    }
}
