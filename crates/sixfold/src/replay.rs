//! `sixfold replay`: checks records and tells the result of every game.

use std::io::Write;

use game::Seat;
use i18n::Lang;
use i18n::terminal::record as words;
use serde::Serialize;

use crate::cli::Replay;
use crate::face::Face;
use crate::failure::Failure;
use crate::files::{self, Found};
use crate::recorded::{AnyRecorded, Recorded, ending_words};
use crate::say::Say;
use crate::tally::Tally;

/// What is told about one game, in the order in which the JSON object tells it.
#[derive(Default, Serialize)]
struct Report {
    id: String,
    file: String,
    game: Option<&'static str>,
    setup: Option<String>,
    players: Vec<Option<String>>,
    moves: Vec<String>,
    steps: usize,
    result: String,
    ending: &'static str,
    error: Option<String>,
    note: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<Vec<usize>>,
}

/// Checks every game of every file and sums up; fails in the end if any of them is bad.
pub fn run(arguments: &Replay, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let mut all_good = true;
    let mut tally = Tally::default();
    for found in arguments.files.iter().flat_map(|file| files::games(file)) {
        if let Err(reason) = &found.game {
            out.flush()?;
            eprintln!("sixfold: {}: {}", found.file, reason.say(lang));
        }
        let is_told = found.game.is_ok();
        tally.count(&found);
        // Programs read English, whoever runs them.
        let told_in = if arguments.json { Lang::En } else { lang };
        let report = report(found, arguments.legal, told_in);
        all_good &= report.error.is_none();
        if arguments.json {
            writeln!(out, "{}", serde_json::to_string(&report)?)?;
        } else if is_told {
            writeln!(out, "{}", line(&report, lang))?;
        }
    }
    if let (false, Some(summary)) = (arguments.json, tally.summary()) {
        writeln!(out, "{}", summary.say(lang))?;
    }
    if all_good { Ok(()) } else { Err(Failure::Told) }
}

fn report(found: Found, legal: bool, lang: Lang) -> Report {
    match &found.game {
        Ok(any) => {
            games::with!(AnyRecorded: any, recorded => report_recorded(&found, recorded, legal, lang))
        }
        Err(reason) => Report {
            error: Some(reason.say(lang)),
            result: "*".to_owned(),
            ending: "unreadable",
            legal: legal.then(Vec::new),
            id: found.id,
            file: found.file,
            ..Report::default()
        },
    }
}

fn report_recorded<G: Face>(found: &Found, told: &Recorded<G>, legal: bool, lang: Lang) -> Report {
    let game = &told.game;
    let seats = (0..game.position().seats()).map(Seat);
    let counts = || game.earlier_positions().map(|at| at.legal_steps().len());
    Report {
        id: found.id.clone(),
        file: found.file.clone(),
        game: Some(G::NAME),
        setup: Some(game.setup().to_string()),
        players: seats
            .map(|seat| told.player(seat).map(str::to_owned))
            .collect(),
        moves: game.turn_texts(),
        steps: game.steps().count(),
        result: told.result(),
        ending: told.ending(),
        error: told.error.as_ref().map(|error| error.say(lang)),
        note: told.note(lang),
        legal: legal.then(|| counts().collect()),
    }
}

fn line(report: &Report, lang: Lang) -> String {
    let Report { id, result, .. } = report;
    if let Some(error) = &report.error {
        return words::BAD.with(lang, &[id, error]);
    }
    let turns = words::TURNS.count(lang, report.moves.len() as u64);
    let ending = &ending_words(report.ending, lang);
    let line = words::GOOD.with(lang, &[id, &turns, result, ending]);
    match &report.note {
        Some(note) => words::NOTE.with(lang, &[&line, note]),
        None => line,
    }
}
