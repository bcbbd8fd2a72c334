//! The engine keeps the contract of all engines, for every number of players.

use engine::{Engine, Flow, Level, Task};
use game::{Game as _, Rng};
use gemblo::{Placement, Position, Setup};
use gemblo_engine::{GembloEngine, Settings, bench};

fn setups() -> Vec<Setup> {
    let mut setups: Vec<Setup> = (2..=6).filter_map(Setup::for_players).collect();
    setups.push("gemblo5#9".parse().unwrap());
    setups
}

fn task(nodes: u64, seed: u64) -> Task {
    Task {
        nodes,
        seed,
        ..Task::default()
    }
}

fn best(engine: &mut GembloEngine, position: &Position, task: &Task) -> Placement {
    let thought = engine.think(position, task, &mut |_| Flow::GoOn);
    assert_eq!(thought.best().len(), 1);
    thought.best()[0]
}

#[test]
fn what_a_search_expects_shares_the_places_out() {
    for setup in setups() {
        let position = Position::new(&setup);
        let mut engine = GembloEngine::default();
        assert_eq!(engine.expectation(), None);
        best(&mut engine, &position, &task(200, 1));
        let expected = engine.expectation().expect("a search expects something");
        let (own, others) = expected.split_at(usize::from(setup.players()));
        assert!(own.iter().all(|each| (0.0..1.0).contains(each)), "{own:?}");
        assert!(others.iter().all(|each| *each == 0.0));
        // Places alone share out half of the seats; a margin may count a little more for one than against another.
        let half = own.len() as f32 / 2.0;
        assert!((own.iter().sum::<f32>() - half).abs() < 0.05, "{own:?}");
    }
}

#[test]
fn every_turn_of_every_level_is_legal_to_the_end_of_the_game() {
    for setup in setups() {
        let mut engine = GembloEngine::default();
        let mut position = Position::new(&setup);
        let mut levels = (1..=10).filter_map(Level::new).cycle();
        while position.to_act().is_some() {
            let task = Task {
                level: levels.next().unwrap(),
                ..task(30, 1)
            };
            let placement = best(&mut engine, &position, &task);
            position.play(placement).unwrap();
        }
    }
}

#[test]
fn one_node_or_none_and_a_stop_at_once_still_give_a_turn() {
    for setup in setups() {
        let mut rng = Rng::new(3);
        let mut position = Position::new(&setup);
        while position.to_act().is_some() {
            let mut engine = GembloEngine::default();
            for nodes in [0, 1] {
                let thought = engine.think(&position, &task(nodes, 0), &mut |_| Flow::GoOn);
                assert!(position.check(thought.best()[0]).is_ok());
                assert!(thought.nodes <= 1);
            }
            let stopped = engine.think(&position, &Task::default(), &mut |_| Flow::Stop);
            assert!(position.check(stopped.best()[0]).is_ok());
            let legal = position.legal();
            position.make(legal.nth(rng.below(legal.len())).unwrap());
        }
    }
}

#[test]
fn one_task_always_gives_the_same_answer() {
    for setup in setups() {
        let position = Position::new(&setup);
        let think = |seed| {
            let mut engine = GembloEngine::default();
            engine.think(&position, &task(300, seed), &mut |_| Flow::GoOn)
        };
        assert_eq!(think(5), think(5));
    }
    let recorded: u64 = include_str!("../bench.txt").trim().parse().unwrap();
    assert_eq!(bench(), recorded);
    assert_eq!(bench(), recorded);
}

#[test]
fn the_watch_sees_a_turn_from_the_start_and_growing_counts() {
    let mut seen = Vec::new();
    let position = Position::new(&Setup::SIX);
    let mut watch = |thought: &engine::ThoughtOf<Position>| {
        assert!(position.check(thought.best()[0]).is_ok());
        seen.push(thought.nodes);
        if seen.len() < 50 {
            Flow::GoOn
        } else {
            Flow::Stop
        }
    };
    let thought = GembloEngine::default().think(&position, &Task::default(), &mut watch);
    assert_eq!(seen.len(), 50);
    assert!(seen.is_sorted());
    assert!(thought.nodes < 2_500, "{}", thought.nodes);
}

#[test]
fn several_lines_are_different_legal_turns_with_chances_for_every_seat() {
    let position = Position::new(&Setup::FOUR);
    let task = Task {
        lines: 5,
        ..task(2_000, 1)
    };
    let thought = GembloEngine::default().think(&position, &task, &mut |_| Flow::GoOn);
    assert_eq!(thought.nodes, 2_000);
    assert_eq!(thought.lines.len(), 5);
    for (index, line) in thought.lines.iter().enumerate() {
        let mut after = position;
        for turn in &line.turns {
            after.play(turn[0]).unwrap();
        }
        assert!(
            line.chances
                .iter()
                .all(|chance| (0.0..=1.0).contains(chance))
        );
        let sum: f32 = line.chances[..4].iter().sum();
        assert!((0.999..1.001).contains(&sum), "{sum}");
        let others = &thought.lines[..index];
        assert!(others.iter().all(|other| other.turns[0] != line.turns[0]));
    }
}

#[test]
fn lines_are_in_the_order_of_what_they_are_worth_to_whoever_moves() {
    for setup in setups() {
        let mut position = Position::new(&setup);
        for _ in 0..usize::from(setup.colours()) + 1 {
            let seat = position.to_move().unwrap().index();
            let task = Task {
                lines: 4,
                ..task(600, 1)
            };
            let thought = GembloEngine::default().think(&position, &task, &mut |_| Flow::GoOn);
            let lines = &thought.lines;
            assert!(
                lines.is_sorted_by(|one, other| one.chances[seat] >= other.chances[seat]),
                "{setup} {lines:?}"
            );
            position.play(thought.best()[0]).unwrap();
        }
    }
}

#[test]
fn what_was_learned_is_used_for_the_turns_that_follow() {
    let mut engine = GembloEngine::default();
    let mut position = Position::new(&Setup::TWO);
    let mut kept = 0;
    while position.to_act().is_some() {
        let turn = best(&mut engine, &position, &task(400, 7));
        let visits: u32 = engine.visits().iter().map(|(_, visits)| visits).sum();
        kept += u32::from(visits > 410);
        for (placement, _) in engine.visits() {
            assert!(position.check(placement).is_ok());
        }
        position.play(turn).unwrap();
    }
    assert!(kept > 10, "{kept}");
}

#[test]
fn another_game_or_a_turn_taken_back_does_not_confuse_the_engine() {
    let mut engine = GembloEngine::default();
    for setup in setups() {
        let start = Position::new(&setup);
        let mut later = start;
        for _ in 0..8 {
            later.play(best(&mut engine, &later, &task(20, 1))).unwrap();
        }
        for position in [start, later, start] {
            let turn = best(&mut engine, &position, &task(20, 2));
            assert!(position.check(turn).is_ok());
        }
    }
}

#[test]
fn a_finished_game_is_judged_by_its_result() {
    let mut judged = 0;
    for seed in 0..60 {
        let mut rng = Rng::new(seed);
        let mut position = Position::new(&Setup::TWO);
        while position.to_act().is_some() {
            let legal = position.legal();
            let last = legal.nth(rng.below(legal.len())).unwrap();
            let mut after = position;
            after.make(last);
            if legal.len() == 1 && after.to_act().is_none() {
                let settings = Settings {
                    endings: false,
                    ..Settings::default()
                };
                let mut engine = GembloEngine::new(settings);
                let thought = engine.think(&position, &task(400, 1), &mut |_| Flow::GoOn);
                let places = after.outcome().unwrap();
                for (chance, place) in thought.lines[0].chances.iter().zip(places.places()) {
                    // A tenth of what the tree expects is for the margin.
                    let won = if *place == 1 { 0.94..1.01 } else { -0.01..0.06 };
                    assert!(won.contains(chance), "{chance} for place {place}");
                }
                judged += 1;
            }
            position = after;
        }
    }
    assert!(judged > 10, "{judged}");
}

#[test]
fn several_threads_share_one_budget() {
    let mut engine = GembloEngine::with_threads(3);
    let mut position = Position::new(&Setup::THREE);
    while position.to_act().is_some() {
        let thought = engine.think(&position, &task(200, 1), &mut |_| Flow::GoOn);
        assert!(thought.nodes <= 200 || thought.lines[0].turns.len() == 1);
        position.play(thought.best()[0]).unwrap();
    }
}

#[test]
fn a_plain_search_keeps_the_rules_too() {
    let mut engine = GembloEngine::new(Settings::plain());
    let mut position = Position::new(&Setup::THREE);
    while position.to_act().is_some() {
        let turn = best(&mut engine, &position, &task(50, 1));
        position.play(turn).unwrap();
    }
}
