//! The door from a game to the analysis board.

use leptos::prelude::*;
use table::Sitting;

use super::Desk;
use crate::live::says;
use crate::route::Route;
use crate::tool;

/// The way to the analysis of the game on the desk, at the turn that is looked at.
pub fn analyse(desk: Desk) -> AnyView {
    let place = |sitting: &Sitting| Some(sitting.facts().viewed?.to_string());
    let to = says(move || {
        let place = desk.read(place).flatten().unwrap_or_default();
        Route::Analysis(String::new(), place).href()
    });
    tool::analyse("button plain analyse", to)
}
