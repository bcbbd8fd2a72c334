//! Lets connections in, as many as there is room for, and closes those that do not say what they want.

use std::io::{self, Read, Write};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use super::Desk;
use super::who::Address;
use crate::held::{Held, Hold};

/// How long answers that are under way are waited for at the end.
const FAREWELL: Duration = Duration::from_secs(5);
/// What somebody hears for whom there is no room.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\n\
    Content-Length: 0\r\nConnection: close\r\n\r\n";

/// The connection that a request came by.
#[derive(Clone, Debug)]
pub struct Visit {
    /// Whose it is.
    pub peer: SocketAddr,
    /// Its place among all connections; a WebSocket keeps it to its own end.
    pub place: Arc<Hold>,
}

/// Serves until the desk closes; then ends what is under way.
pub async fn serve(desk: Arc<Desk>, listener: TcpListener, app: Router, places: Arc<Held>) {
    // Every connection has one end of it; when all are dropped the other end hears.
    let (open, mut all_ended) = mpsc::channel::<()>(1);
    let mut closing = pin!(desk.closed());
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut closing => break,
        };
        match accepted {
            Ok((stream, peer)) => match places.take(&Address::of(peer.ip()).to_string()) {
                Some(place) => {
                    let place = Arc::new(place);
                    let visit = Visit { peer, place };
                    let talk = talk(stream, visit, app.clone(), desk.clone());
                    let open = open.clone();
                    tokio::spawn(async move {
                        talk.await;
                        drop(open);
                    });
                }
                None => {
                    desk.hall.metrics.turned_away.add(1);
                    turn_away(stream);
                }
            },
            Err(error) => {
                // Without a free handle the next try would fail as well.
                tracing::warn!(%error, "a connection was not accepted");
                sleep(Duration::from_millis(100)).await;
            }
        }
    }
    drop((listener, open));
    // Who keeps a connection open is not waited for.
    timeout(FAREWELL, all_ended.recv()).await.ok();
}

async fn talk(stream: TcpStream, visit: Visit, app: Router, desk: Arc<Desk>) {
    // Two short messages in a row must not wait for each other's receipt (40 ms on Linux).
    if let Err(error) = stream.set_nodelay(true) {
        tracing::warn!(%error, "messages may be late");
    }
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(visit.clone());
        TowerToHyperService::new(app.clone()).call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        // It runs while a connection is idle as well.
        .header_read_timeout(desk.settings.patience)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = &mut connection => ended,
        () = desk.closed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke off");
    }
}

/// Says so and hangs up; nobody waits for the other side.
fn turn_away(stream: TcpStream) {
    let told = stream.into_std().and_then(|mut stream| -> io::Result<()> {
        let mut unread = [0; 4_096];
        // What was sent and not read would make the system drop the answer; there may be nothing yet.
        let _read = stream.read(&mut unread);
        stream.write_all(FULL)
    });
    if let Err(error) = told {
        tracing::debug!(%error, "turned away without a word");
    }
}
