//! `sixfold review`: planted blunders are found, winning turns are left alone, and the form is kept.

use std::env;

use game::{Game, Match, Rng, Turn};
use serde_json::Value;
use yinsh::{Position, Step};

use crate::program::{Folder, sixfold};
use crate::random;

/// The games that a blunder is planted in, and how many of them are tried in a quick run.
const GAMES: u64 = 200;
const SAMPLED: u64 = 12;

/// Every whole turn with the position after it.
fn turns(position: &Position) -> Vec<(Vec<Step>, Position)> {
    let mut all = Vec::new();
    let mut left = vec![(Vec::new(), *position)];
    while let Some((steps, before)) = left.pop() {
        for step in before.legal().iter() {
            let (mut steps, mut after) = (steps.clone(), before);
            steps.push(step);
            match after.make(step) {
                Turn::Done => all.push((steps, after)),
                Turn::Open => left.push((steps, after)),
            }
        }
    }
    all
}

/// The turns that win at once.
fn wins(position: &Position) -> Vec<Vec<Step>> {
    let Some(mover) = position.to_move() else {
        return Vec::new();
    };
    let winning = |after: &Position| after.outcome().and_then(|end| end.winner()) == Some(mover);
    let turns = turns(position).into_iter();
    turns
        .filter(|(_, after)| winning(after))
        .map(|(steps, _)| steps)
        .collect()
}

/// A game in which a win in one is missed by a turn after which the opponent has one, and takes it; and
/// the index of that turn.
fn planted(seed: u64) -> Option<(Match<Position>, usize)> {
    let mut rng = Rng::new(seed);
    let setup = if seed.is_multiple_of(2) {
        yinsh::Setup::STANDARD
    } else {
        yinsh::Setup::BLITZ
    };
    let mut game = Match::<Position>::new(setup);
    while game.position().to_move().is_some() {
        let position = *game.position();
        if !wins(&position).is_empty() {
            let (blunder, after) = turns(&position).into_iter().find(|(_, after)| {
                after.to_move() != position.to_move() && !wins(after).is_empty()
            })?;
            let index = game.turn_count();
            for step in blunder.into_iter().chain(wins(&after).swap_remove(0)) {
                game.play(step).unwrap();
            }
            return Some((game, index));
        }
        let mut turns = turns(&position);
        let (steps, _) = turns.swap_remove(rng.below(turns.len()));
        for step in steps {
            game.play(step).unwrap();
        }
    }
    None
}

fn reviewed(file: &str, arguments: &[&str]) -> Vec<Value> {
    let out = sixfold(&[&["review", file, "--json"], arguments].concat()).good();
    let lines = out.lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn a_planted_blunder_is_judged_so_and_a_winning_turn_never_is() {
    let games = if env::var_os("SIXFOLD_SLOW_TESTS").is_some() {
        GAMES
    } else {
        SAMPLED
    };
    let planted: Vec<_> = (0..).filter_map(planted).take(games as usize).collect();
    let records = planted
        .iter()
        .map(|(game, _)| random::record("YINSH", game));
    let folder = Folder::new();
    let file = folder.file("games.txt", records.collect::<Vec<_>>().join("\n"));
    let reviews = reviewed(&file, &["--nodes", "500"]);
    assert_eq!(reviews.len(), planted.len());
    for (review, (game, index)) in reviews.iter().zip(&planted) {
        let turns = review["turns"].as_array().unwrap();
        assert_eq!(turns.len(), game.turn_count());
        assert_eq!(turns[*index]["judgement"], "blunder", "{}", review["id"]);
        assert_eq!(turns[*index]["before"], 1.0);
        assert_eq!(turns[*index]["after"], 0.0);
        let winning = turns.last().unwrap();
        assert_eq!(winning["judgement"], Value::Null);
        assert_eq!(
            (&winning["after"], &winning["loss"]),
            (&1.0.into(), &0.0.into())
        );
    }
}

#[test]
fn every_game_of_a_file_is_one_object_in_the_promised_form() {
    let folder = Folder::new();
    let two = "[Game \"YINSH\"]\n[Setup \"blitz\"]\n[Id \"a\"]\n[Seat1 \"Ann\"]\n\n1.e3 2.f6\n\n\
               [Game \"Gemblo\"]\n[Setup \"gemblo3\"]\n\n*\n";
    let reviews = reviewed(&folder.file("two.txt", two), &["--nodes", "50"]);
    let keys =
        |object: &Value| -> Vec<String> { object.as_object().unwrap().keys().cloned().collect() };
    assert_eq!(reviews.len(), 2);
    let mut expected = ["id", "players", "accuracy", "turns"];
    expected.sort();
    assert_eq!(keys(&reviews[0]), expected);
    assert_eq!(reviews[0]["id"], "a");
    assert_eq!(reviews[0]["players"], serde_json::json!(["Ann", null]));
    let mut expected = [
        "seat",
        "turn",
        "before",
        "after",
        "loss",
        "judgement",
        "best",
    ];
    expected.sort();
    let turn = &reviews[0]["turns"][0];
    assert_eq!(keys(turn), expected);
    assert_eq!((&turn["seat"], &turn["turn"]), (&1.into(), &"e3".into()));
    for accuracy in reviews[0]["accuracy"].as_array().unwrap() {
        assert!((0.0..=100.0).contains(&accuracy.as_f64().unwrap()));
    }
    assert_eq!(reviews[1]["turns"], serde_json::json!([]));
    assert_eq!(
        reviews[1]["accuracy"],
        serde_json::json!([null, null, null])
    );
}

#[test]
fn the_table_is_written_in_the_language_that_is_asked_for() {
    let folder = Folder::new();
    let (game, _) = (0..).find_map(planted).unwrap();
    let file = folder.file("game.txt", random::record("YINSH", &game));
    for (lang, words) in [
        (
            "en",
            ["blunder, better", "accuracy", "a forced win is let go"],
        ),
        (
            "uk",
            [
                "груба помилка, краще",
                "точність",
                "упущено форсовану перемогу",
            ],
        ),
        (
            "ro",
            [
                "gafă, mai bine",
                "precizie",
                "o victorie forțată este ratată",
            ],
        ),
        (
            "ru",
            [
                "грубая ошибка, лучше",
                "точность",
                "упущена форсированная победа",
            ],
        ),
        (
            "fr",
            [
                "gaffe, mieux",
                "précision",
                "une victoire forcée est manquée",
            ],
        ),
    ] {
        let out = sixfold(&["review", &file, "--nodes", "100", "--lang", lang]).good();
        for word in words {
            assert!(out.contains(word), "{lang}: {word}: {out}");
        }
    }
}

#[test]
fn a_game_of_gemblo_tells_who_was_shut_in() {
    let folder = Folder::new();
    let game = random::game::<gemblo::Position>("gemblo2", 3);
    let file = folder.file("game.txt", random::record("Gemblo", &game));
    let out = sixfold(&["review", &file, "--nodes", "20", "--lang", "en"]).good();
    assert_eq!(out.matches(": shut in by turn ").count(), 4, "{out}");
}

#[test]
fn a_bad_game_is_named_and_the_others_are_reviewed() {
    let folder = Folder::new();
    let game = "[Game \"YINSH\"]\n[Setup \"blitz\"]\n\n1.e3 2.f6\n";
    let file = folder.file("games.txt", format!("{game}\n{}", game.replace("f6", "e3")));
    let ran = sixfold(&["review", &file, "--json", "--nodes", "50", "--lang", "en"]);
    assert_eq!((ran.status, ran.out.lines().count()), (1, 1));
    assert!(ran.err.contains("turn 2 (e3)"), "{}", ran.err);
}
