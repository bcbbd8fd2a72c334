//! The strategy lessons of Gemblo. The engine proves each: what is asked for is right, all else is worse.

use gemblo::{Cell, Position};
use i18n::learn::strategy::gemblo::*;

use super::size;
use crate::LastTurn;
use crate::lesson::{Goal, Lesson, Start};

/// The lessons, from the first piece to the last.
pub const STRATEGY: &[Lesson] = &[
    Lesson::on(&[MIDDLE], "middle", [T_MIDDLE, MIDDLE_TASK, MIDDLE_HINT])
        .begins(Start::at("gemblo3"))
        .ends(
            "r16,s16,s17,s18,t19",
            Goal::Gemblo(|turn| size(turn) == 5 && reach(turn) <= REACH),
        ),
    Lesson::on(&[LARGE], "large", [T_LARGE, LARGE_TASK, LARGE_HINT])
        .begins(Start::at("gemblo3").after(LARGE_TURNS))
        .ends("h13,h14,h15,h16", Goal::Turns(&["h13,h14,h15,h16"]))
        .among_players(),
    Lesson::on(&[EXITS], "exits", [T_EXITS, EXITS_TASK, EXITS_HINT])
        .begins(Start::at("gemblo2").after(EXITS_TURNS))
        .ends(
            "k4,l4,l5,m4",
            Goal::Turns(&["j5,k4,l5,m4", "k4,l4,l5,m4", "o3,o4,p4,p5", "o2,o3,p4,p5"]),
        )
        .among_players(),
    Lesson::on(&[SHARED], "shared", [T_SHARED, SHARED_TASK, SHARED_HINT])
        .begins(Start::at("gemblo2").after(SHARED_TURNS))
        .ends("i7,j8", Goal::Turns(&["j8", "i7,j8"]))
        .among_players(),
    Lesson::on(
        &[PARTNER],
        "partner",
        [T_PARTNER, PARTNER_TASK, PARTNER_HINT],
    )
    .begins(Start::at("gemblo2").after(PARTNER_TURNS))
    .ends("m5,n5,o4", Goal::Turns(&["m5,n5,o4", "u15,v16,w14"]))
    .among_players(),
];

/// A first piece that comes so near to the middle of the three-player board is worth most.
const REACH: u8 = 6;

/// How near to the middle of the three-player board a piece comes.
fn reach(turn: &LastTurn<Position>) -> u8 {
    let centre = Cell::at(hex::Hex::default()).expect("the board has a middle");
    let far = turn.steps[0]
        .cells()
        .map(|cell| centre.hex().distance(cell.hex()));
    far.min().unwrap_or(u8::MAX)
}

/// The first colour has a room that fits its last piece of four, or something smaller.
#[rustfmt::skip]
const LARGE_TURNS: &[&str] = &[
    "r16,s16,s17,s18,t19", "r7,s4,s5,s6,t4", "e7,f8,g10,h12,i11", "n12,o12,o13,p14,q14",
    "o11,p11,q8,q9,q10", "k11,l11,m11,n11,o10", "j11,j12,j13,k12,l12", "p13,q13,r14,r15,s13",
    "p7,p8,p9,q7,r8", "k7,k8,k9,l7,m6", "l16,m15,n16,o15,p15", "s9,t10,u10,u11,u12",
    "t11,t12,t13,t14,t15", "m7,n7,o6,p6,q5", "i13,i14,j15,j16,k16", "k15,l15,m13,m14,n15",
    "s8,t8,u8,u9,v8", "m16,n17,o17,p18,q18", "i17,j17,k17,l17,m17", "q16,q17,r17,r18",
    "u14,v14,v15,w13", "v13,w10,w11,x8,x10", "j10,k10,l9,l10", "g8,h7,h8,h9,i9", "n5,o5,p4,p5",
    "i5,i6,i7,i8", "p12,q12,r11,r12,s12", "v9,v10,w7,w8", "k4,k5,k6,l5,m5", "l8,m8,m9,n8",
    "j4,j5,j6", "g9,h10,h11", "n13,n14,o14", "q6,r5,r6", "v11,w9,x7", "t16,t18,u16,u17",
    "s7,t7,u7,v7", "u5,u6", "k18,l19,m18,n19", "o16,p16,p17", "s10", "f10,g12",
];

/// The second player has one place left for three cells, and it needs j8.
#[rustfmt::skip]
const SHARED_TURNS: &[&str] = &[
    "l18,l19,l20,l21,l22", "w13,x11,y9,z8,aa7", "r1,r2,r3,r4,r5", "c1,d2,e3,f5,g7",
    "m14,m15,m16,n14,o13", "q12,r13,s13,t14,u14", "o9,p9,q6,q7,q8", "i8,j9,k9,k10,l9",
    "m12,n12,o10,o11,p10", "k13,l13,m13,n13,o12", "j12,k11,l12,m11,n11", "h10,i10,i11,i12,j13",
    "n9,o7,o8,p6,p7", "p11,q9,q10,r11,s11", "g8,h8,h9,i9,j10", "k14,k15,l16,l17,m17",
    "r6,r7,s7,t8,t9", "t10,u7,u8,u9,v7", "r10,s10,t11,u11", "o17,p17,q16,r16,s15",
    "h16,i14,i15,j16,k16", "s4,s5,s6,t6,u5", "u15,v13,v14,v15,w11", "p13,p14,p15,q13,r14",
    "o16,p16,q15,r15", "o5,o6,p4,p5,q5", "q17,r17,s17,s18,t17", "g5,h7,i6,j7,k7", "l6,l8,m6,m7,n6",
    "g9,g10,h12,h13,i13", "d3,e5,e6,f8,f9", "n19,o19,o20,p19,q19", "t15,t16,u16,v16",
    "l10,m8,m9,n8", "n5,o3,o4,p3", "q11,r12,s12,t13", "l4,m3,m4,n4", "k5,k6,l5,m5",
    "g12,g13,h14,h15", "m10,n10", "o2,p2,q1,q2,q3", "v17,w15,x13,y11", "j14,j15", "i16,i17,j17",
    "n18,o18,p18", "v11,w8,w9,x8", "v8,v9,v10", "r18",
];

/// The second colour of the first player has room for two pieces, or for one in the way of the other.
const EXITS_TURNS: &[&str] = PARTNER_TURNS.split_at(PARTNER_TURNS.len() - 2).0;

/// Two turns later: the first colour has places that its partner, the third colour, needs.
#[rustfmt::skip]
const PARTNER_TURNS: &[&str] = &[
    "l18,l19,l20,l21,l22", "w13,x11,y9,z8,aa7", "r1,r2,r3,r4,r5", "c1,d3,e5,f7,g9",
    "l14,m14,m15,m16,n14", "q12,r13,s13,t14,u14", "p9,p10,q6,q7,q8", "i10,j11,k11,k12,k13",
    "m11,m12,n11,o9,o10", "o11,p11,q9,q10,r9", "k8,l9,m9,m10,n9", "m13,n13,o12,p12",
    "p6,p7,p8,q4,q5", "n16,n17,o15,p14,p15", "s7,s8,s9,t10,u10", "r12,s11,t12,u11,v12",
    "h10,i9,j9,k9,l10", "j14,k14,k15,l16,l17", "w9,w10,w11,x9,y7", "u13,v14,v15,w12,x10",
    "n19,o17,o18,p16,p17", "g10,h11,i11,i12", "g7,g8,h7,h8,i8", "f5,g5,g6,h6,i5", "i7,j6,j7,k5,k7",
    "r15,r16,r17,s16,t16", "l12,l13", "t9,u8,v8,v9,v10", "q18,r18,s18,t18", "m18,m19,n20,n21,o19",
    "t4,t5,u5,u6,v7", "r7,r8,s5,s6,t7", "i15,i16,i17,j17,k16", "g12,g13,h14,h15", "s12,t13,u12",
    "s17,t17,u16", "q14,r14,s14,s15", "u17,v17,w15,x13", "k6,l7,m6,n6,o6", "o20,p18,p19,p20,q17",
    "m7,n7,n8", "s10,t11", "d2,e3,e4", "i13,i14,j15,j16", "p2,p3,q1,q2", "d4,e6,e7", "z7",
    "x12,y10,y11,z9", "j19", "v11", "o2,o3,p4,p5", "n15,o14",
];
