//! The clients of `docs/api.md`, in Python and in JavaScript, at a real server.

use std::process::Command;

use online::{Ask, Phase};
use serde_json::{Value, json};

use crate::House;
use crate::player::Player;
use crate::process::Folder;

const DOCS: &str = include_str!("../../../../docs/api.md");
const OPENAPI: &str = include_str!("../../../server/openapi.json");

/// The program in the documentation that is written in a language.
fn program(language: &str) -> &'static str {
    let (_, rest) = DOCS.split_once(&format!("```{language}\n")).unwrap();
    rest.split_once("```").unwrap().0
}

/// What a program prints, given a server and a name.
fn printed(command: &mut Command, house: &House) -> Vec<String> {
    let server = format!("http://{}", house.address);
    let output = command.args([&server, "Ann"]).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().map(str::to_owned).collect()
}

/// A public game of YINSH, which the first player gives up.
async fn given_up(ann: &Player, bob: &Player, rated: bool) {
    let clock = json!({ "kind": "fischer", "start": 600_000, "increment": 1_000 });
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let wish = json!({
        "game": "yinsh", "setup": "blitz", "seats": seats, "clock": clock, "public": true, "rated": rated,
    });
    let made = ann.post("/api/games", wish).await.expect(201).json();
    let id = made["id"].as_str().unwrap();
    bob.sit(id).await;
    let mut socket = ann.connect(id).await;
    socket.play("a", 0, "e3").await.unwrap();
    bob.connect(id).await.play("b", 1, "f6").await.unwrap();
    socket.send(&Ask::Resign).await;
    while ann.table(id).await.phase != Phase::Over {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clients_of_the_documentation_work() {
    let folder = Folder::new();
    let house = House::start(&folder.file("games.db"), 0);
    let (ann, bob) = (
        Player::account(&house, "Ann").await,
        Player::account(&house, "Bob").await,
    );
    given_up(&ann, &bob, true).await;
    given_up(&bob, &ann, false).await;
    let rated = async || {
        let told = ann.get("/api/players/Ann/ratings").await.expect(200);
        told.json()[0]["points"][0]["rating"].as_f64()
    };
    while rated().await.is_none() {
        tokio::task::yield_now().await;
    }
    let rating = rated().await.unwrap().round();
    let games = ["0-1 e3 f6", "0-1 e3 f6"];

    let lines = printed(
        Command::new("python3").args(["-c", program("python")]),
        &house,
    );
    assert_eq!(lines[0], format!("yinsh {rating}"));
    assert_eq!(lines[1..3], games);
    assert!(
        lines[3].starts_with("solve ") && lines[3].contains(" by "),
        "{lines:?}"
    );
    assert_eq!(lines.len(), 4);

    let node = ["--input-type=module", "--eval", program("js"), "--"];
    let lines = printed(Command::new("node").args(node), &house);
    assert_eq!(lines[..2], games);
    assert_eq!(lines[2], "0 tables wait:");
    assert!(lines[3].starts_with("today "), "{lines:?}");
    assert_eq!(lines.len(), 4);
    house.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn puzzles_are_told_by_name_and_by_wish() {
    let folder = Folder::new();
    let house = House::start(&folder.file("games.db"), 0);
    let nobody = Player {
        address: house.address.clone(),
        cookie: String::new(),
        name: String::new(),
    };
    let path = "/api/puzzle/next?game=gemblo&theme=fewest-left&rating=2000";
    let told = nobody.get(path).await.expect(200).json();
    assert_eq!(
        (&told["game"], &told["kind"]),
        (&json!("gemblo"), &json!("fewest"))
    );
    let id = told["id"].as_str().unwrap();
    let same = nobody.get(&format!("/api/puzzle/{id}")).await.expect(200);
    assert_eq!(same.json(), told);
    nobody.get("/api/puzzle/next?game=chess").await.expect(404);
    nobody
        .get("/api/puzzle/next?rating=strong")
        .await
        .expect(400);
    nobody.get("/api/puzzle/nothing").await.expect(404);
    let silhouette = nobody.get("/api/puzzle/daily/silhouette").await.expect(200);
    let described: Value = serde_json::from_str(OPENAPI).unwrap();
    let schema = &described["components"]["schemas"]["Silhouette"];
    let members = schema["properties"].as_object().unwrap().keys();
    let told = silhouette.json();
    assert!(members.eq(told.as_object().unwrap().keys()), "{told}");
    let cells = told["cells"].as_array().unwrap().len();
    assert!((13..40).contains(&cells), "{told}");
    house.stop();
}
