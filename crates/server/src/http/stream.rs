//! Answers that go on: one JSON object a line, and an empty line now and then.

use std::fmt::Display;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::{HeaderName, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream::poll_fn;
use online::Refusal;
use thiserror::Error;
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::Desk;
use super::who::Who;
use crate::held::Hold;
use crate::player::Player;

/// How often an empty line says that all is well.
pub const BEAT: Duration = Duration::from_secs(7);

/// The writing end of such an answer.
#[derive(Clone)]
pub struct Lines {
    way: mpsc::Sender<Bytes>,
    /// How long a reader may take for a line once nothing more fits between.
    patience: Duration,
    broken: Arc<AtomicBool>,
}

impl Lines {
    /// Writes an object, or nothing, on a line; fails when nobody reads any more.
    pub async fn write(&self, object: impl Display) -> Result<(), Ended> {
        let sent = self.way.send(format!("{object}\n").into());
        Ok(timeout(self.patience, sent).await??)
    }

    /// Ends the connection where there would have been more, so that what was read is known not to be all.
    pub fn break_off(&self) {
        self.broken.store(true, Ordering::Relaxed);
    }
}

/// Nobody reads any more, or there is nothing more to tell.
#[derive(Debug)]
pub struct Ended;

impl<E: std::error::Error> From<E> for Ended {
    fn from(_: E) -> Ended {
        Ended
    }
}

/// There was more to tell.
#[derive(Debug, Error)]
#[error("broken off")]
struct BrokenOff;

/// The kind of an answer of one object a line.
pub const NDJSON: &str = "application/x-ndjson";

/// What a stream holds as long as it lasts.
pub type Place = (Hold, Option<Hold>);

/// A place for one more stream of a bot.
pub fn place(desk: &Desk, bot: &Player, who: &Who) -> Result<Place, Refusal> {
    let stream = desk.streams.take(bot.id.as_str());
    Ok((stream.ok_or(Refusal::TooMany)?, desk.last(&who.address)?))
}

/// An answer that `work` writes until it ends, the reader goes or the server is stopped.
pub fn answer<F, W>(desk: Arc<Desk>, place: Place, kind: &'static str, work: W) -> Response
where
    W: FnOnce(Arc<Desk>, Lines) -> F,
    F: Future<Output = Result<(), Ended>> + Send + 'static,
{
    let (way, mut queue) = mpsc::channel::<Bytes>(16);
    let broken = Arc::<AtomicBool>::default();
    let lines = Lines {
        way,
        patience: desk.settings.patience,
        broken: broken.clone(),
    };
    let work = work(desk.clone(), lines);
    tokio::spawn(async move {
        desk.hall.metrics.streams.add(1);
        tokio::select! {
            _ended = work => {}
            () = desk.closed() => {}
        }
        desk.hall.metrics.streams.add(-1);
        drop(place);
    });
    let kind = [
        (header::CONTENT_TYPE, kind),
        // nginx would keep the lines until there are many.
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    let lines = poll_fn(move |context| {
        let line = queue.poll_recv(context);
        line.map(|line| match line {
            None if broken.swap(false, Ordering::Relaxed) => Some(Err(BrokenOff)),
            line => line.map(Ok),
        })
    });
    (kind, Body::from_stream(lines)).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::{Server, Settings};
    use crate::store::Store;

    #[tokio::test]
    async fn whoever_does_not_read_is_cut_off_and_can_tell() {
        let name = format!("sixfold-stream-{}.db", std::process::id());
        let file = std::env::temp_dir().join(name);
        let store = Store::open(file.to_str().unwrap()).await.unwrap();
        let settings = Settings {
            patience: Duration::from_millis(50),
            ..Settings::default()
        };
        let desk = Server::new(store, crate::toy::shelf(), settings).desk;
        let places = [(); 2].map(|()| desk.downloads.take("a").unwrap());
        assert!(desk.downloads.take("a").is_none());
        let [place, _other] = places;
        let answer = answer(desk.clone(), (place, None), NDJSON, |_, lines| async move {
            while lines.write("on and on").await.is_ok() {}
            lines.break_off();
            Err(Ended)
        });
        while desk.downloads.take("a").is_none() {
            tokio::task::yield_now().await;
        }
        let read = axum::body::to_bytes(answer.into_body(), usize::MAX).await;
        assert!(read.is_err());
        desk.hall.store.close().await;
        for ending in ["", "-wal", "-shm", "-lock"] {
            std::fs::remove_file(format!("{}{ending}", file.display())).ok();
        }
    }
}
