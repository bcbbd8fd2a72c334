//! What `engine`, `bench`, `analyse`, `review` and `match` are told.

use std::path::PathBuf;

use clap::Args;
use clap::builder::RangedU64ValueParser;
use engine::Level;
use games::{Kind, Variant};

use super::game;
use crate::budget::Budget;

pub(super) const ENGINE_HELP: &str = "\
Commands: ugi, isready, uginewgame, setoption name NAME value VALUE, position startpos|fen STRING
[moves TURN…], go [movetime MS] [nodes N] [depth D] [infinite] [p1time MS p1inc MS …], stop,
query gameover|p1turn|turn|result, quit.

Options: Variant (yinsh, yinsh-blitz, gemblo2 to gemblo6), Hash (MiB, YINSH), Threads, MultiPV, Level
(1 to 10), Seed. Gemblo's search does not deepen turn by turn: `depth D` is D times 1,000 simulations.
Whoever has no clock takes no longer than the player with the least time. What is wrong is answered by `info string` and changes nothing.";

#[derive(Args, Debug)]
pub struct Bench {
    /// Whose engine
    #[arg(value_parser = game())]
    pub game: Kind,
    /// Print a JSON object
    #[arg(long)]
    pub json: bool,
}

pub(super) const ANALYSE_EXAMPLES: &str = "\
Each line: the chance of whoever acts, the turn, and the turns expected after it. Among several players
everybody's chance to win follows; a first place that is shared counts by its share.

Examples:
  sixfold analyse \"4/7/8/9/10/9/10/9/8/7/4 w 0-0 standard place\" --lines 3
  sixfold analyse gemblo4 l21,l22 --movetime 5000
  sixfold analyse game.txt --turn 20      after the 20th turn of a record
  sixfold analyse game.sgf --tree --movetime 200 > analysed.sgf

With --tree the whole record is written, in its own format: beside each turn everybody's chances, and the engine's line
as a variation wherever it would have played what nobody did.

Turns may be quoted together, as \"a2-a3 --\" must be, since a pass looks like an option.

With --json: game, setup, moves, seat, depth, nodes, seconds, nodes_per_second, and lines, each with
turn, chance, chances, forced (null, or seat and turns), pv.";

#[derive(Args, Debug)]
pub struct Analyse {
    /// A position string or setup with any turns, or a file with a record (FILE#2 for the second)
    #[arg(required = true, value_name = "POSITION [TURN] | FILE")]
    pub words: Vec<String>,
    /// The position after so many turns [default: the last one]
    #[arg(long, value_name = "N")]
    pub turn: Option<usize>,
    /// Look at every position of a record, its variations included, and write it with the engine's own
    #[arg(long, conflicts_with_all = ["turn", "json"])]
    pub tree: bool,
    /// How many turns to tell
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = count())]
    pub lines: usize,
    #[command(flatten)]
    pub budget: Budget,
    /// How well to play, 1 to 10; below 10 the turn that would be played comes first
    #[arg(long, value_name = "N", default_value = "10")]
    pub level: Level,
    /// Threads that think together
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = count())]
    pub threads: usize,
    /// Decides between equals
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// Print a JSON object
    #[arg(long)]
    pub json: bool,
}

pub(super) const REVIEW_EXAMPLES: &str = "\
Reads all that `replay` reads. A line tells the turn, the chances of whoever played it before and after, and
the points that were lost: from 5 it is an inaccuracy, from 10 a mistake, from 15 a blunder, and so is a forced
win let go. Then follow everybody's accuracy, in all and by phase, and the three turns that cost most.
A game takes less than twenty seconds: 9 for all positions, no more than 200 ms for one, and 9 for those beside turns
that are in doubt. With a time or nodes of your own, positions in doubt get four times as much. Ctrl-C tells what there is
so far.

Examples:
  sixfold review game.txt
  sixfold review games/*.sgf --json --nodes 20000

With --json each line is an object: id, players, accuracy (by seat, 0 to 100), and turns, each with seat, turn,
before and after (chances of whoever played it), loss (points of a hundred, times half the seats), judgement
(null, inaccuracy, mistake or blunder), best. Games that the rules refuse are named, and the exit status is 1.";

#[derive(Args, Debug)]
pub struct Review {
    /// Files or folders with games
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub budget: Budget,
    /// Print one JSON object per game
    #[arg(long)]
    pub json: bool,
}

/// Reads a number of lines or threads.
fn count() -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(1..=64)
}

pub(super) const MATCH_EXAMPLES: &str = "\
A and B are each
  sixfold                     our engine at full strength
  level=5,nodes=2000          our engine with any of level, nodes, movetime, depth, threads, hash
  cmd:PROGRAM ARGUMENTS       any program that talks UGI

Each opening is played once from every seat: A sits there, and B at all other seats. An illegal turn, a
crash or a silence loses the game; the log says so.

Examples:
  sixfold match level=6 level=5 --games 100
  sixfold match sixfold \"cmd:./other engine\" --movetime 100 --log games.txt
  sixfold match nodes=4000 nodes=1000 --variant gemblo4 --games 40 --threads 2
  sixfold match sixfold \"cmd:./old engine\" --nodes 2000 --games 2000 --sprt 0 10";

#[derive(Args, Debug)]
pub struct Duel {
    /// The first player
    pub a: String,
    /// The second player
    pub b: String,
    /// How many games; rounded up so that every opening is played from every seat
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    #[command(flatten)]
    pub budget: Budget,
    /// yinsh, yinsh-blitz, or gemblo2 to gemblo6
    #[arg(long, value_name = "NAME", default_value = Kind::ALL[0].usual().name)]
    pub variant: Variant,
    /// Openings, one a line: a position string or setup, then any turns [default: random ones]
    #[arg(long, value_name = "FILE")]
    pub openings: Option<PathBuf>,
    /// Turns at random that make an opening [default: 6 in YINSH, one for each colour in Gemblo]
    #[arg(long, value_name = "N", conflicts_with = "openings")]
    pub opening_turns: Option<usize>,
    /// Stop as soon as the difference is shown to be ELO1 rather than ELO0, or the reverse
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    pub sprt: Option<Vec<f64>>,
    /// Games played at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = count())]
    pub threads: usize,
    /// Draws the openings and decides between equals
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Write every game to this file, which must not exist yet
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}
