//! Painting silhouettes.

use gemblo::{Cell, Piece};
use gemblo_puzzle::{Fault, Grade, book};
use studio::editor::{Editor, Mirror};
use table::Arrow;

fn cell(c: i8, h: i8) -> Cell {
    Cell::from_doubled(c, h).unwrap()
}

#[test]
fn a_stroke_paints_or_erases_by_its_first_cell_and_is_undone_as_one() {
    let mut editor = Editor::default();
    editor.begin(cell(0, 0));
    editor.paint(cell(0, 2));
    editor.end();
    editor.paint(cell(0, 4));
    assert_eq!(editor.cells().len(), 2);
    editor.begin(cell(0, 2));
    editor.paint(cell(0, 4));
    editor.end();
    assert_eq!(editor.cells().iter().collect::<Vec<_>>(), [cell(0, 0)]);
    editor.undo();
    assert_eq!(editor.cells().len(), 2);
    editor.undo();
    assert_eq!(editor.can_undo_redo(), (false, true));
    editor.redo();
    assert_eq!(editor.cells().len(), 2);
}

#[test]
fn a_mirror_paints_both_sides_and_turns_paint_all_six() {
    let mut editor = Editor::default();
    editor.mirror = Mirror::Sides;
    editor.toggle(cell(3, 5));
    assert!(editor.cells().contains(cell(-3, 5)));
    assert_eq!(editor.cells().len(), 2);
    editor.clear();
    editor.mirror = Mirror::Turns;
    editor.toggle(cell(3, 5));
    assert_eq!(editor.cells().len(), 6);
}

#[test]
fn the_keyboard_paints_too() {
    let mut editor = Editor::default();
    editor.arrow(Arrow::Right);
    let centre = editor.cursor().unwrap();
    editor.toggle(centre);
    editor.arrow(Arrow::Right);
    assert_ne!(editor.cursor(), Some(centre));
    assert_eq!(editor.cells().len(), 1);
}

#[test]
fn cells_and_pieces_make_a_puzzle_only_when_they_match() {
    let mut editor = Editor::default();
    assert_eq!(editor.puzzle(), Err(Fault::NoCells));
    editor.toggle(cell(0, 0));
    assert_eq!(editor.puzzle(), Err(Fault::NoPieces));
    let dot = Piece::new(1).unwrap();
    editor.change_copies(dot, -1);
    editor.change_copies(dot, 1);
    assert!(editor.puzzle().is_ok());
    (0..9).for_each(|_| editor.change_copies(dot, 1));
    assert_eq!(editor.stock().copies(dot), 6);
    assert!(matches!(editor.puzzle(), Err(Fault::Area { .. })));
    assert!(editor.silhouette(1).is_ok());
}

#[test]
fn an_unfinished_sketch_survives_its_text() {
    let mut editor = Editor::default();
    editor.name = "Half a cat".to_owned();
    editor.toggle(cell(2, 4));
    editor.change_copies(Piece::new(9).unwrap(), 1);
    let again = Editor::restore(&editor.save()).unwrap();
    assert_eq!(
        (again.cells(), again.stock()),
        (editor.cells(), editor.stock())
    );
    assert_eq!(again.name, editor.name);
    assert_eq!(Editor::restore("nonsense here"), None);
}

#[test]
fn a_puzzle_of_the_book_can_be_changed() {
    let puzzle = &book::grade(Grade::ALL[2])[0].puzzle;
    let editor = Editor::of(puzzle).unwrap();
    let again = editor.puzzle().unwrap();
    assert_eq!(
        (again.stock(), again.name()),
        (puzzle.stock(), puzzle.name())
    );
    assert_eq!(again.spots().len(), puzzle.spots().len());
}
