//! Two nodes on one PostgreSQL and a server on SQLite, and one fault after the other: killed, frozen,
//! without a database. For ten minutes with `cargo xtask soak`, and each fault once with the other tests.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use game::Rng;
use tokio::task::spawn_blocking;

use crate::House;
use crate::page::{Crowd, ENOUGH};
use crate::port;
use crate::postgres::Cluster;
use crate::process::Folder;

#[derive(Clone, Copy, Debug)]
enum Fault {
    /// A server is killed, and started again.
    Killed,
    /// A server stands still for a moment.
    Frozen,
    /// PostgreSQL ends as in a power cut, and starts again.
    Restarted,
    /// PostgreSQL is away for a moment.
    Away,
}

const FAULTS: [Fault; 4] = [Fault::Killed, Fault::Frozen, Fault::Restarted, Fault::Away];
/// How long a server stands still, or the database is away.
const MOMENT: Duration = Duration::from_secs(2);

/// A server that can be started again.
struct Node {
    house: Option<House>,
    database: String,
    port: u16,
}

impl Node {
    fn start(database: String) -> Node {
        let port = port::free();
        let house = Some(House::start(Path::new(&database), port));
        Node {
            house,
            database,
            port,
        }
    }

    fn house(&self) -> &House {
        self.house.as_ref().unwrap()
    }

    fn kill(&mut self) {
        self.house.take().unwrap().kill();
        self.house = Some(House::start(Path::new(&self.database), self.port));
    }
}

async fn control(cluster: &Arc<Cluster>, what: &'static str) {
    let cluster = cluster.clone();
    spawn_blocking(move || cluster.control(what)).await.unwrap();
}

async fn happens(fault: Fault, node: &mut Node, cluster: &Arc<Cluster>) {
    match fault {
        Fault::Killed => node.kill(),
        Fault::Frozen => {
            node.house().freeze();
            tokio::time::sleep(MOMENT).await;
            node.house().thaw();
        }
        Fault::Restarted => control(cluster, "restart").await,
        Fault::Away => {
            control(cluster, "stop").await;
            tokio::time::sleep(MOMENT).await;
            control(cluster, "start").await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn through_one_fault_after_the_other_nothing_is_lost_or_played_twice() {
    let seconds = std::env::var("SIXFOLD_SOAK").map_or(0, |seconds| seconds.parse().unwrap());
    let folder = Folder::new();
    let cluster = Cluster::shared();
    let database = cluster.new_database();
    let shared = cluster.address(&database, cluster.port);
    let alone = folder.file("games.db").display().to_string();
    let mut nodes = [shared.clone(), shared, alone].map(Node::start);
    // Some sixty turns of a game last as long as all.
    let (games, thinks) = match seconds {
        0 => (6, 100..400),
        _ => (60, 4 * seconds..20 * seconds),
    };
    let mut crowd = Crowd::new(thinks);
    for _ in 0..games {
        let [east, west, alone] = &nodes;
        crowd.play(east.house(), west.house()).await;
        crowd.play(alone.house(), alone.house()).await;
    }
    let mut rng = Rng::new(std::process::id().into());
    let begun = Instant::now();
    let mut longest = Duration::ZERO;
    while crowd.faults() < FAULTS.len() || begun.elapsed().as_secs() < seconds as u64 {
        crowd.more_turns(ENOUGH).await;
        let fault = FAULTS[crowd.faults() % FAULTS.len()];
        crowd.fault();
        let silent = Instant::now();
        happens(fault, &mut nodes[rng.below(3)], &cluster).await;
        crowd.more_turns(1).await;
        longest = longest.max(silent.elapsed());
    }
    crowd.more_turns(ENOUGH).await;
    let (faults, turns, resent) = (crowd.faults(), crowd.acknowledged(), crowd.resent());
    crowd.stop().await.check().await;
    println!(
        "{faults} faults in {:.0} s: {turns} turns acknowledged, {resent} sent again, none lost, none twice; \
         the longest fault with the silence behind it {:.1} s",
        begun.elapsed().as_secs_f64(),
        longest.as_secs_f64()
    );
    for node in nodes {
        node.house.unwrap().stop();
    }
}
