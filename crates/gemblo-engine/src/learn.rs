//! What the engine learns from: positions with the visits of searches for the priors, and how games ended
//! for the outlook.

pub use crate::regression::Regression;

use std::cmp::Reverse;

use gemblo::raw::PLACES;
use gemblo::{Cell, Cells, Colour, MAX_COLOURS, Placement, Position};

use crate::board::Board;
use crate::outlook::Outlook;
use crate::priors::Priors;
use crate::reward::{self, Rewards};
use crate::settings::Settings;
use crate::softmax::softmax;

/// The length of what [`sight`] writes, and how much of it is about the board.
const SIGHT: usize = 2048;
const BOARD: usize = 1792;
/// The most visited placements of a position that are learned from.
const MOST_VISITED: usize = 64;

/// A position to learn from, with the visits of a search, in a game that has a number; nothing once it is over.
///
/// 2,048 bytes, little-endian: for each of six colours the places that it covers and its anchors, then those
/// that are free, as bits; players, colour to move, colours and visited placements (one byte each); the
/// game (32 bits); the pieces left, as bits (32 for each colour). From byte 1,792 the placements visited: parts of
/// 4,096 in the upper 15 bits of 32, then the orientation and the place of its first cell.
pub fn sight(position: &Position, visits: &[(Placement, u32)], game: u32) -> Vec<u8> {
    let Some(turn) = position.to_act() else {
        return Vec::new();
    };
    let mut row = Vec::with_capacity(SIGHT);
    let colours: Vec<Colour> = position.colours().collect();
    for slot in 0..MAX_COLOURS {
        let colour = colours.get(slot);
        let room = colour.map(|colour| position.room(*colour));
        row.extend(bits(
            colour.map_or(&Cells::EMPTY, |colour| position.cells_of(*colour)),
        ));
        row.extend(bits(&room.map_or(Cells::EMPTY, |room| room.anchors)));
    }
    row.extend(bits(position.free()));
    let mut visits = visits.to_vec();
    visits.sort_by_key(|(_, visits)| Reverse(*visits));
    visits.truncate(MOST_VISITED);
    let numbers = [turn.index(), colours.len(), visits.len()].map(|number| number as u8);
    row.push(position.players());
    row.extend(numbers);
    row.extend(game.to_le_bytes());
    for colour in colours {
        let pieces = position.left(colour).iter();
        let left: u32 = pieces.map(|piece| 1_u32 << (piece.number() - 1)).sum();
        row.extend(left.to_le_bytes());
    }
    row.resize(BOARD, 0);
    let total: u32 = visits.iter().map(|(_, visits)| visits).sum();
    for (placement, visits) in visits {
        let (share, spot) = (visits * 4096 / total.max(1), placement.spot());
        let at = spot.orientation().index() << 10 | spot.origin().place();
        row.extend((share << 17 | at as u32).to_le_bytes());
    }
    row.resize(SIGHT, 0);
    row
}

/// The placements of a position with their priors.
pub fn priors(position: &Position, settings: &Settings) -> Vec<(Placement, f32)> {
    let mut board = Board::from(position);
    let (mut spots, mut scored) = (Vec::new(), Vec::new());
    let Some(turn) = board.next_legal(&mut spots) else {
        return Vec::new();
    };
    Priors::new(usize::MAX).score(&board, &turn, settings.policy, &spots, &mut scored);
    softmax(&mut scored, 1.0);
    let all = scored.into_iter();
    all.map(|(prior, spot)| (spot.placement(), prior)).collect()
}

/// What each seat may expect of a position by the outlook alone.
pub fn outlook(position: &Position) -> Rewards {
    let settings = Settings::default();
    Outlook::of(&Board::from(position), &settings).rewards(settings.bonus)
}

/// What each seat got in a game that is over.
pub fn ended(position: &Position) -> Rewards {
    reward::rewards(&Board::from(position), reward::BONUS)
}

/// A bit for each place.
fn bits(cells: &Cells) -> [u8; PLACES / 8] {
    let mut bits = [0; PLACES / 8];
    for place in cells.iter().map(Cell::place) {
        bits[place / 8] |= 1 << (place % 8);
    }
    bits
}

/// How close priors are to what searches have visited.
#[derive(Clone, Copy, Default)]
pub struct Closeness {
    loss: f64,
    hits: u32,
    positions: u32,
}

impl Closeness {
    /// Adds a position and how often a search has visited its placements.
    pub fn add(&mut self, position: &Position, visits: &[(Placement, u32)], settings: &Settings) {
        let priors = priors(position, settings);
        let total: u32 = visits.iter().map(|(_, visits)| visits).sum();
        let best = priors.iter().max_by(|a, b| a.1.total_cmp(&b.1));
        let most = visits.iter().max_by_key(|(_, visits)| *visits);
        self.hits += u32::from(best.map(|b| b.0) == most.map(|(each, _)| *each));
        self.positions += 1;
        for (placement, visits) in visits {
            let prior = priors.iter().find(|(each, _)| each == placement);
            let prior = prior.map_or(0.0, |(_, prior)| *prior).max(1e-9);
            self.loss -= f64::from(*visits) / f64::from(total) * f64::from(prior).ln();
        }
    }

    /// The mean cross-entropy, and how often the best prior was the most visited placement.
    pub fn quality(&self) -> (f64, f64) {
        let positions = f64::from(self.positions.max(1));
        (self.loss / positions, f64::from(self.hits) / positions)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gemblo::Setup;

    #[test]
    fn a_sight_has_all_that_the_priors_learn_from() {
        let mut position = Position::new(&Setup::for_players(4).unwrap());
        let first = position.legal().iter().next().unwrap();
        position.play(first).unwrap();
        let visited: Vec<(Placement, u32)> = position.legal().iter().take(2).zip([1, 3]).collect();
        let row = sight(&position, &visited, 7);
        assert_eq!(row.len(), SIGHT);
        let bits = |part: usize| {
            let bytes = &row[part * 128..][..128];
            bytes.iter().map(|byte| byte.count_ones()).sum::<u32>()
        };
        let colour = position.colours().next().unwrap();
        assert_eq!(bits(0) as usize, position.cells_of(colour).len());
        assert_eq!(bits(1) as usize, position.room(colour).anchors.len());
        assert_eq!(bits(12) as usize, position.free().len());
        assert_eq!(row[1664..1672], [4, 1, 4, 2, 7, 0, 0, 0]);
        let spot = visited[1].0.spot();
        let at = spot.orientation().index() << 10 | spot.origin().place();
        assert_eq!(row[1792..1796], (3072 << 17 | at as u32).to_le_bytes());
    }

    #[test]
    fn the_priors_are_closer_to_searches_than_chance() {
        let position = Position::new(&Setup::for_players(3).unwrap());
        let best = crate::GembloEngine::default();
        let mut closeness = [Closeness::default(); 2];
        let visits: Vec<(Placement, u32)> = searched(best, &position);
        closeness[0].add(&position, &visits, &Settings::default());
        closeness[1].add(&position, &visits, &Settings::plain());
        assert!(closeness[0].quality().0 < closeness[1].quality().0 - 1.0);
    }

    fn searched(mut engine: crate::GembloEngine, position: &Position) -> Vec<(Placement, u32)> {
        use engine::{Engine as _, Flow, Task};
        let task = Task {
            nodes: 200,
            ..Task::default()
        };
        engine.think(position, &task, &mut |_| Flow::GoOn);
        engine.visits()
    }
}
