//! `sixfold convert`: writes the games of a file in another format.

use std::io::Write;

use i18n::Lang;

use crate::cli::Convert;
use crate::failure::Failure;
use crate::files::{self, Unread};
use crate::format::{self, Format};
use crate::recorded::AnyRecorded;
use crate::save::save;
use crate::say::Say;
use crate::tally::Tally;

/// Converts every good game; fails in the end if any of them is bad.
pub fn run(arguments: &Convert, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let found = files::games(&arguments.file);
    let all = found.len();
    let mut good = Vec::with_capacity(all);
    let mut tally = Tally::default();
    for found in found {
        tally.count(&found);
        match found
            .game
            .and_then(|game| game.whole().map_err(Unread::Refused))
        {
            Ok(game) => good.push(written(&game, arguments.to)),
            Err(reason) => eprintln!("sixfold: {}: {}", found.file, reason.say(lang)),
        }
    }
    if let (true, Some(summary)) = (good.len() < all, tally.summary()) {
        eprintln!("sixfold: {}", summary.say(lang));
    }
    if good.is_empty() {
        return Err(Failure::Told);
    }
    let text = good.join(match arguments.to {
        Format::Text => "\n",
        Format::Sgf => "",
    });
    match &arguments.output {
        Some(path) => save(path, &text, arguments.force)?,
        None => write!(out, "{text}")?,
    }
    let all_good = good.len() == all;
    if all_good { Ok(()) } else { Err(Failure::Told) }
}

fn written(game: &AnyRecorded, format: Format) -> String {
    games::with!(AnyRecorded: game, told => format::write(told, format))
}
