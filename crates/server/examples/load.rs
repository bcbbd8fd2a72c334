//! Plays many games at once against a running server on this machine, and says how long turns took.
//!
//! ```text
//! sixfold serve --api-only --no-limits --database load.db --port 4700 &
//! cargo run --release -p server --example load -- 127.0.0.1:4700 --games 2000 --rate 500 --seconds 30
//! ```
//!
//! With two addresses, `127.0.0.1:4700,127.0.0.1:4701`, of two nodes on one PostgreSQL, the players of each game sit at
//! different nodes. `--idle N` only opens so many connections to tables, and says what they weigh.
//!
//! Each game has two connections. Turns are spread evenly over the games; a turn's time is from
//! sending it to the answer that it is kept. The turns are the same in all games, the first eighteen
//! of a game of YINSH; so a run lasts at most eighteen times the games by the rate.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use online::{Ask, TableId, Tell, Turn, VERSION};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::Semaphore;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

type Fault = Box<dyn std::error::Error + Send + Sync>;

struct Plan {
    /// The nodes; the players of a game take them in turn.
    nodes: Vec<String>,
    games: usize,
    rate: f64,
    seconds: u64,
    /// The process whose memory is told.
    process: Option<u32>,
    /// How many connections to open and leave alone, instead of playing.
    idle: Option<usize>,
}

impl Plan {
    /// The node of a player.
    fn node(&self, number: usize) -> &str {
        &self.nodes[number % self.nodes.len()]
    }
}

fn plan() -> Result<Plan, Fault> {
    let mut words = std::env::args().skip(1);
    let mut plan = Plan {
        nodes: words
            .next()
            .ok_or("the first word is the server's HOST:PORT")?
            .split(',')
            .map(str::to_owned)
            .collect(),
        games: 2_000,
        rate: 500.0,
        seconds: 30,
        process: None,
        idle: None,
    };
    let is_here = |node: &String| node.starts_with("127.0.0.1:") || node.starts_with("localhost:");
    if !plan.nodes.iter().all(is_here) {
        return Err("only servers on this machine are loaded".into());
    }
    while let Some(word) = words.next() {
        let value = words.next().ok_or("every option has a value")?;
        match word.as_str() {
            "--games" => plan.games = value.parse()?,
            "--rate" => plan.rate = value.parse()?,
            "--seconds" => plan.seconds = value.parse::<u64>()?.min(300),
            "--idle" => plan.idle = Some(value.parse()?),
            "--process" => plan.process = Some(value.parse()?),
            _ => return Err(format!("{word:?} is no option").into()),
        }
    }
    Ok(plan)
}

#[tokio::main]
async fn main() -> Result<(), Fault> {
    let plan = Arc::new(plan()?);
    if let Some(count) = plan.idle {
        return idle(&plan, count).await;
    }
    println!("{} games, {} connections", plan.games, 2 * plan.games);
    let before = memory(plan.process);
    let begun = Instant::now();
    let gate = Arc::new(Semaphore::new(32));
    let mut making = Vec::new();
    for number in 0..plan.games {
        let (plan, gate) = (plan.clone(), gate.clone());
        making.push(tokio::spawn(async move {
            let _turn = gate.acquire().await?;
            Game::make(&plan, number).await
        }));
    }
    let mut games = Vec::new();
    for made in making {
        games.push(made.await??);
    }
    println!("made in {:.1} s", begun.elapsed().as_secs_f64());
    tokio::time::sleep(Duration::from_secs(2)).await;
    if let (Some(before), Some(after)) = (before, memory(plan.process)) {
        let each = (after - before) as f64 / (2 * plan.games) as f64;
        println!(
            "memory of the server: {before} KiB before, {after} KiB with all connections idle"
        );
        println!("{each:.1} KiB for each connection, its half of a game included");
    }
    run(&plan, games).await
}

/// Opens connections to a table for each hundred of them, and leaves them alone for a while.
async fn idle(plan: &Plan, count: usize) -> Result<(), Fault> {
    let before = memory(plan.process);
    let begun = Instant::now();
    let mut reading = Vec::with_capacity(count);
    let mut made = None;
    for number in 0..count {
        let node = plan.node(number);
        if number % 100 == 0 {
            let cookie = guest(node).await?;
            let wish =
                r#"{"game":"yinsh","setup":"standard","seats":[{"kind":"me"},{"kind":"open"}]}"#;
            let (_, table) = post(node, "/api/games", &cookie, wish).await?;
            let table: online::body::Made = serde_json::from_str(&table)?;
            made = Some((table.id, cookie));
        }
        let Some((table, cookie)) = &made else {
            return Err("no table".into());
        };
        let mut socket = connect(node, table, cookie).await?;
        // Pings are answered when a socket is read; the server hangs up on whoever is silent.
        reading.push(tokio::spawn(async move {
            while told(&mut socket).await.is_ok() {}
        }));
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!("{count} connections in {seconds:.1} s");
    // Longer than the server waits for a sign of life.
    tokio::time::sleep(Duration::from_secs(plan.seconds.max(60))).await;
    let open = reading.iter().filter(|task| !task.is_finished()).count();
    println!("{open} are open after {} s", plan.seconds.max(60));
    if let (Some(before), Some(after)) = (before, memory(plan.process)) {
        println!("memory of the server: {before} KiB before, {after} KiB with them");
        println!("{:.1} KiB each", (after - before) as f64 / count as f64);
    }
    Ok(())
}

async fn run(plan: &Arc<Plan>, games: Vec<Game>) -> Result<(), Fault> {
    let pause = Duration::from_secs_f64(plan.games as f64 / plan.rate);
    let begun = Instant::now();
    let end = begun + Duration::from_secs(plan.seconds);
    let refused = Arc::new(AtomicU64::new(0));
    let mut playing = Vec::new();
    for (number, game) in games.into_iter().enumerate() {
        let offset = pause.mul_f64(number as f64 / plan.games as f64);
        let first = begun + offset;
        playing.push(tokio::spawn(game.play(first, pause, end, refused.clone())));
    }
    let mut times = Vec::new();
    for game in playing {
        times.extend(game.await??);
    }
    times.sort_unstable();
    let seconds = plan.seconds as f64;
    let at = |share: f64| {
        let index = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
        times
            .get(index)
            .map_or(0.0, |time| time.as_secs_f64() * 1_000.0)
    };
    println!(
        "{} turns in {seconds} s: {:.0} a second, {} refused",
        times.len(),
        times.len() as f64 / seconds,
        refused.load(Ordering::Relaxed)
    );
    println!(
        "kept after: median {:.1} ms, 90 % {:.1} ms, 99 % {:.1} ms, 99.9 % {:.1} ms, longest {:.1} ms",
        at(0.5),
        at(0.9),
        at(0.99),
        at(0.999),
        at(1.0)
    );
    if let Some(now) = memory(plan.process) {
        println!("memory of the server at the end: {now} KiB");
    }
    Ok(())
}

struct Game {
    sockets: [WebSocketStream<TcpStream>; 2],
    number: usize,
}

impl Game {
    async fn make(plan: &Plan, number: usize) -> Result<Game, Fault> {
        let (address, other) = (plan.node(number), plan.node(number + 1));
        let (ann, bob) = (guest(address).await?, guest(other).await?);
        let wish = r#"{"game":"yinsh","setup":"standard","seats":[{"kind":"me"},{"kind":"open"}]}"#;
        let (_, made) = post(address, "/api/games", &ann, wish).await?;
        let made: online::body::Made = serde_json::from_str(&made)?;
        post(other, &format!("/api/games/{}/seats", made.id), &bob, "{}").await?;
        let sockets = [
            connect(address, &made.id, &ann).await?,
            connect(other, &made.id, &bob).await?,
        ];
        Ok(Game { sockets, number })
    }

    /// Makes a turn every `pause`, and reads everything else that comes.
    async fn play(
        mut self,
        first: Instant,
        pause: Duration,
        end: Instant,
        refused: Arc<AtomicU64>,
    ) -> Result<Vec<Duration>, Fault> {
        let mut times = Vec::new();
        for ply in 0..TURNS {
            let at = first + pause * ply;
            if at >= end {
                break;
            }
            tokio::time::sleep_until(at.into()).await;
            let ask = Ask::Turn(Turn {
                key: format!("{}-{ply}", self.number).try_into()?,
                ply,
                text: turn(ply),
            });
            let socket = &mut self.sockets[ply as usize % 2];
            let sent = Instant::now();
            socket.send(Message::text(ask.write())).await?;
            loop {
                match told(socket).await? {
                    Tell::Kept { .. } => break times.push(sent.elapsed()),
                    Tell::Refused { refused: no, .. } => {
                        if refused.fetch_add(1, Ordering::Relaxed) == 0 {
                            println!("refused: {}", no.reason);
                        }
                        break;
                    }
                    _ => {}
                }
            }
            let other = &mut self.sockets[(ply as usize + 1) % 2];
            // The other side is told, too, before it moves.
            while !matches!(told(other).await?, Tell::Turn { ply: heard, .. } if heard == ply) {}
        }
        Ok(times)
    }
}

/// How many turns [`turn`] knows: a fifth marker in a line would have to be taken off.
const TURNS: u32 = 18;

/// Ten rings on the rim, then each side walks one ring across the board, a point at a time.
fn turn(ply: u32) -> String {
    const RINGS: [&str; 10] = ["a2", "k10", "a3", "k9", "a4", "k8", "a5", "k7", "b1", "j11"];
    if let Some(ring) = RINGS.get(ply as usize) {
        return (*ring).to_owned();
    }
    // White goes along the line of a5, Black along that of k7.
    let step = (ply - 10) / 2;
    let column = |index: u32| char::from(b'a' + index as u8);
    match ply % 2 {
        0 => format!(
            "{}{}-{}{}",
            column(step),
            step + 5,
            column(step + 1),
            step + 6
        ),
        _ => {
            let from = 10 - step;
            format!(
                "{}{}-{}{}",
                column(from),
                from - 3,
                column(from - 1),
                from - 4
            )
        }
    }
}

async fn told(socket: &mut WebSocketStream<TcpStream>) -> Result<Tell, Fault> {
    loop {
        match socket.next().await.ok_or("the server hung up")?? {
            Message::Text(text) => return Ok(Tell::read(&text)?),
            Message::Close(_) => return Err("the server closed".into()),
            _ => {}
        }
    }
}

async fn connect(
    address: &str,
    id: &TableId,
    cookie: &str,
) -> Result<WebSocketStream<TcpStream>, Fault> {
    let url = format!("ws://{address}/api/games/{id}/socket");
    let mut request = url.into_client_request()?;
    request.headers_mut().insert("cookie", cookie.parse()?);
    let stream = call(address).await?;
    stream.set_nodelay(true)?;
    let small = WebSocketConfig::default()
        .read_buffer_size(4_096)
        .write_buffer_size(0);
    let (mut socket, _) =
        tokio_tungstenite::client_async_with_config(request, stream, Some(small)).await?;
    let hello = Ask::Hello {
        version: VERSION,
        ply: 0,
    };
    socket.send(Message::text(hello.write())).await?;
    while !matches!(told(&mut socket).await?, Tell::Table(_)) {}
    Ok(socket)
}

/// Calls from one of 250 addresses of this machine: each has some 28,000 ports for one server.
async fn call(address: &str) -> Result<TcpStream, Fault> {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let from = COUNT.fetch_add(1, Ordering::Relaxed) % 250 + 1;
    let socket = TcpSocket::new_v4()?;
    socket.bind(format!("127.0.1.{from}:0").parse()?)?;
    Ok(socket.connect(address.parse()?).await?)
}

async fn guest(address: &str) -> Result<String, Fault> {
    let (head, _) = post(address, "/api/session", "", "{}").await?;
    let cookie = head
        .lines()
        .find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next());
    Ok(cookie.ok_or("no cookie")?.to_owned())
}

async fn post(
    address: &str,
    path: &str,
    cookie: &str,
    body: &str,
) -> Result<(String, String), Fault> {
    let mut stream = call(address).await?;
    let length = body.len();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    match head.split(' ').nth(1) {
        Some(status) if status.starts_with('2') => Ok((head.to_owned(), body.to_owned())),
        _ => Err(format!("{path}: {head}").into()),
    }
}

/// The resident memory of a process in KiB.
fn memory(process: Option<u32>) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", process?)).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
