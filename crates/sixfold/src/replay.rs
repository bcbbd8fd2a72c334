//! `sixfold replay`: checks records and tells the result of every game.

use std::io::Write;

use game::Seat;
use serde::Serialize;

use crate::cli::Replay;
use crate::face::Face;
use crate::failure::Failure;
use crate::files::{self, Found};
use crate::recorded::{AnyRecorded, Recorded};
use crate::tally::Tally;
use crate::words::counted;

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
pub fn run(arguments: &Replay, out: &mut impl Write) -> Result<(), Failure> {
    let mut all_good = true;
    let mut tally = Tally::default();
    for found in arguments.files.iter().flat_map(|file| files::games(file)) {
        if let Err(reason) = &found.game {
            out.flush()?;
            eprintln!("sixfold: {}: {reason}", found.file);
        }
        let is_told = found.game.is_ok();
        tally.count(&found);
        let report = report(found, arguments.legal);
        all_good &= report.error.is_none();
        if arguments.json {
            writeln!(out, "{}", serde_json::to_string(&report)?)?;
        } else if is_told {
            write_line(&report, out)?;
        }
    }
    if let (false, Some(summary)) = (arguments.json, tally.summary()) {
        writeln!(out, "{summary}")?;
    }
    if all_good { Ok(()) } else { Err(Failure::Told) }
}

fn report(found: Found, legal: bool) -> Report {
    match &found.game {
        Ok(any) => {
            games::with!(AnyRecorded: any, recorded => report_recorded(&found, recorded, legal))
        }
        Err(reason) => Report {
            error: Some(reason.to_string()),
            result: "*".to_owned(),
            ending: "unreadable",
            legal: legal.then(Vec::new),
            id: found.id,
            file: found.file,
            ..Report::default()
        },
    }
}

fn report_recorded<G: Face>(found: &Found, told: &Recorded<G>, legal: bool) -> Report {
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
        error: told.error.as_ref().map(ToString::to_string),
        note: told.note(),
        legal: legal.then(|| counts().collect()),
    }
}

fn write_line(report: &Report, out: &mut impl Write) -> Result<(), Failure> {
    let Report { id, ending, .. } = report;
    if let Some(error) = &report.error {
        return Ok(writeln!(out, "{id}: BAD, {error}")?);
    }
    let turns = report.moves.len();
    let turns = counted(turns, "turn");
    write!(out, "{id}: {turns}, {} ({ending})", report.result)?;
    match &report.note {
        Some(note) => writeln!(out, "; note: {note}")?,
        None => writeln!(out)?,
    }
    Ok(())
}
