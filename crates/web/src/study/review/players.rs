//! What is to be said of each player: accuracy in all and by phase, the key moments, what is to be learned.

use game::Seat;
use i18n::Text;
use i18n::study::mistakes::LEARN_FROM;
use i18n::study::review as words;
use i18n::terminal::puzzle::CELLS;
use leptos::prelude::*;
use study::{Judgement, Moment, MomentKind, Phase, Review, ShutIn};
use table::Sitting;

use super::retrospect::Retrospect;
use super::signs;
use crate::live::{all, clicked, empty, live, says, shown_if};
use crate::route::Route;
use crate::study::looking::Doing;
use crate::study::{cards, seat};
use crate::words::{lang, t};

/// What a card says of a player.
#[derive(Clone, PartialEq, Default)]
struct Card {
    accuracy: Option<u8>,
    phases: Vec<(Phase, u8)>,
    counts: [usize; 3],
    moments: Vec<(usize, Judgement, MomentKind)>,
    given_away: u64,
    lessons: u64,
}

impl Card {
    fn of(review: &Review, seat: Seat) -> Card {
        let whole = |accuracy: f32| accuracy.round() as u8;
        let own = || review.turns().filter(move |turn| turn.seat == seat);
        let count = |judgement| {
            own()
                .filter(|turn| turn.judgement == Some(judgement))
                .count()
        };
        let phase = |phase| Some((phase, whole(review.accuracy_in(seat, phase)?)));
        let moment =
            |Moment { turn, kind }: Moment<'_>| Some((turn.index + 1, turn.judgement?, kind));
        Card {
            accuracy: review.accuracy(seat).map(whole),
            phases: Phase::ALL.into_iter().filter_map(phase).collect(),
            counts: Judgement::ALL.map(count),
            moments: review
                .key_moments(seat)
                .into_iter()
                .filter_map(moment)
                .collect(),
            lessons: review.lessons(seat).count() as u64,
            given_away: own().map(|turn| u64::from(turn.given_away)).sum(),
        }
    }
}

/// A card for each player.
pub fn view(retrospect: Retrospect) -> AnyView {
    let seats = retrospect.review.with_untracked(Review::seats);
    view! { <section class="reviewed">{all(seats.map(|seat| player(retrospect, seat)))}</section> }
        .into_any()
}

fn player(retrospect: Retrospect, seat: Seat) -> AnyView {
    let card = Memo::new(move |_| retrospect.review.with(|review| Card::of(review, seat)));
    let name = says(move || {
        let names = retrospect.game(|game| game.seat_names(lang()));
        names.into_iter().nth(seat.index()).unwrap_or_default()
    });
    let accuracy = says(move || {
        card.with(|card| {
            card.accuracy
                .map_or_else(|| "–".to_owned(), |all| all.to_string())
        })
    });
    let phases = says(move || card.with(phases));
    let counts = live(move || card.with(|card| counts(card.counts)));
    let moments = live(move || {
        card.with(|card| all(card.moments.iter().map(|one| moment(retrospect, *one))))
    });
    let away = says(move || match card.with(|card| card.given_away) {
        0 => String::new(),
        cells => words::THROWN_AWAY.with(lang(), &[&CELLS.count(lang(), cells)]),
    });
    view! {
        <section class="reviewed-player">
            <header>
                {retrospect.game(|game| seat::colours(game, seat))}
                <h2>{name}</h2>
                <p class="accuracy"><strong>{accuracy}</strong> <span class="small">{t(words::ACCURACY)}</span></p>
            </header>
            <p class="small phases">{phases}</p>
            <p class="small away">{away}</p>
            <div class="counts">{counts}</div>
            <ul class="moments" aria-label=t(words::KEY_MOMENTS)>{moments}</ul>
            {learn(retrospect, seat, card)}
        </section>
    }
    .into_any()
}

/// The way to the mistakes of a person, once all are found.
fn learn(retrospect: Retrospect, seat: Seat, card: Memo<Card>) -> AnyView {
    if !retrospect.game(|game| cards::is_of_person(game, seat)) {
        return empty();
    }
    let lessons = move || card.with(|card| card.lessons);
    let is_ready = move || lessons() > 0 && retrospect.looking.doing.get() == Doing::Done;
    let button = move || {
        let go = clicked(move |_| {
            let review = retrospect.review.read_untracked();
            retrospect.game(|game| cards::add(game, &review, seat));
            Route::Mistakes(format!("{}.{seat}", retrospect.id)).go();
        });
        let label = says(move || LEARN_FROM.count(lang(), lessons()));
        view! { <button class="button learn" on:click=go>{label}</button> }.into_any()
    };
    shown_if(is_ready, button)
}

fn phases(card: &Card) -> String {
    let one = |(phase, accuracy): &(Phase, u8)| {
        format!("{}\u{a0}{accuracy}", phase_word(*phase).to(lang()))
    };
    card.phases.iter().map(one).collect::<Vec<_>>().join(" · ")
}

fn phase_word(phase: Phase) -> Text {
    match phase {
        Phase::Opening => words::OPENING,
        Phase::Middle => words::MIDDLE,
        Phase::End => words::END,
    }
}

/// How many turns were judged so; what was never judged so is left out.
fn counts(counts: [usize; 3]) -> AnyView {
    let judged = Judgement::ALL
        .into_iter()
        .zip(counts)
        .filter(|(_, count)| *count > 0);
    let one = |(judgement, count): (Judgement, usize)| {
        view! { <span class="count">{count} " " {signs::badge(judgement)}</span> }.into_any()
    };
    all(judged.map(one))
}

fn moment(
    retrospect: Retrospect,
    (number, judgement, kind): (usize, Judgement, MomentKind),
) -> AnyView {
    let what = match kind {
        MomentKind::MissedWin => words::MISSED_WIN,
        MomentKind::Lost => words::FORCED_LOSS,
        MomentKind::Judged(judgement) => signs::word(judgement),
    };
    let go = clicked(move |_| retrospect.go(number));
    view! {
        <li>
            <button class="moment" on:click=go>
                <span class="number">{number}</span> {signs::badge(judgement)} <span>{t(what)}</span>
            </button>
        </li>
    }
    .into_any()
}

/// The colours that the turn which is shown has shut in, and the cells that it threw away.
pub fn remark(retrospect: Retrospect) -> Option<String> {
    let index = retrospect.shown.get().checked_sub(1)?;
    if retrospect.better.get().is_some() {
        return None;
    }
    let cells = |count: u64| CELLS.count(lang(), count);
    let away = retrospect
        .turn(|turn| turn.given_away)
        .filter(|away| *away > 0);
    let away = away.map(|away| words::THROWN_AWAY.with(lang(), &[&cells(away.into())]));
    let shut = retrospect.shut.with_value(|shut| {
        let now = shut.iter().filter(|shut| shut.turn == index);
        let told = now.map(|shut| {
            let name = retrospect.game(|game| colour_name(game, shut));
            words::SHUT_IN_NOW.with(lang(), &[&name, &cells(shut.cells.into())])
        });
        told.collect::<Vec<String>>()
    });
    Some(shut.into_iter().chain(away).collect::<Vec<_>>().join(" "))
}

fn colour_name(game: &Sitting, shut: &ShutIn) -> String {
    match game {
        Sitting::Yinsh(_) => String::new(),
        Sitting::Gemblo(board) => {
            let sides = board.sides();
            let position = board.table().position();
            let side = sides
                .iter()
                .find(|side| side.tint == position.tint(shut.colour));
            side.map_or_else(String::new, |side| side.who.say(lang()))
        }
    }
}
