//! What `replay`, `show`, `convert` and `perft` are told.

use std::path::PathBuf;

use clap::{ArgAction, Args};
use games::Kind;

use super::{Setup, force, game, word};
use crate::format::Format;
use crate::save::Existing;

pub(super) const REPLAY_EXAMPLES: &str = "\
Formats: text records, SGF, Boardspace SGF, pasted Board Game Arena logs, and zip archives and
folders of these; a file may hold several games. `-` reads standard input.

Examples:
  sixfold replay game.txt
  sixfold replay --json --legal games/*.sgf
  sixfold replay archive/

Each line tells the game, its number of turns, and its result. For a bad game it tells the first
illegal turn and the reason; the other games are still checked, and the exit status is 1. After
several games a summary counts the good ones and, by what is wrong, the refused ones.

With --json each line is an object: id, file, game, setup, players, moves, steps, result, ending,
error (null or text), note (null or text), and with --legal also legal.";

#[derive(Args, Debug)]
pub struct Replay {
    /// Files or folders to check
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Print one JSON object per game
    #[arg(long)]
    pub json: bool,
    /// Count the legal steps before each step that was played (only with --json)
    #[arg(long, requires = "json")]
    pub legal: bool,
}

pub(super) const SHOW_EXAMPLES: &str = "\
Examples:
  sixfold show \"4/7/8/9/10/9/10/9/8/7/4 w 0-0 standard place\"
  sixfold show standard e3 f6 d5          the start of YINSH and some turns
  sixfold show gemblo4 l21,l22            a setup of Gemblo and its turns
  sixfold show --png card.png standard e3 a picture with a caption, to be sent";

pub(super) const CONVERT_EXAMPLES: &str = "\
Examples:
  sixfold convert game.sgf --to text
  sixfold convert archive.zip --to sgf -o games.sgf

Variations, comments and what sixfold does not know are kept. Games that the rules refuse are not
converted; they are named, and the exit status is 1.";

#[derive(Args, Debug)]
pub struct Convert {
    /// File or folder to read, in any format that `replay` knows
    pub file: PathBuf,
    /// Format to write
    #[arg(long, value_name = "FORMAT", value_parser = word(FORMATS))]
    pub to: Format,
    /// File to write, which must not exist yet [default: standard output]
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Replace the output file if it exists
    #[arg(long, requires = "output", action = ArgAction::SetTrue, value_parser = force())]
    pub force: Existing,
}

/// Formats that can be written.
const FORMATS: [(&str, &str, Format); 2] = [
    ("text", "Header lines and numbered turns", Format::Text),
    ("sgf", "Smart Game Format", Format::Sgf),
];

pub(super) const PERFT_EXAMPLES: &str = "\
Each line: depth, number of sequences of that many steps, seconds, sequences per second.

Examples:
  sixfold perft yinsh --depth 3
  sixfold perft gemblo --players 6 --depth 2 --json";

#[derive(Args, Debug)]
pub struct Perft {
    /// Which game
    #[arg(value_parser = game())]
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
