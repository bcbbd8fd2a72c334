//! What the reference must show before it may judge anything.

use super::{Colour, Outcome, Reference, Variant};

const START: &str = "4/7/8/9/10/9/10/9/8/7/4 w 0-0 standard place";

/// Plays the steps from the position and expects this one after them.
fn check(before: &str, steps: &[&str], after: &str) -> Reference {
    let mut game = Reference::from_position_string(before);
    assert_eq!(game.position_string(), before);
    for step in steps {
        game.apply(step);
    }
    assert_eq!(game.position_string(), after);
    game
}

fn count(game: &Reference, depth: usize) -> usize {
    if depth == 0 {
        return 1;
    }
    let after = |step: &String| {
        let mut next = game.clone();
        next.apply(step);
        count(&next, depth - 1)
    };
    game.legal_steps().iter().map(after).sum()
}

#[test]
fn the_opening_has_the_known_number_of_ways() {
    let game = Reference::new(Variant::Standard);
    assert_eq!(game.position_string(), START);
    assert_eq!([1, 2].map(|depth| count(&game, depth)), [85, 7_140]);
}

#[test]
fn white_moves_first_after_ten_rings() {
    let steps = ["a2", "a3", "a4", "a5", "b1", "b2", "b3", "b4", "b5", "b6"];
    let after = "WBWB/WBWBWB1/8/9/10/9/10/9/8/7/4 w 0-0 standard move";
    check(START, &steps, after);
}

#[test]
fn a_jump_turns_every_marker_but_the_one_left_behind() {
    check(
        "W3/2b4/3w4/4b4/5w4/9/10/9/8/WWWB3/BBBW w 0-1 standard move",
        &["a2-f7"],
        "w3/2w4/3b4/4w4/5b4/5W3/10/9/8/WWWB3/BBBW b 0-1 standard move",
    );
}

#[test]
fn rows_of_both_colours_are_cleared_by_the_mover_first() {
    let game = check(
        "W3/wwwww2/bbbbb3/9/10/9/10/9/8/W6/WBBB w 2-2 standard row",
        &["xb1-b5", "xa2"],
        "4/7/bbbbb3/9/10/9/10/9/8/W6/WBBB w 3-2 standard move",
    );
    assert_eq!(game.outcome(), Some(Outcome::Win(Colour::White)));
}
