//! `sixfold admin`: backup, restore, ban, delete.

use std::os::unix::fs::MetadataExt;
use std::process::{Command, Output};

use serde_json::json;
use sqlx::sqlite::SqlitePool;

use crate::House;
use crate::player::Player;
use crate::process::{Folder, PROGRAM};

pub fn admin(folder: &Folder, database: &str, words: &[&str]) -> Output {
    Command::new(PROGRAM)
        .args(["admin", "--database"])
        .arg(folder.file(database))
        .args(words)
        .output()
        .unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_a_running_server_restores_everything() {
    let folder = Folder::new();
    let house = House::start(&folder.file("games.db"), 0);
    let ann = Player::account(&house, "Ann").await;
    let bob = Player::guest(&house).await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let wish = json!({ "game": "yinsh", "setup": "standard", "seats": seats });
    let made = ann.post("/api/games", wish).await.expect(201).json();
    let id = made["id"].as_str().unwrap();
    bob.sit(id).await;
    ann.connect(id).await.play("k", 0, "e3").await.unwrap();
    let backup = folder.file("backup.jsonl");
    let backup = backup.to_str().unwrap();
    let made = admin(&folder, "games.db", &["backup", backup]);
    assert!(made.status.success(), "{made:?}");
    assert!(
        !admin(&folder, "games.db", &["backup", backup])
            .status
            .success()
    );
    let restored = admin(&folder, "other.db", &["restore", backup]);
    assert!(restored.status.success(), "{restored:?}");
    house.stop();
    let refused = admin(&folder, "games.db", &["restore", backup]);
    assert_eq!(refused.stderr, b"sixfold: the database is not empty\n");
    let house = House::start(&folder.file("other.db"), 0);
    let there = ann.at(&house);
    assert_eq!(there.table(id).await.turns[0].text, "e3");
    assert_eq!(
        there.get("/api/session").await.expect(200).json()["name"],
        "Ann"
    );
    house.stop();
}

#[test]
fn a_mistyped_database_is_not_made() {
    let folder = Folder::new();
    let backup = folder.file("backup.jsonl");
    let refused = admin(&folder, "typo.db", &["backup", backup.to_str().unwrap()]);
    let words = b"sixfold: the database cannot be used: there is no such file\n";
    assert_eq!(refused.stderr, words);
    assert!(!folder.file("typo.db").exists() && !backup.exists());
}

/// The database of a server with this many events of five kilobytes each.
async fn long_database(folder: &Folder, events: u32) {
    House::start(&folder.file("games.db"), 0).stop();
    let file = folder.file("games.db");
    let db = SqlitePool::connect(file.to_str().unwrap()).await.unwrap();
    let fill = sqlx::query(
        "WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < $1) \
         INSERT INTO events SELECT 'g', n, 'turn', 0, hex(zeroblob(2500)), n, 0, 0 FROM n",
    );
    fill.bind(events).execute(&db).await.unwrap();
    db.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_needs_little_memory_and_is_for_its_owner_alone() {
    let folder = Folder::new();
    long_database(&folder, 40_000).await;
    let backup = folder.file("backup.jsonl");
    // 200 MB of events with less than half of that in memory.
    let made = Command::new("sh")
        .args([
            "-c",
            "ulimit -d 90000; exec \"$0\" admin --database \"$1\" backup \"$2\"",
        ])
        .arg(PROGRAM)
        .arg(folder.file("games.db"))
        .arg(&backup)
        .output()
        .unwrap();
    assert!(made.status.success(), "{made:?}");
    let metadata = std::fs::metadata(&backup).unwrap();
    assert!(metadata.len() > 200_000_000);
    assert_eq!(metadata.mode() & 0o777, 0o600);
}

#[tokio::test(flavor = "multi_thread")]
async fn players_are_locked_out_and_deleted_and_games_deleted() {
    let folder = Folder::new();
    let house = House::start(&folder.file("games.db"), 0);
    let ann = Player::account(&house, "Ann").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let wish = json!({ "game": "yinsh", "setup": "standard", "seats": seats });
    let made = ann.post("/api/games", wish).await.expect(201).json();
    let id = made["id"].as_str().unwrap();
    assert!(admin(&folder, "games.db", &["ban", "Ann"]).status.success());
    ann.get("/api/session").await.expect(403);
    let login = json!({ "name": "Ann", "password": "correct horse" });
    ann.post("/api/login", login.clone()).await.expect(403);
    assert!(
        admin(&folder, "games.db", &["unban", "Ann"])
            .status
            .success()
    );
    ann.post("/api/login", login).await.expect(200);
    assert!(
        admin(&folder, "games.db", &["delete-player", "Ann"])
            .status
            .success()
    );
    assert!(!admin(&folder, "games.db", &["ban", "Ann"]).status.success());
    assert!(
        admin(&folder, "games.db", &["delete-game", id])
            .status
            .success()
    );
    assert!(
        !admin(&folder, "games.db", &["delete-game", id])
            .status
            .success()
    );
    let bad = admin(&folder, "new.db", &["restore", "/dev/null"]);
    assert_eq!(bad.stderr, b"sixfold: this is no backup of Sixfold\n");
    house.stop();
}
