//! What a solver promises: known counts, early proofs, and stopping in time.

use std::cell::Cell;

use gemblo::Piece;
use gemblo_puzzle::{
    End, Fault, Flow, Fold, Impossible, Progress, Puzzle, Solver, Spot, Stock, Use, patient,
};

fn parallelogram(width: i32, height: i32) -> Vec<Spot> {
    let cells = (0..width * height).map(|i| (i % width, i / width));
    cells.map(|(q, r)| Spot::new(q, 2 * r + q)).collect()
}

fn piece(number: u8) -> Piece {
    Piece::new(number).unwrap()
}

fn stock(pieces: &[(u8, u8)]) -> Stock {
    let add = |stock: Stock, (number, copies): &(u8, u8)| stock.with(piece(*number), *copies);
    pieces.iter().fold(Stock::EMPTY, add)
}

fn large() -> Stock {
    Piece::all().filter(|piece| piece.size() >= 4).collect()
}

fn count(spots: &[Spot], stock: Stock, threads: usize) -> u128 {
    let puzzle = Puzzle::new("", spots, stock, Use::All).unwrap();
    let count = Solver::new(&puzzle).count(Fold::Separate, threads, &mut patient);
    assert_eq!(count.end, End::Complete);
    count.solutions
}

#[test]
fn parallelograms_have_as_many_solutions_as_other_programs_found() {
    // The first two agree with dancing links (`cargo bench`), the third with an independent sketch.
    assert_eq!(count(&parallelogram(5, 12), large(), 1), 196);
    assert_eq!(count(&parallelogram(6, 10), large(), 2), 432);
    assert_eq!(count(&parallelogram(3, 24), Stock::colour(), 2), 1_833_848);
}

#[test]
fn all_pieces_of_one_and_of_six_colours_fill_a_parallelogram() {
    let all_colours = Piece::all().fold(Stock::EMPTY, |stock, piece| stock.with(piece, 6));
    for (spots, stock) in [
        (parallelogram(8, 9), Stock::colour()),
        (parallelogram(18, 24), all_colours),
    ] {
        let puzzle = Puzzle::new("", &spots, stock, Use::All).unwrap();
        let solution = Solver::new(&puzzle)
            .first(1, &mut patient)
            .unwrap()
            .unwrap();
        let covered: usize = solution.pieces.iter().map(|laid| laid.spots.len()).sum();
        assert_eq!(covered, spots.len());
        assert!(solution.owners(&spots).iter().all(Option::is_some));
    }
}

#[test]
fn cells_may_lie_anywhere_and_be_far_apart() {
    let spots = [
        Spot::new(-999_999, 1),
        Spot::new(0, 0),
        Spot::new(1_000_000, 0),
    ];
    assert_eq!(count(&spots, stock(&[(1, 3)]), 1), 1);
    // A star of three arms, too wide for any window of rows.
    let arm = 1..=28;
    let mut star: Vec<Spot> = arm
        .flat_map(|i| [Spot::new(i, i), Spot::new(-i, i), Spot::new(0, -2 * i)])
        .collect();
    star.push(Spot::new(0, 0));
    let lines = stock(&[(18, 6), (6, 6), (3, 6), (2, 6), (1, 6), (9, 1)]);
    let puzzle = Puzzle::new("", &star, lines, Use::Any).unwrap();
    let solution = Solver::new(&puzzle)
        .first(1, &mut patient)
        .unwrap()
        .unwrap();
    let covered: usize = solution.pieces.iter().map(|laid| laid.spots.len()).sum();
    assert_eq!(covered, star.len());
}

#[test]
fn what_is_no_puzzle_is_refused_in_words() {
    let refused = |spots: &[Spot], stock: Stock, usage, message: &str| {
        let fault = Puzzle::new("", spots, stock, usage).unwrap_err();
        assert_eq!(fault.to_string(), message);
    };
    let dot = stock(&[(1, 1)]);
    let at = Spot::new;
    refused(&[], dot, Use::All, "the silhouette has no cells");
    refused(&[at(0, 0)], Stock::EMPTY, Use::All, "no pieces are listed");
    refused(
        &[at(0, 1)],
        dot,
        Use::All,
        "[0, 1] is no cell: both coordinates must be even, or both odd",
    );
    refused(
        &[at(2, 2), at(2, 2)],
        dot,
        Use::All,
        "the cell [2, 2] is listed twice",
    );
    refused(
        &[at(0, i32::MIN)],
        dot,
        Use::All,
        "the cell [0, -2147483648] is too far away",
    );
    refused(
        &[at(0, 0), at(0, 2)],
        dot,
        Use::All,
        "the silhouette has 2 cells, but the pieces cover 1",
    );
    refused(
        &[at(0, 0), at(0, 2)],
        dot,
        Use::Any,
        "the silhouette has 2 cells, but the pieces cover only 1",
    );
    refused(
        &parallelogram(20, 22),
        dot,
        Use::All,
        "the silhouette has 440 cells; all pieces together cover 432",
    );
    let mut six = stock(&[(3, 6)]);
    assert_eq!(
        six.add(piece(3)).unwrap_err().to_string(),
        "there are at most 6 copies of piece 3, one of each colour"
    );
}

#[test]
fn the_json_of_no_puzzle_is_refused_in_words() {
    let refused = |members: &str, message: &str| {
        let text = format!("{{\"format\": \"sixfold-puzzle-1\"{members}}}");
        assert_eq!(Puzzle::from_json(&text).unwrap_err().to_string(), message);
    };
    refused("", "there is no list of \"cells\"");
    refused(
        ", \"cells\": [[0]]",
        "a cell must be a pair of whole numbers, [column, half-row]",
    );
    refused(
        ", \"cells\": [[0, 0.5]]",
        "a cell must be a pair of whole numbers, [column, half-row]",
    );
    refused(", \"cells\": [[0, 0]]", "there is no object of \"pieces\"");
    let cells = ", \"cells\": [[0, 0]]";
    refused(
        &format!("{cells}, \"pieces\": {{\"19\": 1}}"),
        "there is no piece \"19\": pieces are numbered 1 to 18",
    );
    refused(
        &format!("{cells}, \"pieces\": {{\"1\": 7}}"),
        "there are at most 6 copies of piece 1, one of each colour",
    );
    refused(
        &format!("{cells}, \"pieces\": {{\"1\": -1}}"),
        "the copies of piece 1 must be a number from 0 to 6",
    );
    refused(", \"use\": \"some\"", "\"use\" must be \"all\" or \"any\"");
    refused(
        ", \"cells\": [[1e300, 0]]",
        "a cell must be a pair of whole numbers, [column, half-row]",
    );
    let nameless = Puzzle::from_json("[]").unwrap_err();
    assert!(matches!(nameless, Fault::Format { found: None, .. }));
    assert_eq!(
        nameless.to_string(),
        "this is no puzzle: it does not name its format"
    );
    let other = Puzzle::from_json("{\"format\": \"chess\"}").unwrap_err();
    assert_eq!(
        other.to_string(),
        "the format \"chess\" is not \"sixfold-puzzle-1\""
    );
}

#[test]
fn sizes_and_shapes_prove_early_that_there_is_no_solution() {
    let impossible = |spots: &[Spot], stock, usage| {
        let puzzle = Puzzle::new("", spots, stock, usage).unwrap();
        let solver = Solver::new(&puzzle);
        let proof = solver.impossible();
        let count = solver.count(Fold::Separate, 1, &mut patient);
        assert_eq!((count.solutions, count.nodes < 100_000), (0, true));
        assert_eq!(solver.first(1, &mut patient), Ok(None));
        proof
    };
    // Two parts of 36 cells, and pieces of five cells only in a number that fits neither.
    let mut apart = parallelogram(6, 6);
    apart.extend(
        parallelogram(6, 6)
            .iter()
            .map(|spot| Spot::new(spot.c + 20, spot.h)),
    );
    let fives = stock(&[(11, 6), (12, 6), (10, 3)]);
    assert_eq!(impossible(&apart, fives, Use::All), Some(Impossible::Sizes));
    let line: Vec<Spot> = (0..9).map(|i| Spot::new(0, 2 * i)).collect();
    let bent = stock(&[(4, 1), (6, 1), (2, 1)]);
    assert_eq!(
        impossible(&line, bent, Use::All),
        Some(Impossible::Piece(piece(4)))
    );
    let alone = [line.clone(), vec![Spot::new(4, 0)]].concat();
    let found = impossible(&alone, stock(&[(18, 2), (6, 1)]), Use::Any);
    assert_eq!(found, Some(Impossible::Sizes));
    let bends = impossible(&line, stock(&[(4, 3)]), Use::Any);
    assert_eq!(bends, Some(Impossible::Cell(Spot::new(0, 0))));
    assert_eq!(
        Impossible::Piece(piece(4)).to_string(),
        "piece 4 (bend 3) fits nowhere"
    );
}

#[test]
fn every_search_asks_often_and_stops_when_told() {
    // Nodes between two questions: a few milliseconds.
    const OFTEN: u64 = 100_000;
    // All solutions of this one would take years.
    let pairs = Piece::all().fold(Stock::EMPTY, |stock, piece| stock.with(piece, 2));
    let puzzle = Puzzle::new("", &parallelogram(12, 12), pairs, Use::All).unwrap();
    let solver = Solver::new(&puzzle);
    let last = Cell::new(0);
    let is_soon = |nodes: u64| nodes - last.replace(nodes) < OFTEN;
    let mut often = |progress: Progress| {
        assert!((0.0..=1.0).contains(&progress.done));
        assert!(is_soon(progress.nodes), "{}", progress.nodes);
        brief(progress)
    };
    let count = solver.count(Fold::Separate, 1, &mut often);
    assert_eq!(count.end, End::Cancelled);
    assert!(is_soon(count.nodes), "{}", count.nodes);
    last.set(0);
    let end = solver.each(Fold::Folded, &mut often, &mut |_| Flow::GoOn);
    assert_eq!(end, End::Cancelled);
    let count = solver.count(Fold::Separate, 2, &mut brief);
    assert_eq!(count.end, End::Cancelled);
}

/// Stops a search after a million nodes.
fn brief(progress: Progress) -> Flow {
    if progress.nodes < 1_000_000 {
        Flow::GoOn
    } else {
        Flow::Stop
    }
}
