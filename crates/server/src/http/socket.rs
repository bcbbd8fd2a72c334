//! A player's connection: what they ask, what they are told, and whether they are still there.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use online::{Ask, PlayerId, Refusal, Tell, TurnKey, VERSION, limits};
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval};

use super::accept::Visit;
use super::guard::{At, unreadable};
use super::who::Who;
use super::{Desk, Desked};
use crate::judge;
use crate::limits::{Bucket, What};
use crate::player::Player;
use crate::refusal::Refused;
use crate::room::Room;
use crate::token;

/// How often to ask whether somebody is still there.
const PING: Duration = Duration::from_secs(20);
/// How long somebody may be silent.
const SILENCE: Duration = Duration::from_secs(50);
/// Messages on the way to somebody who reads slowly, before they are dropped.
const QUEUE: usize = 64;
/// Messages at once, and a second after that.
const PACE: (f64, f64) = (40.0, 10.0);
/// Most connections are idle, so small buffers count.
const BUFFER: usize = 2 * 1_024;

/// Opens a connection to a table; whoever has no seat watches.
pub async fn open(
    State(desk): Desked,
    who: Who,
    Extension(visit): Extension<Visit>,
    At(id): At,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let upgrade = upgrade.map_err(|error| unreadable(error.body_text()))?;
    desk.limit(What::Connection, &who.address)?;
    let place = (visit.place, desk.last(&who.address)?);
    let room = desk.hall.enter(&id).await?.room;
    let player = who.person.map(|person| person.player);
    let secret = who.secret.filter(|_| player.is_some());
    let muted = match &player {
        Some(player) => desk.hall.store.muted_by(&player.id).await?,
        None => Vec::new(),
    };
    let upgrade = upgrade
        .max_message_size(limits::MESSAGE)
        .max_frame_size(limits::MESSAGE)
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(256 * 1_024);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let connection = Connection {
            bucket: Bucket::new(PACE.0),
            pinged: None,
            heard: Instant::now(),
            lag: 0,
            greeted: false,
            desk,
            room,
            player,
            secret,
            socket,
        };
        connection.run(muted).await;
        drop(place);
    }))
}

struct Connection {
    desk: Arc<Desk>,
    room: Arc<Room>,
    player: Option<Player>,
    /// The secret that the player came with.
    secret: Option<String>,
    socket: WebSocket,
    bucket: Bucket,
    /// The words of the last ping and when it was sent, until they come back.
    pinged: Option<(Bytes, Instant)>,
    heard: Instant,
    /// Half the time that a ping took to come back, in milliseconds.
    lag: u32,
    /// Whether the hello was said.
    greeted: bool,
}

/// Why a connection ends.
struct Gone;

impl Connection {
    async fn run(mut self, muted: Vec<PlayerId>) {
        let (way, queue) = mpsc::channel(QUEUE);
        let id = self.player.as_ref().map(|player| player.id.clone());
        let number = self.room.audience().add(id.clone(), muted, way);
        self.came_or_went(id.as_ref(), 1).await;
        // However it ends, the page comes again.
        let _gone = self.serve(queue).await;
        self.room.audience().remove(number);
        self.came_or_went(id.as_ref(), -1).await;
    }

    async fn came_or_went(&mut self, player: Option<&PlayerId>, change: i64) {
        let hall = &self.desk.hall;
        hall.metrics.connections.add(change);
        if let Err(refused) = hall.presence(&self.room.id, player).await {
            tracing::debug!(%refused, "presence not told");
        }
    }

    async fn serve(&mut self, mut queue: mpsc::Receiver<Utf8Bytes>) -> Result<(), Gone> {
        let mut pings = interval(PING);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let desk = self.desk.clone();
        let closing = desk.closed();
        tokio::pin!(closing);
        loop {
            tokio::select! {
                message = self.socket.recv() => match message {
                    Some(Ok(message)) => {
                        let answer = self.hear(message).await?;
                        // What was told before the answer was known comes before it.
                        while let Ok(text) = queue.try_recv() {
                            self.send(text).await?;
                        }
                        if let Some(answer) = answer {
                            self.send(answer.write().into()).await?;
                        }
                    }
                    _ => return Err(Gone),
                },
                text = queue.recv() => match text {
                    Some(text) => self.send(text).await?,
                    // Too slow: dropped from the audience.
                    None => return Err(Gone),
                },
                _ = pings.tick() => {
                    if self.heard.elapsed() > SILENCE {
                        return Err(Gone);
                    }
                    if self.is_out().await {
                        self.socket.send(Message::Close(None)).await.map_err(|_| Gone)?;
                        return Err(Gone);
                    }
                    let words = Bytes::from(token::fresh(8));
                    self.pinged = Some((words.clone(), Instant::now()));
                    let ping = Message::Ping(words);
                    self.socket.send(ping).await.map_err(|_| Gone)?;
                }
                () = &mut closing => {
                    self.socket.send(Message::Close(None)).await.map_err(|_| Gone)?;
                    return Err(Gone);
                }
            }
        }
    }

    async fn hear(&mut self, message: Message) -> Result<Option<Tell>, Gone> {
        self.heard = Instant::now();
        match message {
            Message::Text(text) => self.answer(text.as_str()).await,
            Message::Pong(words) => {
                // Only the answer to the last ping tells anything, and only once.
                if let Some((_, sent)) = self.pinged.take_if(|(asked, _)| *asked == words) {
                    let back = sent.elapsed().as_millis();
                    self.lag = u32::try_from(back / 2).unwrap_or(u32::MAX);
                }
                Ok(None)
            }
            Message::Ping(_) => Ok(None),
            Message::Binary(_) => Ok(Some(refused(None, unreadable("messages are texts")))),
            Message::Close(_) => Err(Gone),
        }
    }

    async fn answer(&mut self, text: &str) -> Result<Option<Tell>, Gone> {
        let ask = Ask::read(text);
        let key = match &ask {
            Ok(Ask::Turn(turn)) => Some(turn.key.clone()),
            _ => None,
        };
        let is_limited = self.desk.settings.limits;
        if is_limited && !self.bucket.take(PACE.0, PACE.1) {
            return Ok(Some(refused(key, Refusal::TooMany)));
        }
        let ask = match ask {
            Ok(ask) => ask,
            Err(refusal) => return Ok(Some(refused(key, refusal))),
        };
        match self.done(ask).await {
            Ok(told) => Ok(told),
            // The session has ended, perhaps for another one: the page comes again, with its turn.
            Err(Refused(Refusal::Stranger)) => Err(Gone),
            Err(Refused(refusal)) => Ok(Some(refused(key, refusal))),
        }
    }

    async fn done(&mut self, ask: Ask) -> Result<Option<Tell>, Refused> {
        if let Ask::Hello { version, ply } = ask {
            return self.hello(version, ply).await.map(Some);
        }
        if let Ask::Ping { number } = ask {
            let now = self.desk.hall.now();
            return Ok(Some(Tell::Pong { number, now }));
        }
        if !self.greeted {
            return Err(Refusal::NoHello.into());
        }
        let player = self.acting().await?;
        let (hall, id) = (&self.desk.hall, &self.room.id);
        match ask {
            Ask::Turn(turn) => {
                let key = turn.key.clone();
                let ply = hall.turn(id, player.id, turn, self.lag).await?;
                return Ok(Some(Tell::Kept { key, ply }));
            }
            Ask::Chat { text } => {
                self.desk.limit(What::Chat, player.id.as_str())?;
                hall.say(id, &player, &text).await?;
            }
            Ask::Resign => hall.act(id, player.id, judge::resign).await.map(drop)?,
            Ask::Draw => hall.act(id, player.id, judge::draw).await.map(drop)?,
            Ask::DeclineDraw => hall.act(id, player.id, judge::decline).await.map(drop)?,
            Ask::Rematch => hall.rematch(id, player.id).await?,
            Ask::Hello { .. } | Ask::Ping { .. } => {}
        }
        Ok(None)
    }

    /// Whoever acts, if they still may: they may be locked out, deleted or logged out meanwhile.
    async fn acting(&mut self) -> Result<Player, Refused> {
        let secret = self.secret.as_ref().ok_or(Refusal::OnlyWatching)?;
        let person = self.desk.hall.store.session(secret).await?;
        let person = person.ok_or(Refusal::Stranger)?;
        if person.banned {
            return Err(Refusal::Banned.into());
        }
        Ok(person.player)
    }

    /// Whether a player is one no longer.
    async fn is_out(&mut self) -> bool {
        let acting = self.acting().await.map_err(|Refused(refusal)| refusal);
        matches!(acting, Err(Refusal::Stranger | Refusal::Banned))
    }

    async fn hello(&mut self, version: u32, ply: u32) -> Result<Tell, Refused> {
        if version != VERSION {
            return Err(Refusal::Version { speaks: VERSION }.into());
        }
        let hall = &self.desk.hall;
        let reader = self.player.as_ref().map(|player| player.id.clone());
        let muted = match &reader {
            Some(player) => hall.store.muted_by(player).await?,
            None => Vec::new(),
        };
        let mut lines = hall.store.lines(&self.room.id, 0).await?;
        let mut entered = hall.enter_afresh(&self.room.id).await?;
        if let Some(line) = lines.last() {
            self.room.set_chat(line.number);
        }
        let mut table = entered.table(reader.as_ref(), ply);
        lines.retain(|line| !muted.contains(&line.player));
        table.chat = lines.into_iter().map(|line| line.said).collect();
        self.greeted = true;
        Ok(Tell::Table(Box::new(table)))
    }

    async fn send(&mut self, text: Utf8Bytes) -> Result<(), Gone> {
        let sent = self.socket.send(Message::Text(text));
        // Somebody whose network is gone does not hold this task for long.
        match tokio::time::timeout(SILENCE, sent).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Gone),
        }
    }
}

fn refused(key: Option<TurnKey>, refusal: Refusal) -> Tell {
    Tell::Refused {
        key,
        refused: refusal.into(),
    }
}
