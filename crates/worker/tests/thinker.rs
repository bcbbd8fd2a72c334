//! Questions in, legal turns out, within the time.

use std::cell::Cell;

use engine::Level;
use game::Match;
use table::SavedError;
use table::errand::{Numbered, Question, Report, State};
use worker::{Thinker, Unanswered};

fn question(record: &str, level: Level, time: u32) -> Question {
    Question {
        level,
        time,
        seed: 5,
        record: record.to_owned(),
    }
}

/// What is said about a question, when every look at the clock costs one millisecond.
fn asked(question: &Question) -> Result<Vec<Report>, Unanswered> {
    let clock = Cell::new(0.0);
    let tick = || {
        clock.set(clock.get() + 1.0);
        clock.get()
    };
    let mut reports = Vec::new();
    let (number, what) = (3, question);
    let question = Numbered { number, what }.to_string();
    let answered = Thinker::default().answer(&question, &tick, &mut |report| {
        let report: Numbered<Report> = report.parse().unwrap();
        assert_eq!(report.number, 3);
        reports.push(report.what);
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
