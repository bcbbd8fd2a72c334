//! Matches: one seat of A against all others of B, in every seat equally often, from openings that
//! are the same for all seats.

use engine::elo::Sample;
use game::Rng;
use gemblo::{Position, Score, Setup};

use crate::jobs::{Deadline, in_parallel};
use crate::openings::{self, Opening};
use crate::options::{self, Failure, Options};
use crate::player::{Budget, Kind, Played, Player};

/// So many pieces of each colour are laid quickly, to make games differ, unless told otherwise.
pub const OPENING_ROUNDS: usize = 2;

/// So many openings further on the next seed begins.
const SEED_STEP: usize = 37;

/// Who plays, from where, with what.
struct Arena {
    setup: Setup,
    a: Kind,
    b: Kind,
    budget: Budget,
    seed: u64,
    opening_rounds: usize,
    /// What rounds begin with, in turn; where there are none, with quick turns.
    openings: Vec<Opening>,
}

/// What a seat reached in one game.
pub struct Reached {
    /// 1 for a win, a share of it for a shared first place.
    win: f64,
    place: f64,
    /// How many cells fewer than the mean of the others are left.
    margin: f64,
    nodes: u64,
    turns: u64,
}

pub fn report(players: &str, a: &str, b: &str, options: &Options) -> Result<(), Failure> {
    let games: usize = options.or("games", 60)?;
    let jobs: usize = options.or("jobs", 2)?;
    let setup = options::setup(players)?;
    let arena = Arena {
        setup,
        a: Kind::read(a)?,
        b: Kind::read(b)?,
        budget: Budget::of(options, 300)?,
        seed: options.or("seed", 1)?,
        opening_rounds: options.or("opening", OPENING_ROUNDS)?,
        openings: openings::of(options, &setup)?,
    };
    let seats = usize::from(arena.setup.players());
    let deadline = Deadline::after(options.find("seconds")?);
    let played = in_parallel(jobs, games, deadline, |number| play(&arena, number));
    let (mut own, others): (Vec<Reached>, Vec<Vec<Reached>>) = played.into_iter().unzip();
    // A round that the time was not enough for says more about some seats than about others.
    own.truncate(own.len() / seats * seats);
    print!("{} games  ", own.len());
    // The games of one round share their opening.
    print(own.chunks(seats));
    print!("{} nodes/turn  ", nodes_a_turn(&own));
    let others: Vec<Reached> = others.into_iter().take(own.len()).flatten().collect();
    println!("{} nodes/turn", nodes_a_turn(&others));
    Ok(())
}

/// Prints the means over rounds with their errors.
pub fn print<'r>(rounds: impl Iterator<Item = &'r [Reached]>) {
    let mut samples = [Sample::default(); 3];
    for round in rounds {
        let [wins, places, margins] = &mut samples;
        wins.add(round.iter().map(|game| game.win));
        places.add(round.iter().map(|game| game.place));
        margins.add(round.iter().map(|game| game.margin));
    }
    for (name, sample) in ["wins", "place", "margin"].iter().zip(samples) {
        print!("{name} {:.3} ± {:.3}  ", sample.mean(), sample.error());
    }
}

pub fn nodes_a_turn<'r>(all: impl IntoIterator<Item = &'r Reached>) -> u64 {
    let sum = |(nodes, turns), each: &Reached| (nodes + each.nodes, turns + each.turns);
    let (nodes, turns) = all.into_iter().fold((0, 0), sum);
    nodes / turns.max(1)
}

/// Game `number` has A in seat `number` of the next round; the others are B. Says what A reached, and what they did.
fn play(arena: &Arena, number: usize) -> (Reached, Vec<Reached>) {
    let seats = usize::from(arena.setup.players());
    let own = number % seats;
    // The games of one round share their seed, so that each seat has the same luck.
    let seed = arena.seed.wrapping_mul(1_000_003);
    let round = number / seats;
    let mut rng = Rng::new(seed.wrapping_add(round as u64));
    let kind = |seat: usize| if seat == own { &arena.a } else { &arena.b };
    let player = |seat: usize| kind(seat).player(&arena.setup);
    let at: Result<Vec<Player>, Failure> = (0..seats).map(player).collect();
    let mut at = at.expect("players can be started");
    let game = opening(arena, round, &mut rng);
    let mut reached = play_out(game, &mut at, arena.budget, &mut rng);
    (reached.remove(own), reached)
}

/// Plays a game on to its end; says what each seat reached.
pub fn play_out(
    mut game: Played,
    at: &mut [Player],
    budget: Budget,
    rng: &mut Rng,
) -> Vec<Reached> {
    // A search for a number of nodes has no luck of its own: rounds from one opening would be the same games.
    let budget = budget.varied(rng);
    let (mut nodes, mut turns) = (vec![0; at.len()], vec![0; at.len()]);
    while let Some(colour) = game.position.to_act() {
        let seat = game.position.seat_of(colour).index();
        let (placement, searched) = at[seat].choose(&game, budget, rng);
        nodes[seat] += searched;
        turns[seat] += 1;
        game.play(placement);
    }
    let reached = |seat: usize| Reached {
        nodes: nodes[seat],
        turns: turns[seat],
        ..Reached::of(&game.position, seat)
    };
    (0..at.len()).map(reached).collect()
}

impl Reached {
    /// What a seat reached in a game that is over.
    fn of(position: &Position, seat: usize) -> Reached {
        let scores = position.scores();
        let outcome = position.outcome().expect("the game is over");
        let places = outcome.places();
        let own = places[seat];
        let level = places.iter().filter(|place| **place == own).count() as f64;
        let penalty = |score: &Score| f64::from(score.penalty());
        let total: f64 = scores.iter().map(penalty).sum();
        let left = penalty(&scores[seat]);
        Reached {
            win: if own == 1 { 1.0 / level } else { 0.0 },
            place: f64::from(own) + (level - 1.0) / 2.0,
            margin: (total - left) / (scores.len() - 1) as f64 - left,
            nodes: 0,
            turns: 0,
        }
    }
}

/// What a round begins with, the same for all its games.
fn opening(arena: &Arena, round: usize, rng: &mut Rng) -> Played {
    // Short matches with seeds that follow each other see other openings.
    let count = arena.openings.len().max(1);
    let next = arena.seed as usize % count * SEED_STEP + round;
    let made = arena.openings.get(next % count);
    let quick = || openings::quick(&arena.setup, arena.opening_rounds, rng);
    Played::new(&arena.setup, made.cloned().unwrap_or_else(quick))
}
