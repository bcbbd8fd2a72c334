//! The legal steps of a position, and why other steps are refused.

use crate::board::{Direction, STRIDES};
use crate::points::nth_bit;
use crate::{Phase, Point, Points, Position, Refusal, Row, Step, rows};

/// All legal steps of one position, held as a few sets of points: cheap to count and to draw from.
///
/// ```
/// let position = yinsh::Position::new(yinsh::Variant::Standard);
/// let legal = position.legal();
/// assert_eq!(legal.len(), 85);
/// assert_eq!(legal.iter().next(), Some("a2".parse().unwrap()));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Legal {
    own_rings: u128,
    kind: Kind,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    Over,
    Pass,
    /// A point of one of the sets names the step.
    Points(Act, [u128; 6]),
}

/// What is done at a point.
#[derive(Clone, Copy, Debug)]
enum Act {
    Place,
    /// A set for each direction, of landing points. Rings that move the same way never share one,
    /// since no ring passes another, so a landing point and a direction name the move.
    Move,
    /// A set for each axis, of first points of rows.
    RemoveRow,
    RemoveRing,
}

/// A ring move, with what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RingMove {
    /// Where the ring stands.
    pub from: Point,
    /// Where it lands.
    pub to: Point,
    /// The markers that are turned over.
    pub flipped: Points,
}

impl RingMove {
    /// The same as a step.
    #[inline]
    pub const fn step(self) -> Step {
        Step::MoveRing {
            from: self.from,
            to: self.to,
        }
    }
}

/// The ring moves of one player, those that turn markers over apart from the others.
#[derive(Clone, Copy, Debug)]
pub struct RingMoves {
    rings: u128,
    markers: u128,
    landings: [Landings; 6],
}

impl RingMoves {
    /// Whether no ring can move.
    pub fn is_empty(&self) -> bool {
        let all = |landings: &Landings| landings.flights | landings.jumps;
        self.landings.iter().all(|landings| all(landings) == 0)
    }

    /// Hands out the moves that turn nothing over: from where, and where to.
    #[inline]
    pub fn for_each_flight(&self, mut act: impl FnMut(Point, Point)) {
        for (direction, landings) in Direction::ALL.into_iter().zip(&self.landings) {
            for to in Points(landings.flights) {
                act(self.origin(to, direction), to);
            }
        }
    }

    /// Hands out the moves that turn markers over.
    #[inline]
    pub fn for_each_jump(&self, mut act: impl FnMut(RingMove)) {
        for (direction, landings) in Direction::ALL.into_iter().zip(&self.landings) {
            for to in Points(landings.jumps) {
                let from = self.origin(to, direction);
                let between = from.ray(direction) & to.ray(direction.opposite());
                let flipped = Points(between & self.markers);
                act(RingMove { from, to, flipped });
            }
        }
    }

    /// Where the ring stands that lands on `to`: it is the nearest one, looking back.
    #[inline]
    fn origin(&self, to: Point, direction: Direction) -> Point {
        let back = direction.opposite();
        nearest(to.ray(back) & self.rings, back)
    }
}

impl Legal {
    pub(crate) fn of(position: &Position) -> Legal {
        let own = position.to_act.index();
        let own_rings = position.rings[own];
        let only = |set| [set, 0, 0, 0, 0, 0];
        let kind = match position.phase {
            _ if position.verdict().is_some() => Kind::Over,
            Phase::Place => Kind::Points(Act::Place, only(position.free())),
            Phase::Row(_) => {
                let [a, b, c] = rows::first_points(position.markers[own]);
                Kind::Points(Act::RemoveRow, [a, b, c, 0, 0, 0])
            }
            Phase::Ring(_) => Kind::Points(Act::RemoveRing, only(own_rings)),
            Phase::Move => {
                let landings = position.landing_bits(own_rings);
                if landings == [0; 6] {
                    Kind::Pass
                } else {
                    Kind::Points(Act::Move, landings)
                }
            }
        };
        Legal { own_rings, kind }
    }

    /// How many legal steps there are.
    pub fn len(&self) -> usize {
        match &self.kind {
            Kind::Over => 0,
            Kind::Pass => 1,
            Kind::Points(_, sets) => sets.iter().map(|set| set.count_ones() as usize).sum(),
        }
    }

    /// Whether the game is over.
    pub fn is_empty(&self) -> bool {
        matches!(self.kind, Kind::Over)
    }

    /// The `n`th legal step, in the order of [`Legal::iter`].
    pub fn nth(&self, n: usize) -> Option<Step> {
        match &self.kind {
            Kind::Over => None,
            Kind::Pass => (n == 0).then_some(Step::Pass),
            Kind::Points(act, sets) => {
                let (index, point) = nth_of(sets, u32::try_from(n).ok()?)?;
                Some(self.step(*act, index, point))
            }
        }
    }

    /// The legal steps, one after the other.
    pub fn iter(&self) -> impl Iterator<Item = Step> + use<'_> {
        let (pass, points) = match &self.kind {
            Kind::Over => (None, None),
            Kind::Pass => (Some(Step::Pass), None),
            Kind::Points(act, sets) => (None, Some((*act, sets))),
        };
        let steps = points.into_iter().flat_map(move |(act, sets)| {
            let sets = sets.iter().enumerate();
            sets.flat_map(move |(index, set)| {
                let points = Points(*set).iter();
                points.map(move |point| self.step(act, index, point))
            })
        });
        pass.into_iter().chain(steps)
    }

    /// Hands out the legal steps in the order of [`Legal::iter`], quicker than that.
    #[inline]
    pub fn for_each(&self, mut act: impl FnMut(Step)) {
        match &self.kind {
            Kind::Over => {}
            Kind::Pass => act(Step::Pass),
            Kind::Points(what, sets) => {
                for (index, set) in sets.iter().enumerate() {
                    for point in Points(*set) {
                        act(self.step(*what, index, point));
                    }
                }
            }
        }
    }

    /// The step that a point of a set names.
    #[inline]
    fn step(&self, act: Act, index: usize, point: Point) -> Step {
        match act {
            Act::Place => Step::PlaceRing(point),
            Act::Move => self.move_to(index, point),
            Act::RemoveRow => Step::RemoveRow(Row::new(point, index)),
            Act::RemoveRing => Step::RemoveRing(point),
        }
    }

    /// The move that lands on `to`: its ring is the nearest one, looking back.
    fn move_to(&self, direction: usize, to: Point) -> Step {
        let back = Direction::ALL[direction].opposite();
        let behind = to.ray(back) & self.own_rings;
        Step::MoveRing {
            from: nearest(behind, back),
            to,
        }
    }
}

fn nth_of(sets: &[u128], mut n: u32) -> Option<(usize, Point)> {
    for (index, set) in sets.iter().enumerate() {
        let count = set.count_ones();
        if n < count {
            return Some((index, nth_bit(*set, n)));
        }
        n -= count;
    }
    None
}

/// The point of a set on one ray that is nearest to the ray's origin.
fn nearest(set: u128, direction: Direction) -> Point {
    Point::from_bit_index(match direction.index() {
        0..3 => set.trailing_zeros(),
        _ => 127 - set.leading_zeros(),
    })
}

/// Everything that `from` reaches step by step through `through`, in one direction of shifting.
///
/// Doubling reaches 15 points; the longest line has ten.
#[inline(always)]
fn run(from: u128, through: u128, shift: impl Fn(u128, u32) -> u128) -> u128 {
    let mut reached = from;
    let mut open = through;
    for steps in [1, 2, 4] {
        reached |= open & shift(reached, steps);
        open &= shift(open, steps);
    }
    reached | (open & shift(reached, 8))
}

/// Where rings may land in one direction (rules C2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Landings {
    /// Over free points alone.
    flights: u128,
    /// Behind one unbroken run of markers.
    jumps: u128,
}

#[inline(always)]
fn landings(rings: u128, free: u128, markers: u128, shift: impl Fn(u128, u32) -> u128) -> Landings {
    let flight = run(rings, free, &shift);
    let first_jumped = shift(flight, 1) & markers;
    let jumped = run(first_jumped, markers, &shift);
    Landings {
        flights: flight ^ rings,
        jumps: shift(jumped, 1) & free,
    }
}

impl Position {
    /// The landing points of some rings, by direction.
    #[inline]
    fn landings_of(&self, rings: u128) -> [Landings; 6] {
        let free = self.free();
        let markers = self.markers[0] | self.markers[1];
        let up = |stride| {
            landings(rings, free, markers, move |set, steps| {
                set << (steps * stride)
            })
        };
        let down = |stride| {
            landings(rings, free, markers, move |set, steps| {
                set >> (steps * stride)
            })
        };
        let [a, b, c] = STRIDES;
        [up(a), up(b), up(c), down(a), down(b), down(c)]
    }

    /// The landing points of some rings, by direction.
    #[inline]
    pub(crate) fn landing_bits(&self, rings: u128) -> [u128; 6] {
        self.landings_of(rings)
            .map(|landings| landings.flights | landings.jumps)
    }

    /// The ring moves of the player who acts, as if it were time for one.
    #[inline]
    pub fn ring_moves(&self) -> RingMoves {
        let rings = self.rings[self.to_act.index()];
        RingMoves {
            rings,
            markers: self.markers[0] | self.markers[1],
            landings: self.landings_of(rings),
        }
    }

    /// Says why a step is refused, or that it is legal.
    pub fn check(&self, step: Step) -> Result<(), Refusal> {
        if self.verdict().is_some() {
            return Err(Refusal::GameOver);
        }
        let own = self.to_act;
        match (self.phase, step) {
            (Phase::Place, Step::PlaceRing(point)) => self.check_free(point),
            (Phase::Move, Step::MoveRing { from, to }) => self.check_move(from, to),
            (Phase::Move, Step::Pass) => match self.legal().kind {
                Kind::Pass => Ok(()),
                _ => Err(Refusal::CanMove),
            },
            (Phase::Row(_), Step::RemoveRow(row)) => {
                let firsts = rows::first_points(self.markers[own.index()])[row.axis()];
                match firsts & row.first().bit() {
                    0 => Err(Refusal::NotARow(own, row)),
                    _ => Ok(()),
                }
            }
            (Phase::Ring(_), Step::RemoveRing(ring)) => self.check_ring(ring),
            (phase, _) => Err(Refusal::Due(phase, own)),
        }
    }

    fn check_free(&self, point: Point) -> Result<(), Refusal> {
        match self.free() & point.bit() {
            0 => Err(Refusal::Occupied(point)),
            _ => Ok(()),
        }
    }

    fn check_ring(&self, point: Point) -> Result<(), Refusal> {
        match self.rings[self.to_act.index()] & point.bit() {
            0 => Err(Refusal::NoRing(self.to_act, point)),
            _ => Ok(()),
        }
    }

    fn check_move(&self, from: Point, to: Point) -> Result<(), Refusal> {
        self.check_ring(from)?;
        let direction = Direction::between(from, to).ok_or(Refusal::NotInLine(from, to))?;
        let between = from.ray(direction) & to.ray(direction.opposite());
        let rings = between & (self.rings[0] | self.rings[1]);
        if rings != 0 {
            return Err(Refusal::RingInTheWay(nearest(rings, direction)));
        }
        self.check_free(to)?;
        let jumped = between & (self.markers[0] | self.markers[1]);
        if jumped != 0 {
            let behind = nearest(jumped, direction).ray(direction) & self.free();
            let landing = nearest(behind, direction);
            if landing != to {
                return Err(Refusal::PastTheJump(landing));
            }
        }
        Ok(())
    }
}
