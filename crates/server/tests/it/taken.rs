//! What everybody may take home: public games that are over, ratings over time, results, open tables.

use std::time::Instant;

use online::Phase;
use serde_json::{Value, json};
use server::Settings;
use sqlx::sqlite::SqlitePool;

use crate::support::http::request;
use crate::support::{Base, House, Player};

crate::on_both! {
    only_public_games_that_are_over_are_taken_home,
    ratings_are_told_by_day_and_name_no_game,
    a_crosstable_counts_public_games,
    open_tables_are_told_to_those_who_may_sit_there,
}

/// Plays a game that the first player wins with its first turn, or the second with theirs.
async fn play(players: [&Player; 2], turns: &[&str], more: Value) -> String {
    let stones: u32 = turns.iter().map(|turn| turn.parse::<u32>().unwrap()).sum();
    let setup = format!("{stones} stones 2 seats");
    let id = players[0].make(&setup, &["me", "open"], more).await;
    players[1].sit(&id).await;
    for (ply, turn) in turns.iter().enumerate() {
        let mut socket = players[ply % 2].connect(&id).await;
        let played = socket.play(&format!("k{ply}"), ply as u32, turn).await;
        assert_eq!(played, Ok(ply as u32));
    }
    assert_eq!(players[0].table(&id).await.phase, Phase::Over);
    id
}

fn public() -> Value {
    json!({ "public": true })
}

/// The games of a stream, as somebody reads it.
async fn taken(reader: &Player, query: &str) -> Vec<Value> {
    let answer = reader.get(&format!("/api/players/Ann/games{query}")).await;
    let answer = answer.expect(200);
    assert_eq!(answer.header("content-type"), Some("application/x-ndjson"));
    let lines = answer.body.lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn ids(games: &[Value]) -> Vec<&str> {
    games
        .iter()
        .map(|game| game["id"].as_str().unwrap())
        .collect()
}

async fn only_public_games_that_are_over_are_taken_home(base: Base) {
    let house = House::open(&base).await;
    let ann = Player::account(&house, "Ann").await;
    let bob = Player::guest(&house).await;
    let first = play([&ann, &bob], &["2"], public()).await;
    let private = play([&ann, &bob], &["2"], json!({})).await;
    let second = play([&bob, &ann], &["1", "2"], public()).await;
    let running = ann
        .make("9 stones 2 seats", &["me", "open"], public())
        .await;
    bob.sit(&running).await;
    let aborted = ann
        .make("9 stones 2 seats", &["me", "open"], public())
        .await;
    let path = format!("/api/games/{aborted}/seats");
    ann.ask("DELETE", &path, None).await.expect(204);
    let others = play([&bob, &Player::guest(&house).await], &["2"], public()).await;

    // The owner of the private game gets no more than a stranger.
    for reader in [&Player::nobody(&house), &ann] {
        let all = taken(reader, "").await;
        assert_eq!(ids(&all), [&second, &first]);
        let text = all.iter().map(Value::to_string).collect::<String>();
        for closed in [&private, &running, &aborted, &others] {
            assert!(!text.contains(closed.as_str()), "{text}");
        }
    }
    let game = &taken(&bob, "?max=1").await[0];
    assert_eq!(game["turns"], json!(["1", "2"]));
    assert_eq!(
        (&game["score"], &game["ending"]),
        (&json!("2,1"), &json!("rules"))
    );
    let players =
        json!([{ "kind": "guest", "name": bob.name }, { "kind": "account", "name": "Ann" }]);
    assert_eq!(game["players"], players);
    let created = game["created"].as_u64().unwrap();
    assert_eq!(
        ids(&taken(&bob, &format!("?since={created}")).await),
        [&second]
    );
    assert_eq!(
        ids(&taken(&bob, &format!("?until={created}")).await),
        [&first]
    );
    assert_eq!(
        ids(&taken(&bob, "?variant=3%20stones%202%20seats").await),
        [&second]
    );
    assert_eq!(taken(&bob, "?variant=3").await.len(), 1);
    assert!(taken(&bob, "?game=chess").await.is_empty());
    let text = ann
        .get("/api/players/ann/games?format=text")
        .await
        .expect(200);
    assert_eq!(text.body, format!("{0} Ann | 1 2\nAnn {0} | 2\n", bob.name));
    let sgf = ann
        .get("/api/players/Ann/games?format=sgf&max=1")
        .await
        .expect(200);
    assert_eq!(sgf.body, "(;GM[pile]SU[3 stones 2 seats])\n");
    for nonsense in ["?format=pdf", "?max=-1", "?all=yes"] {
        let path = format!("/api/players/Ann/games{nonsense}");
        ann.get(&path).await.expect(400);
    }
    ann.get("/api/players/Nobody/games").await.expect(404);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_stream_has_every_game_once_also_those_of_one_moment() {
    let base = Base::sqlite();
    let house = House::open(&base).await;
    let ann = Player::account(&house, "Ann").await;
    let id = play([&ann, &Player::guest(&house).await], &["2"], public()).await;
    house.close().await;
    let db = SqlitePool::connect(&base.address()).await.unwrap();
    // Copies, seven of which begin in the same millisecond, over more than two pages.
    for (table, id_column, columns) in [
        (
            "games",
            "id",
            "game, setup, seats, clock, absent, public, rated, creator, created + n / 7, \
          phase, ply, score, ending, places, due, at, to_move",
        ),
        ("events", "game", "number, what, seat, text, key, lag, at"),
        ("seats", "game", "seat, player"),
    ] {
        let names = columns.replace(" + n / 7", "");
        let sql = format!(
            "WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 1200) \
             INSERT INTO {table} ({id_column}, {names}) \
             SELECT 'copy' || n, {columns} FROM {table}, n WHERE {id_column} = $1"
        );
        let copied = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(&id).execute(&db);
        copied.await.unwrap();
    }
    db.close().await;
    let house = House::open(&base).await;
    let ann = ann.at(&house);
    let all = taken(&ann, "").await;
    let mut different = ids(&all);
    different.sort_unstable();
    different.dedup();
    assert_eq!((all.len(), different.len()), (1_201, 1_201));
    assert!(all.is_sorted_by_key(|game| std::cmp::Reverse(game["created"].as_u64())));
    assert_eq!(taken(&ann, "?max=700").await, all[..700]);
    // Whoever was cut off goes on where they were.
    let until = all[699]["created"].as_u64().unwrap() + 1;
    let rest = taken(&ann, &format!("?until={until}")).await;
    assert!(all.ends_with(&rest) && rest.len() >= 502);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_begins_no_more_than_some_streams() {
    let base = Base::sqlite();
    let settings = Settings {
        proxy: true,
        ..Settings::default()
    };
    let house = House::with(&base, settings).await;
    Player::account(&house, "Ann").await;
    let ask = async |what: &str, from: &str| {
        let path = format!("/api/players/Ann/{what}");
        let headers = [("X-Forwarded-For", from)];
        let answer = request(&house.address, "GET", &path, &headers, b"").await;
        answer.status
    };
    let begun = Instant::now();
    let mut statuses = Vec::new();
    while statuses.last() != Some(&429) {
        statuses.push(ask("games", "192.0.2.1").await);
        assert!(statuses.len() < 200, "{statuses:?}");
    }
    assert!(statuses.len() > 20, "{statuses:?}");
    // One every five seconds comes on top.
    let most = 21 + begun.elapsed().as_secs() as usize / 5;
    assert!(statuses.len() <= most + 1, "{statuses:?}");
    assert_eq!(ask("ratings", "192.0.2.1").await, 200);
    assert_eq!(ask("games", "192.0.2.2").await, 200);
    house.close().await;
}

fn rated(public: bool) -> Value {
    let clock = json!({ "kind": "fischer", "start": 600_000, "increment": 1_000 });
    json!({ "rated": true, "clock": clock, "public": public })
}

async fn ratings_are_told_by_day_and_name_no_game(base: Base) {
    let house = House::open(&base).await;
    let ann = Player::account(&house, "Ann").await;
    let bob = Player::account(&house, "Bob").await;
    let path = "/api/players/Ann/ratings";
    assert_eq!(bob.get(path).await.expect(200).json(), json!([]));
    // A private game counts, and stays closed.
    let id = play([&ann, &bob], &["2"], rated(false)).await;
    let told = loop {
        let told = Player::nobody(&house).get(path).await.expect(200);
        if told.body != "[]" {
            break told;
        }
        tokio::task::yield_now().await;
    };
    assert!(!told.body.contains(&id));
    let told = told.json();
    assert_eq!(
        (&told[0]["game"], &told[0]["pool"]),
        (&json!("pile"), &json!("two"))
    );
    let points = told[0]["points"].as_array().unwrap();
    assert_eq!(points.len(), 1);
    assert!(points[0]["rating"].as_f64().unwrap() > 1_500.0);
    // Of two on one day the last is told, and a public game tells it, too.
    play([&ann, &bob], &["2"], rated(true)).await;
    let first = points[0]["rating"].clone();
    let second = loop {
        let told = ann.get(path).await.expect(200).json();
        let points = told[0]["points"].as_array().unwrap();
        // Midnight may lie between the two.
        let last = points.last().unwrap()["rating"].clone();
        if last != first {
            break last;
        }
        tokio::task::yield_now().await;
    };
    let game = &taken(&bob, "").await[0];
    let rounded = second.as_f64().unwrap().round() as i64;
    assert_eq!(game["players"][0]["rating"], rounded);
    house.close().await;
}

async fn a_crosstable_counts_public_games(base: Base) {
    let house = House::open(&base).await;
    let ann = Player::account(&house, "Ann").await;
    let bob = Player::account(&house, "Bob").await;
    let nobody = Player::nobody(&house);
    let path = "/api/crosstable/Ann/Bob";
    assert_eq!(nobody.get(path).await.expect(200).json(), json!([]));
    play([&ann, &bob], &["2"], public()).await;
    play([&bob, &ann], &["1", "2"], public()).await;
    play([&bob, &ann], &["2"], public()).await;
    play([&bob, &ann], &["2"], json!({})).await;
    let counted = json!([{ "game": "pile", "won": 2, "drawn": 0, "lost": 1 }]);
    for reader in [&nobody, &bob] {
        assert_eq!(reader.get(path).await.expect(200).json(), counted);
    }
    let turned = bob.get("/api/crosstable/bob/ann").await.expect(200).json();
    assert_eq!(
        (&turned[0]["won"], &turned[0]["lost"]),
        (&json!(1), &json!(2))
    );
    ann.get("/api/crosstable/Ann/Nobody").await.expect(404);
    house.close().await;
}

async fn open_tables_are_told_to_those_who_may_sit_there(base: Base) {
    let house = House::open(&base).await;
    let ann = Player::account(&house, "Ann").await;
    let bob = Player::guest(&house).await;
    let setup = "9 stones 2 seats";
    let public = bob.make(setup, &["me", "open"], public()).await;
    let invited = bob.make(setup, &["me", "Ann"], json!({})).await;
    let closed = bob.make(setup, &["me", "open"], json!({})).await;
    let open = async |reader: &Player| {
        let told = reader.get("/api/challenges").await.expect(200).json();
        let mut ids: Vec<String> = ids(told.as_array().unwrap())
            .into_iter()
            .map(str::to_owned)
            .collect();
        ids.sort_unstable();
        ids
    };
    let sorted = |mut ids: Vec<String>| {
        ids.sort_unstable();
        ids
    };
    assert_eq!(open(&Player::nobody(&house)).await, [public.as_str()]);
    assert_eq!(
        open(&ann).await,
        sorted(vec![public.clone(), invited.clone()])
    );
    assert_eq!(
        open(&bob).await,
        sorted(vec![public, invited.clone(), closed])
    );
    let accept = format!("/api/challenge/{invited}/accept");
    Player::nobody(&house)
        .post(&accept, json!({}))
        .await
        .expect(403);
    Player::guest(&house)
        .await
        .post(&accept, json!({}))
        .await
        .expect(409);
    ann.post(&accept, json!({})).await.expect(200);
    assert_eq!(ann.table(&invited).await.phase, Phase::Running);
    ann.get("/api/puzzle/daily").await.expect(404);
    house.close().await;
}
