//! Silhouettes: drawn as text, or grown at random with a wanted symmetry.

use std::collections::BTreeSet;

use game::Rng;

use crate::puzzle::Spot;
use crate::region::turn;

/// The symmetry that a grown outline has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// None that is wanted.
    Free,
    /// Left and right are mirror images.
    Mirror,
    /// A half turn.
    Turn,
    /// A third of a turn.
    Three,
    /// A sixth of a turn.
    Six,
    /// All twelve symmetries of the hexagon.
    Star,
}

impl Shape {
    /// All of them.
    pub const ALL: [Shape; 6] = [
        Shape::Free,
        Shape::Mirror,
        Shape::Turn,
        Shape::Three,
        Shape::Six,
        Shape::Star,
    ];

    /// The images of a cell.
    fn orbit(self, spot: Spot) -> Vec<Spot> {
        // The turns of the grid are those of `hex`, the reflections follow.
        let turns: &[usize] = match self {
            Shape::Free | Shape::Mirror => &[0],
            Shape::Turn => &[0, 3],
            Shape::Three => &[0, 2, 4],
            Shape::Six => &[0, 1, 2, 3, 4, 5],
            Shape::Star => &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
        };
        let turned = turns.iter().map(|i| {
            let symmetry = hex::Symmetry::ALL[*i];
            Spot::from_axial(turn(symmetry, spot.axial()))
        });
        let mut orbit: Vec<Spot> = turned.collect();
        if self == Shape::Mirror {
            orbit.push(Spot::new(-spot.c, spot.h));
        }
        orbit.sort_unstable();
        orbit.dedup();
        orbit
    }
}

/// Reads a drawing: every character that is no blank and no dot is a cell.
///
/// Characters stand in columns; odd columns lie half a cell lower. So a picture of pixels becomes a
/// picture of hexagons.
pub fn drawn(picture: &str) -> Vec<Spot> {
    let mut spots = Vec::new();
    for (row, line) in (0..).zip(picture.lines()) {
        for (column, char) in (0..).zip(line.chars()) {
            if !char.is_whitespace() && char != '.' {
                spots.push(Spot::new(column, 2 * row + column % 2));
            }
        }
    }
    centred(&spots)
}

/// The same silhouette in the middle of the board.
pub fn centred(spots: &[Spot]) -> Vec<Spot> {
    let middle = |along: fn(&Spot) -> i32| {
        let least = spots.iter().map(along).min().unwrap_or(0);
        let most = spots.iter().map(along).max().unwrap_or(0);
        (least + most).div_euclid(2)
    };
    let (c, h) = (middle(|spot| spot.c), middle(|spot| spot.h));
    // A step must keep odd and even columns apart.
    let h = h + (c + h).rem_euclid(2);
    let mut moved: Vec<Spot> = spots.iter().map(|s| Spot::new(s.c - c, s.h - h)).collect();
    moved.sort_unstable();
    moved
}

/// How a silhouette grows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Build {
    /// Round, without holes and without spikes; it may have a few cells more or less.
    Compact,
    /// With limbs and branches.
    Slender,
}

/// Grows a silhouette of so many cells.
pub fn grown(shape: Shape, build: Build, cells: usize, rng: &mut Rng) -> Vec<Spot> {
    let mut spots: BTreeSet<Spot> = BTreeSet::from_iter(first(shape, cells));
    while spots.len() < cells {
        let rim: BTreeSet<Spot> = spots
            .iter()
            .flat_map(|spot| spot.neighbours())
            .filter(|spot| !spots.contains(spot) && is_near(*spot))
            .collect();
        let rim: Vec<Spot> = rim.into_iter().collect();
        // Of a few at random, the one that touches most; that makes shapes round, not too round.
        let tries = (0..3).map(|_| rim[rng.below(rim.len())]);
        let tries: Vec<Spot> = tries.collect();
        let round = build == Build::Compact || rng.below(4) == 0;
        let best = if round {
            tries.iter().max_by_key(|spot| touching(&spots, **spot))
        } else {
            tries.iter().min_by_key(|spot| touching(&spots, **spot))
        };
        spots.extend(best.iter().flat_map(|spot| shape.orbit(**spot)));
        if build == Build::Compact {
            fill_holes(&mut spots, shape);
        }
    }
    if build == Build::Compact {
        trim(&mut spots, shape);
    }
    spots.into_iter().collect()
}

/// The centre, or what lies around it where a centre would spoil the number of cells.
fn first(shape: Shape, cells: usize) -> Vec<Spot> {
    let around = shape.orbit(Spot::new(0, -2));
    if around.len() > 1 && cells.is_multiple_of(around.len()) {
        around
    } else {
        vec![Spot::new(0, 0)]
    }
}

/// Grown silhouettes stay well within the board.
pub(crate) fn is_near(spot: Spot) -> bool {
    spot.h.abs() <= 15 && 3 * spot.c.abs() + spot.h.abs() <= 30
}

/// How many neighbours of a cell there are.
pub(crate) fn touching(spots: &BTreeSet<Spot>, spot: Spot) -> usize {
    spot.neighbours()
        .iter()
        .filter(|near| spots.contains(near))
        .count()
}

fn fill_holes(spots: &mut BTreeSet<Spot>, shape: Shape) {
    let open: Vec<Spot> = spots
        .iter()
        .flat_map(|spot| spot.neighbours())
        .filter(|spot| !spots.contains(spot) && touching(spots, *spot) >= 5)
        .collect();
    spots.extend(open.iter().flat_map(|spot| shape.orbit(*spot)));
}

/// Takes away cells that hang on by one side only.
fn trim(spots: &mut BTreeSet<Spot>, shape: Shape) {
    let spikes: Vec<Spot> = spots
        .iter()
        .filter(|spot| touching(spots, **spot) < 2)
        .flat_map(|spot| shape.orbit(*spot))
        .collect();
    if spots.len() > spikes.len() {
        spikes.iter().for_each(|spot| {
            spots.remove(spot);
        });
    }
}
