//! Puzzles: those of the day, the next one, and any by its name.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use online::{Clock, Refusal};
use serde::Deserialize;
use tokio::task::spawn_blocking;

use super::guard::unreadable;
use super::{Answer, Desk, Desked};
use crate::refusal::Refused;
use crate::shelf::{NextPuzzle, Puzzle};

/// The puzzle of today, the same for everybody; days are those of UTC.
pub async fn daily(State(desk): Desked) -> Answer<Puzzle> {
    told(desk.hall.shelf.puzzles().of_day(today(&desk)))
}

/// The silhouette of today, made where nobody has to wait for it but whoever asks.
pub async fn silhouette(State(desk): Desked) -> Answer<Puzzle> {
    let made = spawn_blocking(move || desk.hall.shelf.puzzles().silhouette_of_day(today(&desk)));
    told(made.await.map_err(|_| Refusal::Unavailable)?)
}

fn today(desk: &Desk) -> u64 {
    desk.hall.now() / Clock::DAY
}

/// What the next puzzle should be like.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    game: Option<String>,
    theme: Option<String>,
    #[serde(default = "beginner")]
    rating: u16,
    /// Names with commas: not these again.
    #[serde(default)]
    not: String,
}

fn beginner() -> u16 {
    1_500
}

/// A puzzle about as hard as somebody is strong.
pub async fn next(
    State(desk): Desked,
    wish: Result<Query<Wish>, QueryRejection>,
) -> Answer<Puzzle> {
    let Query(wish) = wish.map_err(|error| unreadable(error.body_text()))?;
    let seed = getrandom::u64().map_err(|_| Refusal::Unavailable)?;
    told(desk.hall.shelf.puzzles().next(&NextPuzzle {
        game: wish.game.as_deref(),
        theme: wish.theme.as_deref(),
        rating: wish.rating,
        not: wish.not.split(',').collect(),
        seed,
    }))
}

/// A puzzle by its name.
pub async fn find(State(desk): Desked, Path(id): Path<String>) -> Answer<Puzzle> {
    told(desk.hall.shelf.puzzles().find(&id))
}

fn told(puzzle: Option<Puzzle>) -> Answer<Puzzle> {
    let puzzle = puzzle.ok_or(Refused(Refusal::NoSuchRequest))?;
    Ok(axum::Json(puzzle))
}
