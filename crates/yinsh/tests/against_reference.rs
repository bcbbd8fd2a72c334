//! The rules of the crate against the slow reference, at every step of thousands of games.

mod reference;

use std::collections::BTreeSet;

use game::{Game, Rng, Seat, Turn};
use reference::chooser::Style;
use reference::crowded::CROWDED;
use reference::tally::{Rarity, Tally};
use reference::{Colour, Outcome, Reference, Variant};
use yinsh::Position;

/// Half of the games at random, a quarter each for the styles that make rare things happen.
const STYLES: [Style; 4] = [Style::Any, Style::Lines, Style::Any, Style::Hemmed];

fn games(in_ci: u64) -> u64 {
    match std::env::var_os("SIXFOLD_SLOW_TESTS") {
        Some(_) => 10 * in_ci,
        None => in_ci,
    }
}

/// The crate's position for "standard", "blitz" or a position string.
fn start(text: &str) -> Position {
    let setup = text
        .parse()
        .unwrap_or_else(|error| panic!("{text} is refused: {error}"));
    <Position as Game>::start(&setup)
}

fn texts(position: &Position) -> BTreeSet<String> {
    let steps = Game::legal_steps(position);
    let texts: BTreeSet<String> = steps.iter().map(|step| step.to_string()).collect();
    assert_eq!(texts.len(), steps.len(), "a text twice in {position}");
    texts
}

fn seat(colour: Colour) -> Seat {
    match colour {
        Colour::White => Seat(0),
        Colour::Black => Seat(1),
    }
}

fn places(outcome: Outcome) -> [u8; 2] {
    match outcome {
        Outcome::Win(Colour::White) => [1, 2],
        Outcome::Win(Colour::Black) => [2, 1],
        Outcome::Draw => [1, 1],
    }
}

/// Everything that both know about where they stand; gives the legal steps.
fn agree(fast: &Position, slow: &Reference) -> BTreeSet<String> {
    let string = slow.position_string();
    assert_eq!(fast.to_string(), string);
    let legal = slow.legal_steps();
    assert_eq!(texts(fast), legal, "legal steps of {string}");
    let side = slow.outcome().is_none().then(|| seat(slow.side()));
    assert_eq!(Game::to_move(fast), side, "who acts in {string}");
    let ranked = Game::outcome(fast).map(|outcome| outcome.places().to_vec());
    let expected = slow.outcome().map(|outcome| places(outcome).to_vec());
    assert_eq!(ranked, expected, "places in {string}");
    legal
}

/// A position that is read from its string goes on like the one that was written.
fn agree_after_reading(slow: &Reference) {
    let read = start(&slow.position_string());
    agree(&read, slow);
}

fn play_on_both(mut fast: Position, mut slow: Reference, style: Style, seed: u64) -> Tally {
    let mut rng = Rng::new(seed);
    let mut tally = Tally::default();
    loop {
        let legal = agree(&fast, &slow);
        agree_after_reading(&slow);
        if legal.is_empty() {
            return tally;
        }
        let text = style.choose(&slow, &legal, &mut rng);
        let same = |step: &yinsh::Step| step.to_string() == text;
        let step = Game::legal_steps(&fast).into_iter().find(same).unwrap();
        let turn = Game::play(&mut fast, step).unwrap();
        let before = slow.clone();
        slow.apply(&text);
        let open = turn == Turn::Open;
        assert_eq!(open, slow.turn_is_open(), "{text} in {before:?}");
        tally.note(&before, &text, &slow);
    }
}

fn play_games(variant: Variant, name: &str) -> Tally {
    let mut tally = Tally::default();
    for (seed, style) in (0..games(1_000)).zip(STYLES.iter().cycle()) {
        let fast = start(name);
        tally.add(play_on_both(fast, Reference::new(variant), *style, seed));
    }
    println!("{name}: {tally:?}");
    tally
}

fn expect_each(tally: &Tally, rarities: &[Rarity]) {
    for rarity in rarities {
        assert!(tally.count(*rarity) > 0, "{rarity:?} never happened");
    }
}

#[test]
fn standard_games_agree_at_every_step() {
    let tally = play_games(Variant::Standard, "standard");
    expect_each(
        &tally,
        &[
            Rarity::LongRun,
            Rarity::CrossingRows,
            Rarity::SeparateRows,
            Rarity::SecondRow,
            Rarity::GivenRow,
            Rarity::RowsOfBoth,
            Rarity::WinBeforeMove,
            Rarity::Refill,
            Rarity::WinByPool,
            Rarity::DrawByPool,
        ],
    );
}

#[test]
fn blitz_games_agree_at_every_step() {
    let tally = play_games(Variant::Blitz, "blitz");
    expect_each(
        &tally,
        &[
            Rarity::LongRun,
            Rarity::CrossingRows,
            Rarity::GivenRow,
            Rarity::RowsOfBoth,
            Rarity::WinBeforeMove,
            Rarity::WinWithRowLeft,
            Rarity::WinForTheMover,
            Rarity::Refill,
            Rarity::DrawByPool,
        ],
    );
}

#[test]
fn games_from_crowded_positions_agree_at_every_step() {
    let mut tally = Tally::default();
    for text in CROWDED {
        for (seed, style) in (0..games(8)).zip(STYLES.iter().cycle()) {
            let fast = start(text);
            let slow = Reference::from_position_string(text);
            tally.add(play_on_both(fast, slow, *style, seed));
        }
    }
    println!("crowded: {tally:?}");
    expect_each(&tally, &Rarity::ALL);
}

/// Sequences of `depth` steps, counted one by one.
fn count(slow: &Reference, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |text: &String| {
        let mut next = slow.clone();
        next.apply(text);
        count(&next, depth - 1)
    };
    slow.legal_steps().iter().map(after).sum()
}

#[test]
fn the_counts_of_the_data_file_are_the_reference_s() {
    let deepest = if games(1) > 1 { 3 } else { 2 };
    let lines = include_str!("it/perft.txt").lines();
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (position, counts) = line.split_once(';').expect("position; counts");
        let slow = Reference::from_position_string(position);
        for (depth, expected) in (1..=deepest).zip(counts.split_whitespace()) {
            assert_eq!(
                count(&slow, depth).to_string(),
                expected,
                "depth {depth} of {position}"
            );
        }
    }
}

/// Every whole turn from here, as its steps, and whether it wins.
fn whole_turns(slow: &Reference, made: &mut Vec<String>, found: &mut Vec<(Vec<String>, bool)>) {
    for step in slow.legal_steps() {
        let mut next = slow.clone();
        next.apply(&step);
        made.push(step);
        if next.turn_is_open() {
            whole_turns(&next, made, found);
        } else {
            let wins = next.outcome() == Some(Outcome::Win(slow.side()));
            found.push((made.clone(), wins));
        }
        made.pop();
    }
}

/// The steps of a turn, of which `b5-a4;xb2-b6xa4` has three.
fn steps(turn: &str) -> Vec<String> {
    let spaced = turn.replace(';', " ").replace('x', " x");
    spaced.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn the_wins_in_one_among_the_tactics_are_the_reference_s() {
    let every = if games(1) > 1 { 1 } else { 10 };
    let lines = include_str!("../../../puzzles/tactics-yinsh.txt").lines();
    let wins = lines.filter(|line| line.starts_with("win 1 "));
    let mut count = 0;
    for line in wins.step_by(every) {
        let parts: Vec<&str> = line.split(" | ").collect();
        let slow = Reference::from_position_string(parts[1]);
        let right: Vec<Vec<String>> = parts[2].split(' ').map(steps).collect();
        let mut found = Vec::new();
        whole_turns(&slow, &mut Vec::new(), &mut found);
        assert!(found.iter().any(|(_, wins)| *wins), "{line}");
        for (turn, wins) in found {
            let is_listed = right.iter().any(|begin| turn.starts_with(begin));
            assert_eq!(is_listed, wins, "{turn:?} in {line}");
        }
        count += 1;
    }
    assert!(count >= 15, "{count} are too few to tell");
}
