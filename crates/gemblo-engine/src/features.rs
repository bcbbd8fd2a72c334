//! What a placement does, as counts: the features from which priors are made.
//!
//! Most are facts about a single cell, true or not in the position: "an opponent has an anchor
//! here", "the colour could have built here". A placement's features count the facts of the cells
//! that it covers, of those beside it and of those that it connects to.

use std::sync::LazyLock;

use gemblo::raw::{PLACES, Room, Spot};
use gemblo::{Area, Cell, Cells, Colour, Colours, MAX_COLOURS, Piece};
use hex::Hex;

use crate::board::Board;
use crate::shapes::shape_of;

/// The facts about covered cells.
mod cover {
    pub const OWN_ANCHOR: usize = 0;
    pub const RIVAL_ANCHOR: usize = 1;
    pub const RIVAL_ANCHORS: usize = 2;
    pub const PARTNER_ANCHOR: usize = 3;
    pub const RIVAL_REACH: usize = 4;
    pub const RIVALS_REACH: usize = 5;
    pub const CROWD_REACH: usize = 6;
    pub const PARTNER_REACH: usize = 7;
    pub const FAR: usize = 8;
    /// Four rings around the centre.
    pub const RING: usize = 9;
    pub const BESIDE_RIVAL: usize = 13;
    pub const BESIDE_RIM: usize = 14;
    pub const BESIDE_PARTNER: usize = 15;
    pub const COUNT: usize = 16;
}

/// The facts about cells beside the piece.
mod beside {
    pub const OWN_ANCHOR: usize = 0;
    pub const OWN_REACH: usize = 1;
    pub const OWN_OPEN: usize = 2;
    pub const RIVAL_ANCHOR: usize = 3;
    pub const RIVAL: usize = 4;
    pub const PARTNER: usize = 5;
    pub const RIVAL_REACH: usize = 6;
    pub const COUNT: usize = 7;
}

/// The facts about cells that the piece connects to, whether or not the edge is covered: that is
/// rare, and looking would take longer than all the rest.
mod link {
    pub const NEW: usize = 0;
    pub const OLD: usize = 1;
    pub const RIVAL_REACH: usize = 2;
    pub const RIVALS_REACH: usize = 3;
    pub const RIVAL_ANCHOR: usize = 4;
    pub const WIDE: usize = 5;
    pub const NARROW: usize = 6;
    pub const FAR: usize = 7;
    /// Four rings around the centre.
    pub const RING: usize = 8;
    pub const COUNT: usize = 12;
}

/// Where each kind of fact begins in a list of features.
pub(crate) const COVER: usize = Piece::COUNT;
pub(crate) const BESIDE: usize = COVER + cover::COUNT;
pub(crate) const LINK: usize = BESIDE + beside::COUNT;
/// An opponent's connection that the piece covers, and one of the partner's.
pub(crate) const CUT: usize = LINK + link::COUNT;
pub(crate) const PARTNER_CUT: usize = CUT + 1;
/// The number of features.
pub(crate) const COUNT: usize = PARTNER_CUT + 1;

/// The steps within which a colour reaches cells from its anchors: less than a piece. Not tuned.
const REACH_STEPS: usize = 3;

/// The ring around the centre that a place lies in, from 0; four of about equal width, not tuned.
static RING_OF: LazyLock<[u8; PLACES]> = LazyLock::new(|| {
    let mut ring_of = [0; PLACES];
    for cell in Cell::all() {
        ring_of[cell.place()] = match cell.hex().distance(Hex::default()) {
            0..=3 => 0,
            4..=6 => 1,
            7..=9 => 2,
            _ => 3,
        };
    }
    ring_of
});

/// The cells beside which each area ends, in the order of [`Area::ALL`].
static RIMS: LazyLock<[Cells; Area::ALL.len()]> = LazyLock::new(|| {
    Area::ALL.map(|area| {
        let cells = area.cells();
        let is_outermost = |cell: &Cell| cells.count_beside(*cell) < 6;
        cells.iter().filter(is_outermost).collect()
    })
});

/// The facts about every cell that matters to one colour's next piece, as bits.
pub(crate) struct CellFacts {
    pub(crate) cover: [u32; PLACES],
    pub(crate) beside: [u32; PLACES],
    pub(crate) link: [u32; PLACES],
    /// The colour that covers a place, and those that have an anchor there.
    owner: [Colours; PLACES],
    anchored: [Colours; PLACES],
    team: Colours,
    /// The cells that the next piece can cover, touch or connect to.
    pub(crate) region: Cells,
}

/// What is the same for all cells.
struct View<'a> {
    board: &'a Board,
    colours: Colours,
    own: Colours,
    partner: Colours,
    rivals: Colours,
    rooms: [Room; MAX_COLOURS],
    reach: [Cells; MAX_COLOURS],
    /// Where the colour's next piece may lie.
    room: Room,
    rim: &'static Cells,
}

impl CellFacts {
    pub(crate) fn new() -> Box<CellFacts> {
        Box::new(CellFacts {
            cover: [0; PLACES],
            beside: [0; PLACES],
            link: [0; PLACES],
            owner: [Colours::NONE; PLACES],
            anchored: [Colours::NONE; PLACES],
            team: Colours::NONE,
            region: Cells::EMPTY,
        })
    }

    /// Looks at the board for `colour`.
    pub(crate) fn look(&mut self, board: &Board, colour: Colour) {
        let view = View::new(board, colour);
        let mut region = view.reach[colour.index()].grown(&view.room.open);
        for _ in 0..2 {
            region = region.grown(Area::Whole.cells());
        }
        for cell in &region {
            let place = cell.place();
            let owner = view.those(|each| board.cells_of(each).contains(cell));
            let anchored = view.those(|each| view.rooms[each.index()].anchors.contains(cell));
            let reached = view.those(|each| view.reach[each.index()].contains(cell));
            self.cover[place] = view.cover(cell, anchored, reached);
            self.beside[place] = view.beside(cell, owner, anchored, reached);
            self.link[place] = view.link(cell, anchored, reached);
            (self.owner[place], self.anchored[place]) = (owner, anchored);
        }
        self.team = board.team_of(colour);
        self.region = region;
    }

    /// The features of a legal placement.
    pub(crate) fn features(&self, spot: Spot) -> [u8; COUNT] {
        let (shape, origin) = (shape_of(spot), spot.origin());
        let mut features = [0; COUNT];
        features[usize::from(shape.piece.number()) - 1] = 1;
        let mut count = |first: usize, mut facts: u32| {
            while facts != 0 {
                features[first + facts.trailing_zeros() as usize] += 1;
                facts &= facts - 1;
            }
        };
        for way in shape.cells {
            count(COVER, self.cover[origin.place_along(*way)]);
        }
        for way in &shape.beside {
            count(BESIDE, self.beside[origin.place_along(*way)]);
        }
        for way in &shape.linked {
            count(LINK, self.link[origin.place_along(*way)]);
        }
        let (cut, partner_cut) = self.cuts(spot);
        features[CUT] = cut as u8;
        features[PARTNER_CUT] = partner_cut as u8;
        features
    }

    /// The connections to anchors of opponents and of the partner that the piece covers.
    #[inline(always)]
    pub(crate) fn cuts(&self, spot: Spot) -> (u32, u32) {
        let (mut rivals, mut partner) = (0, 0);
        for (one, other) in &shape_of(spot).covered {
            let one = spot.origin().place_along(*one);
            let other = spot.origin().place_along(*other);
            for (from, to) in [(one, other), (other, one)] {
                let cut = self.owner[from] & self.anchored[to];
                if !cut.is_empty() {
                    let ours = u32::from(!(cut & self.team).is_empty());
                    partner += ours;
                    rivals += 1 - ours;
                }
            }
        }
        (rivals, partner)
    }
}

impl View<'_> {
    fn new(board: &Board, colour: Colour) -> View<'_> {
        let team = board.team_of(colour);
        let colours: Colours = board.colours().collect();
        let own = Colours::from_iter([colour]);
        let nowhere = Room {
            open: Cells::EMPTY,
            anchors: Cells::EMPTY,
        };
        let mut rooms = [nowhere; MAX_COLOURS];
        let mut reach = [Cells::EMPTY; MAX_COLOURS];
        for each in board.colours() {
            let room = board.live_room(each);
            let mut cells = room.anchors;
            for _ in 0..REACH_STEPS {
                cells = cells.grown(&room.open);
            }
            rooms[each.index()] = room;
            reach[each.index()] = cells;
        }
        View {
            board,
            colours,
            own,
            partner: team.without(own),
            rivals: colours.without(team),
            room: rooms[colour.index()],
            rooms,
            reach,
            rim: &RIMS[board.area() as usize],
        }
    }

    /// The colours in play of which something holds.
    #[inline(always)]
    fn those(&self, holds: impl Fn(Colour) -> bool) -> Colours {
        self.board.colours().filter(|each| holds(*each)).collect()
    }

    fn cover(&self, cell: Cell, anchored: Colours, reached: Colours) -> u32 {
        if !self.room.open.contains(cell) {
            return 0;
        }
        // A free cell is closed only to the colours that it touches.
        let open = self.those(|each| self.rooms[each.index()].open.contains(cell));
        let near = self.colours.without(open);
        let mut facts = 1 << (cover::RING + usize::from(RING_OF[cell.place()]));
        let mut set = |fact: usize, holds: bool| facts |= u32::from(holds) << fact;
        set(cover::OWN_ANCHOR, !(anchored & self.own).is_empty());
        set(cover::RIVAL_ANCHOR, !(anchored & self.rivals).is_empty());
        set(cover::RIVAL_ANCHORS, (anchored & self.rivals).len() > 1);
        set(cover::PARTNER_ANCHOR, !(anchored & self.partner).is_empty());
        let rivals = (reached & self.rivals).len();
        set(cover::RIVAL_REACH, rivals > 0);
        set(cover::RIVALS_REACH, rivals > 1);
        set(cover::CROWD_REACH, rivals > 2);
        set(cover::PARTNER_REACH, !(reached & self.partner).is_empty());
        set(cover::FAR, (reached & self.own).is_empty());
        set(cover::BESIDE_RIVAL, !(near & self.rivals).is_empty());
        set(cover::BESIDE_PARTNER, !(near & self.partner).is_empty());
        set(cover::BESIDE_RIM, self.rim.contains(cell));
        facts
    }

    fn beside(&self, cell: Cell, owner: Colours, anchored: Colours, reached: Colours) -> u32 {
        let mut facts = 0;
        let mut set = |fact: usize, holds: bool| facts |= u32::from(holds) << fact;
        if !owner.is_empty() {
            set(beside::RIVAL, !(owner & self.rivals).is_empty());
            set(beside::PARTNER, !(owner & self.partner).is_empty());
            return facts;
        }
        let is_open = self.room.open.contains(cell);
        let is_reached = !(reached & self.own).is_empty();
        set(beside::OWN_ANCHOR, !(anchored & self.own).is_empty());
        set(beside::OWN_REACH, is_open && is_reached);
        set(beside::OWN_OPEN, is_open);
        set(beside::RIVAL_ANCHOR, !(anchored & self.rivals).is_empty());
        set(beside::RIVAL_REACH, !(reached & self.rivals).is_empty());
        facts
    }

    fn link(&self, cell: Cell, anchored: Colours, reached: Colours) -> u32 {
        if !self.room.open.contains(cell) {
            return 0;
        }
        if !(anchored & self.own).is_empty() {
            return 1 << link::OLD;
        }
        let ring = usize::from(RING_OF[cell.place()]);
        let mut facts = 1 << link::NEW | 1 << (link::RING + ring);
        let mut set = |fact: usize, holds: bool| facts |= u32::from(holds) << fact;
        let rivals = (reached & self.rivals).len();
        set(link::RIVAL_REACH, rivals > 0);
        set(link::RIVALS_REACH, rivals > 1);
        set(link::RIVAL_ANCHOR, !(anchored & self.rivals).is_empty());
        let open_beside = self.room.open.count_beside(cell);
        set(link::WIDE, open_beside == 6);
        set(link::NARROW, open_beside < 4);
        set(link::FAR, (reached & self.own).is_empty());
        facts
    }
}
