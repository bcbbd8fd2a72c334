//! Clocks that run whether anybody is there or not.

use online::{Ending, Phase};
use serde_json::json;
use server::Time;

use super::turns::{both, two};
use crate::support::player::PATIENCE;
use crate::support::{Base, House, Player};

crate::on_both! {
    a_flag_falls_with_nobody_connected_and_the_server_stopped_in_between,
    with_many_a_flag_retires_one_and_the_others_play_on,
    a_game_whose_first_turn_never_comes_is_called_off,
}

const START: u32 = 600_000;
/// Longer than anybody has; far longer than a busy machine takes for a test.
const TOO_LONG: u32 = START + 60_000;

fn clock() -> serde_json::Value {
    json!({ "clock": { "kind": "fischer", "start": START, "increment": 100 } })
}

/// A server, and the clock that it goes by.
async fn open(base: &Base) -> (House, Time) {
    let time = Time::default();
    (House::at(base, time.clone()).await, time)
}

/// Waits until a game is over, without a connection.
async fn over(player: &Player, id: &str) -> online::Result {
    let over = async {
        loop {
            if let Some(result) = player.table(id).await.result {
                return result;
            }
        }
    };
    let over = tokio::time::timeout(PATIENCE, over).await;
    over.expect("the flag falls")
}

async fn a_flag_falls_with_nobody_connected_and_the_server_stopped_in_between(base: Base) {
    let house = House::open(&base).await;
    let (ann, bob, id) = two(&house, "20 stones 2 seats", clock()).await;
    let (mut a, mut b) = both(&ann, &bob, &id).await;
    a.play("1", 0, "1").await.unwrap();
    b.play("2", 1, "1").await.unwrap();
    let left = ann.table(&id).await.seats[0].left.unwrap();
    assert_eq!(left, u64::from(START), "the first turn costs no time");
    drop((a, b));
    house.close().await;
    let (house, time) = open(&base).await;
    time.advance(TOO_LONG);
    let result = over(&bob.at(&house), &id).await;
    assert_eq!((result.ending, result.places), (Ending::Time, vec![2, 1]));
    house.close().await;
}

async fn with_many_a_flag_retires_one_and_the_others_play_on(base: Base) {
    let (house, time) = open(&base).await;
    let mut players = Vec::new();
    for _ in 0..3 {
        players.push(Player::guest(&house).await);
    }
    let setup = "40 stones 3 seats";
    let id = players[0]
        .make(setup, &["me", "open", "open"], clock())
        .await;
    players[1].sit(&id).await;
    players[2].sit(&id).await;
    let mut sockets = Vec::new();
    for player in &players {
        sockets.push(player.connect(&id).await);
    }
    for (ply, socket) in sockets.iter_mut().enumerate() {
        socket.play("first", ply as u32, "2").await.unwrap();
    }
    // Seat 0 lets the time run out: the table takes one stone for it, now and whenever it is due.
    time.advance(TOO_LONG);
    assert_eq!(sockets[1].turn(3).await, "1");
    let table = players[1].table(&id).await;
    assert!(table.seats[0].retired && table.phase == Phase::Running);
    assert_eq!(table.to_move, Some(online::Seat(1)));
    sockets[1].play("on", 4, "1").await.unwrap();
    sockets[2].play("on", 5, "1").await.unwrap();
    assert_eq!(sockets[1].turn(6).await, "1");
    let refused = sockets[0].play("late", 7, "1").await.unwrap_err();
    assert_eq!(refused, online::Refusal::NotYourTurn);
    time.advance(TOO_LONG);
    let result = over(&players[1], &id).await;
    assert_eq!(
        (result.ending, result.places),
        (Ending::Time, vec![3, 2, 1])
    );
    house.close().await;
}

async fn a_game_whose_first_turn_never_comes_is_called_off(base: Base) {
    let (house, time) = open(&base).await;
    let (_ann, bob, id) = two(&house, "20 stones 2 seats", clock()).await;
    time.advance(TOO_LONG);
    let result = over(&bob, &id).await;
    assert_eq!(result.ending, Ending::Aborted);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_machine_whose_clock_was_set_back_while_no_server_ran_gives_nobody_time() {
    const HOUR: u64 = 3_600_000;
    let base = Base::sqlite();
    let house = House::open(&base).await;
    let (ann, bob, id) = two(&house, "20 stones 2 seats", clock()).await;
    let (mut a, mut b) = both(&ann, &bob, &id).await;
    a.play("1", 0, "1").await.unwrap();
    b.play("2", 1, "1").await.unwrap();
    house.close().await;
    let time = Time::since(Time::default().now() - HOUR);
    let house = House::at(&base, time.clone()).await;
    let table = bob.at(&house).table(&id).await;
    assert!(table.now >= table.since, "{} {}", table.now, table.since);
    time.advance(TOO_LONG);
    let result = over(&bob.at(&house), &id).await;
    assert_eq!((result.ending, result.places), (Ending::Time, vec![2, 1]));
    house.close().await;
}
