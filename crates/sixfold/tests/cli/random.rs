//! Whole games to feed to the program.

use game::{Game, Match, Rng};

/// A random game, played to its end.
pub fn game<G: Game>(setup: &str, seed: u64) -> Match<G> {
    let Ok(setup) = setup.parse() else {
        panic!("{setup} is a setup");
    };
    let mut rng = Rng::new(seed);
    let mut game = Match::<G>::new(setup);
    loop {
        let legal = game.position().legal_steps();
        if legal.is_empty() {
            return game;
        }
        game.play(legal[rng.below(legal.len())]).unwrap();
    }
}

/// A finished game of YINSH that has at least one row in it.
pub fn yinsh(seed: u64) -> Match<yinsh::Position> {
    (seed..)
        .map(|seed| game::<yinsh::Position>("standard", seed))
        .find(|game| game.turn_texts().iter().any(|text| text.contains(";x")))
        .expect("some game has a row")
}

/// A text record of a game, without header lines for seats and dates.
pub fn record<G: Game>(name: &str, game: &Match<G>) -> String {
    let mut text = format!("[Game \"{name}\"]\n[Setup \"{}\"]\n\n", game.setup());
    for (index, turn) in game.turn_texts().iter().enumerate() {
        text += &format!("{}.{turn}\n", index + 1);
    }
    text
}
