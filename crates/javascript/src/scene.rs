//! Scenes: what there is to draw, as JSON, with the place of every point and cell.

mod gemblo;
mod yinsh;

use std::fmt::Display;

use crate::played::Plays;

/// A game whose positions can be drawn.
pub trait Scene: ::game::Game {
    /// The members of the scene that are this game's own, without the braces round them.
    fn members(&self, last: &[Self::Step]) -> Vec<String>;
}

/// The scene of a position; `last` is the turn that led to it.
pub fn scene<G: Plays>(position: &G, last: &[G::Step]) -> String {
    let acting = position.to_move().map(|seat| seat.0);
    let mut members = vec![
        member("kind", text(G::ID)),
        member(
            "toAct",
            acting.map_or("null".to_owned(), |seat| seat.to_string()),
        ),
    ];
    members.extend(position.members(last));
    format!("{{{}}}", members.join(","))
}

fn member(name: &str, value: impl Display) -> String {
    format!("\"{name}\":{value}")
}

/// A text as JSON. Names of places, games and tints have nothing that must be escaped.
fn text(text: impl Display) -> String {
    format!("\"{text}\"")
}

fn list<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    format!("[{}]", items.join(","))
}

fn texts<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    list(items.into_iter().map(text))
}

/// Where everything lies: names with their x and y, which grows downwards.
fn places<T: Display>(places: impl IntoIterator<Item = (T, f64, f64)>) -> String {
    let at = |(name, x, y): (T, f64, f64)| member(&name.to_string(), format!("[{x:.3},{y:.3}]"));
    let places: Vec<String> = places.into_iter().map(at).collect();
    format!("{{{}}}", places.join(","))
}
