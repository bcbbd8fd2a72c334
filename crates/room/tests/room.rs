//! One player's side of an online game: turns, refusals, gaps, offline play.

use online::{
    Absent, Ask, Clock, Phase, Played, Refusal, Said, Seat, Sitter, Table, TableSeat, Tell, Turn,
};
use room::{Agreement, Note, Room, left};
use table::Sitting;

fn seat(name: &str) -> TableSeat {
    TableSeat {
        sitter: Sitter::Person,
        name: name.into(),
        rating: None,
        present: true,
        stood_in: false,
        retired: false,
        rematch: false,
        left: Some(60_000),
    }
}

fn played(ply: usize, text: &str) -> Played {
    Played {
        seat: Seat::at(ply % 2),
        text: text.to_owned(),
        at: 1_000,
    }
}

/// A table of YINSH with these turns, told from a ply on, for the player at seat 0.
fn told(turns: &[&str], from: usize) -> Table {
    let all = turns
        .iter()
        .enumerate()
        .map(|(ply, text)| played(ply, text));
    Table {
        id: "g".parse().unwrap(),
        game: "yinsh".to_owned(),
        setup: "blitz".to_owned(),
        phase: Phase::Running,
        seats: vec![seat("Ann"), seat("Bob")],
        you: Some(Seat(0)),
        from: from as u32,
        turns: all.skip(from).collect(),
        ply: turns.len() as u32,
        to_move: Some(Seat::at(turns.len() % 2)),
        clock: Clock::None,
        since: 1_000,
        now: 2_000,
        absent: Absent::Wait,
        public: true,
        rated: false,
        draw: None,
        result: None,
        next: None,
        watchers: 0,
        chat: Vec::new(),
    }
}

fn table(turns: &[&str], from: usize) -> Tell {
    Tell::Table(Box::new(told(turns, from)))
}

fn turn(ply: usize, text: &str) -> Tell {
    Tell::Turn {
        ply: ply as u32,
        turn: played(ply, text),
        to_move: Some(Seat::at((ply + 1) % 2)),
        left: vec![50_000, 40_000],
    }
}

fn refused(key: Option<&str>, refusal: Refusal) -> Tell {
    Tell::Refused {
        key: key.map(|key| key.parse().unwrap()),
        refused: refusal.into(),
    }
}

fn sat_down(turns: &[&str]) -> (Room, Sitting) {
    let mut room = Room::default();
    let heard = room.hear(table(turns, 0), 0);
    assert_eq!(heard.asks, []);
    let board = room.board().unwrap();
    (room, board)
}

/// Makes a turn on the board and lets the room notice it.
fn make(room: &mut Room, board: &mut Sitting, text: &str) -> Option<Ask> {
    board.play_turn(text).unwrap();
    room.notice(board, || "key".parse().unwrap())
}

fn asked(ply: u32, text: &str) -> Option<Ask> {
    Some(Ask::Turn(Turn {
        key: "key".parse().unwrap(),
        ply,
        text: text.to_owned(),
    }))
}

fn behind(texts: &[&str]) -> Agreement {
    Agreement::Behind(texts.iter().map(|text| (*text).to_owned()).collect())
}

#[test]
fn a_turn_is_sent_once_and_is_pending_until_the_server_tells_it() {
    let (mut room, mut board) = sat_down(&["e3", "f6"]);
    assert_eq!(room.notice(&board, || unreachable!()), None);
    assert_eq!(make(&mut room, &mut board, "g7"), asked(2, "g7"));
    assert_eq!(room.notice(&board, || unreachable!()), None);
    assert_eq!(room.wanted(), ["e3", "f6", "g7"]);
    assert_eq!(room.agreement(&board), Agreement::Same);
    let heard = room.hear(turn(2, "g7"), 0);
    assert!(!heard.anew && room.pending().is_none());
    assert_eq!(room.agreement(&board), Agreement::Same);
}

#[test]
fn only_ones_own_seat_may_act() {
    let (mut room, mut board) = sat_down(&["e3"]);
    assert_eq!(make(&mut room, &mut board, "g7"), None, "it is Bob's turn");
    let mut watched = told(&["e3", "f6"], 0);
    watched.you = None;
    let mut room = Room::default();
    room.hear(Tell::Table(Box::new(watched)), 0);
    let mut board = room.board().unwrap();
    assert_eq!(board.facts().undoable, None);
    assert_eq!(make(&mut room, &mut board, "g7"), None, "a spectator");
}

#[test]
fn a_refused_turn_is_taken_back_and_explained() {
    let (mut room, mut board) = sat_down(&["e3", "f6"]);
    make(&mut room, &mut board, "g7");
    let heard = room.hear(refused(Some("key"), Refusal::NotYourTurn), 0);
    assert!(heard.anew);
    assert_eq!(heard.asks, [room.hello()]);
    assert_eq!(room.note(), Some(&Note::Refused(Refusal::NotYourTurn)));
    assert_eq!(room.board().unwrap().turns().len(), 2);
}

#[test]
fn a_server_that_cannot_keep_the_turn_now_gets_it_again_later() {
    let (mut room, mut board) = sat_down(&["e3", "f6"]);
    let ask = make(&mut room, &mut board, "g7");
    assert!(
        !room
            .hear(refused(Some("key"), Refusal::Unavailable), 0)
            .anew
    );
    assert_eq!(room.resend(), ask);
    assert!(!room.hear(refused(None, Refusal::TooMany), 0).anew);
    assert_eq!(room.resend(), ask);
}

#[test]
fn a_gap_is_filled_by_asking_for_the_turns_that_are_missing() {
    let (mut room, board) = sat_down(&["e3", "f6"]);
    let heard = room.hear(turn(4, "h8"), 0);
    assert!(matches!(heard.asks[..], [Ask::Hello { ply: 2, .. }]));
    room.hear(table(&["e3", "f6", "g7", "d4", "h8"], 2), 0);
    assert_eq!(room.agreement(&board), behind(&["g7", "d4", "h8"]));
    // What is known already is not told twice.
    assert_eq!(room.hear(turn(3, "d4"), 0).asks, []);
    assert_eq!(room.turns().len(), 5);
    let heard = room.hear(table(&["e3"; 9], 8), 0);
    assert!(matches!(heard.asks[..], [Ask::Hello { ply: 5, .. }]));
}

#[test]
fn a_turn_made_offline_is_sent_on_return_if_it_still_fits() {
    let kept: Turn = "key 2 g7".parse().unwrap();
    let mut room = Room::new(Some(kept));
    assert_eq!(room.resend(), None, "nothing is known yet");
    room.hear(table(&["e3", "f6"], 0), 0);
    assert_eq!(room.resend(), asked(2, "g7"));
    assert_eq!(room.wanted(), ["e3", "f6", "g7"]);
}

#[test]
fn a_turn_made_offline_that_arrived_after_all_is_simply_kept() {
    let mut room = Room::new("key 2 g7".parse().ok());
    assert!(!room.hear(table(&["e3", "f6", "g7", "d4"], 0), 0).anew);
    assert_eq!((room.pending(), room.note()), (None, None));
}

#[test]
fn a_turn_made_offline_that_came_too_late_is_explained() {
    let late = [table(&["e3", "f6", "h8"], 0), {
        let mut over = told(&["e3", "f6"], 0);
        over.phase = Phase::Over;
        Tell::Table(Box::new(over))
    }];
    for tell in late {
        let mut room = Room::new("key 2 g7".parse().ok());
        assert!(room.hear(tell, 0).anew);
        assert_eq!(room.note(), Some(&Note::Overtaken("g7".to_owned())));
        assert_eq!((room.pending(), room.resend()), (None, None));
    }
}

#[test]
fn two_turns_in_a_row_are_sent_one_after_the_other() {
    let (mut room, mut board) = sat_down(&["e3", "f6"]);
    make(&mut room, &mut board, "g7");
    // The turn of another tab: this board is a turn ahead, and stays so.
    board.play_turn("d4").unwrap();
    assert_eq!(room.agreement(&board), Agreement::Same);
    assert_eq!(room.notice(&board, || unreachable!()), None);
}

#[test]
fn a_board_that_shows_something_else_is_set_up_anew() {
    let (room, mut board) = sat_down(&["e3", "f6"]);
    let (other, _) = sat_down(&["e3", "d4"]);
    assert_eq!(other.agreement(&board), Agreement::Apart);
    let mut over = told(&["e3", "f6"], 0);
    over.phase = Phase::Over;
    let mut ended = room.clone();
    ended.hear(Tell::Table(Box::new(over)), 0);
    assert_eq!(
        ended.agreement(&board),
        Agreement::Apart,
        "nobody acts any more"
    );
    board.play_turn("g7").unwrap();
    assert_eq!(
        room.agreement(&board),
        Agreement::Same,
        "a turn more is being made"
    );
}

#[test]
fn clocks_run_on_the_servers_time_for_whoever_is_to_move() {
    let (mut room, _) = sat_down(&["e3", "f6"]);
    // The message came at 0 and said 2000; Ann thinks since 1000.
    assert_eq!(room.server_time(500), 2_500);
    let at = |room: &Room, seat, now| {
        let table = room.table().unwrap();
        left(table, Seat(seat), room.server_time(now))
    };
    assert_eq!(at(&room, 0, 500), Some(58_500));
    assert_eq!(at(&room, 1, 500), Some(60_000));
    assert_eq!(at(&room, 0, 999_999), Some(0));
    room.hear(turn(2, "g7"), 0);
    assert_eq!(
        (at(&room, 0, 0), at(&room, 1, 0)),
        (Some(50_000), Some(39_000))
    );
    room.hear(
        Tell::Pong {
            number: 1,
            now: 1_000,
        },
        0,
    );
    assert_eq!(at(&room, 1, 0), Some(40_000));
}

#[test]
fn who_is_there_and_what_they_say_is_kept() {
    let (mut room, _) = sat_down(&[]);
    let said = |text: &str| Said {
        name: "Bob".into(),
        text: text.to_owned(),
        at: 1,
    };
    room.hear(Tell::Chat(said("hello")), 0);
    let present = vec![true, false];
    room.hear(
        Tell::Presence {
            present,
            watchers: 3,
        },
        0,
    );
    let table = room.table().unwrap();
    assert!(table.seats[0].present && !table.seats[1].present && table.watchers == 3);
    assert_eq!(room.chat(), [said("hello")]);
    for _ in 0..300 {
        room.hear(Tell::Chat(said("again")), 0);
    }
    assert_eq!(room.chat().len(), 200);
}
