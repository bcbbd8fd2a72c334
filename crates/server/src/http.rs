//! The HTTP side: routes, who asks, what is refused.

mod accounts;
mod archive;
mod bots;
mod games;
mod guard;
mod ops;
mod routes;
mod socket;
mod stream;
mod who;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::serve::ListenerExt;
use online::Refusal;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::hall::Hall;
use crate::limits::{Limits, What};
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
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            limits: true,
            proxy: false,
        }
    }
}

/// What all requests share.
pub struct Desk {
    pub hall: Arc<Hall>,
    limits: Limits,
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
}

impl Server {
    /// A server over a database, with these games; its clocks run from now on.
    pub fn new(store: Store, shelf: Shelf, settings: Settings) -> Server {
        let hall = Hall::new(store, shelf);
        tokio::spawn(hall.clone().sweep());
        if hall.store.is_shared() {
            tokio::spawn(hall.clone().listen());
        }
        let desk = Arc::new(Desk {
            hall,
            limits: Limits::default(),
            settings,
            closing: watch::Sender::default(),
        });
        Server { desk }
    }

    /// All routes; whatever is no route goes to `rest`.
    pub fn router(&self, rest: Router) -> Router {
        routes::router(self.desk.clone(), rest)
    }

    /// Serves until `stop` is done; then ends what is under way, and closes the database.
    pub async fn run(
        self,
        listener: TcpListener,
        rest: Router,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> std::io::Result<()> {
        let desk = self.desk.clone();
        let stop = async move {
            stop.await;
            desk.closing.send_replace(true);
        };
        let app = self
            .router(rest)
            .into_make_service_with_connect_info::<std::net::SocketAddr>();
        // Two short messages in a row must not wait for each other's receipt (40 ms on Linux).
        let listener = listener.tap_io(|connection| {
            if let Err(error) = connection.set_nodelay(true) {
                tracing::warn!(%error, "messages may be late");
            }
        });
        let served = axum::serve(listener, app).with_graceful_shutdown(stop);
        let served = tokio::spawn(async move { served.await });
        self.desk.closed().await;
        // Who keeps a connection open is not waited for.
        let done = tokio::time::timeout(Duration::from_secs(5), served).await;
        self.desk.hall.store.close().await;
        match done {
            Ok(Ok(served)) => served,
            _ => Ok(()),
        }
    }
}
