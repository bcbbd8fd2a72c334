//! The five-player layouts: the book's, their conditions, and the seeded ones.

use std::collections::HashSet;

use gemblo::{Layout, LayoutError, Piece, Placement, Position, Setup};

use crate::{cell, placement};

fn piece(number: u8) -> Piece {
    Piece::new(number).unwrap()
}

/// The book's layout with one piece's obstacle replaced.
fn with_obstacle(number: u8, text: &str) -> Result<Layout, LayoutError> {
    let book = Layout::book();
    let obstacles = book.obstacles().map(|obstacle| {
        if obstacle.piece() == piece(number) {
            placement(text)
        } else {
            obstacle
        }
    });
    Layout::new(book.starts(), &obstacles)
}

#[test]
fn b_the_book_s_layout_is_the_rules_data() {
    let book = Layout::book();
    let expected: [(u8, &[(i8, i8)]); 15] = [
        (3, &[(-9, -13), (-8, -12), (-7, -11)]),
        (5, &[(-9, 11), (-9, 13), (-8, 12)]),
        (6, &[(-6, -20), (-6, -18), (-6, -16), (-6, -14)]),
        (7, &[(-3, -17), (-3, -15), (-2, -20), (-2, -18)]),
        (8, &[(10, 4), (11, 3), (11, 5), (12, 4)]),
        (9, &[(1, 17), (2, 18), (2, 20), (3, 17)]),
        (10, &[(2, -20), (2, -18), (3, -17), (4, -18)]),
        (11, &[(8, 4), (8, 6), (8, 8), (9, 9), (10, 10)]),
        (12, &[(6, 10), (7, 11), (7, 13), (7, 15), (8, 16)]),
        (13, &[(-12, 4), (-11, 5), (-10, 4), (-9, 5), (-8, 4)]),
        (14, &[(6, -8), (7, -11), (7, -9), (8, -12), (9, -13)]),
        (15, &[(-3, 15), (-2, 16), (-2, 18), (-2, 20), (-1, 15)]),
        (16, &[(-7, 15), (-7, 17), (-6, 18), (-6, 20), (-5, 17)]),
        (17, &[(-12, -4), (-11, -5), (-11, -3), (-10, -6), (-10, -2)]),
        (18, &[(7, -3), (8, -4), (9, -5), (10, -6), (11, -7)]),
    ];
    for (obstacle, (number, cells)) in book.obstacles().iter().zip(expected) {
        let cells: Vec<_> = cells.iter().map(|&(c, h)| cell(c, h)).collect();
        assert_eq!(Placement::of(&cells), Some(*obstacle));
        assert_eq!(obstacle.piece(), piece(number));
    }
}

#[test]
fn b_a_layout_that_breaks_a_condition_is_refused() {
    let book = Layout::book();
    let starts = *book.starts();
    let with_starts = |change: &dyn Fn(&mut [gemblo::Cell; 5])| {
        let mut starts = starts;
        change(&mut starts);
        Layout::new(&starts, book.obstacles())
    };
    assert_eq!(
        with_obstacle(3, "i18,i19,i20,i21"),
        Err(LayoutError::SamePiece(piece(6)))
    );
    // A dot in the place of piece 3: outermost, inside, beside a start, beside another obstacle.
    assert_eq!(
        with_obstacle(3, "h22"),
        Err(LayoutError::Outermost(piece(1)))
    );
    assert_eq!(
        with_obstacle(3, "o11"),
        Err(LayoutError::OffTheRim(piece(1)))
    );
    assert_eq!(
        with_obstacle(3, "i21"),
        Err(LayoutError::Touching(piece(1), piece(6)))
    );
    assert_eq!(
        with_obstacle(3, "k21"),
        Err(LayoutError::NearStart(piece(1), starts[4]))
    );
    let moved = cell(0, 20);
    assert_eq!(
        with_obstacle(3, "o1"),
        Err(LayoutError::Between(starts[1], starts[2], 4))
    );
    assert_eq!(
        with_starts(&|s| s[0] = cell(0, 0)),
        Err(LayoutError::StartOffTheRim(cell(0, 0)))
    );
    assert_eq!(
        with_starts(&|s| s.swap(0, 1)),
        Err(LayoutError::NotClockwise)
    );
    assert_eq!(
        with_starts(&|s| s[1] = s[0]),
        Err(LayoutError::NotClockwise)
    );
    assert_eq!(
        with_starts(&|s| s[2] = moved),
        Err(LayoutError::Between(starts[1], moved, 2))
    );
    assert!(
        with_starts(&|s| s.rotate_left(2)).is_ok(),
        "any colour may begin"
    );
}

#[test]
fn b_seeded_layouts_are_valid_and_different() {
    let layouts: Vec<Layout> = (0..300).map(Layout::seeded).collect();
    for layout in &layouts {
        assert_eq!(
            Layout::new(layout.starts(), layout.obstacles()),
            Ok(*layout)
        );
        let position = Position::new(&Setup::five(*layout));
        assert!(position.colours().all(|colour| position.has_legal(colour)));
    }
    let texts: HashSet<String> = layouts.iter().map(Layout::to_string).collect();
    assert_eq!(texts.len(), layouts.len());
    assert_eq!(Layout::seeded(7), Layout::seeded(7));
    Layout::seeded(u64::MAX);
}
