//! Answers that go on: one JSON object a line, and an empty line now and then.

use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use tokio::sync::mpsc;

use super::Desk;

/// How often an empty line says that all is well.
pub const BEAT: Duration = Duration::from_secs(7);

/// The writing end of such an answer.
#[derive(Clone)]
pub struct Lines {
    way: mpsc::Sender<Bytes>,
}

impl Lines {
    /// Writes an object; fails when nobody reads any more.
    pub async fn write(&self, object: &serde_json::Value) -> Result<(), Ended> {
        self.send(format!("{object}\n")).await
    }

    /// Writes an empty line.
    pub async fn beat(&self) -> Result<(), Ended> {
        self.send("\n".to_owned()).await
    }

    async fn send(&self, line: String) -> Result<(), Ended> {
        self.way.send(line.into()).await.map_err(|_| Ended)
    }
}

/// Nobody reads any more, or there is nothing more to tell.
#[derive(Debug)]
pub struct Ended;

/// An answer that `work` writes until it ends, the reader goes or the server is stopped.
pub fn answer<F, W>(desk: Arc<Desk>, work: W) -> Response
where
    W: FnOnce(Lines) -> F,
    F: Future<Output = Result<(), Ended>> + Send + 'static,
{
    let (way, queue) = mpsc::channel(16);
    let work = work(Lines { way });
    tokio::spawn(async move {
        desk.hall.metrics.streams.add(1);
        tokio::select! {
            _ended = work => {}
            () = desk.closed() => {}
        }
        desk.hall.metrics.streams.add(-1);
    });
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson")];
    (kind, Body::from_stream(Queue(queue))).into_response()
}

/// A queue as the stream that a body is made of.
struct Queue(mpsc::Receiver<Bytes>);

impl futures_core::Stream for Queue {
    type Item = Result<Bytes, std::convert::Infallible>;

    fn poll_next(
        mut self: std::pin::Pin<&mut Self>,
        context: &mut std::task::Context<'_>,
    ) -> std::task::Poll<Option<Self::Item>> {
        self.0.poll_recv(context).map(|bytes| bytes.map(Ok))
    }
}
