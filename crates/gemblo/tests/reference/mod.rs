//! Gemblo once more, slowly: plain maps and loops written from the rules text alone.
//!
//! It shares no code with the crate that it judges. A step is its text, as in `g1,g2,h3`.

pub mod area;
mod material;
mod pieces;
pub mod result;
mod sanity;

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use area::Placement;
pub use material::OBSTACLES;
pub use pieces::PIECES;

/// Column and half-row, in doubled coordinates.
pub type Cell = (i32, i32);

/// Whose piece covers a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owner {
    /// A colour, counted from 0 in clockwise order.
    Colour(usize),
    /// A piece laid before the game of five.
    Obstacle,
}

/// What never changes during a game.
#[derive(Debug)]
struct Table {
    players: usize,
    starts: Vec<Cell>,
    placements: Vec<Placement>,
    /// The placements that cover a cell, as indices.
    covering: BTreeMap<Cell, Vec<usize>>,
    /// The cells connected to a cell across an edge, with the flanks of that edge.
    connections: BTreeMap<Cell, Vec<(Cell, [Cell; 2])>>,
}

/// A game in progress or over.
#[derive(Clone, Debug)]
pub struct Reference {
    table: Rc<Table>,
    /// The covered cells: whose piece, and which one of all pieces laid so far.
    board: BTreeMap<Cell, (Owner, usize)>,
    pieces_laid: usize,
    /// The numbers of the pieces that each colour has left.
    hands: Vec<BTreeSet<usize>>,
    /// The colour that acts and its legal placements; nobody once the game is over.
    to_act: Option<(usize, BTreeSet<usize>)>,
    refused_as_covered: usize,
    passed_over: BTreeSet<usize>,
}

impl Reference {
    /// The first position of a game for so many players.
    pub fn new(players: usize) -> Reference {
        let area = area::area(players);
        let placements = area::placements(&area);
        let mut covering: BTreeMap<Cell, Vec<usize>> = BTreeMap::new();
        for (index, placement) in placements.iter().enumerate() {
            for cell in &placement.cells {
                covering.entry(*cell).or_default().push(index);
            }
        }
        let starts = area::starts(players);
        let connections = area
            .iter()
            .map(|cell| (*cell, area::connections(*cell)))
            .collect();
        let hand: BTreeSet<usize> = (1..=PIECES.len()).collect();
        let mut game = Reference {
            board: BTreeMap::new(),
            pieces_laid: 0,
            hands: vec![hand; starts.len()],
            to_act: None,
            refused_as_covered: 0,
            passed_over: BTreeSet::new(),
            table: Rc::new(Table {
                players,
                starts,
                placements,
                covering,
                connections,
            }),
        };
        if players == 5 {
            for cells in OBSTACLES {
                game.lay(cells, Owner::Obstacle);
            }
        }
        game.find_who_acts(0);
        game
    }

    /// The player (not the colour) that acts; nobody once the game is over.
    pub fn to_move(&self) -> Option<usize> {
        let (colour, _) = self.to_act.as_ref()?;
        Some(self.player_of(*colour))
    }

    /// The text of every legal placement of the colour that acts.
    pub fn legal_steps(&self) -> BTreeSet<&str> {
        let legal = self.to_act.iter().flat_map(|(_, legal)| legal);
        legal
            .map(|index| self.table.placements[*index].text.as_str())
            .collect()
    }

    /// The number of the piece that a legal step lays.
    pub fn piece_laid_by(&self, step: &str) -> usize {
        self.table.placements[self.find(step)].piece
    }

    /// The place of every player, once the game is over (rules E).
    pub fn places(&self) -> Option<Vec<usize>> {
        self.to_act
            .is_none()
            .then(|| result::places(&self.pieces_left()))
    }

    /// The numbers of the pieces that each player has left.
    pub fn pieces_left(&self) -> Vec<Vec<usize>> {
        let mut left = vec![Vec::new(); self.table.players];
        for (colour, hand) in self.hands.iter().enumerate() {
            left[self.player_of(colour)].extend(hand);
        }
        left
    }

    /// How many placements of the colour to act failed only because every connection is covered.
    pub fn refused_as_covered(&self) -> usize {
        self.refused_as_covered
    }

    /// The colours that were passed over just now.
    pub fn passed_over(&self) -> &BTreeSet<usize> {
        &self.passed_over
    }

    /// Lays the piece that the text describes.
    ///
    /// # Panics
    /// When it is not legal.
    pub fn apply(&mut self, step: &str) {
        let index = self.find(step);
        let (colour, _) = self.to_act.take().unwrap();
        let table = Rc::clone(&self.table);
        let placement = &table.placements[index];
        self.lay(&placement.cells, Owner::Colour(colour));
        self.hands[colour].remove(&placement.piece);
        self.find_who_acts((colour + 1) % self.hands.len());
    }

    fn find(&self, step: &str) -> usize {
        let (_, legal) = self.to_act.as_ref().expect("the game goes on");
        *legal
            .iter()
            .find(|index| self.table.placements[**index].text == step)
            .expect("only legal steps are played")
    }

    /// With two players each has the two colours of a diagonal (rules B).
    fn player_of(&self, colour: usize) -> usize {
        colour % self.table.players
    }

    fn lay(&mut self, cells: &[Cell], owner: Owner) {
        self.pieces_laid += 1;
        for cell in cells {
            let before = self.board.insert(*cell, (owner, self.pieces_laid));
            assert_eq!(before, None, "{cell:?} was free");
        }
    }

    /// Passes over every colour that cannot place, from `first` on (rules D4, D6).
    fn find_who_acts(&mut self, first: usize) {
        self.passed_over.clear();
        for i in 0..self.hands.len() {
            let colour = (first + i) % self.hands.len();
            let legal = self.legal_placements(colour);
            if !legal.is_empty() {
                self.to_act = Some((colour, legal));
                return;
            }
            self.passed_over.insert(colour);
        }
    }

    fn legal_placements(&mut self, colour: usize) -> BTreeSet<usize> {
        self.refused_as_covered = 0;
        let own = self.cells_of(colour);
        let allowed = self.allowed_cells(&own);
        // A first piece covers the start cell (D2); a later one has a connected cell (D3).
        let wanted: BTreeSet<Cell> = if own.is_empty() {
            [self.table.starts[colour]].into()
        } else {
            let far = own.iter().flat_map(|cell| &self.table.connections[cell]);
            far.map(|(cell, _)| *cell).collect()
        };
        let mut candidates = BTreeSet::new();
        for cell in wanted.intersection(&allowed) {
            for index in &self.table.covering[cell] {
                let placement = &self.table.placements[*index];
                if self.hands[colour].contains(&placement.piece)
                    && placement.cells.iter().all(|cell| allowed.contains(cell))
                {
                    candidates.insert(*index);
                }
            }
        }
        if own.is_empty() {
            return candidates;
        }
        let found = candidates.len();
        candidates.retain(|index| self.is_connected(&self.table.placements[*index], &own));
        self.refused_as_covered = found - candidates.len();
        candidates
    }

    fn cells_of(&self, colour: usize) -> BTreeSet<Cell> {
        self.board
            .iter()
            .filter(|(_, (owner, _))| *owner == Owner::Colour(colour))
            .map(|(cell, _)| *cell)
            .collect()
    }

    /// The free cells of the playing area that touch no cell of `own` (rules D1, D3).
    fn allowed_cells(&self, own: &BTreeSet<Cell>) -> BTreeSet<Cell> {
        let mut allowed: BTreeSet<Cell> = self.table.covering.keys().copied().collect();
        allowed.retain(|cell| !self.board.contains_key(cell));
        for cell in own.iter().flat_map(|cell| area::neighbours(*cell)) {
            allowed.remove(&cell);
        }
        allowed
    }

    /// Whether a cell of the piece is connected to one of `own` across an open edge (rules D3).
    fn is_connected(&self, placement: &Placement, own: &BTreeSet<Cell>) -> bool {
        // The new piece counts as the next one on the board.
        let piece_on = |cell: &Cell| {
            if placement.cells.contains(cell) {
                Some(self.pieces_laid + 1)
            } else {
                self.board.get(cell).map(|(_, piece)| *piece)
            }
        };
        let is_covered = |[left, right]: &[Cell; 2]| {
            piece_on(left).is_some() && piece_on(left) == piece_on(right)
        };
        placement
            .cells
            .iter()
            .flat_map(|cell| &self.table.connections[cell])
            .any(|(far, flanks)| own.contains(far) && !is_covered(flanks))
    }
}
