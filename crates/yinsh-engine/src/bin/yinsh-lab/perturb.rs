//! Rows without labels: quiet positions one to three turns beside those of packed games, as a search
//! meets them.

use std::fs::File;
use std::io::{BufWriter, Write};

use game::Rng;
use yinsh::{Phase, Position, Step};
use yinsh_engine::Evaluation;

use crate::arguments::Arguments;
use crate::convert::{self, Counts, Label};
use crate::games::{NO_SCORE, Packed};
use crate::{player, selfplay};

/// A turn is the best of so many random ones by evaluation, or in every other case any one.
const TRIES: usize = 4;

/// Leaves the games of the given files at every position, several times.
pub fn run(arguments: &mut Arguments) -> Result<(), String> {
    let out = arguments.needed("out")?;
    let evaluation = player::evaluation(&arguments.word("net", "own"))?;
    let each: usize = arguments.number("each", 4)?;
    let seed: u64 = arguments.number("seed", 1)?;
    let trouble = |error: std::io::Error| format!("{out}: {error}");
    let mut rows = BufWriter::with_capacity(1 << 20, File::create(&out).map_err(trouble)?);
    let mut counts = Counts::default();
    convert::each_game(
        &arguments.needed("in")?,
        &mut counts,
        &mut |game, counts| {
            let mut rng = Rng::new(Rng::nth(seed, counts.games));
            let label = Label {
                score: NO_SCORE,
                points: 1,
                fold: convert::fold(counts.games),
            };
            for position in positions(game)? {
                for _ in 0..each {
                    match leave(position, &evaluation, &mut rng) {
                        Some(position) => {
                            counts.rows += 1;
                            let row = convert::row(&position, &label);
                            rows.write_all(&row).map_err(trouble)?;
                        }
                        None => counts.left_out += 1,
                    }
                }
            }
            Ok(true)
        },
    )?;
    rows.flush().map_err(trouble)?;
    println!(
        "{} games, {} rows, {} positions left out as not quiet",
        counts.games, counts.rows, counts.left_out
    );
    Ok(())
}

/// The positions at the beginning of every turn.
fn positions(game: &Packed) -> Result<Vec<Position>, String> {
    let mut position = Position::new(game.variant);
    let mut positions = Vec::new();
    for (index, _) in &game.steps {
        if matches!(position.phase(), Phase::Move | Phase::Place) {
            positions.push(position);
        }
        let step = position.legal().nth(usize::from(*index));
        position.make(step.ok_or("a packed game has a step that is not legal")?);
    }
    Ok(positions)
}

/// Goes one to three turns from a position; nothing where that is not quiet.
fn leave(mut position: Position, evaluation: &Evaluation, rng: &mut Rng) -> Option<Position> {
    let turns = [1, 1, 2, 3][rng.below(4)];
    for _ in 0..turns {
        let tries = [1, TRIES][rng.below(2)];
        let mut after = |_| {
            let mut after = position;
            for step in selfplay::random_turn(&position, rng) {
                after.make(step);
            }
            after
        };
        let side = position.side();
        let sign = |after: &Position| if after.side() == side { 1 } else { -1 };
        let worth = |after: &Position| match tries {
            1 => 0,
            _ => sign(after) * evaluation.of(after),
        };
        position = (0..tries).map(&mut after).max_by_key(worth)?;
        if position.verdict().is_some() {
            return None;
        }
    }
    is_calm(&position).then_some(position)
}

/// Whether nothing is due and no move makes a row.
fn is_calm(position: &Position) -> bool {
    let quiet = |step: Step| {
        let mut after = *position;
        after.make(step);
        convert::is_quiet(position, step, &after)
    };
    position.legal().iter().all(quiet)
}

#[cfg(test)]
mod tests {
    use super::*;
    use yinsh::Variant;

    use crate::games::Scored;
    use crate::opening;

    #[test]
    fn positions_beside_a_game_are_quiet_and_not_over() {
        let (_, steps) = opening::random(&mut Rng::new(3), Variant::Standard, 1_000);
        let scored = Scored {
            variant: Variant::Standard,
            steps: steps.into_iter().map(|step| (step, NO_SCORE)).collect(),
        };
        let mut bytes = Vec::new();
        scored.write(&mut bytes).unwrap();
        let game = crate::games::read(&mut &bytes[..]).unwrap().unwrap();
        let mut rng = Rng::new(1);
        let positions = positions(&game).unwrap();
        let left: Vec<Position> = positions
            .iter()
            .filter_map(|position| leave(*position, &Evaluation::HandMade, &mut rng))
            .collect();
        assert!(left.len() > 40, "{}", left.len());
        assert!(left.iter().all(|position| position.verdict().is_none()));
        assert!(left.iter().all(is_calm));
        assert!(left.iter().all(|position| !positions.contains(position)));
    }
}
