//! Playouts: a game is played to its end by a quick policy that knows what good turns look like.

use game::Rng;

use crate::board::Board;
use crate::fitting::Fitting;
use crate::grid::{Place, moved};
use crate::patterns::PATTERNS;
use crate::spot::Spot;
use crate::turn::Choices;

/// How turns are chosen in playouts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Policy {
    /// How much likelier one placement is than one of a piece of up to three cells: by class.
    pub size: [u32; 3],
    /// How many placements are drawn, to keep the best of them.
    pub draws: u32,
    /// What makes one of them better than another.
    pub taste: Taste,
}

/// What a placement drawn in a playout is worth beside its size.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Taste {
    /// Each anchor of an opponent that it covers.
    pub rival: i32,
    /// Each new anchor.
    pub new: i32,
    /// Each own anchor that it covers or touches.
    pub lost: i32,
}

impl Policy {
    /// All placements alike.
    pub const UNIFORM: Policy = Policy {
        size: [1; 3],
        draws: 1,
        taste: Taste {
            rival: 0,
            new: 0,
            lost: 0,
        },
    };

    /// Large pieces, new anchors and covered anchors of others first.
    pub const SHAPED: Policy = Policy {
        size: [1, 8, 64],
        draws: 3,
        taste: Taste {
            rival: 3,
            new: 1,
            lost: -1,
        },
    };
}

/// Plays on from `board` until it ends or `most` pieces were laid; says how many.
pub(crate) fn play_out(
    board: &mut Board,
    policy: &Policy,
    most: u32,
    rng: &mut Rng,
    choices: &mut Choices,
) -> u32 {
    let mut laid = 0;
    while laid < most
        && let Some(colour) = board.next_turn(choices)
    {
        let spot = choose(board, colour, policy, rng, choices);
        board.lay(colour, spot);
        laid += 1;
    }
    laid
}

/// One placement by the policy.
#[inline]
fn choose(board: &Board, colour: u8, policy: &Policy, rng: &mut Rng, choices: &Choices) -> Spot {
    let mut counts = [0; 3];
    for (_, fitting) in choices {
        for (count, more) in counts.iter_mut().zip(fitting.counts()) {
            *count += more;
        }
    }
    let class = choose_class(counts, policy.size, rng);
    let mut best = draw(board, colour, class, counts[class], rng, choices);
    if policy.draws > 1 && counts[class] > 1 {
        let mut most = worth(board, colour, best, &policy.taste);
        for _ in 1..policy.draws {
            let other = draw(board, colour, class, counts[class], rng, choices);
            let worth = worth(board, colour, other, &policy.taste);
            if worth > most {
                (best, most) = (other, worth);
            }
        }
    }
    best
}

#[inline]
fn choose_class(counts: [u32; 3], size: [u32; 3], rng: &mut Rng) -> usize {
    let weights = [0, 1, 2].map(|class: usize| u64::from(counts[class]) * u64::from(size[class]));
    let mut k = rng.below((weights[0] + weights[1] + weights[2]) as usize) as u64;
    for (class, weight) in weights.into_iter().enumerate() {
        if k < weight {
            return class;
        }
        k -= weight;
    }
    0
}

/// A placement of the class, each as likely as any other.
///
/// One that covers several anchors is met once for each, so that it is kept that much more rarely.
#[inline]
fn draw(
    board: &Board,
    colour: u8,
    class: usize,
    count: u32,
    rng: &mut Rng,
    choices: &Choices,
) -> Spot {
    loop {
        let (anchor, pattern) = nth(choices, class, rng.below(count as usize) as u32);
        let spot = PATTERNS.spot(pattern, anchor);
        let times = board.anchors_covered(colour, spot);
        if times <= 1 || rng.below(times as usize) == 0 {
            return spot;
        }
    }
}

#[inline]
fn nth(choices: &[(Place, Fitting)], class: usize, mut k: u32) -> (Place, usize) {
    for (anchor, fitting) in choices {
        let count = fitting.counts()[class];
        if k < count {
            return (*anchor, fitting.nth(class, k));
        }
        k -= count;
    }
    unreachable!("k is below the number of placements")
}

#[inline]
fn worth(board: &Board, colour: u8, spot: Spot, taste: &Taste) -> i32 {
    let shape = spot.shape();
    let own = 1 << colour;
    let rivals = !board.team_of(colour);
    let mut worth = 0;
    for way in &shape.cells {
        let anchored = board.anchored_by(moved(spot.origin, *way));
        worth += taste.rival * (anchored & rivals).count_ones() as i32;
        worth += taste.lost * i32::from(anchored & own != 0);
    }
    for way in &shape.beside {
        let anchored = board.anchored_by(moved(spot.origin, *way));
        worth += taste.lost * i32::from(anchored & own != 0);
    }
    for link in &shape.links {
        let place = moved(spot.origin, link.to);
        let is_new = (board.closed_to(place) | board.anchored_by(place)) & own == 0;
        worth += taste.new * i32::from(is_new);
    }
    worth
}
