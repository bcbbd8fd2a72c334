//! Somebody who plays over the network.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use online::{Ask, Refusal, Table, Tell, Turn, VERSION};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};

use super::House;
use super::http::{Answer, request};

/// The longest that anything may take in a test, on a machine that does many other things.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A player with a cookie.
#[derive(Clone, Debug)]
pub struct Player {
    pub address: String,
    pub cookie: String,
    pub name: String,
}

impl Player {
    /// Somebody without a cookie.
    pub fn nobody(house: &House) -> Player {
        Player {
            address: house.address.clone(),
            cookie: String::new(),
            name: String::new(),
        }
    }

    /// A new guest.
    pub async fn guest(house: &House) -> Player {
        let mut player = Player::nobody(house);
        let answer = player.post("/api/session", json!({})).await.expect(200);
        player.keep_cookie(&answer);
        player.name = answer.json()["name"].as_str().unwrap().to_owned();
        player
    }

    /// A new account.
    pub async fn account(house: &House, name: &str) -> Player {
        let mut player = Player::guest(house).await;
        let wish = json!({ "name": name, "password": "correct horse" });
        let answer = player.post("/api/register", wish).await.expect(200);
        player.keep_cookie(&answer);
        name.clone_into(&mut player.name);
        player
    }

    pub fn keep_cookie(&mut self, answer: &Answer) {
        let cookie = answer.header("set-cookie").unwrap();
        self.cookie = cookie.split(';').next().unwrap().to_owned();
    }

    /// The same player at another server.
    pub fn at(&self, house: &House) -> Player {
        Player {
            address: house.address.clone(),
            ..self.clone()
        }
    }

    pub async fn ask(&self, method: &str, path: &str, body: Option<Value>) -> Answer {
        let mut headers = vec![("Cookie", self.cookie.as_str())];
        let body = body.map(|body| body.to_string()).unwrap_or_default();
        if !body.is_empty() {
            headers.push(("Content-Type", "application/json"));
        }
        let answer = request(&self.address, method, path, &headers, body.as_bytes());
        tokio::time::timeout(PATIENCE, answer)
            .await
            .expect("an answer in time")
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.ask("POST", path, Some(body)).await
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, None).await
    }

    /// Makes a game with these seats (`me`, `open`, `engine`), and more wishes.
    pub async fn make(&self, setup: &str, seats: &[&str], more: Value) -> String {
        let answer = self.post("/api/games", wish(setup, seats, more)).await;
        let made = answer.expect(201).json();
        made["id"].as_str().unwrap().to_owned()
    }

    pub async fn sit(&self, id: &str) -> u64 {
        let sat = self
            .post(&format!("/api/games/{id}/seats"), json!({}))
            .await;
        sat.expect(200).json()["seat"].as_u64().unwrap()
    }

    pub async fn table(&self, id: &str) -> Table {
        let answer = self.get(&format!("/api/games/{id}")).await.expect(200);
        serde_json::from_str(&answer.body).unwrap()
    }

    /// Connects to a table and says hello.
    pub async fn connect(&self, id: &str) -> Socket {
        let mut socket = self.open(id).await;
        let hello = Ask::Hello {
            version: VERSION,
            ply: 0,
        };
        socket.send(&hello).await;
        socket.table().await;
        socket
    }

    /// Connects to a table without a word.
    pub async fn open(&self, id: &str) -> Socket {
        self.try_open(id).await.unwrap()
    }

    /// Connects to a table without a word, if there is room.
    pub async fn try_open(&self, id: &str) -> Result<Socket, tungstenite::Error> {
        let url = format!("ws://{}/api/games/{id}/socket", self.address);
        let mut request = url.into_client_request().unwrap();
        if !self.cookie.is_empty() {
            request
                .headers_mut()
                .insert("cookie", self.cookie.parse().unwrap());
        }
        let stream = TcpStream::connect(&self.address).await.unwrap();
        let (stream, _) = tokio_tungstenite::client_async(request, stream).await?;
        Ok(Socket { stream })
    }
}

/// The body that makes a game of the toy.
pub fn wish(setup: &str, seats: &[&str], more: Value) -> Value {
    let seat = |kind: &&str| match *kind {
        "engine" => json!({ "kind": "engine", "level": 3 }),
        "me" | "open" => json!({ "kind": kind }),
        name => json!({ "kind": "invited", "name": name }),
    };
    let seats: Vec<Value> = seats.iter().map(seat).collect();
    let mut wish = json!({ "game": "pile", "setup": setup, "seats": seats });
    for (key, value) in more.as_object().into_iter().flatten() {
        wish[key] = value.clone();
    }
    wish
}

/// A connection to a table.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
}

impl Socket {
    pub async fn send(&mut self, ask: &Ask) {
        self.say(&ask.write()).await;
    }

    pub async fn chat(&mut self, text: &str) {
        let text = text.parse().unwrap();
        self.send(&Ask::Chat { text }).await;
    }

    pub async fn say(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.unwrap();
    }

    pub async fn send_raw(&mut self, message: Message) {
        self.stream.send(message).await.ok();
    }

    /// The next message, or nothing when the connection has ended. Pings count for nothing.
    pub async fn hear(&mut self) -> Option<Tell> {
        let next = async {
            loop {
                match self.stream.next().await {
                    Some(Ok(Message::Text(text))) => return Some(Tell::read(&text).unwrap()),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                    Some(Ok(_)) => {}
                }
            }
        };
        let next = tokio::time::timeout(PATIENCE, next);
        next.await.expect("a message in time")
    }

    /// Waits for a message that `find` likes.
    pub async fn until<T>(&mut self, mut find: impl FnMut(Tell) -> Option<T>) -> T {
        loop {
            let tell = self.hear().await.expect("the connection stays");
            if let Some(found) = find(tell) {
                return found;
            }
        }
    }

    pub async fn table(&mut self) -> Table {
        let table = |tell| match tell {
            Tell::Table(table) => Some(*table),
            _ => None,
        };
        self.until(table).await
    }

    /// Plays a turn; gives what the server says to it.
    pub async fn play(&mut self, key: &str, ply: u32, text: &str) -> Result<u32, Refusal> {
        let turn = Turn {
            key: key.parse().unwrap(),
            ply,
            text: text.to_owned(),
        };
        self.send(&Ask::Turn(turn)).await;
        self.until(|tell| match tell {
            Tell::Kept { key: kept, ply } if kept.as_str() == key => Some(Ok(ply)),
            Tell::Refused { refused, .. } => Some(Err(refused.refusal)),
            _ => None,
        })
        .await
    }

    /// Waits for the turn with this number, which is told alone or with the table.
    pub async fn turn(&mut self, wanted: u32) -> String {
        self.until(|tell| match tell {
            Tell::Turn { ply, turn, .. } if ply == wanted => Some(turn.text),
            Tell::Table(table) => {
                let index = wanted.checked_sub(table.from)? as usize;
                table.turns.get(index).map(|turn| turn.text.clone())
            }
            _ => None,
        })
        .await
    }

    pub async fn refusal(&mut self) -> Refusal {
        self.until(|tell| match tell {
            Tell::Refused { refused, .. } => Some(refused.refusal),
            _ => None,
        })
        .await
    }
}
