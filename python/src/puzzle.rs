//! Puzzles: silhouettes that are filled with pieces of Gemblo.

use gemblo::Piece;
use gemblo_puzzle::{self as puzzles, Flow, Fold, Grade, Solver, Spot, Stock, Use};
use pyo3::prelude::*;

use crate::failure::{late, refused};
use crate::patience::Patience;

/// A silhouette to be filled exactly with pieces.
#[pyclass(frozen, module = "sixfold")]
pub struct Puzzle(puzzles::Puzzle);

/// A piece by its number, and the cells that it covers, in doubled coordinates.
type Laid = (u8, Vec<(i32, i32)>);

#[pymethods]
impl Puzzle {
    /// Cells in doubled coordinates, and pieces by their numbers; `use` is `all` or `any`.
    #[new]
    #[pyo3(signature = (cells, pieces, *, name = "", r#use = "all"))]
    fn new(cells: Vec<(i32, i32)>, pieces: Vec<u8>, name: &str, r#use: &str) -> PyResult<Puzzle> {
        let usage = match r#use {
            "all" => Use::All,
            "any" => Use::Any,
            other => return Err(refused(format!("{other:?} is neither \"all\" nor \"any\""))),
        };
        let mut stock = Stock::EMPTY;
        for number in pieces {
            let piece = Piece::new(number);
            let piece = piece.ok_or_else(|| refused(format!("there is no piece {number}")))?;
            stock.add(piece).map_err(refused)?;
        }
        let spots: Vec<Spot> = cells.into_iter().map(|(c, h)| Spot::new(c, h)).collect();
        let puzzle = puzzles::Puzzle::new(name, &spots, stock, usage);
        puzzle.map(Puzzle).map_err(refused)
    }

    /// Reads the format `sixfold-puzzle-1`.
    #[staticmethod]
    fn from_json(text: &str) -> PyResult<Puzzle> {
        puzzles::Puzzle::from_json(text)
            .map(Puzzle)
            .map_err(refused)
    }

    fn to_json(&self) -> String {
        self.0.to_json()
    }

    #[getter]
    fn name(&self) -> &str {
        self.0.name()
    }

    /// The cells of the silhouette.
    #[getter]
    fn cells(&self) -> Vec<(i32, i32)> {
        self.0.spots().iter().map(|spot| (spot.c, spot.h)).collect()
    }

    /// The numbers of the pieces, each as often as there are copies.
    #[getter]
    fn pieces(&self) -> Vec<u32> {
        let stock = self.0.stock();
        let copies = stock.iter().flat_map(|(piece, copies)| {
            std::iter::repeat_n(u32::from(piece.number()), copies.into())
        });
        copies.collect()
    }

    /// Some solution, or none; raises `TimeoutError` when the seconds are over before.
    #[pyo3(signature = (seed = 0, seconds = None))]
    fn solve(
        &self,
        py: Python<'_>,
        seed: u64,
        seconds: Option<f64>,
    ) -> PyResult<Option<Vec<Laid>>> {
        let found = Patience::new(seconds)?.spend(py, |patience| {
            Solver::new(&self.0).first(seed, &mut |_| flow(patience))
        })?;
        let solution = found.map_err(|_| late())?;
        Ok(solution.map(|solution| solution.pieces.iter().map(laid).collect()))
    }

    /// The number of solutions; raises `TimeoutError` when the seconds are over before.
    #[pyo3(signature = (folded = false, threads = 1, seconds = None))]
    fn count(
        &self,
        py: Python<'_>,
        folded: bool,
        threads: usize,
        seconds: Option<f64>,
    ) -> PyResult<u128> {
        let fold = if folded { Fold::Folded } else { Fold::Separate };
        let count = Patience::new(seconds)?.spend(py, |patience| {
            Solver::new(&self.0).count(fold, threads, &mut |_| flow(patience))
        })?;
        if count.end == puzzles::End::Cancelled {
            return Err(late());
        }
        Ok(count.solutions)
    }

    /// The grade by stars, 1 to 6.
    fn grade(&self, py: Python<'_>) -> u8 {
        py.detach(|| Grade::of(puzzles::difficulty(&self.0)).stars())
    }

    fn __repr__(&self) -> String {
        let (name, cells) = (self.0.name(), self.0.spots().len());
        format!("<sixfold.Puzzle {name:?}, {cells} cells>")
    }
}

/// The puzzles of a grade of the book, 1 to 6.
#[pyfunction]
pub fn book(grade: u8) -> PyResult<Vec<Puzzle>> {
    let found = Grade::new(grade).ok_or_else(|| refused("a grade is a number from 1 to 6"))?;
    let made = puzzles::book::grade(found).into_iter();
    Ok(made.map(|made| Puzzle(made.puzzle)).collect())
}

fn flow(patience: &Patience) -> Flow {
    if patience.is_over() {
        Flow::Stop
    } else {
        Flow::GoOn
    }
}

fn laid(laid: &puzzles::Laid) -> Laid {
    let cells = laid.spots.iter().map(|spot| (spot.c, spot.h));
    (laid.piece.number(), cells.collect())
}
