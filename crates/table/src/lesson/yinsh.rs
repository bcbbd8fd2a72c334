//! The lessons of YINSH. The learner is White.

mod strategy;

use i18n::learn::yinsh::*;
use i18n::rules::yinsh::*;
use yinsh::{Colour, Direction, Position, Step};

use super::{Goal, Lesson};
use crate::LastTurn;

pub use strategy::STRATEGY;

/// The lessons, one clause of the rules after the other.
pub const LESSONS: &[Lesson] = &[
    Lesson::on(&[AIM, SLOTS], "aim", [T_AIM, AIM_TASK, AIM_HINT])
        .at("4/7/4w1B1/2b1w1W2/4w2B2/3w1b1W1/3w3B2/1B7/2W5/7/4 w 2-1 standard row<")
        .ends("xc5-g5xi6", Goal::Yinsh(wins))
        .among_players(),
    Lesson::on(&[BOARD], "board", [T_BOARD, BOARD_TASK, BOARD_HINT])
        .at("4/7/8/9/10/4W4/6B3/9/8/7/4 w 0-0 standard place")
        .ends("b1", Goal::Yinsh(is_on_the_edge))
        .among_players(),
    Lesson::on(&[PLACE], "place", [T_PLACE, PLACE_TASK, PLACE_HINT])
        .at("4/7/8/4B4/3W1B4/2B3W2/3W2B3/6W2/8/7/4 w 0-0 standard place")
        .ends("e7", Goal::Any),
    Lesson::on(&[MOVE], "move", [T_MOVE, MOVE_TASK, MOVE_HINT])
        .at("4/7/4B3/2B3W2/3W6/3B2B2/2W3W3/3B5/5W2/7/4 w 0-0 standard move")
        .ends("e4-e7", Goal::Any),
    Lesson::on(&[JUMP, AFTER], "jump", [T_JUMP, JUMP_TASK, JUMP_HINT])
        .at("4/7/8/2Wbb4/5w4/2B6/3W2B3/6W2/4B3/7/4 w 2-2 standard move")
        .ends("d3-d6", Goal::Yinsh(|turn| flips(turn) == 2)),
    Lesson::on(
        &[MARKERS],
        "markers",
        [T_MARKERS, MARKERS_TASK, MARKERS_HINT],
    )
    .at("4/7/5W2/3b3B1/2w7/2W1b4/6B3/6W2/4B3/7/4 w 2-2 standard move")
    .ends("f4-f7", Goal::Yinsh(|turn| flips_over(turn, "f6"))),
    Lesson::on(&[BEHIND], "behind", [T_BEHIND, BEHIND_TASK, BEHIND_HINT])
        .at("4/7/4B3/9/1W1wbwbw2/9/3B3W2/6B2/3W4/7/4 w 2-2 standard move")
        .ends("e2-e9", Goal::Yinsh(|turn| flips(turn) == 5)),
    Lesson::on(&[WAY], "way", [T_WAY, WAY_TASK, WAY_HINT])
        .at("4/2W4/8/4B1b2/7w2/W2bw4/7B2/3B5/4W3/7/4 w 2-2 standard move")
        .ends(
            "f2-f7",
            Goal::Yinsh(|turn| has(turn, |step| step.ends_with("-f7"))),
        ),
    Lesson::on(&[ROW], "row", [T_ROW, ROW_TASK, ROW_HINT])
        .at("4/7/1B4W1/7B1/2Wbbbb3/5w2B/1W1w1B4/5W3/2B3W1/7/4 w 0-0 standard move")
        .ends(
            "e3-e8;xe3-e7xg3",
            Goal::Yinsh(|turn| has(turn, |step| step.starts_with('x'))),
        ),
    Lesson::on(&[NO_ROW], "line", [T_LINE, LINE_TASK, LINE_HINT])
        .at("4/7/3W1B2/7B1/3wwWww2/1W5B1/7W2/2wwBww2/6W1/2B4/4 w 0-0 standard move")
        .ends("e6-f7;xe4-e8xc4", Goal::Yinsh(|turn| rows(turn) == 1)),
    Lesson::on(&[LONG], "long", [T_LONG, LONG_TASK, LONG_HINT])
        .at("4/7/5B2/wwwWwww2/5b2B1/2B1b2W1/1W3B4/2B3W2/3W4/7/4 w 0-0 standard move")
        .ends(
            "d4-e5;xd3-d7xg3",
            Goal::Yinsh(|turn| has(turn, |step| step == "xd3-d7")),
        ),
    Lesson::on(
        &[SEVERAL],
        "several",
        [T_SEVERAL, SEVERAL_TASK, SEVERAL_HINT],
    )
    .at("4/2W2B1/4ww2/1B2ww1W1/3Wbb4/3ww2B1/3ww2B2/5W3/2W5/3B3/4 w 0-0 standard move")
    .ends(
        "e4-e7;xc5-g5xi6;xc6-g6xh8",
        Goal::Yinsh(|turn| rows(turn) == 2),
    ),
    Lesson::on(&[CROSS], "cross", [T_CROSS, CROSS_TASK, CROSS_HINT])
        .at("4/2B4/4w2W/4w2B1/2wwWww3/1B1w5/3w2B3/1W2b2W1/2W2B2/7/4 w 0-0 standard move")
        .ends(
            "e5-f6;xe3-e7xh4",
            Goal::Yinsh(|turn| has(turn, |step| step.starts_with('x'))),
        ),
    Lesson::on(&[THEIRS], "theirs", [T_THEIRS, THEIRS_TASK, THEIRS_HINT])
        .at("4/7/3B2B1/4b1W2/3W1b1B2/3w3W1/2wwwwwB2/1B5W1/2W5/7/4 w 0-0 standard row<")
        .ends("xg4-g8xi6;e4-f4", Goal::Any),
    Lesson::on(&[WIN, BOTH], "win", [T_WIN, WIN_TASK, WIN_HINT])
        .at("4/7/1B6/6b2/1Wbbbbw3/5b3/5b1B2/4b2W1/1W2B3/7/4 w 2-2 standard move")
        .ends("e2-e8;xe2-e6xi5", Goal::Yinsh(wins))
        .among_players(),
    Lesson::on(&[POOL], "pool", [T_POOL, POOL_TASK, POOL_HINT])
        .at(LAST_MARKER)
        .ends("i9-i11", Goal::Yinsh(wins))
        .among_players(),
    Lesson::on(&[PASS], "pass", [T_PASS, STUCK_TASK, STUCK_HINT])
        .at("WB2/WWB4/BBB5/9/10/9/10/9/8/7/4 w 2-0 standard move")
        .ends("--", Goal::Any),
    Lesson::on(&[COST], "cost", [T_COST, COST_TASK, COST_HINT])
        .at("WB2/1BB4/1W6/2b4B1/3b3W2/3b5/4b2W2/9/2W5/3B3/4 w 0-0 standard move")
        .ends(
            "c2-h7;xc2-g6xa2",
            Goal::Yinsh(|turn| has(turn, |step| step == "xa2")),
        ),
    Lesson::on(&[GIFT], "gift", [T_GIFT, GIFT_TASK, GIFT_HINT])
        .at("4/3W1B1/4b1B1/4b2W1/1Wwww5/3b2B2/3b3B2/2Wbbb3/6W1/2B4/4 w 0-0 standard move")
        .ends(
            "h5-h9",
            Goal::Yinsh(|turn| flips(turn) == 3 && has_no_row(&after(turn))),
        ),
    Lesson::on(&[THIRD], "third", [T_THIRD, THIRD_TASK, THIRD_HINT])
        .at("4/1B5/2wwwwW1/6W2/4W5/2bbbbB2/10/2B6/4W3/7/4 w 1-2 standard move")
        .ends("e5-g5", Goal::Yinsh(stops_black))
        .among_players(),
    Lesson::on(
        &[BLITZ, BLITZ_ADVICE],
        "blitz",
        [T_BLITZ, BLITZ_TASK, BLITZ_HINT],
    )
    .at("4/1B5/2w3W1/3w3B1/2W1b5/2B1w4/1W3w1B2/3b2W2/2W1B3/7/4 w 0-0 blitz move")
    .ends("e3-e6;xc3-g7xc7", Goal::Yinsh(wins))
    .among_players(),
];

/// The pool has one marker left.
const LAST_MARKER: &str = "4/1wbbwB1/1bWwbbw1/1bwbbwBb1/1Bbbwbbwb1/bbwbWwbbw/1wbbwbbBb1/1bWbbwbb1/1bbwbWw1/1wb2B1/4 \
     w 1-0 standard move";

fn wins(turn: &LastTurn<Position>) -> bool {
    let verdict = after(turn).verdict();
    verdict.is_some_and(|verdict| verdict.winner == Some(Colour::White))
}

/// What the turn leads to.
fn after(turn: &LastTurn<Position>) -> Position {
    let mut after = turn.before;
    for step in &turn.steps {
        after.make(*step);
    }
    after
}

fn is_on_the_edge(turn: &LastTurn<Position>) -> bool {
    match turn.steps[0] {
        Step::PlaceRing(point) => Direction::ALL
            .iter()
            .any(|direction| point.neighbour(*direction).is_none()),
        _ => false,
    }
}

fn has_no_row(position: &Position) -> bool {
    position.rows(Colour::Black).next().is_none()
}

/// Whether no answer of Black completes a black row.
fn stops_black(turn: &LastTurn<Position>) -> bool {
    let position = after(turn);
    has_no_row(&position)
        && position.legal().iter().all(|answer| {
            let mut answered = position;
            answered.make(answer);
            has_no_row(&answered)
        })
}

/// How many rows are removed.
fn rows(turn: &LastTurn<Position>) -> usize {
    let is_row = |step: &&Step| matches!(step, Step::RemoveRow(_));
    turn.steps.iter().filter(is_row).count()
}

fn flips(turn: &LastTurn<Position>) -> usize {
    match turn.steps[0] {
        Step::MoveRing { from, to } => turn.before.flipped(from, to).len(),
        _ => 0,
    }
}

fn flips_over(turn: &LastTurn<Position>, marker: &str) -> bool {
    let Step::MoveRing { from, to } = turn.steps[0] else {
        return false;
    };
    let mut flipped = turn.before.flipped(from, to).iter();
    flipped.any(|point| point.to_string() == marker)
}

/// Whether the notation of a step is as wanted.
fn has(turn: &LastTurn<Position>, is_wanted: fn(&str) -> bool) -> bool {
    turn.steps.iter().any(|step| is_wanted(&step.to_string()))
}
