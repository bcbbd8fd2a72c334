//! Clocks, flags and absent players, with a time of our own.

use std::sync::Arc;

use online::body::Wanted;
use online::{Absent, Clock, Code, Ending};

use super::due::AWAY;
use super::{Answer, Asked, Due, due, turn};
use crate::card::Card;
use crate::event::{Event, What};
use crate::state::State;
use crate::toy;

const MINUTE: u64 = 60_000;

/// A table of the toy at which everybody sits since time 0; `p0` has seat 0.
fn table(seats: u8, clock: Clock, absent: Absent) -> State {
    let card = Card {
        id: "g".to_owned(),
        game: "pile".to_owned(),
        setup: format!("90 stones {seats} seats"),
        seats: vec![Wanted::Open; seats.into()],
        clock,
        absent,
        public: false,
        rated: false,
        creator: "p0".to_owned(),
        created: 0,
    };
    let mut state = State::new(Arc::new(card), toy::shelf()).unwrap();
    for seat in 0..seats {
        let player = format!("p{seat}");
        let bot = false;
        happens(&mut state, 0, What::Sat { seat, player, bot });
    }
    state
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
    let key = format!("{seat}-{}", state.ply());
    let text = "1".to_owned();
    happens(state, at, What::Turn { seat, text, key });
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
    let asked = |lag| Asked {
        key: "k",
        ply: 2,
        text: "1",
        lag,
    };
    let late = MINUTE + 300;
    assert!(matches!(
        turn(&state, "p0", asked(300), late),
        Ok(Answer::New(_))
    ));
    let refused = turn(&state, "p0", asked(299), late).unwrap_err();
    assert_eq!(refused.code, Code::OutOfTime);
    // Whoever claims to be far away gets no more than everybody.
    let refused = turn(&state, "p0", asked(60_000), MINUTE + 501).unwrap_err();
    assert_eq!(refused.code, Code::OutOfTime);
    assert_eq!(due(&state, MINUTE + 500, true), Due::At(MINUTE + 500));
    let flagged = What::Flagged { seat: 0 };
    assert_eq!(due(&state, MINUTE + 501, true), Due::Now(flagged));
}

#[test]
fn among_two_nobody_stands_in_whatever_the_table_says() {
    let mut state = table(2, Clock::None, Absent::Engine);
    first_round(&mut state, 0);
    assert_eq!(due(&state, 100 * MINUTE, false), Due::Nothing);
}

#[test]
fn the_engine_plays_for_whoever_is_away_for_a_minute_until_they_are_back() {
    let mut state = table(3, fischer(5 * MINUTE, 0), Absent::Engine);
    first_round(&mut state, 0);
    assert_eq!(due(&state, AWAY, false), Due::At(AWAY + AWAY / 2));
    assert_eq!(due(&state, AWAY + 1, true), Due::At(3 * AWAY / 2 + 1));
    assert_eq!(
        due(&state, AWAY + 1, false),
        Due::Now(What::StoodIn { seat: 0 })
    );
    happens(&mut state, AWAY + 1, What::StoodIn { seat: 0 });
    assert_eq!(
        due(&state, AWAY + 1, false),
        Due::Engine { seat: 0, level: 5 }
    );
    takes_one(&mut state, 2 * AWAY, 0);
    assert_eq!(left(&state)[0], 5 * MINUTE, "the engine's time is nobody's");
    takes_one(&mut state, 2 * AWAY, 1);
    takes_one(&mut state, 2 * AWAY, 2);
    assert_eq!(
        due(&state, 2 * AWAY, true),
        Due::Now(What::Back { seat: 0 })
    );
}

#[test]
fn whoever_comes_back_after_the_clock_ran_out_has_time_for_a_turn() {
    let mut state = table(3, fischer(MINUTE, 1_000), Absent::Engine);
    first_round(&mut state, 0);
    let out = MINUTE + 501;
    assert_eq!(due(&state, out, true), Due::Now(What::StoodIn { seat: 0 }));
    happens(&mut state, out, What::StoodIn { seat: 0 });
    happens(&mut state, 5 * MINUTE, What::Back { seat: 0 });
    assert_eq!(state.flag_at(), Some(6 * MINUTE));
}

#[test]
fn a_skipped_player_gets_the_smallest_turn_and_time_for_the_next() {
    let mut state = table(3, fischer(2 * MINUTE, 0), Absent::Skip);
    first_round(&mut state, 0);
    let Due::Now(skipped) = due(&state, 2 * MINUTE + 501, true) else {
        panic!("the time is over");
    };
    assert_eq!((skipped.seat(), skipped.text()), (Some(0), "1"));
    happens(&mut state, 2 * MINUTE + 501, skipped);
    assert_eq!(left(&state)[0], 30_000);
    assert!(state.chairs[0].retired.is_none());
}

#[test]
fn where_the_table_waits_only_the_clock_decides() {
    let mut state = table(3, Clock::None, Absent::Wait);
    first_round(&mut state, 0);
    assert_eq!(due(&state, 1_000 * MINUTE, false), Due::Nothing);
    let mut state = table(3, fischer(MINUTE, 0), Absent::Wait);
    first_round(&mut state, 0);
    let flagged = What::Flagged { seat: 0 };
    assert_eq!(due(&state, MINUTE + 501, false), Due::Now(flagged));
}

#[test]
fn whoever_retires_first_is_last() {
    let mut state = table(4, Clock::None, Absent::Wait);
    for seat in [2, 0, 3] {
        happens(&mut state, 1, What::Resigned { seat });
    }
    let result = state.result.unwrap();
    assert_eq!(
        (result.ending, result.places),
        (Ending::Resignation, vec![3, 1, 4, 2])
    );
}
