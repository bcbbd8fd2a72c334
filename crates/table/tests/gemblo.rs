//! Gestures on the Gemblo board, and the scenes that they lead to.

use engine::Level;
use gemblo::{Cell, Orientation, Piece, Placement, Position, Setup};
use i18n::Lang;
use i18n::gemblo::{Decided, Holds, Tint};
use table::gemblo::{Board, Laying, Place, Turning};
use table::{Arrow, Confirm, Cursor, Facing, Player, Sitting, Standing, Table, Undo, Way};

fn board(players: u8) -> Board {
    let setup = Setup::for_players(players).unwrap();
    Board::new(Table::new(setup, vec![]))
}

/// A board on which these turns have been played.
fn after(players: u8, turns: &str) -> Board {
    let mut board = board(players);
    for turn in turns.split_whitespace() {
        board.play_turn(turn).unwrap();
    }
    board
}

fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

fn placement(cells: &str) -> Placement {
    let cells: Vec<Cell> = cells.split(',').map(cell).collect();
    Placement::of(&cells).unwrap()
}

fn piece(number: u8) -> Piece {
    Piece::new(number).unwrap()
}

/// Holds the piece of these cells as it would lie there, and points at the place.
fn hold_over(board: &mut Board, cells: &str) -> Placement {
    let placement = placement(cells);
    hold(board, placement.orientation());
    board.point_at(Some(Place::middle(placement)));
    placement
}

fn hold(board: &mut Board, orientation: Orientation) {
    board.lift(orientation.piece());
    for turning in [Turning::Right, Turning::Over] {
        for _ in 0..6 {
            if board.tray().unwrap().held.unwrap().orientation == orientation {
                return;
            }
            board.turn(turning);
        }
        board.turn(Turning::Over);
    }
    panic!("no turning leads to {orientation:?}");
}

fn said(board: &Board) -> (String, String) {
    let status = board.status(Lang::En);
    (status.message, status.note.unwrap_or_default())
}

/// The first turn of each colour of two players, on its start cell.
const OPENED: &str = "l22,m21,n20,n21,o19 w15,x13,y11,z9,aa7 p4,q3,r1,r2,r3 c1,d3,d4,e6,e7";

#[test]
fn a_drafted_piece_that_was_kept_can_still_be_turned() {
    let mut board = board(3);
    board.lift(Piece::new(5).unwrap());
    board.walk_places(Way::Forward);
    board.enter();
    let kept = Sitting::Gemblo(board).save();
    let mut again = Sitting::read(&kept).unwrap();
    let again = again.gemblo_mut().unwrap();
    let drafted = again.loose().unwrap();
    assert_eq!(
        again.tray().unwrap().held.unwrap().orientation,
        drafted.orientation()
    );
    again.turn(Turning::Right);
    assert_ne!(
        again.tray().unwrap().held.unwrap().orientation,
        drafted.orientation()
    );
    assert!(again.loose().is_none(), "it is in hand again");
}

/// How far from the middle of the lower edge the person's start cells are shown, in degrees.
fn away_from_the_bottom(seat: usize, count: u8) -> Vec<i32> {
    let mut players = vec![Player::Engine(Level::EASIEST); count.into()];
    players[seat] = Player::Person;
    let board = Board::new(Table::new(Setup::for_players(count).unwrap(), players));
    let sides = board
        .sides()
        .into_iter()
        .filter(|side| side.seat.index() == seat);
    let own: Vec<_> = sides.map(|side| side.tint).collect();
    let starts = board
        .starts()
        .into_iter()
        .filter(|(tint, ..)| own.contains(tint));
    let angle = |(_, cell, _): (_, Cell, _)| {
        let Place { x, y } = Place::of(cell);
        let (x, y) = board.own_facing().turn((x, y));
        x.atan2(y).to_degrees().abs().round() as i32
    };
    starts.map(angle).collect()
}

#[test]
fn the_only_person_begins_at_the_bottom_whatever_the_seat() {
    for count in [3, 5, 6] {
        for seat in 0..count.into() {
            let away = away_from_the_bottom(seat, count);
            assert!(
                away.iter().all(|away| *away <= 30),
                "{count}, {seat}: {away:?}"
            );
        }
    }
    // The rectangle can only be turned by half, so some begin at its left or right.
    for seat in 0..4 {
        assert!(away_from_the_bottom(seat, 4)[0] <= 90, "seat {seat}");
    }
}

#[test]
fn the_board_is_turned_for_nobody_when_several_people_or_none_sit_there() {
    let engine = Player::Engine(Level::EASIEST);
    for players in [
        vec![Player::Person, Player::Person, engine],
        vec![engine; 4],
    ] {
        let setup = Setup::for_players(players.len() as u8).unwrap();
        let board = Board::new(Table::new(setup, players));
        assert_eq!(board.own_facing(), Facing::UPRIGHT);
    }
}

#[test]
fn an_arrow_leads_where_it_points_on_a_board_that_is_turned() {
    for facing in Facing::all() {
        let mut board = board(6);
        board.hand_mut().walk_to(Cursor::at(cell("o11")));
        let seen = |board: &Board| {
            let Place { x, y } = Place::of(board.cursor().unwrap());
            facing.turn((x, y))
        };
        let before = seen(&board);
        board.arrow_on(Arrow::Down, facing);
        let after = seen(&board);
        assert!(
            after.1 > before.1 && (after.0 - before.0).abs() < 1e-6,
            "{facing:?}"
        );
    }
}

#[test]
fn a_place_that_is_proposed_is_what_a_touch_of_any_of_its_cells_lays() {
    let begin = after(2, "l22,m21,n20,n21,o19");
    for number in [5, 12, 17] {
        let mut board = begin.clone();
        board.lift(Piece::new(number).unwrap());
        board.walk_places(Way::Forward);
        board.walk_places(Way::Forward);
        let proposed = board.ghost().unwrap().placement;
        for at in proposed.cells() {
            let mut board = board.clone();
            // The pointer comes over the board from the tray.
            board.point_at(Some(Place::default()));
            board.point_at(Some(Place::of(at)));
            assert_eq!(board.ghost().unwrap().placement, proposed, "{at}");
            board.touch(Place::of(at));
            assert_eq!(board.pieces().last().unwrap().placement, proposed, "{at}");
        }
        board.point_at(Some(Place::default()));
        board.point_at(None);
        assert_eq!(board.ghost().unwrap().placement, proposed);
    }
}

#[test]
fn a_round_is_a_row_and_who_is_blocked_leaves_a_gap() {
    let mut board = board(3);
    let mut rng = game::Rng::new(3);
    while !board.table().position().legal().is_empty() {
        let legal = board.table().position().legal();
        let placement = legal.nth(rng.below(legal.len())).unwrap();
        board.play_turn(&placement.to_string()).unwrap();
    }
    let listed = board.listed();
    assert_eq!(listed.len(), board.table().turn_count());
    let rounds = listed.last().unwrap().round + 1;
    for round in 0..rounds {
        let row = listed.iter().filter(|turn| turn.round == round);
        let row: Vec<_> = row.map(|turn| turn.colour).collect();
        assert!(row.is_sorted_by(|one, other| one < other), "{row:?}");
    }
    assert!(rounds * 3 > listed.len(), "somebody was blocked first");
}

#[test]
fn the_first_touch_only_drafts_a_piece_and_the_second_confirms_it() {
    let mut board = board(2);
    assert_eq!(
        said(&board).0,
        "Blue (player 1): choose a piece to cover your start cell"
    );
    let there = hold_over(&mut board, "l22,m21,n20,n21,o19");
    assert_eq!(said(&board).0, "Blue (player 1): lay the piece");
    board.touch(Place::middle(there));
    assert_eq!(board.table().standing(), Standing::Unconfirmed);
    assert_eq!(board.table().turn_count(), 0);
    let laid = *board.pieces().last().unwrap();
    assert!(laid.draft && laid.placement == there);
    board.touch(Place::of(cell("n20")));
    assert_eq!(board.table().turn_count(), 1);
    assert_eq!(
        said(&board).0,
        "Red (player 2): choose a piece to cover your start cell"
    );
}

#[test]
fn without_confirming_a_touch_lays_the_piece_for_good() {
    let mut board = board(3);
    board.set_confirm(Confirm::AtOnce);
    let start = board.starts()[0].1;
    board.lift(piece(1));
    board.touch(Place::of(start));
    assert_eq!(board.table().turn_count(), 1);
    assert!(!board.holds());
}

#[test]
fn a_held_piece_snaps_to_the_nearest_legal_place() {
    let mut board = board(6);
    let start = board.starts()[0].1;
    board.lift(piece(1));
    let Place { x, y } = Place::of(start);
    board.point_at(Some(Place {
        x: x + 14.0,
        y: y + 12.0,
    }));
    let ghost = board.ghost().unwrap();
    assert!(ghost.fits);
    assert_eq!(ghost.placement.cells().collect::<Vec<_>>(), [start]);
    board.point_at(Some(Place::default()));
    let ghost = board.ghost().unwrap();
    assert!(!ghost.fits);
    assert_eq!(ghost.placement.to_string(), "o11");
    assert_eq!(ghost.fault, Some(start));
    board.point_at(Some(Place { x: 900.0, y: 0.0 }));
    assert_eq!(board.ghost(), None);
}

#[test]
fn pointing_within_the_reach_of_a_place_moves_nothing() {
    let mut board = board(6);
    let start = Place::of(board.starts()[0].1);
    assert!(!board.points_elsewhere(Some(start)), "nothing is in hand");
    board.lift(piece(1));
    assert!(board.points_elsewhere(Some(start)));
    board.point_at(Some(start));
    let beside = Place {
        x: start.x + 3.0,
        ..start
    };
    assert!(!board.points_elsewhere(Some(beside)));
    assert!(board.points_elsewhere(None));
}

#[test]
fn a_refused_place_says_why_and_the_piece_stays_in_hand() {
    let mut board = after(2, OPENED);
    board.touch(Place::default());
    assert_eq!(said(&board).1, "Choose a piece first.");
    for (cells, why) in [
        ("o11", "The piece is connected to your colour by no line."),
        ("n20", "n20 is not free (Blue)."),
        (
            "o20",
            "o20 touches your own piece at o19: pieces of one colour must not touch.",
        ),
        ("a1", "a1 is outside the playing area."),
    ] {
        let mut board = board.clone();
        board.lift(piece(1));
        board.touch_cell(cell(cells));
        assert_eq!(said(&board).1, why);
        assert!(board.status(Lang::En).refused);
        assert!(board.holds());
        assert!(!board.table().has_draft());
    }
}

/// Colour 3 covers the line from n12, which is colour 1's, to m10.
const COVERED: &str = "q16,r17,r18,s18,t19 t4,t5,t6,t7,t8 e7,f9,g10,h11,i11 \
    n12,o12,o13,p14,p15 p8,p9,q7,r8 k11,l12,l13,m11,n11";

#[test]
fn a_covered_line_is_crossed_out_and_named() {
    let mut board = after(3, COVERED);
    board.lift(piece(1));
    board.touch_cell(cell("m10"));
    assert_eq!(
        said(&board).1,
        "The line from n12 to m10 is covered by one piece (Green)."
    );
    let lines = board.lines();
    let ends = |covered| {
        let lines = lines.iter().filter(move |line| line.covered == covered);
        lines
            .map(|line| format!("{}-{}", line.from, line.to))
            .collect::<Vec<_>>()
    };
    assert_eq!(ends(true), ["n12-m10"]);
    assert!(ends(false).is_empty());
    assert!(!board.ghost().unwrap().fits);
}

#[test]
fn the_connections_of_a_held_piece_are_drawn_and_stay_after_the_turn() {
    let mut board = after(2, OPENED);
    let anchor = board.anchors()[0];
    board.lift(piece(1));
    board.point_at(Some(Place::of(anchor)));
    let held = board.lines();
    assert!(held.iter().any(|line| !line.covered && line.to == anchor));
    board.touch(Place::of(anchor));
    assert_eq!(board.lines(), held);
    board.confirm();
    let past = board.lines();
    assert!(!past.is_empty() && past.iter().all(|line| line.past && !line.covered));
}

#[test]
fn turning_a_drafted_piece_takes_it_up_again() {
    let mut board = board(2);
    let there = hold_over(&mut board, "l22,m21,n20,n21,o19");
    board.touch(Place::middle(there));
    board.turn(Turning::Right);
    assert!(!board.table().has_draft());
    let held = board.tray().unwrap().held.unwrap();
    assert_ne!(held.orientation, there.orientation());
    assert!(board.ghost().is_some(), "it is held where it lay");
}

#[test]
fn taking_the_piece_in_hand_turns_it() {
    let mut board = board(2);
    board.take(piece(3));
    let held = |board: &Board| board.tray().unwrap().held.unwrap().orientation;
    let first = held(&board);
    board.take(piece(3));
    assert_eq!(held(&board).piece(), piece(3));
    assert_ne!(held(&board), first);
}

#[test]
fn a_piece_that_turning_does_not_change_offers_no_turning() {
    let mut board = board(2);
    board.take(piece(1));
    let held = board.tray().unwrap().held.unwrap();
    assert!(!held.turns && !held.flips);
}

#[test]
fn a_touch_elsewhere_moves_the_drafted_piece() {
    let mut board = after(2, OPENED);
    let anchors = board.anchors();
    board.lift(piece(1));
    board.touch(Place::of(anchors[0]));
    board.touch(Place::of(anchors[1]));
    assert_eq!(board.table().turn_count(), 4);
    let drafted = board.pieces().last().unwrap().placement;
    assert_eq!(drafted.cells().collect::<Vec<_>>(), [anchors[1]]);
}

#[test]
fn walking_goes_through_every_legal_place_once_and_back() {
    let mut board = after(2, OPENED);
    board.lift(piece(4));
    let legal = board.table().position().legal();
    let count = legal
        .iter()
        .filter(|placement| placement.piece() == piece(4))
        .count();
    let mut seen = Vec::new();
    for _ in 0..count {
        board.walk_places(Way::Forward);
        let ghost = board.ghost().unwrap();
        assert!(ghost.fits);
        seen.push(ghost.placement);
    }
    assert_eq!(said(&board).1, format!("fits in {count} places"));
    let last = seen[count - 1];
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), count);
    board.walk_places(Way::Forward);
    board.walk_places(Way::Back);
    assert_eq!(board.ghost().unwrap().placement, last);
}

#[test]
fn a_whole_game_is_played_by_keys_alone() {
    let mut board = board(3);
    while board.table().to_move().is_some() {
        let before = board.table().turn_count();
        for size in (1..=5).rev() {
            board.take_of_size(size);
            if board.holds() {
                break;
            }
        }
        board.walk_places(Way::Forward);
        board.enter();
        board.enter();
        assert_eq!(board.table().turn_count(), before + 1);
    }
    assert_eq!(board.table().standing(), Standing::Over);
    assert!(board.tray().is_none());
    assert_eq!(board.results().len(), 3);
}

#[test]
fn arrows_carry_the_piece_in_hand_and_stay_within_the_area() {
    let mut board = board(3);
    board.lift(piece(1));
    for _ in 0..40 {
        board.arrow(Arrow::Left);
    }
    let cursor = board.cursor().unwrap();
    assert_eq!(cursor.doubled().0, -10);
    let ghost = board.ghost().unwrap();
    assert_eq!(ghost.placement.cells().collect::<Vec<_>>(), [cursor]);
}

#[test]
fn escape_takes_the_draft_up_and_then_puts_the_piece_back() {
    let mut board = board(2);
    let there = hold_over(&mut board, "l22,m21,n20,n21,o19");
    board.touch(Place::middle(there));
    board.escape();
    assert!(!board.table().has_draft());
    assert!(board.holds());
    board.escape();
    assert!(!board.holds());
}

#[test]
fn undo_says_which_turn_it_takes_back_and_redo_lays_it_again() {
    let mut board = after(2, OPENED);
    assert_eq!(board.table().undoable(), Some(Undo::Turn(4)));
    board.undo();
    assert_eq!(board.pieces().len(), 3);
    board.redo();
    assert_eq!(board.pieces().len(), 4);
    assert!(board.pieces()[3].last);
}

#[test]
fn looking_back_shows_the_pieces_of_that_time_and_lets_nothing_be_taken() {
    let mut board = after(2, OPENED);
    board.view(Some(2));
    assert_eq!(board.pieces().len(), 2);
    assert!(board.pieces()[1].last);
    assert!(board.anchors().is_empty());
    assert!(!board.tray().unwrap().open);
    board.take(piece(1));
    assert!(!board.holds());
}

#[test]
fn the_tray_is_sorted_by_size_and_counts_what_fits() {
    let board = after(2, OPENED);
    let tray = board.tray().unwrap();
    assert_eq!(tray.tint.index(), 0);
    assert!(tray.pieces.is_sorted_by_key(|one| one.item.size()));
    assert_eq!(tray.pieces.len(), 17);
    let fitting = tray.pieces.iter().filter(|one| one.places > 0).count();
    assert_eq!(tray.fitting, fitting);
    let places: usize = tray.pieces.iter().map(|one| one.places).sum();
    assert_eq!(places, board.table().position().count_legal());
}

#[test]
fn the_tray_of_the_person_stays_in_view_while_the_engine_thinks() {
    let engine: Player = "Engine 1".parse().unwrap();
    let table = Table::new(Setup::THREE, vec![engine, Player::Person, engine]);
    let board = Board::new(table);
    let tray = board.tray().unwrap();
    assert_eq!(tray.tint.index(), 1);
    assert!(!tray.open);
    assert!(board.sides()[0].to_move);
}

#[test]
fn two_players_see_their_two_colours_and_five_see_obstacles() {
    let sides = board(2).sides();
    let names: Vec<String> = sides.iter().map(|side| side.who.say(Lang::En)).collect();
    assert_eq!(
        names,
        [
            "Blue (player 1)",
            "Red (player 2)",
            "Green (player 1)",
            "Orange (player 2)"
        ]
    );
    let pieces = board(5).pieces();
    let obstacles = pieces.iter().filter(|laid| laid.tint.is_none());
    assert_eq!(obstacles.count(), 15);
    assert!(pieces.iter().all(|laid| !laid.last));
}

#[test]
fn every_cell_has_a_name_that_tells_what_lies_there() {
    let board = after(2, OPENED);
    let cells = board.cells();
    assert_eq!(cells.len(), 295);
    let holds = |name: &str| cells.iter().find(|(c, _)| *c == cell(name)).unwrap().1;
    assert_eq!(holds("n20"), Holds::Piece(Tint::Blue, 5));
    let free = cells
        .iter()
        .filter(|(_, holds)| *holds == Holds::Anchor)
        .count();
    assert_eq!(free, board.anchors().len());
    assert_eq!(holds("n20").say(Lang::En), "Blue, piece of 5 cells");
    assert!(board.starts().iter().all(|(.., begun)| *begun));
}

/// Plays on at random until the game is over.
fn finish(board: &mut Board, seed: u64, mut each: impl FnMut(&Board)) {
    let mut rng = game::Rng::new(seed);
    loop {
        let legal = board.table().position().legal();
        let Some(placement) = legal.nth(rng.below(legal.len())) else {
            return;
        };
        board.play_turn(&placement.to_string()).unwrap();
        each(board);
    }
}

#[test]
fn each_colour_that_is_blocked_is_announced_exactly_once() {
    let mut board = board(4);
    let mut announced = 0;
    finish(&mut board, 5, |board| {
        let said = board.announcement(Lang::En);
        announced += said.matches("passes from now on").count();
    });
    assert_eq!(announced, 4);
    assert!(board.sides().iter().all(|side| !side.out));
}

#[test]
fn the_result_tells_what_decided_between_neighbours() {
    let mut board = board(6);
    finish(&mut board, 3, |_| {});
    let results = board.results();
    let standings = board.table().position().standings();
    assert_eq!(results.len(), 6);
    for (line, standing) in results.iter().zip(&standings) {
        assert_eq!(
            (line.place, line.penalty),
            (standing.place, standing.score.penalty())
        );
    }
    assert_eq!(results[5].decided, []);
    for pair in results.windows(2) {
        let by_cells = pair[0].penalty != pair[1].penalty;
        let decided = pair[0].decided.last().unwrap();
        assert_eq!(matches!(decided, Decided::Penalty(..)), by_cells);
    }
    assert!(said(&board).0.contains("wins") || said(&board).0.contains("shared"));
}

#[test]
fn a_sitting_of_any_number_of_players_is_kept_with_its_draft() {
    for players in 2..=6 {
        let mut board = board(players);
        let start = board.starts()[0].1;
        board.lift(piece(2));
        board.touch(Place::of(start));
        assert!(board.table().has_draft());
        let text = Sitting::Gemblo(board.clone()).save();
        let kept = Sitting::read(&text).unwrap();
        let kept = kept.gemblo().unwrap();
        assert_eq!(kept.table().position(), board.table().position());
        assert!(kept.table().is_complete());
    }
}

#[test]
fn a_position_looked_at_is_shared_as_the_game_up_to_there() {
    let mut board = after(2, OPENED);
    board.view(Some(3));
    let shared = Sitting::read(&board.position_text()).unwrap();
    let there: &Position = board.table().shown();
    assert_eq!(shared.gemblo().unwrap().table().position(), there);
}

#[test]
fn colours_are_drawn_and_called_as_the_setup_says_and_a_record_keeps_it() {
    let setup: Setup = "gemblo3 yellow,sky,red".parse().unwrap();
    let mut board = Board::new(Table::new(setup, vec![]));
    let tints: Vec<gemblo::Tint> = board.sides().iter().map(|side| side.tint).collect();
    assert_eq!(tints, setup.tints());
    assert!(said(&board).0.starts_with("Yellow: "), "{}", said(&board).0);
    board.play_turn("p19,q18,r18,s18,t19").unwrap();
    assert_eq!(board.pieces()[0].tint, Some(gemblo::Tint::Yellow));
    assert_eq!(board.tray().unwrap().tint, gemblo::Tint::Sky);
    let text = Sitting::Gemblo(board).save();
    let kept = Sitting::read(&text).unwrap();
    let kept = kept.gemblo().unwrap();
    assert_eq!(kept.sides()[0].tint, gemblo::Tint::Yellow);
}
