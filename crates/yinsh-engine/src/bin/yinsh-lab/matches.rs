//! Matches: pairs of games from the same beginning with colours swapped, one per thread.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use engine::elo::{Finding, Sprt};
use yinsh::{Colour, Position};

use crate::arguments::{Arguments, number};
use crate::elo::Score;
use crate::opening::Beginnings;
use crate::player::{Description, Player, describe};

/// A match under way.
struct Match {
    descriptions: [Description; 2],
    beginnings: Beginnings,
    games: u64,
    seed: u64,
    test: Option<Sprt>,
    deadline: Option<Instant>,
    next: AtomicU64,
    standing: Mutex<(Score, [Tally; 2])>,
}

/// Plays the match that the arguments describe.
pub fn run(arguments: &mut Arguments) -> Result<(), String> {
    let (a, b) = (arguments.needed("a")?, arguments.needed("b")?);
    let threads: usize = arguments.number("threads", 1)?;
    let seconds: u64 = arguments.number("seconds", 0)?;
    let between = Match {
        descriptions: [describe(&a)?, describe(&b)?],
        beginnings: Beginnings::read(arguments)?,
        games: arguments.number("games", 100)?,
        seed: arguments.number("seed", 1)?,
        test: test(arguments)?,
        deadline: (seconds > 0).then(|| Instant::now() + Duration::from_secs(seconds)),
        next: AtomicU64::new(0),
        standing: Mutex::default(),
    };
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| while between.pair() {});
        }
    });
    let (score, tallies) = between.standing.into_inner().expect("no thread panics");
    println!("A: {a}\nB: {b}");
    for (name, tally) in ["A", "B"].iter().zip(tallies) {
        println!("{name}: {tally}");
    }
    let finding = between.test.map(|test| {
        let [lower, higher] = test.differences();
        let word = score.finding(&test).word();
        format!("  SPRT [{lower}, {higher}] {word}")
    });
    let label = arguments.word("label", "match");
    println!("{label}: {score}{}", finding.unwrap_or_default());
    Ok(())
}

/// What `--sprt LOWER,HIGHER` says.
fn test(arguments: &Arguments) -> Result<Option<Sprt>, String> {
    let Ok(text) = arguments.needed("sprt") else {
        return Ok(None);
    };
    let wrong = || format!("--sprt: {text:?} is not two differences, the lower one first");
    let (lower, higher) = text.split_once(',').ok_or_else(wrong)?;
    let (lower, higher) = (number("sprt", lower)?, number("sprt", higher)?);
    Sprt::new(lower, higher).ok_or_else(wrong).map(Some)
}

impl Match {
    /// Plays the next pair; says whether there was one to play.
    fn pair(&self) -> bool {
        let pair = self.next.fetch_add(1, Relaxed);
        let is_late = self.deadline.is_some_and(|time| Instant::now() >= time);
        if 2 * pair >= self.games || is_late || self.is_decided() {
            return false;
        }
        let (start, mut rng) = self.beginnings.of_pair(self.seed, pair);
        let seed = rng.next();
        let played = Colour::ALL.map(|colour| play(&self.descriptions, colour, &start, seed));
        let mut standing = self.standing.lock().expect("no thread panics");
        let (score, tallies) = &mut *standing;
        score.add([played[0].0, played[1].0]);
        for (_, players) in &played {
            for (tally, player) in tallies.iter_mut().zip(players) {
                tally.add(player);
            }
        }
        if score.games().is_multiple_of(100) {
            eprintln!("{score}");
        }
        true
    }

    fn is_decided(&self) -> bool {
        let standing = self.standing.lock().expect("no thread panics");
        let finding = self.test.map(|test| standing.0.finding(&test));
        finding.is_some_and(|finding| finding != Finding::Open)
    }
}

/// Plays one game; 2 for a win of the first description, 1 for a draw, 0 for a loss.
pub fn game(both: &[Description; 2], first: Colour, start: &Position, seed: u64) -> usize {
    play(both, first, start, seed).0
}

fn play(
    descriptions: &[Description; 2],
    first: Colour,
    start: &Position,
    seed: u64,
) -> (usize, [Player; 2]) {
    let mut position = *start;
    let mut players = [0, 1].map(|index| Player::new(&descriptions[index], seed ^ index as u64));
    while let Some(side) = position.to_act() {
        let player = &mut players[usize::from(side != first)];
        for step in player.turn(&position) {
            position.play(step).expect("players play legal turns");
        }
    }
    let points = match position.verdict().and_then(|verdict| verdict.winner) {
        Some(winner) if winner == first => 2,
        Some(_) => 0,
        None => 1,
    };
    (points, players)
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
