//! Records in the forms of Boardspace and Board Game Arena, with their traps.

use proptest::prelude::*;
use yinsh::{Agreed, Colour, Imported, Position, arena, boardspace};

/// Ten rings, P0 White; the commands of a game follow.
fn boardspace_game(commands: &[(u8, &str)]) -> Imported {
    let rings = "A 2,K 7,A 3,K 8,A 4,K 9,A 5,K 10,E 2,J 11";
    let mut text = String::from(
        " (;\nGM[24]VV[2]\nSU[Yinsh]\nGN[Y-a-b]\nRE[Game won by a]\nP0[id \"a\"]\nP1[id \"b\"]\n; P0[0 Start White]\n",
    );
    let mut number = 0;
    let mut add = |player: usize, command: &str| {
        number += 1;
        text.push_str(&format!("; P{player}[{number} {command}]TM[{number}00]\n"));
    };
    for (index, point) in rings.split(',').enumerate() {
        let ring = ["wr", "br"][index % 2];
        add(index % 2, &format!("place {ring}  {point}"));
        add(index % 2, "Done ");
    }
    for (player, command) in commands {
        add(usize::from(*player), command);
    }
    text.push_str(";\nP0[time 0:01:43 ]\nP1[time 0:01:38 ]\n)\n");
    let mut games = boardspace::read(&text).expect("the test writes good SGF");
    assert_eq!(games.len(), 1);
    games.remove(0)
}

fn turns_after_the_opening(imported: &Imported) -> Vec<String> {
    imported.game.turn_texts().split_off(10)
}

#[test]
fn a_boardspace_game_is_read_with_its_players_and_resignation() {
    let imported = boardspace_game(&[
        (0, "place w  E 2"),
        (0, "drop board  E 5"),
        (0, "Done "),
        (1, "move J 11 G 8"),
        (1, "Done "),
        (0, "Resign "),
        (0, "Done "),
    ]);
    assert_eq!(imported.fault, None);
    assert_eq!(imported.id.as_deref(), Some("Y-a-b"));
    assert_eq!(
        imported.players,
        [Some("a".to_owned()), Some("b".to_owned())]
    );
    assert_eq!(turns_after_the_opening(&imported), ["e2-e5", "j11-g8"]);
    assert_eq!(imported.agreed, Some(Agreed::Resigned(Colour::White)));
    assert_eq!(imported.winner(), Some(Some(Colour::Black)));
}

#[test]
fn what_is_picked_up_and_put_down_before_done_does_not_count() {
    let imported = boardspace_game(&[
        (0, "pick w"),
        (0, "drop board  A 5"),
        (0, "drop w"),
        (0, "pick w"),
        (0, "drop board  E 2"),
        (0, "drop board  E 5"),
        (0, "pick board  E 5"),
        (0, "drop board  E 2"),
        (0, "drop board  E 6"),
        (0, "Resign "),
        (0, "Resign "),
        (0, "Done "),
        (1, "move J 11 G 8"),
    ]);
    assert_eq!(imported.fault, None);
    assert_eq!(turns_after_the_opening(&imported), ["e2-e6", "j11-g8"]);
    assert_eq!(imported.winner(), None);
}

#[test]
fn a_ring_placed_twice_before_done_was_placed_once() {
    let text = "(;SU[Yinsh]P0[id \"a\"];P0[1 place wr G 2];P0[2 pick board G 2];P0[3 drop board G 3]\
        ;P0[4 place wr G 4];P0[5 Done];P1[6 pick br];P1[7 drop board C 3];P1[8 drop br]\
        ;P1[9 place br D 4])";
    let games = boardspace::read(text).unwrap();
    assert_eq!(games[0].fault, None);
    assert_eq!(games[0].game.turn_texts(), ["g4", "d4"]);
}

#[test]
fn players_with_exchanged_colours_are_read() {
    let text = "(;SU[Yinsh]CM[1,0]P0[id \"a\"]P1[id \"b\"];P1[1 place wr G 2];P1[2 Done]\
        ;P0[3 place br D 4];P0[4 Done];P1[5 Resign];P1[6 Done])";
    let games = boardspace::read(text).unwrap();
    assert_eq!(games[0].fault, None);
    assert_eq!(
        games[0].players,
        [Some("b".to_owned()), Some("a".to_owned())]
    );
    assert_eq!(games[0].winner(), Some(Some(Colour::Black)));
}

#[test]
fn old_records_without_done_are_read() {
    let imported = boardspace_game(&[
        (0, "place w  E 2"),
        (0, "drop board  E 5"),
        (1, "move J 11 G 8"),
        (0, "move E 5 E 6"),
        (1, "move G 8 G 9"),
        (0, "Resign "),
    ]);
    assert_eq!(imported.fault, None);
    assert_eq!(
        turns_after_the_opening(&imported),
        ["e2-e5", "j11-g8", "e5-e6", "g8-g9"]
    );
    assert_eq!(imported.agreed, Some(Agreed::Resigned(Colour::White)));
}

#[test]
fn commands_of_robots_need_no_number() {
    let text = "(;SU[Yinsh]P0[id \"a\"]P1[id \"Dumbot\"];P0[0 Start White];P0[1 place wr G 2];P1[place br C 6]\
        ;P0[2 place wr F 2];P1[drop board D 4];P1[pick board D 4];P1[Drop board D 5];P1[Done]\
        ;P0[time 0:01:43 ];P1[ranking 1200]P1[time 0:01:38 ])";
    let games = boardspace::read(text).unwrap();
    assert_eq!(games[0].fault, None);
    assert_eq!(games[0].game.turn_texts(), ["g2", "c6", "f2", "d5"]);
}

#[test]
fn picking_the_markers_point_lifts_the_ring_again() {
    let imported = boardspace_game(&[
        (0, "place w  E 2"),
        (0, "drop board  E 5"),
        (0, "pick board  E 2"),
        (0, "drop board  E 4"),
        (0, "pick board  E 2"),
        (0, "drop board  E 6"),
        (1, "place b  J 11"),
        (1, "drop board  H 9"),
        (1, "pick board  J 11"),
        (1, "pick board  J 11"),
        (1, "place b  K 10"),
        (1, "drop board  J 10"),
    ]);
    assert_eq!(imported.fault, None);
    assert_eq!(turns_after_the_opening(&imported), ["e2-e6", "k10-j10"]);
}

#[test]
fn the_first_illegal_turn_is_named_with_its_reason() {
    let check = |commands: &[(u8, &str)], message: &str| {
        let fault = boardspace_game(commands).fault.expect("a fault");
        assert_eq!(fault.to_string(), message);
    };
    check(
        &[(0, "move E 2 F 4"), (0, "Done ")],
        "turn 11 (21 move E 2 F 4): e2 and f4 are not on one line",
    );
    check(
        &[(1, "move J 11 G 8"), (1, "Done")],
        "turn 11 (21 move J 11 G 8): it is White's turn",
    );
    check(
        &[(0, "Edit")],
        "turn 11 (21 Edit): the board was changed by hand",
    );
    check(
        &[(0, "explode A 2")],
        "turn 11 (21 explode A 2): the record says something that is not understood",
    );
    check(
        &[(0, "move E 2 E 3"), (0, "remove w E 2 E 6")],
        "turn 12 (22 remove w E 2 E 6): it is Black's turn",
    );
}

#[test]
fn a_record_of_another_game_is_refused() {
    let games = boardspace::read("(;SU[Zertz]P0[id \"a\"];P0[1 Done])").unwrap();
    let fault = games[0].fault.clone().unwrap();
    assert_eq!(
        fault.to_string(),
        "turn 1 (SU): this is a record of Zertz, not of YINSH"
    );
}

#[test]
fn several_games_in_one_file_and_the_blitz_variant_are_read() {
    let one = "(;SU[Yinsh-Blitz]P0[id \"a\"];P0[1 place wr G 2])";
    let games = boardspace::read(&format!("{one}\r\n{one}")).unwrap();
    assert_eq!(games.len(), 2);
    assert_eq!(games[1].game.setup().to_string(), "blitz");
    assert_eq!(games[1].game.turn_texts(), ["g2"]);
}

const ARENA_OPENING: &str = "Move 2 : 4/9/2026 2:38:08 PM
Anna places a ring on A2
Bert places a ring on K7
Anna places a ring on A3
Bert places a ring on K8
Anna places a ring on A4
Bert places a ring on K9
Anna places a ring on A5
Bert places a ring on K10
Anna places a ring on E2
Bert places a ring on J11
";

#[test]
fn what_an_archive_tells_besides_the_game_is_kept() {
    let told = boardspace_game(&[]).other;
    let told: Vec<String> = told
        .iter()
        .map(|(key, value)| format!("{key}={value}"))
        .collect();
    assert_eq!(told, ["VV=2", "P0=time 0:01:43", "P1=time 0:01:38"]);
    let log = format!("Table #123\n\nMove 1 : 6:45 PM\n{ARENA_OPENING}");
    let told = [("Log".to_owned(), "Table #123".to_owned())];
    assert_eq!(arena::read(&log).other, told);
}

fn arena_game(lines: &str) -> Imported {
    arena::read(&format!("{ARENA_OPENING}{lines}"))
}

#[test]
fn an_arena_log_is_read_without_what_was_taken_back() {
    let imported = arena_game(
        "Move 22 : 6:45:04 PM
Anna places a marker on A5
Anna takes back their last move
Anna places a marker on E2
Anna moves a ring from E2 to E3
Anna restarts their turn
Anna places a marker on E2
Anna moves a ring from E2 to E5
Bert places a marker on J11
Bert moves a ring from J11 to G8
Bert takes back their last move
Bert takes back their last move
Bert places a marker on J11
Bert moves a ring from J11 to G8 and flips 0 markers
Anna concedes this game
",
    );
    assert_eq!(imported.fault, None);
    assert_eq!(turns_after_the_opening(&imported), ["e2-e5", "j11-g8"]);
    assert_eq!(
        imported.players,
        [Some("Anna".to_owned()), Some("Bert".to_owned())]
    );
    assert_eq!(imported.agreed, Some(Agreed::Resigned(Colour::White)));
}

#[test]
fn an_arena_log_with_rows_and_rings_is_read_to_the_end_of_a_blitz_game() {
    let mut lines = String::new();
    for (row, reply) in [(2, 10), (3, 9), (4, 8), (5, 7)] {
        lines.push_str(&format!("Anna places a marker on E{row}\n"));
        lines.push_str(&format!("Anna moves a ring from E{row} to E{}\n", row + 1));
        lines.push_str(&format!("Bert places a marker on J{}\n", reply + 1));
        lines.push_str(&format!(
            "Bert moves a ring from J{} to J{reply}\n",
            reply + 1
        ));
    }
    lines.push_str("Anna places a marker on E6\nAnna moves a ring from E6 to E7\n");
    lines.push_str("Anna removes a row of markers from E6 to E2\nAnna removes a ring from A2\n");
    lines.push_str("Anna has removed 1 ring\nEnd of game\n");
    let imported = arena_game(&lines);
    assert_eq!(imported.fault, None);
    assert_eq!(
        imported.game.turn_texts().last().unwrap(),
        "e6-e7;xe2-e6xa2"
    );
    let position: &Position = imported.game.position();
    assert_eq!(position.verdict().unwrap().winner, Some(Colour::White));
}

#[test]
fn what_an_arena_log_gets_wrong_is_named() {
    let check = |lines: &str, message: &str| {
        let fault = arena_game(lines).fault.expect("a fault");
        assert_eq!(fault.to_string(), message);
    };
    check(
        "Anna moves a ring from E2 to E3",
        "turn 11 (Anna moves a ring from E2 to E3): the ring did not start from a marker",
    );
    check(
        "Carl places a ring on F6",
        "turn 11 (Carl places a ring on F6): the record says something that is not understood",
    );
    check(
        "Bert places a marker on K8\nBert moves a ring from K8 to J8",
        "turn 11 (Bert moves a ring from K8 to J8): it is White's turn",
    );
}

/// One command of the dialect, good or bad.
fn any_command() -> impl Strategy<Value = (u8, String)> {
    let command = "(place|drop|pick|move|remove|Done|Resign|pass|Edit)( (w|b|wr|br|board))?( [A-L] 1?[0-9]){0,2}";
    (0..2u8, command)
}

proptest! {
    #[test]
    fn any_commands_are_read_or_refused(commands in prop::collection::vec(any_command(), 0..30)) {
        let commands: Vec<(u8, &str)> = commands.iter().map(|(p, c)| (*p, c.as_str())).collect();
        let imported = boardspace_game(&commands);
        prop_assert!(imported.game.turns().len() >= 10);
        if let Some(fault) = imported.fault {
            prop_assert!(fault.to_string().starts_with("turn "), "{fault}");
        }
    }

    #[test]
    fn any_text_is_no_arena_log_or_is_read(lines in prop::collection::vec(
        "(Anna|Bert|) (places a (ring|marker) on|moves a ring from|removes a (ring from|row of markers)|takes back their last move|restarts their turn|.{0,9})( [A-L]1?[0-9]( to [A-L]1?[0-9])?)?", 0..30)) {
        let text = lines.join("\n");
        let imported = arena::read(&text);
        let replayed = game::Match::<Position>::replay(*imported.game.setup(), imported.game.turn_texts());
        prop_assert!(replayed.is_ok() || !imported.game.at_turn_start());
    }
}
