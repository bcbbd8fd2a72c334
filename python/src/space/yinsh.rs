//! YINSH as numbers: 2,142 actions, 496 numbers to see.

use std::sync::LazyLock;

use game::Seat;
use yinsh::{
    Clearing, Colour, Direction, Legal, Phase, Point, Points, Position, Refusal, Row, Step,
};

use super::{Field, Fields, Space};

/// The points of the board with the ones that are missing at its corners, column by column.
const SIDE: usize = 11;
const PLACES: usize = SIDE * SIDE;
/// Rings that each player has, and markers in the pool at the start.
const RINGS: f32 = 5.0;
const MARKERS: f32 = 51.0;

const BOARD: Field = Field::new("board", &[4, SIDE, SIDE]);
const PHASE: Field = Field::new("phase", &[5]);
const TO_ACT: Field = Field::new("to_act", &[1]);
const REMOVED: Field = Field::new("removed", &[2]);
const IN_HAND: Field = Field::new("in_hand", &[2]);
const POOL: Field = Field::new("pool", &[1]);
const PASSES: Field = Field::new("passes", &[1]);

/// All steps in the order of their numbers, and where to find each.
struct Numbers {
    steps: Vec<Step>,
    placing: [u16; PLACES],
    removing: [u16; PLACES],
    /// By the point from which a ring moves and the point where it lands.
    moving: Vec<u16>,
    /// By the ends of a row.
    clearing: Vec<u16>,
}

static NUMBERS: LazyLock<Numbers> = LazyLock::new(Numbers::new);

impl Numbers {
    fn new() -> Numbers {
        let mut numbers = Numbers {
            steps: all_steps(),
            placing: [0; PLACES],
            removing: [0; PLACES],
            moving: vec![0; PLACES * PLACES],
            clearing: vec![0; PLACES * PLACES],
        };
        for (number, step) in numbers.steps.iter().enumerate() {
            let place = match step {
                Step::PlaceRing(point) => &mut numbers.placing[point.index()],
                Step::MoveRing { from, to } => &mut numbers.moving[ends(*from, *to)],
                Step::RemoveRow(row) => &mut numbers.clearing[ends(row.first(), row.last())],
                Step::RemoveRing(point) => &mut numbers.removing[point.index()],
                Step::Pass => continue,
            };
            *place = number as u16;
        }
        numbers
    }
}

fn ends(one: Point, other: Point) -> usize {
    one.index() * PLACES + other.index()
}

/// Rings placed, rings moved, rows removed, rings removed, the pass.
fn all_steps() -> Vec<Step> {
    let moves = Point::all().flat_map(|from| {
        let landings = Direction::ALL.into_iter().flat_map(move |direction| {
            std::iter::successors(from.neighbour(direction), move |to| to.neighbour(direction))
        });
        landings.map(move |to| Step::MoveRing { from, to })
    });
    let rows = Point::all().flat_map(|first| {
        let lasts = Direction::ALL[..3].iter().filter_map(move |direction| {
            (0..4).try_fold(first, |point, _| point.neighbour(*direction))
        });
        lasts.filter_map(move |last| Row::between(first, last))
    });
    let mut steps: Vec<Step> = Point::all().map(Step::PlaceRing).collect();
    steps.extend(moves);
    steps.extend(rows.map(Step::RemoveRow));
    steps.extend(Point::all().map(Step::RemoveRing));
    steps.push(Step::Pass);
    steps
}

impl Space for Position {
    type Choices = Option<Legal>;
    type Engine = yinsh_engine::Engine;

    const ACTIONS: usize = 2_142;
    const FIELDS: &'static [Field] = &[BOARD, PHASE, TO_ACT, REMOVED, IN_HAND, POOL, PASSES];

    /// At most five rows are taken, so at most 76 markers are laid, each perhaps after a pass.
    fn longest(&self) -> usize {
        10 + 2 * 76 + 2 * 5
    }

    fn action(step: Step) -> usize {
        let numbers = &*NUMBERS;
        usize::from(match step {
            Step::PlaceRing(point) => numbers.placing[point.index()],
            Step::MoveRing { from, to } => numbers.moving[ends(from, to)],
            Step::RemoveRow(row) => numbers.clearing[ends(row.first(), row.last())],
            Step::RemoveRing(point) => numbers.removing[point.index()],
            Step::Pass => Position::ACTIONS as u16 - 1,
        })
    }

    fn step(action: usize) -> Option<Step> {
        NUMBERS.steps.get(action).copied()
    }

    fn check(&self, step: Step) -> Result<(), Refusal> {
        Position::check(self, step)
    }

    fn make(&mut self, step: Step) {
        Position::make(self, step);
    }

    fn choose(&self, choices: &mut Option<Legal>) {
        *choices = Some(self.legal());
    }

    fn count(choices: &Option<Legal>) -> usize {
        choices.as_ref().map_or(0, Legal::len)
    }

    fn nth(choices: &Option<Legal>, rank: usize) -> Option<Step> {
        choices.as_ref()?.nth(rank)
    }

    fn observe(&self, seat: Seat, into: &mut [f32]) {
        let own = Colour::ALL[seat.index() % 2];
        let both = [own, own.opponent()];
        let mut fields = Fields(into);
        let mut planes = fields.next(&BOARD).chunks_exact_mut(PLACES);
        for points in both.map(|colour| self.rings(colour)) {
            planes
                .next()
                .into_iter()
                .for_each(|plane| mark(plane, points));
        }
        for points in both.map(|colour| self.markers(colour)) {
            planes
                .next()
                .into_iter()
                .for_each(|plane| mark(plane, points));
        }
        let phase = fields.next(&PHASE);
        let (due, clearing) = match self.phase() {
            Phase::Place => (0, None),
            Phase::Move => (1, None),
            Phase::Row(clearing) => (2, Some(clearing)),
            Phase::Ring(clearing) => (3, Some(clearing)),
        };
        phase[due] = 1.0;
        phase[4] = f32::from(clearing == Some(Clearing::BeforeMove));
        fields.next(&TO_ACT)[0] = f32::from(self.to_act() == Some(own));
        let goal = f32::from(self.variant().goal());
        fields
            .next(&REMOVED)
            .copy_from_slice(&both.map(|colour| f32::from(self.removed(colour)) / goal));
        fields
            .next(&IN_HAND)
            .copy_from_slice(&both.map(|colour| f32::from(self.in_hand(colour)) / RINGS));
        fields.next(&POOL)[0] = f32::from(self.pool()) / MARKERS;
        fields.next(&PASSES)[0] = f32::from(self.passes()) / 2.0;
    }

    fn engine(threads: usize, memory: usize) -> yinsh_engine::Engine {
        yinsh_engine::Engine::new(yinsh_engine::Options {
            threads,
            table_bytes: memory << 20,
            ..yinsh_engine::Options::default()
        })
    }
}

fn mark(plane: &mut [f32], points: Points) {
    for point in points.iter() {
        plane[point.index()] = 1.0;
    }
}
