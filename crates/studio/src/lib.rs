//! Gemblo puzzles and pictures on a page: what a touch means, what there is to draw, what is kept
//! and shared. Nothing here needs a browser, and nothing here searches: [`errand`] puts into words
//! what the solver is asked in its own thread.

mod code;
mod ground;
mod history;
mod mosaic;
mod scene;
mod share;
mod tile;
mod touch;

pub mod album;
pub mod daily;
pub mod days;
pub mod editor;
pub mod errand;
pub mod gallery;
pub mod picture;
pub mod plan;
pub mod progress;
pub mod task;

pub use ground::{frame, on_board};
pub use mosaic::{Laid, Mosaic};
pub use scene::{Ghost, Tray};
pub use share::{read_picture, read_puzzle, write_picture, write_puzzle};
pub use spoken::puzzle as fault;
pub use tile::Tile;
