//! Connections that want nothing, too many of them, and those that last.

use std::time::Duration;

use online::{Ask, Refusal, Tell, Turn};
use serde_json::json;
use server::Settings;
use sqlx::sqlite::SqlitePool;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;

use super::turns::two;
use crate::support::http::{head, open, request};
use crate::support::player::PATIENCE;
use crate::support::{Base, House, Player};

/// Time limits that a test can wait for.
fn short() -> Settings {
    Settings {
        patience: Duration::from_millis(300),
        ..Settings::default()
    }
}

/// Whether the other side ends the connection; waits for it as long as a test may.
async fn is_ended(mut stream: TcpStream) -> bool {
    let mut rest = Vec::new();
    let ended = stream.read_to_end(&mut rest);
    tokio::time::timeout(PATIENCE, ended).await.is_ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_say_what_they_want_is_not_waited_for() {
    let base = Base::sqlite();
    let house = House::with(&base, short()).await;
    let half_body = "POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
                     Content-Length: 20\r\n\r\n{";
    let idle = "GET /health HTTP/1.1\r\nHost: x\r\n\r\n";
    for said in ["", "GET /health HT", half_body, idle] {
        let mut stream = TcpStream::connect(&house.address).await.unwrap();
        stream.write_all(said.as_bytes()).await.unwrap();
        assert!(is_ended(stream).await, "{said:?}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_trickles_is_not_waited_for() {
    let base = Base::sqlite();
    let house = House::with(&base, short()).await;
    let (mut reader, mut writer) = TcpStream::connect(&house.address)
        .await
        .unwrap()
        .into_split();
    let trickle = tokio::spawn(async move {
        while writer.write_all(b"x").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    });
    let mut rest = Vec::new();
    let ended = reader.read_to_end(&mut rest);
    let ended = tokio::time::timeout(PATIENCE, ended).await;
    assert!(ended.is_ok(), "it goes on");
    trickle.abort();
    house.close().await;
}

/// Somebody at another address of this machine.
async fn from_afar(house: &House) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    socket
        .connect(house.address.parse().unwrap())
        .await
        .unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_cannot_have_all_connections() {
    let base = Base::sqlite();
    let settings = Settings {
        connections: 20,
        patience: PATIENCE,
        ..Settings::default()
    };
    let house = House::with(&base, settings).await;
    let mut idle = Vec::new();
    for _ in 0..10 {
        idle.push(TcpStream::connect(&house.address).await.unwrap());
    }
    let refused = request(&house.address, "GET", "/health", &[], b"").await;
    assert_eq!(refused.status, 503);
    assert_eq!(refused.header("retry-after"), Some("10"));
    let mut other = from_afar(&house).await;
    let ask = b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    other.write_all(ask).await.unwrap();
    let mut metrics = String::new();
    other.read_to_string(&mut metrics).await.unwrap();
    assert!(
        metrics.contains("\nsixfold_connections_refused_total 1\n"),
        "{metrics}"
    );
    // There is room again when they have gone.
    drop(idle);
    while request(&house.address, "GET", "/health", &[], b"")
        .await
        .status
        != 200
    {}
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_web_socket_keeps_its_place_as_long_as_it_lasts() {
    let base = Base::sqlite();
    let house = House::with(
        &base,
        Settings {
            connections: 8,
            ..Settings::default()
        },
    )
    .await;
    let ann = Player::guest(&house).await;
    let id = ann
        .make("9 stones 2 seats", &["me", "open"], json!({}))
        .await;
    let mut sockets = Vec::new();
    // What asked before may still have its place.
    while sockets.len() < 4 {
        sockets.extend(ann.try_open(&id).await);
    }
    assert_eq!(ann.get("/health").await.status, 503);
    drop(sockets);
    while ann.get("/health").await.status != 200 {}
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_sockets_are_counted_by_the_address_that_it_names() {
    let base = Base::sqlite();
    let settings = Settings {
        connections: 8,
        proxy: true,
        ..Settings::default()
    };
    let house = House::with(&base, settings).await;
    let ann = Player::guest(&house).await;
    let id = ann
        .make("9 stones 2 seats", &["me", "open"], json!({}))
        .await;
    let path = format!("/api/games/{id}/socket");
    let mut kept = Vec::new();
    for (address, status) in [
        ("192.0.2.1", 101),
        ("192.0.2.1", 101),
        ("192.0.2.1", 101),
        ("192.0.2.1", 101),
        ("192.0.2.1", 429),
        ("192.0.2.2", 101),
    ] {
        let headers = [
            ("X-Forwarded-For", address),
            ("Upgrade", "websocket"),
            ("Connection", "Upgrade"),
            ("Sec-WebSocket-Version", "13"),
            ("Sec-WebSocket-Key", "AAAAAAAAAAAAAAAAAAAAAA=="),
        ];
        let mut reader = open(&house.address, "GET", &path, &headers, b"").await;
        assert_eq!(head(&mut reader).await.0, status, "{address}");
        kept.push(reader);
    }
    house.close().await;
}

/// A message of somebody who writes frames by hand.
fn frame(kind: u8, text: &str) -> Vec<u8> {
    let length = 0x80 | u8::try_from(text.len()).unwrap();
    let mut frame = vec![0x80 | kind, length, 0, 0, 0, 0];
    frame.extend(text.bytes());
    frame
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_to_no_ping_earns_no_time() {
    const TEXT: u8 = 1;
    const PONG: u8 = 10;
    let base = Base::sqlite();
    let house = House::open(&base).await;
    let (ann, _bob, id) = two(&house, "99 stones 2 seats", json!({})).await;
    let headers = [
        ("Cookie", ann.cookie.as_str()),
        ("Upgrade", "websocket"),
        ("Connection", "Upgrade"),
        ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "AAAAAAAAAAAAAAAAAAAAAA=="),
    ];
    let path = format!("/api/games/{id}/socket");
    let mut stream = open(&house.address, "GET", &path, &headers, b"").await;
    assert_eq!(head(&mut stream).await.0, 101);
    stream
        .write_all(&frame(TEXT, r#"{"ask":"hello","version":2}"#))
        .await
        .unwrap();
    // The server's first ping comes with its greeting, and is not answered.
    let mut heard = Vec::new();
    while !heard.windows(7).any(|words| words == b"\"table\"") {
        heard.push(stream.read_u8().await.unwrap());
    }
    for _ in 0..20 {
        ann.table(&id).await;
    }
    stream.write_all(&frame(PONG, "of nobody")).await.unwrap();
    let turn = r#"{"ask":"turn","key":"k","ply":0,"text":"1"}"#;
    stream.write_all(&frame(TEXT, turn)).await.unwrap();
    while ann.table(&id).await.ply == 0 {}
    let db = SqlitePool::connect(&base.address()).await.unwrap();
    let lag = sqlx::query_scalar("SELECT lag FROM events WHERE what = 'turn'");
    let lag: i64 = lag.fetch_one(&db).await.unwrap();
    assert_eq!(lag, 0);
    db.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_comes_too_often_is_refused_by_its_key() {
    let base = Base::sqlite();
    let house = House::with(&base, Settings::default()).await;
    let (ann, _bob, id) = two(&house, "300 stones 2 seats", json!({})).await;
    let mut a = ann.connect(&id).await;
    let asked: Vec<String> = (0..300).map(|number| format!("k{number}")).collect();
    for key in &asked {
        let (key, text) = (key.parse().unwrap(), "1".to_owned());
        a.send(&Ask::Turn(Turn { key, ply: 0, text })).await;
    }
    let mut answered = Vec::new();
    let mut too_many = 0;
    while answered.len() < asked.len() {
        let key = a.until(|tell| match tell {
            Tell::Kept { key, .. } => Some(key),
            Tell::Refused { key, refused } => {
                too_many += u32::from(refused.refusal == Refusal::TooMany);
                Some(key.expect("a turn is refused by its key"))
            }
            _ => None,
        });
        answered.push(key.await.to_string());
    }
    assert_eq!(answered, asked);
    assert!(too_many > 20, "{too_many}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_has_a_few_streams() {
    let base = Base::sqlite();
    let house = House::open(&base).await;
    let owner = Player::account(&house, "Owner").await;
    let bot = owner
        .post("/api/bots", json!({ "name": "Robbie" }))
        .await
        .expect(200);
    let token = format!("Bearer {}", bot.json()["token"].as_str().unwrap());
    let headers = [("Authorization", token.as_str())];
    let mut streams = Vec::new();
    for number in 0..40 {
        let mut stream = open(&house.address, "GET", "/api/stream/event", &headers, b"").await;
        let (status, _) = head(&mut stream).await;
        assert_eq!(
            status,
            if number < 32 { 200 } else { 429 },
            "stream {number}"
        );
        streams.push(stream);
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn asking_how_the_server_does_is_limited() {
    let base = Base::sqlite();
    let house = House::with(&base, Settings::default()).await;
    let nobody = Player::nobody(&house);
    let mut asking = JoinSet::new();
    for _ in 0..60 {
        let nobody = nobody.clone();
        asking.spawn(async move { nobody.get("/ready").await.status });
    }
    let statuses = asking.join_all().await;
    let granted = statuses.iter().filter(|status| **status == 200).count();
    assert!(granted >= 20, "{statuses:?}");
    assert!(statuses.contains(&429), "{statuses:?}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn how_the_server_does_can_be_told_elsewhere() {
    let base = Base::sqlite();
    let (house, ops) = House::with_ops(&base).await;
    for path in ["/ready", "/metrics"] {
        assert_eq!(
            request(&house.address, "GET", path, &[], b"").await.status,
            404
        );
        assert_eq!(request(&ops, "GET", path, &[], b"").await.status, 200);
    }
    assert_eq!(
        request(&ops, "GET", "/api/games", &[], b"").await.status,
        404
    );
    house.close().await;
}
