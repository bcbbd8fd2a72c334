//! The tactics that come with the program: each is proved anew, and none is there twice.
//!
//! One in forty is proved, all of them with `SIXFOLD_SLOW_TESTS`.

use std::collections::{BTreeMap, HashSet};

use game::{Game, Match};
use tactics::{Goal, Start, Tactic, Theme, gemblo_book, yinsh_book};

fn book() -> impl Iterator<Item = Tactic> {
    yinsh_book().into_iter().chain(gemblo_book())
}

fn sample() -> impl Iterator<Item = Tactic> {
    let every = match std::env::var_os("SIXFOLD_SLOW_TESTS") {
        Some(_) => 1,
        None => 40,
    };
    book().step_by(every)
}

#[test]
fn there_are_enough_of_every_kind() {
    assert!(yinsh_book().len() >= 1_500, "{}", yinsh_book().len());
    assert!(gemblo_book().len() >= 300, "{}", gemblo_book().len());
    let (mut kinds, mut themes) = (BTreeMap::new(), BTreeMap::new());
    for tactic in book() {
        let start = tactic.start().expect("a position");
        let kind = (tactic.game(), tactic.goal.name(), tactic.within.min(3));
        *kinds.entry(kind).or_insert(0) += 1;
        let read_off = start.themes(tactic.goal, tactic.within, &tactic.solutions);
        assert_eq!(tactic.themes, read_off, "{tactic}");
        for theme in read_off {
            *themes.entry(theme).or_insert(0) += 1;
        }
    }
    for within in 1..=3 {
        assert!(kinds[&("yinsh", "win", within)] >= 100, "{kinds:?}");
    }
    for (goal, within) in [("only", 1), ("only", 2), ("defend", 1), ("defend", 2)] {
        assert!(kinds[&("yinsh", goal, within)] >= 100, "{kinds:?}");
    }
    assert!(
        Theme::ALL.iter().all(|theme| themes.contains_key(theme)),
        "{themes:?}"
    );
    for theme in [Theme::Blitz, Theme::WhichRing, Theme::TwoColours] {
        assert!(themes[&theme] >= 100, "{themes:?}");
    }
}

#[test]
fn every_tactic_has_exactly_the_solutions_that_are_written() {
    for tactic in sample() {
        let start = tactic.start().expect("a position");
        let proved = start
            .prove(tactic.goal, tactic.within)
            .expect("small enough");
        let proved = proved.unwrap_or_else(|| panic!("nothing is proved: {tactic}"));
        assert_eq!(proved.short, tactic.solutions, "{tactic}");
        assert_eq!(
            proved.solutions,
            start.written_out(&tactic.solutions),
            "{tactic}"
        );
        if let Start::Gemblo(position) = &start {
            assert_ending(position, &tactic);
        }
    }
}

/// What a proof of the placements alone does not tell: the turns to the end, and that nobody can be sure of less.
fn assert_ending(position: &gemblo::Position, tactic: &Tactic) {
    let tried = tactics::gemblo::tried(position, tactic.goal).expect("small enough");
    let within = tried.map(|(_, within, _)| within);
    assert_eq!(within, Some(tactic.within), "{tactic}");
    if let Goal::Fewest(cells) = tactic.goal {
        let fewest = tactics::gemblo::fewest(position);
        assert_eq!(fewest, Ok(Some(cells)), "{tactic}");
    }
}

#[test]
fn the_best_defence_loses_in_time() {
    for tactic in sample() {
        let start = tactic.start().expect("a position");
        let line = start
            .line(tactic.goal, tactic.within)
            .expect("small enough");
        let Start::Yinsh(position) = start else {
            assert!(!line.is_empty(), "{tactic}");
            continue;
        };
        let mut game: Match<yinsh::Position> = Match::new(yinsh::Setup(position));
        for turn in &line {
            game.play_turn(turn)
                .unwrap_or_else(|refusal| panic!("{turn}: {refusal}"));
        }
        let winner = game
            .position()
            .outcome()
            .and_then(|outcome| outcome.winner());
        if tactic.goal == Goal::Win {
            assert_eq!(line.len(), usize::from(2 * tactic.within - 1), "{tactic}");
            assert_eq!(winner, position.to_move(), "{tactic}");
        } else {
            assert!(winner.is_none() || winner == position.to_move(), "{tactic}");
        }
    }
}

#[test]
fn no_tactic_is_another_one_turned_mirrored_or_in_other_colours() {
    let (mut of_yinsh, mut of_gemblo) = (HashSet::new(), HashSet::new());
    let mut ids = HashSet::new();
    for tactic in book() {
        let is_new = match tactic.start().expect("a position") {
            Start::Yinsh(position) => of_yinsh.insert(tactics::yinsh::image(&position)),
            Start::Gemblo(position) => of_gemblo.insert(tactics::gemblo::image(&position)),
        };
        assert!(is_new, "{tactic}");
        assert!(ids.insert(tactic.id()), "{tactic}");
    }
}

#[test]
fn every_line_is_written_as_it_was_read() {
    for text in [
        include_str!("../../../puzzles/tactics-yinsh.txt"),
        include_str!("../../../puzzles/tactics-gemblo.txt"),
    ] {
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let tactic: Tactic = line.parse().expect("a tactic");
            assert_eq!(tactic.to_string(), line);
        }
    }
}
