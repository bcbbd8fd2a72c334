//! Whether the engine's chances are right: what it expected in games of its own, and how they ended.

use engine::calibration::{Deciles, Expected, best_power};
use game::MAX_SEATS;
use yinsh::{Position, Variant};
use yinsh_engine::chance;

use crate::arguments::Arguments;
use crate::games::{self, NO_SCORE, Packed};

/// Prints, for each variant, the power that half of the games ask for and the tenths of the other half.
pub fn run(arguments: &mut Arguments) -> Result<(), String> {
    let file = arguments.needed("in")?;
    let all = games::read_all(&file).map_err(|error| format!("{file}: {error}"))?;
    for variant in [Variant::Standard, Variant::Blitz] {
        let games: Vec<&Packed> = all.iter().filter(|game| game.variant == variant).collect();
        let learned = games.iter().step_by(2);
        let learned: Vec<Expected> = learned.flat_map(|game| expected(game)).collect();
        let mut deciles = Deciles::default();
        for game in games.iter().skip(1).step_by(2) {
            deciles.add_game(&expected(game), 2);
        }
        let power = best_power(&learned);
        println!(
            "{variant:?}: {} games, power {power:.3}\n{deciles}",
            games.len()
        );
    }
    Ok(())
}

/// What was expected in each position that was searched.
fn expected(game: &Packed) -> Vec<Expected> {
    let mut position = Position::new(game.variant);
    let white = f32::from(game.white_points) / 2.0;
    let mut all = Vec::new();
    for (index, score) in &game.steps {
        if *score != NO_SCORE {
            let own = chance(i32::from(*score));
            let side = position.side().index();
            let mut one = Expected {
                chances: [0.0; MAX_SEATS],
                points: [0.0; MAX_SEATS],
            };
            one.chances[side] = own;
            one.chances[1 - side] = 1.0 - own;
            one.points[..2].copy_from_slice(&[white, 1.0 - white]);
            all.push(one);
        }
        let step = position.legal().nth(usize::from(*index));
        position.make(step.expect("the games were written by us"));
    }
    all
}
