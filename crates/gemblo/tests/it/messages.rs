//! What players read when something is refused or decided, word for word.

use gemblo::{Cell, Colour, Decision, LayoutError, Owner, Piece, Refusal, SetupError};

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

#[test]
fn a_refusal_says_why() {
    let by = Owner::Colour(Colour::new(1).unwrap());
    let piece = Piece::new(7).unwrap();
    let bad = "z99".parse::<Cell>().unwrap_err();
    let (g1, g2) = (cell("g1"), cell("g2"));
    let covered = |by| Refusal::Covered {
        own: g1,
        cell: g2,
        piece,
        by,
    };
    for (refusal, text) in [
        (Refusal::GameOver, "the game is over"),
        (Refusal::BadCell(bad), "\"z99\" is not a cell"),
        (Refusal::RepeatedCell(g1), "g1 is named more than once"),
        (
            Refusal::NotAPiece,
            "these cells are not one of the 18 pieces",
        ),
        (
            Refusal::PieceUsed(piece),
            "piece 7 (wave 4) is already on the board",
        ),
        (
            Refusal::OffTheArea(g1),
            "g1 is not part of the playing area",
        ),
        (
            Refusal::Occupied { cell: g1, by },
            "g1 is occupied by colour 2",
        ),
        (
            Refusal::Occupied {
                cell: g1,
                by: Owner::Obstacle,
            },
            "g1 is occupied by an obstacle",
        ),
        (
            Refusal::StartNotCovered(g1),
            "the first piece must cover the start cell g1",
        ),
        (
            Refusal::TouchesOwn { cell: g1, own: g2 },
            "g1 touches its own colour at g2",
        ),
        (
            Refusal::NotConnected,
            "no cell is connected to its own colour",
        ),
        (
            covered(by),
            "the connection from g1 to g2 is covered by piece 7 (wave 4) of colour 2",
        ),
        (
            covered(Owner::Obstacle),
            "the connection from g1 to g2 is covered by piece 7 (wave 4), an obstacle",
        ),
    ] {
        assert_eq!(refusal.to_string(), text);
    }
}

#[test]
fn a_setup_error_says_what_is_wrong() {
    let (one, other) = (Piece::new(1).unwrap(), Piece::new(18).unwrap());
    let (g1, g2) = (cell("g1"), cell("g2"));
    let layout = |error| SetupError::Layout(error).to_string();
    assert_eq!(
        "chess".parse::<gemblo::Setup>().unwrap_err().to_string(),
        "\"chess\" is not a setup; expected gemblo2 … gemblo6, gemblo5#SEED, \
         or gemblo5 STARTS OBSTACLES, and tints behind it"
    );
    assert_eq!(
        "gemblo5#x"
            .parse::<gemblo::Setup>()
            .unwrap_err()
            .to_string(),
        "\"x\" is not a seed"
    );
    for (text, error) in [
        ("gemblo3 red,blue", "every colour in play has one tint"),
        ("gemblo3 red,blue,red", "red is chosen twice"),
        (
            "gemblo3 red,blue,mauve",
            "\"mauve\" is not one of blue, red, green, orange, sky, yellow",
        ),
    ] {
        let refused = text.parse::<gemblo::Setup>().unwrap_err();
        assert_eq!(refused.to_string(), error, "{text}");
    }
    for (error, text) in [
        (
            LayoutError::Text(Refusal::NotAPiece),
            "these cells are not one of the 18 pieces",
        ),
        (LayoutError::StartCount, "a layout has five start cells"),
        (LayoutError::ObstacleCount, "a layout has fifteen obstacles"),
        (LayoutError::SamePiece(one), "piece 1 (dot) is laid twice"),
        (
            LayoutError::Outermost(one),
            "piece 1 (dot) covers an outermost cell",
        ),
        (
            LayoutError::OffTheRim(one),
            "piece 1 (dot) covers no cell of the inner rim",
        ),
        (
            LayoutError::Touching(one, other),
            "piece 1 (dot) touches piece 18 (line 5)",
        ),
        (
            LayoutError::StartOffTheRim(g1),
            "g1 is not on the inner rim",
        ),
        (
            LayoutError::NearStart(one, g1),
            "piece 1 (dot) touches the start g1",
        ),
        (
            LayoutError::NotClockwise,
            "the start cells are not in clockwise order",
        ),
        (
            LayoutError::Between(g1, g2, 2),
            "2 obstacles, not three, lie between g1 and g2",
        ),
        (
            LayoutError::NoRoom(g1),
            "no piece of five cells fits over g1",
        ),
    ] {
        assert_eq!(layout(error), text);
    }
}

#[test]
fn a_decision_says_what_decided() {
    for (decision, text) in [
        (Decision::Penalty, "fewer cells left"),
        (
            Decision::LargerPiece { rank: 1 },
            "smaller largest piece left",
        ),
        (
            Decision::LargerPiece { rank: 3 },
            "smaller piece left, after 2 of the same size",
        ),
        (Decision::Value, "lower sum of piece values"),
        (Decision::Shared, "place shared"),
    ] {
        assert_eq!(decision.to_string(), text);
    }
}
