//! Whole games of both kinds, judged by the server through the rules.

use std::time::Duration;

use game::{Game, Match, Rng};
use online::{Phase, Refusal, Seat};
use serde_json::{Value, json};

use crate::House;
use crate::player::{Player, Socket};
use crate::process::Folder;

/// A random whole turn.
pub fn random_turn<G: Game>(position: &G, rng: &mut Rng) -> String {
    let mut position = position.clone();
    let mut steps = Vec::new();
    loop {
        let legal = position.legal_steps();
        let step = legal[rng.below(legal.len())];
        steps.push(step);
        if position.play(step).unwrap() == game::Turn::Done {
            return G::write_turn(&steps);
        }
    }
}

/// Plays a turn, again and again while there are too many messages: their limit is not tested here.
async fn patiently(socket: &mut Socket, key: &str, ply: u32, text: &str) -> Result<u32, Refusal> {
    for _ in 0..200 {
        match socket.play(key, ply, text).await {
            Err(Refusal::TooMany) => tokio::time::sleep(Duration::from_millis(50)).await,
            answer => return answer,
        }
    }
    panic!("{text} is never answered");
}

/// Plays a game at random with one player for each seat; the last table is as everybody sees it.
pub async fn play<G: Game>(name: &str, setup: &str, seats: usize) {
    let folder = Folder::new();
    let house = House::start(&folder.file("games.db"), 0);
    let mut players = Vec::new();
    for _ in 0..seats {
        players.push(Player::guest(&house).await);
    }
    let wanted: Vec<Value> = (0..seats)
        .map(|seat| json!({ "kind": if seat == 0 { "me" } else { "open" } }))
        .collect();
    let wish = json!({ "game": name, "setup": setup, "seats": wanted, "public": true });
    let made = players[0].post("/api/games", wish).await.expect(201).json();
    let id = made["id"].as_str().unwrap();
    for player in &players[1..] {
        player.sit(id).await;
    }
    let mut sockets = Vec::new();
    for player in &players {
        sockets.push(player.connect(id).await);
    }
    let mut local = Match::<G>::new(setup.parse().unwrap());
    let mut rng = Rng::new(7);
    let mut ply = 0;
    while let Some(seat) = local.position().to_move() {
        let text = random_turn(local.position(), &mut rng);
        let socket = &mut sockets[seat.index()];
        let key = format!("k{ply}");
        assert_eq!(patiently(socket, &key, ply, &text).await, Ok(ply), "{text}");
        local.play_turn(&text).unwrap();
        ply += 1;
        // The same turn again, and a turn of nobody, are refused.
        let again = patiently(socket, "again", ply - 1, &text).await;
        assert!(matches!(again, Err(Refusal::Stale { .. })));
        let nonsense = patiently(socket, "nonsense", ply, "k99-zz").await;
        assert!(nonsense.is_err());
        if ply > 24 {
            break;
        }
    }
    let table = players[0].table(id).await;
    let turns: Vec<String> = table.turns.into_iter().map(|turn| turn.text).collect();
    assert_eq!(turns, local.turn_texts());
    let to_move = local.position().to_move();
    assert_eq!(table.to_move, to_move.map(|seat| Seat(seat.0)));
    let path = format!("/api/games/{id}/record.txt");
    let record = players[0].get(&path).await.expect(200).body;
    assert!(record.contains(&format!("[Setup \"{setup}\"]")), "{record}");
    let sgf = players[0].get(&format!("/api/games/{id}/record.sgf")).await;
    assert!(sgf.expect(200).body.starts_with("(;FF[4]CA[UTF-8]GM["));
    house.stop();
}

#[tokio::test]
async fn yinsh_is_played_by_its_rules() {
    play::<yinsh::Position>("yinsh", "standard", 2).await;
}

#[tokio::test]
async fn gemblo_is_played_by_its_rules_by_three() {
    play::<gemblo::Position>("gemblo", "gemblo3", 3).await;
}

#[tokio::test]
async fn the_engine_plays_a_game_of_yinsh_against_somebody_random() {
    let folder = Folder::new();
    let house = House::start(&folder.file("games.db"), 0);
    let ann = Player::guest(&house).await;
    let wish = json!({
        "game": "yinsh",
        "setup": "blitz",
        "seats": [{ "kind": "engine", "level": 1 }, { "kind": "me" }],
    });
    let made = ann.post("/api/games", wish).await.expect(201).json();
    let id = made["id"].as_str().unwrap();
    let mut rng = Rng::new(3);
    for _ in 0..20_000 {
        let table = ann.table(id).await;
        if table.phase == Phase::Over || table.ply > 30 {
            assert!(table.ply > 10);
            house.stop();
            return;
        }
        if table.to_move == Some(Seat(1)) {
            let turns = table.turns.iter().map(|turn| turn.text.as_str());
            let local = Match::<yinsh::Position>::replay("blitz".parse().unwrap(), turns).unwrap();
            let text = random_turn(local.position(), &mut rng);
            let mut socket = ann.connect(id).await;
            socket
                .play(&format!("k{}", table.ply), table.ply, &text)
                .await
                .unwrap();
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the engine does not play");
}
