//! The lessons of YINSH. The learner is White.

use i18n::learn::yinsh::*;
use i18n::rules::yinsh::*;
use yinsh::{Colour, Position, Step};

use super::{Goal, Lesson, Players, Start};
use crate::LastTurn;

/// The lessons, one clause of the rules after the other.
pub const LESSONS: &[Lesson] = &[
    Lesson {
        slug: "place",
        title: T_PLACE,
        rules: &[PLACE],
        task: PLACE_TASK,
        hint: PLACE_HINT,
        start: Start::at("4/7/8/4B4/3W1B4/2B3W2/3W2B3/6W2/8/7/4 w 0-0 standard place"),
        solution: "e7",
        goal: Goal::Yinsh(any_turn),
        players: Players::Hidden,
    },
    Lesson {
        slug: "move",
        title: T_MOVE,
        rules: &[MOVE],
        task: MOVE_TASK,
        hint: MOVE_HINT,
        start: Start::at("4/7/4B3/2B3W2/3W6/3B2B2/2W3W3/3B5/5W2/7/4 w 0-0 standard move"),
        solution: "e4-e7",
        goal: Goal::Yinsh(any_turn),
        players: Players::Hidden,
    },
    Lesson {
        slug: "jump",
        title: T_JUMP,
        rules: &[JUMP],
        task: JUMP_TASK,
        hint: JUMP_HINT,
        start: Start::at("4/7/8/2Wbb4/5w4/2B6/3W2B3/6W2/4B3/7/4 w 2-2 standard move"),
        solution: "d3-d6",
        goal: Goal::Yinsh(|turn, _| flips(turn) == 2),
        players: Players::Hidden,
    },
    Lesson {
        slug: "behind",
        title: T_BEHIND,
        rules: &[BEHIND],
        task: BEHIND_TASK,
        hint: BEHIND_HINT,
        start: Start::at("4/7/4B3/9/1W1wbwbw2/9/3B3W2/6B2/3W4/7/4 w 2-2 standard move"),
        solution: "e2-e9",
        goal: Goal::Yinsh(|turn, _| flips(turn) == 5),
        players: Players::Hidden,
    },
    Lesson {
        slug: "way",
        title: T_WAY,
        rules: &[WAY],
        task: WAY_TASK,
        hint: WAY_HINT,
        start: Start::at("4/2W4/8/4B1b2/7w2/W2bw4/7B2/3B5/4W3/7/4 w 2-2 standard move"),
        solution: "f2-f7",
        goal: Goal::Yinsh(|turn, _| lands_on(turn, "f7")),
        players: Players::Hidden,
    },
    Lesson {
        slug: "row",
        title: T_ROW,
        rules: &[ROW],
        task: ROW_TASK,
        hint: ROW_HINT,
        start: Start::at("4/7/1B4W1/7B1/2Wbbbb3/5w2B/1W1w1B4/5W3/2B3W1/7/4 w 0-0 standard move"),
        solution: "e3-e8;xe3-e7xg3",
        goal: Goal::Yinsh(|turn, _| !rows(turn).is_empty()),
        players: Players::Hidden,
    },
    Lesson {
        slug: "long",
        title: T_LONG,
        rules: &[LONG],
        task: LONG_TASK,
        hint: LONG_HINT,
        start: Start::at("4/7/5B2/wwwWwww2/5b2B1/2B1b2W1/1W3B4/2B3W2/3W4/7/4 w 0-0 standard move"),
        solution: "d4-e5;xd3-d7xg3",
        goal: Goal::Yinsh(|turn, _| rows(turn) == ["xd3-d7"]),
        players: Players::Hidden,
    },
    Lesson {
        slug: "cross",
        title: T_CROSS,
        rules: &[CROSS],
        task: CROSS_TASK,
        hint: CROSS_HINT,
        start: Start::at(
            "4/2B4/4w2W/4w2B1/2wwWww3/1B1w5/3w2B3/1W2b2W1/2W2B2/7/4 w 0-0 standard move",
        ),
        solution: "e5-f6;xe3-e7xh4",
        goal: Goal::Yinsh(|turn, _| !rows(turn).is_empty()),
        players: Players::Hidden,
    },
    Lesson {
        slug: "theirs",
        title: T_THEIRS,
        rules: &[THEIRS],
        task: THEIRS_TASK,
        hint: THEIRS_HINT,
        start: Start::at(
            "4/7/3B2B1/4b1W2/3W1b1B2/3w3W1/2wwwwwB2/1B5W1/2W5/7/4 w 0-0 standard row<",
        ),
        solution: "xg4-g8xi6;e4-f4",
        goal: Goal::Yinsh(any_turn),
        players: Players::Hidden,
    },
    Lesson {
        slug: "win",
        title: T_WIN,
        rules: &[WIN, BOTH],
        task: WIN_TASK,
        hint: WIN_HINT,
        start: Start::at("4/7/1B6/6b2/1Wbbbbw3/5b3/5b1B2/4b2W1/1W2B3/7/4 w 2-2 standard move"),
        solution: "e2-e8;xe2-e6xi5",
        goal: Goal::Yinsh(wins),
        players: Players::Shown,
    },
    Lesson {
        slug: "pool",
        title: T_POOL,
        rules: &[POOL],
        task: POOL_TASK,
        hint: POOL_HINT,
        start: Start::at(
            "4/1wbbwB1/1bWwbbw1/1bwbbwBb1/1Bbbwbbwb1/bbwbWwbbw/1wbbwbbBb1/1bWbbwbb1/1bbwbWw1/1wb2B1/4 \
             w 1-0 standard move",
        ),
        solution: "i9-i11",
        goal: Goal::Yinsh(wins),
        players: Players::Shown,
    },
    Lesson {
        slug: "blitz",
        title: T_BLITZ,
        rules: &[BLITZ],
        task: BLITZ_TASK,
        hint: BLITZ_HINT,
        start: Start::at("4/1B5/2w3W1/3w3B1/2W1b5/2B1w4/1W3w1B2/3b2W2/2W1B3/7/4 w 0-0 blitz move"),
        solution: "e3-e6;xc3-g7xc7",
        goal: Goal::Yinsh(wins),
        players: Players::Shown,
    },
];

fn any_turn(_: &LastTurn<Position>, _: &Position) -> bool {
    true
}

fn wins(_: &LastTurn<Position>, after: &Position) -> bool {
    let verdict = after.verdict();
    verdict.is_some_and(|verdict| verdict.winner == Some(Colour::White))
}

fn flips(turn: &LastTurn<Position>) -> usize {
    match turn.steps.first() {
        Some(Step::MoveRing { from, to }) => turn.before.flipped(*from, *to).len(),
        _ => 0,
    }
}

fn lands_on(turn: &LastTurn<Position>, point: &str) -> bool {
    let moved = turn.steps.iter().find_map(|step| match step {
        Step::MoveRing { to, .. } => Some(to.to_string()),
        _ => None,
    });
    moved.as_deref() == Some(point)
}

/// The rows taken, as the notation writes them.
fn rows(turn: &LastTurn<Position>) -> Vec<String> {
    let taken = turn.steps.iter();
    taken
        .filter(|step| matches!(step, Step::RemoveRow(_)))
        .map(Step::to_string)
        .collect()
}
