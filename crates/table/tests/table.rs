//! Undoing, redoing, looking back and saving, whatever the game.

use engine::Level;
use game::Seat;
use i18n::Lang;
use table::{Happened, Player, Sitting, Sound, Table, Undo};
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
    assert_eq!(table.last_turn(), table.turn(1));
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
    let saved = before.save();
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
    assert_eq!(error.to_string(), "turn 2 is not possible: e3");
}

#[test]
fn what_cannot_be_read_is_said_in_the_reader_s_language() {
    let said = |text: &str, lang| Sitting::read(text).unwrap_err().say(lang);
    assert_eq!(said("", Lang::En), "nothing is written here");
    assert_eq!(said("[Game]", Lang::Fr), "la ligne 1 est incompréhensible");
    let illegal = "[Game \"YINSH\"]\n[Setup \"standard\"]\n\n1.e3 2.e3";
    assert_eq!(said(illegal, Lang::Uk), "хід 2 неможливий: e3");
    let unknown = "[Game \"Gemblo\"]\n[Setup \"gemblo9\"]\n\n";
    assert_eq!(said(unknown, Lang::Ru), "это не начало игры: gemblo9");
    let player = "[Game \"YINSH\"]\n[Setup \"blitz\"]\n[Seat1 \"Engine 99\"]\n\n";
    assert_eq!(said(player, Lang::Ro), "antetul nu se înțelege: Engine 99");
}

#[test]
fn a_ring_move_is_heard_marker_first_then_every_flip() {
    let text = "Www1/1b5/2b5/3b5/W9/9/10/BBBBB4/8/7/WWW1 w 0-0 standard move";
    let mut sitting = Sitting::read(text).unwrap();
    let happened = sitting.play_turn("a2-a5").unwrap();
    let Happened::Turns(Some(film)) = happened else {
        panic!("a turn was made and is shown: {happened:?}");
    };
    let moments = (0..).take_while(|moment| film.beats(*moment).is_some());
    let heard: Vec<Option<Sound>> = moments.map(|moment| film.sound(moment)).collect();
    let (place, flip) = (Some(Sound::Place), Some(Sound::Flip));
    assert_eq!(heard, [place, None, place, flip, flip]);
    assert_eq!(sitting.sound(), None, "nobody passed and nothing ended");
}

#[test]
fn what_somebody_elsewhere_has_seen_cannot_be_undone() {
    let mut table = table([Player::Person, Player::Elsewhere], &["e3", "f6"]);
    assert_eq!(table.undo(), None);
    assert!(table.person_acts());
    table.play("g7".parse().unwrap()).unwrap();
    assert_eq!(table.undo(), Some(Undo::Step(1)));
    assert_eq!(table.turn_count(), 2);
    table.play_turn("g7").unwrap();
    assert!(!table.person_acts() && table.engine_acts().is_none());
}

#[test]
fn a_lot_lets_everybody_begin_equally_often_and_keeps_the_order_round_the_table() {
    assert_eq!(table::clockwise_from(Vec::<u8>::new(), 3), []);
    for count in 2..=6_u64 {
        let seats: Vec<u64> = (0..count).collect();
        let begin = (0..3 * count).map(|lot| table::clockwise_from(seats.clone(), lot));
        let mut begun = vec![0; count as usize];
        for seated in begin {
            begun[seated[0] as usize] += 1;
            let pairs = seated.windows(2);
            assert!(pairs.into_iter().all(|two| two[1] == (two[0] + 1) % count));
        }
        assert_eq!(begun, vec![3; count as usize]);
    }
}
