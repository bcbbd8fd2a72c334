//! Matches: one seat of A against all others of B, in every seat equally often, from openings that
//! are the same for all seats.

use engine::elo::Sample;
use game::Rng;
use gemblo::Setup;

use crate::jobs::{Deadline, in_parallel};
use crate::openings::{self, Opening};
use crate::options::{self, Failure, Options};
use crate::player::{Budget, Kind, Played, Player};

/// So many pieces of each colour are laid quickly, to make games differ, unless told otherwise.
const OPENING_ROUNDS: usize = 2;

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

/// What A reached in one game.
struct Reached {
    /// 1 for a win, a share of it for a shared first place.
    win: f64,
    place: f64,
    /// How many cells fewer than the mean of the others are left.
    margin: f64,
    nodes: [u64; 2],
    turns: [u64; 2],
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
        openings: match options.find::<String>("openings")? {
            Some(file) => openings::read(&file, &setup)?,
            None => Vec::new(),
        },
    };
    let seats = usize::from(arena.setup.players());
    let deadline = Deadline::after(options.find("seconds")?);
    let mut reached = in_parallel(jobs, games, deadline, |number| play(&arena, number));
    // A round that the time was not enough for says more about some seats than about others.
    reached.truncate(reached.len() / seats * seats);
    let show = |name: &str, of: fn(&Reached) -> f64| {
        // The games of one round share their opening.
        let mut sample = Sample::default();
        for round in reached.chunks(seats) {
            sample.add(round.iter().map(of));
        }
        print!("{name} {:.3} ± {:.3}  ", sample.mean(), sample.error());
    };
    print!("{} games  ", reached.len());
    show("wins", |game| game.win);
    show("place", |game| game.place);
    show("margin", |game| game.margin);
    for side in 0..2 {
        let nodes: u64 = reached.iter().map(|game| game.nodes[side]).sum();
        let turns: u64 = reached.iter().map(|game| game.turns[side]).sum();
        print!("{} nodes/turn  ", nodes / turns.max(1));
    }
    println!();
    Ok(())
}

/// Game `number` has A in seat `number` of the next round; the others are B.
fn play(arena: &Arena, number: usize) -> Reached {
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
    let mut game = opening(arena, round, &mut rng);
    // A search for a number of nodes has no luck of its own: rounds from one opening would be the same games.
    let budget = arena.budget.varied(&mut rng);
    let (mut nodes, mut turns) = ([0; 2], [0; 2]);
    while let Some(colour) = game.position.to_act() {
        let seat = game.position.seat_of(colour).index();
        let (placement, searched) = at[seat].choose(&game, budget, &mut rng);
        nodes[usize::from(seat != own)] += searched;
        turns[usize::from(seat != own)] += 1;
        game.play(placement);
    }
    let scores = game.position.scores();
    let outcome = game.position.outcome().expect("the game is over");
    let places = outcome.places();
    let level = places.iter().filter(|place| **place == places[own]).count() as f64;
    let penalty = |seat: usize| f64::from(scores[seat].penalty());
    let others = (0..seats)
        .filter(|seat| *seat != own)
        .map(penalty)
        .sum::<f64>();
    Reached {
        win: if places[own] == 1 { 1.0 / level } else { 0.0 },
        place: f64::from(places[own]) + (level - 1.0) / 2.0,
        margin: others / (seats - 1) as f64 - penalty(own),
        nodes,
        turns,
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
