//! Positions drawn by naming what lies where.

use yinsh::{Clearing, Colour, Diagram, Phase, Point, Points, Position, Step, Variant};

/// What lies on the board, as lists of points; the rest follows from the number of rings.
#[derive(Clone, Copy)]
pub struct Board {
    pub white_rings: &'static str,
    pub black_rings: &'static str,
    pub white: &'static str,
    pub black: &'static str,
}

/// Rings at the rim, out of the way of whatever a test draws in the middle.
pub const RIM: Board = Board {
    white_rings: "a2 a3 a4 a5 b7",
    black_rings: "k7 k8 k9 k10 j11",
    white: "",
    black: "",
};

pub fn points(names: &str) -> Points {
    names.split_whitespace().map(point).collect()
}

pub fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

pub fn step(text: &str) -> Step {
    text.parse().expect("a step")
}

impl Board {
    /// The position with this board, `colour` to act.
    pub fn position(self, colour: Colour, phase: Phase) -> Position {
        self.variant(colour, phase, Variant::Standard)
    }

    pub fn variant(self, to_act: Colour, phase: Phase, variant: Variant) -> Position {
        let rings = [points(self.white_rings), points(self.black_rings)];
        let diagram = Diagram {
            rings,
            markers: [points(self.white), points(self.black)],
            removed: rings.map(|set| 5 - set.len() as u8),
            to_act,
            phase,
            passes: 0,
            variant,
        };
        Position::try_from(diagram).expect("a possible position")
    }

    /// White to move a ring.
    pub fn white_to_move(self) -> Position {
        self.position(Colour::White, Phase::Move)
    }
}

/// Plays steps, written with blanks between them; each must be legal.
pub fn play(mut position: Position, steps: &str) -> Position {
    for text in steps.split_whitespace() {
        if let Err(refusal) = position.play(step(text)) {
            panic!("{text} is refused: {refusal}");
        }
    }
    position
}

/// Why a step is refused; the refusal must leave the position as it was.
pub fn refused(position: Position, text: &str) -> String {
    let mut after = position;
    let refusal = after.play(step(text)).expect_err("the step is refused");
    assert_eq!(after, position);
    refusal.to_string()
}

/// The legal steps as sorted texts.
pub fn legal(position: Position) -> Vec<String> {
    let mut texts: Vec<String> = position.legal().iter().map(|s| s.to_string()).collect();
    texts.sort();
    texts
}

/// A row is due after the own move.
pub const AFTER: Phase = Phase::Row(Clearing::AfterMove);
