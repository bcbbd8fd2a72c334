//! `sixfold convert`: writes the games of a file in another format.

use std::io::Write;

use crate::cli::{Convert, Format};
use crate::failure::Failure;
use crate::files::{self, Unread};
use crate::format;
use crate::recorded::AnyRecorded;
use crate::save::{Existing, save};

/// Converts every good game; fails in the end if any of them is bad.
pub fn run(arguments: &Convert, out: &mut impl Write) -> Result<(), Failure> {
    let found = files::games(&arguments.file);
    let all = found.len();
    let mut good = Vec::with_capacity(all);
    for found in found {
        match found.game.and_then(refuse_bad) {
            Ok(game) => good.push(game),
            Err(reason) => eprintln!("sixfold: {}: {reason}", found.file),
        }
    }
    if good.is_empty() {
        return Err(Failure::Told);
    }
    let text = match arguments.to {
        Format::Text => format::write_text(&good),
        Format::Sgf => format::write_sgf(&good),
    };
    match &arguments.output {
        Some(path) => {
            let existing = if arguments.force {
                Existing::Replace
            } else {
                Existing::Keep
            };
            save(path, &text, existing).map_err(Failure::new)?;
        }
        None => write!(out, "{text}")?,
    }
    if good.len() == all {
        Ok(())
    } else {
        Err(Failure::Told)
    }
}

fn refuse_bad(game: AnyRecorded) -> Result<AnyRecorded, Unread> {
    match game.error() {
        Some(error) => Err(Unread::Refused(error.to_owned())),
        None => Ok(game),
    }
}
