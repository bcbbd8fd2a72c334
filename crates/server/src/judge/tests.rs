//! Clocks, flags and absent players, with a time of our own.

use std::sync::Arc;

use online::body::Wanted;
use online::{Absent, Clock, Ending, PlayerId, Refusal, Seat, Turn};

use super::Mover::{Away, Nobody, There};
use super::due::{AWAY, LOBBY};
use super::{Answer, Due, due, skip, turn};
use crate::card::Card;
use crate::event::{Event, What};
use crate::state::State;
use crate::toy;

const MINUTE: u64 = 60_000;

/// A table of the toy at which everybody sits since time 0; `p0` has seat 0.
fn table(seats: u8, clock: Clock, absent: Absent) -> State {
    let card = Card {
        id: "g".parse().unwrap(),
        game: "pile".to_owned(),
        setup: format!("90 stones {seats} seats"),
        seats: vec![Wanted::Open; seats.into()],
        clock,
        absent,
        public: false,
        rated: false,
        creator: player(0),
        created: 0,
    };
    let mut state = State::new(Arc::new(card), toy::shelf()).unwrap();
    for seat in 0..seats {
        let sat = What::Sat {
            seat: Seat(seat),
            player: player(seat),
            bot: false,
        };
        happens(&mut state, 0, sat);
    }
    state
}

fn player(number: u8) -> PlayerId {
    format!("p{number}").parse().unwrap()
}

fn happens(state: &mut State, at: u64, what: What) {
    let event = Event {
        number: state.number + 1,
        what,
        lag: 0,
        at,
    };
    state.apply(&event).unwrap();
}

/// Everybody makes the first turn, which costs no time, at this time.
fn first_round(state: &mut State, at: u64) {
    for seat in 0..state.chairs.len() as u8 {
        takes_one(state, at, seat);
    }
}

fn takes_one(state: &mut State, at: u64, seat: u8) {
    let turn = What::Turn {
        seat: Seat(seat),
        key: format!("k{}", state.ply()).parse().unwrap(),
        text: "1".to_owned(),
    };
    happens(state, at, turn);
}

fn fischer(start: u64, increment: u64) -> Clock {
    Clock::Fischer { start, increment }
}

fn left(state: &State) -> Vec<u64> {
    state.chairs.iter().filter_map(|chair| chair.left).collect()
}

#[test]
fn a_turn_costs_what_it_took_and_gains_the_increment() {
    let mut state = table(2, fischer(10 * MINUTE, 5_000), Absent::Wait);
    first_round(&mut state, 9 * MINUTE);
    assert_eq!(left(&state), [10 * MINUTE, 10 * MINUTE]);
    takes_one(&mut state, 10 * MINUTE, 0);
    assert_eq!(left(&state), [9 * MINUTE + 5_000, 10 * MINUTE]);
}

#[test]
fn days_are_saved_up_to_the_cap() {
    let day = Clock::DAY;
    let clock = Clock::Correspondence {
        start: 3 * day,
        increment: day,
        cap: 3 * day,
    };
    let mut state = table(2, clock, Absent::Wait);
    first_round(&mut state, 0);
    takes_one(&mut state, day / 2, 0);
    assert_eq!(left(&state), [3 * day, 3 * day]);
    takes_one(&mut state, 3 * day, 1);
    assert_eq!(left(&state), [3 * day, 3 * day / 2]);
}

#[test]
fn a_turn_on_its_way_when_the_time_is_over_counts_within_the_allowance() {
    let mut state = table(2, fischer(MINUTE, 0), Absent::Wait);
    first_round(&mut state, 0);
    let asked: Turn = "k 2 1".parse().unwrap();
    let judged = |lag, now| turn(&state, &player(0), &asked, lag, now);
    let late = MINUTE + 300;
    assert!(matches!(judged(300, late), Ok(Answer::New(_))));
    assert_eq!(judged(299, late).err(), Some(Refusal::OutOfTime));
    // Whoever claims to be far away gets no more than everybody.
    let refused = judged(60_000, MINUTE + 501).err();
    assert_eq!(refused, Some(Refusal::OutOfTime));
    assert_eq!(due(&state, MINUTE + 500, There), Due::At(MINUTE + 500));
    let flagged = What::Flagged { seat: Seat(0) };
    assert_eq!(due(&state, MINUTE + 501, There), Due::Now(flagged));
}

#[test]
fn among_two_nobody_stands_in_whatever_the_table_says() {
    let mut state = table(2, Clock::None, Absent::Engine);
    first_round(&mut state, 0);
    assert_eq!(due(&state, 100 * MINUTE, Away), Due::Nothing);
}

#[test]
fn the_engine_plays_for_whoever_is_away_for_a_minute_until_they_are_back() {
    let mut state = table(3, fischer(5 * MINUTE, 0), Absent::Engine);
    first_round(&mut state, 0);
    assert_eq!(due(&state, AWAY, Away), Due::At(AWAY + AWAY / 2));
    assert_eq!(due(&state, AWAY + 1, There), Due::At(3 * AWAY / 2 + 1));
    assert_eq!(
        due(&state, AWAY + 1, Away),
        Due::Now(What::StoodIn { seat: Seat(0) })
    );
    happens(&mut state, AWAY + 1, What::StoodIn { seat: Seat(0) });
    assert_eq!(
        due(&state, AWAY + 1, Away),
        Due::Engine {
            seat: Seat(0),
            level: 5
        }
    );
    takes_one(&mut state, 2 * AWAY, 0);
    assert_eq!(left(&state)[0], 5 * MINUTE, "the engine's time is nobody's");
    takes_one(&mut state, 2 * AWAY, 1);
    takes_one(&mut state, 2 * AWAY, 2);
    assert_eq!(
        due(&state, 2 * AWAY, There),
        Due::Now(What::Back { seat: Seat(0) })
    );
}

#[test]
fn whoever_comes_back_after_the_clock_ran_out_has_time_for_a_turn() {
    let mut state = table(3, fischer(MINUTE, 1_000), Absent::Engine);
    first_round(&mut state, 0);
    let out = MINUTE + 501;
    assert_eq!(
        due(&state, out, There),
        Due::Now(What::StoodIn { seat: Seat(0) })
    );
    happens(&mut state, out, What::StoodIn { seat: Seat(0) });
    happens(&mut state, 5 * MINUTE, What::Back { seat: Seat(0) });
    assert_eq!(state.flag_at(), Some(6 * MINUTE));
}

#[test]
fn a_skipped_player_gets_the_smallest_turn_and_time_for_the_next() {
    let mut state = table(3, fischer(2 * MINUTE, 0), Absent::Skip);
    first_round(&mut state, 0);
    let late = 2 * MINUTE + 501;
    assert_eq!(due(&state, late, There), Due::Skip(Seat(0)));
    let skipped = skip(&state, Seat(0)).unwrap().what;
    let smallest = What::Skipped {
        seat: Seat(0),
        text: "1".to_owned(),
    };
    assert_eq!(skipped, smallest);
    happens(&mut state, late, skipped);
    assert_eq!(left(&state)[0], 30_000);
    assert!(state.chairs[0].retired.is_none());
}

#[test]
fn where_the_table_waits_only_the_clock_decides() {
    let mut state = table(3, Clock::None, Absent::Wait);
    first_round(&mut state, 0);
    assert_eq!(due(&state, 1_000 * MINUTE, Away), Due::Nothing);
    let mut state = table(3, fischer(MINUTE, 0), Absent::Wait);
    first_round(&mut state, 0);
    let flagged = What::Flagged { seat: Seat(0) };
    assert_eq!(due(&state, MINUTE + 501, Away), Due::Now(flagged));
}

#[test]
fn whoever_retires_first_is_last() {
    let mut state = table(4, Clock::None, Absent::Wait);
    for seat in [2, 0, 3] {
        happens(&mut state, 1, What::Resigned { seat: Seat(seat) });
    }
    let result = state.result.unwrap();
    assert_eq!(
        (result.ending, result.places),
        (Ending::Resignation, vec![3, 1, 4, 2])
    );
}

#[test]
fn a_key_counts_for_its_player_alone() {
    let mut state = table(2, Clock::None, Absent::Wait);
    first_round(&mut state, 0);
    let judged = |number, text: &str| {
        let turn: Turn = text.parse().unwrap();
        super::turn(&state, &player(number), &turn, 0, 0)
    };
    assert!(matches!(judged(0, "k0 0 1"), Ok(Answer::Known(0))));
    assert_eq!(judged(0, "k0 2 1").err(), Some(Refusal::KeyUsed));
    assert_eq!(judged(1, "k0 2 1").err(), Some(Refusal::NotYourTurn));
    assert!(matches!(judged(0, "k1 2 1"), Ok(Answer::New(_))));
}

#[test]
fn after_a_round_that_nobody_saw_the_engine_waits_for_somebody() {
    let mut state = table(3, Clock::None, Absent::Engine);
    first_round(&mut state, 0);
    happens(&mut state, 0, What::StoodIn { seat: Seat(0) });
    for seat in 0..3 {
        let turn = What::EngineTurn {
            seat: Seat(seat),
            text: "1".to_owned(),
        };
        let engine = Due::Engine {
            seat: Seat(0),
            level: 5,
        };
        if seat == 0 {
            assert_eq!(due(&state, 0, Nobody), engine);
        }
        happens(&mut state, 0, turn);
    }
    assert_eq!(due(&state, 0, Nobody), Due::Nothing);
    assert!(matches!(due(&state, 0, Away), Due::Engine { .. }));
    assert_eq!(
        due(&state, 0, There),
        Due::Now(What::Back { seat: Seat(0) })
    );
}

#[test]
fn a_table_of_the_lobby_ends_when_its_maker_has_gone() {
    let mut card = (*table(2, Clock::None, Absent::Wait).card).clone();
    card.public = true;
    let open = State::new(Arc::new(card.clone()), toy::shelf()).unwrap();
    assert_eq!(due(&open, LOBBY, Away), Due::At(LOBBY + LOBBY / 2));
    assert_eq!(due(&open, LOBBY + 1, Away), Due::Now(What::Aborted));
    assert_eq!(due(&open, LOBBY + 1, Nobody), Due::Now(What::Aborted));
    assert!(matches!(due(&open, 9 * LOBBY, There), Due::At(_)));
    // A link may be opened days later.
    card.public = false;
    let open = State::new(Arc::new(card), toy::shelf()).unwrap();
    assert!(matches!(due(&open, 13 * Clock::DAY, Nobody), Due::At(_)));
    assert_eq!(due(&open, 15 * Clock::DAY, Nobody), Due::Now(What::Aborted));
}

#[test]
fn a_poor_connection_is_helped_and_a_pretended_one_only_for_a_while() {
    let mut state = table(2, fischer(MINUTE, 0), Absent::Wait);
    first_round(&mut state, 0);
    let mut given = Vec::new();
    for round in 0..8_u32 {
        let asked: Turn = format!("lag{round} {} 1", state.ply()).parse().unwrap();
        let Ok(Answer::New(verdict)) = turn(&state, &player(0), &asked, 500, 0) else {
            panic!("it is a turn");
        };
        given.push(verdict.lag);
        let event = Event {
            number: state.number + 1,
            what: verdict.what,
            lag: verdict.lag,
            at: 0,
        };
        state.apply(&event).unwrap();
        takes_one(&mut state, 0, 1);
    }
    assert_eq!(given, [500, 500, 500, 300, 100, 100, 100, 100]);
}
