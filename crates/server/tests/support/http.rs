//! A very small HTTP client, so that tests can also say what no decent client would.

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// What a server answered.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_str())
    }

    #[track_caller]
    pub fn expect(self, status: u16) -> Answer {
        assert_eq!(self.status, status, "{self:?}");
        self
    }
}

/// Sends a request with these header lines and this body, on a connection of its own.
pub async fn request(
    address: &str,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> Answer {
    let mut reader = open(address, method, path, headers, body).await;
    let (status, headers) = head(&mut reader).await;
    let chunked = headers
        .iter()
        .any(|(key, value)| key == "transfer-encoding" && value == "chunked");
    let mut body = Vec::new();
    if chunked {
        while let Some(chunk) = chunk(&mut reader).await {
            body.extend(chunk);
        }
    } else {
        let length = headers.iter().find(|(key, _)| key == "content-length");
        let length = length.map_or(0, |(_, value)| value.parse().unwrap());
        body.resize(length, 0);
        reader.read_exact(&mut body).await.unwrap();
    }
    Answer {
        status,
        headers,
        body: String::from_utf8(body).unwrap(),
    }
}

/// Sends a request and leaves the answer to be read.
pub async fn open(
    address: &str,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> BufReader<TcpStream> {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let mut text = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\n");
    for (name, value) in headers {
        text.push_str(&format!("{name}: {value}\r\n"));
    }
    if !body.is_empty() || method != "GET" {
        text.push_str(&format!("Content-Length: {}\r\n", body.len()));
    }
    text.push_str("Connection: close\r\n\r\n");
    stream.write_all(text.as_bytes()).await.unwrap();
    // A server that refuses early need not read everything.
    stream.write_all(body).await.ok();
    BufReader::new(stream)
}

/// The status and the header lines, names in small letters.
pub async fn head(reader: &mut BufReader<TcpStream>) -> (u16, Vec<(String, String)>) {
    let mut line = String::new();
    reader.read_line(&mut line).await.unwrap();
    let status = line.split(' ').nth(1).unwrap_or("0").parse().unwrap();
    let mut headers = Vec::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).await.unwrap();
        match line.trim_end().split_once(": ") {
            Some((name, value)) => headers.push((name.to_lowercase(), value.to_owned())),
            None => return (status, headers),
        }
    }
}

/// The next chunk of an answer that goes on; nothing at its end.
pub async fn chunk(reader: &mut BufReader<TcpStream>) -> Option<Vec<u8>> {
    let mut line = String::new();
    reader.read_line(&mut line).await.ok()?;
    let length = usize::from_str_radix(line.trim(), 16).ok()?;
    let mut bytes = vec![0; length + 2];
    reader.read_exact(&mut bytes).await.ok()?;
    bytes.truncate(length);
    (length > 0).then_some(bytes)
}
