//! More of everything than a process has room for.

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::House;
use crate::player::Player;
use crate::process::Folder;

#[tokio::test(flavor = "multi_thread")]
async fn idle_connections_of_one_address_leave_room_for_another() {
    let folder = Folder::new();
    let house = House::start_with_files(&folder.file("games.db"), 160);
    let mut idle = Vec::new();
    for _ in 0..150 {
        idle.push(TcpStream::connect(&house.address).await.unwrap());
    }
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let mut other = socket
        .connect(house.address.parse().unwrap())
        .await
        .unwrap();
    let ask = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    other.write_all(ask).await.unwrap();
    let mut answer = String::new();
    other.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    house.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn many_passwords_at_once_need_little_memory() {
    let folder = Folder::new();
    let house = House::start(&folder.file("games.db"), 0);
    let mut logins = Vec::new();
    for number in 0..200 {
        let nobody = Player::nobody(&house);
        let given = json!({ "name": format!("Player{number}"), "password": "wrong horse" });
        logins.push(tokio::spawn(async move {
            nobody.post("/api/login", given).await.status
        }));
    }
    let mut refused = 0;
    for login in logins {
        match login.await.unwrap() {
            403 => {}
            429 => refused += 1,
            other => panic!("status {other}"),
        }
    }
    assert!(refused > 0, "nobody had to come again");
    let peak = house.peak_memory();
    let cores = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    assert!(peak < (100 + 20 * cores) * 1_024, "{peak} KiB");
    house.stop();
}
