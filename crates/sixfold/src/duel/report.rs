//! What is told about a match, and the log of its games.

use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::Path;

use engine::elo::{Finding, Sample, Sprt, elo};
use serde::Serialize;

use super::game::Round;
use super::player::Spent;
use crate::cli::Duel;
use crate::failure::Failure;
use crate::format::{self, Format};
use crate::save::Unsaved;
use crate::thinks::Thinks;
use crate::words::counted;

/// The result so far.
pub struct Standing<'a> {
    arguments: &'a Duel,
    seats: u8,
    sprt: Option<Sprt>,
    /// Won, drawn and lost.
    games: [u32; 3],
    points: Sample,
    wins: Sample,
    places: Sample,
    spent: [Spent; 2],
}

/// What is told, in the order in which the JSON object tells it.
#[derive(Serialize)]
struct Summary<'a> {
    a: &'a str,
    b: &'a str,
    variant: &'static str,
    seats: u8,
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    /// The share of the opponents that A has beaten; all intervals are of 95 %.
    score: f64,
    score_interval: [f64; 2],
    elo: f64,
    elo_interval: [f64; 2],
    win_rate: f64,
    win_rate_interval: [f64; 2],
    mean_place: f64,
    mean_place_interval: [f64; 2],
    sprt: Option<Tested>,
    spent: [Cost; 2],
}

#[derive(Serialize)]
struct Tested {
    elo0: f64,
    elo1: f64,
    ratio: f64,
    bound: f64,
    verdict: &'static str,
}

#[derive(Serialize)]
struct Cost {
    turns: u64,
    milliseconds_per_turn: f64,
    longest_overrun_milliseconds: f64,
    forfeits: u32,
}

impl<'a> Standing<'a> {
    /// Nothing has been played yet.
    pub fn new(arguments: &'a Duel, seats: u8, sprt: Option<Sprt>) -> Standing<'a> {
        Standing {
            arguments,
            seats,
            sprt,
            games: [0; 3],
            points: Sample::default(),
            wins: Sample::default(),
            places: Sample::default(),
            spent: [Spent::default(); 2],
        }
    }

    pub fn add<G: Thinks>(&mut self, round: &Round<G>) {
        let results = || round.results.iter();
        self.points.add(results().map(|game| game.points));
        self.wins.add(results().map(|game| game.won));
        self.places.add(results().map(|game| f64::from(game.place)));
        for game in results() {
            let kind = match (game.won > 0.0, game.won < 1.0) {
                (true, false) => 0,
                (true, true) => 1,
                (false, _) => 2,
            };
            self.games[kind] += 1;
        }
        for (all, spent) in self.spent.iter_mut().zip(&round.spent) {
            all.add(spent);
        }
    }

    /// Whether the games suffice.
    pub fn finding(&self) -> Finding {
        self.sprt
            .map_or(Finding::Open, |sprt| sprt.finding(&self.points))
    }

    /// How many games were played.
    pub fn games(&self) -> u32 {
        self.games.iter().sum()
    }

    /// The score in a few words.
    pub fn brief(&self) -> String {
        let [wins, draws, losses] = self.games;
        let games = counted(self.games(), "game");
        format!("{games}: +{wins} ={draws} -{losses}")
    }

    fn summary(&self) -> Summary<'_> {
        let score = self.points.mean();
        let score_interval = self.points.interval([0.0, 1.0]);
        let last = f64::from(self.seats);
        Summary {
            a: &self.arguments.a,
            b: &self.arguments.b,
            variant: self.arguments.variant.name,
            seats: self.seats,
            games: self.games(),
            wins: self.games[0],
            draws: self.games[1],
            losses: self.games[2],
            score,
            score_interval,
            elo: elo(score),
            elo_interval: score_interval.map(elo),
            win_rate: self.wins.mean(),
            win_rate_interval: self.wins.interval([0.0, 1.0]),
            mean_place: self.places.mean(),
            mean_place_interval: self.places.interval([1.0, last]),
            sprt: self.sprt.map(|sprt| {
                let [elo0, elo1] = sprt.differences();
                Tested {
                    elo0,
                    elo1,
                    ratio: sprt.ratio(&self.points),
                    bound: Sprt::bound(),
                    verdict: sprt.finding(&self.points).word(),
                }
            }),
            spent: self.spent.map(|spent| Cost {
                turns: spent.turns,
                milliseconds_per_turn: 1e3 * spent.time.as_secs_f64() / spent.turns.max(1) as f64,
                longest_overrun_milliseconds: 1e3 * spent.over.as_secs_f64(),
                forfeits: spent.forfeits,
            }),
        }
    }

    /// Tells the score in one line.
    pub fn tell(&self, out: &mut impl Write) -> Result<(), Failure> {
        let it = self.summary();
        write!(out, "{}", self.brief())?;
        if self.seats > 2 {
            let [low, high] = it.mean_place_interval;
            let win_rate = percent(it.win_rate, it.win_rate_interval);
            write!(out, ", wins {win_rate}, mean place {:.2}", it.mean_place)?;
            write!(out, " [{low:.2}, {high:.2}] of {}", self.seats)?;
        }
        let [low, high] = it.elo_interval;
        let score = percent(it.score, it.score_interval);
        writeln!(
            out,
            ", score {score}, Elo {:+.0} [{low:+.0}, {high:+.0}]",
            it.elo
        )?;
        if let Some(test) = it.sprt {
            writeln!(
                out,
                "SPRT [{}, {}]: {:+.2} of ±{:.2}, {}",
                test.elo0, test.elo1, test.ratio, test.bound, test.verdict
            )?;
        }
        Ok(())
    }

    pub fn finish(&self, out: &mut impl Write) -> Result<(), Failure> {
        let summary = self.summary();
        if self.arguments.json {
            return Ok(writeln!(out, "{}", serde_json::to_string(&summary)?)?);
        }
        let Summary { variant, a, b, .. } = summary;
        writeln!(out, "{variant}: A {a} against B {b}")?;
        self.tell(out)?;
        for (name, cost) in ["A", "B"].iter().zip(&summary.spent) {
            writeln!(
                out,
                "{name}: {}, {:.1} ms a turn, at most {:.1} ms over time, {} forfeited",
                counted(cost.turns, "turn"),
                cost.milliseconds_per_turn,
                cost.longest_overrun_milliseconds,
                counted(cost.forfeits, "game")
            )?;
        }
        Ok(())
    }
}

fn percent(share: f64, interval: [f64; 2]) -> String {
    let [low, high] = interval.map(|share| 100.0 * share);
    format!("{:.1} % [{low:.1}, {high:.1}]", 100.0 * share)
}

/// A file of text records, one for each game, written as they end.
pub struct Log {
    shown: String,
    file: File,
}

impl Log {
    /// Begins a log; a file that exists is not touched.
    pub fn open(path: &Path) -> Result<Log, Failure> {
        let shown = path.display().to_string();
        match File::create_new(path) {
            Ok(file) => Ok(Log { shown, file }),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                Err(Failure::from(Unsaved::Exists(shown)))
            }
            Err(error) => Err(Failure::new(format!("{shown}: {error}"))),
        }
    }

    pub fn write<G: Thinks>(&mut self, round: &Round<G>) -> Result<(), Failure> {
        let games = round.games.iter();
        let text: String = games
            .map(|game| format::write(game, Format::Text) + "\n")
            .collect();
        let written = self.file.write_all(text.as_bytes());
        written.map_err(|error| Failure::new(format!("{}: {error}", self.shown)))
    }
}
