//! Bots: tokens, streams, turns.

use serde_json::{Value, json};
use tokio::io::BufReader;
use tokio::net::TcpStream;

use crate::support::http::{Answer, chunk, head, open, request};
use crate::support::{Base, House, Player};

crate::on_both! {
    a_bot_hears_of_a_challenge_accepts_it_and_plays,
    tokens_are_for_bots_and_bots_for_tokens,
}

struct Bot {
    address: String,
    bearer: String,
}

impl Bot {
    async fn of(owner: &Player, name: &str) -> Bot {
        let made = owner
            .post("/api/bots", json!({ "name": name }))
            .await
            .expect(200)
            .json();
        Bot {
            address: owner.address.clone(),
            bearer: format!("Bearer {}", made["token"].as_str().unwrap()),
        }
    }

    async fn post(&self, path: &str, body: Value) -> Answer {
        let headers = [
            ("Authorization", self.bearer.as_str()),
            ("Content-Type", "application/json"),
        ];
        request(
            &self.address,
            "POST",
            path,
            &headers,
            body.to_string().as_bytes(),
        )
        .await
    }

    async fn stream(&self, path: &str) -> Lines {
        let headers = [("Authorization", self.bearer.as_str())];
        let mut reader = open(&self.address, "GET", path, &headers, &[]).await;
        let (status, headers) = head(&mut reader).await;
        assert_eq!(status, 200);
        assert!(headers.contains(&("content-type".into(), "application/x-ndjson".into())));
        Lines(reader)
    }
}

struct Lines(BufReader<TcpStream>);

impl Lines {
    async fn next(&mut self) -> Option<Value> {
        loop {
            let line = String::from_utf8(chunk(&mut self.0).await?).unwrap();
            if !line.trim().is_empty() {
                return Some(serde_json::from_str(&line).unwrap());
            }
        }
    }

    async fn of(&mut self, kind: &str) -> Value {
        loop {
            let object = self.next().await.expect("the stream goes on");
            if object["type"] == kind {
                return object;
            }
        }
    }
}

async fn a_bot_hears_of_a_challenge_accepts_it_and_plays(base: Base) {
    let house = House::open(&base).await;
    let owner = Player::account(&house, "Owner").await;
    let bot = Bot::of(&owner, "Robbie").await;
    let mut events = bot.stream("/api/stream/event").await;
    let ann = Player::guest(&house).await;
    let id = ann
        .make("5 stones 2 seats", &["me", "Robbie"], json!({}))
        .await;
    let challenge = events.of("challenge").await;
    assert_eq!(challenge["challenge"]["id"], json!(id));
    assert_eq!(
        challenge["challenge"]["variant"]["setup"],
        "5 stones 2 seats"
    );
    bot.post(&format!("/api/challenge/{id}/accept"), json!({}))
        .await
        .expect(200);
    assert_eq!(events.of("gameStart").await["game"]["seat"], 1);
    let mut game = bot.stream(&format!("/api/bot/game/stream/{id}")).await;
    assert_eq!(game.of("gameFull").await["state"]["moves"], "");
    let mut a = ann.connect(&id).await;
    a.play("1", 0, "2").await.unwrap();
    assert_eq!(game.of("gameState").await["moves"], "2");
    let path = format!("/api/bot/game/{id}");
    let refused = bot
        .post(&format!("{path}/move/7"), json!({}))
        .await
        .expect(409);
    assert_eq!(refused.json()["code"], "illegal");
    bot.post(&format!("{path}/move/1"), json!({}))
        .await
        .expect(200);
    assert_eq!(a.turn(1).await, "1");
    bot.post(
        &format!("{path}/chat"),
        json!({ "room": "player", "text": "ha" }),
    )
    .await
    .expect(200);
    assert_eq!(game.of("chatLine").await["text"], "ha");
    bot.post(&format!("{path}/draw/yes"), json!({}))
        .await
        .expect(200);
    bot.post(&format!("{path}/draw/maybe"), json!({}))
        .await
        .expect(400);
    bot.post(&format!("{path}/resign"), json!({}))
        .await
        .expect(200);
    let end = loop {
        let state = game.of("gameState").await;
        if state["status"] != "started" {
            break state;
        }
    };
    assert_eq!(end["status"], "resignation");
    assert!(
        game.next().await.is_none(),
        "the stream of a finished game ends"
    );
    assert_eq!(events.of("gameFinish").await["game"]["id"], json!(id));
    house.close().await;
}

async fn tokens_are_for_bots_and_bots_for_tokens(base: Base) {
    let house = House::open(&base).await;
    let owner = Player::account(&house, "Owner").await;
    let bot = Bot::of(&owner, "Robbie").await;
    let guest = Player::guest(&house).await;
    guest
        .post("/api/bots", json!({ "name": "Rob" }))
        .await
        .expect(403);
    let other = Player::account(&house, "Other").await;
    other
        .post("/api/bots", json!({ "name": "Robbie" }))
        .await
        .expect(409);
    owner
        .post("/api/bots", json!({ "name": "Robbie" }))
        .await
        .expect(200);
    assert_eq!(
        owner.get("/api/bots").await.expect(200).json(),
        json!(["Robbie"])
    );
    owner.get("/api/stream/event").await.expect(403);
    let login = json!({ "name": "Robbie", "password": "correct horse" });
    guest.post("/api/login", login).await.expect(403);
    let wrong = [("Authorization", "Bearer nonsense")];
    let refused = request(&house.address, "GET", "/api/account", &wrong, &[]).await;
    refused.expect(403);
    let right = [("Authorization", bot.bearer.as_str())];
    let account = request(&house.address, "GET", "/api/account", &right, &[]).await;
    assert_eq!(account.expect(200).json()["title"], "BOT");
    house.close().await;
}
