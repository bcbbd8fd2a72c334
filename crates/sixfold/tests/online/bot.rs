//! `sixfold bot` plays a whole game on a server.

use std::process::Command;

use game::{Match, Rng};
use online::Phase;
use serde_json::json;

use crate::House;
use crate::games::random_turn;
use crate::player::Player;
use crate::process::{Folder, PROGRAM};

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_with_a_ugi_engine_plays_a_game_to_its_end() {
    let folder = Folder::new();
    let house = House::start(&folder.file("games.db"), 0);
    let owner = Player::account(&house, "Owner").await;
    let bot = owner
        .post("/api/bots", json!({ "name": "Robbie" }))
        .await
        .expect(200)
        .json();
    let mut program = Command::new(PROGRAM)
        .args(["bot", "--server", &format!("http://{}", house.address)])
        .args([
            "--token",
            bot["token"].as_str().unwrap(),
            "--movetime",
            "20",
            "--games",
            "1",
        ])
        .args(["--engine", &format!("{PROGRAM} engine")])
        .spawn()
        .unwrap();
    let seats = json!([{ "kind": "me" }, { "kind": "invited", "name": "Robbie" }]);
    let wish = json!({ "game": "yinsh", "setup": "blitz", "seats": seats });
    let made = owner.post("/api/games", wish).await.expect(201).json();
    let id = made["id"].as_str().unwrap();
    let mut rng = Rng::new(5);
    let mut looks = 0;
    loop {
        looks += 1;
        assert!(looks < 12_000, "the bot does not play on");
        let table = owner.table(id).await;
        if table.phase == Phase::Over {
            assert!(
                table.result.unwrap().places == [2, 1],
                "the engine beats chance"
            );
            break;
        }
        if table.to_move == Some(online::Seat(0)) {
            let turns = table.turns.iter().map(|turn| turn.text.as_str());
            let local = Match::<yinsh::Position>::replay(yinsh::Setup::BLITZ, turns).unwrap();
            let text = random_turn(local.position(), &mut rng);
            let mut socket = owner.connect(id).await;
            socket
                .play(&format!("k{}", table.ply), table.ply, &text)
                .await
                .unwrap();
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert!(program.wait().unwrap().success());
    house.stop();
}
