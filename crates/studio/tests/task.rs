//! Solving puzzles of the book: the light, hints, the solution, and what they are called.

use gemblo::Placement;
use gemblo_puzzle::{Grade, Puzzle, book};
use i18n::Lang;
use studio::errand::{Ask, Say};
use studio::task::{Advice, Help, Light, Task};
use table::Way;
use table::gemblo::Laying;

fn puzzle() -> Puzzle {
    book::grade(Grade::ALL[0])[0].puzzle.clone()
}

/// A solution, from the solver itself.
fn solution(task: &Task) -> Vec<Placement> {
    let solver = gemblo_puzzle::Solver::new(task.puzzle());
    let solution = solver
        .first(1, &mut gemblo_puzzle::patient)
        .unwrap()
        .unwrap();
    let placement = |laid: &gemblo_puzzle::Laid| {
        let cells = laid.spots.iter();
        let cells = cells.map(|s| gemblo::Cell::from_doubled(s.c as i8, s.h as i8).unwrap());
        Placement::of(&cells.collect::<Vec<_>>()).unwrap()
    };
    solution.pieces.iter().map(placement).collect()
}

fn lay(task: &mut Task, placement: Placement) {
    task.change(|board| {
        board.lift_piece(placement.piece());
        for _ in 0..500 {
            if board
                .ghost()
                .is_some_and(|ghost| ghost.placement == placement)
            {
                break;
            }
            board.walk_places(Way::Forward);
        }
        board.enter();
    });
}

#[test]
fn every_name_in_the_book_is_known_in_every_language() {
    for made in Grade::ALL.into_iter().flat_map(book::grade) {
        let name = made.puzzle.name();
        let is_letter = name.chars().count() == 1;
        let french = i18n::puzzle::name(name, Lang::Fr);
        let ukrainian = i18n::puzzle::name(name, Lang::Uk);
        assert!(is_letter || ukrainian != name, "{name}: {french}");
    }
}

#[test]
fn the_light_asks_after_every_change_of_the_pieces_and_only_then() {
    let mut task = Task::new(&puzzle()).unwrap();
    assert_eq!(task.light(), Light::Thinking);
    task.hear(&Say::Solvable);
    task.change(|board| board.point_at(None));
    assert_eq!(task.light(), Light::Solvable);
    let all = solution(&task);
    lay(&mut task, all[0]);
    assert_eq!(task.light(), Light::Thinking);
    assert!(matches!(task.question().1, Some(Ask::Solvable(now)) if now.laid == [all[0]]));
    task.hear(&Say::Unsolvable);
    assert_eq!(task.light(), Light::Stuck);
}

#[test]
fn a_state_that_comes_back_is_asked_about_again() {
    let mut task = Task::new(&puzzle()).unwrap();
    let before = task.question();
    let all = solution(&task);
    lay(&mut task, all[0]);
    task.change(studio::Mosaic::undo);
    assert_eq!(task.question().1, before.1);
    assert_ne!(task.question(), before);
}

#[test]
fn laying_every_piece_solves_the_puzzle_without_help() {
    let mut task = Task::new(&puzzle()).unwrap();
    for placement in solution(&task) {
        assert!(!task.is_solved());
        lay(&mut task, placement);
    }
    assert_eq!((task.light(), task.help()), (Light::Solved, Help::None));
    assert_eq!(task.question().1, None);
}

#[test]
fn a_hint_names_a_piece_first_and_then_its_place() {
    let mut task = Task::new(&puzzle()).unwrap();
    let all = solution(&task);
    assert!(matches!(task.ask_hint(), Some(Ask::Hint(_))));
    task.hear(&Say::Lay(all[0]));
    let hint = task.hint().unwrap();
    assert_eq!(
        (hint.advice, hint.shows_place),
        (Advice::Lay(all[0]), false)
    );
    assert_eq!(task.ask_hint(), None);
    assert!(task.hint().unwrap().shows_place);
    lay(&mut task, all[0]);
    assert_eq!((task.hint(), task.help()), (None, Help::Hint));
}

#[test]
fn the_solution_keeps_pieces_that_lie_right_and_can_be_undone() {
    let mut task = Task::new(&puzzle()).unwrap();
    let all = solution(&task);
    lay(&mut task, all[1]);
    let kept = task.board.laid()[0];
    assert!(matches!(task.ask_solution(), Ask::Solution(_)));
    task.hear(&Say::Solution(all.clone()));
    assert!(task.is_solved() && task.board.laid().contains(&kept));
    assert_eq!(task.help(), Help::Solution);
    task.change(studio::Mosaic::undo);
    assert_eq!(task.board.laid(), [kept]);
}
