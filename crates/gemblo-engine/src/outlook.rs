//! The outlook: how many cells each colour will have left, guessed without playing on.

use game::MAX_SEATS;
use gemblo::raw::{Fitting, PATTERNS, Room, Window};
use gemblo::{Cells, Colour, MAX_COLOURS, Piece, Pieces};

use crate::board::Board;
use crate::reward::{self, Rewards};
use crate::settings::Settings;
use crate::softmax::exp;

/// The number of terms of a colour's outlook.
pub(crate) const TERMS: usize = 19;

/// The terms of a colour's outlook, in the order of the learned weights.
pub(crate) type Terms = [f32; TERMS];

/// How a colour stands.
///
/// To add a term: a field here if the fact is new, a line in [`Facts::terms`], one more in [`TERMS`],
/// and weights learned anew (`training/gemblo`). TRIALS.md says what was tried.
struct Facts {
    left: Pieces,
    anchors: u32,
    /// The open cells within one, three and six steps of an anchor, the anchors included: a piece has
    /// up to five cells, so that three steps are less than a piece and six more than one.
    next: u32,
    near: u32,
    wide: u32,
    /// Those within three steps that no rival reaches in three steps, or in six.
    near_first: u32,
    near_alone: u32,
    /// Those within six steps that no rival reaches in six.
    wide_alone: u32,
    /// How many colours have their turn before this one.
    wait: usize,
    /// The pieces that fit somewhere right now.
    fitting: Pieces,
    /// The ways to lay them: pieces of up to three, of four and of five cells.
    ways: [u32; 3],
}

impl Facts {
    fn terms(&self) -> Terms {
        let [ways_small, ways_four, ways_five] = self.ways;
        [
            1.0,
            f32::from(self.left.cells()),
            self.anchors as f32,
            self.next as f32,
            self.near as f32,
            self.wide as f32,
            self.near_first as f32,
            self.near_alone as f32,
            self.wide_alone as f32,
            self.left.of_at_least(5) as f32,
            (self.anchors as f32).sqrt(),
            (self.wide as f32).sqrt(),
            self.wait as f32,
            f32::from(self.fitting.cells()),
            self.fitting.of_at_least(5) as f32,
            log(ways_small),
            log(ways_four),
            log(ways_five),
            (ways_five as f32).sqrt(),
        ]
    }
}

/// How the terms add up, and the spread of what actually happened around the guess.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Guess {
    pub(crate) weights: Terms,
    pub(crate) spread: f32,
}

impl Guess {
    fn of(&self, terms: &Terms) -> f32 {
        self.weights.iter().zip(terms).map(|(w, x)| w * x).sum()
    }
}

/// Guesses for a number of players, by the pieces that a colour has laid.
pub(crate) type Guesses = [Guess; 19];

/// The terms of each colour in play.
pub(crate) fn terms(board: &Board) -> [Terms; MAX_COLOURS] {
    let reaches = reaches(board);
    let mut terms = [[0.0; TERMS]; MAX_COLOURS];
    for colour in board.colours() {
        terms[colour.index()] = facts(board, colour, &reaches).terms();
    }
    terms
}

fn reaches(board: &Board) -> [Reach; MAX_COLOURS] {
    let mut reaches = [Reach::NONE; MAX_COLOURS];
    for colour in board.colours() {
        reaches[colour.index()] = Reach::of(board, colour);
    }
    reaches
}

/// What a colour may lay now, and the cells that it may come to cover soon.
#[derive(Clone, Copy)]
struct Reach {
    /// Without those around which nothing fits.
    anchors: Cells,
    fitting: Pieces,
    ways: [u32; 3],
    next: Cells,
    near: Cells,
    wide: Cells,
}

impl Reach {
    const NONE: Reach = Reach {
        anchors: Cells::EMPTY,
        fitting: Pieces::NONE,
        ways: [0; 3],
        next: Cells::EMPTY,
        near: Cells::EMPTY,
        wide: Cells::EMPTY,
    };

    fn of(board: &Board, colour: Colour) -> Reach {
        let mut room = board.live_room(colour);
        let (fitting, ways) = fits(board.left(colour), &mut room);
        let Room { open, anchors } = &room;
        let next = anchors.grown(open);
        let near = next.grown(open).grown(open);
        Reach {
            anchors: *anchors,
            fitting,
            ways,
            next,
            near,
            wide: near.grown(open).grown(open).grown(open),
        }
    }
}

fn facts(board: &Board, colour: Colour, reaches: &[Reach; MAX_COLOURS]) -> Facts {
    let team = board.team_of(colour);
    let (mut rivals_near, mut rivals_wide) = (Cells::EMPTY, Cells::EMPTY);
    for rival in board.colours().filter(|rival| !team.contains(*rival)) {
        rivals_near |= reaches[rival.index()].near;
        rivals_wide |= reaches[rival.index()].wide;
    }
    let Reach {
        anchors,
        fitting,
        ways,
        next,
        near,
        wide,
    } = &reaches[colour.index()];
    let colours = board.colours().count();
    let count = |cells: &Cells| cells.len() as u32;
    Facts {
        left: board.left(colour),
        anchors: count(anchors),
        next: count(next),
        near: count(near),
        wide: count(wide),
        near_first: count(&near.without(&rivals_near)),
        near_alone: count(&near.without(&rivals_wide)),
        wide_alone: count(&wide.without(&rivals_wide)),
        wait: (colour.index() + colours - board.turn().index()) % colours,
        fitting: *fitting,
        ways: *ways,
    }
}

/// Which of the pieces left fit somewhere right now, and how many ways there are to lay them; anchors around which
/// nothing fits leave the room.
fn fits(left: Pieces, room: &mut Room) -> (Pieces, [u32; 3]) {
    let (tables, window) = (&*PATTERNS, Window::new(&room.open));
    let among = tables.of_pieces(left);
    let mut ways = [0; 3];
    let mut all = Fitting::NONE;
    for anchor in &{ room.anchors } {
        let fitting = tables.fitting(&window, anchor, &among);
        if fitting.is_empty() {
            room.anchors.remove(anchor);
            continue;
        }
        for (count, more) in ways.iter_mut().zip(fitting.len_by_class()) {
            *count += more;
        }
        all.unite(&fitting);
    }
    (tables.pieces_in(&all), ways)
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

/// In cells; where games of self-play all ended alike, a guess is still no certainty. Not tuned.
const LEAST_SPREAD: f32 = 0.5;

/// How many cells a colour may expect to have left, and how far from it the truth may be.
struct Expected {
    cells: f32,
    spread: f32,
}

fn expected(
    board: &Board,
    colour: Colour,
    reaches: &[Reach; MAX_COLOURS],
    settings: &Settings,
) -> Expected {
    let facts = facts(board, colour, reaches);
    let most = f32::from(facts.left.cells());
    let guess = &settings.weights.guesses(board.players())[Piece::COUNT - facts.left.len()];
    Expected {
        cells: guess.of(&facts.terms()).clamp(0.0, most),
        spread: guess.spread,
    }
}

/// What each seat may expect to have left in the end.
pub(crate) struct Outlook {
    players: usize,
    left: [f32; MAX_SEATS],
    variance: [f32; MAX_SEATS],
}

impl Outlook {
    pub(crate) fn of(board: &Board, settings: &Settings) -> Outlook {
        let reaches = reaches(board);
        let mut outlook = Outlook {
            players: usize::from(board.players()),
            left: [0.0; MAX_SEATS],
            variance: [0.0; MAX_SEATS],
        };
        for colour in board.colours() {
            let Expected { cells, spread } = expected(board, colour, &reaches, settings);
            let seat = board.seat(colour);
            outlook.left[seat] += cells;
            outlook.variance[seat] += spread * spread;
        }
        outlook
    }

    /// The reward that each seat may expect.
    pub(crate) fn rewards(&self, bonus: f32) -> Rewards {
        let Outlook { players, left, .. } = self;
        let total: f32 = left.iter().sum();
        let others = (players - 1) as f32;
        let mut rewards = [0.0; MAX_SEATS];
        for seat in 0..*players {
            let ahead = |other: usize| {
                let spread = (self.variance[seat] + self.variance[other]).sqrt() + LEAST_SPREAD;
                reward::chance((left[other] - left[seat]) / spread)
            };
            let rivals = (0..*players).filter(|other| *other != seat);
            let place: f32 = rivals.map(ahead).sum();
            let margin = (total - left[seat]) / others - left[seat];
            rewards[seat] = (1.0 - bonus) * place / others + bonus * reward::share(margin);
        }
        rewards
    }

    /// The chance of a seat to be first: the odds of two seats are as many powers of e as one has spreads less left.
    pub(crate) fn first(&self, seat: usize) -> f32 {
        let left = &self.left[..self.players];
        let variance = self.variance.iter().sum::<f32>() / self.players as f32;
        let spread = variance.sqrt() + LEAST_SPREAD;
        let best = left.iter().copied().fold(f32::MAX, f32::min);
        let weight = |left: &f32| exp((best - left) / spread);
        weight(&left[seat]) / left.iter().map(weight).sum::<f32>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outlook(left: [f32; MAX_SEATS], spread: f32) -> Outlook {
        Outlook {
            players: 3,
            left,
            variance: [
                spread * spread,
                spread * spread,
                spread * spread,
                0.0,
                0.0,
                0.0,
            ],
        }
    }

    #[test]
    fn whoever_is_expected_to_have_least_left_is_most_likely_first_and_surer_with_less_spread() {
        let left = [5.0, 8.0, 14.0, 0.0, 0.0, 0.0];
        let firsts = |spread| [0, 1, 2].map(|seat| outlook(left, spread).first(seat));
        let (sure, unsure) = (firsts(2.0), firsts(6.0));
        for all in [sure, unsure] {
            assert!((all.iter().sum::<f32>() - 1.0).abs() < 1e-6);
            assert!(all[0] > all[1] && all[1] > all[2] && all[2] > 0.0);
        }
        assert!(sure[0] > unsure[0]);
        let odds = (3.0_f32 / (2.0 + LEAST_SPREAD)).exp();
        assert!((sure[0] / sure[1] / odds - 1.0).abs() < 1e-3);
    }
}
