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

mod admin;
mod bot;
mod crowd;
mod faults;
mod games;
mod process;
#[cfg(feature = "toy")]
mod third_game;

use process::House;
