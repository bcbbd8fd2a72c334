//! What the strategy lessons claim, proved by the engines turn by turn: what is asked for is right, all else is worse.
//!
//! Endings of Gemblo are searched to the end of the game; its first piece is only compared by simulations.

use engine::{Engine as _, Flow, Task};
use game::{Game, Turn};
use gemblo_engine::{GembloEngine, thrown_away};
use table::lesson::{GEMBLO_STRATEGY, Lesson, Progress, YINSH_STRATEGY};
use yinsh_engine::{Engine, Options};

/// Positions looked at after each turn.
const NODES: u64 = 3_000;
/// What a wrong turn loses at least, in points of a hundred.
const WORSE: f32 = 20.0;
/// Simulations after each first piece.
const SIMULATIONS: u64 = 200;
/// Positions that are enough to search every ending of the lessons to its end.
const ENDING: u64 = 200_000;

/// All whole turns with what they lead to.
fn turns<G: Game>(position: &G) -> Vec<(Vec<G::Step>, G)> {
    let mut all = Vec::new();
    let mut left = vec![(Vec::new(), position.clone())];
    while let Some((steps, before)) = left.pop() {
        for step in before.legal_steps() {
            let (mut steps, mut after) = (steps.clone(), before.clone());
            steps.push(step);
            match after.play(step).expect("the step is legal") {
                Turn::Done => all.push((steps, after)),
                Turn::Open => left.push((steps, after)),
            }
        }
    }
    all
}

/// Whether a lesson asks for this turn.
fn is_right<G: Game>(lesson: &Lesson, steps: &[G::Step]) -> bool {
    let mut sitting = lesson.start.sitting();
    let played = sitting.play_turn(&G::write_turn(steps));
    played.expect("the turn is legal");
    lesson.judge(&sitting) == Progress::Done
}

/// White's chance once a turn is made, in points of a hundred.
fn chance(engine: &mut Engine, after: &yinsh::Position) -> f32 {
    let outcome = after.verdict().map(|verdict| verdict.winner);
    match outcome {
        Some(Some(yinsh::Colour::White)) => 100.0,
        Some(Some(yinsh::Colour::Black)) => 0.0,
        Some(None) => 50.0,
        None => {
            engine.forget();
            let task = Task {
                nodes: NODES,
                ..Task::default()
            };
            let thought = engine.think(after, &task, &mut |_| Flow::GoOn);
            100.0 * thought.lines[0].chances[0]
        }
    }
}

#[test]
fn every_turn_that_a_lesson_of_yinsh_does_not_ask_for_loses_a_fifth_of_the_chances() {
    let small = 1 << 18;
    let mut engine = Engine::new(Options {
        table_bytes: small,
        ..Options::default()
    });
    for lesson in YINSH_STRATEGY {
        let sitting = lesson.start.sitting();
        let position = sitting.yinsh().unwrap().table().position();
        let (mut least, mut most) = (f32::MAX, f32::MIN);
        for (steps, after) in turns(position) {
            let chance = chance(&mut engine, &after);
            if is_right::<yinsh::Position>(lesson, &steps) {
                least = least.min(chance);
            } else {
                most = most.max(chance);
            }
        }
        let slug = lesson.slug;
        assert!(least - most >= WORSE, "{slug}: {least} and {most}");
    }
}

#[test]
fn every_turn_that_a_lesson_of_gemblo_does_not_ask_for_loses_a_place_whatever_follows() {
    for lesson in GEMBLO_STRATEGY.iter().skip(1) {
        let sitting = lesson.start.sitting();
        let position = sitting.gemblo().unwrap().table().position();
        for (steps, _) in turns(position) {
            let thrown = thrown_away(position, steps[0], ENDING).expect("the end is near");
            let is_right = is_right::<gemblo::Position>(lesson, &steps);
            let (slug, turn) = (lesson.slug, steps[0]);
            assert_eq!(thrown.place < 0.1, is_right, "{slug}: {turn} {thrown:?}");
        }
    }
}

/// The first colour's chance once its first piece is laid, in points of a hundred.
fn chance_after_first(after: &gemblo::Position) -> f32 {
    let task = Task {
        nodes: SIMULATIONS,
        ..Task::default()
    };
    let thought = GembloEngine::default().think(after, &task, &mut |_| Flow::GoOn);
    100.0 * thought.lines[0].chances[0]
}

#[test]
fn a_first_piece_near_the_middle_is_worth_more_than_any_other() {
    let lesson = &GEMBLO_STRATEGY[0];
    let sitting = lesson.start.sitting();
    let position = sitting.gemblo().unwrap().table().position();
    let worth = |(steps, after): (Vec<_>, _)| {
        let is_right = is_right::<gemblo::Position>(lesson, &steps);
        (is_right, chance_after_first(&after), steps[0].to_string())
    };
    let all: Vec<_> = turns(position).into_iter().map(worth).collect();
    let right: Vec<f32> = all.iter().filter(|one| one.0).map(|one| one.1).collect();
    let mean = right.iter().sum::<f32>() / right.len() as f32;
    for (_, chance, turn) in all.iter().filter(|one| !one.0) {
        assert!(mean > *chance, "{turn}: {chance} and {mean}");
    }
    let of = |wanted: &str| all.iter().find(|one| one.2 == wanted).unwrap().1;
    // A piece of five along the rim, one of four to the middle, and the smallest.
    for turn in ["p19,q18,r19,s18,t19", "s16,s17,t18,t19", "t19"] {
        assert!(
            mean - of(turn) >= WORSE / 2.0,
            "{turn}: {} and {mean}",
            of(turn)
        );
    }
}
