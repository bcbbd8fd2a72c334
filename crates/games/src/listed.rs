//! What tells each game from the others.

use game::Game;

/// A game of the list.
pub trait Listed: Game {
    /// Its name in small letters, for links, commands and databases.
    const ID: &'static str;

    /// Its name in records and for people.
    const NAME: &'static str;

    /// What engines call the game with each of its usual setups, and the text of that setup.
    const VARIANTS: &'static [(&'static str, &'static str)];
}

impl Listed for yinsh::Position {
    const ID: &'static str = "yinsh";
    const NAME: &'static str = "YINSH";
    const VARIANTS: &'static [(&'static str, &'static str)] =
        &[("yinsh", "standard"), ("yinsh-blitz", "blitz")];
}

impl Listed for gemblo::Position {
    const ID: &'static str = "gemblo";
    const NAME: &'static str = "Gemblo";
    const VARIANTS: &'static [(&'static str, &'static str)] = &[
        ("gemblo2", "gemblo2"),
        ("gemblo3", "gemblo3"),
        ("gemblo4", "gemblo4"),
        ("gemblo5", "gemblo5"),
        ("gemblo6", "gemblo6"),
    ];
}

#[cfg(feature = "toy")]
impl Listed for game::pile::Pile {
    const ID: &'static str = "pile";
    const NAME: &'static str = "Pile";
    const VARIANTS: &'static [(&'static str, &'static str)] = &[("pile", "9 stones 2 seats")];
}
