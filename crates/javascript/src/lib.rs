//! The rules and notation of both games for JavaScript: a wasm module with its types.
//!
//! Steps and turns are texts, as players write them. What there is to draw is a *scene*: plain data
//! with the place of every point or cell, so that a board needs to know no rules to show it.

mod game;
mod played;
mod scene;
