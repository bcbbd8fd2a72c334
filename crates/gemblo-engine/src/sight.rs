//! What a colour sees of each cell before it lays its next piece: what the cell is to it, which rivals may come
//! there, and whether its partner or the next colour may.

use gemblo::raw::{PLACES, Room};
use gemblo::{Cells, Colour, MAX_COLOURS};

use crate::board::Board;

/// The states of a cell in each of the three regards; the first of each says nothing.
pub(crate) const KINDS: usize = 9;
pub(crate) const RIVALS: usize = 30;
pub(crate) const OTHERS: usize = 6;

/// What a cell is to the colour; nothing beyond the board and under obstacles.
mod kind {
    pub const OWN: u8 = 1;
    pub const PARTNER: u8 = 2;
    pub const RIVAL: u8 = 3;
    /// Free, but it touches the colour.
    pub const CLOSED: u8 = 4;
    /// Open; from six steps to an anchor, from three, and an anchor it is one more each.
    pub const OPEN: u8 = 5;
}

/// Steps of the numbers in [`Sight::rivals`]: rivals with an anchor at the cell (up to two), the wide reach of one
/// and then the near reach of up to three, and whether it touches one.
mod rival {
    pub const ANCHOR: u8 = 10;
    pub const REACH: u8 = 2;
    pub const TOUCH: u8 = 1;
}

/// And in [`Sight::others`]: the partner's reach and anchor, and the reach of the next colour.
mod other {
    pub const PARTNER: u8 = 2;
    pub const AFTER: u8 = 1;
}

/// The states of all cells as one colour sees them, by place.
pub(crate) struct Sight {
    pub(crate) kinds: [u8; PLACES],
    pub(crate) rivals: [u8; PLACES],
    pub(crate) others: [u8; PLACES],
    /// The cells that the next piece can cover, touch or connect to.
    pub(crate) region: Cells,
    /// The anchors of each colour.
    pub(crate) anchors: [Cells; MAX_COLOURS],
}

/// Where a colour may come.
#[derive(Clone, Copy)]
struct Way {
    room: Room,
    near: Cells,
    wide: Cells,
}

impl Way {
    const NONE: Way = Way {
        room: Room {
            open: Cells::EMPTY,
            anchors: Cells::EMPTY,
        },
        near: Cells::EMPTY,
        wide: Cells::EMPTY,
    };

    fn of(room: Room) -> Way {
        let grown = |cells: &Cells| {
            let open = &room.open;
            cells.grown(open).grown(open).grown(open)
        };
        let near = grown(&room.anchors);
        Way {
            room,
            near,
            wide: grown(&near),
        }
    }
}

impl Sight {
    pub(crate) fn new() -> Box<Sight> {
        Box::new(Sight {
            kinds: [0; PLACES],
            rivals: [0; PLACES],
            others: [0; PLACES],
            region: Cells::EMPTY,
            anchors: [Cells::EMPTY; MAX_COLOURS],
        })
    }

    /// Looks at the board for `colour`.
    pub(crate) fn look(&mut self, board: &Board, colour: Colour) {
        let mut ways = [Way::NONE; MAX_COLOURS];
        for each in board.colours() {
            ways[each.index()] = Way::of(board.room(each));
        }
        self.anchors = ways.map(|way| way.room.anchors);
        let own = &ways[colour.index()];
        self.region = around(&own.near.grown(&own.room.open)) & seen(board);
        for states in [&mut self.kinds, &mut self.rivals, &mut self.others] {
            states.fill(0);
        }
        self.look_at_kinds(board, colour, own);
        self.look_at_rivals(board, colour, &ways);
    }

    fn look_at_kinds(&mut self, board: &Board, colour: Colour, own: &Way) {
        let free = board.free();
        set(&mut self.kinds, board.cells_of(colour), kind::OWN);
        for other in board.colours().filter(|each| *each != colour) {
            let is_partner = board.seat(other) == board.seat(colour);
            let kind = if is_partner {
                kind::PARTNER
            } else {
                kind::RIVAL
            };
            set(&mut self.kinds, board.cells_of(other), kind);
        }
        let Room { open, anchors } = &own.room;
        set(&mut self.kinds, &free.without(open), kind::CLOSED);
        set(&mut self.kinds, open, kind::OPEN);
        for nearer in [&own.wide, &own.near, anchors] {
            add(&mut self.kinds, nearer, 1);
        }
    }

    fn look_at_rivals(&mut self, board: &Board, colour: Colour, ways: &[Way; MAX_COLOURS]) {
        let free = board.free();
        let (mut anchors, mut near) = ([Cells::EMPTY; 2], [Cells::EMPTY; 3]);
        let (mut wide, mut touched) = (Cells::EMPTY, Cells::EMPTY);
        for other in board.colours().filter(|each| *each != colour) {
            let way = &ways[other.index()];
            if board.seat(other) == board.seat(colour) {
                add(&mut self.others, &way.near, other::PARTNER);
                add(&mut self.others, &way.room.anchors, other::PARTNER);
                continue;
            }
            count(&mut anchors, &way.room.anchors);
            count(&mut near, &way.near);
            wide |= way.wide;
            touched |= free.without(&way.room.open);
        }
        for more in &anchors {
            add(&mut self.rivals, more, rival::ANCHOR);
        }
        for more in [&wide].into_iter().chain(&near) {
            add(&mut self.rivals, more, rival::REACH);
        }
        add(&mut self.rivals, &touched, rival::TOUCH);
        let after = &ways[board.colour_after(colour).index()];
        add(&mut self.others, &after.near, other::AFTER);
    }
}

/// Two steps more, over pieces and over the rim: a connection may lead around a corner of the board.
fn around(cells: &Cells) -> Cells {
    let beside = *cells | cells.neighbours();
    beside | beside.neighbours()
}

/// The cells that are free or that a colour covers: not the obstacles.
fn seen(board: &Board) -> Cells {
    let laid = board.colours().map(|colour| *board.cells_of(colour));
    laid.fold(*board.free(), |cells, more| cells | more)
}

/// Counts in how many sets a cell is, up to as many as there are counts.
fn count<const N: usize>(counts: &mut [Cells; N], cells: &Cells) {
    for more in (1..N).rev() {
        let both = counts[more - 1] & *cells;
        counts[more] |= both;
    }
    counts[0] |= *cells;
}

fn set(states: &mut [u8; PLACES], cells: &Cells, state: u8) {
    for cell in cells {
        states[cell.place()] = state;
    }
}

fn add(states: &mut [u8; PLACES], cells: &Cells, step: u8) {
    for cell in cells {
        states[cell.place()] += step;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Choices;
    use game::Rng;
    use gemblo::{Cell, Owner, Position, Setup};

    /// How many steps over open cells lead from an anchor of the colour to each place; an anchor has none.
    fn steps(board: &Board, colour: Colour) -> Vec<Option<u8>> {
        let Room { open, anchors } = board.room(colour);
        let mut steps = vec![None; PLACES];
        let mut at: Vec<Cell> = anchors.iter().collect();
        for step in 0..=6 {
            at.retain(|cell| steps[cell.place()].is_none());
            at.iter().for_each(|cell| steps[cell.place()] = Some(step));
            at = at.iter().flat_map(|cell| cell.neighbours()).collect();
            at.retain(|cell| open.contains(*cell));
        }
        steps
    }

    fn check(sight: &Sight, board: &Board, colour: Colour) {
        let all: Vec<Vec<Option<u8>>> = board.colours().map(|each| steps(board, each)).collect();
        let is_ours = |each: &Colour| board.seat(*each) == board.seat(colour);
        let reach = |each: Colour, cell: Cell| all[each.index()][cell.place()];
        for cell in board.area().cells() {
            let place = cell.place();
            let own = reach(colour, cell);
            let is_open = |each: Colour| board.room(each).open.contains(cell);
            let kind = match board.owner_at(cell) {
                Some(Owner::Obstacle) => 0,
                Some(Owner::Colour(owner)) if owner == colour => 1,
                Some(Owner::Colour(owner)) if is_ours(&owner) => 2,
                Some(Owner::Colour(_)) => 3,
                None if !is_open(colour) => 4,
                None => match own {
                    None => 5,
                    Some(4..) => 6,
                    Some(1..) => 7,
                    Some(0) => 8,
                },
            };
            assert_eq!(sight.kinds[place], kind);
            let rivals: Vec<Colour> = board.colours().filter(|each| !is_ours(each)).collect();
            let within = |most: u8| {
                let near = |each: &&Colour| reach(**each, cell).is_some_and(|steps| steps <= most);
                rivals.iter().filter(near).count() as u8
            };
            let is_free = board.free().contains(cell);
            let touches = is_free && rivals.iter().any(|each| !is_open(*each));
            let ways = within(6).min(1) + within(3).min(3);
            let expected = within(0).min(2) * 10 + ways * 2 + u8::from(touches);
            assert_eq!(sight.rivals[place], expected);
            let partner = board
                .colours()
                .find(|each| is_ours(each) && *each != colour);
            let partner = match partner.and_then(|each| reach(each, cell)) {
                Some(0) => 2,
                Some(1..=3) => 1,
                _ => 0,
            };
            let after = reach(board.colour_after(colour), cell).is_some_and(|steps| steps <= 3);
            assert_eq!(sight.others[place], partner * 2 + u8::from(after));
        }
    }

    #[test]
    fn each_cell_is_seen_as_walking_from_the_anchors_shows_it() {
        let mut rng = Rng::new(4);
        let mut sight = Sight::new();
        for players in 2..=6 {
            let mut board = Board::from(&Position::new(&Setup::for_players(players).unwrap()));
            let mut choices = Choices::default();
            while let Some(colour) = board.next_turn(&mut choices) {
                sight.look(&board, colour);
                check(&sight, &board, colour);
                let mut spots = Vec::new();
                board.each_legal(colour, |spot| spots.push(spot));
                board.lay(colour, spots[rng.below(spots.len())]);
            }
        }
    }
}
