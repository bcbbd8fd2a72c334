//! What players' turns throw away, by the judgement of a long search after each of them.

use engine::elo::Sample;
use engine::{Engine, Flow, Task};
use game::Rng;
use gemblo::{Placement, Position};
use gemblo_engine::GembloEngine;

use crate::jobs::{Deadline, in_parallel};
use crate::options::{Failure, Options};
use crate::player::{Budget, Kind, Played};
use crate::record::Record;

/// Of a game's turns the first such part is drawn from: later ones are often solved to the end.
const LAST_DRAWN: f64 = 0.8;

/// Prints for each player how much less than the best of all answers its answers are worth.
pub fn report(file: &str, players: &[&str], options: &Options) -> Result<(), Failure> {
    let games = Record::read_all(&std::fs::read_to_string(file)?)?;
    let kinds: Result<Vec<Kind>, Failure> = players.iter().map(|text| Kind::read(text)).collect();
    let kinds = kinds?;
    let budget = Budget::of(options, 800)?;
    let judge: u64 = options.or("judge", 10_000)?;
    let seed: u64 = options.or("seed", 1)?;
    let count: usize = options.or("positions", 200)?;
    let deadline = Deadline::after(options.find("seconds")?);
    let all = in_parallel(options.or("jobs", 2)?, count, deadline, |number| {
        let mut rng = Rng::new(seed.wrapping_mul(1_000_003).wrapping_add(number as u64));
        let played = drawn(&games[number % games.len()], &mut rng);
        losses(&played, &kinds, budget, judge, &rng)
    });
    println!("{} positions", all.len());
    for (place, player) in players.iter().enumerate() {
        let sample = |of: &dyn Fn(&Vec<f64>) -> f64| {
            let mut sample = Sample::default();
            all.iter()
                .for_each(|losses| sample.add(std::iter::once(of(losses))));
            (sample.mean(), sample.error())
        };
        let (loss, _) = sample(&|losses| 1e3 * losses[place]);
        let (more, error) = sample(&|losses| 1e3 * (losses[place] - losses[0]));
        let (best, _) = sample(&|losses| f64::from(u8::from(losses[place] == 0.0)));
        println!("{player}: loss {loss:.1}, to the first {more:+.1} ± {error:.1}, best {best:.3}");
    }
    Ok(())
}

/// A game up to one of its turns.
fn drawn(game: &Record, rng: &mut Rng) -> Played {
    let last = (game.turns.len() as f64 * LAST_DRAWN) as usize;
    let turns = game.turns[..rng.below(last)].iter();
    Played::new(&game.setup, turns.map(|turn| turn.played).collect())
}

/// What each player's answer is worth less than the best one.
fn losses(played: &Played, kinds: &[Kind], budget: Budget, judge: u64, rng: &Rng) -> Vec<f64> {
    let mut judged: Vec<(Placement, f64)> = Vec::new();
    let mut worth = Vec::new();
    for kind in kinds {
        let mut player = kind.player(&played.setup).expect("players can be started");
        let (placement, _) = player.choose(played, budget, &mut rng.clone());
        let known = judged.iter().find(|(each, _)| *each == placement);
        worth.push(known.copied().unwrap_or_else(|| {
            let new = (placement, value(&played.position, placement, judge));
            judged.push(new);
            new
        }));
    }
    let best = judged.iter().map(|(_, value)| *value).fold(0.0, f64::max);
    worth.iter().map(|(_, value)| best - value).collect()
}

/// What the seat to move may expect after a placement.
fn value(position: &Position, placement: Placement, nodes: u64) -> f64 {
    let colour = position.to_act().expect("the game goes on");
    let seat = position.seat_of(colour).index();
    let mut after = *position;
    after.make(placement);
    let task = Task {
        nodes,
        ..Task::default()
    };
    let thought = GembloEngine::default().think(&after, &task, &mut |_| Flow::GoOn);
    f64::from(thought.lines[0].chances[seat])
}
