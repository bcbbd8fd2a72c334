//! What there is to draw: plain data, no rules.

use yinsh::{Colour, Point, Row};

/// Everything on and around the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The 85 points, in the order of [`Point::all`].
    pub spots: Vec<Spot>,
    /// Rows to outline.
    pub outlines: Vec<Outline>,
    /// The line along which the chosen ring would move.
    pub path: Option<(Point, Point)>,
    /// Both players, White first.
    pub sides: [SideScene; 2],
    /// Markers left in the pool.
    pub pool: u8,
    /// The rows to choose from.
    pub choices: Vec<Row>,
    /// Which of them is chosen.
    pub chosen: Option<usize>,
    /// Whether passing is the only step.
    pub must_pass: bool,
}

/// One point and what stands on it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// Where.
    pub point: Point,
    /// The ring that stands here.
    pub ring: Option<Colour>,
    /// The marker that lies here, with the face that it shows or would show.
    pub marker: Option<Colour>,
    /// A ring that would stand here.
    pub ghost: Option<Colour>,
    /// The marker shows the face that it would get.
    pub turned: bool,
    /// What a touch would do.
    pub role: Role,
    /// What the last turn, or the draft, did here.
    pub mark: Option<Mark>,
    /// The keyboard's cursor is here.
    pub cursor: bool,
}

/// What a touch on a point would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Nothing, or say why not.
    Plain,
    /// Place a ring.
    Free,
    /// Choose this ring.
    Movable,
    /// Let go of this ring.
    Picked,
    /// Land here.
    Target,
    /// Choose a row through this marker.
    InRow,
    /// Remove this marker with its row.
    InChosenRow,
    /// Remove this ring.
    Removable,
    /// Confirm the turn that ends here.
    Confirms,
}

/// What a turn did on a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A ring came.
    Came,
    /// A ring left, a marker stayed.
    Left,
    /// A marker was turned over.
    Turned,
    /// Something was removed.
    Removed,
}

/// A row with a line round it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outline {
    /// The five points.
    pub row: Row,
    /// Whose row it is.
    pub colour: Colour,
    /// Whether it is the one to be removed.
    pub chosen: bool,
}

/// One player's part of the scene.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SideScene {
    /// Rings removed so far.
    pub removed: u8,
    /// Rings that win.
    pub goal: u8,
    /// Rings still to be placed.
    pub in_hand: u8,
    /// Whether it is this player's turn.
    pub to_move: bool,
}

impl Scene {
    /// Whether the pool is nearly empty, which makes a warning.
    pub fn pool_is_low(&self) -> bool {
        self.pool < 10
    }

    /// The spot of a point.
    pub fn spot(&self, point: Point) -> &Spot {
        let index = self.spots.partition_point(|spot| spot.point < point);
        &self.spots[index]
    }
}
