//! Undoing, redoing, looking back and saving, whatever the game.

use engine::Level;
use game::Seat;
use table::{Player, Sitting, Table, Undo};
use yinsh::{Position, Setup};

const ENGINE: Player = Player::Engine(Level::EASIEST);

fn table(players: [Player; 2], turns: &[&str]) -> Table<Position> {
    let mut table = Table::new(Setup::STANDARD, players.to_vec());
    for turn in turns {
        table.play_turn(turn).unwrap();
    }
    table
}

#[test]
fn undoing_and_redoing_restores_the_game() {
    let mut table = table([Player::Person; 2], &["e3", "f6", "g7"]);
    let before = *table.position();
    assert_eq!(table.undo(), Some(Undo::Turn(3)));
    assert_eq!(table.undo(), Some(Undo::Turn(2)));
    assert_eq!(table.turn_count(), 1);
    assert_eq!(table.redo(), Some(2));
    assert_eq!(table.redo(), Some(3));
    assert_eq!(*table.position(), before);
    assert_eq!(table.redo(), None);
}

#[test]
fn undoing_against_the_engine_gives_the_turn_back_to_the_person() {
    let mut table = table([Player::Person, ENGINE], &["e3", "f6", "g7", "a3"]);
    assert_eq!(table.undo(), Some(Undo::Turn(3)));
    assert_eq!(table.to_move(), Some(Seat(0)));
    assert_eq!(table.turn_count(), 2);
    table.redo();
    assert_eq!(table.turn_count(), 4);
}

#[test]
fn another_turn_forgets_what_was_undone_and_the_same_one_does_not() {
    let mut table = table([Player::Person; 2], &["e3", "f6", "g7"]);
    table.undo();
    table.undo();
    table.play_turn("f6").unwrap();
    assert_eq!(table.redoable(), Some(3));
    table.undo();
    table.play_turn("f7").unwrap();
    assert_eq!(table.redoable(), None);
}

#[test]
fn looking_back_changes_nothing_and_nobody_may_play_there() {
    let mut table = table([Player::Person; 2], &["e3", "f6", "g7"]);
    table.view(Some(1));
    assert_eq!(
        table.shown().to_string(),
        "4/7/8/9/2W7/9/10/9/8/7/4 b 0-0 standard place"
    );
    assert!(!table.person_acts());
    assert_eq!(table.last_turn().unwrap().number, 1);
    table.view(Some(3));
    assert_eq!(table.viewed(), None);
    assert_eq!(table.shown(), table.position());
}

#[test]
fn the_engine_acts_only_on_its_own_turn() {
    let table = table([Player::Person, ENGINE], &["e3"]);
    assert_eq!(table.engine_acts(), Some((Seat(1), Level::EASIEST)));
    assert!(!table.person_acts());
}

#[test]
fn a_saved_table_comes_back_with_its_players_and_its_draft() {
    let mut before = table([Player::Person, ENGINE], &["e3", "f6"]);
    before.play("g7".parse().unwrap()).unwrap();
    let saved = before.save("YINSH");
    let Ok(Sitting::Yinsh(board)) = Sitting::read(&saved) else {
        panic!("{saved}");
    };
    let after = board.table();
    assert_eq!(after.players(), before.players());
    assert_eq!(after.draft(), before.draft());
    assert_eq!(after.position(), before.position());
    assert_eq!(after.turn_count(), 2);
}

#[test]
fn a_position_string_begins_a_game_and_nonsense_is_refused() {
    let start = "4/7/8/9/2W7/9/10/9/8/7/4 b 0-0 standard place";
    assert_eq!(Sitting::read(start).unwrap().position_text(), start);
    let record = "[Game \"YINSH\"]\n[Setup \"standard\"]\n\n1.e3 2.e3\n";
    let error = Sitting::read(record).unwrap_err();
    assert_eq!(error.to_string(), "turn 2 (e3): e3 is not free");
}
