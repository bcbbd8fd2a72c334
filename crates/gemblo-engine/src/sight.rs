//! What a colour sees of each cell before it lays its next piece: what the cell is to it, which rivals may come
//! there, and whether its partner or the next colour may.

use gemblo::raw::{PLACES, Room};
use gemblo::{Cell, Cells, Colour, MAX_COLOURS};

use crate::board::{Board, Turn};

/// The states of a cell in each of the three regards; the first of each says nothing.
pub(crate) const KINDS: usize = 9;
pub(crate) const RIVALS: usize = 30;
pub(crate) const OTHERS: usize = 6;

/// The three regards.
const KIND: usize = 0;
const RIVAL: usize = 1;
const OTHER: usize = 2;

/// What the states of a cell add up from: for each layer that it is in, so much in one regard.
///
/// - What it is to the colour, nothing beyond the board and under obstacles: its own, its partner's, a rival's, closed
///   (free, but it touches the colour), open; an open cell within six steps of an anchor is one more, within three two
///   more, an anchor three.
/// - Two rivals' anchors; the wide reach of one, then the near reach of up to three; whether it touches one.
/// - The partner's near reach and anchor, and the near reach of the next colour.
const LAYERS: [(usize, u8); 18] = [
    (KIND, 1),
    (KIND, 2),
    (KIND, 3),
    (KIND, 4),
    (KIND, 5),
    (KIND, 1),
    (KIND, 1),
    (KIND, 1),
    (RIVAL, 10),
    (RIVAL, 10),
    (RIVAL, 2),
    (RIVAL, 2),
    (RIVAL, 2),
    (RIVAL, 2),
    (RIVAL, 1),
    (OTHER, 2),
    (OTHER, 2),
    (OTHER, 1),
];

/// The states of the cells that matter as one colour sees them.
///
/// What was seen before is kept, so that only what has changed is looked at again.
pub(crate) struct Sight {
    /// For each regard, by place.
    pub(crate) states: [[u8; PLACES]; 3],
    pub(crate) prospect: Prospect,
}

/// What a colour sees before it lays its next piece, nothing further away than matters.
///
/// Where two positions have equal ones, and the colour has the same pieces left, its placements have the same scores.
#[derive(Hash)]
pub(crate) struct Prospect {
    layers: [Cells; LAYERS.len()],
    /// The cells that the next piece can cover, touch or connect to.
    pub(crate) region: Cells,
    /// The anchors of each colour in that region or beside it, and what it has laid there and so near that they connect to it.
    pub(crate) anchors: [Cells; MAX_COLOURS],
    pub(crate) laid: [Cells; MAX_COLOURS],
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
        let near = grown(&room.anchors, &room.open);
        Way {
            room,
            near,
            wide: grown(&near, &room.open),
        }
    }
}

impl Prospect {
    const NOTHING: Prospect = Prospect {
        layers: [Cells::EMPTY; LAYERS.len()],
        region: Cells::EMPTY,
        anchors: [Cells::EMPTY; MAX_COLOURS],
        laid: [Cells::EMPTY; MAX_COLOURS],
    };

    /// What the colour to move sees.
    pub(crate) fn of(board: &Board, turn: &Turn) -> Prospect {
        let mut ways = [Way::NONE; MAX_COLOURS];
        for each in board.colours() {
            ways[each.index()] = Way::of(board.room(each));
        }
        let open = &ways[turn.colour.index()].room.open;
        let covered = grown(&turn.anchors, open).grown(open);
        let region = around(&covered) & seen(board);
        let matters = region | region.neighbours();
        let connecting = around(&matters);
        let mut laid = [Cells::EMPTY; MAX_COLOURS];
        for each in board.colours() {
            laid[each.index()] = *board.cells_of(each) & connecting;
        }
        Prospect {
            layers: layers(board, turn.colour, &ways).map(|layer| layer & matters),
            region,
            anchors: ways.map(|way| way.room.anchors & matters),
            laid,
        }
    }

    /// The cells that another one shows otherwise.
    fn changed(&self, other: &Prospect) -> Cells {
        let mut changed = Cells::EMPTY;
        for (old, new) in self.layers.iter().zip(&other.layers) {
            changed |= (*old | *new).without(&(*old & *new));
        }
        changed
    }
}

impl Sight {
    pub(crate) fn new() -> Sight {
        Sight {
            states: [[0; PLACES]; 3],
            prospect: Prospect::NOTHING,
        }
    }

    /// Looks at a prospect; says where the states are not what they were.
    pub(crate) fn look(&mut self, prospect: Prospect) -> Cells {
        let changed = self.prospect.changed(&prospect);
        self.prospect = prospect;
        self.note(&changed);
        changed
    }

    /// Adds up the states of these cells.
    // Inlined together with the layers it is too much for LLVM with simd128: "Cannot select … v16i8 = setcc".
    #[inline(never)]
    fn note(&mut self, changed: &Cells) {
        for place in changed.iter().map(Cell::place) {
            for states in &mut self.states {
                states[place] = 0;
            }
        }
        for (layer, (regard, step)) in self.prospect.layers.iter().zip(LAYERS) {
            for cell in &(*layer & *changed) {
                self.states[regard][cell.place()] += step;
            }
        }
    }
}

/// What lies in each of the [`LAYERS`].
#[inline(never)]
fn layers(board: &Board, colour: Colour, ways: &[Way; MAX_COLOURS]) -> [Cells; LAYERS.len()] {
    let free = board.free();
    let own = &ways[colour.index()];
    let (mut partner, mut partner_way) = (Cells::EMPTY, &Way::NONE);
    let (mut anchors, mut near) = ([Cells::EMPTY; 2], [Cells::EMPTY; 3]);
    let (mut rivals, mut wide, mut touched) = (Cells::EMPTY, Cells::EMPTY, Cells::EMPTY);
    for other in board.colours().filter(|each| *each != colour) {
        let way = &ways[other.index()];
        if board.seat(other) == board.seat(colour) {
            (partner, partner_way) = (*board.cells_of(other), way);
            continue;
        }
        rivals |= *board.cells_of(other);
        count(&mut anchors, &way.room.anchors);
        count(&mut near, &way.near);
        wide |= way.wide;
        touched |= free.without(&way.room.open);
    }
    let after = &ways[board.colour_after(colour).index()];
    [
        *board.cells_of(colour),
        partner,
        rivals,
        free.without(&own.room.open),
        own.room.open,
        own.wide,
        own.near,
        own.room.anchors,
        anchors[0],
        anchors[1],
        wide,
        near[0],
        near[1],
        near[2],
        touched,
        partner_way.near,
        partner_way.room.anchors,
        after.near,
    ]
}

/// Three steps more over open cells.
fn grown(cells: &Cells, open: &Cells) -> Cells {
    cells.grown(open).grown(open).grown(open)
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

#[cfg(test)]
mod tests {
    use super::*;
    use game::Rng;
    use gemblo::{Owner, Position, Setup};

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
        let matters = sight.prospect.region | sight.prospect.region.neighbours();
        for cell in &(matters & *board.area().cells()) {
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
            assert_eq!(sight.states[KIND][place], kind);
            let rivals: Vec<Colour> = board.colours().filter(|each| !is_ours(each)).collect();
            let within = |most: u8| {
                let near = |each: &&Colour| reach(**each, cell).is_some_and(|steps| steps <= most);
                rivals.iter().filter(near).count() as u8
            };
            let is_free = board.free().contains(cell);
            let touches = is_free && rivals.iter().any(|each| !is_open(*each));
            let ways = within(6).min(1) + within(3).min(3);
            let expected = within(0).min(2) * 10 + ways * 2 + u8::from(touches);
            assert_eq!(sight.states[RIVAL][place], expected);
            let partner = board
                .colours()
                .find(|each| is_ours(each) && *each != colour);
            let partner = match partner.and_then(|each| reach(each, cell)) {
                Some(0) => 2,
                Some(1..=3) => 1,
                _ => 0,
            };
            let after = reach(board.colour_after(colour), cell).is_some_and(|steps| steps <= 3);
            assert_eq!(sight.states[OTHER][place], partner * 2 + u8::from(after));
        }
    }

    #[test]
    fn each_cell_is_seen_as_walking_from_the_anchors_shows_it() {
        let mut rng = Rng::new(4);
        let mut sight = Sight::new();
        for players in 2..=6 {
            let mut board = Board::from(&Position::new(&Setup::for_players(players).unwrap()));
            let mut spots = Vec::new();
            while let Some(turn) = board.next_legal(&mut spots) {
                sight.look(Prospect::of(&board, &turn));
                check(&sight, &board, turn.colour);
                board.lay(turn.colour, spots[rng.below(spots.len())]);
            }
        }
    }
}
