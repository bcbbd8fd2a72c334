//! `sixfold bot` plays a whole game on a server.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::thread;

use game::{Match, Rng};
use online::Phase;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::{ServerConfig, ServerConnection, StreamOwned};
use serde_json::json;

use crate::House;
use crate::games::random_turn;
use crate::player::Player;
use crate::port;
use crate::process::{Folder, PROGRAM};

/// Answers TLS at a port of its own, and passes each request on.
fn behind_tls(target: String) -> u16 {
    const CERTIFICATE: &[u8] = include_bytes!("../../../server/tests/support/tls/cert.pem");
    const KEY: &[u8] = include_bytes!("../../../server/tests/support/tls/key.pem");
    let certificate = CertificateDer::from_pem_slice(CERTIFICATE).unwrap();
    let key = PrivateKeyDer::from_pem_slice(KEY).unwrap();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider);
    let config = config.with_safe_default_protocol_versions().unwrap();
    let config = config
        .with_no_client_auth()
        .with_single_cert(vec![certificate], key);
    let config = Arc::new(config.unwrap());
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    thread::spawn(move || {
        for near in listener.incoming() {
            let (config, target) = (config.clone(), target.clone());
            thread::spawn(move || pass(near?, config, &target));
        }
    });
    port
}

/// Passes one request on, whose length its head tells, and the answer back.
fn pass(near: TcpStream, config: Arc<ServerConfig>, target: &str) -> io::Result<()> {
    let session = ServerConnection::new(config).map_err(io::Error::other)?;
    let mut near = BufReader::new(StreamOwned::new(session, near));
    let mut far = TcpStream::connect(target)?;
    let (mut line, mut length) = (String::new(), 0);
    while near.read_line(&mut line)? > 2 {
        if let Some(value) = line.strip_prefix("Content-Length: ") {
            length = value.trim().parse().map_err(io::Error::other)?;
        }
        far.write_all(line.as_bytes())?;
        line.clear();
    }
    far.write_all(b"\r\n")?;
    io::copy(&mut near.by_ref().take(length), &mut far)?;
    let mut near = near.into_inner();
    let mut bytes = [0; 4_096];
    loop {
        let read = far.read(&mut bytes)?;
        if read == 0 {
            near.conn.send_close_notify();
            return near.flush();
        }
        near.write_all(&bytes[..read])?;
        near.flush()?;
    }
}

/// Somebody with an account, and the bot that was made for it.
async fn owner_and_bot(house: &House) -> (Player, serde_json::Value) {
    let owner = Player::account(house, "Owner").await;
    let made = owner.post("/api/bots", json!({ "name": "Robbie" })).await;
    (owner, made.expect(200).json())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_waits_for_its_server_and_plays_through_tls() {
    let folder = Folder::new();
    let port = port::free();
    let house = House::start(&folder.file("games.db"), port);
    let (owner, bot) = owner_and_bot(&house).await;
    let tls = behind_tls(house.address.clone());
    house.stop();
    let certificate = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../server/tests/support/tls/cert.pem"
    );
    let mut program = Command::new(PROGRAM)
        .args(["bot", "--server", &format!("https://localhost:{tls}")])
        .args(["--token", bot["token"].as_str().unwrap(), "--games", "1"])
        .args(["--engine", &format!("{PROGRAM} engine")])
        .env("SSL_CERT_FILE", certificate)
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(program.stderr.take().unwrap());
    let mut line = String::new();
    said.read_line(&mut line).unwrap();
    assert!(line.ends_with("trying again\n"), "{line}");
    let house = House::start(&folder.file("games.db"), port);
    let owner = owner.at(&house);
    let seats = json!([{ "kind": "invited", "name": "Robbie" }, { "kind": "me" }]);
    let wish = json!({ "game": "yinsh", "setup": "blitz", "seats": seats });
    let made = owner.post("/api/games", wish).await.expect(201).json();
    let id = made["id"].as_str().unwrap();
    let mut socket = owner.connect(id).await;
    if owner.table(id).await.ply == 0 {
        socket.turn(0).await;
    }
    socket.send(&online::Ask::Resign).await;
    assert!(program.wait().unwrap().success());
    house.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_with_a_ugi_engine_plays_a_game_to_its_end() {
    let folder = Folder::new();
    let house = House::start(&folder.file("games.db"), 0);
    let (owner, bot) = owner_and_bot(&house).await;
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
