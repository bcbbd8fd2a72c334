//! `sixfold review`: judges every turn of finished games.

mod table;

use std::io::Write;
use std::time::Instant;

use engine::{Flow, Level};
use game::Seat;
use i18n::Lang;
use i18n::terminal::record::TURNS;
use i18n::terminal::review::PROGRESS;
use serde::Serialize;
use study::{Judged, Noted, Review};

use crate::budget::Budget;
use crate::cli;
use crate::failure::Failure;
use crate::files::{self, Found, Unread};
use crate::interrupt::Interrupt;
use crate::progress::Progress;
use crate::recorded::{AnyRecorded, Recorded};
use crate::say::Say;
use crate::thinks::{Gear, Thinks, think};

/// What is told about one game, in the order in which the JSON object tells it.
#[derive(Serialize)]
struct Report<'r> {
    id: &'r str,
    players: Vec<Option<&'r str>>,
    accuracy: Vec<Option<f32>>,
    turns: Vec<Told<'r>>,
}

/// What is told about one turn.
#[derive(Serialize)]
struct Told<'r> {
    /// Whose turn it was, counted from 1.
    seat: u8,
    turn: &'r str,
    before: f32,
    after: f32,
    loss: f32,
    judgement: Option<&'static str>,
    best: &'r str,
}

/// Which game of how many is looked at.
#[derive(Clone, Copy)]
struct Place {
    number: usize,
    of: usize,
}

/// Reviews every good game of every file; fails in the end if any of them is bad.
pub fn run(arguments: &cli::Review, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let found: Vec<Found> = arguments
        .files
        .iter()
        .flat_map(|file| files::games(file))
        .collect();
    let interrupt = Interrupt::listen();
    let (of, mut all_good) = (found.len(), true);
    for (found, number) in found.into_iter().zip(1..) {
        let game = found.game;
        match game.and_then(|game| game.whole().map_err(Unread::Refused)) {
            Ok(any) => games::with!(AnyRecorded: any, recorded => {
                let place = Place { number, of };
                let review = look(&recorded, arguments.budget, &interrupt, place, lang);
                if arguments.json {
                    let report = report(&found.id, &recorded, &review);
                    writeln!(out, "{}", serde_json::to_string(&report)?)?;
                } else {
                    table::write(&found.id, &recorded, &review, lang, out)?;
                }
            }),
            Err(reason) => {
                out.flush()?;
                eprintln!("sixfold: {}: {}", found.file, reason.say(lang));
                all_good = false;
            }
        }
        out.flush()?;
        interrupt.check()?;
    }
    if all_good { Ok(()) } else { Err(Failure::Told) }
}

/// Looks at all positions of a game, or as many as there is patience for; as long as the page does unless there is a budget.
fn look<G: Thinks>(
    told: &Recorded<G>,
    budget: Budget,
    interrupt: &Interrupt,
    place: Place,
    lang: Lang,
) -> Review {
    let mut review = Review::new(&told.game);
    let mut engine = G::engine(Gear::default());
    let mut progress = Progress::new();
    while let Some(wanted) = review.wanted() {
        let usual = Budget::millis(review.time(wanted).into());
        let budget = budget.times(wanted.effort.factor()).or(usual);
        let see = |_: &_| {
            progress.tell(review.done(), || place.say(&review, lang));
            if interrupt.has_come() {
                Flow::Stop
            } else {
                Flow::GoOn
            }
        };
        let task = budget.task(Level::BEST, 1, 0);
        let position = wanted.position_in(&told.game);
        let deadline = budget.deadline(Instant::now());
        let thought = think(&mut engine, position, &task, deadline, see);
        if interrupt.has_come() {
            break;
        }
        review.note(wanted, Noted::of::<G>(&thought.lines[0]));
    }
    review
}

impl Place {
    fn say(self, review: &Review, lang: Lang) -> String {
        let turns = TURNS.count(lang, review.len() as u64);
        let (number, of) = (self.number.to_string(), self.of.to_string());
        PROGRESS.with(lang, &[&number, &of, &turns])
    }
}

fn report<'r, G: Thinks>(id: &'r str, told: &'r Recorded<G>, review: &'r Review) -> Report<'r> {
    let seats = || (0..told.game.position().seats()).map(Seat);
    Report {
        id,
        players: seats().map(|seat| told.player(seat)).collect(),
        accuracy: seats().map(|seat| review.accuracy(seat)).collect(),
        turns: review.turns().map(told_turn).collect(),
    }
}

fn told_turn(turn: Judged<'_>) -> Told<'_> {
    Told {
        seat: turn.seat.0 + 1,
        turn: turn.turn,
        before: turn.before,
        after: turn.after,
        loss: turn.loss,
        judgement: turn.judgement.map(study::Judgement::word),
        best: turn.best,
    }
}
