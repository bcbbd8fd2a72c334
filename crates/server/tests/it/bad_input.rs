//! Whatever comes over the network: an error with a reason, nothing changed, nobody falls over.

use online::{Ask, Phase, Refusal, VERSION};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::support::http::request;
use crate::support::player::wish;
use crate::support::{Base, House, Player};

crate::on_both! {
    every_endpoint_refuses_nonsense_with_a_reason,
    requests_of_other_sites_are_refused,
    games_that_cannot_be_are_not_made,
    every_message_that_is_nonsense_is_refused_and_the_game_stands,
}

/// Every request that changes something.
const CHANGES: [(&str, &str); 17] = [
    ("PUT", "/api/name"),
    ("POST", "/api/register"),
    ("POST", "/api/login"),
    ("PUT", "/api/settings"),
    ("DELETE", "/api/account"),
    ("POST", "/api/bots"),
    ("POST", "/api/mutes"),
    ("POST", "/api/games"),
    ("POST", "/api/games/ID/seats"),
    ("DELETE", "/api/games/ID/seats"),
    ("POST", "/api/challenge/ID/accept"),
    ("POST", "/api/bot/game/ID/move/1"),
    ("POST", "/api/bot/game/ID/resign"),
    ("POST", "/api/bot/game/ID/draw/yes"),
    ("POST", "/api/bot/game/ID/chat"),
    ("GET", "/api/games/ID/socket"),
    ("GET", "/api/bot/game/stream/ID"),
];

async fn every_endpoint_refuses_nonsense_with_a_reason(base: Base) {
    let house = House::open(&base).await;
    let (ann, _bob, id) = super::turns::two(&house, "20 stones 2 seats", json!({})).await;
    let guest = Player::guest(&house).await;
    let described = ann.get("/api/openapi.json").await.expect(200).json();
    let codes = &described["components"]["schemas"]["Refused"]["properties"]["code"]["enum"];
    let codes = codes.as_array().unwrap();
    let huge = format!("{{\"name\":\"{}\"}}", "x".repeat(100_000));
    let deep = "[".repeat(4_000);
    let bodies = [
        "",
        "{",
        "null",
        "[]",
        "\"x\"",
        "{\"a\":1}",
        "\u{0}",
        &huge,
        &deep,
    ];
    for (method, path) in CHANGES {
        for game in [
            id.as_str(),
            "nonsense",
            "%00",
            "%F0%9F%92%A9",
            &"x".repeat(3_000),
        ] {
            let path = path.replace("ID", game);
            for body in bodies {
                for cookie in ["", &guest.cookie, "sixfold=nonsense", "sixfold=%00;=;;"] {
                    let headers = [("Content-Type", "application/json"), ("Cookie", cookie)];
                    let answer =
                        request(&house.address, method, &path, &headers, body.as_bytes()).await;
                    let told = (method, &path, body.len(), cookie, &answer);
                    assert!((400..500).contains(&answer.status), "{told:?}");
                    let reason = answer.json()["reason"].as_str().map(str::len);
                    assert!(reason.is_some_and(|length| length > 5), "{told:?}");
                    assert!(codes.contains(&answer.json()["code"]), "{told:?}");
                }
            }
            if game != id {
                break;
            }
        }
    }
    for path in [
        "/api/games?phase=soon",
        "/api/games?before=x",
        "/api/games?what=1",
        "/api/games?player=Nobody",
        "/api/players/Nobody",
        "/api/games/none",
        "/api/games/none/record.txt",
        "/api/games/none/record.sgf",
        "/api/export",
        "/api/bots",
        "/api/stream/event",
        "/api/nothing/at/all",
    ] {
        let answer = Player::nobody(&house).get(path).await;
        assert!((400..500).contains(&answer.status), "{path} {answer:?}");
        assert!(answer.json()["reason"].is_string(), "{path}");
    }
    let table = ann.table(&id).await;
    assert_eq!((table.phase, table.ply), (Phase::Running, 0));
    assert_eq!(ann.get("/ready").await.status, 200);
    house.close().await;
}

async fn requests_of_other_sites_are_refused(base: Base) {
    let house = House::open(&base).await;
    let ann = Player::guest(&house).await;
    let body = wish("9 stones 2 seats", &["me", "open"], json!({})).to_string();
    let basic = ("Authorization", "Basic QWxpY2U6c2VjcmV0");
    let foreign: [&[(&str, &str)]; 5] = [
        &[("Origin", "https://elsewhere.example")],
        &[("Sec-Fetch-Site", "cross-site")],
        &[("Sec-Fetch-Site", "same-site")],
        &[("Origin", "null")],
        &[("Origin", "https://elsewhere.example"), basic],
    ];
    for headers in foreign {
        let mut all = vec![
            ("Cookie", ann.cookie.as_str()),
            ("Content-Type", "application/json"),
        ];
        all.extend(headers);
        let answer = request(&house.address, "POST", "/api/games", &all, body.as_bytes()).await;
        answer.expect(403);
    }
    // A form of another site can send this kind without asking; so it is not taken.
    let form = [
        ("Cookie", ann.cookie.as_str()),
        ("Content-Type", "text/plain"),
    ];
    let answer = request(&house.address, "POST", "/api/games", &form, body.as_bytes()).await;
    answer.expect(400);
    let own = format!("http://{}", house.address);
    let fine = [
        ("Cookie", ann.cookie.as_str()),
        ("Content-Type", "application/json"),
        ("Origin", own.as_str()),
    ];
    let answer = request(&house.address, "POST", "/api/games", &fine, body.as_bytes()).await;
    let id = answer.expect(201).json()["id"].as_str().unwrap().to_owned();
    // A proxy that asks for a password itself hides nobody.
    let known = [("Cookie", ann.cookie.as_str()), basic];
    let answer = request(&house.address, "GET", "/api/session", &known, &[]).await;
    assert_eq!(answer.expect(200).json()["name"], json!(ann.name));
    // Neither may another site open a connection with somebody's cookie.
    let open = [
        ("Cookie", ann.cookie.as_str()),
        ("Origin", "https://elsewhere.example"),
        ("Upgrade", "websocket"),
    ];
    let path = format!("/api/games/{id}/socket");
    request(&house.address, "GET", &path, &open, &[])
        .await
        .expect(403);
    house.close().await;
}

async fn games_that_cannot_be_are_not_made(base: Base) {
    let house = House::open(&base).await;
    let ann = Player::guest(&house).await;
    let pile = "9 stones 2 seats";
    let mut wrong: Vec<Value> = vec![
        wish("no pile", &["me", "open"], json!({})),
        wish(&"9".repeat(2_000), &["me", "open"], json!({})),
        wish(pile, &["me"], json!({})),
        wish(pile, &["me", "open", "open"], json!({})),
        wish(pile, &["me", "me"], json!({})),
        wish(pile, &["engine", "engine"], json!({})),
        wish(pile, &["me", "open"], json!({ "game": "chess" })),
        wish(pile, &["me", "open"], json!({ "public": "yes" })),
        wish(pile, &["me", "open"], json!({ "more": 1 })),
        wish(pile, &["me", "open"], json!({ "absent": "hope" })),
    ];
    for level in [0, 11, 255] {
        let seats = json!([{ "kind": "me" }, { "kind": "engine", "level": level }]);
        wrong.push(wish(pile, &[], json!({ "seats": seats })));
    }
    for clock in [
        json!({ "kind": "fischer", "start": 1, "increment": 0 }),
        json!({ "kind": "fischer", "start": u64::MAX, "increment": 0 }),
        json!({ "kind": "fischer", "start": 60_000, "increment": u64::MAX }),
        json!({ "kind": "fischer", "start": -5, "increment": 0 }),
        json!({ "kind": "correspondence", "start": 86_400_000, "increment": 0, "cap": 5 }),
        json!({ "kind": "hourglass" }),
    ] {
        wrong.push(wish(pile, &["me", "open"], json!({ "clock": clock })));
    }
    for body in wrong {
        let answer = ann.post("/api/games", body.clone()).await;
        assert_eq!(answer.status, 400, "{body} {answer:?}");
    }
    let mine = ann.get("/api/games?mine=true").await.expect(200).json();
    assert_eq!(mine, json!([]));
    house.close().await;
}

async fn every_message_that_is_nonsense_is_refused_and_the_game_stands(base: Base) {
    let house = House::open(&base).await;
    let (ann, bob, id) = super::turns::two(&house, "20 stones 2 seats", json!({})).await;
    let mut silent = ann.open(&id).await;
    silent.send(&Ask::Resign).await;
    assert_eq!(silent.refusal().await, Refusal::NoHello);
    silent.say(r#"{"ask":"hello","version":99}"#).await;
    let speaks = VERSION;
    assert_eq!(silent.refusal().await, Refusal::Version { speaks });
    let mut a = ann.connect(&id).await;
    let long_key = format!(
        r#"{{"ask":"turn","key":"{}","ply":0,"text":"1"}}"#,
        "k".repeat(65)
    );
    let long_turn = format!(
        r#"{{"ask":"turn","key":"k","ply":0,"text":"{}"}}"#,
        "1".repeat(257)
    );
    let long_chat = format!(r#"{{"ask":"chat","text":"{}"}}"#, "é".repeat(301));
    for text in [
        "",
        "null",
        "{}",
        "[]",
        r#"{"ask":"fly"}"#,
        r#"{"ask":"turn"}"#,
        r#"{"ask":"turn","key":"k","ply":-1,"text":"1"}"#,
        r#"{"ask":"turn","key":"k","ply":4294967296,"text":"1"}"#,
        r#"{"ask":"turn","key":"","ply":0,"text":"1"}"#,
        r#"{"ask":"turn","key":"a b","ply":0,"text":"1"}"#,
        r#"{"ask":"turn","key":"k","ply":0,"text":"1","seat":0}"#,
        r#"{"ask":"chat","text":""}"#,
        r#"{"ask":"chat","text":"  "}"#,
        r#"{"ask":"chat","text":"a\nb"}"#,
        &long_key,
        &long_chat,
    ] {
        a.say(text).await;
        let refusal = a.refusal().await;
        assert!(matches!(refusal, Refusal::Unreadable { .. }), "{text}");
    }
    a.say(&long_turn).await;
    assert!(matches!(a.refusal().await, Refusal::TooLong { .. }));
    let mut binary = ann.connect(&id).await;
    binary
        .send_raw(Message::binary(vec![0, 159, 146, 150]))
        .await;
    let refusal = binary.refusal().await;
    assert!(matches!(refusal, Refusal::Unreadable { .. }));
    // Too long for any message: the connection is ended.
    let mut huge = ann.connect(&id).await;
    huge.send_raw(Message::text("x".repeat(200_000))).await;
    while huge.hear().await.is_some() {}
    let table = bob.table(&id).await;
    assert_eq!((table.phase, table.ply), (Phase::Running, 0));
    house.close().await;
}
