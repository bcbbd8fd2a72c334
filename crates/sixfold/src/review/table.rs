//! A review for people: every turn with what it was worth, then what there is to say of each player.

use std::io::Write;

use game::Seat;
use i18n::terminal::review as words;
use i18n::{Lang, Text};
use study::{Judged, Judgement, Moment, MomentKind, Phase, Review};

use crate::failure::Failure;
use crate::recorded::Recorded;
use crate::thinks::Thinks;

/// The least widths of the columns for players and for turns.
const PLAYER: usize = 8;
const PLAYED: usize = 12;

/// Writes the table.
pub fn write<G: Thinks>(
    id: &str,
    told: &Recorded<G>,
    review: &Review,
    lang: Lang,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let position = told.game.position();
    let names: Vec<String> = (0..position.seats())
        .map(|seat| name(told, Seat(seat), lang))
        .collect();
    let columns = Columns::of(&names, review);
    writeln!(out, "{id}\n{}", columns.head(lang))?;
    for turn in review.turns() {
        let line = columns.line(&names[turn.seat.index()], &turn, lang);
        writeln!(out, "{}", line.trim_end())?;
    }
    for (name, seat) in names.iter().zip((0..).map(Seat)) {
        if let Some(accuracy) = accuracy(review, seat, lang) {
            writeln!(out, "{}", words::ACCURACY.with(lang, &[name, &accuracy]))?;
        }
        for moment in review.key_moments(seat) {
            writeln!(out, "  {}", key_moment(&moment, lang))?;
        }
    }
    for remark in G::remarks(&told.game, lang) {
        writeln!(out, "{remark}")?;
    }
    Ok(writeln!(out)?)
}

/// Who sits there: a name, or what the seat is called.
fn name<G: Thinks>(told: &Recorded<G>, seat: Seat, lang: Lang) -> String {
    let named = told.player(seat).map(str::to_owned);
    named.unwrap_or_else(|| told.game.position().seat_name(seat, lang))
}

/// How wide the columns are that hold texts.
struct Columns {
    player: usize,
    played: usize,
}

impl Columns {
    fn of(names: &[String], review: &Review) -> Columns {
        let wide = |text: &str| text.chars().count();
        let player = names.iter().map(|name| wide(name)).max();
        let played = review.turns().map(|turn| wide(turn.turn)).max();
        Columns {
            player: player.unwrap_or(0).max(PLAYER),
            played: played.unwrap_or(0).max(PLAYED),
        }
    }

    fn head(&self, lang: Lang) -> String {
        let word = |text: Text| text.to(lang);
        let (player, played) = (self.player, self.played);
        format!(
            "{:>6}  {:player$}  {:played$}  {:>8}  {:>8}  {:>8}",
            word(words::TURN),
            word(words::PLAYER),
            word(words::PLAYED),
            word(words::BEFORE),
            word(words::AFTER),
            word(words::LOST)
        )
    }

    fn line(&self, name: &str, turn: &Judged<'_>, lang: Lang) -> String {
        let (player, played) = (self.player, self.played);
        let percent = |chance: f32| format!("{:.1} %", 100.0 * chance);
        let judged = turn.judgement.map(|judgement| {
            let word = judgement_word(judgement).to(lang);
            let better = words::BETTER.with(lang, &[word, turn.best]);
            format!("{} {better}", sign(judgement))
        });
        format!(
            "{:>6}  {name:player$}  {:played$}  {:>8}  {:>8}  {:>8.1}  {}",
            turn.index + 1,
            turn.turn,
            percent(turn.before),
            percent(turn.after),
            turn.loss,
            judged.unwrap_or_default()
        )
    }
}

/// The sign that players put behind such a turn.
fn sign(judgement: Judgement) -> &'static str {
    match judgement {
        Judgement::Inaccuracy => "?!",
        Judgement::Mistake => "?",
        Judgement::Blunder => "??",
    }
}

fn judgement_word(judgement: Judgement) -> Text {
    match judgement {
        Judgement::Inaccuracy => words::INACCURACY,
        Judgement::Mistake => words::MISTAKE,
        Judgement::Blunder => words::BLUNDER,
    }
}

/// The accuracy of a player, in all and phase by phase.
fn accuracy(review: &Review, seat: Seat, lang: Lang) -> Option<String> {
    let whole = review.accuracy(seat)?;
    let phases = Phase::ALL.into_iter().filter_map(|phase| {
        let accuracy = review.accuracy_in(seat, phase)?;
        Some(format!("{} {accuracy:.0}", phase_word(phase).to(lang)))
    });
    let phases: Vec<String> = phases.collect();
    Some(format!("{whole:.0} ({})", phases.join(", ")))
}

fn phase_word(phase: Phase) -> Text {
    match phase {
        Phase::Opening => words::OPENING,
        Phase::Middle => words::MIDDLE,
        Phase::End => words::END,
    }
}

fn key_moment(moment: &Moment<'_>, lang: Lang) -> String {
    let Moment { turn, kind } = moment;
    let what = match kind {
        MomentKind::MissedWin => words::MISSED_WIN,
        MomentKind::Lost => words::FORCED_LOSS,
        MomentKind::Judged(judgement) => judgement_word(*judgement),
    };
    let number = (turn.index + 1).to_string();
    let what = words::BETTER.with(lang, &[what.to(lang), turn.best]);
    words::KEY_MOMENT.with(lang, &[&number, turn.turn, &what])
}
