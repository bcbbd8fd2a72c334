//! What is seen and said: sides, rounds, trays, names, results.

use engine::Level;
use gemblo::{Area, Layout, Position, Setup};
use i18n::Lang;
use i18n::gemblo::{Decided, Holds, Tint};
use table::gemblo::{Board, Laying, Place, RADIUS, extent};
use table::{Facing, Player, Sitting, Table};

use super::{OPENED, after, board, cell, piece, said};

/// A board with one person, at this seat.
fn alone_at(seat: usize, setup: Setup) -> Board {
    let mut players = vec![Player::Engine(Level::EASIEST); setup.players().into()];
    players[seat] = Player::Person;
    Board::new(Table::new(setup, players))
}

/// Where a seat's start cells are shown from some side.
fn starts_of(board: &Board, seat: usize, facing: Facing) -> Vec<(f64, f64)> {
    let sides = board.sides().into_iter();
    let own: Vec<_> = sides
        .filter(|side| side.seat.index() == seat)
        .map(|side| side.tint)
        .collect();
    let starts = board.starts().into_iter();
    let own = starts.filter(|(tint, ..)| own.contains(tint));
    let shown = own.map(|(_, cell, _)| {
        let Place { x, y } = Place::of(cell);
        facing.turn((x, y))
    });
    shown.collect()
}

/// How far above the lower edge of the board a seat's nearest start lies, in widths of a cell.
fn above_the_edge(board: &Board, seat: usize, facing: Facing) -> i32 {
    let (_, edge) = extent(board.area(), facing);
    let starts = starts_of(board, seat, facing).into_iter();
    let above = starts.map(|(_, y)| edge - y).fold(f64::MAX, f64::min);
    (above / (2.0 * RADIUS)).round() as i32
}

#[test]
fn every_seat_of_every_layout_begins_at_the_lower_edge_and_no_side_is_better() {
    let usual = (2..=6).map(|players| Setup::for_players(players).unwrap());
    let drawn = (0..40).map(|seed| Setup::five(Layout::seeded(seed)));
    for setup in usual.chain(drawn) {
        for seat in 0..setup.players().into() {
            let board = alone_at(seat, setup);
            let facing = board.facing_for(board.table().only_person());
            let above = |facing| above_the_edge(&board, seat, facing);
            let least = Facing::all().map(above).min().unwrap();
            assert_eq!(above(facing), least, "{setup}, seat {seat}");
            // The corners of the board lie on the edge itself, the obstacles of five a little above it.
            let far = if setup.players() == 5 { 3 } else { 0 };
            assert!(least <= far, "{setup}, seat {seat}: {least}");
        }
    }
}

#[test]
fn of_the_sides_from_which_a_seat_begins_at_the_edge_the_middle_is_nearest() {
    for players in [3, 5, 6] {
        for seat in 0..players.into() {
            let board = alone_at(seat, Setup::for_players(players).unwrap());
            let facing = board.facing_for(board.table().only_person());
            let (x, y) = starts_of(&board, seat, facing)[0];
            let away = x.atan2(y).to_degrees().abs().round();
            assert!(away <= 30.0, "{players}, {seat}: {away}");
        }
    }
}

#[test]
fn the_rectangle_stands_straight_and_its_cells_are_a_third_larger() {
    for players in [2, 4] {
        for seat in 0..players.into() {
            let board = alone_at(seat, Setup::for_players(players).unwrap());
            let straight = board.facing_for(board.table().only_person());
            let half = |facing| {
                let (x, y) = extent(Area::Rectangle, facing);
                x.max(y)
            };
            assert!(half(Facing::UPRIGHT) / half(straight) > 1.33, "{seat}");
            assert_eq!(board.facing_step(), Facing::HALF);
        }
    }
}

#[test]
fn the_board_is_turned_for_nobody_when_several_people_or_none_sit_there() {
    let engine = Player::Engine(Level::EASIEST);
    for players in [
        vec![Player::Person, Player::Person, engine],
        vec![engine; 6],
    ] {
        let setup = Setup::for_players(players.len() as u8).unwrap();
        let board = Board::new(Table::new(setup, players));
        let nobody = board.table().only_person();
        assert_eq!(board.facing_for(nobody), Facing::UPRIGHT);
    }
    // The rectangle stands straight for everybody.
    let board = board(4);
    let straight = board.facing_for(None);
    assert!([1, 4].map(turned).contains(&straight), "{straight:?}");
}

fn turned(sixths: usize) -> Facing {
    Facing::all().nth(sixths).unwrap()
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
