//! Full counts of puzzles with 12 to 14 pieces on 60 cells, side by side with dancing links.
//!
//! Each solver runs on one thread, and its processor time is told; ours on average, since it is so short. The
//! general exact cover of this workspace is shown too. Both sides count every solution. Of the two large puzzles at the
//! end, dancing links get a minute each, so the last column says by how much we are faster at least.

use std::cell::Cell;
use std::path::PathBuf;
use std::sync::LazyLock;
use std::time::Instant;

use exact_cover::Problem;
use gemblo::{Orientation, Piece};
use gemblo_puzzle::{Fold, Puzzle, Solver, Spot, Stock, Use, patient};

#[path = "../tests/support/links.rs"]
mod links;

fn main() {
    println!("puzzle, solutions, dancing links, exact cover, ours (seconds), times faster");
    for (name, spots, stock) in puzzles() {
        let puzzle = Puzzle::new(name, &spots, stock, Use::All).expect("60 cells on both sides");
        let (links, by_links) = seconds(|| u128::from(links::count(&puzzle)));
        let (cover, by_cover) = seconds(|| u128::from(exact_cover(&puzzle).count()));
        let ours = || Solver::new(&puzzle).count(Fold::Separate, 1, &mut patient);
        let (count, time) = on_average(|| ours().solutions);
        assert!(links == cover && count == links);
        let faster = by_links / time;
        println!("{name}, {links}, {by_links:.3}, {by_cover:.3}, {time:.4}, {faster:.0}");
    }
    for (name, spots, stock) in large_puzzles() {
        let puzzle = Puzzle::new(name, &spots, stock, Use::All).expect("as many cells as pieces");
        let ours = || Solver::new(&puzzle).count(Fold::Separate, 1, &mut patient);
        let (count, time) = on_average(|| ours().solutions);
        let (links, by_links) = in_a_minute(&puzzle);
        assert!(links.is_none_or(|links| links == count));
        let least = links.map_or("at least ", |_| "");
        let faster = by_links / time;
        println!("{name}, {count}, {least}{by_links:.3}, –, {time:.4}, {least}{faster:.0}");
    }
}

/// What dancing links count, if they come to an end within a minute of processor time, and how long they took.
fn in_a_minute(puzzle: &Puzzle) -> (Option<u128>, f64) {
    let begun = spent();
    let (steps, is_in_time) = (Cell::new(0_u32), Cell::new(true));
    // Asking the clock takes longer than a step.
    let may_go_on = || {
        steps.set(steps.get().wrapping_add(1));
        if steps.get().is_multiple_of(1 << 16) {
            is_in_time.set(spent() - begun < 60.0);
        }
        is_in_time.get()
    };
    let (count, time) = seconds(|| u128::from(links::count_while(puzzle, &may_go_on)));
    (is_in_time.get().then_some(count), time)
}

fn seconds(count: impl FnOnce() -> u128) -> (u128, f64) {
    let before = spent();
    let count = count();
    (count, spent() - before)
}

/// The same again and again for half a second: processor time is only told every few milliseconds.
fn on_average(count: impl Fn() -> u128) -> (u128, f64) {
    let mut runs = 0.0;
    let (count, all) = seconds(|| {
        let begun = spent();
        loop {
            let found = count();
            runs += 1.0;
            if spent() - begun > 0.5 {
                break found;
            }
        }
    });
    (count, all / runs)
}

/// The processor time that this process has spent, in seconds, so that a busy machine spoils nothing; where Linux does
/// not say it, the time.
fn spent() -> f64 {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let thread = |path: PathBuf| -> Option<f64> {
        let text = std::fs::read_to_string(path.join("schedstat")).ok()?;
        text.split(' ').next()?.parse().ok()
    };
    let threads = std::fs::read_dir("/proc/self/task").into_iter().flatten();
    let nanos: f64 = threads
        .flatten()
        .filter_map(|entry| thread(entry.path()))
        .sum();
    if nanos > 0.0 {
        nanos / 1e9
    } else {
        BEGUN.elapsed().as_secs_f64()
    }
}

fn puzzles() -> Vec<(&'static str, Vec<Spot>, Stock)> {
    let large: Stock = Piece::all().filter(|piece| piece.size() >= 4).collect();
    let change = |changes: &[(u8, u8)]| {
        changes.iter().fold(large, |stock, (number, copies)| {
            stock.with(Piece::new(*number).expect("1 to 18"), *copies)
        })
    };
    // Two fours become a five and a bend, or a five becomes a bend and a pair.
    let twelve = change(&[
        (6, 0),
        (7, 0),
        (8, 0),
        (9, 0),
        (10, 0),
        (11, 2),
        (12, 2),
        (14, 2),
        (16, 2),
    ]);
    let fourteen = change(&[(18, 0), (4, 1), (2, 1)]);
    vec![
        ("13 pieces, parallelogram 5x12", parallelogram(5, 12), large),
        ("13 pieces, parallelogram 6x10", parallelogram(6, 10), large),
        (
            "12 pieces, parallelogram 6x10",
            parallelogram(6, 10),
            twelve,
        ),
        (
            "14 pieces, parallelogram 4x15",
            parallelogram(4, 15),
            fourteen,
        ),
        (
            "13 pieces, hexagon of side 5 without its centre",
            ring(),
            large,
        ),
    ]
}

/// All pieces of four and five cells with the smallest on the whole hexagon, and all pieces on a strip.
fn large_puzzles() -> Vec<(&'static str, Vec<Spot>, Stock)> {
    let one = Piece::new(1).expect("1 to 18");
    let large: Stock = Piece::all().filter(|piece| piece.size() >= 4).collect();
    let mut hexagon = ring();
    hexagon.push(Spot::new(0, 0));
    vec![
        ("14 pieces, hexagon of side 5", hexagon, large.with(one, 1)),
        (
            "18 pieces, parallelogram 4x18",
            parallelogram(4, 18),
            Stock::colour(),
        ),
    ]
}

fn parallelogram(width: i32, height: i32) -> Vec<Spot> {
    let cells = (0..width * height).map(|i| (i % width, i / width));
    cells.map(|(q, r)| Spot::new(q, 2 * r + q)).collect()
}

fn ring() -> Vec<Spot> {
    let cells = (-4..=4i32).flat_map(|q| (-4..=4i32).map(move |r| (q, r)));
    let cells = cells.filter(|(q, r)| (q + r).abs() <= 4 && (*q, *r) != (0, 0));
    cells.map(|(q, r)| Spot::new(q, 2 * r + q)).collect()
}

/// The puzzle for the general solver, with the options in the order of their first cells.
fn exact_cover(puzzle: &Puzzle) -> Problem {
    let mut problem = Problem::new();
    let spots = puzzle.spots();
    let cells: Vec<_> = spots.iter().map(|_| problem.exactly(1)).collect();
    let copies = |piece| u32::from(puzzle.stock().copies(piece));
    let pieces: Vec<_> = Piece::all()
        .map(|piece| problem.exactly(copies(piece)))
        .collect();
    for spot in spots {
        for way in Orientation::all() {
            let covered = way.cells().iter().map(|step| {
                let (q, r) = (i32::from(step.q), i32::from(step.r));
                let place = Spot::new(spot.c + q, spot.h + 2 * r + q);
                Some(cells[spots.binary_search(&place).ok()?])
            });
            if let Some(mut items) = covered.collect::<Option<Vec<_>>>() {
                items.push(pieces[usize::from(way.piece().number()) - 1]);
                problem.option(&items).expect("the items are different");
            }
        }
    }
    problem
}
