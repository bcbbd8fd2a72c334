//! The strategy lessons of YINSH. The engine proves each: what is asked for is right, all else is worse.

use i18n::learn::strategy::yinsh::*;

use super::wins;
use crate::lesson::{Goal, Lesson};

/// The lessons, from the first threat to the last row.
pub const STRATEGY: &[Lesson] = &[
    Lesson::on(&[THREAT], "threat", [T_THREAT, THREAT_TASK, THREAT_HINT])
        .at("4/7/3w4/9/w9/9/1b8/1bWB1W3/1WWWBbB1/2B1Bbb/3b w 0-0 blitz move")
        .ends("i5-f2", Goal::Turns(&["i5-f2"])),
    Lesson::on(&[TEMPO], "tempo", [T_TEMPO, TEMPO_TASK, TEMPO_HINT])
        .at("4/1WwW3/2ww4/2wwW4/3wW5/1W5BB/6B1b1/5b1B1/5bb1/4bbB/4 w 0-0 blitz move")
        .ends("f3-e3", Goal::Turns(&["f3-e3"])),
    Lesson::on(&[BREAK], "break", [T_BREAK, BREAK_TASK, BREAK_HINT])
        .at("1w2/2w4/8/1bBBw4/1wwbwWw3/1WWbwB3/4bW4/3bB4/2w1b3/1bW4/B3 w 0-0 blitz move")
        .ends("g7-g5", Goal::Turns(&["g7-g5"])),
    Lesson::on(&[LAST], "last", [T_LAST, LAST_TASK, LAST_HINT])
        .at("4/7/2b5/9/bb2b5/bB5W1/1bb5bB/BWb3www/bbb1w1w1/b1Wb1ww/1w1w w 2-2 standard move")
        .ends("h4-h6", Goal::Turns(&["h4-h6"]))
        .among_players(),
    Lesson::on(&[WAIT], "wait", [T_WAIT, WAIT_TASK, WAIT_HINT])
        .at("w2w/BwwWwwB/3wB3/4wW3/WB3W4/b8/bbb7/bbB6/8/bW5/b3 w 0-0 standard move")
        .ends("e1-i5", Goal::Turns(&["e1-i5"])),
    Lesson::on(
        &[STANDING],
        "standing",
        [T_STANDING, STANDING_TASK, STANDING_HINT],
    )
    .at("4/7/Wwwww3/3W4B/2wwWww3/9/10/9/1bbbbB2/6W/2B1 w 1-2 standard move")
    .ends(
        "e5-j5;xe3-e7xj11",
        Goal::Turns(&["e5-j5;xe3-e7xj5", "e5-j5;xe3-e7xj11"]),
    )
    .among_players(),
    Lesson::on(&[LIFT], "lift", [T_LIFT, LIFT_TASK, LIFT_HINT])
        .at("4/bbbbB2/8/7W1/2wwwwww2/6w2/6w3/5w2W/8/3B2W/2BW w 1-2 standard row<")
        .ends("xe3-e7xk10;d8-d7;xd8-h8xd7", Goal::Yinsh(wins))
        .among_players(),
    Lesson::on(&[GIVE], "give", [T_GIVE, GIVE_TASK, GIVE_HINT])
        .at("4/bbbbB2/B7/9/2wwwwwW2/6w2/6w3/5w2W/4w3/3B2W/3W w 1-2 standard row<")
        .ends("xe3-e7xk10;e8-d7;xe8-i8xd7", Goal::Yinsh(wins))
        .among_players(),
    Lesson::on(
        &[TOGETHER],
        "together",
        [T_TOGETHER, TOGETHER_TASK, TOGETHER_HINT],
    )
    .at("4/2W2B1/4ww2/4ww1W1/3Wbb4/3ww4/3ww5/5W3/1bbbbB2/3B3/4 w 1-2 standard move")
    .ends("e4-e7;xc5-g5xd8;xc6-g6xh8", Goal::Yinsh(wins))
    .among_players(),
];
