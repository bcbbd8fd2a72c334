//! The board of the search: the ground of the rules, and what need not be looked for again.

use std::ops::Deref;

use gemblo::raw::{Fitting, Ground, PATTERNS, Room, Spot, Window};
use gemblo::{Cell, Cells, Colour, Colours, MAX_COLOURS, Position, Score};

/// A position of the search.
#[derive(Clone, Copy)]
pub(crate) struct Board {
    ground: Ground,
    /// Each colour's cells around which nothing fits any more.
    ///
    /// Since the board only fills, nothing ever will again.
    dead: [Cells; MAX_COLOURS],
    /// The colour whose turn is due, if it can lay a piece.
    turn: Colour,
    /// The colours that are known to be blocked.
    blocked: Colours,
}

/// Whose turn it is, and the anchors that its placements were found at.
pub(crate) struct Turn {
    pub(crate) colour: Colour,
    pub(crate) anchors: Cells,
}

/// The ways to cover each anchor of the colour to move; a buffer that is used again.
#[derive(Default)]
pub(crate) struct Choices {
    pub(crate) anchors: Cells,
    pub(crate) at: Vec<Choice>,
}

/// The ways to cover one anchor.
pub(crate) struct Choice {
    pub(crate) anchor: Cell,
    pub(crate) fitting: Fitting,
    pub(crate) count: usize,
}

impl From<&Position> for Board {
    fn from(position: &Position) -> Board {
        let mut board = Board {
            ground: **position,
            dead: [Cells::EMPTY; MAX_COLOURS],
            turn: position.to_act().unwrap_or(Colour::FIRST),
            blocked: position.passed(),
        };
        for colour in position.colours() {
            board.find_choices(colour, &mut Choices::default());
        }
        board
    }
}

impl Deref for Board {
    type Target = Ground;

    fn deref(&self) -> &Ground {
        &self.ground
    }
}

impl Board {
    /// The colour whose turn is due; it may turn out to be blocked.
    pub(crate) fn turn(&self) -> Colour {
        self.turn
    }

    /// The seat that plays a colour, as an index.
    pub(crate) fn seat(&self, colour: Colour) -> usize {
        self.seat_of(colour).index()
    }

    /// What each seat has left.
    pub(crate) fn scores(&self) -> impl ExactSizeIterator<Item = Score> + Clone {
        (0..usize::from(self.players())).map(|seat| {
            let own = self.colours().filter(|colour| self.seat(*colour) == seat);
            Score::of(own.map(|colour| self.left(colour)))
        })
    }

    /// The colours of the same player, `colour` included.
    pub(crate) fn team_of(&self, colour: Colour) -> Colours {
        let seat = self.seat_of(colour);
        self.colours()
            .filter(|other| self.seat_of(*other) == seat)
            .collect()
    }

    /// Where the colour's next piece may lie, without the anchors that are known to be dead.
    #[inline]
    pub(crate) fn live_room(&self, colour: Colour) -> Room {
        let Room { open, anchors } = self.room(colour);
        let anchors = anchors.without(&self.dead[colour.index()]);
        Room { open, anchors }
    }

    /// Lays a piece; the next colour's turn is due then.
    #[inline]
    pub(crate) fn lay(&mut self, colour: Colour, spot: Spot) {
        self.ground.lay(colour, spot);
        self.turn = self.colour_after(colour);
    }

    /// Finds the colour to move and all ways to cover its anchors; none once the game is over.
    ///
    /// Colours without a legal placement are passed over, and anchors without one are forgotten:
    /// since the board only fills, neither can ever come back.
    #[inline]
    pub(crate) fn next_turn(&mut self, choices: &mut Choices) -> Option<Colour> {
        for _ in self.colours() {
            if !self.blocked.contains(self.turn) {
                self.find_choices(self.turn, choices);
                if !choices.at.is_empty() {
                    return Some(self.turn);
                }
                self.blocked.insert(self.turn);
            }
            self.turn = self.colour_after(self.turn);
        }
        choices.at.clear();
        None
    }

    #[inline]
    fn find_choices(&mut self, colour: Colour, choices: &mut Choices) {
        choices.at.clear();
        let Room { open, anchors } = self.live_room(colour);
        let (tables, window) = (&*PATTERNS, Window::new(&open));
        let among = tables.of_pieces(self.left(colour));
        choices.anchors = anchors;
        for anchor in &anchors {
            let fitting = tables.fitting(&window, anchor, &among);
            let count = fitting.len();
            if count == 0 {
                self.dead[colour.index()].insert(anchor);
                choices.anchors.remove(anchor);
            } else {
                choices.at.push(Choice {
                    anchor,
                    fitting,
                    count,
                });
            }
        }
    }

    /// Finds the colour to move and its placements; none once the game is over.
    pub(crate) fn next_legal(&mut self, spots: &mut Vec<Spot>) -> Option<Turn> {
        spots.clear();
        for _ in self.colours() {
            let colour = self.turn;
            if !self.blocked.contains(colour) {
                let anchors = self.each_legal(colour, |spot| spots.push(spot));
                if !spots.is_empty() {
                    return Some(Turn { colour, anchors });
                }
                self.blocked.insert(colour);
            }
            self.turn = self.colour_after(colour);
        }
        None
    }

    /// Visits every legal placement of a colour once; says the anchors at which it found some.
    pub(crate) fn each_legal(&self, colour: Colour, mut visit: impl FnMut(Spot)) -> Cells {
        let Room { open, anchors } = self.live_room(colour);
        let (tables, mut window) = (&*PATTERNS, Window::new(&open));
        let among = tables.of_pieces(self.left(colour));
        let mut found = anchors;
        for anchor in &anchors {
            let fitting = tables.fitting(&window, anchor, &among);
            if fitting.is_empty() {
                found.remove(anchor);
            }
            for pattern in fitting.iter() {
                visit(tables.spot(pattern, anchor));
            }
            window.close(anchor);
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Rng;
    use gemblo::{Placement, Setup};

    fn legal(board: &Board, colour: Colour) -> Vec<Placement> {
        let mut legal = Vec::new();
        board.each_legal(colour, |spot| legal.push(spot.placement()));
        legal.sort();
        legal
    }

    #[test]
    fn the_board_kept_up_has_the_legal_placements_of_the_rules_at_every_ply() {
        let mut choices = Choices::default();
        for seed in 0..20 {
            let mut rng = Rng::new(seed);
            let setup = match seed % 6 {
                5 => format!("gemblo5#{seed}").parse().unwrap(),
                players => Setup::for_players(players as u8 + 2).unwrap(),
            };
            let mut position = Position::new(&setup);
            let mut board = Board::from(&position);
            loop {
                assert_eq!(board.next_turn(&mut choices), position.to_act());
                let Some(colour) = position.to_act() else {
                    break;
                };
                for each in position.colours() {
                    let mut expected: Vec<Placement> = position.legal_for(each).iter().collect();
                    expected.sort();
                    assert_eq!(legal(&board, each), expected);
                }
                let legal = position.legal();
                let placement = legal.nth(rng.below(legal.len())).unwrap();
                position.play(placement).unwrap();
                board.lay(colour, placement.spot());
            }
            assert!(board.scores().eq(position.scores()));
        }
    }
}
