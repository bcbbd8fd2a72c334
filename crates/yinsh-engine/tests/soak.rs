//! A thousand fast games at every level and pace: whole legal turns to the end.
//!
//! Twenty games are played, all of them with `SIXFOLD_SLOW_TESTS`.

use engine::{Engine as _, Flow, Level, Task};
use game::{Game, Rng, Turn};
use yinsh::{Position, Variant};
use yinsh_engine::{Engine, Options};

/// More turns than any game has: every turn but a placement or a pass lays one of 51 markers, rows
/// return at most 25 of them, and two passes end the game.
const LONGEST: u32 = 300;

fn games() -> u64 {
    match std::env::var_os("SIXFOLD_SLOW_TESTS") {
        Some(_) => 1_000,
        None => 20,
    }
}

/// Plays a game of one engine, with a new level, bound and patience for every turn.
fn play(engine: &mut Engine, seed: u64) {
    let mut rng = Rng::new(seed);
    let mut position = Position::new(match rng.below(3) {
        0 => Variant::Blitz,
        _ => Variant::Standard,
    });
    let mut turns = 0;
    while position.to_move().is_some() {
        let task = Task {
            nodes: 1 << rng.below(12),
            lines: 1 + rng.below(3),
            level: Level::new(1 + rng.below(10) as u8).expect("1 to 10"),
            seed: rng.next(),
            ..Task::default()
        };
        let mut patience = rng.below(30);
        let mut watch = |_: &_| match patience {
            0 => Flow::Stop,
            _ => {
                patience -= 1;
                Flow::GoOn
            }
        };
        let thought = engine.think(&position, &task, &mut watch);
        let mut last = Turn::Open;
        for step in thought.best() {
            assert_eq!(last, Turn::Open, "more than a turn in {position}");
            last = position.play(*step).expect("a legal step");
        }
        assert_eq!(last, Turn::Done, "less than a turn in {position}");
        turns += 1;
        assert!(turns < LONGEST, "{position}");
    }
}

#[test]
fn fast_games_are_played_to_the_end_in_whole_legal_turns() {
    let mut engine = Engine::new(Options {
        table_bytes: 1 << 18,
        ..Options::default()
    });
    for seed in 0..games() {
        play(&mut engine, seed);
    }
}
