//! `sixfold engine`: conversations, and everything that could end one too early.

use game::{Game, Match, Rng};

use crate::random;
use crate::talk::Talk;

const VARIANTS: [(&str, &str); 7] = [
    ("yinsh", "standard"),
    ("yinsh-blitz", "blitz"),
    ("gemblo2", "gemblo2"),
    ("gemblo3", "gemblo3"),
    ("gemblo4", "gemblo4"),
    ("gemblo5", "gemblo5"),
    ("gemblo6", "gemblo6"),
];

#[test]
fn the_engine_introduces_itself() {
    let mut talk = Talk::new();
    talk.say("ugi");
    let lines = talk.until("ugiok");
    assert!(lines[0].starts_with("id name Sixfold "), "{lines:?}");
    for option in ["Variant", "Hash", "Threads", "MultiPV", "Level", "Seed"] {
        let start = format!("option name {option} type ");
        assert!(
            lines.iter().any(|line| line.starts_with(&start)),
            "{option}"
        );
    }
    assert_eq!(talk.ask("isready", "readyok"), "readyok");
    assert_eq!(talk.end(), Vec::<String>::new());
}

/// Lets the engine play both sides to the end and checks every turn by the rules.
fn play_out<G: Game>(talk: &mut Talk, variant: &str, setup: &str) {
    talk.say(format!(
        "setoption name Variant value {variant}\nuginewgame"
    ));
    let mut game = Match::<G>::new(setup.parse().ok().unwrap());
    let mut position = "position startpos".to_owned();
    while let Some(seat) = game.position().to_move() {
        talk.say(&position);
        assert_eq!(
            talk.ask("query turn", "response"),
            format!("response p{seat}")
        );
        let turn = talk.best("go nodes 60");
        game.play_turn(&turn).unwrap();
        assert!(game.at_turn_start(), "{turn} is a whole turn");
        position = format!("position startpos moves {}", game.turn_texts().join(" "));
    }
    talk.say(&position);
    assert_eq!(talk.ask("query gameover", "response"), "response true");
    assert_eq!(talk.ask("query turn", "response"), "response none");
    let winner = game.position().outcome().unwrap().winner();
    let expected = winner.map_or("response draw".to_owned(), |seat| {
        format!("response p{seat}win")
    });
    let result = talk.ask("query result", "response");
    assert!(result.starts_with(&expected), "{result} is {expected}");
    assert_eq!(talk.best("go nodes 60"), "(none)");
}

#[test]
fn whole_games_of_every_variant_are_legal() {
    let mut talk = Talk::new();
    for (variant, setup) in VARIANTS {
        if variant.starts_with("yinsh") {
            play_out::<yinsh::Position>(&mut talk, variant, setup)
        } else {
            play_out::<gemblo::Position>(&mut talk, variant, setup)
        }
    }
    assert_eq!(talk.end(), Vec::<String>::new());
}

#[test]
fn a_position_is_set_by_its_string_and_moves() {
    let mut talk = Talk::new();
    assert_eq!(talk.ask("query p1turn", "response"), "response true");
    talk.say("position fen W3/7/8/9/10/9/10/9/8/7/4 b 0-0 standard place");
    assert_eq!(talk.ask("query p1turn", "response"), "response false");
    talk.say("position fen W3/7/8/9/10/9/10/9/8/7/4 b 0-0 standard place moves f6");
    assert_eq!(talk.ask("query turn", "response"), "response p1");
    assert_eq!(talk.ask("query result", "response"), "response none");
    talk.say("setoption name variant value gemblo6\nposition fen gemblo4");
    assert_eq!(talk.best("go nodes 20").matches(',').count(), 4);
    talk.say("position fen gemblo5#7");
    assert_eq!(talk.settle(), Vec::<String>::new());
}

#[test]
fn several_lines_are_told_with_scores_and_chances() {
    let mut talk = Talk::new();
    talk.say("setoption name MultiPV value 3\nposition startpos moves e3 f6\ngo depth 2");
    let heard = talk.until("bestmove");
    for number in 1..=3 {
        let start = format!("info depth 2 multipv {number} score cp ");
        let line = heard.iter().find(|line| line.starts_with(&start)).unwrap();
        for word in [
            " winchance ",
            " chances ",
            " nodes ",
            " nps ",
            " time ",
            " pv ",
        ] {
            assert!(line.contains(word), "{word} in {line}");
        }
    }
    let best = heard.last().unwrap().strip_prefix("bestmove ").unwrap();
    let first = heard
        .iter()
        .rfind(|line| line.contains("multipv 1 "))
        .unwrap();
    let (_, pv) = first.split_once(" pv ").unwrap();
    assert_eq!(pv.split(' ').next(), Some(best));
}

#[test]
fn bad_input_is_named_and_changes_nothing() {
    let mut talk = Talk::new();
    talk.say("position startpos moves e3");
    for line in [
        "hello",
        "position",
        "position fen x",
        "position startpos moves e3 e3",
        "position startpos moves e3 zz9",
        "position startpos e4",
        "setoption name Variant value chess",
        "setoption name Hash value 0",
        "setoption name Hash value 99999999",
        "setoption name Threads value -1",
        "setoption name Level value 11",
        "setoption name Speed value 11",
        "setoption Level 3",
        "go depth",
        "go depth 0",
        "go nodes -4",
        "go fast 3",
        "query",
        "query weather",
        "stop",
    ] {
        talk.say(line);
        let heard = talk.settle();
        assert_eq!(heard.len(), 1, "{line}: {heard:?}");
        assert!(heard[0].starts_with("info string "), "{line}: {heard:?}");
    }
    assert_eq!(talk.ask("query turn", "response"), "response p2");
    assert_eq!(talk.end(), Vec::<String>::new());
}

#[test]
fn noise_of_any_kind_is_survived() {
    let words = [
        "ugi",
        "uginewgame",
        "setoption",
        "name",
        "value",
        "Variant",
        "gemblo3",
        "yinsh",
        "Hash",
        "1",
        "Level",
        "position",
        "startpos",
        "fen",
        "moves",
        "e3",
        "l22",
        "go",
        "nodes",
        "depth",
        "2",
        "movetime",
        "stop",
        "query",
        "turn",
        "result",
        "infinite",
        "p1time",
        "-7",
        "18446744073709551615",
        "\u{1F600}",
        "4/7/8/9/10/9/10/9/8/7/4",
        "w",
        "0-0",
        "place",
        "--",
    ];
    let mut rng = Rng::new(7);
    let mut talk = Talk::new();
    for round in 0..600 {
        let mut line: Vec<u8> = Vec::new();
        for _ in 0..=rng.below(6) {
            match rng.below(8) {
                0 => line.extend((0..rng.below(20)).map(|_| rng.next() as u8)),
                _ => line.extend(words[rng.below(words.len())].bytes()),
            }
            line.push(b' ');
        }
        if rng.below(4) == 0 {
            line.splice(0..0, *b"go ");
        }
        talk.say(&line);
        talk.say("stop");
        if round % 10 == 0 {
            talk.settle();
        }
    }
    talk.say([b'x'; 100_000]);
    let heard = talk.settle();
    assert!(
        heard.iter().any(|line| line.contains("more than 65536")),
        "{heard:?}"
    );
    talk.end();
}

#[test]
fn input_is_answered_during_a_search_and_stop_ends_it() {
    for variant in ["yinsh", "gemblo6"] {
        let mut talk = Talk::new();
        talk.say(format!(
            "setoption name Variant value {variant}\ngo infinite"
        ));
        assert_eq!(talk.ask("query p1turn", "response"), "response true");
        talk.say("go nodes 5\nposition startpos\nsetoption name Level value 1");
        let heard = talk.settle();
        let refused = heard
            .iter()
            .filter(|line| line.contains("a search is going on"));
        assert_eq!(refused.count(), 3, "{heard:?}");
        talk.say("stop");
        talk.until("bestmove");
    }
}

#[test]
fn a_search_with_a_time_or_a_clock_ends_by_itself_with_a_legal_turn() {
    for variant in ["yinsh", "gemblo3"] {
        let mut talk = Talk::new();
        talk.say(format!("setoption name Variant value {variant}"));
        talk.settle();
        for go in [
            "go movetime 150",
            "go movetime 0",
            "go p1time 1000 p2time 1 p1inc 0",
            "go p1time 10 p1inc 100000",
        ] {
            let turn = talk.best(go);
            talk.say(format!("position startpos moves {turn}"));
            let heard = talk.settle();
            assert!(heard.is_empty(), "{variant} {go}: {heard:?}");
            talk.say("position startpos");
        }
    }
}

#[test]
fn the_end_of_the_input_ends_a_search_with_its_answer() {
    let mut talk = Talk::new();
    talk.say("go infinite");
    let rest = talk.end();
    assert!(rest.last().unwrap().starts_with("bestmove "), "{rest:?}");
}

#[test]
fn the_same_seed_and_nodes_give_the_same_turn() {
    let game = random::yinsh(3);
    let turns = game.turn_texts()[..20].join(" ");
    let best = |level: u8| {
        let mut talk = Talk::new();
        talk.say(format!(
            "setoption name Level value {level}\nsetoption name Seed value 5"
        ));
        talk.say(format!("position startpos moves {turns}"));
        talk.best("go nodes 500")
    };
    for level in [2, 10] {
        assert_eq!(best(level), best(level), "level {level}");
    }
}
