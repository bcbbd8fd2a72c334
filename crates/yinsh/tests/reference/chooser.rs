//! Ways to choose steps, so that what is rare in random play happens often.

use std::collections::BTreeSet;

use game::Rng;

use super::board::{ring_moves, rings, runs};
use super::{Board, Colour, Reference, Stage};

/// How both players of a game choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Any legal step.
    Any,
    /// Steps that make long lines of markers of one colour, whoever owns them.
    Lines,
    /// Steps that leave the rings little room.
    Hemmed,
}

/// How many steps a style looks at before it chooses.
const TRIED: usize = 5;

impl Style {
    /// One of the legal steps.
    pub fn choose(self, game: &Reference, legal: &BTreeSet<String>, rng: &mut Rng) -> String {
        let any = |rng: &mut Rng| legal.iter().nth(rng.below(legal.len())).unwrap().clone();
        let clearing = matches!(game.stage(), Stage::Row(_) | Stage::Ring(_));
        if self == Style::Any || clearing {
            return any(rng);
        }
        let tried: Vec<String> = (0..TRIED).map(|_| any(rng)).collect();
        let worth = |step: &String| {
            let mut next = game.clone();
            next.apply(step);
            self.worth(next.board())
        };
        tried.into_iter().max_by_key(worth).unwrap()
    }

    fn worth(self, board: &Board) -> i64 {
        let colours = [Colour::White, Colour::Black];
        let of_colour = |colour: &Colour| -> i64 {
            match self {
                Style::Any => 0,
                Style::Lines => {
                    let lengths = runs(board, *colour).into_iter().map(|run| run.len());
                    lengths.map(|length| (length as i64).pow(3)).sum()
                }
                Style::Hemmed => {
                    let own = rings(board, *colour).into_iter();
                    -own.map(|ring| ring_moves(board, ring).len() as i64)
                        .sum::<i64>()
                }
            }
        };
        colours.iter().map(of_colour).sum()
    }
}
