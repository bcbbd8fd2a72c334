//! The same turn for all twelve images of a position.

use engine::{Engine as _, Flow, Task};
use game::Rng;
use hex::Symmetry;
use yinsh::{Position, Step, Variant};
use yinsh_engine::{Engine, Options};

/// Positions of random games, from the empty board to the last turns.
fn positions(count: usize) -> Vec<Position> {
    let mut positions = Vec::new();
    let mut rng = Rng::new(12);
    while positions.len() < count {
        let variant = [Variant::Standard, Variant::Blitz][rng.below(2)];
        let mut position = Position::new(variant);
        for _ in 0..rng.below(70) {
            let legal = position.legal();
            let Some(step) = legal.nth(rng.below(legal.len().max(1))) else {
                break;
            };
            position.make(step);
        }
        if position.verdict().is_none() {
            positions.push(position);
        }
    }
    positions
}

#[test]
fn a_thousand_positions_have_one_turn_for_all_their_images() {
    let mut engine = Engine::new(Options {
        table_bytes: 1 << 14,
        ..Options::default()
    });
    let task = Task {
        nodes: 150,
        ..Task::default()
    };
    let mut turn = |position: &Position| -> Vec<Step> {
        engine.forget();
        let thought = engine.think(position, &task, &mut |_| Flow::GoOn);
        thought.best().to_vec()
    };
    let mut with_symmetry = 0;
    for position in positions(1_000) {
        let own = Symmetry::ALL.into_iter();
        let own = own.filter(|symmetry| position.transformed(*symmetry) == position);
        let best = turn(&position);
        // A position that is its own image has several turns that are one and the same.
        let image = |symmetry: Symmetry| -> Vec<Step> {
            best.iter().map(|step| step.transformed(symmetry)).collect()
        };
        let equal: Vec<Vec<Step>> = own.map(image).collect();
        with_symmetry += usize::from(equal.len() > 1);
        for symmetry in Symmetry::ALL {
            let turn = turn(&position.transformed(symmetry));
            let back = |step: &Step| step.transformed(symmetry.inverse());
            let turn: Vec<Step> = turn.iter().map(back).collect();
            assert!(equal.contains(&turn), "{position}: {best:?}, {turn:?}");
        }
    }
    assert!((1..500).contains(&with_symmetry), "{with_symmetry}");
}

#[test]
fn a_game_keeps_its_frame_and_its_turns_their_images() {
    let task = Task {
        nodes: 300,
        ..Task::default()
    };
    let begin: Position = positions(40)[7];
    let play = |symmetry: Symmetry| {
        let mut engine = Engine::new(Options {
            table_bytes: 1 << 16,
            ..Options::default()
        });
        let (mut position, mut game) = (begin.transformed(symmetry), Vec::new());
        while position.verdict().is_none() && game.len() < 20 {
            let thought = engine.think(&position, &task, &mut |_| Flow::GoOn);
            for step in thought.best() {
                position.play(*step).expect("a turn is legal");
                game.push(step.transformed(symmetry.inverse()));
            }
        }
        game
    };
    let game = play(Symmetry::IDENTITY);
    assert!(game.len() > 8, "{begin}: {game:?}");
    for symmetry in Symmetry::ALL {
        assert_eq!(play(symmetry), game, "{begin}");
    }
}
