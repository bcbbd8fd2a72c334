//! Legal placements by brute force: plain sets of coordinates, sharing nothing with the crate.

use std::collections::{BTreeMap, BTreeSet};

use pieces::PIECES;

#[path = "../reference/pieces.rs"]
mod pieces;

type Cell = (i32, i32);
pub type Shape = BTreeSet<Cell>;

fn neighbours((c, h): Cell) -> [Cell; 6] {
    [(0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)].map(|(dc, dh)| (c + dc, h + dh))
}

fn in_area(players: u8, (c, h): Cell) -> bool {
    let inside = match players {
        2 | 4 => (h - c).abs() <= 18 && (3 * c + h).abs() <= 30,
        3 => h.abs() <= 15 && 3 * c.abs() + h.abs() <= 30,
        _ => h.abs() <= 21 && 3 * c.abs() + h.abs() <= 42,
    };
    inside && (c + h) % 2 == 0
}

/// A sixth of a turn: a column step becomes half a column step and one and a half rows.
fn turned((c, h): Cell) -> Cell {
    ((c - h) / 2, (3 * c + h) / 2)
}

fn orientations(shape: &[Cell]) -> BTreeSet<Shape> {
    let mut all = BTreeSet::new();
    for side in [1, -1] {
        let mut cells: Vec<Cell> = shape.iter().map(|&(c, h)| (side * c, h)).collect();
        for _ in 0..6 {
            cells = cells.into_iter().map(turned).collect();
            let (c0, h0) = *cells.iter().min().unwrap();
            all.insert(cells.iter().map(|&(c, h)| (c - c0, h - h0)).collect());
        }
    }
    all
}

/// What one colour has laid and has left, on a board of pieces that each have their own number.
pub struct Board {
    pub players: u8,
    /// Colour (none for an obstacle) and piece of every covered cell.
    pub covered: BTreeMap<Cell, (Option<usize>, usize)>,
}

impl Board {
    /// The legal placements of a colour with these piece numbers left.
    pub fn legal(&self, colour: usize, start: Cell, left: &[usize]) -> BTreeSet<Shape> {
        let spots = (-14..=14).flat_map(|c| (-21..=21).map(move |h| (c, h)));
        let spots: Vec<Cell> = spots.filter(|s| in_area(self.players, *s)).collect();
        let mut legal = BTreeSet::new();
        for number in left {
            for shape in orientations(PIECES[number - 1]) {
                for &(c, h) in &spots {
                    let placed: Shape = shape.iter().map(|&(dc, dh)| (c + dc, h + dh)).collect();
                    if self.allows(colour, start, &placed) {
                        legal.insert(placed);
                    }
                }
            }
        }
        legal
    }

    fn allows(&self, colour: usize, start: Cell, placed: &Shape) -> bool {
        let free = |spot: &Cell| in_area(self.players, *spot) && !self.covered.contains_key(spot);
        let own = |spot: &Cell| {
            self.covered
                .get(spot)
                .is_some_and(|(owner, _)| *owner == Some(colour))
        };
        if !placed.iter().all(free) {
            return false;
        }
        if !self
            .covered
            .values()
            .any(|(owner, _)| *owner == Some(colour))
        {
            return placed.contains(&start);
        }
        let touches = placed.iter().any(|spot| neighbours(*spot).iter().any(own));
        !touches && placed.iter().any(|spot| self.connects(*spot, own))
    }

    fn connects(&self, (c, h): Cell, own: impl Fn(&Cell) -> bool) -> bool {
        let steps = [(2, 0), (-2, 0), (1, 3), (1, -3), (-1, 3), (-1, -3)];
        steps.iter().any(|(dc, dh)| {
            let far = (c + dc, h + dh);
            let around = neighbours(far);
            let flanks: Vec<Cell> = neighbours((c, h))
                .into_iter()
                .filter(|spot| around.contains(spot))
                .collect();
            let pieces: Vec<_> = flanks.iter().map(|f| self.covered.get(f)).collect();
            own(&far) && (pieces[0].is_none() || pieces[0] != pieces[1])
        })
    }
}
