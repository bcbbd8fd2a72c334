//! Matches: pairs of games from the same random beginning with colours swapped, one per thread.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use game::Rng;
use yinsh::{Colour, Position};

use crate::arguments::Arguments;
use crate::elo::Score;
use crate::opening;
use crate::player::{Description, Player, describe};

/// Plays the match that the arguments describe.
pub fn run(arguments: &mut Arguments) -> Result<(), String> {
    let (a, b) = (arguments.needed("a")?, arguments.needed("b")?);
    let descriptions = [describe(&a)?, describe(&b)?];
    let games: u64 = arguments.number("games", 100)?;
    let threads: usize = arguments.number("threads", 1)?;
    let seed: u64 = arguments.number("seed", 1)?;
    let steps: usize = arguments.number("random-steps", 6)?;
    let next = AtomicU64::new(0);
    let score = Mutex::new(Score::default());
    let tallies = Mutex::new([Tally::default(); 2]);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let pair = next.fetch_add(1, Relaxed);
                    if 2 * pair >= games {
                        break;
                    }
                    let mut rng = Rng::new(seed ^ pair.wrapping_mul(0x9E37_79B9_7F4A_7C15));
                    let (start, _) = opening::random(&mut rng, steps);
                    let seed = rng.next();
                    let results = Colour::ALL
                        .map(|colour| play(&descriptions, colour, &start, seed, &tallies));
                    let mut score = score.lock().expect("no thread panics");
                    score.add(results);
                    if (score.wins + score.draws + score.losses) % 50 == 0 {
                        println!("{score}");
                    }
                }
            });
        }
    });
    println!("A: {a}\nB: {b}");
    println!("{}", score.into_inner().expect("no thread panics"));
    for (name, tally) in ["A", "B"]
        .iter()
        .zip(tallies.into_inner().expect("no thread panics"))
    {
        println!("{name}: {tally}");
    }
    Ok(())
}

/// Plays one game; 2 for a win of the first description, 1 for a draw, 0 for a loss.
fn play(
    descriptions: &[Description; 2],
    first: Colour,
    start: &Position,
    seed: u64,
    tallies: &Mutex<[Tally; 2]>,
) -> usize {
    let mut position = *start;
    let mut players = [0, 1].map(|index| Player::new(&descriptions[index], seed ^ index as u64));
    while let Some(side) = position.to_act() {
        let player = &mut players[usize::from(side != first)];
        for step in player.turn(&position) {
            position.play(step).expect("players play legal turns");
        }
    }
    let mut tallies = tallies.lock().expect("no thread panics");
    for (tally, player) in tallies.iter_mut().zip(&players) {
        tally.add(player);
    }
    match position.verdict().and_then(|verdict| verdict.winner) {
        Some(winner) if winner == first => 2,
        Some(_) => 0,
        None => 1,
    }
}

/// What a side spent over all its games.
#[derive(Clone, Copy, Default)]
struct Tally {
    nodes: u64,
    turns: u64,
    seconds: f64,
    longest: f64,
    late: f64,
}

impl Tally {
    fn add(&mut self, player: &Player) {
        self.nodes += player.nodes;
        self.turns += player.turns;
        self.seconds += player.spent.as_secs_f64();
        self.longest = self.longest.max(player.longest.as_secs_f64());
        self.late = self.late.max(player.late.as_secs_f64());
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let turns = self.turns.max(1) as f64;
        write!(
            f,
            "{:.0} nodes and {:.2} ms a turn, {:.0} nodes a second, longest turn {:.1} ms, at most {:.1} ms late",
            self.nodes as f64 / turns,
            1e3 * self.seconds / turns,
            self.nodes as f64 / self.seconds.max(1e-9),
            1e3 * self.longest,
            1e3 * self.late
        )
    }
}
