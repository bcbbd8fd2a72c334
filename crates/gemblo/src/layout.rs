//! The five-player layout: start cells and obstacles along the rim, and its conditions.
//!
//! Clause B gives one example and says that others are allowed which keep its conditions. We read
//! them off the example: fifteen different pieces of the unused colour, each covering a cell of the
//! *inner rim* (|h| = 20 or 3|c|+|h| = 40) and no outermost cell (|h| = 21 or 3|c|+|h| = 42), none
//! touching another or a start; starts on the inner rim, clockwise, with exactly three obstacles
//! between neighbours; and room at every start for at least one of the largest pieces.

use std::error::Error;
use std::fmt;
use std::sync::LazyLock;

use crate::Cells;
use crate::board::{Area, Cell};
use crate::generator;
use crate::notation;
use crate::order::sort_by;
use crate::pieces::{Piece, Pieces};
use crate::placement::Placement;
use crate::refusal::{BadCell, Refusal};
use crate::rim::{inner_rim, is_outermost, rim_between};

/// The number of start cells.
pub const STARTS: usize = 5;
/// The number of obstacles.
pub const OBSTACLES: usize = 15;

/// A valid layout for five players.
///
/// Its text is the start cells, clockwise, then the obstacles separated by semicolons.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    starts: [Cell; STARTS],
    /// In the order of placements, hence of pieces.
    obstacles: [Placement; OBSTACLES],
    /// What it was made of, if it was.
    seed: Option<u64>,
}

impl PartialEq for Layout {
    /// However it came about, it is what lies there.
    fn eq(&self, other: &Layout) -> bool {
        (self.starts, self.obstacles) == (other.starts, other.obstacles)
    }
}

impl Eq for Layout {}

impl Layout {
    /// The layout of these starts, clockwise, and obstacles, in any order.
    ///
    /// What is wrong with those that lie there is said before what is missing, so that whoever lays a
    /// layout piece by piece hears it at once.
    pub fn new(starts: &[Cell], obstacles: &[Placement]) -> Result<Layout, LayoutError> {
        let mut obstacles = obstacles.to_vec();
        sort_by(&mut obstacles, Placement::cmp);
        check_obstacles(&obstacles)?;
        check_starts(starts, &obstacles)?;
        let layout = Layout {
            starts: starts.try_into().map_err(|_| LayoutError::StartCount)?,
            obstacles: obstacles
                .try_into()
                .map_err(|_| LayoutError::ObstacleCount)?,
            seed: None,
        };
        layout.check_order()?;
        layout.check_walk()?;
        layout.check_room()?;
        Ok(layout)
    }

    /// The example of the rule book.
    pub fn book() -> Layout {
        static BOOK: LazyLock<Layout> = LazyLock::new(|| {
            Layout::read(BOOK_STARTS, BOOK_OBSTACLES).expect("the book keeps its own conditions")
        });
        *BOOK
    }

    /// Another valid layout, for good the same for the same seed: records name it by the seed.
    pub fn seeded(seed: u64) -> Layout {
        Layout {
            seed: Some(seed),
            ..generator::layout(seed)
        }
    }

    /// The seed that it was made of, if it was.
    pub const fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// The start cells, clockwise, which is the playing order.
    pub const fn starts(&self) -> &[Cell; STARTS] {
        &self.starts
    }

    /// The obstacles, by piece.
    pub const fn obstacles(&self) -> &[Placement; OBSTACLES] {
        &self.obstacles
    }

    /// Reads the two parts of the text form.
    pub(crate) fn read(starts: &str, obstacles: &str) -> Result<Layout, LayoutError> {
        let cells = starts.split(',').take(STARTS + 1).map(str::parse);
        let cells: Result<Vec<Cell>, BadCell> = cells.collect();
        let placements = obstacles.split(';').take(OBSTACLES + 1).map(str::parse);
        let placements: Result<Vec<Placement>, Refusal> = placements.collect();
        let cells = cells.map_err(|bad| LayoutError::Text(bad.into()))?;
        let placements = placements.map_err(LayoutError::Text)?;
        Layout::new(&cells, &placements)
    }
}

const BOOK_STARTS: &str = "y12,x2,k1,b2,k21";
const BOOK_OBSTACLES: &str = "\
    f15,g16,h17;f2,f3,g4;i18,i19,i20,i21;\
    l19,l20,m20,m21;y5,z3,z4,aa2;p3,q1,q2,r3;\
    q20,q21,r20,s20;w6,w7,w8,x4,y2;u6,v4,v5,v6,w2;\
    c2,d3,e5,f6,g8;u15,v16,v17,w16,x15;l4,m1,m2,m3,n4;\
    h3,h4,i1,i2,j3;c6,d7,d8,e8,e10;v13,w12,x11,y10,z9";

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        notation::write_list(f, ",", self.starts.iter())?;
        f.write_str(" ")?;
        notation::write_list(f, ";", self.obstacles.iter())
    }
}

fn check_obstacles(obstacles: &[Placement]) -> Result<(), LayoutError> {
    let rim: Cells = inner_rim().collect();
    let mut used = Pieces::NONE;
    for (index, obstacle) in obstacles.iter().enumerate() {
        let (piece, cells) = (obstacle.piece(), obstacle.to_cells());
        if used.contains(piece) {
            return Err(LayoutError::SamePiece(piece));
        }
        used.insert(piece);
        if obstacle.cells().any(is_outermost) {
            return Err(LayoutError::Outermost(piece));
        }
        if !cells.meets(&rim) {
            return Err(LayoutError::OffTheRim(piece));
        }
        let around = cells | cells.neighbours();
        let touching = |other: &&Placement| around.meets(&other.to_cells());
        if let Some(other) = obstacles[..index].iter().find(touching) {
            return Err(LayoutError::Touching(other.piece(), piece));
        }
    }
    Ok(())
}

fn check_starts(starts: &[Cell], obstacles: &[Placement]) -> Result<(), LayoutError> {
    let rim: Cells = inner_rim().collect();
    for start in starts {
        if !rim.contains(*start) {
            return Err(LayoutError::StartOffTheRim(*start));
        }
        let start_cell = Cells::from_iter([*start]);
        let around = start_cell | start_cell.neighbours();
        if let Some(near) = obstacles.iter().find(|o| around.meets(&o.to_cells())) {
            return Err(LayoutError::NearStart(near.piece(), *start));
        }
    }
    Ok(())
}

impl Layout {
    fn check_order(&self) -> Result<(), LayoutError> {
        let turn = |start| inner_rim().position(|cell| cell == start);
        let turns = self.starts.map(turn);
        // Clockwise once round means that the places grow but for one fall, over the rim's beginning.
        let rises = |i: usize| turns[i] < turns[(i + 1) % STARTS];
        let is_clockwise = (0..STARTS).filter(|i| rises(*i)).count() == STARTS - 1;
        is_clockwise.then_some(()).ok_or(LayoutError::NotClockwise)
    }

    fn check_walk(&self) -> Result<(), LayoutError> {
        for i in 0..STARTS {
            let (from, to) = (self.starts[i], self.starts[(i + 1) % STARTS]);
            let rim = rim_between(from, to);
            let between = self.obstacles.iter().filter(|o| o.to_cells().meets(&rim));
            let count = between.count();
            if count != OBSTACLES / STARTS {
                return Err(LayoutError::Between(from, to, count));
            }
        }
        Ok(())
    }

    fn check_room(&self) -> Result<(), LayoutError> {
        let mut free = *Area::Whole.cells();
        for obstacle in &self.obstacles {
            free = free.without(&obstacle.to_cells());
        }
        let fits = |start: &Cell| {
            Placement::all()
                .filter(|placement| placement.cells().len() == 5)
                .filter(|placement| placement.cells().any(|cell| cell == *start))
                .any(|placement| placement.cells().all(|cell| free.contains(cell)))
        };
        let without = self.starts.iter().find(|start| !fits(start));
        without.map_or(Ok(()), |start| Err(LayoutError::NoRoom(*start)))
    }
}

/// Which condition a layout breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LayoutError {
    /// A part of the text is not a cell, or not a piece.
    Text(Refusal),
    /// There are not five start cells.
    StartCount,
    /// There are not fifteen obstacles.
    ObstacleCount,
    /// A piece is laid twice.
    SamePiece(Piece),
    /// An obstacle covers one of the outermost cells.
    Outermost(Piece),
    /// An obstacle covers no cell of the inner rim.
    OffTheRim(Piece),
    /// Two obstacles touch or overlap.
    Touching(Piece, Piece),
    /// A start is not on the inner rim.
    StartOffTheRim(Cell),
    /// An obstacle covers or touches a start.
    NearStart(Piece, Cell),
    /// The starts do not follow each other clockwise.
    NotClockwise,
    /// Not three obstacles lie between two neighbouring starts.
    Between(Cell, Cell, usize),
    /// No piece of five cells fits over a start.
    NoRoom(Cell),
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayoutError::Text(refusal) => refusal.fmt(f),
            LayoutError::StartCount => write!(f, "a layout has five start cells"),
            LayoutError::ObstacleCount => write!(f, "a layout has fifteen obstacles"),
            LayoutError::SamePiece(piece) => write!(f, "{piece} is laid twice"),
            LayoutError::Outermost(piece) => write!(f, "{piece} covers an outermost cell"),
            LayoutError::OffTheRim(piece) => write!(f, "{piece} covers no cell of the inner rim"),
            LayoutError::Touching(one, other) => write!(f, "{one} touches {other}"),
            LayoutError::StartOffTheRim(cell) => write!(f, "{cell} is not on the inner rim"),
            LayoutError::NearStart(piece, cell) => write!(f, "{piece} touches the start {cell}"),
            LayoutError::NotClockwise => write!(f, "the start cells are not in clockwise order"),
            LayoutError::Between(from, to, count) => {
                write!(
                    f,
                    "{count} obstacles, not three, lie between {from} and {to}"
                )
            }
            LayoutError::NoRoom(cell) => write!(f, "no piece of five cells fits over {cell}"),
        }
    }
}

impl Error for LayoutError {}
