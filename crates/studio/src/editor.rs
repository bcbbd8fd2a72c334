//! Painting a silhouette and choosing pieces for it.

use gemblo::{Area, Cell, Cells, Piece};
use gemblo_puzzle::{Fault, MOST_COPIES, Puzzle, Stock, Use};
use hex::{Hex, Symmetry};
use table::{Arrow, Cursor};

use crate::ground::{on_board, spots};
use crate::history::History;
use crate::share::{read_parts, write_parts};

/// What is painted together with a cell.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Mirror {
    /// Nothing.
    #[default]
    Off,
    /// Its mirror image.
    Sides,
    /// All six of its turns.
    Turns,
}

/// A puzzle in the making.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Editor {
    /// What it is called.
    pub name: String,
    /// What is painted together with a cell.
    pub mirror: Mirror,
    sketch: Sketch,
    history: History<Sketch>,
    stroke: Option<bool>,
    cursor: Option<Cursor<Cell>>,
}

/// What can be undone.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
struct Sketch {
    cells: Cells,
    stock: Stock,
}

impl Editor {
    /// Begins with a puzzle; nothing if it is too large for the board.
    pub fn of(puzzle: &Puzzle) -> Option<Editor> {
        let cells = on_board(puzzle.spots())?.into_iter().collect();
        Some(Editor::with(puzzle.name(), cells, puzzle.stock()))
    }

    /// Everything worth keeping, as text.
    pub fn save(&self) -> String {
        let Sketch { cells, stock } = &self.sketch;
        format!("{} {}", write_parts(Use::All, *stock, cells), self.name)
    }

    /// Goes on with what was kept.
    pub fn restore(text: &str) -> Option<Editor> {
        let (parts, name) = text.split_once(' ')?;
        let (_, stock, cells) = read_parts(parts)?;
        Some(Editor::with(name, cells, stock))
    }

    fn with(name: &str, cells: Cells, stock: Stock) -> Editor {
        Editor {
            name: name.to_owned(),
            sketch: Sketch { cells, stock },
            ..Editor::default()
        }
    }

    /// The painted cells.
    pub fn cells(&self) -> &Cells {
        &self.sketch.cells
    }

    /// The chosen pieces.
    pub fn stock(&self) -> Stock {
        self.sketch.stock
    }

    /// The puzzle, if cells and pieces make one.
    pub fn puzzle(&self) -> Result<Puzzle, Fault> {
        let Sketch { cells, stock } = &self.sketch;
        Puzzle::new(&self.name, &spots(cells), *stock, Use::All)
    }

    /// The silhouette with pieces to choose from: those of so many colours.
    pub fn silhouette(&self, colours: u8) -> Result<Puzzle, Fault> {
        let pool = Piece::all().fold(Stock::EMPTY, |stock, piece| stock.with(piece, colours));
        Puzzle::new(&self.name, &spots(&self.sketch.cells), pool, Use::Any)
    }

    /// A stroke begins: it paints if the cell is empty, and erases if it is painted.
    pub fn begin(&mut self, cell: Cell) {
        self.note();
        self.stroke = Some(!self.sketch.cells.contains(cell));
        self.paint(cell);
    }

    /// The stroke reaches a cell.
    pub fn paint(&mut self, cell: Cell) {
        let Some(paints) = self.stroke else { return };
        for cell in self.together(cell) {
            if paints {
                self.sketch.cells.insert(cell)
            } else {
                self.sketch.cells.remove(cell)
            }
        }
    }

    /// Whether the stroke would change a cell.
    pub fn would_paint(&self, cell: Cell) -> bool {
        self.stroke
            .is_some_and(|paints| self.sketch.cells.contains(cell) != paints)
    }

    /// The stroke ends.
    pub fn end(&mut self) {
        self.stroke = None;
    }

    /// Paints or erases a cell.
    pub fn toggle(&mut self, cell: Cell) {
        self.cursor = Some(Cursor::at(cell));
        self.begin(cell);
        self.end();
    }

    /// The keyboard's cursor.
    pub fn cursor(&self) -> Option<Cell> {
        self.cursor.map(|cursor| cursor.at)
    }

    /// An arrow key.
    pub fn arrow(&mut self, arrow: Arrow) {
        let centre = || Cell::at(Hex::default()).map(Cursor::at);
        self.cursor = match self.cursor {
            Some(cursor) => Some(cursor.walk(arrow, Area::Whole.cells())),
            None => centre(),
        };
    }

    /// Changes the number of copies of a piece.
    pub fn change_copies(&mut self, piece: Piece, by: i8) {
        let copies = self.sketch.stock.copies(piece);
        let copies = copies.saturating_add_signed(by).min(MOST_COPIES);
        self.set_stock(self.sketch.stock.with(piece, copies));
    }

    /// Chooses all pieces at once.
    pub fn set_stock(&mut self, stock: Stock) {
        if stock != self.sketch.stock {
            self.note();
            self.sketch.stock = stock;
        }
    }

    /// Wipes everything.
    pub fn clear(&mut self) {
        self.note();
        self.sketch = Sketch::default();
    }

    /// Undoes the last change.
    pub fn undo(&mut self) {
        self.sketch = self.history.undo(self.sketch).unwrap_or(self.sketch);
    }

    /// Makes a change again that was undone.
    pub fn redo(&mut self) {
        self.sketch = self.history.redo(self.sketch).unwrap_or(self.sketch);
    }

    /// Whether there is something to undo, and to redo.
    pub fn can_undo_redo(&self) -> (bool, bool) {
        (self.history.can_undo(), self.history.can_redo())
    }

    fn note(&mut self) {
        self.history.note(self.sketch);
    }

    fn together(&self, cell: Cell) -> Vec<Cell> {
        let hex = cell.hex();
        let all: Vec<Hex> = match self.mirror {
            Mirror::Off => vec![hex],
            // Columns stand upright: a mirror keeps the height `2r + q` and changes sides.
            Mirror::Sides => vec![hex, Hex::new(-hex.q, hex.r + hex.q)],
            Mirror::Turns => Symmetry::ALL[..6]
                .iter()
                .map(|turn| turn.apply(hex))
                .collect(),
        };
        all.into_iter().filter_map(Cell::at).collect()
    }
}
