//! The arguments of the command line, and their help.

mod engines;
mod online;
mod play;
mod records;

use std::path::PathBuf;

use clap::builder::{BoolValueParser, PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{ColorChoice, Parser, Subcommand};
use clap_complete::Shell;
use games::Kind;
use i18n::Lang;

use crate::face::Face;
use crate::puzzle::arguments as puzzle;
use crate::save::Existing;
use crate::tactics::arguments as tactics;

use engines::{ANALYSE_EXAMPLES, ENGINE_HELP, MATCH_EXAMPLES, REVIEW_EXAMPLES};
pub use engines::{Analyse, Bench, Duel, Review};
pub use online::{Admin, Bot, Serve, Task, Whom};
use online::{BOT_EXAMPLES, SERVE_EXAMPLES};
use play::PLAY_EXAMPLES;
pub use play::{Play, Setup, Sitter};
use records::{CONVERT_EXAMPLES, PERFT_EXAMPLES, REPLAY_EXAMPLES, SHOW_EXAMPLES};
pub use records::{Convert, Perft, Replay};

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
    /// The language of rules, games, records and puzzles [default: the locale's]
    #[arg(long, global = true, value_name = "CODE", value_parser = language())]
    pub lang: Option<Lang>,
    /// What to do
    #[command(subcommand)]
    pub command: Command,
}

const EXAMPLES: &str = "\
Examples:
  sixfold rules yinsh --lang uk           the rules on one page
  sixfold play yinsh --variant blitz      two players at one keyboard
  sixfold play gemblo --players 4
  sixfold replay game.txt archive.zip     check records, one line per game
  sixfold convert game.sgf --to text
  sixfold show gemblo4 l21,l22            draw a position
  sixfold analyse game.txt --turn 20      the best turns in a position
  sixfold review game.txt                 which turns were mistakes?
  sixfold match level=6 level=5           which engine is stronger?
  sixfold puzzle solve book:3.1           solve a puzzle of the book
  sixfold tactics list --kind win         positions to be won by force

`sixfold COMMAND --help` tells more about a command.";

const COMPLETIONS_EXAMPLES: &str = "\
Examples:
  sixfold completions bash > ~/.local/share/bash-completion/completions/sixfold
  sixfold completions fish > ~/.config/fish/completions/sixfold.fish
  sixfold completions zsh > ~/.zfunc/_sixfold         with ~/.zfunc in fpath";

const MAN_EXAMPLES: &str = "\
Example:
  sixfold man ~/.local/share/man/man1     then: man sixfold-play";

/// What the program can do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Show the short rules of a game
    Rules {
        /// Which game
        #[arg(value_parser = game())]
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
        #[command(flatten)]
        files: puzzle::Files,
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
    /// Judge every turn of finished games
    #[command(after_help = REVIEW_EXAMPLES)]
    Review(Review),
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
    /// List, show, prove and make positions to be solved
    #[command(after_help = tactics::EXAMPLES)]
    Tactics {
        /// What to do with tactics
        #[command(subcommand)]
        command: tactics::Command,
    },
    /// Serve the web app, and games over the network
    #[command(after_help = SERVE_EXAMPLES)]
    Serve(Serve),
    /// Let an engine play on a server
    #[command(after_help = BOT_EXAMPLES)]
    Bot(Bot),
    /// Look after the database of a server: backup, restore, ban, delete
    Admin(Admin),
    /// Write what a shell needs to complete commands and options
    #[command(after_help = COMPLETIONS_EXAMPLES)]
    Completions {
        /// Which shell
        shell: Shell,
    },
    /// Write the manual pages of all commands into a folder
    #[command(after_help = MAN_EXAMPLES)]
    Man {
        /// The folder, which is made if need be
        folder: PathBuf,
    },
}

/// Reads one of a few words, each listed with its help and what it stands for.
pub fn word<T: Clone + Send + Sync + 'static>(
    words: impl IntoIterator<Item = (&'static str, &'static str, T)>,
) -> impl TypedValueParser<Value = T> {
    let words: Vec<_> = words.into_iter().collect();
    let listed = words.iter();
    let listed: Vec<_> = listed
        .map(|(word, help, _)| PossibleValue::new(*word).help(*help))
        .collect();
    PossibleValuesParser::new(listed).map(move |text| {
        let meant = words.iter().find(|(word, ..)| *word == text);
        meant.expect("only listed words are accepted").2.clone()
    })
}

/// Reads which language is meant.
fn language() -> impl TypedValueParser<Value = Lang> {
    word(Lang::ALL.map(|lang| (lang.code(), lang.own_name(), lang)))
}

/// Reads which game is meant.
fn game() -> impl TypedValueParser<Value = Kind> {
    let about = |kind: &Kind| games::each!(*kind, G => G::ABOUT);
    word(
        Kind::ALL
            .iter()
            .map(move |kind| (kind.id(), about(kind), *kind)),
    )
}

/// Reads whether a file that exists may be replaced, from a flag.
pub fn force() -> impl TypedValueParser<Value = Existing> {
    BoolValueParser::new().map(|force| {
        if force {
            Existing::Replace
        } else {
            Existing::Keep
        }
    })
}
