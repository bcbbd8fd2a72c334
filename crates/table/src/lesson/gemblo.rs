//! The lessons of Gemblo, on the three-player board. The learner has the first colour.

use gemblo::{Colours, Position};
use i18n::learn::gemblo::*;
use i18n::rules::gemblo::*;

use super::{Goal, Lesson, Players, Start};
use crate::LastTurn;
use crate::gemblo::at_rest;

/// The lessons, one clause of the rules after the other.
pub const LESSONS: &[Lesson] = &[
    Lesson {
        slug: "start",
        title: T_START,
        rules: &[START],
        task: START_TASK,
        hint: START_HINT,
        start: Start::players(3),
        solution: "p19,q18,r18,s18,t19",
        goal: Goal::Gemblo(any_turn),
        players: Players::Hidden,
    },
    Lesson {
        slug: "connect",
        title: T_CONNECT,
        rules: &[CONNECT],
        task: CONNECT_TASK,
        hint: CONNECT_HINT,
        start: Start::players(3).after(FIRST),
        solution: "m14,m15,n16,o16,o17",
        goal: Goal::Gemblo(any_turn),
        players: Players::Hidden,
    },
    Lesson {
        slug: "turn",
        title: T_TURN,
        rules: &[PIECES, TURN],
        task: TURN_TASK,
        hint: TURN_HINT,
        start: Start::players(3).after(FIRST),
        solution: "p13,p14,q14,q15,q16",
        goal: Goal::Gemblo(is_turned),
        players: Players::Hidden,
    },
    Lesson {
        slug: "apart",
        title: T_APART,
        rules: &[APART],
        task: APART_TASK,
        hint: APART_HINT,
        start: Start::players(3).after(COVERED_LINE),
        solution: "j12,k12,l12,m12,n13",
        goal: Goal::Gemblo(|turn, _| size(turn) == 5),
        players: Players::Hidden,
    },
    Lesson {
        slug: "covered",
        title: T_COVERED,
        rules: &[COVERED],
        task: COVERED_TASK,
        hint: COVERED_HINT,
        start: Start::players(3).after(COVERED_LINE).marking(&["k14"]),
        solution: "j12,k12,l12,m12,n13",
        goal: Goal::Gemblo(any_turn),
        players: Players::Hidden,
    },
    Lesson {
        slug: "open",
        title: T_OPEN,
        rules: &[OPEN],
        task: OPEN_TASK,
        hint: OPEN_HINT,
        start: Start::players(3).after(OPEN_LINE).marking(&["n11"]),
        solution: "n11",
        goal: Goal::Gemblo(|turn, _| covers(turn, "n11")),
        players: Players::Hidden,
    },
    Lesson {
        slug: "pass",
        title: T_PASS,
        rules: &[PASS],
        task: PASS_TASK,
        hint: PASS_HINT,
        start: Start::players(3).after(NEARLY_BLOCKED).marking(&["q10"]),
        solution: "q10",
        goal: Goal::Gemblo(|turn, _| !passed(turn).is_empty()),
        players: Players::Shown,
    },
    Lesson {
        slug: "score",
        title: T_SCORE,
        rules: &[SCORE, TIE],
        task: SCORE_TASK,
        hint: SCORE_HINT,
        start: Start::players(3).after(LAST_PIECE),
        solution: "h15,h16,i16",
        goal: Goal::Gemblo(leaves_least),
        players: Players::Shown,
    },
];

/// Every colour has laid its first piece.
pub(super) const FIRST: &[&str] = &["p19,q18,r18,s18,t19", "r5,r6,r7,s4,t4", "e7,f9,g11,h13,i13"];

/// The third colour covers the line from m14 to k14 with one piece (the book's example A).
pub(super) const COVERED_LINE: &[&str] = &[
    "p19,q18,r18,s18,t19",
    "r5,r6,r7,s4,t4",
    "e7,f9,g11,h13,i13",
    "m14,m15,n16,o16,o17",
    "q9,r9,s8,s9,s10",
    "k13,l14,l15,l16,m16",
];

/// The line from o12 to n11 runs between two different pieces (the book's example B).
pub(super) const OPEN_LINE: &[&str] = &[
    "r17,s17,t18,t19,u17",
    "r5,r6,r7,s4,t4",
    "e7,f9,g10,h12,i11",
    "o12,o13,o14,p15,q15",
    "o10,o11,p9,p10,q8",
    "k11,l12,l13,m11,n12",
];

/// The second colour has one place left, and it needs q10.
#[rustfmt::skip]
const NEARLY_BLOCKED: &[&str] = &[
    "p18,q18,r18,s18,t19", "q4,r5,r6,s4,t4", "e7,f8,g9,h10,i9", "l17,m16,n17,n18,o16",
    "n10,o8,o9,p8,q7", "j11,k10,l11,m10,n11", "j15,k14,l14,m14,n15", "k5,l6,l7,l8,m8",
    "k12,l13,m13,n13,o13", "s15,t16,t17,u15,v15", "r9,s9,s10,t9,u9", "o15,p15,q13,q14,r15",
    "r12,r13,r14,s12,t13", "t12,u11,v12,w10,x9", "p10,p11,q8,q9,r10", "l12,m12,n12,o12,p12",
    "n6,o4,o5,p6", "g7,h8,i5,i6,i7", "i12,i13,j12,j13", "g8,h9,i8,j9,k9", "n19,o17,o18,p17",
    "f9,g11,g12,g13,h15", "t15,u14,v14,w12", "i17,j18,k18,l19", "t11,u10,v10,w8",
    "h11,h12,i10,i11", "s6,s7,s8,t8,u7", "t7,u6,v7,v8", "l4,m4", "m7,n8,n9,o7",
    "v13,w11,x10", "j4", "h14,i14,j14",
];

/// The first colour can lay one more piece, of two cells or of three.
#[rustfmt::skip]
const LAST_PIECE: &[&str] = &[
    "p18,q18,r19,s18,t19", "r6,r7,s5,t4,t5", "e7,f8,g10,h12,i11", "m16,n15,n16,o16,p16",
    "o8,o10,p9,p10,q8", "k11,l11,m11,n11,o11", "j18,k17,l18,m18,n18", "k10,l10,m7,m8,m9",
    "p13,q11,q12,r13,r14", "p14,q14,r15,r16,r17", "g7,h8,i8,j8,k8", "l13,l14,l15,m14,n14",
    "s11,s13,t12,t13,u12", "n6,o5,p5,q4,r4", "i13,i14,i15,j16,k16", "t10,u10,v11,w10",
    "j12,j13,j14", "q6,q7,r8,r9,r10", "t16,t17,u15,u17", "j5,k4,l5,m4", "s15,t15,u14,v14,w12",
    "t6,t7,u7,u8", "n12,o12,o13,p12", "h10,i9,j10,k9", "x7", "f10,g12,h13", "t8,t9,u9,v9",
];

fn any_turn(_: &LastTurn<Position>, _: &Position) -> bool {
    true
}

/// Whether the piece lies in another way than in the tray.
fn is_turned(turn: &LastTurn<Position>, _: &Position) -> bool {
    let laid = turn.steps.first();
    laid.is_some_and(|laid| laid.orientation() != at_rest(laid.piece()))
}

fn size(turn: &LastTurn<Position>) -> u8 {
    let laid = turn.steps.first();
    laid.map_or(0, |placement| placement.piece().size())
}

fn covers(turn: &LastTurn<Position>, cell: &str) -> bool {
    let laid = turn.steps.first();
    laid.is_some_and(|placement| placement.cells().any(|covered| covered.to_string() == cell))
}

fn passed(turn: &LastTurn<Position>) -> Colours {
    let mut after = turn.before;
    let placement = turn.steps.first();
    placement.map_or(Colours::NONE, |placement| after.make(*placement))
}

/// Whether no other turn would have left fewer cells.
fn leaves_least(turn: &LastTurn<Position>, _: &Position) -> bool {
    let legal = turn.before.legal();
    let largest = legal.iter().map(|placement| placement.piece().size()).max();
    largest == Some(size(turn))
}
