//! `sixfold admin export-games`: what is public, and nothing else.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use online::{Ask, Phase};
use serde_json::{Value, json};
use sqlx::sqlite::SqlitePool;

use crate::House;
use crate::admin::admin;
use crate::player::Player;
use crate::postgres::Cluster;
use crate::process::{Folder, PROGRAM};

const CARD: &str = include_str!("../../../../docs/data.md");

/// A game of YINSH after a placement of each player, with something said.
async fn running(players: [&Player; 2], ring: &str, wish: Value) -> String {
    let mut all = json!({
        "game": "yinsh", "setup": "blitz", "seats": [{ "kind": "me" }, { "kind": "open" }],
    });
    for (key, value) in wish.as_object().unwrap() {
        all[key] = value.clone();
    }
    let made = players[0].post("/api/games", all).await.expect(201).json();
    let id = made["id"].as_str().unwrap().to_owned();
    players[1].sit(&id).await;
    let mut socket = players[0].connect(&id).await;
    socket.chat("a chat line").await;
    socket.play("a", 0, ring).await.unwrap();
    let mut other = players[1].connect(&id).await;
    other.play("b", 1, "f6").await.unwrap();
    id
}

/// The same, given up by the first player.
async fn given_up(players: [&Player; 2], ring: &str, wish: Value) -> String {
    let id = running(players, ring, wish).await;
    players[0].connect(&id).await.send(&Ask::Resign).await;
    while players[0].table(&id).await.phase != Phase::Over {
        tokio::task::yield_now().await;
    }
    id
}

/// Every file of a folder by its name.
fn files(folder: &Path) -> Vec<(String, String)> {
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| {
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            (name, fs::read_to_string(path).unwrap())
        })
        .collect();
    files.sort();
    files
}

/// The names of all members, within members too; numbers name pieces.
fn members(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(members) => {
            for (name, value) in members {
                if name.parse::<u8>().is_err() {
                    found.insert(name.clone());
                }
                self::members(value, found);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| members(value, found)),
        _ => {}
    }
}

/// The fields that a part of the card has a row for.
fn described(about: &str) -> impl Iterator<Item = &str> {
    let rows = about.lines().filter_map(|row| row.strip_prefix("| `"));
    rows.flat_map(|row| row.split('|').next().unwrap_or_default().split('`'))
        .filter(|field| !field.trim_matches([',', ' ']).is_empty())
}

/// What is exported from a PostgreSQL into which everything is moved.
fn from_postgres(folder: &Folder) -> Vec<(String, String)> {
    let cluster = Cluster::shared();
    let address = cluster.address(&cluster.new_database(), cluster.port);
    let (backup, out) = (folder.file("backup.jsonl"), folder.file("from-postgres"));
    admin(folder, "games.db", &["backup", backup.to_str().unwrap()]);
    for words in [
        ["restore", backup.to_str().unwrap()],
        ["export-games", out.to_str().unwrap()],
    ] {
        let mut admin = Command::new(PROGRAM);
        let done = admin
            .args(["admin", "--database", &address])
            .args(words)
            .output()
            .unwrap();
        assert!(done.status.success(), "{done:?}");
    }
    files(&out)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_data_for_everybody_hold_public_games_and_no_secret() {
    let folder = Folder::new();
    let house = House::start(&folder.file("games.db"), 0);
    let ann = Player::account(&house, "Ann").await;
    let bob = Player::account(&house, "Bob").await;
    let guest = Player::guest(&house).await;
    let named = json!({ "name": "Visitor" });
    guest.ask("PUT", "/api/name", Some(named)).await.expect(200);
    let settings = json!({ "settings": "a kept setting" });
    ann.ask("PUT", "/api/settings", Some(settings))
        .await
        .expect(204);
    let clock = json!({ "kind": "fischer", "start": 600_000, "increment": 1_000 });
    let rated = json!({ "public": true, "rated": true, "clock": clock });
    let first = given_up([&ann, &bob], "e3", rated).await;
    let second = given_up([&guest, &ann], "e4", json!({ "public": true })).await;
    let private = given_up([&ann, &guest], "e5", json!({})).await;
    let recent = given_up([&ann, &guest], "e6", json!({ "public": true })).await;
    let unfinished = running([&bob, &ann], "e7", json!({ "public": true })).await;
    while ann.get("/api/players/Bob/ratings").await.body == "[]" {
        tokio::task::yield_now().await;
    }

    // All but one began long ago: in September and October of 2025.
    let file = folder.file("games.db");
    let db = SqlitePool::connect(file.to_str().unwrap()).await.unwrap();
    for (id, at) in [
        (&second, 1_759_276_799_999_i64),
        (&private, 1_759_276_799_999),
        (&unfinished, 1_759_276_799_999),
        (&first, 1_759_276_800_000),
    ] {
        let sql = "UPDATE games SET created = $1 WHERE id = $2";
        sqlx::query(sql)
            .bind(at)
            .bind(id)
            .execute(&db)
            .await
            .unwrap();
    }
    let secrets = "SELECT id FROM players UNION SELECT password FROM players WHERE password <> '' \
        UNION SELECT hash FROM sessions";
    let secrets: Vec<(String,)> = sqlx::query_as(secrets).fetch_all(&db).await.unwrap();
    db.close().await;

    let out = folder.file("data");
    let words = ["export-games", out.to_str().unwrap()];
    let done = admin(&folder, "games.db", &words);
    assert!(done.status.success(), "{done:?}");
    let all = files(&out);
    let names: Vec<&str> = all.iter().map(|(name, _)| name.as_str()).collect();
    let expected = [
        "README.md",
        "games-2025-09.ndjson",
        "games-2025-10.ndjson",
        "openings.ndjson",
        "silhouettes.ndjson",
        "tactics.ndjson",
    ];
    assert_eq!(names, expected);

    let cookie = ann.cookie.split_once('=').unwrap().1;
    let mut closed = vec![
        &*private,
        &*recent,
        &*unfinished,
        "Visitor",
        "a chat line",
        "a kept setting",
        cookie,
    ];
    closed.extend(secrets.iter().map(|(secret,)| secret.as_str()));
    assert!(closed.len() > 10, "{closed:?}");
    for (name, text) in &all {
        for secret in &closed {
            assert!(!text.contains(secret), "{name} has {secret}");
        }
    }
    let game = |index: usize| -> Value { serde_json::from_str(&all[index].1).unwrap() };
    let september = game(1);
    assert_eq!(september["id"], second);
    assert_eq!(september["turns"], json!(["e4", "f6"]));
    assert_eq!(
        september["players"],
        json!([{ "kind": "guest" }, { "kind": "account", "name": "Ann" }])
    );
    let october = game(2);
    assert_eq!(
        (&october["id"], &october["score"]),
        (&json!(first), &json!("0-1"))
    );
    assert!(october["players"][0]["rating"].as_i64() < Some(1_500));

    // The card goes with the data and describes every field.
    assert_eq!(all[0].1, CARD);
    for (name, text) in &all[1..] {
        let title = name
            .replace("2025-09", "2026-10")
            .replace("2025-10", "2026-10");
        let about = CARD
            .split("\n## ")
            .find(|part| part.starts_with(&format!("`{title}`")));
        let mut fields = BTreeSet::new();
        for line in text.lines() {
            members(&serde_json::from_str(line).unwrap(), &mut fields);
        }
        let about = about.unwrap_or_else(|| panic!("the card is silent on {name}"));
        for field in &fields {
            assert!(about.contains(&format!("`{field}`")), "{field} of {name}");
        }
        for field in described(about) {
            assert!(fields.contains(field), "{field} of {name} is nowhere");
        }
    }

    // The same again is the same; a month that is there stays, unless it is to be written anew.
    let other = folder.file("again");
    admin(
        &folder,
        "games.db",
        &["export-games", other.to_str().unwrap()],
    );
    assert_eq!(files(&other), all);
    assert_eq!(from_postgres(&folder), all);
    fs::write(out.join("games-2025-09.ndjson"), "kept").unwrap();
    fs::remove_file(out.join("games-2025-10.ndjson")).unwrap();
    fs::write(out.join("games-2025-10.ndjson.part"), "broken off").unwrap();
    admin(&folder, "games.db", &words);
    let kept = files(&out);
    assert_eq!(kept[1].1, "kept");
    assert!(
        kept.iter()
            .any(|(name, text)| name == "games-2025-10.ndjson" && text.contains(&first))
    );
    admin(&folder, "games.db", &[words[0], words[1], "--force"]);
    assert_eq!(files(&out), all);
    house.stop();
}
