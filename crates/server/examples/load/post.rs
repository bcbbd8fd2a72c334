//! Requests to the server, each on a connection of its own.

use std::sync::atomic::{AtomicU64, Ordering};

use online::TableId;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::Fault;

/// Calls from one of 250 addresses of this machine: each has some 28,000 ports for one server.
pub async fn call(address: &str) -> Result<TcpStream, Fault> {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let from = COUNT.fetch_add(1, Ordering::Relaxed) % 250 + 1;
    let socket = TcpSocket::new_v4()?;
    socket.bind(format!("127.0.1.{from}:0").parse()?)?;
    Ok(socket.connect(address.parse()?).await?)
}

/// Comes as a guest; gives the cookie.
pub async fn guest(address: &str) -> Result<String, Fault> {
    let (head, _) = post(address, "/api/session", "", "{}").await?;
    let cookie = head
        .lines()
        .find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next());
    Ok(cookie.ok_or("no cookie")?.to_owned())
}

/// Posts something; gives the head and the body of the answer.
pub async fn post(
    address: &str,
    path: &str,
    cookie: &str,
    body: &str,
) -> Result<(String, String), Fault> {
    let mut stream = call(address).await?;
    let length = body.len();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    match head.split(' ').nth(1) {
        Some(status) if status.starts_with('2') => Ok((head.to_owned(), body.to_owned())),
        _ => Err(format!("{path}: {head}").into()),
    }
}

/// Makes a table of YINSH with an open seat.
pub async fn make_table(address: &str, cookie: &str) -> Result<TableId, Fault> {
    let wish = r#"{"game":"yinsh","setup":"standard","seats":[{"kind":"me"},{"kind":"open"}]}"#;
    let (_, made) = post(address, "/api/games", cookie, wish).await?;
    let made: online::body::Made = serde_json::from_str(&made)?;
    Ok(made.id)
}
