//! Exact cover by dancing links, after Knuth's paper of 2000, with multiplicities for the pieces.
//!
//! Written from the literature as a yardstick; it shares no code with the solvers of the crate. A
//! piece with several copies is a row of items, one for each copy, and the copies are laid in the
//! order of their cells, so that exchanging them is not another solution.

use gemblo::{Orientation, Piece};
use gemblo_puzzle::{Puzzle, Spot, Use};

/// The number of solutions.
pub fn count(puzzle: &Puzzle) -> u64 {
    count_while(puzzle, &|| true)
}

/// The number of solutions that are found as long as one may go on.
pub fn count_while(puzzle: &Puzzle, may_go_on: &dyn Fn() -> bool) -> u64 {
    let mut links = Links::of(puzzle);
    let mut chosen = Vec::new();
    links.search(&mut chosen, may_go_on)
}

struct Links {
    left: Vec<usize>,
    right: Vec<usize>,
    up: Vec<usize>,
    down: Vec<usize>,
    column: Vec<usize>,
    /// The option of each node.
    option: Vec<usize>,
    size: Vec<usize>,
    /// For each option the copy that it lays (piece, which copy) and its lowest cell.
    lays: Vec<(usize, usize, usize)>,
    copies: Vec<usize>,
}

const ROOT: usize = 0;

impl Links {
    fn of(puzzle: &Puzzle) -> Links {
        let cells = puzzle.spots();
        let copies: Vec<usize> = Piece::all()
            .map(|p| usize::from(puzzle.stock().copies(p)))
            .collect();
        let items = cells.len() + copies.iter().sum::<usize>();
        let primary = match puzzle.usage() {
            Use::All => items,
            Use::Any => cells.len(),
        };
        let mut links = Links::with_items(items, primary, copies.clone());
        let mut first_copy = cells.len() + 1;
        for piece in Piece::all() {
            let copies = copies[usize::from(piece.number()) - 1];
            for (copy, item) in (first_copy..first_copy + copies).enumerate() {
                for covered in places(cells, piece) {
                    let mut columns: Vec<usize> = covered.iter().map(|cell| cell + 1).collect();
                    columns.push(item);
                    links.add(
                        &columns,
                        (usize::from(piece.number()) - 1, copy, covered[0]),
                    );
                }
            }
            first_copy += copies;
        }
        links
    }

    fn with_items(items: usize, primary: usize, copies: Vec<usize>) -> Links {
        let own: Vec<usize> = (0..=items).collect();
        let mut links = Links {
            left: own.clone(),
            right: own.clone(),
            up: own.clone(),
            down: own.clone(),
            column: own,
            option: vec![usize::MAX; items + 1],
            size: vec![0; items + 1],
            lays: Vec::new(),
            copies,
        };
        for item in 1..=primary {
            let last = links.left[ROOT];
            (links.right[last], links.left[item]) = (item, last);
            (links.right[item], links.left[ROOT]) = (ROOT, item);
        }
        links
    }

    fn add(&mut self, columns: &[usize], lays: (usize, usize, usize)) {
        let first = self.column.len();
        for (i, &column) in columns.iter().enumerate() {
            let node = first + i;
            let above = self.up[column];
            self.column.push(column);
            self.option.push(self.lays.len());
            self.up.push(above);
            self.down.push(column);
            self.down[above] = node;
            self.up[column] = node;
            self.left.push(if i == 0 {
                first + columns.len() - 1
            } else {
                node - 1
            });
            self.right.push(if i + 1 == columns.len() {
                first
            } else {
                node + 1
            });
            self.size[column] += 1;
        }
        self.lays.push(lays);
    }

    fn cover(&mut self, column: usize) {
        let (left, right) = (self.left[column], self.right[column]);
        self.right[left] = right;
        self.left[right] = left;
        let mut row = self.down[column];
        while row != column {
            let mut node = self.right[row];
            while node != row {
                let (up, down) = (self.up[node], self.down[node]);
                self.down[up] = down;
                self.up[down] = up;
                self.size[self.column[node]] -= 1;
                node = self.right[node];
            }
            row = self.down[row];
        }
    }

    fn uncover(&mut self, column: usize) {
        let mut row = self.up[column];
        while row != column {
            let mut node = self.left[row];
            while node != row {
                let (up, down) = (self.up[node], self.down[node]);
                self.down[up] = node;
                self.up[down] = node;
                self.size[self.column[node]] += 1;
                node = self.left[node];
            }
            row = self.up[row];
        }
        let (left, right) = (self.left[column], self.right[column]);
        self.right[left] = column;
        self.left[right] = column;
    }

    fn search(&mut self, chosen: &mut Vec<usize>, may_go_on: &dyn Fn() -> bool) -> u64 {
        if self.right[ROOT] == ROOT {
            return u64::from(self.in_order(chosen));
        }
        let column = self.smallest();
        let mut found = 0;
        self.cover(column);
        let mut row = self.down[column];
        while row != column && may_go_on() {
            chosen.push(self.option[row]);
            if self.may_be_in_order(chosen) {
                let mut node = self.right[row];
                while node != row {
                    self.cover(self.column[node]);
                    node = self.right[node];
                }
                found += self.search(chosen, may_go_on);
                node = self.left[row];
                while node != row {
                    self.uncover(self.column[node]);
                    node = self.left[node];
                }
            }
            chosen.pop();
            row = self.down[row];
        }
        self.uncover(column);
        found
    }

    fn smallest(&self) -> usize {
        let mut best = self.right[ROOT];
        let mut column = best;
        while column != ROOT {
            if self.size[column] < self.size[best] {
                best = column;
            }
            column = self.right[column];
        }
        best
    }

    /// Whether the copies of the piece laid last can still come in the order of their cells.
    fn may_be_in_order(&self, chosen: &[usize]) -> bool {
        let (piece, copy, cell) = self.lays[chosen[chosen.len() - 1]];
        if self.copies[piece] == 1 {
            return true;
        }
        chosen
            .iter()
            .map(|option| self.lays[*option])
            .all(|(p, other, first)| {
                p != piece || other == copy || (other < copy) == (first < cell)
            })
    }

    /// Of a piece that is not used up, the first copies are taken.
    fn in_order(&self, chosen: &[usize]) -> bool {
        let lays = || chosen.iter().map(|option| self.lays[*option]);
        lays().all(|(piece, copy, _)| {
            (0..copy).all(|earlier| lays().any(|(p, c, _)| (p, c) == (piece, earlier)))
        })
    }
}

/// Every way to lay a piece on the cells, as sorted cell numbers.
fn places(cells: &[Spot], piece: Piece) -> Vec<Vec<usize>> {
    let number = |spot: Spot| cells.binary_search(&spot).ok();
    let mut places = Vec::new();
    for spot in cells {
        for orientation in Orientation::all().filter(|way| way.piece() == piece) {
            let covered = orientation.cells().iter().map(|step| {
                let (q, r) = (i32::from(step.q), i32::from(step.r));
                number(Spot::new(spot.c + q, spot.h + 2 * r + q))
            });
            if let Some(mut covered) = covered.collect::<Option<Vec<usize>>>() {
                covered.sort_unstable();
                places.push(covered);
            }
        }
    }
    places
}
