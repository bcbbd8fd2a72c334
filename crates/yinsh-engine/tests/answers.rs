//! Whatever the bounds, the answer is a whole legal turn, and the same task gives it again.

use engine::{Engine as _, Flow, Level, Task, Thought};
use game::{Game, Rng, Turn};
use yinsh::{Position, Step, Variant};
use yinsh_engine::{Engine, Options};

fn engine() -> Engine {
    Engine::new(Options {
        table_bytes: 1 << 16,
        ..Options::default()
    })
}

/// Plays a turn and says whether it was whole.
fn play(position: &mut Position, turn: &[Step]) -> bool {
    let last = turn.iter().map(|step| position.play(*step).expect("legal"));
    last.last() == Some(Turn::Done)
}

fn check_lines(position: &Position, thought: &Thought<Step>) {
    for line in &thought.lines {
        let mut position = *position;
        let count = line.turns.len();
        for (index, turn) in line.turns.iter().enumerate() {
            let whole = play(&mut position, turn);
            assert!(whole || (index > 0 && index + 1 == count), "{line:?}");
        }
        let sum: f32 = line.chances.iter().sum();
        assert!((sum - 1.0).abs() < 1e-6, "{line:?}");
    }
}

#[test]
fn every_turn_is_whole_and_legal_at_every_level_and_any_bound() {
    let mut engine = engine();
    for seed in 0..60 {
        let mut rng = Rng::new(seed);
        let mut position = Position::new(match seed % 5 {
            0 => Variant::Blitz,
            _ => Variant::Standard,
        });
        while position.to_move().is_some() {
            let task = Task {
                nodes: [1, 2, 30, 300][rng.below(4)],
                lines: 1 + rng.below(3),
                level: Level::new(1 + rng.below(10) as u8).expect("1 to 10"),
                seed,
                ..Task::default()
            };
            let thought = engine.think(&position, &task, &mut |_| Flow::GoOn);
            assert!(thought.nodes <= task.nodes);
            check_lines(&position, &thought);
            assert!(play(&mut position, thought.best()));
        }
    }
}

#[test]
fn an_immediate_stop_still_answers() {
    let position = Position::new(Variant::Standard);
    let mut asked = 0;
    let thought = engine().think(&position, &Task::default(), &mut |thought| {
        asked += 1;
        assert!(!thought.best().is_empty());
        Flow::Stop
    });
    assert_eq!(asked, 1);
    assert!(thought.nodes < 2_000);
    check_lines(&position, &thought);
}

#[test]
fn the_same_task_gives_the_same_thought_after_forgetting() {
    let task = Task {
        nodes: 5_000,
        lines: 3,
        level: Level::new(6).expect("1 to 10"),
        seed: 4,
        ..Task::default()
    };
    let (mut one, mut other) = (engine(), engine());
    let mut position = Position::new(Variant::Standard);
    for _ in 0..30 {
        one.forget();
        other.forget();
        let thought = one.think(&position, &task, &mut |_| Flow::GoOn);
        assert_eq!(thought, other.think(&position, &task, &mut |_| Flow::GoOn));
        play(&mut position, thought.best());
    }
}

#[test]
fn several_lines_begin_differently_and_come_best_first() {
    let mut position = Position::new(Variant::Standard);
    let mut rng = Rng::new(8);
    for _ in 0..14 {
        let legal = position.legal();
        let step = legal.nth(rng.below(legal.len())).expect("not over");
        position.make(step);
    }
    let task = Task {
        depth: 3,
        lines: 5,
        ..Task::default()
    };
    let thought = engine().think(&position, &task, &mut |_| Flow::GoOn);
    assert_eq!((thought.lines.len(), thought.depth), (5, 3));
    let side = position.side().index();
    for pair in thought.lines.windows(2) {
        assert_ne!(pair[0].turns[0][0], pair[1].turns[0][0]);
        assert!(pair[0].chances[side] >= pair[1].chances[side]);
    }
}

#[test]
fn several_threads_answer_too_and_stop_with_the_first() {
    let mut engine = Engine::new(Options {
        threads: 3,
        ..Options::default()
    });
    let mut position = Position::new(Variant::Standard);
    let task = Task {
        nodes: 3_000,
        ..Task::default()
    };
    for _ in 0..20 {
        let thought = engine.think(&position, &task, &mut |_| Flow::GoOn);
        // The helpers' positions count, and together they keep the bound.
        assert!(thought.nodes <= task.nodes, "{}", thought.nodes);
        check_lines(&position, &thought);
        assert!(play(&mut position, thought.best()));
    }
}

#[test]
fn a_bounded_level_answers_the_same_with_any_number_of_threads() {
    let many = Options {
        threads: 4,
        ..Options::default()
    };
    for number in [3, 7, 8, 9] {
        let task = Task {
            level: Level::new(number).expect("1 to 10"),
            seed: 9,
            ..Task::default()
        };
        let (mut one, mut other) = (Engine::new(Options::default()), Engine::new(many.clone()));
        let mut position = Position::new(Variant::Standard);
        for _ in 0..16 {
            let thought = one.think(&position, &task, &mut |_| Flow::GoOn);
            assert_eq!(thought, other.think(&position, &task, &mut |_| Flow::GoOn));
            play(&mut position, thought.best());
        }
    }
}

#[test]
fn the_only_turn_there_is_needs_few_nodes() {
    let position = only_turn();
    let thought = engine().think(&position, &Task::default(), &mut |_| Flow::GoOn);
    assert_eq!(thought.depth, 4);
    check_lines(&position, &thought);
}

/// A position of a random game with a single legal turn.
fn only_turn() -> Position {
    for seed in 0.. {
        let mut rng = Rng::new(seed);
        let mut position = Position::new(Variant::Standard);
        while position.to_move().is_some() {
            let legal = position.legal();
            let mut next = position;
            let step = legal.nth(rng.below(legal.len())).expect("not over");
            if next.make(step) == Turn::Done && legal.len() == 1 && next.to_move().is_some() {
                return position;
            }
            position = next;
        }
    }
    unreachable!("random games have such positions");
}

#[test]
fn lines_that_are_shown_when_stopped_are_all_of_one_depth() {
    let mut position = Position::new(Variant::Standard);
    let mut rng = Rng::new(12);
    for _ in 0..18 {
        let legal = position.legal();
        position.make(legal.nth(rng.below(legal.len())).expect("not over"));
    }
    let side = position.side().index();
    for nodes in [1, 700, 3_000, 9_000, 20_000] {
        let task = Task {
            nodes,
            lines: 4,
            ..Task::default()
        };
        let thought = engine().think(&position, &task, &mut |_| Flow::GoOn);
        assert_eq!(thought.lines.len(), 4, "after {nodes} nodes");
        let chances = thought.lines.iter().map(|line| line.chances[side]);
        assert!(chances.is_sorted_by(|one, other| one >= other));
    }
}
