//! What a placement does, as counts: the features from which priors are made.
//!
//! Most are facts about a single cell, true or not in the position: "an opponent has an anchor
//! here", "the colour could have built here". A placement's features count the facts of the cells
//! that it covers, of those beside it and of those that it connects to.

use std::sync::LazyLock;

use gemblo::{Cell, MAX_COLOURS, Piece};
use hex::Hex;

use crate::board::Board;
use crate::grid::{Columns, SIZE, cell_at, moved, place_of};
use crate::spot::Spot;

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

/// The steps within which a colour reaches cells from its anchors: less than a piece.
const REACH_STEPS: usize = 3;

/// The ring around the centre that a place lies in, from 0.
static RING_OF: LazyLock<[u8; SIZE]> = LazyLock::new(|| {
    std::array::from_fn(|place| {
        let distance = cell_at(place as u16).map(|cell| cell.hex().distance(Hex::default()));
        match distance.unwrap_or(u8::MAX) {
            0..=3 => 0,
            4..=6 => 1,
            7..=9 => 2,
            _ => 3,
        }
    })
});

static EVERYWHERE: LazyLock<Columns> =
    LazyLock::new(|| Cell::all().map(|cell| place_of(cell).into()).collect());

/// The facts about every cell that matters to one colour's next piece, as bits.
pub(crate) struct Facts {
    pub(crate) colour: u8,
    pub(crate) cover: [u32; SIZE],
    pub(crate) beside: [u32; SIZE],
    pub(crate) link: [u32; SIZE],
    /// The cells that the next piece can cover, touch or connect to.
    pub(crate) region: Columns,
}

/// What is the same for all cells.
struct View<'a> {
    board: &'a Board,
    own: u8,
    partner: u8,
    rivals: u8,
    reach: [Columns; MAX_COLOURS],
    near: [Columns; MAX_COLOURS],
    open: Columns,
}

impl Facts {
    pub(crate) fn new() -> Box<Facts> {
        Box::new(Facts {
            colour: 0,
            cover: [0; SIZE],
            beside: [0; SIZE],
            link: [0; SIZE],
            region: Columns::EMPTY,
        })
    }

    /// Looks at the board for `colour`.
    pub(crate) fn look(&mut self, board: &Board, colour: u8) {
        let view = View::new(board, colour);
        let mut region = view.reach[usize::from(colour)].grown(&view.open);
        for _ in 0..2 {
            region = region.grown(&EVERYWHERE);
        }
        for place in region.places() {
            if board.is_off(place) {
                (self.cover[place], self.beside[place], self.link[place]) = (0, 0, 0);
                continue;
            }
            let reached = view.reached_by(place);
            self.cover[place] = view.cover(place, reached);
            self.beside[place] = view.beside(place, reached);
            self.link[place] = view.link(place, reached);
        }
        self.colour = colour;
        self.region = region;
    }

    /// The features of a legal placement.
    pub(crate) fn features(&self, board: &Board, spot: Spot) -> [u8; COUNT] {
        let shape = spot.shape();
        let mut features = [0; COUNT];
        features[usize::from(shape.piece)] = 1;
        let mut count = |first: usize, mut facts: u32| {
            while facts != 0 {
                features[first + facts.trailing_zeros() as usize] += 1;
                facts &= facts - 1;
            }
        };
        for way in &shape.cells {
            count(COVER, self.cover[moved(spot.origin, *way)]);
        }
        for way in &shape.beside {
            count(BESIDE, self.beside[moved(spot.origin, *way)]);
        }
        for way in &shape.linked {
            count(LINK, self.link[moved(spot.origin, *way)]);
        }
        let (cut, partner_cut) = cuts(board, self.colour, spot);
        features[CUT] = cut as u8;
        features[PARTNER_CUT] = partner_cut as u8;
        features
    }
}

/// The connections to anchors of opponents and of the partner that the piece covers.
#[inline(always)]
pub(crate) fn cuts(board: &Board, colour: u8, spot: Spot) -> (u32, u32) {
    let team = board.team_of(colour);
    let (mut rivals, mut partner) = (0, 0);
    for (one, other) in &spot.shape().covered {
        let ends = (moved(spot.origin, *one), moved(spot.origin, *other));
        for (from, to) in [ends, (ends.1, ends.0)] {
            if board.anchored_by(to) != 0
                && let Some(owner) = board.colour_at(from)
                && board.anchored_by(to) >> owner & 1 != 0
            {
                let ours = u32::from(team >> owner & 1);
                partner += ours;
                rivals += 1 - ours;
            }
        }
    }
    (rivals, partner)
}

impl View<'_> {
    fn new(board: &Board, colour: u8) -> View<'_> {
        let team = board.team_of(colour);
        let mut reach = [Columns::EMPTY; MAX_COLOURS];
        let mut near = reach;
        for each in 0..board.colours() {
            let open = board.open_to(each);
            let mut cells = board.anchors(each);
            for _ in 0..REACH_STEPS {
                cells = cells.grown(&open);
            }
            reach[usize::from(each)] = cells;
            near[usize::from(each)] = *board.near(each);
        }
        View {
            board,
            own: 1 << colour,
            partner: team & !(1 << colour),
            rivals: !team & ((1 << board.colours()) - 1),
            reach,
            near,
            open: board.open_to(colour),
        }
    }

    /// The colours that reach a place, as bits.
    fn reached_by(&self, place: usize) -> u8 {
        colours_in(&self.reach, place)
    }

    fn cover(&self, place: usize, reached: u8) -> u32 {
        if self.board.closed_to(place) & self.own != 0 {
            return 0;
        }
        let anchored = self.board.anchored_by(place);
        let near = colours_in(&self.near, place);
        let mut facts = 1 << (cover::RING + usize::from(RING_OF[place]));
        let mut set = |fact: usize, holds: bool| facts |= u32::from(holds) << fact;
        set(cover::OWN_ANCHOR, anchored & self.own != 0);
        set(cover::RIVAL_ANCHOR, anchored & self.rivals != 0);
        set(
            cover::RIVAL_ANCHORS,
            (anchored & self.rivals).count_ones() > 1,
        );
        set(cover::PARTNER_ANCHOR, anchored & self.partner != 0);
        let rivals = (reached & self.rivals).count_ones();
        set(cover::RIVAL_REACH, rivals > 0);
        set(cover::RIVALS_REACH, rivals > 1);
        set(cover::CROWD_REACH, rivals > 2);
        set(cover::PARTNER_REACH, reached & self.partner != 0);
        set(cover::FAR, reached & self.own == 0);
        set(cover::BESIDE_RIVAL, near & self.rivals != 0);
        set(cover::BESIDE_PARTNER, near & self.partner != 0);
        set(cover::BESIDE_RIM, self.board.is_beside_rim(place));
        facts
    }

    fn beside(&self, place: usize, reached: u8) -> u32 {
        if let Some(colour) = self.board.colour_at(place) {
            let rival = u32::from(self.rivals >> colour & 1);
            let partner = u32::from(self.partner >> colour & 1);
            return rival << beside::RIVAL | partner << beside::PARTNER;
        }
        let anchored = self.board.anchored_by(place);
        let is_open = self.open.contains(place);
        u32::from(anchored & self.own != 0) << beside::OWN_ANCHOR
            | u32::from(is_open && reached & self.own != 0) << beside::OWN_REACH
            | u32::from(is_open) << beside::OWN_OPEN
            | u32::from(anchored & self.rivals != 0) << beside::RIVAL_ANCHOR
            | u32::from(reached & self.rivals != 0) << beside::RIVAL_REACH
    }

    fn link(&self, place: usize, reached: u8) -> u32 {
        if !self.open.contains(place) {
            return 0;
        }
        let anchored = self.board.anchored_by(place);
        if anchored & self.own != 0 {
            return 1 << link::OLD;
        }
        let mut facts = 1 << link::NEW | 1 << (link::RING + usize::from(RING_OF[place]));
        let mut set = |fact: usize, holds: bool| facts |= u32::from(holds) << fact;
        let rivals = (reached & self.rivals).count_ones();
        set(link::RIVAL_REACH, rivals > 0);
        set(link::RIVALS_REACH, rivals > 1);
        set(link::RIVAL_ANCHOR, anchored & self.rivals != 0);
        let room = self.board.open_beside(place, self.own);
        set(link::WIDE, room == 6);
        set(link::NARROW, room < 4);
        set(link::FAR, reached & self.own == 0);
        facts
    }
}

/// The colours in whose set a place is, as bits.
#[inline(always)]
fn colours_in(sets: &[Columns; MAX_COLOURS], place: usize) -> u8 {
    let bit = |(colour, set): (usize, &Columns)| u8::from(set.contains(place)) << colour;
    sets.iter()
        .enumerate()
        .map(bit)
        .fold(0, |all, bit| all | bit)
}
