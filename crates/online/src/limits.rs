//! How long each part of a message may be.

/// Bytes of a whole message or request body.
pub const MESSAGE: usize = 4_096;
/// Bytes of a turn's text; the longest YINSH turn has some 80.
pub const TURN: usize = 256;
/// Bytes of the id of a table or a player.
pub const ID: usize = 32;
/// Bytes of a turn's key.
pub const KEY: usize = 64;
/// Characters of a chat line.
pub const CHAT: usize = 300;
/// Bytes of a setup; a five-player layout has some 250, a YINSH position some 160.
pub const SETUP: usize = 1_000;
/// Characters of a player's name.
pub const NAME: usize = 24;
/// The fewest characters of a password.
pub const SHORTEST_PASSWORD: usize = 8;
/// Bytes of a password; hashing must not become a way to keep the server busy.
pub const PASSWORD: usize = 256;
/// Bytes of the settings that an account keeps for its devices.
pub const SETTINGS: usize = 2_000;
