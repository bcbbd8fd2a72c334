//! Plays many games at once against a running server on this machine, and says how long turns took.
//!
//! ```text
//! sixfold serve --api-only --no-limits --database load.db --port 4700 &
//! cargo run --release -p server --example load -- 127.0.0.1:4700 --games 2000 --rate 500 --seconds 30
//! ```
//!
//! With two addresses, `127.0.0.1:4700,127.0.0.1:4701`, of two nodes on one PostgreSQL, the players of each game sit at
//! different nodes. `--idle N` only opens so many connections to tables, and says what they weigh.
//! `--process PID` tells the server's memory and processor time, `--disk FOLDER` how long the disk takes by itself, before
//! and after: no server keeps turns faster than its disk.
//!
//! Each game has two connections. Turns are spread evenly over the games; a turn's time is from
//! sending it to the answer that it is kept. The turns are the same in all games, the first eighteen
//! of a game of YINSH; so a run lasts at most eighteen times the games by the rate.

mod disk;
mod game;
mod idle;
mod line;
mod plan;
mod post;
mod process;
mod spread;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;

use game::{Beat, Game};
use plan::Plan;
use spread::Spread;

type Fault = Box<dyn std::error::Error + Send + Sync>;

/// How many games are made at once.
const AT_ONCE: usize = 64;

#[tokio::main]
async fn main() -> Result<(), Fault> {
    let plan = Arc::new(Plan::read(std::env::args().skip(1))?);
    if let Some(count) = plan.idle {
        return idle::idle(&plan, count).await;
    }
    tell_disk(&plan, "before")?;
    let games = make(&plan).await?;
    run(&plan, games).await?;
    tell_disk(&plan, "after")
}

/// Says how long the disk takes without the server.
fn tell_disk(plan: &Plan, when: &str) -> Result<(), Fault> {
    if let Some(folder) = &plan.disk {
        println!("the disk alone, {when}: {}", disk::syncs(folder)?);
    }
    Ok(())
}

/// Makes all games, many at a time.
async fn make(plan: &Arc<Plan>) -> Result<Vec<Game>, Fault> {
    println!("{} games, {} connections", plan.games, 2 * plan.games);
    let before = plan.memory();
    let begun = Instant::now();
    let gate = Arc::new(Semaphore::new(AT_ONCE));
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
    if let (Some(before), Some(after)) = (before, plan.memory()) {
        let each = (after - before) as f64 / (2 * plan.games) as f64;
        println!(
            "memory of the server: {before} KiB before, {after} KiB with all connections idle"
        );
        println!("{each:.1} KiB for each connection, its half of a game included");
    }
    Ok(games)
}

/// Plays all games, and says how long turns took.
async fn run(plan: &Plan, games: Vec<Game>) -> Result<(), Fault> {
    let used = plan.process.and_then(|process| process.time());
    let begun = Instant::now();
    let beat = Beat {
        first: begun,
        pause: Duration::from_secs_f64(plan.games as f64 / plan.rate),
        end: begun + Duration::from_secs(plan.seconds),
        refused: Arc::new(AtomicU64::new(0)),
    };
    let mut playing = Vec::new();
    for (number, game) in games.into_iter().enumerate() {
        let offset = beat.pause.mul_f64(number as f64 / plan.games as f64);
        playing.push(tokio::spawn(game.play(Beat {
            first: begun + offset,
            ..beat.clone()
        })));
    }
    let mut times = Vec::new();
    for game in playing {
        times.extend(game.await??);
    }
    let (times, seconds) = (Spread::of(times), plan.seconds as f64);
    println!(
        "{} turns in {seconds} s: {:.0} a second, {} refused",
        times.count(),
        times.count() as f64 / seconds,
        beat.refused.load(Ordering::Relaxed)
    );
    println!("kept after: {times}");
    let now = plan.process.and_then(|process| process.time());
    if let (Some(used), Some(now)) = (used, now) {
        let each = (now - used).as_secs_f64() * 1_000.0 / times.count() as f64;
        println!("processor time of the server: {each:.2} ms a turn");
    }
    if let Some(now) = plan.memory() {
        println!("memory of the server at the end: {now} KiB");
    }
    Ok(())
}
