//! The puzzles of the book: the longest times to solve one, and to prove its certificate.

use std::time::Instant;

use gemblo_puzzle::{Fold, Grade, Solver, book, patient};

fn main() {
    let mut times = Vec::new();
    for made in Grade::ALL.into_iter().flat_map(book::grade) {
        let start = Instant::now();
        let solution = Solver::new(&made.puzzle).first(1, &mut patient);
        let solved = start.elapsed().as_secs_f64() * 1e3;
        let start = Instant::now();
        let count = Solver::new(&made.puzzle).count(Fold::Separate, 1, &mut patient);
        let proved = start.elapsed().as_secs_f64() * 1e3;
        assert!(matches!(solution, Ok(Some(_))) && count.solutions == made.solutions);
        times.push((solved, proved, made.puzzle.name().to_owned()));
    }
    times.sort_by(|a, b| (b.0 + b.1).total_cmp(&(a.0 + a.1)));
    println!(
        "slowest of {} puzzles, one thread: milliseconds to solve, to prove",
        times.len()
    );
    for (solved, proved, name) in times.iter().take(8) {
        println!("{name}: {solved:.1}, {proved:.1}");
    }
}
