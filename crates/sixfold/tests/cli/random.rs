//! Whole games to feed to the program.

use std::iter;

use game::{Game, Match, Rng};
use record::text::{Record, Turn};
use record::{NodeId, Tree};

/// A random game, played to its end.
pub fn game<G: Game>(setup: &str, seed: u64) -> Match<G> {
    let Ok(setup) = setup.parse() else {
        panic!("{setup} is a setup");
    };
    let mut rng = Rng::new(seed);
    let mut game = Match::<G>::new(setup);
    loop {
        let legal = game.position().legal_steps();
        if legal.is_empty() {
            return game;
        }
        game.play(legal[rng.below(legal.len())]).unwrap();
    }
}

/// A finished game of YINSH that has at least one row in it.
pub fn yinsh(seed: u64) -> Match<yinsh::Position> {
    (seed..)
        .map(|seed| game::<yinsh::Position>("standard", seed))
        .find(|game| game.turn_texts().iter().any(|text| text.contains(";x")))
        .expect("some game has a row")
}

/// A text record of a game, without header lines for seats and dates.
pub fn record<G: Game>(name: &str, game: &Match<G>) -> String {
    let mut text = format!("[Game \"{name}\"]\n[Setup \"{}\"]\n\n", game.setup());
    for (index, turn) in game.turn_texts().iter().enumerate() {
        text += &format!("{}.{turn}\n", index + 1);
    }
    text
}

/// A record with variations, variations of variations, comments, and things that nobody knows.
pub fn tree<G: Game>(name: &str, setup: &str, seed: u64) -> Record {
    let mut rng = Rng::new(seed);
    let mut record = Record::default();
    for (key, value) in [("Game", name), ("Setup", setup), ("Event", "a (b)")] {
        record.set_tag(key, value);
    }
    let mut nodes = vec![Tree::<Turn>::ROOT];
    for length in [40, 5, 3, 8, 1, 2, 6, 30, 4, 2] {
        let mut here = nodes[rng.below(nodes.len())];
        for _ in 0..length {
            here = grow::<G>(&mut record.tree, here, setup, &mut rng);
            nodes.push(here);
        }
    }
    record
}

/// Adds a random turn behind a node, unless there is none or the tree has it.
fn grow<G: Game>(tree: &mut Tree<Turn>, here: NodeId, setup: &str, rng: &mut Rng) -> NodeId {
    let before = iter::successors(Some(here), |node| tree.parent(*node));
    let mut texts: Vec<&str> = before.map(|node| tree[node].text.as_str()).collect();
    texts.pop();
    let Ok(setup) = setup.parse() else {
        panic!("the test names a setup");
    };
    let mut game = Match::<G>::replay(setup, texts.iter().rev()).expect("the turns are legal");
    let turns = game.turn_count();
    while game.turn_count() == turns || !game.at_turn_start() {
        let legal = game.position().legal_steps();
        if legal.is_empty() {
            return here;
        }
        game.play(legal[rng.below(legal.len())]).unwrap();
    }
    let text = game.turn_texts().pop().expect("a turn was played");
    let known = tree.children(here).iter().copied();
    if let Some(known) = known.into_iter().find(|child| tree[*child].text == text) {
        return known;
    }
    let comment = (rng.below(3) == 0).then(|| "[%x] (a} \\ b)\nж".to_owned());
    let other = [
        ("TR", "e3"),
        ("LB", "a]: b\\"),
        ("Clock", "1:02"),
        ("KO", ""),
        ("W", "x"),
    ];
    let other = other.into_iter().filter(|_| rng.below(6) == 0);
    let other = other.map(|(key, value)| (key.to_owned(), value.to_owned()));
    let other = other.collect();
    tree.add(
        here,
        Turn {
            text,
            comment,
            other,
        },
    )
}
