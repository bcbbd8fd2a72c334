//! Trials: every seat of every game draws one value of each change, so that one match tells what all of them are worth.

use game::Rng;
use gemblo::Setup;

use crate::arena::{self, Reached};
use crate::jobs::{Deadline, in_parallel};
use crate::openings::{self, Opening};
use crate::options::{self, Failure, Options};
use crate::player::{Budget, Kind, Played, Player};

/// A change of the engine with the values to draw from, written `rivals:0.2,0.4`.
struct Factor {
    name: String,
    values: Vec<String>,
}

impl Factor {
    fn read(text: &&str) -> Result<Factor, Failure> {
        let (name, values) = text.split_once(':').ok_or("a change is name:value,value")?;
        let values = values.split(',').map(str::to_owned).collect();
        let name = name.to_owned();
        Ok(Factor { name, values })
    }

    /// The change that makes one of its values of the engine.
    fn change(&self, value: usize) -> String {
        format!(":{}={}", self.name, self.values[value])
    }
}

/// What is tried, from where, with what.
struct Trial {
    setup: Setup,
    factors: Vec<Factor>,
    openings: Vec<Opening>,
    budget: Budget,
    seed: u64,
    /// Who sits at all seats but one; nobody where every seat draws.
    against: Option<Kind>,
}

/// The values that a seat drew, and what it reached with them.
struct Drawn {
    values: Vec<usize>,
    reached: Reached,
}

/// Prints what was reached with each value of each change.
pub fn report(players: &str, factors: &[&str], options: &Options) -> Result<(), Failure> {
    let setup = options::setup(players)?;
    let factors: Result<Vec<Factor>, Failure> = factors.iter().map(Factor::read).collect();
    let against: Option<String> = options.find("against")?;
    let trial = Trial {
        setup,
        factors: factors?,
        openings: openings::of(options, &setup)?,
        budget: Budget::of(options, 300)?,
        seed: options.or("seed", 1)?,
        against: against.as_deref().map(Kind::read).transpose()?,
    };
    // A value that the engine does not know is told before anything is played.
    for factor in &trial.factors {
        for value in 0..factor.values.len() {
            Kind::read(&format!("engine{}", factor.change(value)))?;
        }
    }
    let games: usize = options.or("games", 60)?;
    let jobs: usize = options.or("jobs", 2)?;
    let deadline = Deadline::after(options.find("seconds")?);
    let played = in_parallel(jobs, games, deadline, |number| play(&trial, number));
    let seats: Vec<Drawn> = played.into_iter().flatten().collect();
    for (number, factor) in trial.factors.iter().enumerate() {
        for (value, name) in factor.values.iter().enumerate() {
            print!("{:>10} {name:<8}", factor.name);
            let own = || {
                let own = seats.iter().filter(|seat| seat.values[number] == value);
                own.map(|seat| &seat.reached)
            };
            print!("{:>6} seats  ", own().count());
            arena::print(own().map(std::slice::from_ref));
            println!("{} nodes/turn", arena::nodes_a_turn(own()));
        }
    }
    Ok(())
}

/// What the seats of a game drew and reached.
fn play(trial: &Trial, number: usize) -> Vec<Drawn> {
    let seed = trial.seed.wrapping_mul(1_000_003);
    let mut rng = Rng::new(seed.wrapping_add(number as u64));
    let seats = usize::from(trial.setup.players());
    let draw = |rng: &mut Rng| -> Vec<usize> {
        let values = trial.factors.iter().map(|factor| factor.values.len());
        values.map(|count| rng.below(count)).collect()
    };
    let drawn: Vec<Vec<usize>> = (0..seats).map(|_| draw(&mut rng)).collect();
    let draws = |seat: usize| trial.against.is_none() || seat == number % seats;
    let at = (0..seats).map(|seat| match &trial.against {
        Some(other) if !draws(seat) => other.player(&trial.setup).expect("players can be started"),
        _ => player(trial, &drawn[seat]),
    });
    let mut at: Vec<Player> = at.collect();
    let opening = match trial.openings.len() {
        0 => openings::quick(&trial.setup, arena::OPENING_ROUNDS, &mut rng),
        count => trial.openings[rng.below(count)].clone(),
    };
    let game = Played::new(&trial.setup, opening);
    let reached = arena::play_out(game, &mut at, trial.budget, &mut rng);
    let both = (0..seats).zip(drawn.into_iter().zip(reached));
    both.filter(|(seat, _)| draws(*seat))
        .map(|(_, (values, reached))| Drawn { values, reached })
        .collect()
}

fn player(trial: &Trial, values: &[usize]) -> Player {
    let changes = trial.factors.iter().zip(values);
    let changes: String = changes
        .map(|(factor, value)| factor.change(*value))
        .collect();
    let kind = Kind::read(&format!("engine{changes}")).expect("it was read before");
    kind.player(&trial.setup).expect("engines can be started")
}
