//! Tilings of figures by the free polyhexes, against published counts.

use std::collections::BTreeSet;

use exact_cover::Problem;

type Cell = (i32, i32);
type Shape = Vec<Cell>;

const STEPS: [Cell; 6] = [(0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0)];

/// The shape with its cells sorted and its smallest coordinates at 0.
fn normal(mut shape: Shape) -> Shape {
    let q = shape.iter().map(|cell| cell.0).min().unwrap();
    let r = shape.iter().map(|cell| cell.1).min().unwrap();
    shape
        .iter_mut()
        .for_each(|cell| *cell = (cell.0 - q, cell.1 - r));
    shape.sort();
    shape
}

/// All different ways to turn a shape and turn it over.
fn orientations(shape: &Shape) -> BTreeSet<Shape> {
    let mut all = BTreeSet::new();
    let mut turned = shape.clone();
    for _ in 0..2 {
        for _ in 0..6 {
            turned
                .iter_mut()
                .for_each(|(q, r)| (*q, *r) = (-*r, *q + *r));
            all.insert(normal(turned.clone()));
        }
        turned.iter_mut().for_each(|(q, r)| (*q, *r) = (*r, *q));
    }
    all
}

/// The free polyhexes of so many cells.
fn polyhexes(cells: usize) -> BTreeSet<Shape> {
    let mut all = BTreeSet::from([vec![(0, 0)]]);
    for _ in 1..cells {
        let mut larger = BTreeSet::new();
        for shape in &all {
            for (q, r) in shape {
                for step in STEPS {
                    let cell = (q + step.0, r + step.1);
                    if !shape.contains(&cell) {
                        let mut grown = shape.clone();
                        grown.push(cell);
                        larger.insert(orientations(&grown).first().unwrap().clone());
                    }
                }
            }
        }
        all = larger;
    }
    all
}

fn tilings(figure: &[Cell], pieces: &BTreeSet<Shape>) -> u64 {
    let mut problem = Problem::new();
    let cells: Vec<_> = figure.iter().map(|_| problem.exactly(1)).collect();
    for piece in pieces {
        let item = problem.exactly(1);
        for shape in orientations(piece) {
            for (q, r) in figure {
                let at = |cell: &Cell| {
                    let place = (cell.0 - shape[0].0 + q, cell.1 - shape[0].1 + r);
                    figure.iter().position(|cell| *cell == place)
                };
                if let Some(covered) = shape.iter().map(at).collect::<Option<Vec<usize>>>() {
                    let mut items: Vec<_> = covered.iter().map(|cell| cells[*cell]).collect();
                    items.push(item);
                    problem.option(&items).unwrap();
                }
            }
        }
    }
    problem.count()
}

fn parallelogram(width: i32, height: i32) -> Vec<Cell> {
    (0..width * height)
        .map(|i| (i % width, i / width))
        .collect()
}

#[test]
fn there_are_as_many_free_polyhexes_as_published() {
    // The sequence A000228 of the On-Line Encyclopedia of Integer Sequences.
    let counts = (1..=6).map(|cells| polyhexes(cells).len());
    assert_eq!(counts.collect::<Vec<_>>(), [1, 1, 3, 7, 22, 82]);
}

#[test]
fn the_seven_tetrahexes_tile_figures_as_often_as_published() {
    // D. Goodger, Polyform Puzzler (puzzler.sourceforge.net), tetrahexes: the 4 × 7 parallelogram
    // has 9 solutions, without those that its half-turn makes of others; the 3 × 10 parallelogram
    // without its two sharp corners has 2, without those of its four symmetries.
    let tetrahexes = polyhexes(4);
    assert_eq!(tilings(&parallelogram(7, 4), &tetrahexes), 9 * 2);
    let mut clipped = parallelogram(10, 3);
    clipped.retain(|cell| *cell != (0, 0) && *cell != (9, 2));
    assert_eq!(tilings(&clipped, &tetrahexes), 2 * 4);
}

#[test]
fn the_triangle_of_side_seven_cannot_be_tiled_by_the_tetrahexes() {
    // M. Gardner, Mathematical Games, Scientific American, June 1967; S. W. Golomb, Polyominoes.
    let triangle: Vec<Cell> = parallelogram(7, 7)
        .into_iter()
        .filter(|(q, r)| q + r < 7)
        .collect();
    assert_eq!(triangle.len(), 28);
    assert_eq!(tilings(&triangle, &polyhexes(4)), 0);
}
