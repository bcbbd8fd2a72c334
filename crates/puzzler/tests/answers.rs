//! Questions as a page asks them, and what comes back.

use gemblo::Placement;
use gemblo_puzzle::{Fold, Grade, Puzzle, Solver, book, patient};
use puzzler::{Clock, answer};
use studio::daily::Date;
use studio::errand::{Ask, Numbered, Say, Situation};
use studio::task::Task;

fn ask(ask: Ask) -> Say {
    ask_by(ask, &|| 0.0)
}

/// The answer when every look at the clock costs so many milliseconds.
fn ask_slowly(ask: Ask, pace: f64) -> Say {
    let time = std::cell::Cell::new(0.0);
    ask_by(ask, &|| {
        time.set(time.get() + pace);
        time.get()
    })
}

fn ask_by(what: Ask, clock: Clock<'_>) -> Say {
    let number = 3;
    let text = answer(&Numbered { number, what }.to_string(), clock).unwrap();
    let Numbered { number, what } = text.parse().unwrap();
    assert_eq!(number, 3);
    what
}

fn situation(puzzle: &Puzzle) -> Situation {
    Task::new(puzzle).unwrap().situation()
}

/// A puzzle with one solution, so that everything about it is certain.
fn unique() -> Situation {
    let mut all = Grade::ALL.into_iter().flat_map(book::grade);
    let made = all.find(|made| made.solutions == 1 && made.puzzle.stock().len() > 6);
    situation(&made.unwrap().puzzle)
}

fn solution(now: &Situation) -> Vec<Placement> {
    match ask(Ask::Solution(now.clone())) {
        Say::Solution(all) => all,
        other => panic!("{other:?}"),
    }
}

/// A place for a piece of the puzzle that is not its place.
fn wrong(now: &Situation, right: &[Placement]) -> Placement {
    let cells = |one: &Placement| one.cells().collect::<Vec<_>>();
    let ground: Vec<_> = right.iter().flat_map(cells).collect();
    let is_wrong = |one: &Placement| {
        let on_ground = one.cells().all(|cell| ground.contains(&cell));
        on_ground && !right.contains(one) && now.puzzle.stock().copies(one.piece()) > 0
    };
    Placement::all().find(is_wrong).unwrap()
}

#[test]
fn every_puzzle_of_the_book_is_solvable_at_the_start_and_solved_at_the_end() {
    for made in Grade::ALL.into_iter().flat_map(book::grade) {
        let mut now = situation(&made.puzzle);
        assert_eq!(ask(Ask::Solvable(now.clone())), Say::Solvable);
        now.laid = solution(&now);
        assert_eq!(
            ask(Ask::Solvable(now)),
            Say::Solvable,
            "{}",
            made.puzzle.name()
        );
    }
}

#[test]
fn a_wrong_piece_turns_the_light_off_and_the_hint_names_it() {
    let mut now = unique();
    let right = solution(&now);
    now.laid = vec![wrong(&now, &right)];
    assert_eq!(ask(Ask::Solvable(now.clone())), Say::Unsolvable);
    assert_eq!(ask(Ask::Hint(now.clone())), Say::Lift(now.laid[0]));
    let mut shown = solution(&now);
    shown.sort();
    let mut wanted = right;
    wanted.sort();
    assert_eq!(shown, wanted, "the solution without the piece in the way");
}

#[test]
fn hints_alone_solve_a_puzzle() {
    let mut now = unique();
    let right = solution(&now);
    while now.laid.len() < right.len() {
        let Say::Lay(next) = ask(Ask::Hint(now.clone())) else {
            panic!("a piece is missing");
        };
        assert!(right.contains(&next) && !now.laid.contains(&next));
        now.laid.push(next);
    }
    assert_eq!(ask(Ask::Hint(now)), Say::Nothing);
}

#[test]
fn solutions_are_counted_and_their_absence_is_proved() {
    for made in Grade::ALL.into_iter().flat_map(book::grade) {
        let puzzle = situation(&made.puzzle).puzzle;
        let solutions = u32::try_from(made.solutions).unwrap();
        let exact = true;
        assert_eq!(ask(Ask::Count(puzzle)), Say::Counted { solutions, exact });
    }
    // Two cells apart are no place for a pair.
    let mut editor = studio::editor::Editor::default();
    let far = [(0, 0), (0, 4)].map(|(c, h)| gemblo::Cell::from_doubled(c, h).unwrap());
    far.into_iter().for_each(|cell| editor.toggle(cell));
    editor.change_copies(gemblo::Piece::new(2).unwrap(), 1);
    assert_eq!(ask(Ask::Count(editor.puzzle().unwrap())), Say::Unsolvable);
}

#[test]
fn proposed_pieces_fill_the_silhouette_as_often_as_said() {
    let mut editor = studio::editor::Editor::of(&book::grade(Grade::ALL[1])[3].puzzle).unwrap();
    for colours in [1, 6] {
        let silhouette = editor.silhouette(colours).unwrap();
        let Say::Puzzle {
            puzzle, solutions, ..
        } = ask(Ask::Propose(silhouette, 5))
        else {
            panic!("nothing was proposed");
        };
        let count = Solver::new(&puzzle).count(Fold::Separate, 1, &mut patient);
        assert_eq!(count.solutions, u128::from(solutions));
        editor.set_stock(puzzle.stock());
        assert!(editor.puzzle().is_ok());
    }
}

#[test]
fn a_large_silhouette_gets_pieces_though_nobody_can_count_its_solutions() {
    let mut editor = studio::editor::Editor::default();
    let near = |cell: &gemblo::Cell| cell.doubled().0.abs() < 6 && cell.doubled().1.abs() < 11;
    let cells: Vec<_> = gemblo::Cell::all().filter(near).collect();
    editor.begin(cells[0]);
    cells.iter().for_each(|cell| editor.paint(*cell));
    let answered = ask_slowly(Ask::Propose(editor.silhouette(6).unwrap(), 1), 50.0);
    let Say::Puzzle { puzzle, .. } = answered else {
        panic!("{answered:?}");
    };
    assert_eq!(puzzle.stock().cells(), cells.len());
}

#[test]
fn a_search_without_end_ends_when_its_time_is_up() {
    // Six colours on the whole board: nobody counts that.
    let editor = {
        let mut editor = studio::editor::Editor::default();
        let cells: Vec<_> = gemblo::Cell::all().take(200).collect();
        editor.begin(cells[0]);
        cells.into_iter().for_each(|cell| editor.paint(cell));
        editor
    };
    let silhouette = editor.silhouette(6).unwrap();
    let answered = ask_slowly(Ask::Count(silhouette), 1_000.0);
    assert!(!matches!(answered, Say::Counted { exact: true, .. }));
}

#[test]
fn every_day_has_a_puzzle_of_its_own_with_as_many_solutions_as_said() {
    let first: Date = "2026-11-01".parse().unwrap();
    let days = std::iter::successors(Some(first), |day| day.tomorrow());
    let mut seen = std::collections::HashSet::new();
    for day in days.take(35) {
        let Say::Puzzle {
            puzzle,
            solutions,
            stars,
        } = ask(Ask::Daily(day))
        else {
            panic!("{day} has no puzzle");
        };
        let count = Solver::new(&puzzle).count(Fold::Separate, 1, &mut patient);
        assert_eq!(count.solutions, u128::from(solutions), "{day}");
        assert!(
            (1..=6).contains(&stars) && seen.insert(puzzle.to_json()),
            "{day}"
        );
    }
}

#[test]
fn nonsense_is_refused() {
    assert!(answer("hello", &|| 0.0).is_err());
}
