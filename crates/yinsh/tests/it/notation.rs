//! Turns and position strings: what is written, what is read, what is refused and why.

use crate::draw::{AFTER, Board, RIM};
use game::{Game, Match};
use proptest::prelude::*;
use yinsh::{Colour, Phase, Position, Setup, Step};

/// Two rows, on the columns f and g, after White's jump from e5.
fn two_rows() -> Position {
    let board = Board {
        white_rings: "e5 a3 a4 a5 b7",
        white: "f3 f4 f6 f7 g3 g4 g6 g7",
        black: "f5 g5",
        ..RIM
    };
    board.white_to_move()
}

fn one_row() -> Position {
    let board = Board {
        white_rings: "g5 a3 a4 a5 b7",
        white: "c5 d5 e5 f5",
        ..RIM
    };
    board.white_to_move()
}

fn read(position: Position, text: &str) -> Result<Vec<String>, String> {
    match position.read_turn(text) {
        Ok(steps) => Ok(steps.iter().map(Step::to_string).collect()),
        Err(refusal) => Err(refusal.to_string()),
    }
}

#[test]
fn a_turn_with_removals_is_read_and_written_in_the_long_form() {
    let text = "e5-h5;xf3-f7xa5;xg3-g7xh5";
    let steps = two_rows().read_turn(text).unwrap();
    assert_eq!(steps.len(), 5);
    assert_eq!(Position::write_turn(&steps), text);
}

#[test]
fn capitals_blanks_and_rows_named_backwards_are_read() {
    let steps = read(two_rows(), " E5-H5 ; XF7-F3XA5; xG7-g3xH5 ").unwrap();
    assert_eq!(steps, ["e5-h5", "xf3-f7", "xa5", "xg3-g7", "xh5"]);
}

#[test]
fn the_short_form_is_read_where_only_one_row_can_be_meant() {
    assert_eq!(
        read(one_row(), "g5-g6;xa5").unwrap(),
        ["g5-g6", "xc5-g5", "xa5"]
    );
    assert_eq!(
        read(two_rows(), "e5-h5;xa5;xh5"),
        Err("several rows can be removed: name one by its ends".into())
    );
}

#[test]
fn a_row_from_the_opponent_is_taken_before_the_move() {
    let board = Board {
        white_rings: "d3 a2 a3 a5 c8",
        white: "b3 b4 b5 b6 b7",
        ..RIM
    };
    let position = board.position(Colour::White, Phase::Row(yinsh::Clearing::BeforeMove));
    let text = "xb3-b7xa5;d3-b3";
    let steps = position.read_turn(text).unwrap();
    assert_eq!(Position::write_turn(&steps), text);
}

#[test]
fn texts_that_are_no_turn_are_refused_with_the_reason() {
    let cases = [
        ("", "\"\" is not a turn"),
        (";", "\"\" is not a turn"),
        ("hello", "there is no point \"hello\""),
        ("g5", "White has to move a ring"),
        ("g5-", "there is no point \"\""),
        ("g5-g6-g7", "there is no point \"g6-g7\""),
        (
            "g5-g6",
            "the turn is not complete: White has to remove a row",
        ),
        (
            "g5-g6;xc5-g5",
            "the turn is not complete: White has to remove a ring",
        ),
        (
            "g5-g6;xc5-g5xa5;a3-b3",
            "the text goes on after the turn is complete",
        ),
        ("a3-b3;xa4", "the text goes on after the turn is complete"),
        (
            "g5-g6;xd5-h5xa5",
            "d5-h5 is not a row of five white markers",
        ),
        (
            "g5-g6;xc5-f5xa5",
            "c5 and f5 are not the ends of five points in line",
        ),
        ("--", "a ring can move, so passing is not allowed"),
        ("xa5", "White has to move a ring"),
    ];
    for (text, reason) in cases {
        assert_eq!(read(one_row(), text), Err(reason.into()), "{text:?}");
    }
}

#[test]
fn a_long_text_is_shown_only_in_part() {
    let reason = read(one_row(), &"z".repeat(10_000_000)).unwrap_err();
    assert!(reason.len() < 100, "{}", reason.len());
}

#[test]
fn the_start_is_written_as_agreed() {
    let text = "4/7/8/9/10/9/10/9/8/7/4 w 0-0 standard place";
    assert_eq!(Position::new(yinsh::Variant::Standard).to_string(), text);
    assert_eq!(text.parse(), Ok(Position::new(yinsh::Variant::Standard)));
}

#[test]
fn impossible_positions_are_refused_with_the_reason() {
    let cases = [
        (
            "",
            "a position has five parts (board, side, removed rings, variant, step), not 0",
        ),
        (
            "4/7/8/9/10/9/10/9/8/7 w 0-0 standard place",
            "the board has eleven columns separated by \"/\", not 10",
        ),
        (
            "4/7/8/9/10/9/10/9/8/7/5 w 0-0 standard place",
            "column k has 4 points",
        ),
        (
            "4/7/8/9/10/9/10/9/8/7/99999999999999999999 w 0-0 standard place",
            "column k has 4 points",
        ),
        (
            "4/7/8/9/10/9/10/9/8/7/WWWWW w 0-0 standard place",
            "column k has 4 points",
        ),
        (
            "4/7/8/9/9x/9/10/9/8/7/4 w 0-0 standard place",
            "'x' means nothing in column e: use W B w b and numbers",
        ),
        (
            "4/7/8/9/10/9/10/9/8/7/4 x 0-0 standard place",
            "\"x\" is not a side part",
        ),
        (
            "4/7/8/9/10/9/10/9/8/7/4 w 0-9 standard place",
            "\"0-9\" is not a removed rings part",
        ),
        (
            "4/7/8/9/10/9/10/9/8/7/4 w 0-0 rapid place",
            "\"rapid\" is not a variant part",
        ),
        (
            "4/7/8/9/10/9/10/9/8/7/4 w 0-0 standard jump",
            "\"jump\" is not a step part",
        ),
        (
            "4/7/8/9/10/9/10/9/8/7/4 b 0-0 standard place",
            "Black has a number of rings that this position cannot have",
        ),
        (
            "w3/7/8/9/10/9/10/9/8/7/4 w 0-0 standard place",
            "while rings are placed there are no markers and no removed rings",
        ),
        (
            "4/7/8/9/10/9/10/9/8/7/4 w 0-0 standard move",
            "White has a number of rings that this position cannot have",
        ),
        (
            "WWWW/W6/8/9/10/9/10/9/8/B6/BBBB w 0-0 standard row",
            "White has no row to remove",
        ),
        (
            "WWWW/W6/wwwww3/9/10/9/10/9/8/B6/BBBB w 0-0 standard move",
            "White has a row that must go first",
        ),
        (
            "WWWW/W6/wwwww3/9/10/9/10/9/bbbbb3/B6/BBBB w 0-0 standard row<",
            "Black has a row that must go first",
        ),
        (
            "WW2/7/8/9/10/9/10/9/8/B6/BBBB b 3-0 standard move",
            "more rings are removed than this position can have",
        ),
        (
            "WWWW/W6/8/9/10/9/10/9/8/B6/BBBB w 0-0 standard move extra",
            "a position has five parts (board, side, removed rings, variant, step), not more",
        ),
    ];
    for (text, reason) in cases {
        let fault = text.parse::<Position>().unwrap_err();
        assert_eq!(fault.to_string(), reason, "{text:?}");
    }
}

#[test]
fn a_setup_is_a_variant_or_a_position() {
    for text in ["standard", "blitz"] {
        assert_eq!(text.parse::<Setup>().unwrap().to_string(), text);
    }
    let position = two_rows();
    assert_eq!(Setup(position).to_string(), position.to_string());
    assert_eq!(position.to_string().parse(), Ok(Setup(position)));
    assert!("fast".parse::<Setup>().is_err());
}

#[test]
fn a_pending_row_is_written_and_read() {
    let board = Board {
        white: "c5 d5 e5 f5 g5",
        ..RIM
    };
    let position = board.position(Colour::White, AFTER);
    assert!(position.to_string().ends_with(" w 0-0 standard row"));
    assert_eq!(position.to_string().parse(), Ok(position));
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused_but_never_panics(text in ".{0,60}") {
        let _ = text.parse::<Position>().map_err(|fault| fault.to_string());
        let _ = text.parse::<Setup>().map_err(|fault| fault.to_string());
        let _ = text.parse::<Step>().map_err(|refusal| refusal.to_string());
        let _ = two_rows().read_turn(&text).map_err(|refusal| refusal.to_string());
    }

    #[test]
    fn texts_of_the_notation_s_own_letters_never_panic(text in "[a-kxWBwb0-9;/ -]{0,80}") {
        let _ = text.parse::<Position>();
        let _ = one_row().read_turn(&text);
    }

    #[test]
    fn a_damaged_position_string_is_refused_or_reads_back(at in 0usize..60, put in "[a-kWBwb0-9/ ]") {
        let mut text = two_rows().to_string();
        if text.is_char_boundary(at) && at < text.len() {
            text.replace_range(at..=at, &put);
        }
        if let Ok(position) = text.parse::<Position>() {
            prop_assert_eq!(position.to_string().parse(), Ok(position));
        }
    }

    #[test]
    fn any_bytes_as_choices_play_a_game_that_reads_back(choices in prop::collection::vec(any::<u8>(), 0..120)) {
        let mut game = Match::<Position>::new(Setup::BLITZ);
        for choice in choices {
            let legal = game.position().legal_steps();
            if legal.is_empty() { break; }
            game.play(legal[usize::from(choice) % legal.len()]).unwrap();
            let position = *game.position();
            prop_assert_eq!(position.to_string().parse(), Ok(position));
        }
    }
}
