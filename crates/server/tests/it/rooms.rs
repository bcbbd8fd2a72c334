//! Rooms: seats, lobby, private links, watchers, chat and mute, rematch.

use online::{Ask, Phase, Refusal, Seat, Sitter, Tell};
use serde_json::json;

use super::turns::{both, two};
use crate::support::{Base, House, Player};

crate::on_both! {
    a_seat_is_given_to_one_of_those_who_race_for_it,
    only_public_games_are_in_the_lobby,
    a_seat_can_be_kept_for_somebody,
    whoever_leaves_before_the_start_frees_the_seat_and_the_maker_calls_it_off,
    watchers_see_everything_and_touch_nothing,
    chat_reaches_everybody_but_those_who_do_not_want_it,
    a_rematch_begins_when_all_want_it_with_the_seats_changed,
    who_is_there_is_shown,
}

async fn a_seat_is_given_to_one_of_those_who_race_for_it(base: Base) {
    let house = House::open(&base).await;
    let ann = Player::guest(&house).await;
    let id = ann
        .make("20 stones 2 seats", &["me", "open"], json!({}))
        .await;
    let mut racers = Vec::new();
    for _ in 0..6 {
        let racer = Player::guest(&house).await;
        let path = format!("/api/games/{id}/seats");
        racers.push(tokio::spawn(async move {
            racer.post(&path, json!({})).await.status
        }));
    }
    let mut seated = 0;
    for racer in racers {
        match racer.await.unwrap() {
            200 => seated += 1,
            status => assert_eq!(status, 409),
        }
    }
    assert_eq!(seated, 1);
    assert_eq!(ann.table(&id).await.phase, Phase::Running);
    house.close().await;
}

async fn only_public_games_are_in_the_lobby(base: Base) {
    let house = House::open(&base).await;
    let ann = Player::guest(&house).await;
    let hidden = ann
        .make("20 stones 2 seats", &["me", "open"], json!({}))
        .await;
    let shown = ann
        .make(
            "20 stones 3 seats",
            &["engine", "me", "open"],
            json!({ "public": true }),
        )
        .await;
    assert!(hidden.len() >= 16 && hidden != shown);
    let bob = Player::guest(&house).await;
    let lobby = bob.get("/api/games?phase=open").await.expect(200).json();
    assert_eq!(lobby.as_array().unwrap().len(), 1);
    assert_eq!(lobby[0]["id"], json!(shown));
    assert_eq!(lobby[0]["seats"][0]["sitter"]["kind"], "engine");
    assert_eq!(lobby[0]["seats"][1]["name"], json!(ann.name));
    let mine = ann.get("/api/games?mine=true").await.expect(200).json();
    assert_eq!(mine.as_array().unwrap().len(), 2);
    assert_eq!(bob.table(&hidden).await.phase, Phase::Open);
    assert_eq!(bob.sit(&shown).await, 2);
    let lobby = bob.get("/api/games?phase=open").await.expect(200).json();
    assert_eq!(lobby, json!([]));
    let mine = bob.get("/api/games?mine=true").await.expect(200).json();
    assert_eq!(
        (&mine[0]["you"], &mine[0]["phase"]),
        (&json!(2), &json!("running"))
    );
    assert!(mine[0]["to_move"].is_u64());
    house.close().await;
}

async fn a_seat_can_be_kept_for_somebody(base: Base) {
    let house = House::open(&base).await;
    let ann = Player::guest(&house).await;
    let (carl, guest) = (
        Player::account(&house, "Carl").await,
        Player::guest(&house).await,
    );
    let id = ann
        .make("20 stones 2 seats", &["me", "Carl"], json!({}))
        .await;
    let path = format!("/api/games/{id}/seats");
    let refused = guest.post(&path, json!({})).await.expect(409).json();
    assert_eq!(refused["reason"], "this seat is not free for you");
    assert_eq!(carl.sit(&id).await, 1);
    let unknown = crate::support::player::wish("9 stones 2 seats", &["me", "Nemo"], json!({}));
    ann.post("/api/games", unknown).await.expect(404);
    house.close().await;
}

async fn whoever_leaves_before_the_start_frees_the_seat_and_the_maker_calls_it_off(base: Base) {
    let house = House::open(&base).await;
    let (ann, bob) = (Player::guest(&house).await, Player::guest(&house).await);
    let id = ann
        .make("20 stones 3 seats", &["me", "open", "open"], json!({}))
        .await;
    bob.sit(&id).await;
    let path = format!("/api/games/{id}/seats");
    bob.ask("DELETE", &path, None).await.expect(204);
    assert_eq!(bob.table(&id).await.seats[1].sitter, Sitter::Open);
    bob.ask("DELETE", &path, None).await.expect(403);
    ann.ask("DELETE", &path, None).await.expect(204);
    assert_eq!(bob.table(&id).await.phase, Phase::Over);
    bob.post(&path, json!({})).await.expect(409);
    house.close().await;
}

async fn watchers_see_everything_and_touch_nothing(base: Base) {
    let house = House::open(&base).await;
    let (ann, bob, id) = two(&house, "20 stones 2 seats", json!({})).await;
    let (mut a, _b) = both(&ann, &bob, &id).await;
    let mut watcher = Player::nobody(&house).connect(&id).await;
    for ask in [Ask::Resign, Ask::Draw, Ask::DeclineDraw, Ask::Rematch] {
        watcher.send(&ask).await;
        assert_eq!(watcher.refusal().await, Refusal::OnlyWatching);
    }
    watcher.chat("hi").await;
    assert_eq!(watcher.refusal().await, Refusal::OnlyWatching);
    a.play("1", 0, "2").await.unwrap();
    assert_eq!(watcher.turn(0).await, "2");
    let table = ann.table(&id).await;
    assert_eq!((table.watchers, table.phase), (1, Phase::Running));
    house.close().await;
}

async fn chat_reaches_everybody_but_those_who_do_not_want_it(base: Base) {
    let house = House::open(&base).await;
    let (ann, bob, id) = two(&house, "20 stones 2 seats", json!({})).await;
    let (mut a, mut b) = both(&ann, &bob, &id).await;
    let said = |tell| match tell {
        Tell::Chat(said) => Some((said.name.to_string(), said.text)),
        _ => None,
    };
    a.chat("good luck").await;
    let line = (ann.name.clone(), "good luck".to_owned());
    assert_eq!(b.until(said).await, line);
    assert_eq!(a.until(said).await, line);
    let mute = json!({ "game": id, "name": ann.name, "on": true });
    bob.post("/api/mutes", mute).await.expect(204);
    a.chat("unheard").await;
    assert_eq!(a.until(said).await.1, "unheard");
    b.chat("I").await;
    assert_eq!(b.until(said).await.1, "I");
    let mut later = bob.open(&id).await;
    later
        .send(&Ask::Hello {
            version: online::VERSION,
            ply: 0,
        })
        .await;
    let lines: Vec<_> = later
        .table()
        .await
        .chat
        .into_iter()
        .map(|said| said.text)
        .collect();
    assert_eq!(lines, ["I"]);
    let mute = json!({ "game": id, "name": "nobody", "on": true });
    bob.post("/api/mutes", mute).await.expect(404);
    house.close().await;
}

async fn a_rematch_begins_when_all_want_it_with_the_seats_changed(base: Base) {
    let house = House::open(&base).await;
    let (ann, bob, id) = two(&house, "2 stones 2 seats", json!({ "public": true })).await;
    let (mut a, mut b) = both(&ann, &bob, &id).await;
    a.send(&Ask::Rematch).await;
    assert_eq!(a.refusal().await, Refusal::NotOver);
    a.play("1", 0, "2").await.unwrap();
    a.send(&Ask::Rematch).await;
    b.until(|tell| match tell {
        Tell::Table(table) if table.seats[0].rematch => Some(()),
        _ => None,
    })
    .await;
    b.send(&Ask::Rematch).await;
    let next = |tell| match tell {
        Tell::Table(table) => table.next.map(String::from),
        _ => None,
    };
    let (next_a, next_b) = (a.until(next).await, b.until(next).await);
    assert_eq!(next_a, next_b);
    let table = ann.table(&next_a).await;
    assert_eq!(
        (table.phase, table.you, table.public),
        (Phase::Running, Some(Seat(1)), true)
    );
    assert_eq!(bob.table(&next_a).await.you, Some(Seat(0)));
    a.send(&Ask::Rematch).await;
    assert_eq!(a.refusal().await, Refusal::RematchAsked);
    house.close().await;
}

async fn who_is_there_is_shown(base: Base) {
    let house = House::open(&base).await;
    let (ann, bob, id) = two(&house, "20 stones 2 seats", json!({})).await;
    let mut a = ann.connect(&id).await;
    let present = |wanted: [bool; 2]| {
        move |tell| match tell {
            Tell::Presence { present, .. } if present == wanted => Some(()),
            _ => None,
        }
    };
    let b = bob.connect(&id).await;
    a.until(present([true, true])).await;
    drop(b);
    a.until(present([true, false])).await;
    house.close().await;
}
