//! Positions that are set up by hand.

use study::{SettingUp, Thing};
use yinsh::{Colour, Fault, Phase, Point, Position, Setup, Variant};

fn point(text: &str) -> Point {
    text.parse().unwrap()
}

#[test]
fn things_take_each_other_s_place_and_the_same_one_again_goes() {
    let mut board = SettingUp::empty(Variant::Standard);
    let e5 = point("e5");
    let (ring, marker) = (Thing::Ring(Colour::White), Thing::Marker(Colour::Black));
    board.put(e5, Some(ring));
    assert_eq!(board.at(e5), Some(ring));
    board.put(e5, Some(marker));
    assert_eq!(board.at(e5), Some(marker));
    board.put(e5, Some(marker));
    assert_eq!(board.at(e5), None);
    board.put(e5, Some(ring));
    board.put(e5, None);
    assert_eq!(board, SettingUp::empty(Variant::Standard));
}

#[test]
fn whatever_a_game_reaches_can_be_set_up_again() {
    let text = "4/7/W7/BBB6/10/wwwwW4/10/9/BB6/W6/4 w 2-0 standard move";
    let Setup(position) = text.parse().unwrap();
    assert_eq!(SettingUp::of(&position).position(), Ok(position));
    let start = Position::new(Variant::Blitz);
    assert_eq!(SettingUp::of(&start).position(), Ok(start));
}

#[test]
fn rings_are_placed_until_all_are_there() {
    let mut board = SettingUp::empty(Variant::Standard);
    for (index, text) in ["e5", "f6", "g6", "d4", "c3", "b2", "h8", "i9", "e8"]
        .iter()
        .enumerate()
    {
        board.put(point(text), Some(Thing::Ring(Colour::ALL[index % 2])));
    }
    board.set_turn(Colour::Black);
    assert_eq!(board.position().unwrap().phase(), Phase::Place);
    board.put(point("k8"), Some(Thing::Ring(Colour::Black)));
    board.set_turn(Colour::White);
    assert_eq!(board.position().unwrap().phase(), Phase::Move);
}

#[test]
fn what_no_game_reaches_is_refused_for_its_reason() {
    let mut board = SettingUp::empty(Variant::Standard);
    board.put(point("e5"), Some(Thing::Marker(Colour::White)));
    assert_eq!(board.position(), Err(Fault::Rings(Colour::White)));
    let Setup(full) = "4/7/W7/BBB6/10/wwwwW4/10/9/BB6/W6/4 w 2-0 standard move"
        .parse()
        .unwrap();
    let mut row = SettingUp::of(&full);
    row.put(point("k8"), Some(Thing::Ring(Colour::White)));
    assert_eq!(row.position(), Err(Fault::Rings(Colour::White)));
    row.set_removed(Colour::White, 3);
    assert!(row.position().is_err());
}

#[test]
fn rings_that_were_removed_are_not_placed_again() {
    let Setup(position) = "4/7/WW6/9/10/W8/10/9/BB6/W6/BBB1 w 1-0 standard move"
        .parse()
        .unwrap();
    assert_eq!(SettingUp::of(&position).position(), Ok(position));
}

#[test]
fn the_variant_is_chosen() {
    let mut board = SettingUp::empty(Variant::Standard);
    board.set_variant(Variant::Blitz);
    assert_eq!(board, SettingUp::empty(Variant::Blitz));
}
