//! The outlook: how many cells each colour will have left, guessed without playing on.

use gemblo::MAX_COLOURS;

use crate::board::Board;
use crate::fitting::Fitting;
use crate::grid::Columns;
use crate::patterns::PATTERNS;
use crate::reward::{self, Rewards};
use crate::score;

/// The number of things a colour's outlook depends on.
pub(crate) const TERMS: usize = 19;

/// One term for each fact about a colour.
pub(crate) type Terms = [f32; TERMS];

/// How the terms add up, and the spread of what actually happened around the guess.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Guess {
    pub(crate) weights: Terms,
    pub(crate) spread: f32,
}

/// Guesses for a number of players, by the pieces that a colour has laid.
pub(crate) type Guesses = [Guess; 19];

/// The facts about each colour in play.
pub(crate) fn terms(board: &Board) -> [Terms; MAX_COLOURS] {
    let mut near = [Columns::EMPTY; MAX_COLOURS];
    let mut wide = near;
    let mut terms = [[0.0; TERMS]; MAX_COLOURS];
    for colour in 0..board.colours() {
        let index = usize::from(colour);
        let open = board.open_to(colour);
        let anchors = board.anchors(colour);
        let next = anchors.grown(&open);
        near[index] = next.grown(&open).grown(&open);
        wide[index] = near[index].grown(&open).grown(&open).grown(&open);
        let left = board.left(colour);
        let room = Room::of(board, colour);
        terms[index] = [
            1.0,
            score::cells(left) as f32,
            anchors.len() as f32,
            next.len() as f32,
            near[index].len() as f32,
            wide[index].len() as f32,
            0.0,
            0.0,
            0.0,
            (left >> 10).count_ones() as f32,
            (anchors.len() as f32).sqrt(),
            (wide[index].len() as f32).sqrt(),
            f32::from((colour + board.colours() - board.turn()) % board.colours()),
            room.cells as f32,
            room.large as f32,
            log(room.fits[0]),
            log(room.fits[1]),
            log(room.fits[2]),
            (room.fits[2] as f32).sqrt(),
        ];
    }
    for colour in 0..board.colours() {
        let team = board.team_of(colour);
        let index = usize::from(colour);
        let mut others = Columns::EMPTY;
        let mut wider = Columns::EMPTY;
        for rival in (0..board.colours()).filter(|rival| team >> rival & 1 == 0) {
            others = others.with(&near[usize::from(rival)]);
            wider = wider.with(&wide[usize::from(rival)]);
        }
        terms[index][6] = near[index].without(&others).len() as f32;
        terms[index][7] = near[index].without(&wider).len() as f32;
        terms[index][8] = wide[index].without(&wider).len() as f32;
    }
    terms
}

/// What a colour could lay right now.
struct Room {
    /// The cells of the pieces that fit somewhere.
    cells: u32,
    /// How many of them have five cells.
    large: u32,
    /// How many ways there are to lay them, by class of size.
    fits: [u32; 3],
}

impl Room {
    fn of(board: &Board, colour: u8) -> Room {
        let mut fits = [0; 3];
        let mut all = Fitting::NONE;
        board.each_choice(colour, |fitting| {
            for (count, more) in fits.iter_mut().zip(fitting.counts()) {
                *count += more;
            }
            all.unite(fitting);
        });
        let fits_somewhere = |piece: &u8| all.meets(PATTERNS.of_piece(*piece));
        let pieces = (0..18)
            .filter(fits_somewhere)
            .fold(0, |set, piece| set | 1 << piece);
        Room {
            cells: score::cells(pieces),
            large: (pieces >> 10).count_ones(),
            fits,
        }
    }
}

/// About the logarithm to base 2, the same on every machine.
fn log(count: u32) -> f32 {
    let bits = 32 - count.leading_zeros();
    let below = (1 << bits) >> 1;
    bits as f32
        + if count == 0 {
            0.0
        } else {
            count as f32 / below as f32 - 1.0
        }
}

/// What each seat may expect.
pub(crate) fn rewards(board: &Board, guesses: &Guesses, bonus: f32) -> Rewards {
    let terms = terms(board);
    let players = usize::from(board.players());
    let mut left = [0.0; MAX_COLOURS];
    let mut variance = [0.0; MAX_COLOURS];
    for colour in 0..board.colours() {
        let laid = 18 - board.left(colour).count_ones();
        let guess = &guesses[laid as usize];
        let terms = &terms[usize::from(colour)];
        let cells: f32 = guess.weights.iter().zip(terms).map(|(w, x)| w * x).sum();
        let seat = board.seat_of(colour);
        left[seat] += cells.clamp(0.0, terms[1]);
        variance[seat] += guess.spread * guess.spread;
    }
    let total: f32 = left.iter().sum();
    let others = (players - 1) as f32;
    let mut rewards = [0.0; MAX_COLOURS];
    for seat in 0..players {
        let ahead = |other: usize| {
            let spread = (variance[seat] + variance[other]).sqrt();
            reward::chance((left[other] - left[seat]) / (spread + 0.5))
        };
        let place: f32 = (0..players).filter(|other| *other != seat).map(ahead).sum();
        let margin = (total - left[seat]) / others - left[seat];
        rewards[seat] = (1.0 - bonus) * place / others + bonus * reward::share(margin);
    }
    rewards
}
