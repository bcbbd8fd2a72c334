//! Every choice of pieces from a stock, numbered among those of as many cells.

use crate::stock::{Stock, shift};

/// What can have been laid, by how many cells it covers.
pub struct Hands {
    /// How many choices cover so many cells.
    counts: Vec<usize>,
    /// Where the stock keeps the copies of each piece.
    shifts: Vec<u32>,
    /// For each number of cells and piece: the choices that can take one more, by their number before and after. Both
    /// numbers grow along the list.
    steps: Vec<Vec<(u32, u32)>>,
}

/// The most choices that are numbered.
const MOST: usize = 1 << 18;

/// A kind of piece while choices are numbered.
struct Kind {
    copies: usize,
    size: usize,
    /// What one copy adds to the code of a choice.
    value: usize,
}

impl Hands {
    /// The choices from a stock that cover at most so many cells; nothing where there are too many.
    pub fn new(stock: Stock, cells: usize) -> Option<Hands> {
        let mut codes = 1;
        let mut kinds = Vec::new();
        for (piece, copies) in stock.iter() {
            let copies = usize::from(copies);
            kinds.push(Kind {
                copies,
                size: piece.size().into(),
                value: codes,
            });
            codes *= copies + 1;
            if codes > MOST {
                return None;
            }
        }
        let shifts = stock.iter().map(|(piece, _)| shift(piece)).collect();
        let mut hands = Hands {
            counts: vec![0; cells + 1],
            shifts,
            steps: vec![Vec::new(); (cells + 1) * kinds.len()],
        };
        hands.number(codes, &kinds);
        Some(hands)
    }

    fn number(&mut self, codes: usize, kinds: &[Kind]) {
        let most = self.counts.len() - 1;
        let cells =
            |code: usize| -> usize { kinds.iter().map(|kind| kind.held(code) * kind.size).sum() };
        // A choice has a higher code than the same without a piece, and codes with one more piece keep their order.
        let mut numbers = vec![0; codes];
        for code in (0..codes).rev() {
            let cells = cells(code);
            if cells > most {
                continue;
            }
            numbers[code] = self.counts[cells] as u32;
            self.counts[cells] += 1;
            for (place, kind) in kinds.iter().enumerate() {
                if kind.held(code) < kind.copies && cells + kind.size <= most {
                    let after = numbers[code + kind.value];
                    self.steps[cells * kinds.len() + place].push((numbers[code], after));
                }
            }
        }
    }

    /// How many choices cover so many cells.
    pub fn count(&self, cells: u32) -> usize {
        self.counts[cells as usize]
    }

    /// The place of a piece among those of the stock.
    pub fn place(&self, shift: u32) -> Option<usize> {
        self.shifts.iter().position(|own| *own == shift)
    }

    /// The choices of so many cells that can take one more of the piece at a place.
    pub fn steps(&self, cells: u32, place: usize) -> &[(u32, u32)] {
        &self.steps[cells as usize * self.shifts.len() + place]
    }
}

impl Kind {
    /// The copies in a choice.
    fn held(&self, code: usize) -> usize {
        code / self.value % (self.copies + 1)
    }
}
