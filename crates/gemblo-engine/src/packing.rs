//! A room that nobody shares: how to lay the most cells there, found exactly.
//!
//! Once no other colour can come where one colour may still build, or beside it, what that colour has
//! left in the end depends on itself alone, in whatever order the others play.

use std::collections::HashSet;

use engine::Flow;
use gemblo::raw::{Room, Spot};
use gemblo::{Cell, Cells, Colour, Placement, Position, Score};
use hex::{DIAGONALS, DIRECTIONS};

use crate::board::Board;
use crate::shapes::mixed;

/// The watch is called whenever so many positions were searched.
const NODES_BETWEEN_WATCHES: u64 = 128;

/// The most placements with which a room is packed, and the most positions of such a search: they take
/// about as long as 500 simulations. Not tuned.
const MOST_PLACEMENTS: usize = 120;
const MOST_NODES: u64 = 3_000;

/// The first placement of a best packing of the room of the colour to move, if nobody shares it and it
/// is small enough.
pub(crate) fn best(
    board: &Board,
    colour: Colour,
    watch: &mut dyn FnMut(u64) -> Flow,
) -> Option<Spot> {
    // Where there is no choice, there is nothing to find.
    let placements = legal(board, colour).len();
    let is_small = (2..=MOST_PLACEMENTS).contains(&placements);
    let packed = is_small.then(|| packed(board, colour, watch))?;
    packed.map(|(_, first)| first)
}

/// How many cells a placement gives away, where the colour to move is alone in its room.
pub fn given_away(position: &Position, placement: Placement) -> Option<u8> {
    let mut board = Board::from(position);
    let colour = position.to_act()?;
    let left = |board: &Board| match legal(board, colour).len() {
        0 => Some(board.left(colour).cells()),
        1..=MOST_PLACEMENTS => Some(packed(board, colour, &mut |_| Flow::GoOn)?.0.penalty()),
        _ => None,
    };
    let best = left(&board)?;
    board.lay(colour, placement.spot());
    Some(left(&board)? - best)
}

/// The least that the colour to move can have left, and the placement that begins it, if nobody shares its room.
fn packed(
    board: &Board,
    colour: Colour,
    watch: &mut dyn FnMut(u64) -> Flow,
) -> Option<(Score, Spot)> {
    if !is_alone(board, colour) {
        return None;
    }
    let mut packing = Packing {
        colour,
        room: room(board, colour),
        nodes: 0,
        watch,
        seen: HashSet::new(),
        best: None,
    };
    packing.search(board, 0, None).ok()?;
    packing.best
}

/// Whether no other colour that can still lay a piece may come into the room of this one or beside it,
/// where it could also cover a connection.
fn is_alone(board: &Board, colour: Colour) -> bool {
    let own = room(board, colour);
    let around = own | own.neighbours();
    let mut others = board.colours().filter(|other| *other != colour);
    others.all(|other| !room(board, other).meets(&around) || legal(board, other).is_empty())
}

/// All cells that a colour could ever cover: pieces spread to neighbours and across connections.
fn room(board: &Board, colour: Colour) -> Cells {
    let Room { open, anchors } = board.live_room(colour);
    let mut room = Cells::EMPTY;
    let mut new: Vec<Cell> = anchors.iter().collect();
    while let Some(cell) = new.pop() {
        if open.contains(cell) && !room.contains(cell) {
            room.insert(cell);
            let steps = DIRECTIONS.iter().chain(&DIAGONALS);
            new.extend(steps.filter_map(|step| Cell::at(cell.hex() + *step)));
        }
    }
    room
}

struct Packing<'a> {
    colour: Colour,
    /// What could be covered at first.
    room: Cells,
    nodes: u64,
    watch: &'a mut dyn FnMut(u64) -> Flow,
    /// The sets of pieces laid so far that were searched.
    seen: HashSet<u64>,
    /// The least that can be left, and the placement that begins it.
    best: Option<(Score, Spot)>,
}

/// Why a search does not reach its end.
struct TooLarge;

impl Packing<'_> {
    fn search(&mut self, board: &Board, key: u64, first: Option<Spot>) -> Result<(), TooLarge> {
        self.count()?;
        let left = board.left(self.colour);
        let score = Score::of([left]);
        if let Some(first) = first
            && self.best.is_none_or(|(best, _)| score < best)
        {
            self.best = Some((score, first));
        }
        let open = board.live_room(self.colour).open;
        let most = (open & self.room).len().min(usize::from(left.cells()));
        let least = usize::from(left.cells()) - most;
        if self
            .best
            .is_some_and(|(best, _)| least > usize::from(best.penalty()))
        {
            return Ok(());
        }
        for spot in legal(board, self.colour) {
            let key = key ^ mixed(spot);
            if self.seen.insert(key) {
                let mut next = *board;
                next.lay(self.colour, spot);
                self.search(&next, key, first.or(Some(spot)))?;
            }
        }
        Ok(())
    }

    fn count(&mut self) -> Result<(), TooLarge> {
        self.nodes += 1;
        let is_watched = self.nodes.is_multiple_of(NODES_BETWEEN_WATCHES);
        if self.nodes > MOST_NODES || is_watched && (self.watch)(self.nodes) == Flow::Stop {
            return Err(TooLarge);
        }
        Ok(())
    }
}

/// The placements of a colour, the largest pieces first.
fn legal(board: &Board, colour: Colour) -> Vec<Spot> {
    let mut spots = Vec::new();
    board.each_legal(colour, |spot| spots.push(spot));
    spots.sort_unstable_by_key(|spot| std::cmp::Reverse(spot.orientation()));
    spots
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Choices;
    use game::Rng;
    use gemblo::Setup;

    /// The least that a colour can have left if nobody else lays anything.
    fn brute_force(board: &Board, colour: Colour) -> Score {
        let after = legal(board, colour).into_iter().map(|spot| {
            let mut next = *board;
            next.lay(colour, spot);
            brute_force(&next, colour)
        });
        after
            .min()
            .unwrap_or_else(|| Score::of([board.left(colour)]))
    }

    /// Positions near the end of games at random in which a colour is alone with a few placements.
    fn rooms(mut visit: impl FnMut(&Board, Colour)) {
        for seed in 0..120 {
            let players = seed as u8 % 5 + 2;
            let mut rng = Rng::new(seed);
            let mut board = Board::from(&Position::new(&Setup::for_players(players).unwrap()));
            let mut choices = Choices::default();
            while let Some(colour) = board.next_turn(&mut choices) {
                let spots = legal(&board, colour);
                if (2..=25).contains(&spots.len()) && is_alone(&board, colour) {
                    visit(&board, colour);
                }
                board.lay(colour, spots[rng.below(spots.len())]);
            }
        }
    }

    #[test]
    fn a_room_is_packed_as_well_as_brute_force_packs_it() {
        let mut compared = 0;
        rooms(|board, colour| {
            let first = best(board, colour, &mut |_| Flow::GoOn).unwrap();
            let mut next = *board;
            next.lay(colour, first);
            assert_eq!(brute_force(&next, colour), brute_force(board, colour));
            compared += 1;
        });
        assert!(compared > 100, "{compared}");
    }

    #[test]
    fn a_placement_gives_away_what_brute_force_says() {
        let mut given = [0; 2];
        for seed in 0..60 {
            let mut rng = Rng::new(seed);
            let setup = Setup::for_players(seed as u8 % 5 + 2).unwrap();
            let mut position = Position::new(&setup);
            while let Some(colour) = position.to_act() {
                let board = Board::from(&position);
                let placements: Vec<Placement> = position.legal().iter().collect();
                if (2..=25).contains(&placements.len()) && is_alone(&board, colour) {
                    let best = brute_force(&board, colour).penalty();
                    for placement in &placements {
                        let mut next = board;
                        next.lay(colour, placement.spot());
                        let cells = brute_force(&next, colour).penalty() - best;
                        assert_eq!(given_away(&position, *placement), Some(cells));
                        given[usize::from(cells > 0)] += 1;
                    }
                }
                position.make(placements[rng.below(placements.len())]);
            }
        }
        assert!(given.into_iter().all(|count| count > 50), "{given:?}");
    }

    #[test]
    fn what_others_lay_does_not_change_a_room_that_nobody_shares() {
        let mut compared = 0;
        rooms(|board, colour| {
            let before = legal(board, colour);
            for other in board.colours().filter(|other| *other != colour) {
                for spot in legal(board, other) {
                    let mut next = *board;
                    next.lay(other, spot);
                    assert_eq!(legal(&next, colour), before);
                    compared += 1;
                }
            }
        });
        assert!(compared > 20, "{compared}");
    }

    #[test]
    fn at_the_start_nobody_is_alone() {
        let board = Board::from(&Position::new(&Setup::FOUR));
        assert_eq!(best(&board, board.turn(), &mut |_| Flow::GoOn), None);
    }
}
