//! One request over a connection of its own, as much of HTTP as a driver on this machine speaks.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use crate::failure::Done;

/// No answer takes longer than this.
const PATIENCE: Duration = Duration::from_secs(60);

/// Sends a request and gives the body of the answer.
pub fn request(port: u16, method: &str, path: &str, body: &str) -> Done<String> {
    let told = |error: std::io::Error| format!("{method} {path}: {error}");
    let mut stream = TcpStream::connect(("127.0.0.1", port)).map_err(told)?;
    stream.set_read_timeout(Some(PATIENCE)).map_err(told)?;
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + body).as_bytes()).map_err(told)?;
    let mut answer = Vec::new();
    let mut piece = [0; 1 << 16];
    loop {
        if let Some((head, start)) = head_of(&answer)
            && let Some(length) = length_of(&head)
            && answer.len() >= start + length
        {
            let body = &answer[start..start + length];
            return Ok(String::from_utf8_lossy(body).into_owned());
        }
        let read = stream.read(&mut piece).map_err(told)?;
        if read == 0 {
            return Err(format!("{method} {path}: the answer ends too early").into());
        }
        answer.extend(&piece[..read]);
    }
}

/// The head of an answer, and where its body starts.
fn head_of(answer: &[u8]) -> Option<(String, usize)> {
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&answer[..end]).to_lowercase();
    Some((head, end + 4))
}

fn length_of(head: &str) -> Option<usize> {
    let lines = head.lines();
    let mut lengths = lines.filter_map(|line| line.strip_prefix("content-length:"));
    lengths.next()?.trim().parse().ok()
}
