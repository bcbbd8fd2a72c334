//! Move priors: how promising each legal placement looks before any search.

use gemblo::raw::{PLACES, Spot};
use gemblo::{Cell, Colour};

use crate::board::Board;
use crate::features::{self, CellFacts};
use crate::shapes::shape_of;
use crate::weights::{Row, Weights};

/// Scores placements: the weights are folded into one number for each cell and role.
///
/// The numbers are whole, in parts of [`ONE`]: a sum of those does not wait for each addition.
pub(crate) struct Priors {
    facts: Box<CellFacts>,
    cover: Box<[i32; PLACES]>,
    beside: Box<[i32; PLACES]>,
    link: Box<[i32; PLACES]>,
}

/// What a weight of one is in whole numbers: finer than the three digits that weights are kept with.
const ONE: f32 = 4096.0;

impl Priors {
    pub(crate) fn new() -> Priors {
        Priors {
            facts: CellFacts::new(),
            cover: Box::new([0; PLACES]),
            beside: Box::new([0; PLACES]),
            link: Box::new([0; PLACES]),
        }
    }

    /// Every legal placement of the colour with its score, a logit.
    pub(crate) fn score(
        &mut self,
        board: &Board,
        colour: Colour,
        weights: &Weights,
        scored: &mut Vec<(f32, Spot)>,
    ) {
        let row = weights.row(board, colour);
        self.facts.look(board, colour);
        self.fold(row);
        scored.clear();
        board.each_legal(colour, |spot| {
            scored.push((self.score_one(spot, row), spot));
        });
    }

    fn fold(&mut self, row: &Row) {
        for place in self.facts.region.iter().map(Cell::place) {
            self.cover[place] = sum(&row[features::COVER..], self.facts.cover[place]);
            self.beside[place] = sum(&row[features::BESIDE..], self.facts.beside[place]);
            self.link[place] = sum(&row[features::LINK..], self.facts.link[place]);
        }
    }

    #[inline(always)]
    fn score_one(&self, spot: Spot, row: &Row) -> f32 {
        let (shape, origin) = (shape_of(spot), spot.origin());
        let mut score = 0;
        for way in shape.cells {
            score += self.cover[origin.place_along(*way)];
        }
        for way in &shape.beside {
            score += self.beside[origin.place_along(*way)];
        }
        for way in &shape.linked {
            score += self.link[origin.place_along(*way)];
        }
        let (cut, partner_cut) = self.facts.cuts(spot);
        let cuts =
            row[features::CUT] * cut as f32 + row[features::PARTNER_CUT] * partner_cut as f32;
        score as f32 / ONE + row[usize::from(shape.piece.number()) - 1] + cuts
    }
}

#[inline(always)]
fn sum(weights: &[f32], mut facts: u32) -> i32 {
    let mut sum = 0.0;
    while facts != 0 {
        sum += weights[facts.trailing_zeros() as usize];
        facts &= facts - 1;
    }
    (sum * ONE) as i32
}

/// Turns logits into probabilities that add up to one, at a temperature.
pub(crate) fn softmax(scored: &mut [(f32, Spot)], temperature: f32) {
    let top = scored
        .iter()
        .map(|(score, _)| *score)
        .fold(f32::MIN, f32::max);
    let mut total = 0.0;
    for (score, _) in scored.iter_mut() {
        *score = exp((*score - top) / temperature);
        total += *score;
    }
    for (score, _) in scored {
        *score /= total;
    }
}

/// The exponential of a number that is not positive, the same on every machine.
///
/// The standard one differs in the last bit between native and wasm, and with it whole searches.
fn exp(x: f32) -> f32 {
    let halvings = (x * std::f32::consts::LOG2_E).max(-126.0);
    let whole = halvings.floor();
    let part = (halvings - whole) * std::f32::consts::LN_2;
    let terms = [
        1.0 / 720.0,
        1.0 / 120.0,
        1.0 / 24.0,
        1.0 / 6.0,
        0.5,
        1.0,
        1.0,
    ];
    let mantissa = terms.into_iter().fold(0.0, |sum, term| sum * part + term);
    mantissa * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Choices;
    use game::Rng;
    use gemblo::{Position, Setup};

    #[test]
    fn the_exponential_is_close_to_the_standard_one() {
        for i in 0..2_000 {
            let x = i as f32 * -0.01;
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-4, "{x}");
        }
        assert!(exp(-1e9) < 1e-30);
    }

    #[test]
    fn the_folded_score_is_the_sum_over_the_features() {
        let mut rng = Rng::new(11);
        let mut weights = Weights::none();
        let mut priors = Priors::new();
        for players in 2..=6 {
            for row in weights.rows_mut(players) {
                *row = row.map(|_| rng.below(2001) as f32 / 1000.0 - 1.0);
            }
            let mut board = Board::from(&Position::new(&Setup::for_players(players).unwrap()));
            let (mut scored, mut choices) = (Vec::new(), Choices::default());
            while let Some(colour) = board.next_turn(&mut choices) {
                priors.score(&board, colour, &weights, &mut scored);
                for (score, spot) in &scored {
                    let features = priors.facts.features(*spot);
                    let row = weights.row(&board, colour).iter();
                    let expected: f32 = row.zip(features).map(|(w, x)| w * f32::from(x)).sum();
                    assert!((score - expected).abs() < 0.02, "{score} {expected}");
                }
                let (_, spot) = scored[rng.below(scored.len())];
                board.lay(colour, spot);
            }
        }
    }
}
