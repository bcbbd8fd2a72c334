//! Who may act: not those who are locked out, deleted or logged out, and nobody in another's place.

use online::{Clock, Refusal, Sitter, Tell};
use serde_json::json;
use server::{Settings, Store, Time};
use sqlx::sqlite::SqlitePool;

use super::turns::two;
use crate::support::http::request;
use crate::support::{Base, House, Player};

/// Tries a password from an address that a proxy names.
async fn login(house: &House, from: &str, password: &str) -> u16 {
    let body = json!({ "name": "Ann", "password": password }).to_string();
    let headers = [
        ("X-Forwarded-For", from),
        ("Content-Type", "application/json"),
    ];
    request(
        &house.address,
        "POST",
        "/api/login",
        &headers,
        body.as_bytes(),
    )
    .await
    .status
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_keep_the_owner_of_an_account_out() {
    let base = Base::sqlite();
    let settings = Settings {
        proxy: true,
        ..Settings::default()
    };
    let house = House::with(&base, settings).await;
    Player::account(&house, "Ann").await;
    assert_eq!(login(&house, "192.0.2.1", "correct horse").await, 200);
    // One who tries from one address, as often as that may.
    let mut tried = Vec::new();
    while tried.last() != Some(&429) {
        tried.push(login(&house, "198.51.100.1", "wrong horse").await);
        assert!(tried.len() < 40, "{tried:?}");
    }
    assert_eq!(login(&house, "192.0.2.2", "correct horse").await, 200);
    // One who tries from many addresses keeps others out, but not the owner where they were seen.
    let mut tries = 1..250;
    let mut elsewhere = 200;
    while elsewhere != 429 {
        let number = tries.next().expect("nobody is kept out");
        let tried = login(&house, &format!("203.0.113.{number}"), "wrong horse").await;
        if tried == 429 {
            elsewhere = login(&house, &format!("192.0.3.{number}"), "correct horse").await;
        }
    }
    assert_eq!(login(&house, "192.0.2.1", "correct horse").await, 200);
    house.close().await;
}

crate::on_both! {
    a_ban_reaches_open_connections_and_bots,
    whoever_logs_out_acts_no_more_anywhere,
    a_deleted_game_takes_no_turn,
    deleted_lines_are_gone_and_what_follows_is_told,
    a_seat_that_was_kept_for_somebody_still_is_when_they_leave,
}

async fn a_ban_reaches_open_connections_and_bots(base: Base) {
    let house = House::open(&base).await;
    let (ann, bob) = (
        Player::account(&house, "Ann").await,
        Player::guest(&house).await,
    );
    let id = ann
        .make("99 stones 2 seats", &["me", "open"], json!({}))
        .await;
    bob.sit(&id).await;
    let bot = ann
        .post("/api/bots", json!({ "name": "Robbie" }))
        .await
        .expect(200)
        .json();
    let token = format!("Bearer {}", bot["token"].as_str().unwrap());
    let headers = [("Authorization", token.as_str())];
    let (mut a, mut b) = (ann.connect(&id).await, bob.connect(&id).await);
    let tool = Store::attach(&base.address()).await.unwrap();
    let person = tool.named(&"Ann".into()).await.unwrap().unwrap();
    tool.ban(&person.player.id).await.unwrap();
    assert_eq!(a.play("k", 0, "1").await, Err(Refusal::Banned));
    ann.get("/api/session").await.expect(403);
    let address = &house.address;
    let refused = request(address, "GET", "/api/account", &headers, b"").await;
    assert_eq!(refused.status, 403);
    // A guest is found by game and seat.
    let id = id.parse().unwrap();
    let guest = tool.at_seat(&id, online::Seat(1)).await.unwrap().unwrap();
    tool.ban(&guest).await.unwrap();
    b.chat("still here").await;
    assert_eq!(b.refusal().await, Refusal::Banned);
    tool.unban(&person.player.id).await.unwrap();
    assert_eq!(a.play("k", 0, "1").await, Ok(0));
    tool.close().await;
    house.close().await;
}

async fn whoever_logs_out_acts_no_more_anywhere(base: Base) {
    let house = House::open(&base).await;
    let (ann, _bob, id) = two(&house, "99 stones 2 seats", json!({})).await;
    let mut a = ann.connect(&id).await;
    ann.post("/api/logout", json!({})).await.expect(204);
    a.say(r#"{"ask":"turn","key":"k","ply":0,"text":"1"}"#)
        .await;
    while a.hear().await.is_some() {}
    assert_eq!(ann.table(&id).await.ply, 0);
    house.close().await;
}

async fn a_deleted_game_takes_no_turn(base: Base) {
    let house = House::open(&base).await;
    let (ann, bob, id) = two(&house, "99 stones 2 seats", json!({})).await;
    let (mut a, mut b) = (ann.connect(&id).await, bob.connect(&id).await);
    a.play("k", 0, "1").await.unwrap();
    let tool = Store::attach(&base.address()).await.unwrap();
    assert!(tool.delete_game(&id.parse().unwrap()).await.unwrap());
    assert_eq!(b.play("l", 1, "1").await, Err(Refusal::NoSuchTable));
    ann.get(&format!("/api/games/{id}")).await.expect(404);
    tool.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_nobody_used_for_half_a_year_is_over() {
    let base = Base::sqlite();
    let house = House::open(&base).await;
    let ann = Player::account(&house, "Ann").await;
    house.close().await;
    for (days, is_over) in [(170, false), (340, false), (530, true)] {
        let later = Time::since(Time::default().now() + days * Clock::DAY);
        let house = House::at(&base, later).await;
        let session = ann.at(&house).get("/api/session").await.expect(200).json();
        assert_eq!(session.is_null(), is_over, "after {days} days");
        house.close().await;
    }
}

/// The text of a line of chat.
fn said(tell: Tell) -> Option<String> {
    match tell {
        Tell::Chat(said) => Some(said.text),
        _ => None,
    }
}

async fn deleted_lines_are_gone_and_what_follows_is_told(base: Base) {
    let house = House::open(&base).await;
    let (ann, bob, id) = two(&house, "99 stones 2 seats", json!({})).await;
    let (mut a, mut b) = (ann.connect(&id).await, bob.connect(&id).await);
    a.chat("rude").await;
    assert_eq!(b.until(said).await, "rude");
    let tool = Store::attach(&base.address()).await.unwrap();
    let lines = tool.delete_lines(&id.parse().unwrap(), None).await.unwrap();
    assert_eq!(lines, 1);
    a.chat("kind").await;
    assert_eq!(b.until(said).await, "kind");
    let mut late = bob.open(&id).await;
    late.say(r#"{"ask":"hello","version":2}"#).await;
    let chat = late.table().await.chat;
    assert_eq!(
        chat.iter()
            .map(|said| said.text.as_str())
            .collect::<Vec<_>>(),
        ["kind"]
    );
    tool.close().await;
    house.close().await;
}

async fn a_seat_that_was_kept_for_somebody_still_is_when_they_leave(base: Base) {
    let house = House::open(&base).await;
    let (ann, bob) = (
        Player::account(&house, "Ann").await,
        Player::account(&house, "Bob").await,
    );
    let seats = ["me", "Bob", "open"];
    let id = ann.make("9 stones 3 seats", &seats, json!({})).await;
    let path = format!("/api/games/{id}/seats");
    assert_eq!(bob.sit(&id).await, 1);
    bob.ask("DELETE", &path, None).await.expect(204);
    let kept = Sitter::Invited { name: "Bob".into() };
    assert_eq!(ann.table(&id).await.seats[1].sitter, kept);
    let carl = Player::guest(&house).await;
    assert_eq!(carl.sit(&id).await, 2);
    Player::guest(&house)
        .await
        .post(&path, json!({}))
        .await
        .expect(409);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lines_are_told_once_also_when_the_room_is_loaded_anew() {
    let base = Base::sqlite();
    let house = House::open(&base).await;
    let (ann, bob, id) = two(&house, "99 stones 2 seats", json!({})).await;
    let (mut a, mut b) = (ann.connect(&id).await, bob.connect(&id).await);
    a.chat("before").await;
    assert_eq!(b.until(said).await, "before");
    // An event from behind the server's back: its own loses the race, and the room is loaded anew.
    let db = SqlitePool::connect(&base.address()).await.unwrap();
    let draw = "INSERT INTO events VALUES ($1, 3, 'draw', 1, '', NULL, 0, 0)";
    sqlx::query(draw).bind(&id).execute(&db).await.unwrap();
    db.close().await;
    a.play("k", 0, "1").await.unwrap();
    a.chat("after").await;
    assert_eq!(b.until(said).await, "after");
    house.close().await;
}
