//! Simulated pages: they reconnect, send a turn with the same key until it is kept, and know in the end
//! what the games must be.

use std::cmp::Ordering::{Equal, Greater, Less};
use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use game::{Match, Rng};
use online::{Ask, Tell, Turn, TurnKey, VERSION};
use serde_json::json;
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use yinsh::Position;

use crate::House;
use crate::games::random_turn;
use crate::player::Player;

/// Fewer turns than these between two faults would test nothing.
pub const ENOUGH: usize = 20;

type Socket = WebSocketStream<TcpStream>;

/// A turn that the server has acknowledged: its number, its text, and after how many faults.
type Kept = (u32, String, usize);

/// What all pages share.
#[derive(Debug, Default)]
struct Shared {
    is_over: AtomicBool,
    faults: AtomicUsize,
    /// How many turns were acknowledged.
    acknowledged: AtomicUsize,
    /// How many turns were sent on more than one connection.
    resent: AtomicUsize,
}

/// Pages that play each other.
pub struct Crowd {
    /// How many milliseconds they think about a turn.
    thinks: Range<usize>,
    shared: Arc<Shared>,
    pages: Vec<JoinHandle<Page>>,
}

impl Crowd {
    pub fn new(thinks: Range<usize>) -> Crowd {
        Crowd {
            thinks,
            shared: Arc::default(),
            pages: Vec::new(),
        }
    }

    /// Two more play, each at a server.
    pub async fn play(&mut self, first: &House, second: &House) {
        let (ann, bob) = (Player::guest(first).await, Player::guest(second).await);
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let wish = json!({ "game": "yinsh", "setup": "standard", "seats": seats });
        let made = ann.post("/api/games", wish).await.expect(201).json();
        let id = made["id"].as_str().unwrap().to_owned();
        bob.sit(&id).await;
        for (seat, player) in [(0, ann), (1, bob)] {
            let page = Page {
                player,
                seat,
                id: id.clone(),
                turns: Vec::new(),
                pending: None,
                kept: Vec::new(),
                made: Vec::new(),
                thinks: self.thinks.clone(),
                shared: self.shared.clone(),
                rng: Rng::new(self.pages.len() as u64),
            };
            self.pages.push(tokio::spawn(page.run()));
        }
    }

    /// Waits until so many more turns are acknowledged.
    pub async fn more_turns(&self, more: usize) {
        let wanted = self.acknowledged() + more;
        for _ in 0..12_000 {
            if self.acknowledged() >= wanted {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("nobody plays");
    }

    /// Counts a fault.
    pub fn fault(&self) {
        self.shared.faults.fetch_add(1, Ordering::Relaxed);
    }

    pub fn faults(&self) -> usize {
        self.shared.faults.load(Ordering::Relaxed)
    }

    pub fn acknowledged(&self) -> usize {
        self.shared.acknowledged.load(Ordering::Relaxed)
    }

    pub fn resent(&self) -> usize {
        self.shared.resent.load(Ordering::Relaxed)
    }

    /// All stop.
    pub async fn stop(self) -> Played {
        self.shared.is_over.store(true, Ordering::Relaxed);
        let mut played = Played {
            faults: self.faults(),
            games: HashMap::new(),
        };
        for page in self.pages {
            let page = page.await.unwrap();
            let game = played.games.entry(page.id.clone()).or_default();
            game.push(page);
        }
        played
    }
}

/// What was played, by table.
pub struct Played {
    faults: usize,
    games: HashMap<String, Vec<Page>>,
}

impl Played {
    /// Every acknowledged turn is there, and none is there twice. Gives the acknowledged turns between
    /// the faults.
    pub async fn check(self) -> Vec<usize> {
        let mut by_faults = vec![0; self.faults + 1];
        for (id, pages) in &self.games {
            let turns = pages[0].player.table(id).await.turns;
            let turns: Vec<String> = turns.into_iter().map(|turn| turn.text).collect();
            for (ply, text, faults) in pages.iter().flat_map(|page| &page.kept) {
                by_faults[*faults] += 1;
                assert_eq!(turns.get(*ply as usize), Some(text), "turn {ply} of {id}");
            }
            // The game is what was made, each turn once; at most the very last did not arrive.
            let mut made: Vec<_> = pages.iter().flat_map(|page| page.made.clone()).collect();
            made.sort();
            let (more, all) = (made.len(), turns.len());
            assert!(more <= all + 1, "{more} {all}");
            made.truncate(all);
            let once = turns.iter().cloned().enumerate();
            let once: Vec<_> = once.map(|(ply, text)| (ply as u32, text)).collect();
            assert_eq!(made, once, "{id}");
            Match::<Position>::replay(yinsh::Setup::STANDARD, &turns).unwrap();
        }
        by_faults
    }
}

async fn connect(player: &Player, id: &str) -> Option<Socket> {
    let url = format!("ws://{}/api/games/{id}/socket", player.address);
    let mut request = url.into_client_request().unwrap();
    request
        .headers_mut()
        .insert("cookie", player.cookie.parse().unwrap());
    let stream = TcpStream::connect(&player.address).await.ok()?;
    let (socket, _) = tokio_tungstenite::client_async(request, stream)
        .await
        .ok()?;
    Some(socket)
}

/// One page.
struct Page {
    player: Player,
    id: String,
    seat: u8,
    turns: Vec<String>,
    /// The turn that is on its way.
    pending: Option<Turn>,
    kept: Vec<Kept>,
    /// Every turn that was made here, kept or not: its number and text.
    made: Vec<(u32, String)>,
    thinks: Range<usize>,
    shared: Arc<Shared>,
    rng: Rng,
}

impl Page {
    async fn run(mut self) -> Page {
        while !self.is_over() {
            if let Some(mut socket) = connect(&self.player, &self.id).await {
                // Whatever breaks off, the page begins again.
                let _broken = self.talk(&mut socket).await;
            }
            let pause = 50 + self.rng.below(150) as u64;
            tokio::time::sleep(Duration::from_millis(pause)).await;
        }
        self
    }

    fn is_over(&self) -> bool {
        self.shared.is_over.load(Ordering::Relaxed)
    }

    async fn talk(&mut self, socket: &mut Socket) -> Option<()> {
        let ply = self.turns.len() as u32;
        let hello = Ask::Hello {
            version: VERSION,
            ply,
        };
        socket.send(Message::text(hello.write())).await.ok()?;
        let mut greeted = false;
        let mut sent = None;
        while !self.is_over() {
            let next = tokio::time::timeout(Duration::from_millis(200), socket.next()).await;
            match next {
                Ok(Some(Ok(Message::Text(text)))) => match Tell::read(&text).unwrap() {
                    Tell::Table(table) => {
                        greeted = true;
                        assert!(table.from as usize <= self.turns.len());
                        self.turns.truncate(table.from as usize);
                        self.turns
                            .extend(table.turns.into_iter().map(|turn| turn.text));
                    }
                    Tell::Turn { ply, turn, .. } => match self.turns.len().cmp(&(ply as usize)) {
                        Less => return None,
                        Equal => self.turns.push(turn.text),
                        Greater => {}
                    },
                    Tell::Kept { key, ply } => {
                        let own = self.pending.take()?;
                        assert_eq!(own.key, key);
                        let faults = self.shared.faults.load(Ordering::Relaxed);
                        self.kept.push((ply, own.text, faults));
                        self.shared.acknowledged.fetch_add(1, Ordering::Relaxed);
                    }
                    Tell::Refused { refused, .. } => {
                        let waits = refused.refusal.can_wait();
                        assert!(waits, "{refused:?}: {:?}", self.pending);
                        return None;
                    }
                    _ => {}
                },
                Ok(Some(Ok(_))) | Err(_) => {}
                Ok(_) => return None,
            }
            if greeted {
                self.play(socket, &mut sent).await?;
            }
        }
        Some(())
    }

    /// Sends the turn that is pending, once on each connection; makes one when it is due.
    async fn play(&mut self, socket: &mut Socket, sent: &mut Option<TurnKey>) -> Option<()> {
        let game = Match::<Position>::replay(yinsh::Setup::STANDARD, &self.turns).unwrap();
        let is_mine = game.position().to_act().map(|side| side.seat().0) == Some(self.seat);
        let is_resent = self.pending.is_some() && sent.is_none();
        let resent = &self.shared.resent;
        resent.fetch_add(is_resent.into(), Ordering::Relaxed);
        if self.pending.is_none() && is_mine {
            // Somebody who thinks for a moment: the games must last longer than the faults.
            let thinks = self.thinks.start + self.rng.below(self.thinks.len());
            tokio::time::sleep(Duration::from_millis(thinks as u64)).await;
            let text = random_turn(game.position(), &mut self.rng);
            let key = format!("{:016x}", self.rng.next()).parse().unwrap();
            let ply = self.turns.len() as u32;
            self.made.push((ply, text.clone()));
            self.pending = Some(Turn { key, ply, text });
        }
        let unsent = self.pending.clone();
        if let Some(turn) = unsent.filter(|turn| sent.as_ref() != Some(&turn.key)) {
            *sent = Some(turn.key.clone());
            let ask = Ask::Turn(turn).write();
            socket.send(Message::text(ask)).await.ok()?;
        }
        Some(())
    }
}
