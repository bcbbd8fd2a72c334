//! Questions in, legal turns out, within the time.

use std::cell::Cell;
use std::fmt::Display;
use std::str::FromStr;

use engine::{Flow, Level};
use game::{Match, Rng};
use gemblo_engine::{cells_thrown_away, given_away};
use table::SavedError;
use table::errand::{Look, NotAnErrand, Numbered, Question, Report, Sight, State};
use worker::{Thinker, Unanswered};

fn question(record: &str, level: Level, time: u32) -> Question {
    Question {
        level,
        time,
        seed: 5,
        record: record.to_owned(),
    }
}

/// What is said about a question for a turn.
fn asked(question: &Question) -> Result<Vec<Report>, Unanswered> {
    told(question, |_| Flow::GoOn)
}

/// What is said about a question, when every look at the clock costs one millisecond.
fn told<R: FromStr<Err = NotAnErrand>>(
    question: &impl Display,
    mut hear: impl FnMut(&R) -> Flow,
) -> Result<Vec<R>, Unanswered> {
    let clock = Cell::new(0.0);
    let tick = || {
        clock.set(clock.get() + 1.0);
        clock.get()
    };
    let mut reports = Vec::new();
    let (number, what) = (3, question);
    let question = Numbered { number, what }.to_string();
    let answered = Thinker::default().answer(&question, &tick, &mut |report| {
        let report: Numbered<R> = report.parse().unwrap();
        assert_eq!(report.number, 3);
        let flow = hear(&report.what);
        reports.push(report.what);
        flow
    });
    answered.map(|()| reports)
}

const YINSH: &str = "[Game \"YINSH\"]\n[Setup \"blitz\"]\n\n1.e3 2.f6 3.e4 4.f7";

#[test]
fn the_answer_is_a_legal_turn_of_the_game_asked_about() {
    let reports = asked(&question(YINSH, Level::EASIEST, 100)).unwrap();
    let answer = reports.last().unwrap();
    assert_eq!(answer.state, State::Done);
    let turns = ["e3", "f6", "e4", "f7", &answer.turn];
    Match::<yinsh::Position>::replay(yinsh::Setup::BLITZ, turns).unwrap();
}

#[test]
fn gemblo_is_answered_for_every_number_of_players() {
    for players in 2..=6 {
        let setup = gemblo::Setup::for_players(players).unwrap();
        let record = format!("[Game \"Gemblo\"]\n[Setup \"{setup}\"]\n\n*");
        let reports = asked(&question(&record, Level::EASIEST, 100)).unwrap();
        let answer = &reports.last().unwrap().turn;
        Match::<gemblo::Position>::replay(setup, [answer]).unwrap();
    }
}

#[test]
fn the_best_level_stops_when_its_time_is_over_and_reports_on_the_way() {
    let reports = asked(&question(YINSH, Level::BEST, 120)).unwrap();
    let shares: Vec<u16> = reports
        .iter()
        .filter_map(|report| match report.state {
            State::Thinking(share) => Some(share),
            State::Done => None,
        })
        .collect();
    assert_eq!(shares.len(), 2, "one report in fifty milliseconds");
    assert!(shares.is_sorted() && shares.iter().all(|share| *share < 1_000));
}

#[test]
fn what_cannot_be_answered_is_refused() {
    let chess = question("[Game \"Chess\"]\n\n*", Level::EASIEST, 100);
    assert_eq!(asked(&chess), Err(Unanswered::NoSuchGame));
    let illegal = question(
        "[Game \"YINSH\"]\n[Setup \"blitz\"]\n\n1.e3 2.e3",
        Level::EASIEST,
        9,
    );
    let impossible = SavedError::Turn(2, "e3".to_owned());
    assert_eq!(asked(&illegal), Err(Unanswered::Record(impossible)));
}

fn look(record: &str, lines: usize, time: u32) -> Look {
    Look {
        lines,
        time,
        played: None,
        record: record.to_owned(),
    }
}

#[test]
fn lines_are_told_while_the_engine_looks_with_everybodys_chances() {
    let gemblo = "[Game \"Gemblo\"]\n[Setup \"gemblo3\"]\n\n*";
    for (record, seats) in [(YINSH, 2), (gemblo, 3)] {
        let sights: Vec<Sight> = told(&look(record, 3, 400), |_| Flow::GoOn).unwrap();
        assert!(sights.len() > 2, "something is told on the way");
        assert_eq!(sights.last().unwrap().state, State::Done);
        assert!(sights.is_sorted_by_key(|sight| sight.nodes));
        let last = sights.last().unwrap();
        assert_eq!(last.lines.len(), 3);
        for line in &last.lines {
            assert_eq!(line.chances.len(), seats);
            let sum: u16 = line.chances.iter().sum();
            assert!((998..=1_002).contains(&sum), "{sum}");
            assert!(!line.turns.is_empty());
        }
    }
}

#[test]
fn whoever_has_seen_enough_ends_the_looking_at_once() {
    let stop = |sight: &Sight| match sight.state {
        State::Thinking(_) => Flow::Stop,
        State::Done => Flow::GoOn,
    };
    let sights = told(&look(YINSH, 5, u32::MAX), stop).unwrap();
    let states: Vec<State> = sights.iter().map(|sight| sight.state).collect();
    assert_eq!(states, [State::Thinking(0), State::Done]);
    let more = sights[1].nodes - sights[0].nodes;
    assert!(more <= 1_024, "the watch is asked that often: {more}");
}

#[test]
fn a_win_by_force_is_told() {
    let record = "[Game \"YINSH\"]\n[Setup \"4/7/W7/BBB6/10/wwwwW4/10/9/BB6/W6/4 w 2-0 standard move\"]\n\n*";
    let sights: Vec<Sight> = told(&look(record, 1, 200), |_| Flow::GoOn).unwrap();
    let best = &sights.last().unwrap().lines[0];
    assert_eq!(best.forced, Some((game::Seat(0), 1)), "{best:?}");
    assert_eq!(best.chances, [1_000, 0]);
}

/// A game up to a turn that throws cells away in a room that others share, with that turn and the cells.
fn wasteful() -> (Match<gemblo::Position>, gemblo::Placement, u8) {
    for seed in 0..50 {
        let mut game = Match::<gemblo::Position>::new(gemblo::Setup::TWO);
        let mut rng = Rng::new(seed);
        while let Some(placement) = {
            let legal = game.position().legal();
            legal.nth(rng.below(legal.len().max(1)))
        } {
            let position = game.position();
            let is_shared = given_away(position, placement).is_none();
            let thrown = is_shared.then(|| cells_thrown_away(position, placement));
            if let Some(cells) = thrown.flatten().filter(|cells| *cells > 0) {
                return (game, placement, cells);
            }
            game.play(placement).unwrap();
        }
    }
    panic!("nobody plays so well at random");
}

#[test]
fn cells_thrown_away_are_told_where_an_ending_is_solved_though_rooms_are_shared() {
    let (game, placement, cells) = wasteful();
    let turns = game.turn_texts().into_iter().zip(1..);
    let turns: String = turns.map(|(turn, n)| format!("{n}.{turn} ")).collect();
    let record = format!("[Game \"Gemblo\"]\n[Setup \"gemblo2\"]\n\n{turns}\n");
    let question = Look {
        played: Some(placement.to_string()),
        ..look(&record, 1, 10)
    };
    let sights: Vec<Sight> = told(&question, |_| Flow::GoOn).unwrap();
    assert_eq!(sights.last().unwrap().given_away, Some(cells));
}
