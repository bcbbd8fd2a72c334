//! What `serve`, `bot` and `admin` are told.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use clap::{ArgAction, Args, Subcommand};
use tracing::level_filters::LevelFilter;

use super::{force, word};
use crate::save::Existing;

pub(super) const SERVE_EXAMPLES: &str = "\
Examples:
  sixfold serve                           for browsers on this machine
  sixfold serve --listen 0.0.0.0          for everybody in the network
  sixfold serve --database postgres://sixfold@db/sixfold
                                          any number of such processes share all games

Also there: /health, /ready, /metrics, /api/openapi.json. Ctrl-C or SIGTERM stops it in good order.";

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
    /// Where /ready and /metrics are, instead of beside everything else
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub ops: Option<SocketAddr>,
    /// Serve no web app
    #[arg(long)]
    pub api_only: bool,
    /// What to log, as lines of JSON on standard error
    #[arg(long, value_name = "LEVEL", default_value = "warn", value_parser = word(LOG_LEVELS))]
    pub log: LevelFilter,
    /// Limit nobody; only for measuring
    #[arg(long, hide = true)]
    pub no_limits: bool,
}

/// What to log.
const LOG_LEVELS: [(&str, &str, LevelFilter); 4] = [
    ("off", "Nothing", LevelFilter::OFF),
    ("warn", "What goes wrong", LevelFilter::WARN),
    ("info", "Every request, too", LevelFilter::INFO),
    ("debug", "More than that", LevelFilter::DEBUG),
];

pub(super) const BOT_EXAMPLES: &str = "\
A registered player makes a bot and its token: POST /api/bots {\"name\": \"Robbie\"}. The bot accepts every
challenge to a game that it knows, and plays them one after the other.

Examples:
  sixfold bot --server http://127.0.0.1:4600 --token T --engine \"sixfold engine\"
  sixfold bot --server https://games.example --token T --engine ./mine --movetime 2000

A server that is lost is tried again, for ever; its certificate must be one that the system trusts.";

#[derive(Args, Debug)]
pub struct Bot {
    /// The server, http://HOST:PORT or https://HOST:PORT
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

#[derive(Args, Debug)]
pub struct Admin {
    /// The database: a file, or postgres://… [default: the one that `serve` uses]
    #[arg(long, value_name = "FILE|URL")]
    pub database: Option<String>,
    /// What to do
    #[command(subcommand)]
    pub task: Task,
}

/// A player, by name or by seat.
#[derive(Args, Debug)]
#[group(required = true)]
pub struct Whom {
    /// The name of an account or bot
    pub name: Option<String>,
    /// A game, from its address, at which the player sits; guests are found so
    #[arg(long, value_name = "ID", requires = "seat", conflicts_with = "name")]
    pub game: Option<String>,
    /// The seat there, from 1 in playing order
    #[arg(long, value_name = "N", requires = "game")]
    pub seat: Option<u8>,
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
    /// Write public games for everybody, a file a month, with puzzles, openings and a card
    ExportGames {
        /// Folder to write into
        folder: PathBuf,
        /// Write months anew that are there
        #[arg(long, action = ArgAction::SetTrue, value_parser = force())]
        force: Existing,
    },
    /// Lock a player out, with all their bots
    Ban(Whom),
    /// Let a player in again
    Unban(Whom),
    /// Delete what is known of a player; the games stay
    DeletePlayer(Whom),
    /// Delete what was said at a game
    DeleteChat {
        /// The name of the game, from its address
        id: String,
        /// Only what the player at this seat said, from 1 in playing order
        #[arg(long, value_name = "N")]
        seat: Option<u8>,
    },
    /// Delete a game
    DeleteGame {
        /// The name of the game, from its address
        id: String,
    },
}
