//! Answers that go on: one JSON object a line, and an empty line now and then.

use std::convert::Infallible;
use std::fmt::Display;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::{HeaderName, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream::poll_fn;
use online::Refusal;
use tokio::sync::mpsc;

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
}

impl Lines {
    /// Writes an object, or nothing, on a line; fails when nobody reads any more.
    pub async fn write(&self, object: impl Display) -> Result<(), Ended> {
        Ok(self.way.send(format!("{object}\n").into()).await?)
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

/// What a stream holds as long as it lasts.
pub type Place = (Hold, Option<Hold>);

/// A place for one more stream of a bot.
pub fn place(desk: &Desk, bot: &Player, who: &Who) -> Result<Place, Refusal> {
    let stream = desk.streams.take(bot.id.as_str());
    Ok((stream.ok_or(Refusal::TooMany)?, desk.last(&who.address)?))
}

/// An answer that `work` writes until it ends, the reader goes or the server is stopped.
pub fn answer<F, W>(desk: Arc<Desk>, place: Place, work: W) -> Response
where
    W: FnOnce(Arc<Desk>, Lines) -> F,
    F: Future<Output = Result<(), Ended>> + Send + 'static,
{
    let (way, mut queue) = mpsc::channel::<Bytes>(16);
    let work = work(desk.clone(), Lines { way });
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
        (header::CONTENT_TYPE, "application/x-ndjson"),
        // nginx would keep the lines until there are many.
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    let lines = poll_fn(move |context| {
        let line = queue.poll_recv(context);
        line.map(|line| line.map(Ok::<_, Infallible>))
    });
    (kind, Body::from_stream(lines)).into_response()
}
