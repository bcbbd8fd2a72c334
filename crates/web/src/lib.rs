//! Sixfold in the browser: the parts that its bundles share, and the pages of each.
//!
//! A bundle is a page with a wasm of its own, a small program in `src/bin`; going from one to
//! another is an ordinary page load. So whoever comes to play fetches no lesson. What a touch
//! means is decided in `table`.

pub mod app;
pub mod board;
pub mod browser;
pub mod days;
pub mod drills;
pub mod easel;
pub mod games;
pub mod head;
pub mod icon;
pub mod kept;
pub mod learn;
pub mod live;
mod menu;
pub mod news;
pub mod online;
pub mod page;
pub mod percent;
pub mod picture;
pub mod play;
pub mod puzzle;
pub mod route;
pub mod settings;
pub mod study;
pub mod tool;
pub mod training;
pub mod words;
