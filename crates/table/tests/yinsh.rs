//! Gestures on the YINSH board, and the scenes that they lead to.

use i18n::Lang;
use table::yinsh::{Act, Arrow, Board, Mark, Role, Scene};
use table::{Confirm, Film, Happened, Player, Standing, Table, Undo, Way};
use yinsh::{Colour, Point, Setup};

fn point(name: &str) -> Point {
    name.parse().unwrap()
}

fn board(setup: &str) -> Board {
    let setup: Setup = setup.parse().unwrap();
    Board::new(Table::new(setup, vec![Player::Person, Player::Person]))
}

fn touch(board: &mut Board, names: &str) {
    for name in names.split_whitespace() {
        board.touch(point(name));
    }
}

/// The points with a role, by name.
fn with_role(scene: &Scene, role: Role) -> Vec<String> {
    let spots = scene.spots.iter().filter(|spot| spot.role == role);
    spots.map(|spot| spot.point.to_string()).collect()
}

fn note(board: &Board) -> String {
    board.status(Lang::En).note.unwrap_or_default()
}

fn message(board: &Board) -> String {
    board.status(Lang::En).message
}

/// White rings on a2 and e1, white markers on a3 and a4, black ones on b2, c3 and d4.
const MIDDLE: &str = "Www1/1b5/2b5/3b5/W9/9/10/BBBBB4/8/7/WWW1 w 0-0 standard move";
/// A white ring on b1, markers on c1 to c4.
const CROWDED: &str = "4/W6/wwbb4/9/10/9/10/BBBBB4/8/WWW4/W3 w 0-0 standard move";
/// A run of seven white markers, d1 to d7: three rows to choose from.
const RUN: &str = "4/7/8/wwwwwww2/10/9/10/BBBBB4/8/WWW4/WW2 w 0-0 standard row";

#[test]
fn the_first_touch_only_drafts_a_ring_and_the_second_confirms_it() {
    let mut board = board("standard");
    touch(&mut board, "e3");
    assert!(board.table().is_complete());
    assert_eq!(board.table().turn_count(), 0);
    assert_eq!(board.table().standing(), Standing::Unconfirmed);
    assert_eq!(message(&board), "White: confirm your turn");
    touch(&mut board, "e3");
    assert_eq!(board.table().turn_count(), 1);
    assert_eq!(message(&board), "Black: place a ring (1 of 5)");
}

#[test]
fn a_drafted_ring_moves_to_where_it_is_wanted() {
    let mut board = board("standard");
    touch(&mut board, "e3 f6");
    let scene = board.scene();
    assert_eq!(scene.spot(point("e3")).ring, None);
    assert_eq!(scene.spot(point("f6")).ring, Some(Colour::White));
    assert_eq!(board.table().turn_count(), 0);
}

#[test]
fn without_confirming_a_touch_makes_the_turn() {
    let mut board = board("standard");
    board.set_confirm(Confirm::AtOnce);
    touch(&mut board, "e3 f6");
    assert_eq!(board.table().turn_count(), 2);
    touch(&mut board, "f6");
    assert_eq!(note(&board), "f6 is not free.");
    assert_eq!(board.table().turn_count(), 2);
}

#[test]
fn the_pointer_shows_a_ghost_ring_while_placing() {
    let mut board = board("standard");
    board.point_at(Some(point("c4")));
    assert_eq!(board.scene().spot(point("c4")).ghost, Some(Colour::White));
    board.point_at(None);
    assert!(board.scene().spots.iter().all(|spot| spot.ghost.is_none()));
}

#[test]
fn only_rings_that_can_move_light_up() {
    let mut board = board(MIDDLE);
    assert_eq!(
        with_role(&board.scene(), Role::Movable),
        ["a2", "e1", "k7", "k8", "k9"]
    );
    touch(&mut board, "h4");
    assert_eq!(note(&board), "You have no ring on h4.");
}

#[test]
fn a_chosen_ring_holds_its_marker_and_shows_where_it_may_land() {
    let mut board = board(MIDDLE);
    touch(&mut board, "a2");
    let scene = board.scene();
    assert_eq!(scene.spot(point("a2")).marker, Some(Colour::White));
    assert_eq!(scene.spot(point("a2")).role, Role::Picked);
    let targets = with_role(&scene, Role::Target);
    assert!(targets.contains(&"a5".to_owned()), "{targets:?}");
    assert!(!targets.contains(&"a3".to_owned()), "{targets:?}");
    touch(&mut board, "a2");
    assert!(with_role(&board.scene(), Role::Target).is_empty());
}

#[test]
fn a_refused_landing_says_why() {
    let mut board = board(CROWDED);
    touch(&mut board, "b1");
    touch(&mut board, "d2");
    assert_eq!(note(&board), "b1 and d2 are not on one line.");
    touch(&mut board, "e4");
    assert_eq!(
        note(&board),
        "After jumping over markers the ring lands right behind them, on d3."
    );
    touch(&mut board, "d3");
    assert!(board.table().has_draft());
}

#[test]
fn pointing_at_a_landing_shows_the_new_faces_and_the_rows_before_anything_is_made() {
    let mut board = board("4/7/W3ww2/9/10/9/10/BBBBB4/8/WWW4/W3 w 0-0 standard move");
    touch(&mut board, "c1");
    board.point_at(Some(point("c7")));
    let scene = board.scene();
    assert_eq!(scene.spot(point("c5")).marker, Some(Colour::Black));
    assert!(scene.spot(point("c5")).turned);
    assert_eq!(scene.spot(point("c7")).ghost, Some(Colour::White));
    assert_eq!(scene.path, Some((point("c1"), point("c7"))));
    assert_eq!(note(&board), "flips 2 markers");
    assert!(!board.table().has_draft());
}

#[test]
fn rows_of_both_players_are_outlined_in_their_owner_s_colour() {
    // c1 is a white ring, c2 to c5 black markers: jumping them makes five white ones with c1.
    let mut board = board("4/7/Wbbbb3/9/10/9/10/BBBBB4/8/WWW4/W3 w 0-0 standard move");
    touch(&mut board, "c1");
    board.point_at(Some(point("c6")));
    let scene = board.scene();
    assert_eq!(scene.outlines.len(), 1);
    assert_eq!(scene.outlines[0].colour, Colour::White);
    assert_eq!(
        note(&board),
        "flips 4 markers, completes your row c1–\u{2060}c5"
    );

    // Turning c2 completes a black row from a2 to e2.
    let mut board = self::board("b3/1b5/Ww6/1b7/1b8/9/10/BBBBB4/8/WWW4/W3 w 0-0 standard move");
    touch(&mut board, "c1");
    board.point_at(Some(point("c3")));
    assert_eq!(board.scene().outlines[0].colour, Colour::Black);
    assert_eq!(
        note(&board),
        "flips 1 marker, completes your opponent’s row a2–\u{2060}e2"
    );
}

#[test]
fn a_row_and_a_ring_are_removed_step_by_step_and_can_be_taken_back() {
    let mut board = board("4/7/Wbbbb3/9/10/9/10/BBBBB4/8/WWW4/W3 w 0-0 standard move");
    touch(&mut board, "c1 c6");
    assert_eq!(message(&board), "White: remove your row");
    assert_eq!(
        with_role(&board.scene(), Role::InChosenRow),
        ["c1", "c2", "c3", "c4", "c5"]
    );
    touch(&mut board, "c3");
    assert_eq!(message(&board), "White: remove one of your rings");
    assert_eq!(
        with_role(&board.scene(), Role::Removable),
        ["c6", "j5", "j6", "j7", "k7"]
    );
    touch(&mut board, "j5");
    assert_eq!(board.scene().sides[0].removed, 1);
    assert!(board.table().is_complete());
    board.escape();
    board.escape();
    assert_eq!(message(&board), "White: remove your row");
    assert_eq!(board.table().undoable(), Some(Undo::Step(1)));
    board.cancel();
    assert_eq!(message(&board), "White: choose a ring to move");
}

#[test]
fn pointing_at_a_marker_of_a_long_run_shows_the_five_it_would_choose() {
    let mut board = board(RUN);
    assert_eq!(board.scene().choices.len(), 3);
    assert_eq!(board.scene().chosen, None);
    for (name, first) in [("d1", "d1"), ("d3", "d1"), ("d4", "d2"), ("d7", "d3")] {
        board.point_at(Some(point(name)));
        assert_eq!(board.chosen_row().unwrap().first(), point(first), "{name}");
    }
    touch(&mut board, "h7");
    assert_eq!(note(&board), "h7 is in none of your rows.");
}

#[test]
fn arrows_and_numbers_slide_the_five() {
    let mut board = board(RUN);
    board.arrow(Arrow::Right);
    assert_eq!(board.scene().chosen, Some(0));
    board.arrow(Arrow::Left);
    assert_eq!(board.scene().chosen, Some(2));
    board.choose_row(1);
    board.enter();
    assert_eq!(board.table().draft()[0].to_string(), "xd2-d6");
}

#[test]
fn a_touch_chooses_a_row_and_a_second_one_removes_it() {
    let mut board = board(RUN);
    touch(&mut board, "d4");
    assert!(!board.table().has_draft());
    touch(&mut board, "d4");
    assert_eq!(board.table().draft()[0].to_string(), "xd2-d6");
}

#[test]
fn dragging_a_ring_moves_it_and_dropping_it_elsewhere_keeps_it_chosen() {
    let mut board = board(CROWDED);
    board.drag(point("b1"), point("d2"));
    assert!(!board.table().has_draft());
    assert_eq!(board.scene().spot(point("b1")).role, Role::Picked);
    board.drag(point("b1"), point("b4"));
    assert_eq!(board.table().draft()[0].to_string(), "b1-b4");
}

#[test]
fn a_drafted_move_can_land_elsewhere_and_go_back_to_its_ring() {
    let mut board = board(CROWDED);
    touch(&mut board, "b1 b4 b5");
    assert_eq!(board.table().draft()[0].to_string(), "b1-b5");
    touch(&mut board, "d2");
    assert_eq!(board.table().draft()[0].to_string(), "b1-b5");
    assert_eq!(note(&board), "b1 and d2 are not on one line.");
    touch(&mut board, "b1");
    assert!(!board.table().has_draft());
}

#[test]
fn the_last_turn_stays_marked_with_the_markers_that_it_turned() {
    let mut board = board("4/7/W3ww2/9/10/9/10/BBBBB4/8/WWW4/W3 w 0-0 standard move");
    touch(&mut board, "c1 c7 c7");
    let scene = board.scene();
    let mark = |name| scene.spot(point(name)).mark;
    assert_eq!(mark("c1"), Some(Mark::Left));
    assert_eq!(mark("c7"), Some(Mark::Came));
    assert_eq!(mark("c5"), Some(Mark::Turned));
    assert_eq!(mark("c3"), None);
}

#[test]
fn a_turn_is_shown_in_the_order_in_which_it_happens() {
    let mut board = board("4/7/Wbbbb3/9/10/9/10/BBBBB4/8/WWW4/W3 w 0-0 standard move");
    let happened = board.play_turn("c1-c6;xc1-c5xj5").unwrap();
    let Happened::Turns(Some(Film::Yinsh(film))) = happened else {
        panic!("a turn was made and is shown: {happened:?}");
    };
    let acts: Vec<Act> = film.iter().map(|moment| moment.act).collect();
    let row = "c1-c5".parse().unwrap();
    assert_eq!(
        acts,
        [
            Act::PutMarker(point("c1")),
            Act::Slide(Colour::White, point("c1"), point("c6")),
            Act::Arrive(point("c6")),
            Act::Turn(point("c2")),
            Act::Turn(point("c3")),
            Act::Turn(point("c4")),
            Act::Turn(point("c5")),
            Act::TakeRow(row),
            Act::TakeRing(point("j5")),
        ]
    );
    let while_sliding = board.scene_in(&film[1]);
    assert_eq!(while_sliding.spot(point("c1")).ring, None);
    assert_eq!(while_sliding.spot(point("c6")).ring, None);
}

#[test]
fn every_act_says_what_it_changed() {
    let mut board = board("standard");
    assert_eq!(board.point_at(Some(point("e3"))), Happened::Hand);
    assert_eq!(board.undo(), Happened::Hand, "nothing to take back");
    assert!(matches!(
        board.touch(point("e3")),
        Happened::Draft(Some(Film::Yinsh(_)))
    ));
    assert_eq!(board.escape(), Happened::Draft(None));
    board.touch(point("e3"));
    assert_eq!(board.confirm(), Happened::Turns(None));
    assert_eq!(board.touch(point("e3")), Happened::Hand, "it is refused");
    assert_eq!(board.view(Some(0)), Happened::Turns(None));
    assert_eq!(board.view(Some(0)), Happened::Hand, "it is looked at");
    assert!(matches!(board.view(None), Happened::Turns(Some(_))));
    assert_eq!(board.undo(), Happened::Turns(None));
    assert!(matches!(board.redo(), Happened::Turns(Some(_))));
    board.set_confirm(Confirm::AtOnce);
    assert!(matches!(board.touch(point("f6")), Happened::Turns(Some(_))));
}

#[test]
fn whoever_looks_back_is_not_shown_a_turn_from_elsewhere() {
    let mut board = board("standard");
    board.play_turn("e3").unwrap();
    board.view(Some(0));
    assert_eq!(board.play_turn("f6"), Ok(Happened::Turns(None)));
}

#[test]
fn arrows_walk_straight_across_the_columns_and_stop_at_the_edge() {
    let mut board = board("standard");
    for _ in 0..4 {
        board.arrow(Arrow::Right);
    }
    // Four columns to the right of f6 and level with it.
    assert_eq!(board.cursor(), point("j8"));
    for _ in 0..8 {
        board.arrow(Arrow::Left);
    }
    assert_eq!(board.cursor(), point("b4"));
    for _ in 0..9 {
        board.arrow(Arrow::Down);
    }
    assert_eq!(board.cursor(), point("b1"));
    board.enter();
    board.enter();
    assert_eq!(board.table().turns()[0].1, "b1");
}

#[test]
fn a_key_jumps_from_one_ring_that_can_move_to_the_next() {
    let mut board = board(MIDDLE);
    board.jump(Way::Forward);
    assert_eq!(board.cursor(), point("k7"));
    board.jump(Way::Forward);
    board.jump(Way::Forward);
    board.jump(Way::Forward);
    assert_eq!(board.cursor(), point("a2"));
    board.jump(Way::Back);
    assert_eq!(board.cursor(), point("k9"));
}

#[test]
fn points_have_names_for_screen_readers() {
    let mut board = board(MIDDLE);
    let name = |board: &Board, at: &str| board.scene().spot(point(at)).name(Lang::En);
    assert_eq!(name(&board, "a2"), "a2, white ring, can move");
    assert_eq!(name(&board, "b2"), "b2, black marker");
    assert_eq!(name(&board, "f6"), "f6, free");
    touch(&mut board, "e1");
    assert_eq!(name(&board, "e2"), "e2, free, landing point");
}

#[test]
fn the_pool_warns_below_ten() {
    let mut scene = board("standard").scene();
    assert_eq!(scene.pool, 51);
    scene.pool = 10;
    assert!(!scene.pool_is_low());
    scene.pool = 9;
    assert!(scene.pool_is_low());
}

#[test]
fn a_turn_is_announced_in_words() {
    let mut board = board("4/7/Wbbbb3/9/10/9/10/BBBBB4/8/WWW4/W3 w 0-0 blitz move");
    board.play_turn("c1-c6;xc1-c5xj5").unwrap();
    assert_eq!(
        board.announcement(Lang::En),
        "White moves a ring from c1 to c6, flips 4 markers, row c1–c5 removed, ring j5 removed. \
         White wins"
    );
}

#[test]
fn a_removal_before_the_move_is_announced_without_a_verb_that_lacks_its_subject() {
    let mut board =
        board("4/7/3B2B1/4b1W2/3W1b1B2/3w3W1/2wwwwwB2/1B5W1/2W5/7/4 w 0-0 standard row<");
    board.play_turn("xg4-g8xi6;e4-f4").unwrap();
    assert_eq!(
        board.announcement(Lang::En),
        "row g4–g8 removed, ring i6 removed, White moves a ring from e4 to f4, flips nothing"
    );
    assert_eq!(
        board.announcement(Lang::Ro),
        "linia g4–g8 scoasă, inelul i6 scos, Albul mută un inel de pe e4 pe f4, nu întoarce nimic"
    );
}

#[test]
fn a_long_run_made_by_the_opponent_is_called_so() {
    let message = |lang| board(&RUN.replace("row", "row<")).status(lang).message;
    assert_eq!(
        message(Lang::En),
        "White: your opponent made you a row. Choose which five markers to remove before you move"
    );
    assert_eq!(
        message(Lang::Ru),
        "Белые: соперник выстроил ваш ряд. Выберите, какие пять фишек убрать перед ходом"
    );
}

#[test]
fn a_refusal_is_said_in_the_chosen_language() {
    use table::yinsh::refused;
    let mut position: yinsh::Position = MIDDLE.parse().unwrap();
    let step = |text: &str| text.parse().unwrap();
    let due = position.play(step("f6")).unwrap_err();
    let say = |refusal, lang| i18n::yinsh::Message::Refused(refused(refusal)).say(lang);
    assert_eq!(say(due.clone(), Lang::En), "White: choose a ring to move");
    assert_eq!(say(due, Lang::Uk), "Білі: виберіть кільце для ходу");
    let pass = position.play(step("--")).unwrap_err();
    assert_eq!(
        say(pass, Lang::En),
        "A ring can still move, so you may not pass."
    );
    let row = position.play(step("xc2-c6")).unwrap_err();
    assert_eq!(
        say(row, Lang::Fr),
        "Blanc\u{a0}: choisissez un anneau à déplacer"
    );
    let unread = "q9-z1".parse::<yinsh::Step>().unwrap_err();
    assert!(say(unread, Lang::Ru).contains("q9"));
}

#[test]
fn a_side_has_as_many_places_for_rings_as_win() {
    for (setup, places) in [("standard", 3), ("blitz", 1)] {
        for side in board(setup).scene().sides {
            assert_eq!((side.removed, side.goal), (0, places));
        }
    }
}
