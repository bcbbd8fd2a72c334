//! One player's share: of the engine, of the lobby, and of a bug.

use online::{Phase, Refusal};
use serde_json::json;
use server::Settings;

use super::turns::two;
use crate::support::player::wish;
use crate::support::{Base, House, Player};

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_that_panics_ends_that_thought_only() {
    let base = Base::sqlite();
    let house = House::open(&base).await;
    let ann = Player::guest(&house).await;
    // One for every thread that thinks, and more.
    for _ in 0..20 {
        ann.make("666 stones 2 seats", &["engine", "me"], json!({}))
            .await;
    }
    let id = ann
        .make("9 stones 2 seats", &["engine", "me"], json!({}))
        .await;
    let mut a = ann.connect(&id).await;
    if ann.table(&id).await.ply == 0 {
        a.turn(0).await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_that_panics_refuses_that_turn_only() {
    let base = Base::sqlite();
    let house = House::open(&base).await;
    let (ann, _bob, id) = two(&house, "9 stones 2 seats", json!({})).await;
    let mut a = ann.connect(&id).await;
    assert_eq!(a.play("k", 0, "boom").await, Err(Refusal::Unavailable));
    assert_eq!(a.play("l", 0, "1").await, Ok(0));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_has_a_few_open_tables_and_an_address_some_more() {
    let base = Base::sqlite();
    let house = House::with(&base, Settings::default()).await;
    let open = || {
        wish(
            "9 stones 2 seats",
            &["me", "open"],
            json!({ "public": true }),
        )
    };
    let mut made = Vec::new();
    for _ in 0..2 {
        let player = Player::guest(&house).await;
        for _ in 0..5 {
            let table = player.post("/api/games", open()).await.expect(201).json();
            made.push((player.clone(), table["id"].as_str().unwrap().to_owned()));
        }
        let refused = player.post("/api/games", open()).await.expect(409).json();
        assert_eq!(
            (&refused["code"], &refused["most"]),
            (&json!("too-many-tables"), &json!(5))
        );
    }
    let third = Player::guest(&house).await;
    let refused = third.post("/api/games", open()).await.expect(409).json();
    assert_eq!(refused["most"], 10);
    // A table that is called off, or at which somebody sits down, counts no longer.
    let (maker, id) = made.pop().unwrap();
    maker
        .ask("DELETE", &format!("/api/games/{id}/seats"), None)
        .await
        .expect(204);
    third.post("/api/games", open()).await.expect(201);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_keeps_the_engine_busy_at_a_few_tables() {
    let base = Base::sqlite();
    let house = House::with(&base, Settings::default()).await;
    let ann = Player::guest(&house).await;
    let with_engine = || wish("300 stones 2 seats", &["me", "engine"], json!({}));
    for _ in 0..3 {
        ann.post("/api/games", with_engine()).await.expect(201);
    }
    let refused = ann
        .post("/api/games", with_engine())
        .await
        .expect(409)
        .json();
    assert_eq!(refused["most"], 3);
    let mut statuses = Vec::new();
    for _ in 0..6 {
        let guest = Player::guest(&house).await;
        statuses.push(guest.post("/api/games", with_engine()).await.status);
    }
    assert!(statuses.contains(&429), "{statuses:?}");
    let other = wish("300 stones 2 seats", &["me", "open"], json!({}));
    ann.post("/api/games", other).await.expect(201);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rated_games_are_fair() {
    let base = Base::sqlite();
    let house = House::open(&base).await;
    let ann = Player::account(&house, "Ann").await;
    let bot = ann
        .post("/api/bots", json!({ "name": "Robbie" }))
        .await
        .expect(200)
        .json();
    let clock = json!({ "kind": "fischer", "start": 60_000, "increment": 1_000 });
    let fair = json!({ "rated": true, "clock": clock });
    let odd = json!({ "rated": true, "clock": clock, "absent": "skip" });
    for (setup, more) in [
        ("9 stones 2 seats", json!({ "rated": true })),
        ("9 stones 2 seats", odd),
        ("666 stones 2 seats", fair.clone()),
    ] {
        let wish = wish(setup, &["me", "open"], more);
        let refused = ann.post("/api/games", wish).await.expect(400).json();
        assert_eq!(refused["code"], "rated-terms", "{setup}");
    }
    let id = ann.make("9 stones 2 seats", &["me", "open"], fair).await;
    let token = format!("Bearer {}", bot["token"].as_str().unwrap());
    let headers = [("Authorization", token.as_str())];
    let path = format!("/api/challenge/{id}/accept");
    let address = &house.address;
    let refused = crate::support::http::request(address, "POST", &path, &headers, b"").await;
    assert_eq!(refused.expect(400).json()["code"], "rated-terms");
    Player::account(&house, "Bob").await.sit(&id).await;
    assert_eq!(ann.table(&id).await.phase, Phase::Running);
    house.close().await;
}
