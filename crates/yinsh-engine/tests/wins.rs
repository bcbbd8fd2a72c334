//! Forced wins that an exhaustive search proves are found, with their distance.

use engine::{Engine as _, Flow, Level, Task};
use game::{Rng, Turn};
use yinsh::{Colour, Position, Variant};
use yinsh_engine::{Engine, Options};

/// Whether `winner` can force a win within so many turns of both players.
fn can_force(position: &Position, winner: Colour, turns: u32) -> bool {
    if let Some(verdict) = position.verdict() {
        return verdict.winner == Some(winner);
    }
    let own = position.side() == winner;
    if turns == 0 {
        return false;
    }
    let holds = |step| {
        let mut next = *position;
        let left = turns - u32::from(next.make(step) == Turn::Done);
        can_force(&next, winner, left)
    };
    if own {
        position.legal().iter().any(holds)
    } else {
        position.legal().iter().all(holds)
    }
}

/// Positions of random games at the start of a turn.
fn positions(games: u64) -> Vec<Position> {
    let mut positions = Vec::new();
    for seed in 0..games {
        let mut rng = Rng::new(seed);
        let mut position = Position::new(if seed % 2 == 0 {
            Variant::Standard
        } else {
            Variant::Blitz
        });
        let mut turn = Turn::Done;
        loop {
            let legal = position.legal();
            let Some(step) = legal.nth(rng.below(legal.len())) else {
                break;
            };
            if turn == Turn::Done {
                positions.push(position);
            }
            turn = position.make(step);
        }
    }
    positions
}

#[test]
fn a_win_in_one_is_found_by_every_level_above_three_and_at_any_depth() {
    let mut engine = Engine::new(Options::default());
    let mut found = 0;
    for position in positions(400) {
        let side = position.side();
        if !can_force(&position, side, 1) {
            continue;
        }
        found += 1;
        for level in Level::all().filter(|level| level.number() > 3) {
            let task = Task {
                depth: 1 + found % 3,
                level,
                seed: u64::from(found),
                ..Task::default()
            };
            let thought = engine.think(&position, &task, &mut |_| Flow::GoOn);
            assert_eq!(
                thought.lines[0].forced,
                Some((side.seat(), 1)),
                "{position}"
            );
            let mut after = position;
            for step in thought.best() {
                after.make(*step);
            }
            assert_eq!(
                after.verdict().and_then(|verdict| verdict.winner),
                Some(side),
                "{position}"
            );
        }
    }
    assert!(found > 50, "{found} wins in one are too few to tell");
}

#[test]
fn a_win_in_three_turns_is_found_and_no_win_is_claimed_that_is_none() {
    let mut engine = Engine::new(Options::default());
    let (mut wins, mut others) = (0, 0);
    for position in positions(1_500) {
        let goal = position.variant().goal();
        let side = position.side();
        // Elsewhere no win is near, and the proof would take long.
        if position.removed(side) + 1 < goal || position.markers(side).len() < 4 {
            continue;
        }
        let near = can_force(&position, side, 1);
        if near || others > 150 {
            continue;
        }
        let proved = can_force(&position, side, 3);
        // What looks hopeless near the leaves is skipped, so a win may take a deeper look.
        let task = Task {
            depth: if proved { 7 } else { 3 },
            ..Task::default()
        };
        engine.forget();
        let thought = engine.think(&position, &task, &mut |_| Flow::GoOn);
        let claimed = thought.lines[0].forced;
        let own = claimed.filter(|(seat, _)| *seat == side.seat());
        if proved {
            wins += 1;
            assert!(own.is_some_and(|(_, turns)| turns >= 3), "{position}");
        } else {
            others += 1;
            assert!(own.is_none_or(|(_, turns)| turns > 3), "{position}");
        }
    }
    assert!(
        wins > 3 && others > 20,
        "{wins} wins and {others} others are too few to tell"
    );
}
