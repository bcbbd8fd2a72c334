//! The decoder of players' messages.

use online::{Ask, Tell, limits};

#[test]
fn every_message_reads_back() {
    for ask in [
        Ask::Hello { version: 1, ply: 3 },
        Ask::Turn {
            key: "k".to_owned(),
            ply: 0,
            text: "i8-f5;xg5-g9xa5".to_owned(),
        },
        Ask::Chat {
            text: "добрий день".to_owned(),
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

#[track_caller]
fn refused(text: &str, reason: &str) {
    let refused = Ask::read(text).unwrap_err().to_string();
    assert!(refused.starts_with(reason), "{refused}");
}

#[test]
fn whatever_is_wrong_is_named() {
    refused("", "the message is not understood: EOF");
    refused(
        r#"{"ask":"fly"}"#,
        "the message is not understood: unknown variant `fly`",
    );
    refused(
        r#"{"ask":"turn","key":"","ply":0,"text":""}"#,
        "a key is made of",
    );
    refused(r#"{"ask":"chat","text":" "}"#, "a chat line is text");
    refused(
        &"x".repeat(limits::MESSAGE + 1),
        "the message is longer than 4096",
    );
    let long = format!(
        r#"{{"ask":"chat","text":"{}"}}"#,
        "x".repeat(limits::CHAT + 1)
    );
    refused(&long, "the chat line is longer than 300");
}
