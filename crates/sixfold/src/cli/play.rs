//! What `play` is told, and the setups that others ask for too.

use clap::Args;
use engine::{Level, NoSuchLevel};
use games::{First, Kind};

use super::{game, word};
use crate::failure::faults;

/// Who plays at a seat: whoever types, or the engine at this level.
pub type Sitter = Option<Level>;

faults! {
    /// Why a text is nobody who can sit down.
    pub enum NoSitter {
        Form => "a seat is taken by `person` or `engine:LEVEL`",
        Level(error: NoSuchLevel) => "{error}",
    }
}

fn sitter(text: &str) -> Result<Sitter, NoSitter> {
    match text.split_once(':') {
        None if text == "person" => Ok(None),
        None if text == "engine" => Ok(Some(Level::BEST)),
        Some(("engine", level)) => level.parse().map(Some).map_err(NoSitter::Level),
        _ => Err(NoSitter::Form),
    }
}

/// How long a game of YINSH is.
const VARIANTS: [(&str, &str, yinsh::Setup); 2] = [
    (
        "standard",
        "Three removed rings win",
        yinsh::Setup::STANDARD,
    ),
    ("blitz", "One removed ring wins", yinsh::Setup::BLITZ),
];

pub(super) const PLAY_EXAMPLES: &str = "\
Examples:
  sixfold play yinsh
  sixfold play yinsh --engine 5           against the engine
  sixfold play yinsh --engine 5 --first lots
  sixfold play gemblo --players 3
  sixfold play gemblo --players 3 --seats engine:4,person,engine:9
  sixfold play yinsh --load evening.txt   go on with a saved game

Type `help` in the game for what can be typed. Turns are read from standard input, so a game can be
scripted; if a line of a script is refused, the exit status is 1.";

#[derive(Args, Debug)]
pub struct Play {
    /// Which game
    #[arg(value_parser = game())]
    pub game: Kind,
    #[command(flatten)]
    pub setup: Setup,
    /// Go on with the game in this file (FILE#2 for the second of several)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["variant", "players", "position"])]
    pub load: Option<String>,
    /// Let the engine play all seats but the first, at this level from 1 to 10
    #[arg(long, value_name = "LEVEL", conflicts_with = "seats")]
    pub engine: Option<Level>,
    /// Who sits where, clockwise: `person` or `engine:LEVEL` for every seat
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = sitter)]
    pub seats: Vec<Sitter>,
    /// Who begins: `lots`, or a place of the list of seats, from 1; turns go clockwise from there
    #[arg(long, value_name = "WHO", conflicts_with = "load")]
    pub first: Option<First>,
}

/// What is agreed before the game.
#[derive(Args, Debug)]
pub struct Setup {
    /// YINSH: how many rings win
    #[arg(long, value_name = "NAME", value_parser = word(VARIANTS))]
    pub variant: Option<yinsh::Setup>,
    /// Gemblo: number of players [default: 4]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=6))]
    pub players: Option<u8>,
    /// Begin from this position string (YINSH) or setup (Gemblo)
    #[arg(long, value_name = "STRING", conflicts_with_all = ["variant", "players"])]
    pub position: Option<String>,
}
