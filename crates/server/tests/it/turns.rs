//! Turns: only whole legal ones of the seat to move, each once, each kept before it is acknowledged.

use online::{Ask, Ending, Phase, Refusal, Seat, Tell, VERSION};
use serde_json::{Value, json};

use crate::support::player::PATIENCE;
use crate::support::toy::READ;
use crate::support::{Base, House, Player, Socket};

crate::on_both! {
    a_game_is_played_to_its_end_and_kept,
    a_retry_gets_the_same_answer_and_is_played_once,
    everything_but_a_whole_legal_turn_is_refused_and_changes_nothing,
    whoever_comes_back_is_told_what_was_missed,
    two_windows_of_one_player_stay_in_step,
    an_offered_draw_is_declined_by_playing_on_and_accepted_by_a_word,
    giving_up_loses_and_before_everybody_moved_calls_the_game_off,
    the_engine_plays_its_seat_also_after_a_restart,
    a_turn_of_the_engine_that_was_not_kept_is_kept_as_soon_as_it_can_be,
}

/// Two guests at a table of the toy.
pub async fn two(house: &House, setup: &str, more: Value) -> (Player, Player, String) {
    let (ann, bob) = (Player::guest(house).await, Player::guest(house).await);
    let id = ann.make(setup, &["me", "open"], more).await;
    assert_eq!(bob.sit(&id).await, 1);
    (ann, bob, id)
}

pub async fn both(ann: &Player, bob: &Player, id: &str) -> (Socket, Socket) {
    (ann.connect(id).await, bob.connect(id).await)
}

async fn a_game_is_played_to_its_end_and_kept(base: Base) {
    let house = House::open(&base).await;
    let (ann, bob, id) = two(&house, "7 stones 2 seats", json!({ "public": true })).await;
    let (mut a, mut b) = both(&ann, &bob, &id).await;
    assert_eq!(a.play("k1", 0, "2").await, Ok(0));
    assert_eq!(b.turn(0).await, "2");
    assert_eq!(b.play("k1-b", 1, "3+1").await, Ok(1));
    assert_eq!(a.turn(1).await, "3+1");
    assert_eq!(a.play("k2", 2, "1").await, Ok(2));
    let over = loop {
        let table = b.table().await;
        if table.phase == Phase::Over {
            break table;
        }
    };
    let result = over.result.unwrap();
    assert_eq!((result.ending, result.places), (Ending::Rules, vec![1, 2]));
    house.close().await;

    let house = House::open(&base).await;
    let stranger = Player::nobody(&house);
    let table = stranger.table(&id).await;
    let turns: Vec<_> = table.turns.iter().map(|turn| turn.text.as_str()).collect();
    assert_eq!(turns, ["2", "3+1", "1"]);
    assert_eq!(table.result.unwrap().score, "1,2");
    let found = stranger
        .get("/api/games?phase=over&result=1,2&game=pile")
        .await;
    assert_eq!(found.expect(200).json()[0]["id"], json!(id));
    let none = stranger.get("/api/games?phase=over&result=2,1").await;
    assert_eq!(none.expect(200).json(), json!([]));
    let text = stranger
        .get(&format!("/api/games/{id}/record.txt"))
        .await
        .expect(200);
    assert_eq!(text.body, format!("{} {} | 2 3+1 1", ann.name, bob.name));
    let sgf = stranger.get(&format!("/api/games/{id}/record.sgf")).await;
    assert_eq!(sgf.expect(200).body, "(;GM[pile]SU[7 stones 2 seats])");
    house.close().await;
}

async fn a_retry_gets_the_same_answer_and_is_played_once(base: Base) {
    let house = House::open(&base).await;
    let (ann, bob, id) = two(&house, "20 stones 2 seats", json!({})).await;
    let (mut a, mut b) = both(&ann, &bob, &id).await;
    assert_eq!(a.play("once", 0, "2").await, Ok(0));
    assert_eq!(a.play("once", 0, "2").await, Ok(0));
    let mut again = ann.connect(&id).await;
    assert_eq!(again.play("once", 0, "2").await, Ok(0));
    assert_eq!(b.play("other", 1, "1").await, Ok(1));
    assert_eq!(a.play("once", 0, "2").await, Ok(0));
    assert_eq!(ann.table(&id).await.ply, 2);
    // The same key for another turn is a mistake; in another's hand it is another key.
    assert_eq!(a.play("once", 2, "1").await, Err(Refusal::KeyUsed));
    let stale = |asked, made| Err(Refusal::Stale { asked, made });
    assert_eq!(b.play("once", 0, "2").await, stale(0, 2));
    house.close().await;
}

async fn everything_but_a_whole_legal_turn_is_refused_and_changes_nothing(base: Base) {
    let house = House::open(&base).await;
    let (ann, bob, id) = two(&house, "20 stones 2 seats", json!({})).await;
    let (mut a, mut b) = both(&ann, &bob, &id).await;
    let mut watcher = Player::guest(&house).await.connect(&id).await;
    let mut stranger = Player::nobody(&house).connect(&id).await;
    for (text, why) in [
        ("4", "so many cannot be taken"),
        ("3", "the turn is not complete"),
        ("2+2", "so many cannot be taken"),
        ("", "a turn is a number"),
        ("e4", "a turn is a number"),
    ] {
        let (turn, why) = (text.to_owned(), why.to_owned());
        let illegal = Refusal::Illegal { turn, why };
        assert_eq!(a.play("k", 0, text).await, Err(illegal));
    }
    assert_eq!(b.play("k", 0, "1").await, Err(Refusal::NotYourTurn));
    let (asked, made) = (1, 0);
    assert_eq!(
        a.play("k", 1, "1").await,
        Err(Refusal::Stale { asked, made })
    );
    assert_eq!(watcher.play("k", 0, "1").await, Err(Refusal::NotSeated));
    assert_eq!(stranger.play("k", 0, "1").await, Err(Refusal::OnlyWatching));
    let waiting = ann
        .make("20 stones 2 seats", &["me", "open"], json!({}))
        .await;
    let mut early = ann.connect(&waiting).await;
    assert_eq!(early.play("k", 0, "1").await, Err(Refusal::NotBegun));
    assert_eq!(ann.table(&id).await.ply, 0);
    assert_eq!(a.play("k", 0, "1").await, Ok(0));
    b.send(&Ask::Resign).await;
    while b.table().await.phase != Phase::Over {}
    assert_eq!(b.play("k2", 1, "1").await, Err(Refusal::Over));
    house.close().await;
}

async fn whoever_comes_back_is_told_what_was_missed(base: Base) {
    let house = House::open(&base).await;
    let (ann, bob, id) = two(&house, "30 stones 2 seats", json!({})).await;
    let (mut a, mut b) = both(&ann, &bob, &id).await;
    a.play("1", 0, "1").await.unwrap();
    b.turn(0).await;
    drop(b);
    // Nobody may play for the one who is away, but the game can be looked at from any ply.
    let mut b = bob.open(&id).await;
    b.send(&Ask::Hello {
        version: VERSION,
        ply: 1,
    })
    .await;
    let table = b.table().await;
    assert_eq!((table.from, table.turns.len(), table.ply), (1, 0, 1));
    b.play("2", 1, "2").await.unwrap();
    a.turn(1).await;
    b.send(&Ask::Hello {
        version: VERSION,
        ply: 1,
    })
    .await;
    let table = b.table().await;
    assert_eq!((table.from, table.turns[0].text.as_str()), (1, "2"));
    b.send(&Ask::Hello {
        version: VERSION,
        ply: 99,
    })
    .await;
    let table = b.table().await;
    assert_eq!((table.from, table.turns.len()), (2, 0));
    assert_eq!(table.you, Some(Seat(1)));
    house.close().await;
}

async fn two_windows_of_one_player_stay_in_step(base: Base) {
    let house = House::open(&base).await;
    let (ann, bob, id) = two(&house, "20 stones 2 seats", json!({})).await;
    let (mut left, mut right) = (ann.connect(&id).await, ann.connect(&id).await);
    let mut b = bob.connect(&id).await;
    left.play("l", 0, "2").await.unwrap();
    assert_eq!(right.turn(0).await, "2");
    b.play("b", 1, "1").await.unwrap();
    assert_eq!(left.turn(1).await, "1");
    assert_eq!(right.turn(1).await, "1");
    right.play("r", 2, "2").await.unwrap();
    assert_eq!(left.turn(2).await, "2");
    house.close().await;
}

async fn an_offered_draw_is_declined_by_playing_on_and_accepted_by_a_word(base: Base) {
    let house = House::open(&base).await;
    let (ann, bob, id) = two(&house, "20 stones 2 seats", json!({})).await;
    let (mut a, mut b) = both(&ann, &bob, &id).await;
    let offered = |tell| match tell {
        Tell::Table(table) if table.draw == Some(Seat(0)) => Some(()),
        _ => None,
    };
    a.play("1", 0, "1").await.unwrap();
    a.send(&Ask::Draw).await;
    b.until(offered).await;
    a.send(&Ask::Draw).await;
    assert_eq!(a.refusal().await, Refusal::DrawOffered);
    b.play("2", 1, "1").await.unwrap();
    assert_eq!(bob.table(&id).await.draw, None);
    b.send(&Ask::DeclineDraw).await;
    assert_eq!(b.refusal().await, Refusal::NoDrawOffered);
    a.send(&Ask::Draw).await;
    b.until(offered).await;
    b.send(&Ask::DeclineDraw).await;
    while a.table().await.draw.is_some() {}
    a.send(&Ask::Draw).await;
    b.until(offered).await;
    b.send(&Ask::Draw).await;
    let over = loop {
        let table = a.table().await;
        if let Some(result) = table.result {
            break result;
        }
    };
    assert_eq!((over.ending, over.places), (Ending::Agreement, vec![1, 1]));
    house.close().await;
}

async fn giving_up_loses_and_before_everybody_moved_calls_the_game_off(base: Base) {
    let house = House::open(&base).await;
    let (ann, bob, id) = two(&house, "20 stones 2 seats", json!({})).await;
    let (mut a, _b) = both(&ann, &bob, &id).await;
    a.play("1", 0, "1").await.unwrap();
    a.send(&Ask::Resign).await;
    while a.table().await.phase != Phase::Over {}
    let off = ann.table(&id).await.result.unwrap();
    assert_eq!((off.ending, off.places.len()), (Ending::Aborted, 0));

    let (ann, bob, id) = two(&house, "20 stones 2 seats", json!({})).await;
    let (mut a, mut b) = both(&ann, &bob, &id).await;
    a.play("1", 0, "1").await.unwrap();
    b.play("2", 1, "1").await.unwrap();
    b.send(&Ask::Resign).await;
    while a.table().await.phase != Phase::Over {}
    let lost = ann.table(&id).await.result.unwrap();
    assert_eq!(
        (lost.ending, lost.places),
        (Ending::Resignation, vec![1, 2])
    );
    b.send(&Ask::Resign).await;
    assert_eq!(b.refusal().await, Refusal::Over);
    house.close().await;
}

async fn the_engine_plays_its_seat_also_after_a_restart(base: Base) {
    let house = House::open(&base).await;
    let ann = Player::guest(&house).await;
    let id = ann
        .make("9 stones 2 seats", &["engine", "me"], json!({}))
        .await;
    let mut a = ann.connect(&id).await;
    while ann.table(&id).await.ply < 1 {
        tokio::task::yield_now().await;
    }
    a.play("1", 1, "1").await.unwrap();
    assert_eq!(a.turn(2).await, "1");
    house.close().await;
    let house = House::open(&base).await;
    let mut a = ann.at(&house).connect(&id).await;
    a.play("2", 3, "1").await.unwrap();
    assert_eq!(a.turn(4).await, "1");
    house.close().await;
}

/// How often turns of the engine were tried again.
async fn retries(player: &Player) -> u32 {
    let metrics = player.get("/metrics").await.expect(200).body;
    let name = "sixfold_engine_turns_retried_total ";
    let line = metrics.lines().find_map(|line| line.strip_prefix(name));
    line.unwrap().parse().unwrap()
}

async fn a_turn_of_the_engine_that_was_not_kept_is_kept_as_soon_as_it_can_be(base: Base) {
    let house = House::open(&base).await;
    let ann = Player::guest(&house).await;
    let id = ann
        .make("9 stones 2 seats", &["me", "engine"], json!({}))
        .await;
    let mut a = ann.connect(&id).await;
    base.refuse_engine_turns().await;
    a.play("1", 0, "1").await.unwrap();
    let tried = async { while retries(&ann).await < 3 {} };
    tokio::time::timeout(PATIENCE, tried).await.unwrap();
    base.take_engine_turns().await;
    assert_eq!(a.turn(1).await, "1");
    assert_eq!(a.play("2", 2, "1").await, Ok(2));
    assert_eq!(a.turn(3).await, "1");
    assert_eq!(ann.table(&id).await.ply, 4);
    house.close().await;
}

/// Everything runs on the thread of this test, so that the toy counts every turn that is read.
#[tokio::test]
async fn a_turn_is_read_once_and_a_retry_not_at_all() {
    let base = Base::sqlite();
    let house = House::open(&base).await;
    let (ann, bob, id) = two(&house, "30 stones 2 seats", json!({})).await;
    let (mut a, mut b) = both(&ann, &bob, &id).await;
    let before = READ.get();
    assert_eq!(a.play("k0", 0, "3+1").await, Ok(0));
    assert_eq!(b.play("k1", 1, "2").await, Ok(1));
    assert_eq!(b.play("k1", 1, "2").await, Ok(1));
    assert_eq!(READ.get() - before, 2);
    house.close().await;
}
