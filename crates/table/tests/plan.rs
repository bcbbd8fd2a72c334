//! Planning the next step of YINSH while the opponent moves.

use i18n::Lang;
use table::yinsh::{Board, Role};
use table::{Command, Confirm, Happened, Player, Sitting, Table};
use yinsh::Point;

/// Black is the only person here, White moves.
const MIDDLE: &str = "Www1/1b5/2b5/3b5/W9/9/10/BBBBB4/8/7/WWW1 w 0-0 standard move";

fn point(name: &str) -> Point {
    name.parse().unwrap()
}

fn waiting(setup: &str) -> Board {
    let players = vec![Player::Elsewhere, Player::Person];
    let mut board = Board::new(Table::new(setup.parse().unwrap(), players));
    board.set_confirm(Confirm::AtOnce);
    board
}

fn turns(board: &Board) -> Vec<String> {
    board
        .table()
        .turns()
        .into_iter()
        .map(|turn| turn.1)
        .collect()
}

#[test]
fn a_planned_move_is_shown_and_made_when_its_turn_has_come() {
    let mut board = waiting(MIDDLE);
    assert_eq!(board.touch(point("h3")), Happened::Hand);
    assert_eq!(board.scene().spot(point("h3")).role, Role::Picked);
    board.touch(point("g3"));
    let scene = board.scene();
    assert_eq!(scene.path, Some((point("h3"), point("g3"))));
    assert!(scene.spot(point("g3")).ghost.is_some());
    let said = board.status(Lang::En).note.unwrap();
    assert_eq!(said, "Planned: h3-g3. Touch the board to drop it.");
    let happened = board.play_turn("a2-a5").unwrap();
    assert_eq!(turns(&board), ["a2-a5", "h3-g3"]);
    let Happened::Turns(Some(film)) = happened else {
        panic!("both turns are shown: {happened:?}");
    };
    let moments = (0..).take_while(|moment| film.beats(*moment).is_some());
    assert!(moments.count() > 6, "a ring, two flips, and a ring");
}

#[test]
fn any_touch_or_escape_drops_what_is_planned() {
    let drops: [fn(&mut Board); 2] = [
        |board| drop(board.touch(point("f6"))),
        |board| drop(board.escape()),
    ];
    for drops in drops {
        let mut board = waiting(MIDDLE);
        board.touch(point("h3"));
        board.touch(point("g3"));
        drops(&mut board);
        assert_eq!(board.status(Lang::En).note, None);
        board.play_turn("a2-a5").unwrap();
        assert_eq!(turns(&board), ["a2-a5"]);
    }
}

#[test]
fn a_plan_that_the_opponent_made_illegal_is_dropped_and_says_why() {
    let mut board = waiting("standard");
    board.touch(point("e3"));
    board.play_turn("f6").unwrap();
    assert_eq!(turns(&board), ["f6", "e3"], "a ring was planned and placed");
    board.touch(point("e4"));
    board.play_turn("e4").unwrap();
    assert_eq!(turns(&board), ["f6", "e3", "e4"]);
    assert!(board.table().person_acts());
    let said = board.status(Lang::En).note.unwrap();
    assert_eq!(said, "Not made as planned: e4. e4 is not free.");
    board.touch(point("e5"));
    assert_eq!(board.status(Lang::En).note, None);
}

#[test]
fn a_plan_off_the_lines_is_refused_in_words() {
    let mut board = waiting(MIDDLE);
    board.touch(point("h3"));
    board.touch(point("g6"));
    let said = board.status(Lang::En).note.unwrap();
    assert_eq!(said, "h3 and g6 are not on one line.");
}

#[test]
fn a_planned_move_waits_to_be_confirmed_where_moves_do() {
    let mut board = waiting(MIDDLE);
    board.set_confirm(Confirm::Ask);
    board.touch(point("h3"));
    board.touch(point("g3"));
    board.play_turn("a2-a5").unwrap();
    assert!(board.table().is_complete());
    let mut sitting = Sitting::from(board);
    sitting.obey(Command::Confirm);
    assert_eq!(sitting.turns().len(), 2);
}

#[test]
fn two_people_at_one_screen_plan_nothing() {
    let mut board = Board::new(Table::new(MIDDLE.parse().unwrap(), vec![]));
    board.touch(point("h3"));
    assert_eq!(board.scene().spot(point("h3")).role, Role::Plain);
}
