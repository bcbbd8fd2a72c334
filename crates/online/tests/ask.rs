//! The decoder of players' messages, and the form of what the server tells.

use online::{Ask, Part, Refusal, Tell, Turn, limits};

#[test]
fn every_message_reads_back() {
    for ask in [
        Ask::Hello { version: 1, ply: 3 },
        Ask::Turn(Turn {
            key: "k".parse().unwrap(),
            ply: 0,
            text: "i8-f5;xg5-g9xa5".to_owned(),
        }),
        Ask::Chat {
            text: "добрий день".parse().unwrap(),
        },
        Ask::Resign,
        Ask::Draw,
        Ask::DeclineDraw,
        Ask::Rematch,
        Ask::Ping { number: 7 },
    ] {
        assert_eq!(Ask::read(&ask.write()), Ok(ask));
    }
    let pong = Tell::Pong { number: 7, now: 9 };
    assert_eq!(Tell::read(&pong.write()).unwrap(), pong);
}

#[test]
fn a_turn_travels_as_it_always_did() {
    let text = r#"{"ask":"turn","key":"k1","ply":4,"text":"e3-e5"}"#;
    let Ask::Turn(turn) = Ask::read(text).unwrap() else {
        panic!("a turn");
    };
    assert_eq!(turn.to_string(), "k1 4 e3-e5");
    assert_eq!(Ask::Turn(turn).write(), text);
}

#[test]
fn a_refusal_travels_as_a_code_with_its_values_and_a_reason_in_english() {
    let refused = Tell::Refused {
        key: Some("k1".parse().unwrap()),
        refused: Refusal::Stale { asked: 3, made: 5 }.into(),
    };
    let text = refused.write();
    assert_eq!(
        text,
        r#"{"tell":"refused","key":"k1","code":"stale","asked":3,"made":5,"reason":"the turn answers turn 3, but 5 were made"}"#
    );
    assert_eq!(Tell::read(&text).unwrap(), refused);
}

#[test]
fn a_code_of_a_later_server_is_a_refusal_all_the_same() {
    let text = r#"{"tell":"refused","code":"no-mercy","depth":3,"reason":"none"}"#;
    let Tell::Refused { key, refused } = Tell::read(text).unwrap() else {
        panic!("a refusal");
    };
    assert_eq!((key, refused.refusal), (None, Refusal::Newer));
}

#[track_caller]
fn unreadable(text: &str, part: &str) {
    match Ask::read(text) {
        Err(Refusal::Unreadable { why }) => assert!(why.contains(part), "{why}"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn whatever_is_wrong_is_named() {
    unreadable("", "EOF");
    unreadable(r#"{"ask":"fly"}"#, "unknown variant `fly`");
    unreadable(
        r#"{"ask":"turn","key":"","ply":0,"text":""}"#,
        "it has 1 to 64 characters",
    );
    unreadable(
        r#"{"ask":"turn","key":"a b","ply":0,"text":""}"#,
        "it is made of visible ASCII characters",
    );
    unreadable(
        r#"{"ask":"turn","key":"k","ply":0,"text":"","seat":1}"#,
        "unknown field `seat`",
    );
    unreadable(r#"{"ask":"chat","text":" "}"#, "a chat line is text");
    let long = format!(
        r#"{{"ask":"chat","text":"{}"}}"#,
        "x".repeat(limits::CHAT + 1)
    );
    unreadable(&long, "a chat line has at most 300");
    let too_long = |part: Part| {
        Err(Refusal::TooLong {
            part,
            most: part.most(),
        })
    };
    let message = "x".repeat(limits::MESSAGE + 1);
    assert_eq!(Ask::read(&message), too_long(Part::Message));
    let turn = "x".repeat(limits::TURN + 1);
    let turn = format!(r#"{{"ask":"turn","key":"k","ply":0,"text":"{turn}"}}"#);
    assert_eq!(Ask::read(&turn), too_long(Part::Turn));
}
