//! `sixfold man` and `sixfold completions`: what shells and `man` know of the program.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use clap::{Command, CommandFactory};
use clap_complete::Shell;
use clap_mangen::Man;

use crate::cli::Cli;
use crate::failure::Failure;

/// Writes what a shell reads to complete our commands.
pub fn completions(shell: Shell, out: &mut impl Write) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "sixfold", &mut script);
    Ok(out.write_all(&script)?)
}

/// Writes a manual page for every command into a folder.
pub fn pages(folder: &Path) -> Result<(), Failure> {
    let mut program = Cli::command().disable_help_subcommand(true);
    program.build();
    fs::create_dir_all(folder)
        .and_then(|()| page(program, folder))
        .map_err(|error| Failure::new(format!("{}: {error}", folder.display())))
}

/// Writes the pages of a command and of the commands inside it.
fn page(command: Command, folder: &Path) -> io::Result<()> {
    for inner in command.get_subcommands() {
        page(inner.clone(), folder)?;
    }
    let has_notes = command.get_after_help().is_some();
    let has_commands = command.has_subcommands();
    let man = Man::new(command).manual("Sixfold");
    let mut text = Vec::new();
    man.render_title(&mut text)?;
    man.render_name_section(&mut text)?;
    man.render_synopsis_section(&mut text)?;
    man.render_description_section(&mut text)?;
    man.render_options_section(&mut text)?;
    if has_commands {
        man.render_subcommands_section(&mut text)?;
    }
    if has_notes {
        text.extend(notes(&man)?);
    }
    fs::write(folder.join(man.get_filename()), text)
}

/// What the help says in the end, examples mostly, line by line as it stands there.
fn notes(man: &Man) -> io::Result<Vec<u8>> {
    let mut filled = Vec::new();
    man.render_extra_section(&mut filled)?;
    let filled = String::from_utf8_lossy(&filled);
    let lines = filled.split_once(".SH EXTRA\n");
    let (before, lines) = lines.ok_or(io::ErrorKind::InvalidData)?;
    Ok(format!("{before}.SH NOTES\n.nf\n{lines}.fi\n").into_bytes())
}
