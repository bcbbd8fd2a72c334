//! The lessons of Gemblo, most of them on the three-player board. The learner has the first colour.

mod strategy;

use gemblo::{Colour, Placement, Position};
use i18n::learn::gemblo::*;
use i18n::rules::gemblo::*;

use super::{Goal, Lesson, Start};
use crate::LastTurn;
use crate::gemblo::at_rest;

pub use strategy::STRATEGY;

/// The lessons, one clause of the rules after the other.
pub const LESSONS: &[Lesson] = &[
    Lesson::on(&[AIM], "aim", [T_AIM, AIM_TASK, AIM_HINT])
        .begins(Start::at("gemblo3"))
        .ends("p19,q18,r18,s18,t19", Goal::Gemblo(|turn| size(turn) == 5)),
    Lesson::on(&[ORDER, START], "start", [T_START, START_TASK, START_HINT])
        .begins(Start::at("gemblo3"))
        .ends("p19,q18,r18,s18,t19", Goal::Any),
    Lesson::on(
        &[CONNECT],
        "connect",
        [T_CONNECT, CONNECT_TASK, CONNECT_HINT],
    )
    .begins(Start::at("gemblo3").after(FIRST))
    .ends("m14,m15,n16,o16,o17", Goal::Any),
    Lesson::on(&[PIECES, TURN], "turn", [T_TURN, TURN_TASK, TURN_HINT])
        .begins(Start::at("gemblo3").after(FIRST))
        .ends("p13,p14,q14,q15,q16", Goal::Gemblo(is_turned)),
    Lesson::on(&[APART], "apart", [T_APART, APART_TASK, APART_HINT])
        .begins(Start::at("gemblo3").after(COVERED_LINE))
        .ends("j12,k12,l12,m12,n13", Goal::Gemblo(|turn| size(turn) == 5)),
    Lesson::on(
        &[COVERED],
        "covered",
        [T_COVERED, COVERED_TASK, COVERED_HINT],
    )
    .begins(Start::at("gemblo3").after(COVERED_LINE).marking(&["k14"]))
    .ends("j12,k12,l12,m12,n13", Goal::Any),
    Lesson::on(&[OPEN], "open", [T_OPEN, OPEN_TASK, OPEN_HINT])
        .begins(Start::at("gemblo3").after(OPEN_LINE).marking(&["n11"]))
        .ends("n11", Goal::Gemblo(|turn| covers(turn, "n11"))),
    Lesson::on(&[PASS], "pass", [T_PASS, PASS_TASK, PASS_HINT])
        .begins(Start::at("gemblo3").after(NEARLY_BLOCKED).marking(&["q10"]))
        .ends("q10", Goal::Gemblo(blocks_somebody))
        .among_players(),
    Lesson::on(&[EMPTY_HANDED], "empty", [T_EMPTY, EMPTY_TASK, EMPTY_HINT])
        .begins(Start::at("gemblo3").after(LAST_OF_ALL))
        .ends("h15", Goal::Gemblo(leaves_none))
        .among_players(),
    Lesson::on(
        &[PENALTY, SCORE, TIE],
        "score",
        [T_SCORE, SCORE_TASK, SCORE_HINT],
    )
    .begins(Start::at("gemblo3").after(LAST_PIECE))
    .ends("h15,h16,i16", Goal::Gemblo(leaves_least))
    .among_players(),
    Lesson::on(
        &[VALUE, NUMBERS],
        "value",
        [T_VALUE, VALUE_TASK, VALUE_HINT],
    )
    .begins(Start::at("gemblo3").after(LAST_THREE))
    .ends("o12,p12,p13", Goal::Gemblo(leaves_lowest_value))
    .among_players(),
    Lesson::on(&[TWO], "two", [T_TWO, TWO_TASK, TWO_HINT])
        .begins(Start::at("gemblo2").after(TWO_COLOURS))
        .ends("m7,m8,m9,m10,m11", Goal::Gemblo(touches_other_colour))
        .among_players(),
    Lesson::on(&[BOARD], "board", [T_BOARD, BOARD_TASK, FIVE_HINT])
        .begins(Start::at("gemblo6"))
        .ends("h18,h19,h20,h21,h22", Goal::Gemblo(|turn| size(turn) == 5)),
    Lesson::on(&[FIVE], "five", [T_FIVE, FIVE_TASK, FIVE_HINT])
        .begins(Start::at("gemblo5"))
        .ends("v14,w13,x12,x13,y12", Goal::Gemblo(|turn| size(turn) == 5)),
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

/// The first colour can lay one more piece, and all that fit are of three cells.
#[rustfmt::skip]
const LAST_THREE: &[&str] = &[
    "s16,s17,t18,t19,u17", "r4,s4,s5,s6,t4", "e7,f8,g9,h11,i10", "o15,p15,q15,r15,s14",
    "n4,o4,p5,p6,q6", "h13,i12,j13,j14,k12", "k13,l14,l15,m15,m16", "r9,s9,s10,t8,t9",
    "m11,m12,n10,n11,o9", "r13,s12,t10,t11,t12", "o11,p11,q10,q11,q12", "l8,l9,l10,m7,n7",
    "i16,j17,j18,j19,k16", "v9,w8,w9,x8,x9", "h9,i6,i7,i8,j6", "v12,v14,w11,w12,x10",
    "o13,p14,q14,r14,s13", "h15,h16,i15", "o18,p19,q18,r19", "p17,q16,r16,s15,t15",
    "p7,q7,q8,q9,r7", "k10,l11,l12,m10", "j5,k5,l4,l5", "t7,u6,u7,v7", "m8,n8,n9,o8",
    "m17,m18,n17,n18", "l6,m5,n5", "j7,j9,k7,k8", "m13,m14,n15", "n14", "i11,j12", "k17,k18",
    "k15,l16,l17", "u8,v8,w7", "u10,u11,u12,u13", "r11,r12", "p10", "n6", "g12,h14,i14,j15",
    "u16,v15,v16,w13",
];

/// The first colour has one piece left.
#[rustfmt::skip]
const LAST_OF_ALL: &[&str] = &[
    "t15,t16,t17,t18,t19", "t4", "e7,f9", "q10,q11,q12,r13,s13", "r5,s5", "g8,g9,h11",
    "k12,l12,m12,n13,o12", "r7,s7,t8,u7,v8", "g12,h14,i12,i13,i14", "i9,j10,k8,k9,k10",
    "t11,u9,u10,v11,v12", "h16,i16,i17,j18", "i6,j5,j6,k6,l7", "u13,u15,v14,v15",
    "k14,k16,l15,l16,m14", "r8,r9,s9,s10,t9", "l5,m4,n5,o4,p5", "n16,o16,o17,p16,q15",
    "n19,o18,p19,q18,r18", "m6,m7,m8,n9,o9", "p14", "j14,j15,j16,j17", "m10,n11,n12",
    "q17,r17,s16", "q6,r6,s6,t6,u6", "h8,i7,j8,k7", "l18,l19,m18", "g10,h12,h13,i11", "o7,p8,q8",
    "j11,k11,l10,l11", "v9,v10,w8,w9", "o13,p12,p13,q13,r14", "n10,o10,o11,p10",
    "p15,q14,r15,r16", "l13,l14,m13", "r10,r11,s11,s12,t13", "w12,x9,x10,y7", "m5,n6,n7,n8,o8",
    "t12,u11,u12", "p4,q4,r4", "m15,m16,m17", "j19,k18",
];

/// The two colours of the first player have come together.
#[rustfmt::skip]
const TWO_COLOURS: &[&str] = &[
    "l22,m21,n20,n21,o19", "w12,x11,y10,z8,aa7", "o3,p3,q1,q2,r1", "c1,d3,e3,e4,f6",
    "n16,n17,n18,o15,p15", "t16,u15,v16,w14,x13", "n5,o5,o6,o7,p8", "e6,f8,f9,f10,g9",
    "m12,n13,o11,o12,o13", "t9,t10,t11,u11,v12",
];

/// Whether the piece lies in another way than in the tray.
fn is_turned(turn: &LastTurn<Position>) -> bool {
    let laid = turn.steps[0];
    laid.orientation() != at_rest(laid.piece())
}

fn covers(turn: &LastTurn<Position>, cell: &str) -> bool {
    let mut covered = turn.steps[0].cells();
    covered.any(|covered| covered.to_string() == cell)
}

/// Whether the piece touches the other colour of its player.
fn touches_other_colour(turn: &LastTurn<Position>) -> bool {
    let Some(own) = turn.before.to_act() else {
        return false;
    };
    let seat = turn.before.seat_of(own);
    let is_other = |colour: Colour| colour != own && turn.before.seat_of(colour) == seat;
    let others = turn.before.colours().filter(|colour| is_other(*colour));
    let beside = turn.steps[0].to_cells().neighbours();
    let mut others = others.map(|colour| turn.before.cells_of(colour));
    others.any(|cells| cells.meets(&beside))
}

fn blocks_somebody(turn: &LastTurn<Position>) -> bool {
    let mut after = turn.before;
    !after.make(turn.steps[0]).is_empty()
}

/// Whether the colour has laid all its pieces.
fn leaves_none(turn: &LastTurn<Position>) -> bool {
    let own = turn.before.to_act();
    own.is_some_and(|own| turn.before.left(own).iter().eq([turn.steps[0].piece()]))
}

fn size(turn: &LastTurn<Position>) -> u8 {
    turn.steps[0].piece().size()
}

/// Whether no other turn would have left fewer cells.
fn leaves_least(turn: &LastTurn<Position>) -> bool {
    let legal = turn.before.legal();
    let largest = legal.iter().map(|placement| placement.piece().size()).max();
    largest == Some(size(turn))
}

/// Whether no other of the largest pieces that fit would have left a lower sum of numbers.
fn leaves_lowest_value(turn: &LastTurn<Position>) -> bool {
    let legal = turn.before.legal();
    let rank = |placement: Placement| (placement.piece().size(), placement.piece().number());
    legal.iter().map(rank).max() == Some(rank(turn.steps[0]))
}
