//! The position: what lies on the board, who acts, and what is due. Always valid.

use core::fmt;

use game::{Seat, Turn};

use crate::board::{BOARD, Direction};
use crate::{Legal, Point, Points, Refusal, Row, Step, Verdict, hash, rows};

/// The side of a player, of its rings, and of a marker.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Begins the game.
    White,
    /// Answers.
    Black,
}

/// How many removed rings win.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Variant {
    /// Three rings win (rules E1).
    Standard,
    /// One ring wins (rules F).
    Blitz,
}

/// What the player who acts has to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Place a ring (rules B).
    Place,
    /// Move a ring (rules C), or pass when none can move (rules E4).
    Move,
    /// Remove a row (rules D).
    Row(Clearing),
    /// Remove a ring as the sign of a row (rules D2).
    Ring(Clearing),
}

/// When a player removes its rows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Clearing {
    /// After its own ring move (rules D2).
    AfterMove,
    /// Before its own ring move: the opponent completed the row (rules D5).
    BeforeMove,
}

/// A position of the game, always valid.
///
/// It is built from the [start](Position::new), by [playing](Position::play) steps, or from a
/// [`Diagram`](crate::Diagram) that is checked once.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) rings: [u128; 2],
    pub(crate) markers: [u128; 2],
    board_hash: u64,
    pub(crate) removed: [u8; 2],
    pub(crate) passes: u8,
    pub(crate) to_act: Colour,
    pub(crate) phase: Phase,
    pub(crate) variant: Variant,
}

/// Rings that each player begins with.
pub(crate) const RINGS: u32 = 5;
/// Markers in the pool at the start.
pub(crate) const MARKERS: u32 = 51;

impl Colour {
    /// Both colours, in playing order.
    pub const ALL: [Colour; 2] = [Colour::White, Colour::Black];

    /// 0 for White, 1 for Black.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other colour.
    pub const fn opponent(self) -> Colour {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
        }
    }

    /// The seat of the player with this colour.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Colour::White => "White",
            Colour::Black => "Black",
        })
    }
}

impl Variant {
    /// The number of removed rings that wins.
    pub const fn goal(self) -> u8 {
        match self {
            Variant::Standard => 3,
            Variant::Blitz => 1,
        }
    }

    /// The name used in setups and position strings.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::Standard => "standard",
            Variant::Blitz => "blitz",
        }
    }
}

impl Position {
    /// The empty board, White to place a ring.
    pub const fn new(variant: Variant) -> Position {
        Position {
            rings: [0; 2],
            markers: [0; 2],
            board_hash: 0,
            removed: [0; 2],
            passes: 0,
            to_act: Colour::White,
            phase: Phase::Place,
            variant,
        }
    }

    /// The variant that is played.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The player who acts; nobody once the game is over.
    pub fn to_act(&self) -> Option<Colour> {
        self.verdict().is_none().then_some(self.to_act)
    }

    /// The player whose step is due, without asking whether the game is over: the winner by rings
    /// keeps the move, and otherwise it is the player who would have had to move.
    pub const fn side(&self) -> Colour {
        self.to_act
    }

    /// What is due; once the game is over, what was due last.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The rings of one colour on the board.
    pub const fn rings(&self, colour: Colour) -> Points {
        Points(self.rings[colour.index()])
    }

    /// The markers that show one colour.
    pub const fn markers(&self, colour: Colour) -> Points {
        Points(self.markers[colour.index()])
    }

    /// How many rings a player has removed.
    pub const fn removed(&self, colour: Colour) -> u8 {
        self.removed[colour.index()]
    }

    /// How many rings a player has still to place.
    pub const fn in_hand(&self, colour: Colour) -> u8 {
        let used = self.rings[colour.index()].count_ones() as u8 + self.removed(colour);
        RINGS as u8 - used
    }

    /// How many markers are left in the pool.
    pub const fn pool(&self) -> u8 {
        (MARKERS - (self.markers[0] | self.markers[1]).count_ones()) as u8
    }

    /// How many passes were made in a row just now.
    pub const fn passes(&self) -> u8 {
        self.passes
    }

    /// The rows of one colour that lie on the board.
    pub fn rows(&self, colour: Colour) -> impl Iterator<Item = Row> {
        rows::first_points(self.markers[colour.index()])
            .into_iter()
            .enumerate()
            .flat_map(|(axis, firsts)| Points(firsts).iter().map(move |p| Row::new(p, axis)))
    }

    /// The result, once the game is over (rules E).
    pub fn verdict(&self) -> Option<Verdict> {
        Verdict::of(self)
    }

    /// A hash of everything that makes the position.
    pub fn hash(&self) -> u64 {
        let phase = match self.phase {
            Phase::Place => 0,
            Phase::Move => MOVE,
            Phase::Row(Clearing::AfterMove) => 2,
            Phase::Row(Clearing::BeforeMove) => 3,
            Phase::Ring(Clearing::AfterMove) => 4,
            Phase::Ring(Clearing::BeforeMove) => 5,
        };
        self.board_hash ^ self.state_hash(self.to_act, self.passes, phase)
    }

    /// What [`Position::hash`] will be after a ring move that completes no row.
    #[inline]
    pub fn hash_after_move(&self, from: Point, to: Point) -> u64 {
        let own = self.to_act;
        self.board_hash
            ^ moved_hash(own, from, to, self.flipped(from, to).0)
            ^ self.state_hash(own.opponent(), 0, MOVE)
    }

    /// The part of the hash that does not lie on the board.
    #[inline]
    fn state_hash(&self, to_act: Colour, passes: u8, phase: u64) -> u64 {
        let state = u64::from(self.removed[0])
            | u64::from(self.removed[1]) << 2
            | u64::from(passes) << 4
            | (to_act as u64) << 6
            | (self.variant as u64) << 7
            | phase << 8;
        hash::mix(state)
    }

    /// The part of the hash that is kept up to date, computed anew.
    pub(crate) fn recomputed_board_hash(&self) -> u64 {
        Colour::ALL.iter().fold(0, |folded, colour| {
            folded
                ^ hash::rings(*colour, self.rings[colour.index()])
                ^ hash::markers(*colour, self.markers[colour.index()])
        })
    }

    pub(crate) fn set_board_hash(&mut self) {
        self.board_hash = self.recomputed_board_hash();
    }

    pub(crate) const fn free(&self) -> u128 {
        BOARD & !(self.rings[0] | self.rings[1] | self.markers[0] | self.markers[1])
    }

    /// All legal steps.
    pub fn legal(&self) -> Legal {
        Legal::of(self)
    }

    /// Where the ring on `from` could land: nowhere when no ring of the player to act stands there
    /// or it is not time to move one.
    pub fn landings(&self, from: Point) -> Points {
        let own = self.rings[self.to_act.index()];
        if self.phase != Phase::Move || own & from.bit() == 0 || self.verdict().is_some() {
            return Points::EMPTY;
        }
        Points(
            self.landing_bits(from.bit())
                .iter()
                .fold(0, |all, to| all | to),
        )
    }

    /// The markers that a ring moving between two points of one line turns over.
    #[inline]
    pub fn flipped(&self, from: Point, to: Point) -> Points {
        let between = Direction::between(from, to).map_or(0, |direction| {
            from.ray(direction) & to.ray(direction.opposite())
        });
        Points(between & (self.markers[0] | self.markers[1]))
    }

    /// Makes one step, or says why it is refused and changes nothing.
    pub fn play(&mut self, step: Step) -> Result<Turn, Refusal> {
        self.check(step)?;
        Ok(self.make(step))
    }

    /// Makes a step that is known to be legal, for instance one out of [`Position::legal`].
    ///
    /// An illegal step leaves a position that no game could reach; use [`Position::play`] for
    /// steps from elsewhere.
    pub fn make(&mut self, step: Step) -> Turn {
        let mover = self.to_act;
        match step {
            Step::PlaceRing(point) => self.place_ring(point),
            Step::MoveRing { from, to } => self.move_ring(from, to),
            Step::RemoveRow(row) => self.remove_row(row),
            Step::RemoveRing(ring) => self.remove_ring(ring),
            Step::Pass => {
                self.passes += 1;
                self.to_act = mover.opponent();
            }
        }
        if self.to_act != mover || self.verdict().is_some() {
            Turn::Done
        } else {
            Turn::Open
        }
    }

    fn place_ring(&mut self, point: Point) {
        let own = self.to_act;
        self.rings[own.index()] |= point.bit();
        self.board_hash ^= hash::ring(own, point.index());
        self.to_act = own.opponent();
        if self.rings[1].count_ones() == RINGS {
            self.phase = Phase::Move;
        }
    }

    fn move_ring(&mut self, from: Point, to: Point) {
        let own = self.to_act;
        let flipped = self.flipped(from, to).0;
        self.markers[0] ^= flipped;
        self.markers[1] ^= flipped;
        // A flipped marker lies in exactly one of the two sets, so this moved it to the other.
        self.markers[own.index()] |= from.bit();
        self.rings[own.index()] ^= from.bit() | to.bit();
        self.board_hash ^= moved_hash(own, from, to, flipped);
        self.passes = 0;
        self.after_own_rows(Clearing::AfterMove);
    }

    fn remove_row(&mut self, row: Row) {
        let own = self.to_act;
        let five = row.points().0;
        self.markers[own.index()] ^= five;
        self.board_hash ^= hash::markers(own, five);
        self.phase = match self.phase {
            Phase::Row(clearing) => Phase::Ring(clearing),
            other => other,
        };
    }

    fn remove_ring(&mut self, ring: Point) {
        let own = self.to_act;
        self.rings[own.index()] ^= ring.bit();
        self.board_hash ^= hash::ring(own, ring.index());
        self.removed[own.index()] += 1;
        match self.phase {
            // The winner keeps the move, whatever else lies on the board (rules E1, E2).
            _ if self.removed[own.index()] == self.variant.goal() => self.phase = Phase::Move,
            Phase::Ring(clearing) => self.after_own_rows(clearing),
            _ => {}
        }
    }

    /// Decides what is due once the player who acts has no step left but its rows.
    fn after_own_rows(&mut self, clearing: Clearing) {
        let own = self.to_act;
        if rows::any(self.markers[own.index()]) {
            self.phase = Phase::Row(clearing);
            return;
        }
        self.phase = Phase::Move;
        if clearing == Clearing::AfterMove {
            self.to_act = own.opponent();
            // Both players' rows may appear at once; the mover cleared first (rules D6).
            if rows::any(self.markers[self.to_act.index()]) {
                self.phase = Phase::Row(Clearing::BeforeMove);
            }
        }
    }
}

/// How [`Phase::Move`] is written in a hash.
const MOVE: u64 = 1;

/// What a ring move changes in the hash of the board.
#[inline]
fn moved_hash(own: Colour, from: Point, to: Point, flipped: u128) -> u64 {
    hash::flips(flipped)
        ^ hash::marker(own, from.index())
        ^ hash::ring(own, from.index())
        ^ hash::ring(own, to.index())
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}
