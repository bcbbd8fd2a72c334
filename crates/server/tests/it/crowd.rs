//! Many games at once, and a server that is stopped and started in between: nothing lost, nothing twice.

use online::Refusal;
use serde_json::json;

use super::turns::two;
use crate::support::{Base, House};

crate::on_both! {
    many_games_at_once_are_kept_each_turn_once,
}

async fn many_games_at_once_are_kept_each_turn_once(base: Base) {
    let house = House::open(&base).await;
    let mut games = Vec::new();
    for _ in 0..20 {
        games.push(two(&house, "100 stones 2 seats", json!({})).await);
    }
    let mut playing = Vec::new();
    for (ann, bob, id) in games {
        playing.push(tokio::spawn(async move {
            let (mut a, mut b) = (ann.connect(&id).await, bob.connect(&id).await);
            for ply in 0..30_u32 {
                let mover = if ply % 2 == 0 { &mut a } else { &mut b };
                let key = format!("k{ply}");
                assert_eq!(mover.play(&key, ply, "1").await, Ok(ply));
                // A nervous player sends everything twice.
                match mover.play(&key, ply, "1").await {
                    Ok(again) => assert_eq!(again, ply),
                    Err(refusal) => assert_eq!(refusal, Refusal::TooMany),
                }
            }
            (ann, id)
        }));
    }
    let mut done = Vec::new();
    for game in playing {
        done.push(game.await.unwrap());
    }
    house.close().await;
    let house = House::open(&base).await;
    for (ann, id) in done {
        assert_eq!(ann.at(&house).table(&id).await.ply, 30);
    }
    house.close().await;
}
