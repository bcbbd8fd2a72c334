//! Text forms: what is written is read again, and nothing that is read can do harm.

use game::Game;
use gemblo::{Cell, Layout, Placement, Position, Refusal, Setup, SetupError, Tint};
use proptest::prelude::*;

use crate::{cell, placement, setup};

#[test]
fn cells_are_named_by_column_and_number_from_the_bottom() {
    for ((c, h), name) in [
        ((-14, 0), "a1"),
        ((0, 20), "o1"),
        ((0, -20), "o21"),
        ((-7, -21), "h22"),
        ((11, 9), "z1"),
        ((12, 6), "aa1"),
        ((13, 3), "ab1"),
        ((14, 0), "ac1"),
    ] {
        assert_eq!(cell(c, h).to_string(), name);
        assert_eq!(name.to_uppercase().parse(), Ok(cell(c, h)));
    }
    for cell in Cell::all() {
        assert_eq!(cell.to_string().parse(), Ok(cell));
    }
}

#[test]
fn what_is_not_a_cell_is_refused() {
    for text in [
        "",
        "a",
        "1",
        "a0",
        "a2",
        "a01",
        "a+1",
        "a-1",
        "ad1",
        "ba1",
        "aaa1",
        "o22",
        "o99999999999",
        "ö1",
        "a1 ",
        " a1",
        "o1\u{661}",
        "aá1",
    ] {
        assert!(text.parse::<Cell>().is_err(), "{text:?}");
    }
}

#[test]
fn a_move_is_its_cells_in_order_and_read_in_any() {
    let written = placement("H3, g1 ,\tG2").to_string();
    assert_eq!(written, "g1,g2,h3");
    let start = Position::new(&Setup::SIX);
    assert_eq!(start.read_turn(" H22 "), Ok(vec![placement("h22")]));
    assert_eq!(Position::write_turn(&[placement("h22")]), "h22");
}

#[test]
fn bad_turns_say_what_is_wrong() {
    let start = Position::new(&Setup::SIX);
    let refusal = |text: &str| start.read_turn(text).unwrap_err();
    assert_eq!(refusal("h22,h22"), Refusal::RepeatedCell(cell(-7, -21)));
    assert_eq!(refusal("h22,h20"), Refusal::NotAPiece);
    assert_eq!(refusal("").to_string(), "\"\" is not a cell");
    assert_eq!(refusal("h22,").to_string(), "\"\" is not a cell");
    assert_eq!(refusal("h22;h21").to_string(), "\"h22;h21\" is not a cell");
    let long = "x".repeat(10_000_000);
    assert_eq!(
        refusal(&long).to_string(),
        "\"xxxxxxxxxxxxxxxxxxxx…\" is not a cell"
    );
    assert_eq!(
        refusal(&"h22,".repeat(1_000_000)),
        Refusal::RepeatedCell(cell(-7, -21))
    );
}

#[test]
fn setups_are_read_and_written() {
    for players in 2..=6 {
        let text = format!("gemblo{players}");
        assert_eq!(text.parse(), Ok(setup(players)));
        assert_eq!(setup(players).to_string(), text);
        assert_eq!(format!("  GEMBLO{players} ").parse(), Ok(setup(players)));
    }
    let explicit = format!("gemblo5 {}", Layout::book());
    assert_eq!(
        explicit.parse(),
        Ok(setup(5)),
        "the book's layout may be written out"
    );
    assert_eq!("gemblo5#3".parse(), Ok(Setup::five(Layout::seeded(3))));
}

#[test]
fn a_drawn_layout_keeps_its_seed_and_a_seed_its_layout() {
    for text in ["gemblo5#0", "gemblo5#18446744073709551615"] {
        let setup: Setup = text.parse().unwrap();
        assert_eq!(setup.to_string(), text);
    }
    // Records name layouts by their seeds, so none may ever change.
    assert_eq!(
        Layout::seeded(7).to_string(),
        "i21,x15,y2,m1,c2 aa2;b3,c4;q19,q20,q21;g18,h18,h19;aa4,aa5,ab3;o1,o2,o3,o4;\
         s21,t20,t21,u19;y10,y11,z8,z9;d2,e2,e3,f5;r2,s2,t3,u2,v2;k1,k2,l3,m3,m4;\
         h2,h3,i3,i4,j5;v5,v6,v7,w2,w3;e12,f14,f15,g15,h16;k19,l20,m20,n21,o21"
    );
}

#[test]
fn tints_are_read_and_written_behind_the_board() {
    let layout = Layout::seeded(3);
    for board in [
        "gemblo5".to_owned(),
        "gemblo5#3".to_owned(),
        format!("gemblo5 {layout}"),
    ] {
        let text = format!("{board} sky,red,blue,green,yellow");
        let setup: Setup = text.parse().unwrap();
        assert_eq!(setup.to_string(), text);
        let position = Position::new(&setup);
        let tints: Vec<Tint> = position.colours().map(|own| position.tint(own)).collect();
        assert_eq!(tints, setup.tints());
        assert_eq!(
            position,
            Position::new(&board.parse().unwrap()),
            "play is the same"
        );
    }
    let usual = "gemblo2 BLUE,Red,green,orange".parse();
    assert_eq!(usual, Ok(Setup::TWO), "the usual tints may be written out");
}

#[test]
fn bad_setups_are_refused() {
    let unknown = |text: &str| matches!(text.parse::<Setup>(), Err(SetupError::Unknown(_)));
    for text in [
        "",
        " ",
        "gemblo",
        "gemblo1",
        "gemblo7",
        "gemblo22",
        "yinsh",
        "gemblo4 a1",
        "gemblo5 a1",
        "gemblo5 a1 a1 a1",
        "gemblo5#3 a1",
        "gemblo6 a1 a1",
        "red",
        "gemblo5#3 red a1",
        "gemblo4 orange red,blue,green,sky",
    ] {
        assert!(unknown(text), "{text:?}");
    }
    for text in [
        "gemblo5#",
        "gemblo5#-1",
        "gemblo5#18446744073709551616",
        "gemblo5#x",
    ] {
        assert!(
            matches!(text.parse::<Setup>(), Err(SetupError::BadSeed(_))),
            "{text:?}"
        );
    }
    let book = Layout::book().to_string();
    for text in [
        format!("gemblo5 {book},a1"),
        format!("gemblo5 a1,{book}"),
        format!("gemblo5 {book};a1"),
        format!("gemblo5 {book};"),
        "gemblo5 a1 a1".to_owned(),
        "gemblo5 , ;".to_owned(),
        format!(
            "gemblo5 {} {}",
            "y12,".repeat(1_000_000),
            "a1;".repeat(1_000_000)
        ),
    ] {
        assert!(matches!(text.parse::<Setup>(), Err(SetupError::Layout(_))));
    }
}

/// Texts that are nearly right: pieces of the notation in any order.
fn nearly() -> impl Strategy<Value = String> {
    let part = prop_oneof![
        "[a-zA-Z]{0,3}[0-9]{0,3}",
        Just(",".to_owned()),
        Just(";".to_owned()),
        Just(" ".to_owned()),
        Just("gemblo5".to_owned()),
        Just("#".to_owned()),
        Just(" red,blue".to_owned()),
        (0..Placement::COUNT).prop_map(|k| Placement::from_index(k).unwrap().to_string()),
    ];
    proptest::collection::vec(part, 0..40).prop_map(|parts| parts.concat())
}

proptest! {
    #[test]
    fn arbitrary_text_is_read_or_refused(text in any::<String>()) {
        read_everything(&text)?;
    }

    #[test]
    fn nearly_right_text_is_read_or_refused(text in nearly()) {
        read_everything(&text)?;
        read_everything(&format!("gemblo5 {text}"))?;
    }

    #[test]
    fn a_damaged_layout_is_read_or_refused(seed in any::<u64>(), at in any::<prop::sample::Index>(), to in any::<char>()) {
        let setup = Setup::five(Layout::seeded(seed));
        let text = format!("gemblo5 {}", Layout::seeded(seed));
        prop_assert_eq!(text.parse(), Ok(setup));
        let mut damaged: Vec<char> = text.chars().collect();
        let at = at.index(damaged.len());
        damaged[at] = to;
        read_everything(&damaged.into_iter().collect::<String>())?;
    }

    #[test]
    fn a_placement_is_read_from_its_cells_however_they_are_written(
        placement in (0..Placement::COUNT).prop_map(|k| Placement::from_index(k).unwrap()),
        turn in 0..5_usize,
        spaces in " {0,3}",
    ) {
        let text = placement.to_string();
        prop_assert_eq!(text.parse(), Ok(placement));
        let mut cells: Vec<&str> = text.split(',').collect();
        let turn = turn % cells.len();
        cells.rotate_left(turn);
        let text = cells.join(&format!("{spaces},{spaces}")).to_uppercase();
        prop_assert_eq!(text.parse(), Ok(placement));
    }
}

/// Reads the text as everything it might be; what is accepted must be written as it was meant.
fn read_everything(text: &str) -> Result<(), TestCaseError> {
    if let Ok(cell) = text.parse::<Cell>() {
        prop_assert_eq!(cell.to_string(), text.to_lowercase());
    }
    if let Ok(placement) = text.parse::<Placement>() {
        prop_assert_eq!(placement.to_string().parse(), Ok(placement));
    }
    if let Ok(setup) = text.parse::<Setup>() {
        prop_assert_eq!(setup.to_string().parse(), Ok(setup));
    }
    let start = Position::new(&Setup::THREE);
    if let Ok(steps) = start.read_turn(text) {
        prop_assert_eq!(steps.len(), 1);
        prop_assert_eq!(start.check(steps[0]), Ok(()));
    }
    Ok(())
}
