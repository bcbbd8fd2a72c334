//! Learning the weights: how far the priors are from what searches have visited, and which way to
//! go (softmax regression).

pub use crate::regression::Regression;

use gemblo::raw::Spot;
use gemblo::{Placement, Position};

use crate::board::{Board, Choices};
use crate::features::{COUNT, CellFacts};
use crate::outlook;
use crate::priors::softmax;
use crate::settings::Settings;
use crate::weights::{PHASES, Row, Weights, phase};

/// The rows of a position to learn the spatial net from: 480 bytes for each colour that can still lay a
/// piece, given how the game, which has a number, ended.
pub fn rows(position: &Position, last: &Position, game: u32, settings: &Settings) -> Vec<u8> {
    let mut board = Board::from(position);
    board.next_turn(&mut Choices::default());
    let row = |colour| {
        let end = (last.left(colour).cells(), game);
        outlook::row(&board, colour, settings, end).unwrap_or_default()
    };
    position.colours().flat_map(row).collect()
}

/// The sum of what many positions say about the weights for one number of players.
#[derive(Clone)]
pub struct Lesson {
    slopes: [Row; PHASES],
    positions: [u32; PHASES],
    loss: f64,
    hits: u32,
}

impl Default for Lesson {
    fn default() -> Lesson {
        Lesson {
            slopes: [[0.0; COUNT]; PHASES],
            positions: [0; PHASES],
            loss: 0.0,
            hits: 0,
        }
    }
}

impl Lesson {
    /// Adds a position and how often a search has visited its placements.
    pub fn add(&mut self, position: &Position, visits: &[(Placement, u32)], weights: &Weights) {
        let mut board = Board::from(position);
        let Some(colour) = board.next_turn(&mut Choices::default()) else {
            return;
        };
        let total: u32 = visits.iter().map(|(_, visits)| visits).sum();
        let mut facts = CellFacts::new();
        facts.look(&board, colour);
        let row = weights.row(&board, colour);
        let mut features: Vec<[u8; COUNT]> = Vec::new();
        let mut priors: Vec<(f32, Spot)> = Vec::new();
        board.each_legal(colour, |spot| {
            let counts = facts.features(spot);
            let score = row.iter().zip(counts).map(|(w, x)| w * f32::from(x)).sum();
            features.push(counts);
            priors.push((score, spot));
        });
        softmax(&mut priors, 1.0);
        let visited = |spot: Spot| {
            let found = visits.iter().find(|(each, _)| each.spot() == spot);
            found.map_or(0.0, |(_, visits)| *visits as f32 / total.max(1) as f32)
        };
        let phase = phase(&board, colour);
        self.positions[phase] += 1;
        let best = priors.iter().max_by(|a, b| a.0.total_cmp(&b.0));
        let most = visits.iter().max_by_key(|(_, visits)| *visits);
        self.hits += u32::from(best.map(|b| b.1) == most.map(|(each, _)| each.spot()));
        for ((prior, spot), counts) in priors.into_iter().zip(features) {
            let target = visited(spot);
            if target > 0.0 {
                self.loss -= f64::from(target * prior.max(1e-9).ln());
            }
            for (slope, count) in self.slopes[phase].iter_mut().zip(counts) {
                *slope += (prior - target) * f32::from(count);
            }
        }
    }

    /// Adds another lesson of the same kind.
    pub fn join(&mut self, other: &Lesson) {
        for phase in 0..PHASES {
            for (slope, more) in self.slopes[phase].iter_mut().zip(other.slopes[phase]) {
                *slope += more;
            }
            self.positions[phase] += other.positions[phase];
        }
        self.loss += other.loss;
        self.hits += other.hits;
    }

    /// The mean cross-entropy, and how often the best prior was the most visited placement.
    pub fn quality(&self) -> (f64, f64) {
        let positions = f64::from(self.positions.iter().sum::<u32>().max(1));
        (self.loss / positions, f64::from(self.hits) / positions)
    }
}

/// Improves weights lesson by lesson (Adam: Kingma and Ba 2014).
pub struct Learner {
    players: u8,
    rate: f32,
    mean: [Row; PHASES],
    square: [Row; PHASES],
    steps: [i32; PHASES],
}

impl Learner {
    /// Pulls all weights a little towards nothing; not tuned.
    const DECAY: f32 = 2e-4;

    /// Learns the weights for so many players.
    pub fn new(players: u8) -> Learner {
        Learner {
            players,
            rate: 0.0,
            mean: [[0.0; COUNT]; PHASES],
            square: [[0.0; COUNT]; PHASES],
            steps: [0; PHASES],
        }
    }

    /// Sets how far each step goes.
    pub fn set_rate(&mut self, rate: f32) {
        self.rate = rate;
    }

    /// Makes one step.
    pub fn step(&mut self, lesson: &Lesson, weights: &mut Weights) {
        for (phase, row) in weights.rows_mut(self.players).iter_mut().enumerate() {
            if lesson.positions[phase] == 0 {
                continue;
            }
            self.steps[phase] += 1;
            let scale = 1.0 / lesson.positions[phase] as f32;
            let unbias = |decay: f32| 1.0 / (1.0 - decay.powi(self.steps[phase]));
            let (unbias_mean, unbias_square) = (unbias(0.9), unbias(0.999));
            for (i, weight) in row.iter_mut().enumerate() {
                let slope = lesson.slopes[phase][i] * scale + Learner::DECAY * *weight;
                let mean = &mut self.mean[phase][i];
                let square = &mut self.square[phase][i];
                *mean = 0.9 * *mean + 0.1 * slope;
                *square = 0.999 * *square + 0.001 * slope * slope;
                *weight -=
                    self.rate * *mean * unbias_mean / ((*square * unbias_square).sqrt() + 1e-8);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gemblo::Setup;

    #[test]
    fn lessons_bring_the_priors_closer_to_the_visits() {
        let position = Position::new(&Setup::FOUR);
        let legal = position.legal();
        let visits: Vec<(Placement, u32)> = legal.iter().take(3).zip([60, 30, 10]).collect();
        let mut weights = Weights::none();
        let mut learner = Learner::new(4);
        learner.set_rate(0.05);
        let mut losses = Vec::new();
        for _ in 0..200 {
            let mut lesson = Lesson::default();
            lesson.add(&position, &visits, &weights);
            losses.push(lesson.quality().0);
            learner.step(&lesson, &mut weights);
        }
        assert!(losses[199] < losses[0] - 1.0, "{losses:?}");
        let uniform = (legal.len() as f64).ln();
        assert!((losses[0] - uniform).abs() < 1e-3);
    }
}
