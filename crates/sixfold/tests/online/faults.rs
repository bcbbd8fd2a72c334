//! kill −9 at random moments: every turn that was acknowledged is there, and none is there twice.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use game::{Match, Rng};
use online::{Ask, Tell, Turn, TurnKey, VERSION};
use serde_json::json;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use yinsh::Position;

use crate::House;
use crate::games::random_turn;
use crate::player::Player;
use crate::port;
use crate::process::Folder;

const GAMES: usize = 24;
/// At least so many crashes, and more until one has met a turn on its way.
const CRASHES: usize = 6;
const MOST_CRASHES: usize = 60;
/// Fewer turns than these between two crashes would test nothing.
const ENOUGH: usize = 20;

type Socket = WebSocketStream<TcpStream>;

/// A turn that the server has acknowledged: its number, its text, and after how many crashes.
type Kept = (u32, String, usize);

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

/// A simulated page: reconnects, resyncs, and sends a turn with the same key until it is kept.
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
    /// How many turns of all pages were sent on more than one connection.
    resent: Arc<AtomicUsize>,
    crashes: Arc<AtomicUsize>,
    /// How many turns were acknowledged to all pages.
    acknowledged: Arc<AtomicUsize>,
    rng: Rng,
}

impl Page {
    async fn run(mut self, stop: Arc<AtomicBool>) -> Page {
        while !stop.load(Ordering::Relaxed) {
            if let Some(mut socket) = connect(&self.player, &self.id).await {
                // Whatever breaks off, the page begins again.
                let _broken = self.talk(&mut socket, &stop).await;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        self
    }

    async fn talk(&mut self, socket: &mut Socket, stop: &AtomicBool) -> Option<()> {
        let ply = self.turns.len() as u32;
        let hello = Ask::Hello {
            version: VERSION,
            ply,
        };
        socket.send(Message::text(hello.write())).await.ok()?;
        let mut greeted = false;
        let mut sent = None;
        while !stop.load(Ordering::Relaxed) {
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
                    Tell::Turn { ply, turn, .. } if ply as usize == self.turns.len() => {
                        self.turns.push(turn.text);
                    }
                    Tell::Kept { key, ply } => {
                        let own = self.pending.take()?;
                        assert_eq!(own.key, key);
                        let crashes = self.crashes.load(Ordering::Relaxed);
                        self.kept.push((ply, own.text, crashes));
                        self.acknowledged.fetch_add(1, Ordering::Relaxed);
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
        self.resent.fetch_add(is_resent.into(), Ordering::Relaxed);
        if self.pending.is_none() && is_mine {
            // Somebody who thinks for a moment: the games must last longer than the crashes.
            let thinks = 40 + self.rng.below(120) as u64;
            tokio::time::sleep(Duration::from_millis(thinks)).await;
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

/// Waits until so many more turns are acknowledged.
async fn more_turns(acknowledged: &AtomicUsize, more: usize) {
    let wanted = acknowledged.load(Ordering::Relaxed) + more;
    for _ in 0..6_000 {
        if acknowledged.load(Ordering::Relaxed) >= wanted {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("nobody plays");
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_was_acknowledged_survives_kill_9_and_nothing_is_played_twice() {
    let folder = Folder::new();
    let database = folder.file("games.db");
    let port = port::free();
    let mut house = House::start(&database, port);
    let stop = Arc::new(AtomicBool::new(false));
    let crashes = Arc::new(AtomicUsize::new(0));
    let acknowledged = Arc::new(AtomicUsize::new(0));
    let resent = Arc::new(AtomicUsize::new(0));
    let mut pages = Vec::new();
    let mut ids = Vec::new();
    for number in 0..GAMES as u64 {
        let (ann, bob) = (Player::guest(&house).await, Player::guest(&house).await);
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
                resent: resent.clone(),
                crashes: crashes.clone(),
                acknowledged: acknowledged.clone(),
                rng: Rng::new(2 * number + u64::from(seat)),
            };
            pages.push(tokio::spawn(page.run(stop.clone())));
        }
        ids.push(id);
    }
    let mut rng = Rng::new(std::process::id().into());
    let met_nothing = || resent.load(Ordering::Relaxed) == 0;
    while crashes.load(Ordering::Relaxed) < CRASHES || met_nothing() {
        more_turns(&acknowledged, ENOUGH + rng.below(60)).await;
        house.kill();
        let crashed = crashes.fetch_add(1, Ordering::Relaxed);
        assert!(crashed < MOST_CRASHES, "no crash met a turn on its way");
        house = House::start(&database, port);
    }
    more_turns(&acknowledged, ENOUGH).await;
    stop.store(true, Ordering::Relaxed);
    let mut kept: HashMap<String, Vec<Kept>> = HashMap::new();
    let mut made: HashMap<String, Vec<(u32, String)>> = HashMap::new();
    let mut reader = None;
    for page in pages {
        let page = page.await.unwrap();
        made.entry(page.id.clone()).or_default().extend(page.made);
        kept.entry(page.id).or_default().extend(page.kept);
        reader = Some(page.player);
    }
    house.kill();
    let house = House::start(&database, port);
    let reader = reader.unwrap();
    let crashes = crashes.load(Ordering::Relaxed);
    let mut by_crashes = vec![0; crashes + 1];
    for id in &ids {
        let turns = reader.table(id).await.turns;
        let turns: Vec<String> = turns.into_iter().map(|turn| turn.text).collect();
        let kept = &kept[id];
        for (ply, text, crashes) in kept {
            by_crashes[*crashes] += 1;
            assert_eq!(turns.get(*ply as usize), Some(text), "turn {ply} of {id}");
        }
        // The game is what was made, each turn once; at most the very last did not arrive.
        let mut made = made.remove(id).unwrap();
        made.sort();
        assert!(
            made.len() <= turns.len() + 1,
            "{} {}",
            made.len(),
            turns.len()
        );
        made.truncate(turns.len());
        let once = turns.iter().cloned().enumerate();
        let once: Vec<_> = once.map(|(ply, text)| (ply as u32, text)).collect();
        assert_eq!(made, once, "{id}");
        Match::<Position>::replay(yinsh::Setup::STANDARD, &turns).unwrap();
    }
    // Without play before, between and after the crashes nothing would be tested.
    assert!(by_crashes.iter().all(|turns| *turns > 10), "{by_crashes:?}");
    println!("acknowledged between {crashes} crashes: {by_crashes:?}; {resent:?} turns sent again");
    house.stop();
}
