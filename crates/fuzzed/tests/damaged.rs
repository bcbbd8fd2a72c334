//! Every target on good texts and on damaged copies of them.

use game::{Game, Match, Rng};
use net::Net;

/// Damaged copies of each good one.
const COPIES: usize = 1_000;

/// Changes a few bytes: another byte, one less, one more, a part twice, the end cut off.
fn damaged(good: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut bytes = good.to_vec();
    for _ in 0..=rng.below(4) {
        let at = rng.below(bytes.len() + 1);
        // Mostly bytes that occur in the text, since others are refused at once.
        let byte = match rng.below(4) {
            0 => rng.next() as u8,
            _ => good.get(rng.below(good.len().max(1))).copied().unwrap_or(0),
        };
        match rng.below(5) {
            0 if at < bytes.len() => bytes[at] = byte,
            1 if at < bytes.len() => drop(bytes.remove(at)),
            2 => bytes.insert(at, byte),
            3 => {
                let end = (at + 1 + rng.below(12)).min(bytes.len());
                let part = bytes[at.min(end)..end].to_vec();
                bytes.splice(at..at, part);
            }
            4 if rng.below(4) == 0 => bytes.truncate(at),
            _ => {}
        }
    }
    bytes
}

fn check_bytes(target: fn(&[u8]), good: &[&[u8]]) {
    let mut rng = Rng::new(1);
    for good in good {
        target(good);
        for _ in 0..COPIES {
            target(&damaged(good, &mut rng));
        }
    }
}

fn check(target: fn(&str), good: &[&str]) {
    let mut rng = Rng::new(1);
    for good in good {
        target(good);
        for _ in 0..COPIES {
            target(&String::from_utf8_lossy(&damaged(
                good.as_bytes(),
                &mut rng,
            )));
        }
    }
}

/// A setup and so many turns of a random game, a line each.
fn played<G: Game>(setup: &str, turns: usize) -> String {
    let mut rng = Rng::new(7);
    let mut game = Match::<G>::new(setup.parse().unwrap());
    while game.turn_texts().len() < turns && game.position().to_move().is_some() {
        let legal = game.position().legal_steps();
        game.play(legal[rng.below(legal.len())]).unwrap();
    }
    format!("{setup}\n{}", game.turn_texts().join("\n"))
}

#[test]
fn records_and_positions_are_read_or_refused() {
    check(
        fuzzed::sgf,
        &["(;GM[YINSH]C[a\\]b]\n;W[e3](;B[f4])(;B[g5]))"],
    );
    check(
        fuzzed::text_record,
        &["[Game \"YINSH\"]\n[Setup \"standard\"]\n\n1. e3 {first} 2. f4 3. g5\n"],
    );
    check(
        fuzzed::yinsh_position,
        &["3b/4BbW/5wwb/3b2Bww/6bbwb/5bwBW/6BwBw/6wwb/2W1bWwW/4wbw/3b b 0-0 standard move"],
    );
    check(
        fuzzed::yinsh_turns,
        &[&played::<yinsh::Position>("standard", 30)],
    );
    check(
        fuzzed::gemblo_turns,
        &[&played::<gemblo::Position>("gemblo3", 12)],
    );
    check(fuzzed::gemblo_setup, &["gemblo2", "gemblo5"]);
    check(
        fuzzed::arena,
        &["Anna places a ring on A2\nBert places a ring on K7\nAnna takes back their last move\n"],
    );
    check(
        fuzzed::boardspace,
        &["(;SU[Yinsh]P0[id \"a\"];P0[1 place wr G 2];P0[2 pick board G 2];P0[3 drop board G 3])"],
    );
}

#[test]
fn any_bytes_are_moves() {
    let mut rng = Rng::new(2);
    let bytes: Vec<u8> = (0..120).map(|_| rng.next() as u8).collect();
    check_bytes(fuzzed::yinsh_moves, &[&bytes]);
    let mut few = |target: fn(&[u8])| (0..20).for_each(|_| target(&damaged(&bytes, &mut rng)));
    few(fuzzed::gemblo_moves);
}

#[test]
fn messages_are_read_or_refused() {
    check(
        fuzzed::online_message,
        &[
            "{\"ask\":\"turn\",\"key\":\"k1\",\"ply\":3,\"text\":\"e3\"}",
            "{\"ask\":\"resign\"}",
        ],
    );
}

#[test]
fn commands_are_read_or_refused() {
    check(
        fuzzed::ugi_command,
        &[
            "position fen gemblo5 a,b c;d moves a1 b2",
            "setoption name Variant value blitz",
            "go p1time 1030 p2time 2030 p2inc 40 nodes 7 depth 3 movetime 20 infinite",
            "query p1turn",
        ],
    );
}

#[test]
fn puzzles_are_read_or_refused() {
    check(
        fuzzed::puzzle_file,
        &[
            "{\"format\": \"sixfold-puzzle-1\", \"name\": \"Two \\u00e9\", \"cells\": [[0, 0], [0, 4]], \
             \"pieces\": {\"1\": 2}, \"use\": \"all\"}",
            "{\"format\": \"sixfold-book-1\", \"puzzles\": [{\"format\": \"sixfold-puzzle-1\", \
             \"cells\": [[0, 0]], \"pieces\": {\"1\": 1}, \"solutions\": 1, \"difficulty\": 1.5}]}",
        ],
    );
    check(
        fuzzed::share_code,
        &["aBAAAAAAAAgHB", "aBAAAAAAAAAB", "AAAAAH", "o222222222AB"],
    );
}

#[test]
fn saved_games_are_read_or_refused() {
    let seats = "[Seat1 \"Person\"]\n[Seat2 \"Engine 5\"]\n";
    let yinsh = played::<yinsh::Position>("standard", 30);
    let gemblo = played::<gemblo::Position>("gemblo2", 6);
    let saved = |name: &str, played: &str| {
        let (setup, turns) = played.split_once('\n').unwrap();
        format!("[Game \"{name}\"]\n[Setup \"{setup}\"]\n{seats}\n{turns}")
    };
    check(
        fuzzed::saved_game,
        &[&saved("YINSH", &yinsh), &saved("Gemblo", &gemblo)],
    );
}

#[test]
fn links_and_files_of_games_are_read_or_refused() {
    let link = "g1.standard.nAnn~1.e3.1CP0QekgPWJmI7nzqDT5HFFDSd46aP8JT9LY8fHOL3Err53ubWCzp7Wwx.3Q";
    let sgf = "(;GM[YINSH]SU[standard]PW[Ann]RE[W+R];W[e3]C[so];B[f6](;W[g7])(;W[g8]))(;GM[Gemblo]SU[gemblo3])";
    let archive = "(;SU[YINSH]P0[id \"ann\"]P1[id \"bo\"];P0[0 place wr E 3];P0[1 Done];P1[2 place br F 6];P1[3 Done])";
    check(fuzzed::saved_game, &[link, sgf, archive]);
}

#[test]
fn nets_are_read_or_refused() {
    let mut small = b"SXN2".to_vec();
    let (stored, bases, buckets, hidden) = (1, 8, 1, 2);
    for count in [stored, bases, buckets, hidden] {
        small.extend((count as u16).to_le_bytes());
    }
    let outputs = 2 * bases + hidden * 2 * bases + hidden;
    small.extend(vec![
        0;
        2 * (stored * bases + bases + outputs)
            + 4 * (1 + hidden)
    ]);
    let images = vec![vec![Some(0), None]; 12];
    assert!(Net::from_bytes(&small, &images).is_ok());
    check_bytes(fuzzed::net_file, &[&small]);
}
