//! The arguments of `sixfold tactics`, and their help.

use std::path::PathBuf;

use clap::{ArgAction, Args, Subcommand};
use tactics::Theme;

use crate::cli::{force, word};
use crate::puzzle::arguments::Files;
use crate::save::Existing;

/// Examples for the help of `sixfold tactics`.
pub const EXAMPLES: &str = "\
A tactic is a position with something to be reached: a win within one, two or three turns, the only move or one of a few
that hold, or in an ending of Gemblo a win, the fewest cells left over, a rival shut in. Every right turn is listed, and
proved by trying everything.

Examples:
  sixfold tactics list --kind win --game yinsh
  sixfold tactics list --json             one object a line
  sixfold tactics show ID --solution
  sixfold tactics solve \"POSITION\"        what is there to be found?
  sixfold tactics make yinsh --count 50 --seed 7
  sixfold tactics rate tactics.txt --output tactics.txt --force

With --json: id, game, position (Gemblo: setup and turns), kind (win, only, defend, fewest, shut), within (turns), left
(with fewest: cells), rating, themes, solutions (all right first turns).";

/// What can be done with tactics.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// List the tactics that come with the program
    List(List),
    /// Draw the position of a tactic and say what is to be reached
    Show(Show),
    /// Find and prove what a position is a tactic of
    Solve(Solve),
    /// Find new tactics in games of the engine against itself
    Make(Make),
    /// Rate the tactics of a file anew, by the weakest level of the engine that solves each
    Rate(Rate),
}

#[derive(Args, Debug)]
pub struct List {
    /// Only those of this game
    #[arg(long, value_name = "GAME", value_parser = word(GAMES))]
    pub game: Option<Game>,
    /// Only those of this kind
    #[arg(long, value_name = "KIND", value_parser = word(KINDS))]
    pub kind: Option<&'static str>,
    /// Only those about this
    #[arg(long, value_name = "THEME", value_parser = word(Theme::ALL.map(|theme| (theme.name(), about(theme), theme))))]
    pub theme: Option<Theme>,
    /// Print one JSON object per tactic
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub struct Show {
    /// The name of the tactic, as `list` tells it
    pub id: String,
    /// Also tell the right turns, and how the first of them goes on
    #[arg(long)]
    pub solution: bool,
    #[command(flatten)]
    pub files: Files,
}

#[derive(Args, Debug)]
pub struct Solve {
    /// A position string of YINSH, a setup of Gemblo and the turns from there, or the name of a tactic
    #[arg(required = true, value_name = "POSITION [TURN]")]
    pub words: Vec<String>,
    /// Print one JSON object for each thing that is proved
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub struct Make {
    /// Of which game
    #[arg(value_parser = word(GAMES))]
    pub game: Game,
    /// About how many
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..))]
    pub count: u32,
    /// Draws the games
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub output: Output,
}

#[derive(Args, Debug)]
pub struct Rate {
    /// A file of tactics of one game, one a line
    pub file: PathBuf,
    #[command(flatten)]
    pub output: Output,
}

/// Where tactics are written.
#[derive(Args, Debug)]
pub struct Output {
    /// File to write [default: standard output]
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Replace the file if it exists
    #[arg(long, requires = "output", action = ArgAction::SetTrue, value_parser = force())]
    pub force: Existing,
}

/// A game that has tactics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Game {
    Yinsh,
    Gemblo,
}

impl Game {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Game::Yinsh => "yinsh",
            Game::Gemblo => "gemblo",
        }
    }
}

const GAMES: [(&str, &str, Game); 2] = [
    ("yinsh", "Wins by force, and defences", Game::Yinsh),
    ("gemblo", "Endings", Game::Gemblo),
];

const KINDS: [(&str, &str, &str); 5] = [
    ("win", "Win by force", "win"),
    ("only", "The only turn that holds", "only"),
    ("defend", "A turn that holds", "defend"),
    (
        "fewest",
        "As few cells of Gemblo left over as possible",
        "fewest",
    ),
    ("shut", "Shut a rival in", "shut"),
];

/// What a theme is, for the help.
const fn about(theme: Theme) -> &'static str {
    match theme {
        Theme::Blitz => "YINSH where one ring wins",
        Theme::WhichRow => "It matters which row is removed",
        Theme::WhichRing => "It matters which ring is removed",
        Theme::RowFirst => "A win that begins with a row",
        Theme::Quiet => "A win in several turns that begins without a row",
        Theme::Counter => "A defence by a row of one's own",
        Theme::Flip => "A win at once or a defence that turns markers over",
        Theme::NewMarker => "A win at once by the marker that the ring leaves",
        Theme::Block => "A defence by a ring or a marker in the way",
        Theme::LastConnection => "The last piece of Gemblo, or the only way to lay another",
        Theme::ShutIn => "A rival's colour is left without a placement",
        Theme::FewestLeft => "As few cells as possible are left over",
        Theme::AllLaid => "All pieces of a colour are laid in the end",
        Theme::TwoColours => "Two players with two colours each",
    }
}
