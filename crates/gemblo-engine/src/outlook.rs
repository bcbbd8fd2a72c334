//! The outlook: how many cells each colour will have left, guessed without playing on.

use gemblo::raw::{Fitting, PATTERNS, Room, Window};
use gemblo::{Cells, Colour, MAX_COLOURS, Piece, Pieces};

use crate::board::Board;
use crate::reward::{self, Rewards};

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
    let mut near = [Cells::EMPTY; MAX_COLOURS];
    let mut wide = near;
    let mut terms = [[0.0; TERMS]; MAX_COLOURS];
    for colour in board.colours() {
        let index = colour.index();
        let room = board.live_room(colour);
        let Room { open, anchors } = room;
        let next = anchors.grown(&open);
        near[index] = next.grown(&open).grown(&open);
        wide[index] = near[index].grown(&open).grown(&open).grown(&open);
        let left = board.left(colour);
        let fits = Fits::of(board, colour, &room);
        terms[index] = [
            1.0,
            f32::from(left.cells()),
            anchors.len() as f32,
            next.len() as f32,
            near[index].len() as f32,
            wide[index].len() as f32,
            0.0,
            0.0,
            0.0,
            left.of_at_least(5) as f32,
            (anchors.len() as f32).sqrt(),
            (wide[index].len() as f32).sqrt(),
            turns_until(board, colour) as f32,
            f32::from(fits.pieces.cells()),
            fits.pieces.of_at_least(5) as f32,
            log(fits.ways[0]),
            log(fits.ways[1]),
            log(fits.ways[2]),
            (fits.ways[2] as f32).sqrt(),
        ];
    }
    for colour in board.colours() {
        let team = board.team_of(colour);
        let index = colour.index();
        let mut others = Cells::EMPTY;
        let mut wider = Cells::EMPTY;
        for rival in board.colours().filter(|rival| !team.contains(*rival)) {
            others |= near[rival.index()];
            wider |= wide[rival.index()];
        }
        terms[index][6] = near[index].without(&others).len() as f32;
        terms[index][7] = near[index].without(&wider).len() as f32;
        terms[index][8] = wide[index].without(&wider).len() as f32;
    }
    terms
}

/// How many colours have their turn before this one.
fn turns_until(board: &Board, colour: Colour) -> usize {
    let colours = board.colours().count();
    (colour.index() + colours - board.turn().index()) % colours
}

/// What a colour could lay right now.
struct Fits {
    /// The pieces that fit somewhere.
    pieces: Pieces,
    /// How many ways there are to lay them, by class of size.
    ways: [u32; 3],
}

impl Fits {
    fn of(board: &Board, colour: Colour, room: &Room) -> Fits {
        let (tables, window) = (&*PATTERNS, Window::new(&room.open));
        let among = tables.of_pieces(board.left(colour));
        let mut ways = [0; 3];
        let mut all = Fitting::NONE;
        for anchor in &room.anchors {
            let fitting = tables.fitting(&window, anchor, &among);
            for (count, more) in ways.iter_mut().zip(fitting.len_by_class()) {
                *count += more;
            }
            all.unite(&fitting);
        }
        Fits {
            pieces: tables.pieces_in(&all),
            ways,
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
    for colour in board.colours() {
        let guess = &guesses[Piece::COUNT - board.left(colour).len()];
        let terms = &terms[colour.index()];
        let cells: f32 = guess.weights.iter().zip(terms).map(|(w, x)| w * x).sum();
        let seat = board.seat(colour);
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
