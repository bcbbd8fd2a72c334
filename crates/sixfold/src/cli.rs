//! The arguments of the command line, and their help.

use std::net::IpAddr;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::{Args, ColorChoice, Parser, Subcommand, ValueEnum};

use crate::puzzle::arguments as puzzle;
use engine::{Level, NoSuchLevel};

use crate::budget::Budget;
use crate::thinks::Gear;
use crate::variant;

/// Play, check and convert games of YINSH and Gemblo.
#[derive(Parser, Debug)]
#[command(version, arg_required_else_help = true, after_help = EXAMPLES)]
pub struct Cli {
    /// When to use colours; NO_COLOR is honoured, too
    #[arg(
        long,
        global = true,
        alias = "colour",
        value_name = "WHEN",
        default_value = "auto"
    )]
    pub color: ColorChoice,
    /// What to do
    #[command(subcommand)]
    pub command: Command,
}

const EXAMPLES: &str = "\
Examples:
  sixfold rules yinsh                     the rules on one page
  sixfold play yinsh --variant blitz      two players at one keyboard
  sixfold play gemblo --players 4
  sixfold replay game.txt archive.zip     check records, one line per game
  sixfold convert game.sgf --to text
  sixfold show gemblo4 l21,l22            draw a position
  sixfold analyse game.txt --turn 20      the best turns in a position
  sixfold match level=6 level=5           which engine is stronger?
  sixfold puzzle solve book:3.1           solve a puzzle of the book

`sixfold COMMAND --help` tells more about a command.";

/// What the program can do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Show the short rules of a game
    Rules {
        /// Which game
        game: Kind,
    },
    /// Play at one keyboard, several people in turn, or against the engine
    #[command(after_help = PLAY_EXAMPLES)]
    Play(Play),
    /// Check records: replay every game and say its result, or the first illegal turn
    #[command(after_help = REPLAY_EXAMPLES)]
    Replay(Replay),
    /// Draw a position
    #[command(after_help = SHOW_EXAMPLES)]
    Show {
        /// A position string or setup, then any turns to play from it
        #[arg(
            required = true,
            value_name = "POSITION [TURN]",
            allow_hyphen_values = true
        )]
        words: Vec<String>,
    },
    /// Write the games of a file in another format
    #[command(after_help = CONVERT_EXAMPLES)]
    Convert(Convert),
    /// Count all ways to play on from a position, depth by depth
    #[command(after_help = PERFT_EXAMPLES)]
    Perft(Perft),
    /// Talk UGI on standard input and output, as engines do
    #[command(after_help = ENGINE_HELP)]
    Engine,
    /// Find the best turns in a position
    #[command(after_help = ANALYSE_EXAMPLES)]
    Analyse(Analyse),
    /// Let two engines play a match
    #[command(name = "match", after_help = MATCH_EXAMPLES)]
    Match(Duel),
    /// Do a fixed piece of an engine's work: a count that never changes, and the speed
    Bench(Bench),
    /// Solve, count, check, make, draw and print Gemblo puzzles
    #[command(after_help = puzzle::EXAMPLES)]
    Puzzle {
        /// What to do with puzzles
        #[command(subcommand)]
        command: puzzle::Command,
    },
    /// Serve the web app, and games over the network
    #[command(after_help = SERVE_EXAMPLES)]
    Serve(Serve),
    /// Let an engine play on a server
    #[command(after_help = BOT_EXAMPLES)]
    Bot(Bot),
    /// Look after the database of a server: backup, restore, ban, delete
    Admin(Admin),
}

const SERVE_EXAMPLES: &str = "\
Examples:
  sixfold serve                           for browsers on this machine
  sixfold serve --listen 0.0.0.0          for everybody in the network
  sixfold serve --database postgres://sixfold@db/sixfold
                                          any number of such processes share all games

Also there: /health, /ready, /metrics, /api/openapi.json. Ctrl-C or SIGTERM stops it in good order.";

/// Arguments of `serve`.
#[derive(Args, Debug)]
pub struct Serve {
    /// Port to listen on; 0 takes any that is free
    #[arg(long, value_name = "N", default_value_t = 4600)]
    pub port: u16,
    /// Address to listen on
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    pub listen: IpAddr,
    /// Where games are kept: a file, or postgres://… [default: a file in the user's data folder]
    #[arg(long, value_name = "FILE|URL")]
    pub database: Option<String>,
    /// Believe what a proxy says about addresses and https
    #[arg(long)]
    pub proxy: bool,
    /// Serve no web app
    #[arg(long)]
    pub api_only: bool,
    /// What to log, as lines of JSON on standard error
    #[arg(long, value_name = "LEVEL", default_value = "warn")]
    pub log: LogLevel,
    /// Limit nobody; only for measuring
    #[arg(long, hide = true)]
    pub no_limits: bool,
}

/// What to log.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogLevel {
    /// Nothing
    Off,
    /// What goes wrong
    Warn,
    /// Every request, too
    Info,
    /// More than that
    Debug,
}

const BOT_EXAMPLES: &str = "\
A registered player makes a bot and its token: POST /api/bots {\"name\": \"Robbie\"}. The bot accepts every
challenge to a game that it knows, and plays them one after the other.

Examples:
  sixfold bot --server http://127.0.0.1:4600 --token T --engine \"sixfold engine\"
  sixfold bot --server http://127.0.0.1:4600 --token T --engine ./mine --movetime 2000";

/// Arguments of `bot`.
#[derive(Args, Debug)]
pub struct Bot {
    /// The server, http://HOST:PORT
    #[arg(long, value_name = "URL")]
    pub server: String,
    /// The bot's token [default: the environment's SIXFOLD_TOKEN]
    #[arg(long, value_name = "TOKEN")]
    pub token: Option<String>,
    /// A program that talks UGI, with its arguments
    #[arg(long, value_name = "COMMAND")]
    pub engine: String,
    /// Milliseconds to think about a turn
    #[arg(long, value_name = "MS", default_value_t = 1_000)]
    pub movetime: u64,
    /// Stop after so many games
    #[arg(long, value_name = "N")]
    pub games: Option<u32>,
}

/// Arguments of `admin`.
#[derive(Args, Debug)]
pub struct Admin {
    /// The database: a file, or postgres://… [default: the one that `serve` uses]
    #[arg(long, value_name = "FILE|URL")]
    pub database: Option<String>,
    /// What to do
    #[command(subcommand)]
    pub task: Task,
}

/// What can be done to a database.
#[derive(Subcommand, Debug)]
pub enum Task {
    /// Write everything to a file, while the server runs
    Backup {
        /// File to write, which must not exist yet
        file: PathBuf,
    },
    /// Read a backup into an empty database, of either kind
    Restore {
        /// File to read
        file: PathBuf,
    },
    /// Lock a player out
    Ban {
        /// The name of an account or bot
        name: String,
    },
    /// Let a player in again
    Unban {
        /// The name of an account or bot
        name: String,
    },
    /// Delete what is known of a player; the games stay
    DeletePlayer {
        /// The name of an account or bot
        name: String,
    },
    /// Delete a game
    DeleteGame {
        /// The name of the game, from its address
        id: String,
    },
}

/// The games that are known.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Rings and markers for two
    Yinsh,
    /// Hexagonal pieces for two to six
    Gemblo,
}

/// Who plays at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Whoever types.
    Person,
    /// The engine, at this level.
    Engine(Level),
}

impl FromStr for Sitter {
    type Err = String;

    fn from_str(text: &str) -> Result<Sitter, String> {
        let form = || "a seat is taken by `person` or `engine:LEVEL`".to_owned();
        match text.split_once(':') {
            None if text == "person" => Ok(Sitter::Person),
            None if text == "engine" => Ok(Sitter::Engine(Level::BEST)),
            Some(("engine", level)) => level
                .parse()
                .map(Sitter::Engine)
                .map_err(|error: NoSuchLevel| error.to_string()),
            _ => Err(form()),
        }
    }
}

/// How long a game of YINSH is.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variant {
    /// Three removed rings win
    Standard,
    /// One removed ring wins
    Blitz,
}

const PLAY_EXAMPLES: &str = "\
Examples:
  sixfold play yinsh
  sixfold play yinsh --engine 5           against the engine
  sixfold play gemblo --players 3
  sixfold play gemblo --players 3 --seats engine:4,person,engine:9
  sixfold play yinsh --load evening.txt   go on with a saved game

Type `help` in the game for what can be typed. Turns are read from standard input, so a game can be
scripted; if a line of a script is refused, the exit status is 1.";

/// Arguments of `play`.
#[derive(Args, Debug)]
pub struct Play {
    /// Which game
    pub game: Kind,
    #[command(flatten)]
    pub setup: Setup,
    /// Go on with the game in this file (FILE#2 for the second of several)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["variant", "players", "position"])]
    pub load: Option<String>,
    /// Let the engine play all seats but the first, at this level from 1 to 10
    #[arg(long, value_name = "LEVEL", conflicts_with = "seats")]
    pub engine: Option<Level>,
    /// Who sits where, in playing order: `person` or `engine:LEVEL` for every seat
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub seats: Vec<Sitter>,
}

/// What is agreed before the game.
#[derive(Args, Debug)]
pub struct Setup {
    /// YINSH: how many rings win
    #[arg(long, value_name = "NAME")]
    pub variant: Option<Variant>,
    /// Gemblo: number of players [default: 4]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=6))]
    pub players: Option<u8>,
    /// Begin from this position string (YINSH) or setup (Gemblo)
    #[arg(long, value_name = "STRING", conflicts_with_all = ["variant", "players"])]
    pub position: Option<String>,
}

const REPLAY_EXAMPLES: &str = "\
Formats: text records, SGF, Boardspace SGF, pasted Board Game Arena logs, and zip archives of these;
a file may hold several games. `-` reads standard input.

Examples:
  sixfold replay game.txt
  sixfold replay --json --legal games/*.sgf

Each line tells the game, its number of turns, and its result. For a bad game it tells the first
illegal turn and the reason; the other games are still checked, and the exit status is 1.

With --json each line is an object: id, file, game, setup, players, moves, steps, result, ending,
error (null or text), note (null or text), and with --legal also legal.";

/// Arguments of `replay`.
#[derive(Args, Debug)]
pub struct Replay {
    /// Files to check
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Print one JSON object per game
    #[arg(long)]
    pub json: bool,
    /// Count the legal steps before each step that was played (only with --json)
    #[arg(long, requires = "json")]
    pub legal: bool,
}

const SHOW_EXAMPLES: &str = "\
Examples:
  sixfold show \"4/7/8/9/10/9/10/9/8/7/4 w 0-0 standard place\"
  sixfold show standard e3 f6 d5          the start of YINSH and some turns
  sixfold show gemblo4 l21,l22            a setup of Gemblo and its turns";

const CONVERT_EXAMPLES: &str = "\
Examples:
  sixfold convert game.sgf --to text
  sixfold convert archive.zip --to sgf -o games.sgf

Games that the rules refuse are not converted; they are named, and the exit status is 1.";

/// Arguments of `convert`.
#[derive(Args, Debug)]
pub struct Convert {
    /// File to read, in any format that `replay` knows
    pub file: PathBuf,
    /// Format to write
    #[arg(long, value_name = "FORMAT")]
    pub to: Format,
    /// File to write, which must not exist yet [default: standard output]
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Replace the output file if it exists
    #[arg(long, requires = "output")]
    pub force: bool,
}

/// Formats that can be written.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Header lines and numbered turns
    Text,
    /// Smart Game Format
    Sgf,
}

const PERFT_EXAMPLES: &str = "\
Each line: depth, number of sequences of that many steps, seconds, sequences per second.

Examples:
  sixfold perft yinsh --depth 3
  sixfold perft gemblo --players 6 --depth 2 --json";

/// Arguments of `perft`.
#[derive(Args, Debug)]
pub struct Perft {
    /// Which game
    pub game: Kind,
    /// How many steps deep to count
    #[arg(long, value_name = "N")]
    pub depth: u32,
    #[command(flatten)]
    pub setup: Setup,
    /// Print one JSON object per depth
    #[arg(long)]
    pub json: bool,
}

const ENGINE_HELP: &str = "\
Commands: ugi, isready, uginewgame, setoption name NAME value VALUE, position startpos|fen STRING
[moves TURN…], go [movetime MS] [nodes N] [depth D] [infinite] [p1time MS p1inc MS …], stop,
query gameover|p1turn|turn|result, quit.

Options: Variant (yinsh, yinsh-blitz, gemblo2 to gemblo6), Hash (MiB, YINSH), Threads, MultiPV, Level
(1 to 10), Seed. What is wrong is answered by `info string` and changes nothing.";

/// Arguments of `bench`.
#[derive(Args, Debug)]
pub struct Bench {
    /// Whose engine
    pub game: Kind,
    /// Print a JSON object
    #[arg(long)]
    pub json: bool,
}

/// How long to think about a turn.
#[derive(Args, Debug)]
pub struct Bounds {
    /// Think so many milliseconds about a turn
    #[arg(long, value_name = "MS")]
    movetime: Option<u64>,
    /// Look at so many positions for a turn
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Look so many turns ahead (YINSH)
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
}

impl Bounds {
    /// The bounds that were given.
    pub fn read(&self) -> Budget {
        Budget {
            time: self.movetime.map(Duration::from_millis),
            nodes: self.nodes,
            depth: self.depth,
        }
    }
}

const ANALYSE_EXAMPLES: &str = "\
Each line: the chance of whoever acts, the turn, and the turns expected after it. Among several players
everybody's expectation follows: 100 % for a certain win, 0 % for a certain last place.

Examples:
  sixfold analyse \"4/7/8/9/10/9/10/9/8/7/4 w 0-0 standard place\" --lines 3
  sixfold analyse gemblo4 l21,l22 --movetime 5000
  sixfold analyse game.txt --turn 20      after the 20th turn of a record

Turns may be quoted together, as \"a2-a3 --\" must be, since a pass looks like an option.

With --json: game, setup, moves, seat, depth, nodes, seconds, nodes_per_second, and lines, each with
turn, chance, chances, forced (null, or seat and turns), pv.";

/// Arguments of `analyse`.
#[derive(Args, Debug)]
pub struct Analyse {
    /// A position string or setup with any turns, or a file with a record (FILE#2 for the second)
    #[arg(required = true, value_name = "POSITION [TURN] | FILE")]
    pub words: Vec<String>,
    /// The position after so many turns [default: the last one]
    #[arg(long, value_name = "N")]
    pub turn: Option<usize>,
    /// How many turns to tell
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = lines)]
    pub lines: usize,
    #[command(flatten)]
    pub budget: Bounds,
    /// How well to play, 1 to 10
    #[arg(long, value_name = "N", default_value = "10")]
    pub level: Level,
    /// Threads that think together
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads)]
    pub threads: usize,
    /// Decides between equals
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// Print a JSON object
    #[arg(long)]
    pub json: bool,
}

impl Analyse {
    /// The engine that was asked for.
    pub fn gear(&self) -> Gear {
        Gear {
            threads: self.threads,
            ..Gear::default()
        }
    }
}

fn lines(text: &str) -> Result<usize, String> {
    between(text, 1, 64)
}

fn threads(text: &str) -> Result<usize, String> {
    between(text, 1, 64)
}

fn between(text: &str, least: usize, most: usize) -> Result<usize, String> {
    let number = text.parse().ok();
    number
        .filter(|number| (least..=most).contains(number))
        .ok_or_else(|| format!("this is a number from {least} to {most}"))
}

const MATCH_EXAMPLES: &str = "\
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

/// Arguments of `match`.
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
    pub budget: Bounds,
    /// yinsh, yinsh-blitz, or gemblo2 to gemblo6
    #[arg(long, value_name = "NAME", default_value = "yinsh")]
    pub variant: variant::Variant,
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
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads)]
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
