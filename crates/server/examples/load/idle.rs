//! Opens connections to a table for each hundred of them, and leaves them alone for a while.

use std::time::{Duration, Instant};

use crate::Fault;
use crate::line::Line;
use crate::plan::Plan;
use crate::post::{guest, make_table};

/// Opens so many connections and says what they weigh.
pub async fn idle(plan: &Plan, count: usize) -> Result<(), Fault> {
    let before = plan.memory();
    let begun = Instant::now();
    let mut lines = Vec::with_capacity(count);
    let mut made = None;
    for number in 0..count {
        let node = plan.node(number);
        if number % 100 == 0 {
            let cookie = guest(node).await?;
            made = Some((make_table(node, &cookie).await?, cookie));
        }
        let Some((table, cookie)) = &made else {
            return Err("no table".into());
        };
        lines.push(Line::open(node, table, cookie).await?);
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!("{count} connections in {seconds:.1} s");
    // Longer than the server waits for a sign of life.
    tokio::time::sleep(Duration::from_secs(plan.seconds.max(60))).await;
    let open = lines.iter().filter(|line| line.is_open()).count();
    println!("{open} are open after {} s", plan.seconds.max(60));
    if let (Some(before), Some(after)) = (before, plan.memory()) {
        println!("memory of the server: {before} KiB before, {after} KiB with them");
        println!("{:.1} KiB each", (after - before) as f64 / count as f64);
    }
    Ok(())
}
