//! Help for somebody who plays: hints and warnings.

use engine::{Engine, Flow, Line, Task, think_until};
use game::Game;
use i18n::{Lang, aid};
use study::{Judgement, Scale, View};
use table::errand::{Aided, Shown};
use table::{LastTurn, Sitting, Table, Tabled};

use crate::Clock;

/// How many milliseconds a position is looked at.
const TIME: f64 = 600.0;

/// A good turn in two steps: where it begins, then what it is. Nothing once the game is over.
pub fn hint<G: Tabled, E: Engine<Game = G>>(
    engine: &mut E,
    mut table: Table<G>,
    lang: Lang,
    clock: Clock<'_>,
) -> Aided {
    if table.is_complete() {
        table.cancel();
    }
    let Some(line) = best(engine, table.position(), clock) else {
        return Aided::default();
    };
    let steps = &line.turns[0];
    let place = Shown {
        words: aid::WHERE.to(lang).to_owned(),
        figures: G::region(steps).into_iter().collect(),
        choices: vec![],
    };
    Aided(vec![place, turn(table, steps, lang)])
}

/// Why the last turn was a blunder, and whether to take it back; nothing if it was none.
pub fn warning<G: Tabled, E: Engine<Game = G>>(
    engine: &mut E,
    table: Table<G>,
    lang: Lang,
    clock: Clock<'_>,
) -> Aided {
    let blunder = blunder(engine, &table, clock);
    let Some((chances, reply)) = blunder else {
        return Aided::default();
    };
    let [from, to] = chances.map(|chance| (100.0 * chance).round().to_string());
    let mut shown = reply.map_or_else(Shown::default, |line| turn(table, &line.turns[0], lang));
    let warning = aid::WARNING.with(lang, &[&from, &to]);
    shown.words = format!("{warning} {}", shown.words);
    shown.choices = [aid::TAKE_BACK, aid::PLAY_ON]
        .map(|choice| choice.to(lang).to_owned())
        .into();
    Aided(vec![shown])
}

/// The mover's chances before and after a turn, and the best answer to it.
type Blunder<S> = ([f32; 2], Option<Line<S>>);

/// What the last turn cost, if it was a blunder.
fn blunder<G: Tabled, E: Engine<Game = G>>(
    engine: &mut E,
    table: &Table<G>,
    clock: Clock<'_>,
) -> Option<Blunder<G::Step>> {
    let LastTurn { before, steps } = table.last_turn()?;
    let seat = before.to_move()?;
    let best_turn = best(engine, &before, clock).filter(|line| line.turns[0] != steps)?;
    let reply = best(engine, table.position(), clock);
    let after = match table.position().outcome() {
        Some(outcome) => View::over(&outcome),
        None => View::of(reply.as_ref()?),
    };
    let was = View::of(&best_turn);
    let judged = Scale::REVIEW.judge(&was, &after, seat, before.seats());
    let is_blunder = judged == Some(Judgement::Blunder);
    is_blunder.then(|| ([was.chance(seat), after.chance(seat)], reply))
}

/// A turn in words and as figures.
fn turn<G: Tabled>(mut table: Table<G>, steps: &[G::Step], lang: Lang) -> Shown {
    let figures = G::figures(steps);
    for step in steps {
        // What an engine would play is legal; were it not, less would be said.
        if table.play(*step).is_err() {
            break;
        }
    }
    table.confirm();
    Shown {
        words: Sitting::of(table).announcement(lang),
        figures,
        choices: vec![],
    }
}

/// The best line of a position, unless the game is over there.
fn best<E: Engine>(
    engine: &mut E,
    position: &E::Game,
    clock: Clock<'_>,
) -> Option<Line<<E::Game as Game>::Step>> {
    if position.outcome().is_some() {
        return None;
    }
    let begun = clock();
    let is_late = || clock() - begun >= TIME;
    let thought = think_until(engine, position, &Task::default(), is_late, |_| Flow::GoOn);
    thought.lines.into_iter().next()
}
