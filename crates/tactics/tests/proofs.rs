//! What is proved, against positions that are known and searches that take no short cut.

use game::{Game, Rng, Seat};
use tactics::proof::{Claim, Reply, TooLarge, reply, right};
use tactics::turns::{begins, shortened, turns};
use tactics::yinsh::{Within, image};
use tactics::{Goal, Start, gemblo::Ending};
use yinsh::{Colour, Diagram, Position};

fn yinsh(text: &str) -> Position {
    text.parse().expect("a position")
}

/// Black wins at once, with any of four moves and any ring.
const WIN: &str =
    "b3/1bbbBbW/wbwbw1bw/wb1wwbwww/wwb1wwbbwb/bb2bwwbb/1b3wWwB1/b4WBb1/8/7/4 b 2-2 standard move";

#[test]
fn the_positions_that_the_engine_is_tested_with_have_the_same_solutions() {
    let every = match std::env::var_os("SIXFOLD_SLOW_TESTS") {
        Some(_) => 1,
        None => 10,
    };
    let text = include_str!("../../yinsh-engine/tactics.txt");
    for line in text.lines().step_by(every) {
        let parts: Vec<&str> = line.split(" | ").collect();
        let position = yinsh(parts[1]);
        let (goal, within) = match parts[0] {
            "win-1" => (Goal::Win, 1),
            "win-2" => (Goal::Win, 2),
            _ => (Goal::Only, 1),
        };
        let found = tactics::yinsh::solutions(&position, goal, within);
        // An only move is none here if the game can be won by it soon.
        if goal == Goal::Only && found.is_empty() {
            assert!(
                !tactics::yinsh::solutions(&position, Goal::Win, 2).is_empty(),
                "{line}"
            );
            continue;
        }
        let mut known: Vec<&str> = parts[2].split(' ').collect();
        // Where every turn wins there is nothing to be found.
        if known.len() == turns(&position).len() {
            assert!(found.is_empty(), "{line}");
            continue;
        }
        let mut found: Vec<String> = found
            .iter()
            .map(|turn| Position::write_turn(&turn.steps))
            .collect();
        found.sort();
        known.sort_unstable();
        assert_eq!(found, known, "{line}");
    }
}

#[test]
fn turns_are_written_as_far_as_they_matter() {
    let position = yinsh(WIN);
    let all = turns(&position);
    let right = tactics::yinsh::solutions(&position, Goal::Win, 1);
    assert_eq!(right.len(), 12);
    let short = shortened(&all, &right);
    assert_eq!(short, ["b5-f5", "b5-c6", "b5-a5", "b5-a4"]);
    let meant = all.iter().filter(|turn| {
        short
            .iter()
            .any(|text| begins::<Position>(&turn.steps, text))
    });
    assert_eq!(meant.count(), 12);
    // One of three rings alone has to be told.
    let short = shortened(&all, &right[..1]);
    assert_eq!(short, [Position::write_turn(&right[0].steps)]);
}

#[test]
fn all_images_of_a_position_are_one() {
    let position = yinsh(WIN);
    let mut diagram = Diagram::from(&position);
    diagram.rings.reverse();
    diagram.markers.reverse();
    diagram.removed.reverse();
    diagram.to_act = Colour::White;
    let swapped: Position = diagram.try_into().expect("a position");
    for symmetry in hex::Symmetry::ALL {
        assert_eq!(image(&position.transformed(symmetry)), image(&position));
        assert_eq!(image(&swapped.transformed(symmetry)), image(&position));
    }
    diagram.to_act = Colour::Black;
    let other: Position = diagram.try_into().expect("a position");
    assert_ne!(image(&other), image(&position));
}

/// Without any short cut: whether a seat reaches a result, whatever the others do.
fn brute_force(
    position: &gemblo::Position,
    seat: Seat,
    is_reached: &dyn Fn(&gemblo::Position) -> bool,
) -> bool {
    let Some(colour) = position.to_act() else {
        return is_reached(position);
    };
    let own = position.seat_of(colour) == seat;
    let mut legal = position.legal_steps().into_iter();
    let mut reaches = |placement| {
        let mut after = *position;
        after.make(placement);
        brute_force(&after, seat, is_reached)
    };
    if own {
        legal.any(&mut reaches)
    } else {
        legal.all(&mut reaches)
    }
}

#[test]
fn an_ending_of_gemblo_holds_what_brute_force_says() {
    let mut compared = [0; 2];
    for seed in 0..40 {
        let players = seed % 5 + 2;
        let mut rng = Rng::new(seed);
        let setup = gemblo::Setup::for_players(players as u8).expect("two to six");
        let (mut position, mut game) = (gemblo::Position::new(&setup), Vec::new());
        while position.to_act().is_some() {
            game.push(position);
            let legal = position.legal();
            position.make(legal.nth(rng.below(legal.len())).expect("one is legal"));
        }
        for position in game.iter().rev().take(6) {
            let seat = position.to_move().expect("not over");
            let cells = |after: &gemblo::Position| after.scores()[seat.index()].penalty();
            let now = cells(position);
            for most in [now / 2, now.saturating_sub(5), now.saturating_sub(1)] {
                let mut ending = Ending::new(position, Goal::Fewest(most)).expect("a goal");
                let expected = brute_force(position, seat, &|after| cells(after) <= most);
                assert_eq!(ending.holds(position, 1), Ok(expected), "{position:?}");
                compared[usize::from(expected)] += 1;
            }
            if let Some(mut ending) = Ending::new(position, Goal::Win) {
                let wins = |after: &gemblo::Position| {
                    after.outcome().and_then(|outcome| outcome.winner()) == Some(seat)
                };
                let expected = brute_force(position, seat, &wins);
                assert_eq!(ending.holds(position, 1), Ok(expected), "{position:?}");
                compared[usize::from(expected)] += 1;
            }
        }
    }
    assert!(compared.iter().all(|count| *count > 50), "{compared:?}");
}

/// The claim of a position of a book's tactic.
fn claim(place: &str, goal: Goal) -> (Position, Within) {
    let position = yinsh(place);
    (position, Within::new(&position, goal))
}

#[test]
fn a_wrong_turn_is_refuted_and_a_right_one_is_resisted_as_long_as_possible() -> Result<(), TooLarge>
{
    let text = include_str!("../../yinsh-engine/tactics.txt");
    let mut lines = text.lines().filter(|line| line.starts_with("win-2"));
    let place = lines.next().and_then(|line| line.split(" | ").nth(1));
    let (position, mut win) = claim(place.expect("a win in two"), Goal::Win);
    let right = right(&mut win, &position, 2)?;
    let mut refuted = 0;
    for turn in turns(&position) {
        let answer = reply(&mut win, &turn.after, 1)?;
        if right.contains(&turn) {
            assert!(matches!(answer, Some(Reply::Resists(_))));
        } else if let Some(Reply::Refutes(answer)) = answer {
            assert!(!win.holds(&answer.after, 1)?);
            refuted += 1;
        }
    }
    assert_eq!(refuted, turns(&position).len() - right.len());
    Ok(())
}

#[test]
fn nothing_is_found_where_there_is_nothing() {
    let placing: Start = "4/7/8/9/10/9/10/9/8/7/4 w 0-0 standard place"
        .parse()
        .expect("a position");
    assert_eq!(placing.prove(Goal::Win, 1), Ok(None));
    assert_eq!(placing.prove(Goal::Shut, 1), Ok(None));
    let begun: Start = "gemblo2".parse().expect("a position");
    assert_eq!(begun.prove(Goal::Only, 1), Ok(None));
    assert_eq!(begun.prove(Goal::Fewest(0), 1), Err(TooLarge));
}

#[test]
fn what_is_no_tactic_says_why() {
    let reason = |line: &str| line.parse::<tactics::Tactic>().unwrap_err().to_string();
    assert_eq!(
        reason("win 1"),
        "a tactic is GOAL WITHIN RATING THEMES | POSITION | TURNS"
    );
    assert_eq!(
        reason("win 1 | a | b"),
        "a tactic is GOAL WITHIN RATING THEMES | POSITION | TURNS"
    );
    assert_eq!(
        reason("lose 1 600 - | a | b"),
        "a goal is win, only, defend, fewest=CELLS or shut"
    );
    assert_eq!(
        reason("win x 600 - | a | b"),
        "turns and ratings are numbers"
    );
    assert_eq!(
        reason("win 1 600 magic | a | b"),
        "themes are words with commas, or a dash"
    );
    let nowhere: tactics::Tactic = "win 1 600 - | gemblo2 a1 | b".parse().expect("a line");
    assert!(
        nowhere
            .start()
            .unwrap_err()
            .to_string()
            .starts_with("turn 1 (a1)")
    );
}
