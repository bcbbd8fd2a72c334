//! What is in the database is read word for word, that of older versions too.

use serde_json::json;
use sqlx::sqlite::SqlitePool;

use super::turns::two;
use crate::support::{Base, House};

/// Changes the database of a server that is stopped.
async fn change(base: &Base, sql: &'static str, id: &str) {
    let db = SqlitePool::connect(&base.address()).await.unwrap();
    let done = sqlx::query(sql).bind(id).execute(&db).await.unwrap();
    assert_eq!(done.rows_affected(), 1);
    db.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_word_that_nobody_knows_is_a_fault_and_not_a_guess() {
    for (sql, path) in [
        ("UPDATE games SET phase = 'later' WHERE id = $1", ""),
        ("UPDATE games SET absent = 'hope' WHERE id = $1", ""),
        ("UPDATE games SET absent = 'hope' WHERE id = $1", "/ID"),
        (
            "UPDATE events SET what = 'flew' WHERE game = $1 AND number = 1",
            "/ID",
        ),
    ] {
        let base = Base::sqlite();
        let house = House::open(&base).await;
        let public = json!({ "public": true });
        let (ann, _bob, id) = two(&house, "9 stones 2 seats", public).await;
        let path = format!("/api/games{}", path.replace("ID", &id));
        ann.get(&path).await.expect(200);
        house.close().await;
        change(&base, sql, &id).await;
        let house = House::open(&base).await;
        ann.at(&house).get(&path).await.expect(503);
        house.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn turns_of_the_engine_and_for_the_absent_are_known_in_older_databases() {
    let base = Base::sqlite();
    let house = House::open(&base).await;
    let (ann, _bob, id) = two(&house, "9 stones 2 seats", json!({})).await;
    house.close().await;
    for sql in [
        "INSERT INTO events VALUES ($1, 3, 'turn', 0, '1', 'skip-0', 0, 0)",
        "INSERT INTO events VALUES ($1, 4, 'turn', 1, '2', 'engine-1', 0, 0)",
    ] {
        change(&base, sql, &id).await;
    }
    let house = House::open(&base).await;
    let ann = ann.at(&house);
    let turns = ann.table(&id).await.turns;
    let turns: Vec<_> = turns.iter().map(|turn| turn.text.as_str()).collect();
    assert_eq!(turns, ["1", "2"]);
    // What the server made then was nobody's turn: the same word names a player's own.
    let mut a = ann.connect(&id).await;
    assert_eq!(a.play("skip-0", 2, "1").await, Ok(2));
    house.close().await;
}
