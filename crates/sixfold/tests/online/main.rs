//! `sixfold serve`, `bot` and `admin` as real processes: games of both kinds, crashes, backups.

// The server's own tests use more of these.
#[allow(dead_code)]
#[path = "../../../server/tests/support/http.rs"]
mod http;
#[allow(dead_code)]
#[path = "../../../server/tests/support/player.rs"]
mod player;
#[path = "../../../server/tests/support/port.rs"]
mod port;
#[path = "../../../server/tests/support/postgres.rs"]
mod postgres;

mod admin;
mod bot;
mod clients;
mod crowd;
mod export;
mod faults;
mod games;
mod page;
mod process;
mod soak;
#[cfg(feature = "toy")]
mod third_game;

use process::House;
