//! One game of the load: two guests at a table who make turns in time.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use online::{Ask, Tell, Turn};

use crate::Fault;
use crate::line::Line;
use crate::plan::Plan;
use crate::post::{guest, make_table, post};

/// When turns are made, and how many were refused.
#[derive(Clone)]
pub struct Beat {
    pub first: Instant,
    pub pause: Duration,
    pub end: Instant,
    pub refused: Arc<AtomicU64>,
}

/// A table with its two players.
pub struct Game {
    lines: [Line; 2],
    number: usize,
}

impl Game {
    /// Makes a table and sits two guests down.
    pub async fn make(plan: &Plan, number: usize) -> Result<Game, Fault> {
        let (address, other) = (plan.node(number), plan.node(number + 1));
        let (ann, bob) = (guest(address).await?, guest(other).await?);
        let table = make_table(address, &ann).await?;
        post(other, &format!("/api/games/{table}/seats"), &bob, "{}").await?;
        let lines = [
            Line::open(address, &table, &ann).await?,
            Line::open(other, &table, &bob).await?,
        ];
        Ok(Game { lines, number })
    }

    /// Makes turns until the end, or until one is refused; gives the time of each.
    pub async fn play(mut self, beat: Beat) -> Result<Vec<Duration>, Fault> {
        let mut times = Vec::new();
        for ply in 0..TURNS {
            let at = beat.first + beat.pause * ply;
            if at >= beat.end {
                break;
            }
            tokio::time::sleep_until(at.into()).await;
            let Some(time) = self.make_turn(ply).await? else {
                beat.refused.fetch_add(1, Ordering::Relaxed);
                break;
            };
            times.push(time);
        }
        Ok(times)
    }

    /// Makes a turn and waits until both players have heard of it; gives the time until it was kept, or nothing
    /// where it was refused.
    async fn make_turn(&mut self, ply: u32) -> Result<Option<Duration>, Fault> {
        let ask = Ask::Turn(Turn {
            key: format!("{}-{ply}", self.number).try_into()?,
            ply,
            text: turn(ply),
        });
        let [mover, other] = &mut self.lines;
        let (mover, other) = if ply.is_multiple_of(2) {
            (mover, other)
        } else {
            (other, mover)
        };
        let sent = Instant::now();
        mover.ask(ask)?;
        let time = loop {
            match mover.told().await? {
                Tell::Kept { .. } => break sent.elapsed(),
                Tell::Refused { refused, .. } => {
                    println!("refused: {}", refused.reason);
                    return Ok(None);
                }
                _ => {}
            }
        };
        while !matches!(other.told().await?, Tell::Turn { ply: heard, .. } if heard == ply) {}
        Ok(Some(time))
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
