//! What holds for any bytes, parser by parser.
//!
//! Each function takes what somebody might send us and panics where a promise is broken. The targets
//! in `fuzz/` call them with what a fuzzer thinks of, the tests here with damaged copies of good
//! texts, so that every run of the tests exercises every target.

use engine::ugi::Command;
use game::{Game, Match};
use gemblo_puzzle::{File, Puzzle};
use net::{Kernel, Net};
use online::{Ask, limits};
use table::Sitting;
use yinsh::{Point, Row, Step, Variant};

/// A Board Game Arena log.
pub fn arena(text: &str) {
    let imported = yinsh::arena::read(text);
    let _shown = imported.fault.map(|fault| fault.to_string());
}

/// A Boardspace file: read or refused, and what was read replays.
pub fn boardspace(text: &str) {
    for imported in yinsh::boardspace::read(text).unwrap_or_default() {
        if imported.game.at_turn_start() {
            replays(&imported.game);
        }
    }
}

/// A Gemblo setup is refused, or is written and read back the same and can be played.
pub fn gemblo_setup(text: &str) {
    if let Ok(setup) = text.parse::<gemblo::Setup>() {
        assert_eq!(setup.to_string().parse(), Ok(setup));
        assert!(!gemblo::Position::start(&setup).legal_steps().is_empty());
    }
}

/// Any bytes as moves of Gemblo: every pair chooses a placement, refused or played as the list says.
pub fn gemblo_moves(bytes: &[u8]) {
    let [players, bytes @ ..] = bytes else {
        return;
    };
    let setup = gemblo::Setup::for_players(2 + players % 5).expect("two to six can play");
    let mut position = gemblo::Position::start(&setup);
    for pair in bytes.as_chunks().0 {
        let number = u16::from_le_bytes(*pair);
        let before = position;
        let legal = position.legal_steps();
        if let Some(placement) = gemblo::Placement::all().nth(usize::from(number)) {
            assert_eq!(position.play(placement).is_ok(), legal.contains(&placement));
        }
        if position == before && !legal.is_empty() {
            let chosen = legal[usize::from(number) % legal.len()];
            position.play(chosen).expect("it is listed");
        }
    }
}

/// A setup and turns, a line each, of Gemblo.
pub fn gemblo_turns(text: &str) {
    turns::<gemblo::Position>(text);
}

/// A setup and turns, a line each, of YINSH.
pub fn yinsh_turns(text: &str) {
    turns::<yinsh::Position>(text);
}

/// Each line after the setup is refused and changes nothing, or is played and reads back the same.
fn turns<G: Game>(text: &str) {
    let mut lines = text.lines();
    let Ok(setup) = lines.next().unwrap_or("").parse::<G::Setup>() else {
        return;
    };
    let mut game = Match::<G>::new(setup);
    for line in lines {
        let before = game.position().clone();
        if game.play_turn(line).is_err() {
            assert_eq!(*game.position(), before);
        }
    }
    replays(&game);
}

/// The turns of a match lead to the same position again.
fn replays<G: Game>(game: &Match<G>) {
    let replayed = Match::<G>::replay(game.setup().clone(), game.turn_texts());
    let replayed = replayed.unwrap_or_else(|error| panic!("it was played: {error:?}"));
    assert_eq!(replayed.position(), game.position());
}

/// Any bytes as moves of YINSH: every three are a step, refused or played, and never break the position.
pub fn yinsh_moves(bytes: &[u8]) {
    let mut position = yinsh::Position::new(Variant::Standard);
    for &[one, two, three] in bytes.as_chunks().0 {
        let before = position;
        let Some(step) = step(one, two, three) else {
            continue;
        };
        let listed = position.legal().iter().any(|legal| legal == step);
        assert_eq!(position.play(step).is_ok(), listed);
        if !listed {
            assert_eq!(position, before);
            // Go on with a legal step that the bytes choose, so that games get deep.
            let legal = position.legal();
            if let Some(step) = legal.nth(usize::from(three) % legal.len().max(1)) {
                position.make(step);
            }
        }
    }
    assert_eq!(position.to_string().parse(), Ok(position));
}

fn step(kind: u8, one: u8, other: u8) -> Option<Step> {
    let point = |byte: u8| Point::all().nth(usize::from(byte) % 85);
    let (from, to) = (point(one)?, point(other)?);
    Some(match kind % 5 {
        0 => Step::PlaceRing(from),
        1 => Step::MoveRing { from, to },
        2 => Step::RemoveRow(Row::between(from, to)?),
        3 => Step::RemoveRing(from),
        _ => Step::Pass,
    })
}

/// A position of YINSH is refused, or is written and read back the same, and its steps are legal.
pub fn yinsh_position(text: &str) {
    if let Ok(position) = text.parse::<yinsh::Position>() {
        assert_eq!(position.to_string().parse(), Ok(position));
        for step in position.legal().iter() {
            let mut next = position;
            assert!(next.play(step).is_ok());
        }
    }
}

/// SGF is refused, or written and read back the same.
pub fn sgf(text: &str) {
    for tree in record::sgf::parse(text).unwrap_or_default() {
        assert_eq!(record::sgf::parse(&tree.to_string()), Ok(vec![tree]));
    }
}

/// Text records are refused, or written and read back the same.
pub fn text_record(text: &str) {
    for record in record::text::parse(text).unwrap_or_default() {
        assert_eq!(record::text::parse(&record.to_string()), Ok(vec![record]));
    }
}

/// A message of a player is refused in words, or is short enough and the same when written.
pub fn online_message(text: &str) {
    match Ask::read(text) {
        Err(refused) => assert!(!refused.to_string().is_empty()),
        Ok(ask) => {
            assert!(text.len() <= limits::MESSAGE);
            assert_eq!(Ask::read(&ask.write()), Ok(ask));
        }
    }
}

/// A file of puzzles is refused in words, or every puzzle is written and read back the same.
pub fn puzzle_file(text: &str) {
    let same = |puzzle: Puzzle| assert_eq!(Puzzle::from_json(&puzzle.to_json()), Ok(puzzle));
    match File::read(text) {
        Err(fault) => assert!(!fault.to_string().is_empty()),
        Ok(File::Puzzle(puzzle)) => same(puzzle),
        Ok(File::Book(puzzles)) => puzzles.into_iter().for_each(|made| same(made.puzzle)),
    }
}

/// What an address shares: a puzzle or a picture is refused, or its text means the same again.
pub fn share_code(text: &str) {
    if let Some(puzzle) = studio::read_puzzle(text, text) {
        let code = studio::write_puzzle(&puzzle).expect("it came from a board");
        let again = studio::read_puzzle(&code, puzzle.name()).expect("it was written");
        assert_eq!(studio::write_puzzle(&again), Some(code));
        assert_eq!(again.stock(), puzzle.stock());
        assert_eq!(again.spots().len(), puzzle.spots().len());
    }
    if let Some(laid) = studio::read_picture(text) {
        assert_eq!(
            studio::read_picture(&studio::write_picture(&laid)),
            Some(laid)
        );
    }
}

/// A saved game, a link, and every game of a file is refused in words, or is saved and linked again the same.
pub fn saved_game(text: &str) {
    let of_file = table::read_file(text).into_iter();
    for read in of_file.chain([Sitting::read(text)]) {
        match read {
            Err(refused) => assert!(!refused.to_string().is_empty()),
            Ok(sitting) => {
                let saved = sitting.save();
                let again = Sitting::saved(&saved).expect("it was saved");
                assert_eq!(again.save(), saved);
                let linked = Sitting::read(&sitting.link()).expect("it was linked");
                assert_eq!(linked.turns(), sitting.turns());
            }
        }
    }
}

/// The file of a net is refused, or the net says the same in every form.
pub fn net_file(bytes: &[u8]) {
    let images = vec![vec![Some(0), None]; 12];
    if let Ok(net) = Net::from_bytes(bytes, &images) {
        let score = |kernel| net.score(kernel, &net.blank(), 0, 0);
        assert_eq!(score(Kernel::detect()), score(Kernel::SCALAR));
    }
}

/// A line of the protocol UGI is refused in a few words, or read without what is left out of it.
pub fn ugi_command(text: &str) {
    match Command::read(text) {
        Err(refused) => assert!((1..300).contains(&refused.to_string().chars().count())),
        Ok(Command::SetOption { name, value }) => {
            assert!(text.contains(name) && text.contains(value));
        }
        Ok(Command::Position { moves, .. }) => {
            assert!(moves.iter().all(|turn| text.contains(turn)));
        }
        Ok(_) => {}
    }
}
