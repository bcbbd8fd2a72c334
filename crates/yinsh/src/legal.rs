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
    Place(u128),
    /// Landing points by direction. Rings that move the same way never share one, since no ring
    /// passes another, so a landing point and a direction name the move.
    Move([u128; 6]),
    /// First points of rows by axis.
    Row([u128; 3]),
    Ring,
    Pass,
}

impl Legal {
    pub(crate) fn of(position: &Position) -> Legal {
        let own = position.to_act.index();
        let own_rings = position.rings[own];
        let kind = match position.phase {
            _ if position.verdict().is_some() => Kind::Over,
            Phase::Place => Kind::Place(position.free()),
            Phase::Row(_) => Kind::Row(rows::first_points(position.markers[own])),
            Phase::Ring(_) => Kind::Ring,
            Phase::Move => {
                let landings = position.landing_bits(own_rings);
                match landings.iter().all(|landing| *landing == 0) {
                    true => Kind::Pass,
                    false => Kind::Move(landings),
                }
            }
        };
        Legal { own_rings, kind }
    }

    /// How many legal steps there are.
    pub fn len(&self) -> usize {
        let count = match &self.kind {
            Kind::Over => 0,
            Kind::Pass => 1,
            Kind::Place(points) => points.count_ones(),
            Kind::Ring => self.own_rings.count_ones(),
            Kind::Row(firsts) => firsts.iter().map(|set| set.count_ones()).sum(),
            Kind::Move(landings) => landings.iter().map(|set| set.count_ones()).sum(),
        };
        count as usize
    }

    /// Whether the game is over.
    pub fn is_empty(&self) -> bool {
        matches!(self.kind, Kind::Over)
    }

    /// The `n`th legal step, in the order of [`Legal::iter`].
    pub fn nth(&self, n: usize) -> Option<Step> {
        let n = u32::try_from(n).ok()?;
        match &self.kind {
            Kind::Over => None,
            Kind::Pass => (n == 0).then_some(Step::Pass),
            Kind::Place(points) => {
                nth_of(std::slice::from_ref(points), n).map(|(_, point)| Step::PlaceRing(point))
            }
            Kind::Ring => nth_of(std::slice::from_ref(&self.own_rings), n)
                .map(|(_, ring)| Step::RemoveRing(ring)),
            Kind::Row(firsts) => {
                nth_of(firsts, n).map(|(axis, first)| Step::RemoveRow(Row::new(first, axis)))
            }
            Kind::Move(landings) => nth_of(landings, n).map(|(d, to)| self.move_to(d, to)),
        }
    }

    /// The legal steps, one after the other.
    pub fn iter(&self) -> impl Iterator<Item = Step> + use<'_> {
        let sets: &[u128] = match &self.kind {
            Kind::Over | Kind::Pass => &[],
            Kind::Place(points) => std::slice::from_ref(points),
            Kind::Ring => std::slice::from_ref(&self.own_rings),
            Kind::Row(firsts) => firsts,
            Kind::Move(landings) => landings,
        };
        let pass = matches!(self.kind, Kind::Pass).then_some(Step::Pass);
        let steps = sets.iter().enumerate().flat_map(move |(index, set)| {
            Points(*set).iter().map(move |point| match self.kind {
                Kind::Place(_) => Step::PlaceRing(point),
                Kind::Row(_) => Step::RemoveRow(Row::new(point, index)),
                Kind::Move(_) => self.move_to(index, point),
                Kind::Ring | Kind::Over | Kind::Pass => Step::RemoveRing(point),
            })
        });
        pass.into_iter().chain(steps)
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

/// The landing points of `rings` in one direction (rules C2): over free points, then over one
/// unbroken run of markers to the first free point behind it.
#[inline(always)]
fn landings(rings: u128, free: u128, markers: u128, shift: impl Fn(u128, u32) -> u128) -> u128 {
    let flight = run(rings, free, &shift);
    let first_jumped = shift(flight, 1) & markers;
    let jumped = run(first_jumped, markers, &shift);
    (flight ^ rings) | (shift(jumped, 1) & free)
}

impl Position {
    /// The landing points of some rings, by direction.
    #[inline]
    pub(crate) fn landing_bits(&self, rings: u128) -> [u128; 6] {
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
