//! kill −9 at random moments: every turn that was acknowledged is there, and none is there twice.

use game::Rng;

use crate::House;
use crate::page::{Crowd, ENOUGH};
use crate::port;
use crate::process::Folder;

const GAMES: usize = 24;
/// At least so many crashes, and more until one has met a turn on its way.
const CRASHES: usize = 6;
const MOST_CRASHES: usize = 60;

#[tokio::test(flavor = "multi_thread")]
async fn whatever_was_acknowledged_survives_kill_9_and_nothing_is_played_twice() {
    let folder = Folder::new();
    let database = folder.file("games.db");
    let port = port::free();
    let mut house = House::start(&database, port);
    let mut crowd = Crowd::new(40..160);
    for _ in 0..GAMES {
        crowd.play(&house, &house).await;
    }
    let mut rng = Rng::new(std::process::id().into());
    while crowd.faults() < CRASHES || crowd.resent() == 0 {
        crowd.more_turns(ENOUGH + rng.below(60)).await;
        house.kill();
        crowd.fault();
        let crashes = crowd.faults();
        assert!(crashes < MOST_CRASHES, "no crash met a turn on its way");
        house = House::start(&database, port);
    }
    crowd.more_turns(ENOUGH).await;
    let resent = crowd.resent();
    let played = crowd.stop().await;
    house.kill();
    let house = House::start(&database, port);
    let by_crashes = played.check().await;
    // Without play before, between and after the crashes nothing would be tested.
    assert!(by_crashes.iter().all(|turns| *turns > 10), "{by_crashes:?}");
    println!("acknowledged between crashes: {by_crashes:?}; {resent} turns sent again");
    house.stop();
}
