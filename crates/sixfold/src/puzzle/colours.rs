//! Which of the six colours each piece of a solution has.

use gemblo_puzzle::{Laid, Solution};

/// The colours as red, green and blue, in the order of the game.
pub const COLOURS: [[u8; 3]; 6] = [
    [58, 110, 200],
    [214, 60, 54],
    [66, 160, 84],
    [236, 132, 44],
    [112, 186, 226],
    [240, 196, 48],
];

/// A colour for each piece. Equal pieces have different colours, since a colour has one of each;
/// neighbours too, where that is possible.
pub fn of(solution: &Solution) -> Vec<usize> {
    let pieces = &solution.pieces;
    let mut colours: Vec<usize> = Vec::new();
    for (i, laid) in pieces.iter().enumerate() {
        let mut penalty = [0; COLOURS.len()];
        for (other, colour) in pieces[..i].iter().zip(&colours) {
            penalty[*colour] += 1;
            if touch(laid, other) {
                penalty[*colour] += 1_000;
            }
            if laid.piece == other.piece {
                penalty[*colour] += 1_000_000;
            }
        }
        let best = (0..COLOURS.len()).min_by_key(|colour| penalty[*colour]);
        colours.push(best.unwrap_or(0));
    }
    colours
}

fn touch(one: &Laid, other: &Laid) -> bool {
    let mut near = one.spots.iter().flat_map(|spot| spot.neighbours());
    near.any(|spot| other.spots.contains(&spot))
}
