//! The arguments of the command line, and their help.

use std::path::PathBuf;

use clap::{Args, ColorChoice, Parser, Subcommand, ValueEnum};

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

`sixfold COMMAND --help` tells more about a command.";

/// What the program can do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Show the short rules of a game
    Rules {
        /// Which game
        game: Kind,
    },
    /// Play at one keyboard, several people in turn
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
    /// Do a fixed piece of an engine's work: a count that never changes, and the speed
    Bench(Bench),
    /// Serve the web app to browsers on this machine
    Serve {
        /// Port to listen on; 0 takes any that is free
        #[arg(long, value_name = "N", default_value_t = 4600)]
        port: u16,
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
  sixfold play gemblo --players 3
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
