//! The HTTP side: routes, who asks, what is refused.

mod accept;
mod accounts;
mod archive;
mod bots;
mod games;
mod guard;
mod logins;
mod ops;
mod players;
mod puzzles;
mod routes;
mod sessions;
mod socket;
mod stream;
mod tables;
mod who;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use online::Refusal;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::hall::Hall;
use crate::held::{Held, Hold};
use crate::limits::{Limits, What};
use crate::password::Hashing;
use crate::refusal::Refused;
use crate::shelf::Shelf;
use crate::store::Store;

type Desked = State<Arc<Desk>>;
type Answer<T> = Result<axum::Json<T>, Refused>;

/// How the server behaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Whether addresses and accounts are limited; off only for measuring.
    pub limits: bool,
    /// Whether a proxy of ours stands before the server, whose word on addresses and https counts.
    pub proxy: bool,
    /// How many connections there may be at once; each has an open file of the system.
    pub connections: usize,
    /// How long a request may take to come, and an idle connection to send the next.
    pub patience: Duration,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            limits: true,
            proxy: false,
            connections: 800,
            patience: Duration::from_secs(10),
        }
    }
}

impl Settings {
    /// How many connections one address may have, which is never all of them.
    fn connections_of_one(self) -> usize {
        if self.limits {
            self.connections.div_ceil(2).min(MOST_OF_ONE)
        } else {
            self.connections
        }
    }
}

/// How many connections an address may have, where there is room for many more.
const MOST_OF_ONE: usize = 200;
/// How long the database may take to end its connections.
const FAREWELL: Duration = Duration::from_secs(3);
/// How many streams a bot may have: one of its events, and one for each game that it plays.
const MOST_STREAMS: usize = 32;
/// How many streams of games an address may take home at once.
const MOST_DOWNLOADS: usize = 2;
/// How many connections there may be to an address for those who run the server.
const MOST_OF_OPS: usize = 16;

/// What all requests share.
pub struct Desk {
    pub hall: Arc<Hall>,
    limits: Limits,
    pub hashing: Hashing,
    seen: logins::Seen,
    pub tables: tables::Tables,
    /// The WebSockets and streams that came through a proxy of ours, by the address that it names.
    lasting: Arc<Held>,
    /// The streams of each bot.
    streams: Arc<Held>,
    /// The streams of games that each address takes home.
    downloads: Arc<Held>,
    pub settings: Settings,
    /// Turns to true when the server is being stopped.
    pub closing: watch::Sender<bool>,
}

impl Desk {
    /// Counts something that somebody does; refuses when it is one too many.
    pub fn limit(&self, what: What, who: &str) -> Result<(), Refusal> {
        if self.settings.limits {
            self.limits.take(what, who)?;
        }
        Ok(())
    }

    /// A place for a connection that lasts, until it is dropped.
    pub fn last(&self, address: &str) -> Result<Option<Hold>, Refusal> {
        // Without a proxy the connection itself is counted.
        if !self.settings.proxy {
            return Ok(None);
        }
        let place = self.lasting.take(address);
        place.map(Some).ok_or(Refusal::TooMany)
    }

    /// Waits until the server is being stopped.
    pub async fn closed(&self) {
        let mut closing = self.closing.subscribe();
        // Without a sender nobody can stop it; there always is one.
        closing.wait_for(|closing| *closing).await.ok();
    }
}

/// A server that is ready to listen.
pub struct Server {
    desk: Arc<Desk>,
    /// Where those who run it ask how it does, if not beside everybody.
    ops: Option<TcpListener>,
}

impl Server {
    /// A server over a database, with these games; its clocks run from now on.
    pub fn new(store: Store, shelf: Shelf, settings: Settings) -> Server {
        let hall = Hall::new(store, shelf);
        tokio::spawn(hall.clone().sweep());
        if hall.store.is_shared() {
            tokio::spawn(hall.clone().listen());
            tokio::spawn(hall.clone().beat());
        }
        let desk = Arc::new(Desk {
            hall,
            limits: Limits::default(),
            hashing: Hashing::default(),
            seen: logins::Seen::default(),
            tables: tables::Tables::default(),
            lasting: Held::new(settings.connections_of_one(), settings.connections),
            streams: Held::new(MOST_STREAMS, settings.connections),
            downloads: Held::new(MOST_DOWNLOADS, settings.connections),
            settings,
            closing: watch::Sender::default(),
        });
        Server { desk, ops: None }
    }

    /// Tells only at this address, and no longer to everybody, how the server does.
    pub fn with_ops(self, listener: TcpListener) -> Server {
        let ops = Some(listener);
        Server { ops, ..self }
    }

    /// Serves until `stop` is done; then ends what is under way, and closes the database.
    pub async fn run(
        self,
        listener: TcpListener,
        rest: Router,
        stop: impl Future<Output = ()>,
    ) -> std::io::Result<()> {
        let Server { desk, ops } = self;
        let ops_place = if ops.is_some() {
            routes::Ops::Elsewhere
        } else {
            routes::Ops::Here
        };
        let app = routes::router(desk.clone(), rest, ops_place);
        let all = desk.settings.connections;
        let each = if desk.settings.proxy {
            // All come from the proxy.
            all
        } else {
            desk.settings.connections_of_one()
        };
        let mut doors = vec![(listener, app, Held::new(each, all))];
        if let Some(listener) = ops {
            let few = Held::new(MOST_OF_OPS, MOST_OF_OPS);
            doors.push((listener, routes::ops(desk.clone()), few));
        }
        let mut serving = JoinSet::new();
        for (listener, app, places) in doors {
            serving.spawn(accept::serve(desk.clone(), listener, app, places));
        }
        stop.await;
        desk.closing.send_replace(true);
        serving.join_all().await;
        // A dead connection would never be done.
        timeout(FAREWELL, desk.hall.store.close()).await.ok();
        Ok(())
    }
}
