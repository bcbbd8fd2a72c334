//! Making puzzles of every size, shape and grade.

use std::collections::HashSet;

use gemblo::Piece;
use gemblo_puzzle::outline::drawn;
use gemblo_puzzle::{
    End, Fault, Flow, Fold, Grade, Impossible, NotComposed, Order, Outline, Shape, Solutions,
    Solver, Stock, Use, patient,
};

fn order(outline: Outline) -> Order {
    Order {
        name: "new".to_owned(),
        outline,
        pool: Stock::colour(),
        solutions: Solutions::Few,
        grade: None,
        seed: 1,
    }
}

fn free(cells: usize) -> Order {
    order(Outline::Grown(Shape::Free, cells))
}

#[test]
fn a_single_solution_is_found_at_every_size() {
    for cells in [10, 20, 30, 40, 50, 60] {
        let unique = Order {
            solutions: Solutions::AtMost(1),
            ..free(cells)
        };
        let made = unique.compose(&mut patient).unwrap();
        assert_eq!(made.puzzle.spots().len(), cells);
        let count = Solver::new(&made.puzzle).count(Fold::Separate, 1, &mut patient);
        assert_eq!((count.solutions, count.end), (1, End::Complete), "{cells}");
        assert_eq!(made.count.solutions, 1);
    }
}

#[test]
fn all_pieces_of_a_colour_make_a_puzzle() {
    let made = free(72).compose(&mut patient).unwrap();
    assert_eq!(made.puzzle.stock(), Stock::colour());
    let found = Solver::new(&made.puzzle).first(1, &mut patient).unwrap();
    assert!(found.is_some());
}

#[test]
fn every_symmetry_can_be_had() {
    for shape in Shape::ALL {
        let pool = Piece::all().fold(Stock::EMPTY, |stock, piece| stock.with(piece, 2));
        let symmetric = Order {
            pool,
            ..order(Outline::Grown(shape, 36))
        };
        let made = symmetric.compose(&mut patient).unwrap();
        let found = Solver::new(&made.puzzle).first(1, &mut patient).unwrap();
        assert!(found.is_some(), "{shape:?}");
    }
}

#[test]
fn every_grade_can_be_had() {
    for (grade, cells) in Grade::ALL.into_iter().zip([15, 22, 28, 34, 42, 50]) {
        let graded = Order {
            grade: Some(grade),
            ..free(cells)
        };
        let made = graded.compose(&mut patient).unwrap();
        assert_eq!(Grade::of(made.difficulty), grade);
    }
}

#[test]
fn the_same_seed_makes_the_same_puzzle_and_another_seed_another() {
    let made = |seed| {
        Order { seed, ..free(30) }
            .compose(&mut patient)
            .unwrap()
            .puzzle
    };
    assert_eq!(made(3), made(3));
    assert_ne!(made(3), made(4));
}

#[test]
fn contradictions_are_named_at_once() {
    let mut never = |_| -> Flow { panic!("nothing is searched") };
    let empty = order(Outline::Painted(drawn(". . .")));
    let fault = NotComposed::Fault(Fault::NoCells);
    assert_eq!(empty.compose(&mut never), Err(fault));
    let fault = Fault::Area {
        cells: 80,
        pieces: 72,
        usage: Use::Any,
    };
    assert_eq!(free(80).compose(&mut never), Err(NotComposed::Fault(fault)));
    let easy = Order {
        grade: Grade::new(1),
        ..free(60)
    };
    let fault = NotComposed::TooManyPieces {
        cells: 60,
        pieces: 13,
        easiest: Grade::new(2).unwrap(),
    };
    assert_eq!(easy.compose(&mut never), Err(fault));
    let hard = Order {
        grade: Grade::new(6),
        ..free(12)
    };
    let fault = NotComposed::TooFewCells {
        cells: 12,
        hardest: Grade::new(3).unwrap(),
    };
    assert_eq!(hard.compose(&mut never), Err(fault));
    let apart = Order {
        pool: Stock::EMPTY.with(Piece::new(18).unwrap(), 1),
        ..order(Outline::Painted(drawn("#.#")))
    };
    let fault = NotComposed::Impossible(Impossible::Sizes);
    assert_eq!(apart.compose(&mut never), Err(fault));
}

#[test]
fn a_painted_outline_is_filled_in_more_than_one_way() {
    let painted = drawn("#####\n#####\n#####\n#####\n#####\n#####");
    let stocks: HashSet<Stock> = (0..4)
        .map(|seed| {
            let order = Order {
                seed,
                ..order(Outline::Painted(painted.clone()))
            };
            order.compose(&mut patient).unwrap().puzzle.stock()
        })
        .collect();
    assert!(stocks.len() > 2);
}

#[test]
fn whoever_stops_it_gets_the_nearest() {
    let impossible = Order {
        solutions: Solutions::AtMost(0),
        ..free(20)
    };
    let mut asked = 0;
    let mut watch = |_| {
        asked += 1;
        if asked > 50 { Flow::Stop } else { Flow::GoOn }
    };
    let nearest = impossible.compose(&mut watch);
    assert!(matches!(nearest, Err(NotComposed::NotFound(Some(_)))));
}

#[test]
fn large_symmetric_silhouettes_can_have_a_single_solution() {
    for (shape, cells) in [
        (Shape::Mirror, 42),
        (Shape::Turn, 42),
        (Shape::Three, 42),
        (Shape::Six, 42),
        (Shape::Mirror, 60),
    ] {
        let unique = Order {
            solutions: Solutions::AtMost(1),
            ..order(Outline::Grown(shape, cells))
        };
        let made = unique.compose(&mut patient).unwrap();
        let count = Solver::new(&made.puzzle).count(Fold::Folded, 1, &mut patient);
        assert_eq!(
            (count.solutions, count.end),
            (1, End::Complete),
            "{shape:?}"
        );
    }
}
