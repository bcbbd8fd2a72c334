//! Guests, accounts, ratings, and what everybody may take along or have deleted.

use online::{Ask, Phase};
use serde_json::json;

use super::turns::{both, two};
use crate::support::{Base, House, Player};

crate::on_both! {
    a_guest_may_choose_a_name_that_nobody_has,
    a_guest_who_registers_keeps_the_games,
    an_account_is_reached_from_another_device_with_its_password_only,
    names_and_passwords_have_rules,
    whoever_is_deleted_leaves_the_games_without_a_name,
    everybody_can_take_everything_along,
    a_rated_game_of_two_changes_both_ratings_once,
    among_three_the_places_decide,
    a_guest_who_logs_in_brings_the_games_along,
    sessions_are_listed_and_ended,
    a_new_password_ends_all_other_sessions,
    the_tokens_of_a_bot_are_listed_and_taken_away,
    nobody_takes_a_name_that_looks_like_anothers,
}

async fn a_guest_may_choose_a_name_that_nobody_has(base: Base) {
    let house = House::open(&base).await;
    let carl = Player::account(&house, "Carl").await;
    let (ann, bob) = (Player::guest(&house).await, Player::guest(&house).await);
    let rename = async |player: &Player, name: &str| {
        let wish = Some(json!({ "name": name }));
        player.ask("PUT", "/api/name", wish).await
    };
    assert_eq!(rename(&ann, "Ann").await.expect(200).json()["name"], "Ann");
    for (name, status) in [("ann", 409), ("CARL", 409), ("Guest-1", 400), ("", 400)] {
        rename(&bob, name).await.expect(status);
    }
    rename(&carl, "Karl").await.expect(409);
    let refused = crate::support::player::wish("9 stones 2 seats", &["me", "Ann"], json!({}));
    carl.post("/api/games", refused).await.expect(404);
    let wish = json!({ "name": "Ann", "password": "correct horse" });
    ann.post("/api/register", wish).await.expect(200);
    house.close().await;
}

async fn a_guest_who_registers_keeps_the_games(base: Base) {
    let house = House::open(&base).await;
    let (mut ann, bob, id) = two(&house, "2 stones 2 seats", json!({})).await;
    let planted = ann.clone();
    let mut b = bob.connect(&id).await;
    let wish = json!({ "name": "Ann", "password": "correct horse" });
    let answer = ann.post("/api/register", wish).await.expect(200);
    ann.keep_cookie(&answer);
    while b.table().await.seats[0].name.as_str() != "Ann" {}
    // Whoever knew the guest's cookie does not know the account's.
    assert!(
        planted
            .get("/api/session")
            .await
            .expect(200)
            .json()
            .is_null()
    );
    let mut a = ann.connect(&id).await;
    a.play("1", 0, "2").await.unwrap();
    let mine = ann
        .get("/api/games?mine=true&phase=over")
        .await
        .expect(200)
        .json();
    assert_eq!(mine[0]["id"], json!(id));
    assert_eq!(mine[0]["seats"][0]["name"], "Ann");
    house.close().await;
}

async fn an_account_is_reached_from_another_device_with_its_password_only(base: Base) {
    let house = House::open(&base).await;
    let ann = Player::account(&house, "Ann").await;
    let settings = json!({ "settings": "theme=dark" });
    ann.ask("PUT", "/api/settings", Some(settings))
        .await
        .expect(204);
    let mut phone = Player::nobody(&house);
    let wrong = json!({ "name": "Ann", "password": "wrong horse" });
    let refused = phone.post("/api/login", wrong).await.expect(403).json();
    assert_eq!(refused["reason"], "the name or the password is wrong");
    let nobody = json!({ "name": "Anna", "password": "wrong horse" });
    assert_eq!(
        phone.post("/api/login", nobody).await.expect(403).json(),
        refused
    );
    let right = json!({ "name": "aNN", "password": "correct horse" });
    let answer = phone.post("/api/login", right).await.expect(200);
    assert!(
        answer
            .header("set-cookie")
            .unwrap()
            .contains("HttpOnly; SameSite=Lax")
    );
    phone.keep_cookie(&answer);
    let me = phone.get("/api/session").await.expect(200).json();
    assert_eq!(
        (&me["name"], &me["settings"]),
        (&json!("Ann"), &json!("theme=dark"))
    );
    phone.post("/api/logout", json!({})).await.expect(204);
    assert!(phone.get("/api/session").await.expect(200).json().is_null());
    ann.get("/api/session").await.expect(200);
    house.close().await;
}

async fn names_and_passwords_have_rules(base: Base) {
    let house = House::open(&base).await;
    Player::account(&house, "Ann").await;
    let mut guest = Player::guest(&house).await;
    for (name, password, status) in [
        ("ANN", "correct horse", 409),
        ("Guest-1", "correct horse", 400),
        ("<script>", "correct horse", 400),
        ("Bob", "short", 400),
        ("Bob", &"x".repeat(257), 400),
    ] {
        let wish = json!({ "name": name, "password": password });
        guest.post("/api/register", wish).await.expect(status);
    }
    let wish = json!({ "name": "Bob", "password": "correct horse" });
    let answer = guest.post("/api/register", wish.clone()).await.expect(200);
    guest.keep_cookie(&answer);
    guest.post("/api/register", wish).await.expect(409);
    house.close().await;
}

async fn whoever_is_deleted_leaves_the_games_without_a_name(base: Base) {
    let house = House::open(&base).await;
    let ann = Player::account(&house, "Ann").await;
    let bob = Player::guest(&house).await;
    let id = ann
        .make("5 stones 2 seats", &["me", "open"], json!({}))
        .await;
    bob.sit(&id).await;
    let farewell = json!({ "password": "wrong horse" });
    ann.ask("DELETE", "/api/account", Some(farewell))
        .await
        .expect(403);
    let farewell = json!({ "password": "correct horse" });
    ann.ask("DELETE", "/api/account", Some(farewell))
        .await
        .expect(204);
    assert!(ann.get("/api/session").await.expect(200).json().is_null());
    assert!(bob.table(&id).await.seats[0].name.is_empty());
    bob.get("/api/players/Ann").await.expect(404);
    // The name is free again.
    Player::account(&house, "Ann").await;
    house.close().await;
}

async fn everybody_can_take_everything_along(base: Base) {
    let house = House::open(&base).await;
    let (ann, bob, id) = two(&house, "2 stones 2 seats", json!({})).await;
    let (mut a, _b) = both(&ann, &bob, &id).await;
    a.chat("hello").await;
    a.play("1", 0, "2").await.unwrap();
    let all = ann.get("/api/export").await.expect(200).json();
    assert_eq!(all["name"], json!(ann.name));
    assert_eq!(
        all["games"][0],
        json!(format!("{} {} | 2", ann.name, bob.name))
    );
    assert_eq!(all["chat"][0]["text"], "hello");
    Player::nobody(&house).get("/api/export").await.expect(403);
    house.close().await;
}

/// What a rated game needs.
fn rated() -> serde_json::Value {
    let clock = json!({ "kind": "fischer", "start": 600_000, "increment": 1_000 });
    json!({ "rated": true, "clock": clock })
}

/// Waits until somebody has a rating that rests on so many games.
async fn rating(player: &Player, games: u64) -> f64 {
    let path = format!("/api/players/{}", player.name);
    loop {
        let account = player.get(&path).await.expect(200).json();
        let rating = &account["ratings"][0];
        if rating["games"].as_u64() == Some(games) {
            assert!(rating["plus_minus"].as_f64().unwrap() < 1_000.0);
            return rating["rating"].as_f64().unwrap();
        }
        tokio::task::yield_now().await;
    }
}

async fn a_rated_game_of_two_changes_both_ratings_once(base: Base) {
    let house = House::open(&base).await;
    let ann = Player::account(&house, "Ann").await;
    let bob = Player::account(&house, "Bob").await;
    let guest = Player::guest(&house).await;
    let by_guest = crate::support::player::wish("2 stones 2 seats", &["me", "open"], rated());
    guest.post("/api/games", by_guest).await.expect(403);
    let with_engine = crate::support::player::wish("2 stones 2 seats", &["me", "engine"], rated());
    ann.post("/api/games", with_engine).await.expect(400);
    let id = ann.make("2 stones 2 seats", &["me", "open"], rated()).await;
    guest
        .post(&format!("/api/games/{id}/seats"), json!({}))
        .await
        .expect(403);
    bob.sit(&id).await;
    let (mut a, _b) = both(&ann, &bob, &id).await;
    a.play("1", 0, "2").await.unwrap();
    let won = rating(&ann, 1).await;
    let lost = rating(&bob, 1).await;
    assert!(
        won > 1_500.0 && (won + lost - 3_000.0).abs() < 1e-6,
        "{won} {lost}"
    );
    house.close().await;
    // A restart looks for games that are still to be rated, and finds none.
    let house = House::open(&base).await;
    assert_eq!(rating(&ann.at(&house), 1).await, won);
    house.close().await;
}

async fn among_three_the_places_decide(base: Base) {
    let house = House::open(&base).await;
    let mut players = Vec::new();
    for name in ["Ann", "Bob", "Carl"] {
        players.push(Player::account(&house, name).await);
    }
    let seats = ["me", "open", "open"];
    let id = players[0].make("30 stones 3 seats", &seats, rated()).await;
    players[1].sit(&id).await;
    players[2].sit(&id).await;
    let mut c = players[2].connect(&id).await;
    let mut b = players[1].connect(&id).await;
    c.send(&Ask::Resign).await;
    while !b.table().await.seats[2].retired {}
    b.send(&Ask::Resign).await;
    while b.table().await.phase != Phase::Over {}
    let mut ratings = Vec::new();
    for player in &players {
        ratings.push(rating(player, 1).await);
    }
    assert!(ratings.is_sorted_by(|a, b| a > b), "{ratings:?}");
    house.close().await;
}

/// The same account at another device.
async fn logged_in(house: &House, name: &str, password: &str) -> Player {
    let mut device = Player::nobody(house);
    let given = json!({ "name": name, "password": password });
    let answer = device.post("/api/login", given).await.expect(200);
    device.keep_cookie(&answer);
    device
}

async fn a_guest_who_logs_in_brings_the_games_along(base: Base) {
    let house = House::open(&base).await;
    Player::account(&house, "Ann").await;
    let (mut guest, bob, id) = two(&house, "99 stones 2 seats", json!({})).await;
    let mut b = bob.connect(&id).await;
    let given = json!({ "name": "Ann", "password": "correct horse" });
    let answer = guest.post("/api/login", given).await.expect(200);
    guest.keep_cookie(&answer);
    while b.table().await.seats[0].name.as_str() != "Ann" {}
    assert_eq!(guest.table(&id).await.you, Some(online::Seat(0)));
    assert_eq!(guest.connect(&id).await.play("k", 0, "1").await, Ok(0));
    house.close().await;
    let house = House::open(&base).await;
    assert_eq!(guest.at(&house).table(&id).await.you, Some(online::Seat(0)));
    house.close().await;
}

async fn sessions_are_listed_and_ended(base: Base) {
    let house = House::open(&base).await;
    let ann = Player::account(&house, "Ann").await;
    let phone = logged_in(&house, "Ann", "correct horse").await;
    let all = ann.get("/api/sessions").await.expect(200).json();
    assert_eq!(
        (&all[0]["this"], &all[1]["this"]),
        (&json!(true), &json!(false))
    );
    let path = format!("/api/sessions/{}", all[1]["id"].as_str().unwrap());
    ann.ask("DELETE", &path, None).await.expect(204);
    ann.ask("DELETE", &path, None).await.expect(404);
    assert!(phone.get("/api/session").await.expect(200).json().is_null());
    let tablet = logged_in(&house, "Ann", "correct horse").await;
    ann.ask("DELETE", "/api/sessions", None).await.expect(204);
    assert!(
        tablet
            .get("/api/session")
            .await
            .expect(200)
            .json()
            .is_null()
    );
    assert_eq!(
        ann.get("/api/session").await.expect(200).json()["name"],
        "Ann"
    );
    house.close().await;
}

async fn a_new_password_ends_all_other_sessions(base: Base) {
    let house = House::open(&base).await;
    let ann = Player::account(&house, "Ann").await;
    let thief = logged_in(&house, "Ann", "correct horse").await;
    let wrong = json!({ "password": "wrong horse", "new": "battery staple" });
    ann.ask("PUT", "/api/password", Some(wrong))
        .await
        .expect(403);
    let right = json!({ "password": "correct horse", "new": "battery staple" });
    ann.ask("PUT", "/api/password", Some(right))
        .await
        .expect(204);
    assert!(thief.get("/api/session").await.expect(200).json().is_null());
    assert_eq!(
        ann.get("/api/session").await.expect(200).json()["name"],
        "Ann"
    );
    logged_in(&house, "Ann", "battery staple").await;
    house.close().await;
}

async fn the_tokens_of_a_bot_are_listed_and_taken_away(base: Base) {
    let house = House::open(&base).await;
    let ann = Player::account(&house, "Ann").await;
    let bob = Player::account(&house, "Bob").await;
    let made = ann
        .post("/api/bots", json!({ "name": "Robbie" }))
        .await
        .expect(200)
        .json();
    let token = format!("Bearer {}", made["token"].as_str().unwrap());
    let headers = [("Authorization", token.as_str())];
    let account = crate::support::http::request;
    let status = account(&house.address, "GET", "/api/account", &headers, b"")
        .await
        .status;
    assert_eq!(status, 200);
    bob.get("/api/bots/Robbie/tokens").await.expect(404);
    let tokens = ann.get("/api/bots/Robbie/tokens").await.expect(200).json();
    let path = format!(
        "/api/bots/Robbie/tokens/{}",
        tokens[0]["id"].as_str().unwrap()
    );
    bob.ask("DELETE", &path, None).await.expect(404);
    ann.ask("DELETE", &path, None).await.expect(204);
    let status = account(&house.address, "GET", "/api/account", &headers, b"")
        .await
        .status;
    assert_eq!(status, 403);
    house.close().await;
}

async fn nobody_takes_a_name_that_looks_like_anothers(base: Base) {
    let house = House::open(&base).await;
    Player::account(&house, "Alice").await;
    let guest = Player::guest(&house).await;
    for (name, status) in [
        ("AIice", 409),
        ("Аlice", 400),
        ("admin", 400),
        ("Alicia", 200),
    ] {
        let wish = Some(json!({ "name": name }));
        guest.ask("PUT", "/api/name", wish).await.expect(status);
    }
    house.close().await;
}
