//! Several best lines: of one depth, in order, and the best move is the first of them.

use game::{Game, Match, Rng};

use crate::random;
use crate::talk::Talk;

/// One `info` line with a turn.
struct Told {
    depth: u32,
    number: usize,
    chance: f64,
    turn: String,
}

fn told(line: &str) -> Told {
    let words: Vec<&str> = line.split(' ').collect();
    let after = |key: &str| {
        let place = words.iter().position(|word| *word == key);
        words[place.unwrap_or_else(|| panic!("{key}: {line}")) + 1]
    };
    Told {
        depth: after("depth").parse().unwrap(),
        number: after("multipv").parse().unwrap(),
        chance: after("winchance").parse().unwrap(),
        turn: after("pv").to_owned(),
    }
}

/// Every block of lines is in order, and the best move is the first line of the last block.
fn check(heard: &[String], position: &str) {
    let (best, infos) = heard.split_last().unwrap();
    let infos: Vec<Told> = infos.iter().map(|line| told(line)).collect();
    let blocks = infos.chunk_by(|one, next| next.number == one.number + 1);
    let mut last = "";
    for block in blocks {
        assert_eq!(block[0].number, 1, "{position}");
        assert!(
            block.iter().all(|line| line.depth == block[0].depth),
            "{position}"
        );
        assert!(
            block.is_sorted_by(|one, next| one.chance >= next.chance),
            "{position}: {:?}",
            block.iter().map(|line| line.chance).collect::<Vec<_>>()
        );
        last = &block[0].turn;
    }
    assert_eq!(*best, format!("bestmove {last}"), "{position}");
}

/// So many positions of random games.
fn search_random_positions<G: Game>(talk: &mut Talk, setup: &str, count: usize) {
    let mut rng = Rng::new(12);
    for seed in 0..count as u64 {
        let game: Match<G> = random::game(setup, seed);
        let turns = game.turn_texts();
        let position = turns[..rng.below(turns.len())].join(" ");
        talk.say("uginewgame");
        talk.say(format!("position fen {setup} moves {position}"));
        talk.say(format!("go nodes {}", 40 + rng.below(800)));
        check(&talk.until("bestmove"), &position);
    }
}

#[test]
fn the_best_lines_are_in_order_in_a_thousand_random_positions() {
    let mut talk = Talk::new();
    talk.say("setoption name MultiPV value 4");
    search_random_positions::<yinsh::Position>(&mut talk, "standard", 500);
    for setup in ["gemblo2", "gemblo3", "gemblo4", "gemblo6"] {
        talk.say(format!("setoption name Variant value {setup}"));
        search_random_positions::<gemblo::Position>(&mut talk, setup, 125);
    }
}
