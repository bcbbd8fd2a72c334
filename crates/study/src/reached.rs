//! Setting up a position of Gemblo by hand: pieces lie anywhere, and one door says by which turns play comes there.

use std::collections::HashSet;

use gemblo::{Colour, Placement, Position, Refusal, Setup};

/// How many placements are tried before a position counts as out of reach: a whole game has at most 108, and an order that
/// leads astray is seldom left late.
const TRIES: u32 = 5_000;

/// Why play never comes to a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreached {
    /// A piece of a colour cannot be laid, whatever was laid before.
    Refused(Colour, Refusal),
    /// A colour whose turn comes has nothing more lying there, though it can lay a piece, and so must (clause D4).
    Short(Colour),
    /// Another colour than wanted is to move.
    Turn(Colour),
    /// Nobody can lay a piece any more, though some lie there that were not laid yet, or somebody should be to move.
    Over,
}

/// The pieces that lie on a board, in an order in which play can lay them, so that this colour is to move.
///
/// Gemblo has no positions but those of play: whether a piece may lie where it does depends on what lay there before it, and who
/// is to move on who had to pass. So an order is looked for, with the pieces tried as they are listed.
///
/// ```
/// use gemblo::{Colour, Setup};
/// use study::{Unreached, reached};
///
/// let [blue, red] = [0, 1].map(|index| Colour::new(index).unwrap());
/// let start = Setup::FOUR.starts()[0].to_string().parse().unwrap();
/// assert_eq!(reached(&Setup::FOUR, &[(blue, start)], red), Ok(vec![start]));
/// assert_eq!(reached(&Setup::FOUR, &[(blue, start)], blue), Err(Unreached::Turn(red)));
/// ```
pub fn reached(
    setup: &Setup,
    laid: &[(Colour, Placement)],
    to_act: Colour,
) -> Result<Vec<Placement>, Unreached> {
    let mut search = Search {
        laid,
        seen: HashSet::new(),
        order: Vec::new(),
        tries: 0,
        farthest: None,
    };
    let end = search.from(&Position::new(setup));
    match end.map(|end| end.to_act()) {
        None => Err(search.farthest.map_or(Unreached::Over, |(_, why)| why)),
        Some(Some(colour)) if colour == to_act => Ok(search.order),
        Some(Some(colour)) => Err(Unreached::Turn(colour)),
        Some(None) => Err(Unreached::Over),
    }
}

struct Search<'a> {
    laid: &'a [(Colour, Placement)],
    /// The sets of pieces from which nothing was found.
    seen: HashSet<Vec<Placement>>,
    order: Vec<Placement>,
    tries: u32,
    /// How many pieces could be laid at most, and why no more.
    farthest: Option<(usize, Unreached)>,
}

impl Search<'_> {
    /// The position in which everything lies, from one in which some of it does.
    fn from(&mut self, position: &Position) -> Option<Position> {
        if self.order.len() == self.laid.len() {
            return Some(*position);
        }
        let mut lies = self.order.clone();
        lies.sort_unstable();
        if self.tries >= TRIES || !self.seen.insert(lies) {
            return None;
        }
        let Some(colour) = position.to_act() else {
            self.blame(Unreached::Over);
            return None;
        };
        let own = self.laid.iter().filter(|(owner, _)| *owner == colour);
        let left: Vec<Placement> = own
            .map(|(_, placement)| *placement)
            .filter(|placement| !self.order.contains(placement))
            .collect();
        if left.is_empty() {
            self.blame(Unreached::Short(colour));
        }
        left.into_iter()
            .find_map(|placement| self.lay(position, colour, placement))
    }

    fn lay(
        &mut self,
        position: &Position,
        colour: Colour,
        placement: Placement,
    ) -> Option<Position> {
        self.tries += 1;
        let mut next = *position;
        if let Err(refusal) = next.play(placement) {
            self.blame(Unreached::Refused(colour, refusal));
            return None;
        }
        self.order.push(placement);
        let end = self.from(&next);
        if end.is_none() {
            self.order.pop();
        }
        end
    }

    /// The first reason at the farthest point is told.
    fn blame(&mut self, why: Unreached) {
        let come = self.order.len();
        if self.farthest.as_ref().is_none_or(|(far, _)| come > *far) {
            self.farthest = Some((come, why));
        }
    }
}
