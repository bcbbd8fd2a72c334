//! A connection to a table, which is read from the start: the server hangs up on whoever does not answer its pings.

use futures_util::{SinkExt, StreamExt};
use online::{Ask, TableId, Tell, VERSION};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinHandle;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use crate::Fault;
use crate::post::call;

/// A connection that a task of its own reads.
pub struct Line {
    asks: UnboundedSender<Ask>,
    tells: UnboundedReceiver<Tell>,
    reading: JoinHandle<Result<(), Fault>>,
}

impl Line {
    /// Connects to a table, and says hello.
    pub async fn open(address: &str, id: &TableId, cookie: &str) -> Result<Line, Fault> {
        let url = format!("ws://{address}/api/games/{id}/socket");
        let mut request = url.into_client_request()?;
        request.headers_mut().insert("cookie", cookie.parse()?);
        let stream = call(address).await?;
        stream.set_nodelay(true)?;
        let small = WebSocketConfig::default()
            .read_buffer_size(4_096)
            .write_buffer_size(0);
        let client = tokio_tungstenite::client_async_with_config(request, stream, Some(small));
        let (socket, _) = client.await?;
        let (asks, asked) = unbounded_channel();
        let (told, tells) = unbounded_channel();
        let reading = tokio::spawn(tend(socket, asked, told));
        let mut line = Line {
            asks,
            tells,
            reading,
        };
        line.ask(Ask::Hello {
            version: VERSION,
            ply: 0,
        })?;
        while !matches!(line.told().await?, Tell::Table(_)) {}
        Ok(line)
    }

    /// Says something to the server.
    pub fn ask(&self, ask: Ask) -> Result<(), Fault> {
        self.asks.send(ask).map_err(|_| "the connection is gone")?;
        Ok(())
    }

    /// The next thing that the server says.
    pub async fn told(&mut self) -> Result<Tell, Fault> {
        if let Some(tell) = self.tells.recv().await {
            return Ok(tell);
        }
        (&mut self.reading).await??;
        Err("the connection is gone".into())
    }

    /// Whether the connection is still there.
    pub fn is_open(&self) -> bool {
        !self.reading.is_finished()
    }
}

/// Carries messages both ways until either side has enough; reading answers pings.
async fn tend(
    mut socket: WebSocketStream<TcpStream>,
    mut asked: UnboundedReceiver<Ask>,
    told: UnboundedSender<Tell>,
) -> Result<(), Fault> {
    loop {
        tokio::select! {
            ask = asked.recv() => match ask {
                Some(ask) => socket.send(Message::text(ask.write())).await?,
                None => return Ok(()),
            },
            message = socket.next() => match message.ok_or("the server hung up")?? {
                Message::Text(text) => told.send(Tell::read(&text)?)?,
                Message::Close(_) => return Err("the server closed".into()),
                _ => {}
            },
        }
    }
}
