//! Several processes on one PostgreSQL, and PostgreSQL going away in between.

use std::sync::Arc;

use online::{Ask, Refusal, Seat, Tell};
use serde_json::json;
use server::{Store, Time};
use sqlx::postgres::PgPool;
use tokio::task::JoinSet;

use super::turns::two;
use crate::support::player::PATIENCE;
use crate::support::postgres::Cluster;
use crate::support::relay::Relay;
use crate::support::{Base, House, Player};

#[tokio::test(flavor = "multi_thread")]
async fn players_on_two_nodes_play_each_other() {
    let base = Base::postgres();
    let (east, west) = (House::open(&base).await, House::open(&base).await);
    let (ann, bob, id) = two(&east, "40 stones 2 seats", json!({})).await;
    let bob = bob.at(&west);
    let mut a = ann.connect(&id).await;
    let mut b = bob.connect(&id).await;
    for round in 0..5 {
        a.play(&format!("a{round}"), 2 * round, "2").await.unwrap();
        assert_eq!(b.turn(2 * round).await, "2");
        b.play(&format!("b{round}"), 2 * round + 1, "1")
            .await
            .unwrap();
        assert_eq!(a.turn(2 * round + 1).await, "1");
    }
    a.chat("far away").await;
    let said = |tell| match tell {
        Tell::Chat(said) => Some(said.text),
        _ => None,
    };
    assert_eq!(b.until(said).await, "far away");
    b.send(&Ask::Draw).await;
    a.until(|tell| match tell {
        Tell::Table(table) if table.draw == Some(Seat(1)) => Some(()),
        _ => None,
    })
    .await;
    drop(b);
    a.until(|tell| match tell {
        Tell::Presence { present, .. } if present == [true, false] => Some(()),
        _ => None,
    })
    .await;
    // The node that one of them used goes away; the game goes on with the other node.
    west.close().await;
    let mut b = bob.at(&east).connect(&id).await;
    a.play("last", 10, "1").await.unwrap();
    assert_eq!(b.turn(10).await, "1");
    east.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_turns_for_one_ply_on_two_nodes_one_is_kept() {
    let base = Base::postgres();
    let (east, west) = (House::open(&base).await, House::open(&base).await);
    let (ann, _bob, id) = two(&east, "99 stones 2 seats", json!({})).await;
    let mut here = ann.connect(&id).await;
    let mut there = ann.at(&west).connect(&id).await;
    let race = tokio::join!(here.play("here", 0, "1"), there.play("there", 0, "2"));
    match race {
        (Ok(0), Err(refusal)) | (Err(refusal), Ok(0)) => {
            let is_late = matches!(refusal, Refusal::Stale { .. } | Refusal::NotYourTurn);
            assert!(is_late, "{refusal:?}");
        }
        other => panic!("{other:?}"),
    }
    let kept = ann.table(&id).await.turns;
    assert_eq!(kept.len(), 1);
    assert_eq!(ann.at(&west).table(&id).await.turns, kept);
    east.close().await;
    west.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_on_two_nodes_is_given_once() {
    let base = Base::postgres();
    let (east, west) = (House::open(&base).await, House::open(&base).await);
    let ann = Player::guest(&east).await;
    let id = ann
        .make("9 stones 2 seats", &["me", "open"], json!({}))
        .await;
    let (bob, carl) = (Player::guest(&east).await, Player::guest(&west).await);
    let path = format!("/api/games/{id}/seats");
    let (one, other) = tokio::join!(bob.post(&path, json!({})), carl.post(&path, json!({})));
    let mut statuses = [one.status, other.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    east.close().await;
    west.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_postgres_is_restarted_play_goes_on_and_nothing_is_lost() {
    let cluster = Arc::new(Cluster::start());
    let base = Base::Postgres(cluster.clone(), cluster.new_database());
    let (east, west) = (House::open(&base).await, House::open(&base).await);
    let (ann, bob, id) = two(&east, "300 stones 2 seats", json!({})).await;
    let mut a = ann.connect(&id).await;
    let mut b = bob.at(&west).connect(&id).await;
    let mut kept = Vec::new();
    for ply in 0..12_u32 {
        if ply == 5 {
            let cluster = cluster.clone();
            tokio::task::spawn_blocking(move || cluster.control("restart"))
                .await
                .unwrap();
        }
        let mover = if ply % 2 == 0 { &mut a } else { &mut b };
        let text = ["1", "2"][ply as usize % 2];
        // As a page does: the same key until it is kept.
        let mut answer = mover.play(&format!("k{ply}"), ply, text).await;
        for _ in 0..600 {
            if !answer.as_ref().is_err_and(Refusal::can_wait) {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            answer = mover.play(&format!("k{ply}"), ply, text).await;
        }
        assert_eq!(answer, Ok(ply));
        kept.push(text.to_owned());
    }
    for house in [&east, &west] {
        let turns = ann.at(house).table(&id).await.turns;
        let turns: Vec<String> = turns.into_iter().map(|turn| turn.text).collect();
        assert_eq!(turns, kept);
    }
    east.close().await;
    west.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_whose_connections_die_silently_hears_again_and_can_be_stopped() {
    let base = Base::postgres();
    let relay = Relay::before(&base).await;
    let (east, west) = (
        House::open(&base).await,
        House::open(&relay.base(&base)).await,
    );
    let (ann, bob, id) = two(&east, "99 stones 2 seats", json!({})).await;
    let mut a = ann.connect(&id).await;
    let mut b = bob.at(&west).connect(&id).await;
    a.play("before", 0, "1").await.unwrap();
    assert_eq!(b.turn(0).await, "1");
    relay.deafen();
    let mut late = ann.at(&east).connect(&id).await;
    drop(a);
    bob.connect(&id).await.play("behind", 1, "1").await.unwrap();
    late.play("after", 2, "2").await.unwrap();
    assert_eq!(b.turn(2).await, "2");
    relay.deafen();
    let stopped = tokio::time::timeout(PATIENCE, west.close()).await;
    assert!(stopped.is_ok(), "it does not stop");
    east.close().await;
}

/// Waits until so many statements wait for a lock.
async fn waiting(db: &PgPool, wanted: i64) {
    let sql = "SELECT COUNT(*) FROM pg_stat_activity \
               WHERE wait_event_type = 'Lock' AND datname = current_database()";
    let waiting = async {
        while sqlx::query_scalar::<_, i64>(sql)
            .fetch_one(db)
            .await
            .unwrap()
            < wanted
        {}
    };
    tokio::time::timeout(PATIENCE, waiting).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_die_with_a_question_on_its_way_are_replaced() {
    let base = Base::postgres();
    let relay = Relay::before(&base).await;
    let house = House::open(&relay.base(&base)).await;
    let nobody = Player::nobody(&house);
    let db = PgPool::connect(&base.address()).await.unwrap();
    let mut lock = db.begin().await.unwrap();
    let nobody_reads = sqlx::query("LOCK TABLE games IN ACCESS EXCLUSIVE MODE");
    nobody_reads.execute(&mut *lock).await.unwrap();
    // More than there are connections.
    let mut asking = JoinSet::new();
    for _ in 0..20 {
        let nobody = nobody.clone();
        asking.spawn(async move { nobody.get("/api/games").await.status });
    }
    waiting(&db, 12).await;
    relay.deafen();
    lock.rollback().await.unwrap();
    asking.join_all().await;
    let answered = async { while nobody.get("/api/games").await.status != 200 {} };
    tokio::time::timeout(PATIENCE, answered).await.unwrap();
    db.close().await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_with_different_clocks_agree_on_the_time() {
    let base = Base::postgres();
    let fast = Time::since(Time::default().now() + 3_600_000);
    let (east, west) = (House::open(&base).await, House::at(&base, fast).await);
    let clock = json!({ "clock": { "kind": "fischer", "start": 900_000, "increment": 0 } });
    let (ann, bob, id) = two(&east, "99 stones 2 seats", clock).await;
    let mut a = ann.connect(&id).await;
    let mut b = bob.connect(&id).await;
    a.play("a", 0, "1").await.unwrap();
    b.play("b", 1, "1").await.unwrap();
    let (here, there) = (ann.table(&id).await, ann.at(&west).table(&id).await);
    assert!(
        here.now.abs_diff(there.now) < 600_000,
        "{} {}",
        here.now,
        there.now
    );
    assert_eq!(there.result, None);
    east.close().await;
    west.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_way_to_postgres_can_be_encrypted() {
    let base = Base::postgres();
    let required = format!("{}?sslmode=require", base.address());
    let store = Store::open(&required).await.unwrap();
    let plain = format!("{}?sslmode=disable", base.address());
    let db = PgPool::connect(&plain).await.unwrap();
    let encrypted = "SELECT COUNT(*) FILTER (WHERE ssl), COUNT(*) FROM pg_stat_ssl \
                     JOIN pg_stat_activity USING (pid) \
                     WHERE datname = current_database() AND pid <> pg_backend_pid()";
    let (encrypted, all): (i64, i64) = sqlx::query_as(encrypted).fetch_one(&db).await.unwrap();
    assert!(encrypted > 0 && encrypted == all, "{encrypted} of {all}");
    db.close().await;
    store.close().await;
}
