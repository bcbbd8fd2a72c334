//! Plays Sixfold in a real browser, and measures it: `browser-tests check|measure|portraits PROGRAM PICTURES`.
//!
//! A fourth word runs only the checks with that word in their names.
//! `PROGRAM` is a `sixfold` with the web app in it, `PICTURES` a folder for screenshots. The
//! protocol of browser drivers is a few JSON texts over HTTP, so it is spoken here in two short
//! files instead of through a client library with a hundred crates behind it.

mod base64;
mod browser;
mod checks;
mod failure;
mod http;
mod measure;
mod page;
mod portraits;
mod relay;
mod running;

use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;

use browser::Browser;
use failure::{Done, Failure};
use running::{Folder, Running};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["check", program, pictures] => check(program, pictures.as_ref(), ""),
        ["check", program, pictures, part] => check(program, pictures.as_ref(), part),
        ["portraits", program, pictures] => portrayed(program, pictures.as_ref()),
        ["measure", program, pictures] => measured(program, pictures.as_ref()),
        _ => Err("browser-tests check|measure|portraits PROGRAM PICTURES".into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(reason)) => {
            eprintln!("browser-tests: {reason}");
            ExitCode::FAILURE
        }
    }
}

/// Serves the app on a free port of this machine; gives its address too.
pub fn serve(program: &str) -> Done<(Running, String)> {
    let mut command = Command::new(program);
    // Games of the tests do not belong into the user's own data folder, and each server has a file alone.
    let folder = Folder::new()?;
    let command = command
        .args(["serve", "--port", "0", "--database"])
        .arg(folder.0.join("games.db"));
    let (server, port) = Running::start(command, folder, "http://127.0.0.1:")?;
    Ok((server, format!("http://127.0.0.1:{port}/")))
}

fn check(program: &str, pictures: &Path, part: &str) -> Done {
    let (_server, home) = serve(program)?;
    let mut failures = Vec::new();
    let wanted = checks::ALL.iter().filter(|(name, _)| name.contains(part));
    for (name, check) in wanted {
        let begun = Instant::now();
        // A browser that once felt fingers does not always take a mouse again, hence a new one.
        let browser = Browser::start(&home, pictures)?;
        let done = checks::run(&browser, program, *check);
        let time = begun.elapsed().as_secs_f32();
        match done {
            Ok(()) => eprintln!("ok    {time:5.1} s  {name}"),
            Err(Failure(reason)) => {
                eprintln!("FAIL  {time:5.1} s  {name}\n      {reason}");
                // The picture only helps to understand; the failure counts without it.
                let _ = browser.picture(&format!("failed-{}", name.replace(' ', "-")));
                failures.push(*name);
            }
        }
    }
    match failures[..] {
        [] => Ok(()),
        _ => Err(format!("{} of {} failed", failures.len(), checks::ALL.len()).into()),
    }
}

fn portrayed(program: &str, pictures: &Path) -> Done {
    let (_server, home) = serve(program)?;
    let browser = Browser::start(&home, pictures)?;
    portraits::all(&browser)
}

fn measured(program: &str, pictures: &Path) -> Done {
    let (_server, home) = serve(program)?;
    let browser = Browser::start(&home, pictures)?;
    measure::everything(&browser)
}
