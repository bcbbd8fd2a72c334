//! Lessons and diagrams: each can be solved by touching the board, and wrong tries are explained.

use std::collections::HashSet;

use gemblo::{Placement, Refusal};
use i18n::Lang;
use table::Happened;
use table::lesson::{
    GEMBLO, GEMBLO_STRATEGY, Lesson, Progress, SECTIONS_GEMBLO, SECTIONS_YINSH, Shows, YINSH,
    YINSH_STRATEGY,
};
use table::yinsh::{Board, Role};
use yinsh::{Position, Step};

fn lesson(slug: &str) -> &'static Lesson {
    YINSH.iter().find(|lesson| lesson.slug == slug).unwrap()
}

/// Touches points one after the other; says how the lesson stands and what the board remarks.
fn touch(lesson: &Lesson, points: &str) -> (Progress, String) {
    let mut sitting = lesson.start.sitting();
    let board = sitting.yinsh_mut().unwrap();
    for point in points.split_whitespace() {
        board.touch(point.parse().unwrap());
    }
    let note = board.status(Lang::En).note.unwrap_or_default();
    (lesson.judge(&sitting), note)
}

fn make(board: &mut Board, step: Step) -> Happened {
    match step {
        Step::PlaceRing(point) | Step::RemoveRing(point) => board.touch(point),
        Step::MoveRing { from, to } => {
            board.touch(from);
            board.touch(to)
        }
        Step::RemoveRow(row) => {
            let index = board.choices().iter().position(|choice| *choice == row);
            board.choose_row(index.unwrap());
            board.take_row()
        }
        Step::Pass => board.pass(),
    }
}

#[test]
fn every_lesson_of_yinsh_is_solved_by_touching_its_solution() {
    for lesson in YINSH.iter().chain(YINSH_STRATEGY) {
        let mut shown = lesson.start.sitting();
        assert_eq!(lesson.judge(&shown), Progress::Open, "{}", lesson.slug);
        lesson.show(&mut shown);
        assert_eq!(lesson.judge(&shown), Progress::Done, "{}", lesson.slug);

        let board = shown.yinsh().unwrap();
        let steps = board.table().last_turn().unwrap().steps;
        let mut touched = lesson.start.sitting();
        let board = touched.yinsh_mut().unwrap();
        for step in steps {
            make(board, step);
        }
        assert_eq!(lesson.judge(&touched), Progress::Done, "{}", lesson.slug);
    }
}

#[test]
fn every_lesson_of_yinsh_refuses_a_wrong_try_and_says_why() {
    let behind = "After jumping over markers the ring lands right behind them, on ";
    let tries = [
        ("aim", "d7", "d7 is in none of your rows.".to_owned()),
        ("board", "f6", "f6 is not free.".to_owned()),
        ("line", "e6 f7 h6", "h6 is in none of your rows.".to_owned()),
        (
            "several",
            "e4 e7 e4",
            "e4 is in none of your rows.".to_owned(),
        ),
        ("pass", "a2", "The ring on a2 cannot move.".to_owned()),
        ("cost", "c2 i8", format!("{behind}h7.")),
        ("gift", "h5 h10", format!("{behind}h9.")),
        (
            "third",
            "e5 i5",
            "The ring on h5 is in the way: rings are never jumped.".to_owned(),
        ),
        ("place", "e4", "e4 is not free.".to_owned()),
        ("move", "e4 f6", "e4 and f6 are not on one line.".to_owned()),
        ("jump", "d3 d7", format!("{behind}d6.")),
        ("markers", "f4 f8", format!("{behind}f7.")),
        ("behind", "e2 e10", format!("{behind}e9.")),
        (
            "way",
            "b3 f7",
            "The ring on d5 is in the way: rings are never jumped.".to_owned(),
        ),
        ("row", "e3 e9", format!("{behind}e8.")),
        ("row", "e3 e8 e5 d8", "You have no ring on d8.".to_owned()),
        ("long", "d4 e5 e6", "e6 is in none of your rows.".to_owned()),
        (
            "cross",
            "e5 f6 h7",
            "h7 is in none of your rows.".to_owned(),
        ),
        ("theirs", "e4", "e4 is in none of your rows.".to_owned()),
        ("win", "e2 e9", format!("{behind}e8.")),
        ("pool", "i9 i8", "i8 is not free.".to_owned()),
        ("blitz", "e3 e7", format!("{behind}e6.")),
    ];
    let tried: HashSet<&str> = tries.iter().map(|(slug, ..)| *slug).collect();
    assert_eq!(tried.len(), YINSH.len());
    for (slug, points, why) in tries {
        assert_eq!(touch(lesson(slug), points), (Progress::Open, why), "{slug}");
    }
}

#[test]
fn a_legal_turn_that_is_not_asked_for_misses_the_goal() {
    for (slug, points) in [
        ("board", "e5"),
        ("line", "c4 c3"),
        ("several", "i6 i7"),
        ("cost", "c2 h7 e4 i6"),
        ("gift", "e2 e6"),
        ("gift", "h5 h4"),
        ("third", "c7 c8 c4 i8"),
        ("jump", "d3 d2"),
        ("markers", "f4 f5"),
        ("behind", "e2 e3"),
        ("way", "f2 f3"),
        ("row", "g3 g4"),
        ("long", "d4 e5 d3 d3 g3"),
        ("cross", "h4 h5"),
        ("win", "h10 h9"),
        ("blitz", "h9 h10"),
    ] {
        assert_eq!(touch(lesson(slug), points).0, Progress::Missed, "{slug}");
    }
}

#[test]
fn a_learner_plays_only_one_side() {
    let mut sitting = lesson("move").start.sitting();
    let board = sitting.yinsh_mut().unwrap();
    for point in ["e4", "e7", "f5", "f6"] {
        board.touch(point.parse().unwrap());
    }
    assert_eq!(board.table().turn_count(), 1);
}

#[test]
fn lessons_and_sections_have_names_of_their_own() {
    for courses in [[YINSH, YINSH_STRATEGY], [GEMBLO, GEMBLO_STRATEGY]] {
        let lessons = courses.concat();
        let slugs: HashSet<&str> = lessons.iter().map(|lesson| lesson.slug).collect();
        assert_eq!(slugs.len(), lessons.len());
    }
    for sections in [SECTIONS_YINSH, SECTIONS_GEMBLO] {
        let slugs: HashSet<&str> = sections.iter().map(|section| section.slug).collect();
        assert_eq!(slugs.len(), sections.len());
    }
}

#[test]
fn diagrams_are_positions_and_show_where_a_touched_ring_may_land() {
    for diagram in SECTIONS_YINSH.iter().filter_map(Shows::diagram) {
        let position: Position = diagram.setup.parse().unwrap();
        assert_eq!(position.to_string(), diagram.setup);
        let sitting = diagram.sitting();
        let scene = sitting.yinsh().unwrap().scene();
        let targets = scene.spots.iter().filter(|spot| spot.role == Role::Target);
        assert_eq!(targets.count() > 0, diagram.touched.is_some());
    }
}

#[test]
fn diagrams_of_gemblo_are_positions() {
    for section in SECTIONS_GEMBLO {
        let sitting = Shows::diagram(section).map(|diagram| diagram.sitting());
        assert!(sitting.is_none_or(|sitting| sitting.gemblo().is_some()));
    }
}

#[test]
fn every_lesson_of_gemblo_is_solved_by_its_solution() {
    for lesson in GEMBLO.iter().chain(GEMBLO_STRATEGY) {
        let mut sitting = lesson.start.sitting();
        assert_eq!(lesson.judge(&sitting), Progress::Open, "{}", lesson.slug);
        lesson.show(&mut sitting);
        assert_eq!(lesson.judge(&sitting), Progress::Done, "{}", lesson.slug);
    }
}

/// A placement that covers this cell alone, or the cells of this text.
fn try_gemblo(slug: &str, cells: &str) -> Result<Progress, Refusal> {
    let lesson = GEMBLO.iter().find(|lesson| lesson.slug == slug).unwrap();
    let mut sitting = lesson.start.sitting();
    let cells: Vec<gemblo::Cell> = cells.split(',').map(|c| c.parse().unwrap()).collect();
    let placement = Placement::of(&cells).unwrap();
    let board = sitting.gemblo_mut().unwrap();
    board.table().position().check(placement)?;
    sitting.play_turn(&placement.to_string()).unwrap();
    Ok(lesson.judge(&sitting))
}

#[test]
fn every_lesson_of_gemblo_refuses_or_misses_a_wrong_try() {
    let refusal = |slug, cells| try_gemblo(slug, cells).unwrap_err();
    assert!(matches!(
        refusal("start", "o12"),
        Refusal::StartNotCovered(_)
    ));
    assert!(matches!(refusal("connect", "o12"), Refusal::NotConnected));
    assert!(matches!(refusal("turn", "p18"), Refusal::TouchesOwn { .. }));
    assert!(matches!(
        refusal("apart", "o15"),
        Refusal::TouchesOwn { .. }
    ));
    assert!(matches!(refusal("covered", "k14"), Refusal::Covered { .. }));
    assert!(matches!(refusal("open", "n12"), Refusal::Occupied { .. }));
    assert!(matches!(refusal("pass", "a1"), Refusal::OffTheArea(_)));
    assert_eq!(try_gemblo("score", "h16,i16"), Ok(Progress::Missed));
    assert_eq!(try_gemblo("aim", "t19"), Ok(Progress::Missed));
    let value = try_gemblo("value", "n12,o12,p13");
    assert_eq!(value, Ok(Progress::Missed));
    let two = try_gemblo("two", "j6,j7,j8,k5,l5");
    assert_eq!(two, Ok(Progress::Missed));
    assert!(matches!(refusal("five", "x11"), Refusal::Occupied { .. }));
    assert_eq!(try_gemblo("five", "y12"), Ok(Progress::Missed));
    assert!(matches!(refusal("empty", "h14"), Refusal::Occupied { .. }));
    assert_eq!(try_gemblo("board", "h22"), Ok(Progress::Missed));
}

#[test]
fn the_last_piece_of_a_colour_makes_it_pass() {
    let lesson = GEMBLO.iter().find(|lesson| lesson.slug == "empty").unwrap();
    let mut sitting = lesson.start.sitting();
    lesson.show(&mut sitting);
    let mut position = *sitting.gemblo().unwrap().table().position();
    let first = gemblo::Colour::FIRST;
    assert!(position.left(first).is_empty());
    // It is found to have nothing left when its turn comes.
    while !position.passed().contains(first) {
        let next = position.legal().nth(0).unwrap();
        assert_ne!(position.to_act(), Some(first));
        position.make(next);
    }
}

#[test]
fn the_rules_of_gemblo_show_the_numbered_pieces_and_lead_to_the_puzzles() {
    for shows in [Shows::Pieces, Shows::Puzzles] {
        let mut sections = SECTIONS_GEMBLO.iter();
        assert!(
            sections.any(|section| Shows::of(section) == shows),
            "{shows:?}"
        );
    }
}
