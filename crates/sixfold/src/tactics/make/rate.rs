//! How hard a tactic is: by the weakest level of the engine that solves it.

use engine::{Engine, Flow, Level, Task};
use game::Game;
use tactics::turns::{begins, turns};

/// How often each level tries.
const TRIES: u64 = 5;
/// How often it must succeed.
const ENOUGH: u64 = 4;

/// What a level is worth, and the most that rare solutions add to it.
const OF_LEVEL: u16 = 200;
const OF_RARITY: u16 = 180;

/// The rating of a tactic with these right turns, so many of all: 600 for the first level and 200 more for each, 2,600 if
/// no level solves it, and 20 for each time that the right turns are half as many.
///
/// The best level looks at no more than so many positions. Neighbouring levels differ by about 200 Elo in both games
/// (README of the engines, "Levels" and "Strength").
pub fn rate<E: Engine>(engine: &mut E, position: &E::Game, short: &[String], nodes: u64) -> u16 {
    let weakest = Level::all().find(|level| solves(engine, position, short, *level, nodes));
    let level = weakest.map_or(11, |level| u16::from(level.number()));
    let all = turns(position);
    let right = all
        .iter()
        .filter(|turn| is_right::<E::Game>(&turn.steps, short));
    let halvings = (all.len() / right.count().max(1)).max(1).ilog2() as u16;
    400 + OF_LEVEL * level + (20 * halvings).min(OF_RARITY)
}

/// Whether a level finds a right turn nearly always.
fn solves<E: Engine>(
    engine: &mut E,
    position: &E::Game,
    short: &[String],
    level: Level,
    nodes: u64,
) -> bool {
    let mut failed = 0;
    (1..=TRIES).all(|seed| {
        engine.forget();
        let task = Task {
            nodes,
            ..Task::at(level, seed)
        };
        let thought = engine.think(position, &task, &mut |_| Flow::GoOn);
        failed += u64::from(!is_right::<E::Game>(thought.best(), short));
        failed <= TRIES - ENOUGH
    })
}

fn is_right<G: Game>(turn: &[G::Step], short: &[String]) -> bool {
    short.iter().any(|text| begins::<G>(turn, text))
}
