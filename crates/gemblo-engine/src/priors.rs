//! Move priors: how promising each legal placement looks before any search.

use std::sync::LazyLock;

use gemblo::raw::{PLACES, Spot, way};
use gemblo::{Cells, Colour, Piece, Pieces};
use hex::{DIAGONALS, DIRECTIONS};
use net::local::REGARDS;

use crate::best::keep_best;
use crate::board::{Board, Turn};
use crate::policy::{MAPS, Policy};
use crate::recall::{self, Recall};
use crate::shapes::shape_of;
use crate::sight::{Prospect, Sight};

/// Scores placements of the boards of one search by one net: what each cell is worth is found first, the rest is sums.
///
/// Most of what a colour sees is as it was in another position of the search in which it had the same pieces left, and
/// is not asked about again; if all is, the scores are.
pub(crate) struct Priors {
    /// So many placements of a position are kept at most, the best.
    most: usize,
    recall: Recall,
    views: Vec<View>,
    /// The view that makes room for the next new one.
    oldest: usize,
}

/// What a colour that has some pieces left sees, and what every cell is worth to it.
///
/// The numbers are whole: a sum of those does not wait for each addition.
struct View {
    colour: Colour,
    left: Pieces,
    sight: Box<Sight>,
    /// The cells that were asked about and are still worth the same.
    known: Cells,
    /// For each place, from [`MARGIN`] on, what it is worth in each regard; what lies beside the board stays
    /// nothing.
    worth: Box<[[i32; REGARDS]; 2 * PLACES]>,
    /// Where edges part connections.
    parting: Vec<usize>,
}

/// The most views: most positions of a search have one of so many. Not tuned.
const VIEWS: usize = 32;
/// What a logit of one is in whole numbers.
const ONE: f32 = 65_536.0;
/// Places beyond the grid that ways from it may lead to.
pub(crate) const MARGIN: usize = 256;
/// The regard of edges along each axis that part a connection.
pub(crate) const CUTS: usize = MAPS;

impl Priors {
    pub(crate) fn new(most: usize) -> Priors {
        Priors {
            most,
            recall: Recall::new(),
            views: Vec::new(),
            oldest: 0,
        }
    }

    /// The placements with their scores, logits, in any order; `spots` are those of the colour to move.
    pub(crate) fn score(
        &mut self,
        board: &Board,
        turn: &Turn,
        policy: Option<&Policy>,
        spots: &[Spot],
        scored: &mut Vec<(f32, Spot)>,
    ) {
        scored.clear();
        let Some(policy) = policy else {
            scored.extend(spots.iter().map(|spot| (0.0, *spot)));
            return keep_best(scored, self.most);
        };
        let left = board.left(turn.colour);
        let prospect = Prospect::of(board, turn);
        let key = recall::key(&(turn.colour, left, &prospect));
        if let Some(known) = self.recall.find(key) {
            return scored.extend_from_slice(known);
        }
        let view = self.view(turn.colour, left);
        let pieces = view.look(board, turn.colour, prospect, policy);
        let score = |spot: &Spot| (view.score_one(*spot, pieces) as f32 / ONE, *spot);
        scored.extend(spots.iter().map(score));
        keep_best(scored, self.most);
        self.recall.keep(key, scored);
    }

    /// The view of a colour with these pieces, or one in which nothing is known.
    fn view(&mut self, colour: Colour, left: Pieces) -> &mut View {
        let is_it = |view: &View| view.colour == colour && view.left == left;
        let at = self.views.iter().position(is_it).unwrap_or_else(|| {
            if self.views.len() < VIEWS {
                self.views.push(View::new());
                self.oldest = self.views.len() - 1;
            } else {
                self.oldest = (self.oldest + 1) % VIEWS;
            }
            self.views[self.oldest].begin(colour, left);
            self.oldest
        });
        &mut self.views[at]
    }
}

impl View {
    fn new() -> View {
        let worth = vec![[0; REGARDS]; 2 * PLACES].into_boxed_slice();
        View {
            colour: Colour::FIRST,
            left: Pieces::NONE,
            sight: Box::new(Sight::new()),
            known: Cells::EMPTY,
            worth: worth.try_into().expect("it has this length"),
            parting: Vec::new(),
        }
    }

    /// Forgets what the cells were worth to another colour or with other pieces.
    fn begin(&mut self, colour: Colour, left: Pieces) {
        self.colour = colour;
        self.left = left;
        self.known = Cells::EMPTY;
    }

    /// Finds what every cell is worth, and says what each piece is.
    fn look<'p>(
        &mut self,
        board: &Board,
        colour: Colour,
        prospect: Prospect,
        policy: &'p Policy,
    ) -> &'p [i32; Piece::COUNT] {
        let changed = self.sight.look(prospect);
        let stale = changed | changed.neighbours();
        let new = self
            .sight
            .prospect
            .region
            .without(&self.known.without(&stale));
        self.known = self.known.without(&stale) | new;
        let (pieces, cuts) = policy.worth(board, colour);
        if let Some(said) = self.worth[MARGIN..].first_chunk_mut() {
            policy.say(board, colour, &self.sight.states, &new, said);
        }
        self.part(board, colour, cuts);
        pieces
    }

    /// Adds what it is worth to part a connection, a rival's or one of the own team, to the edge that a piece must
    /// cover.
    fn part(&mut self, board: &Board, colour: Colour, cuts: [i32; 2]) {
        for at in self.parting.drain(..) {
            self.worth[at][CUTS..].fill(0);
        }
        let Prospect {
            region,
            anchors,
            laid,
            ..
        } = &self.sight.prospect;
        for each in board.colours() {
            let worth = cuts[usize::from(board.seat(each) == board.seat(colour))];
            let cells = &laid[each.index()];
            for anchor in &anchors[each.index()] {
                for line in &*LINES {
                    let at = anchor.place_along(line.edge);
                    if cells.has_place(anchor.place_along(line.back)) && region.has_place(at) {
                        self.worth[MARGIN + at][CUTS + line.axis] += worth;
                        self.parting.push(MARGIN + at);
                    }
                }
            }
        }
    }

    #[inline(always)]
    fn score_one(&self, spot: Spot, pieces: &[i32; Piece::COUNT]) -> i32 {
        let shape = shape_of(spot);
        let from = spot.origin().place() * REGARDS;
        let all = self.worth.as_flattened();
        let worth = |regard: &u16| all[(from + usize::from(*regard)) % (2 * PLACES * REGARDS)];
        let sum: i32 = shape.regards.iter().map(worth).sum();
        sum + pieces[usize::from(shape.piece.number()) - 1]
    }
}

/// A connection to an anchor.
struct Line {
    /// The way from the anchor back to the piece that it connects to.
    back: i16,
    /// The way from the anchor to the cell that keeps the edge, and the edge's axis.
    edge: i16,
    axis: usize,
}

static LINES: LazyLock<[Line; 6]> = LazyLock::new(|| {
    std::array::from_fn(|diagonal| {
        let back = -way(DIAGONALS[diagonal]);
        // From the first flank of the edge a step leads to the second; the axis is that step or its reverse.
        let step = (diagonal + 2) % 6;
        let flank = if step < 3 {
            diagonal
        } else {
            (diagonal + 1) % 6
        };
        Line {
            back,
            edge: back + way(DIRECTIONS[flank]),
            axis: step % 3,
        }
    })
});

#[cfg(test)]
mod tests {
    use super::*;
    use game::Rng;
    use gemblo::{Cell, Position, Setup};
    use hex::Hex;
    use std::collections::BTreeSet;

    #[test]
    fn a_score_is_the_sum_of_what_the_cells_around_a_piece_are_worth() {
        let mut rng = Rng::new(11);
        let policy = Policy::learned();
        for players in 2..=6 {
            let mut priors = Priors::new(usize::MAX);
            let mut board = Board::from(&Position::new(&Setup::for_players(players).unwrap()));
            let (mut scored, mut spots) = (Vec::new(), Vec::new());
            while let Some(turn) = board.next_legal(&mut spots) {
                priors.score(&board, &turn, Some(policy), &spots, &mut scored);
                let mut said = vec![[0; REGARDS]; PLACES];
                let all = said.first_chunk_mut().unwrap();
                let mut sight = Sight::new();
                sight.look(Prospect::of(&board, &turn));
                policy.say(
                    &board,
                    turn.colour,
                    &sight.states,
                    &sight.prospect.region,
                    all,
                );
                for (score, spot) in scored.iter().step_by(7) {
                    let expected = by_cells(&board, turn.colour, *spot, &said) as f32 / ONE;
                    assert!((score - expected).abs() < 1e-3, "{score} {expected}");
                }
                let (_, spot) = scored[rng.below(scored.len())];
                board.lay(turn.colour, spot);
            }
        }
    }

    #[test]
    fn what_was_seen_before_is_scored_as_if_seen_for_the_first_time() {
        let mut rng = Rng::new(5);
        let policy = Some(Policy::learned());
        let (mut scored, mut fresh, mut spots) = (Vec::new(), Vec::new(), Vec::new());
        for players in 2..=6 {
            let start = Position::new(&Setup::for_players(players).unwrap());
            let mut priors = Priors::new(100);
            // The first colour always does the same, as long as it can, so that it often sees the same.
            for _ in 0..20 {
                let mut board = Board::from(&start);
                for _ in 0..5 * players {
                    let Some(turn) = board.next_legal(&mut spots) else {
                        break;
                    };
                    priors.score(&board, &turn, policy, &spots, &mut scored);
                    Priors::new(100).score(&board, &turn, policy, &spots, &mut fresh);
                    assert_eq!(scored, fresh);
                    let chosen = match turn.colour {
                        Colour::FIRST => 0,
                        _ => rng.below(spots.len()),
                    };
                    board.lay(turn.colour, spots[chosen]);
                }
            }
        }
    }

    /// The same score, found cell by cell from the rules of the game.
    fn by_cells(board: &Board, colour: Colour, spot: Spot, said: &[[i32; REGARDS]]) -> i32 {
        let own: Vec<Hex> = spot.cells().map(|cell| cell.hex()).collect();
        let first = match own.len() {
            0..=3 => 0,
            4 => 3,
            _ => 6,
        };
        let around = |steps: [Hex; 6]| {
            let ends = own
                .iter()
                .flat_map(move |from| steps.map(|step| *from + step));
            ends.collect::<BTreeSet<Hex>>()
        };
        let beside = around(DIRECTIONS);
        let linked = around(DIAGONALS);
        let worth = |at: Hex, regard: usize| {
            Cell::at(at).map_or(0, |cell| said[cell.place()][first + regard])
        };
        let is_own = |at: &&Hex| own.contains(at);
        let (pieces, [rival, team]) = Policy::learned().worth(board, colour);
        let mut sum = pieces[usize::from(spot.orientation().piece().number()) - 1];
        sum += own.iter().map(|at| worth(*at, 0)).sum::<i32>();
        let near = beside.iter().filter(|at| !is_own(at));
        sum += near.map(|at| worth(*at, 1)).sum::<i32>();
        let far = linked
            .iter()
            .filter(|at| !is_own(at) && !beside.contains(at));
        sum += far.map(|at| worth(*at, 2)).sum::<i32>();
        for each in board.colours() {
            let anchors = board.room(each).anchors;
            let parted = anchors.iter().flat_map(|anchor| {
                let own = &own;
                (0..6).filter(move |line| {
                    let from = anchor.hex() + DIAGONALS[*line];
                    let is_laid =
                        Cell::at(from).is_some_and(|at| board.cells_of(each).contains(at));
                    let flanks = [*line, (*line + 1) % 6].map(|way| anchor.hex() + DIRECTIONS[way]);
                    is_laid && flanks.iter().all(|flank| own.contains(flank))
                })
            });
            let is_team = board.seat(each) == board.seat(colour);
            sum += parted.count() as i32 * if is_team { team } else { rival };
        }
        sum
    }
}
