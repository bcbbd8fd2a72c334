//! A server in front of the app's own that can pretend to be a newer version of it.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::failure::Done;

/// A server that passes everything on until it is told to have a new version.
pub struct Relay {
    /// Its address.
    pub home: String,
    is_newer: Arc<AtomicBool>,
}

impl Relay {
    /// Stands in front of the server at an address, as long as the tests run.
    pub fn start(behind: &str) -> Done<Relay> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let home = format!("http://{}/", listener.local_addr()?);
        let is_newer = Arc::new(AtomicBool::new(false));
        let behind = behind
            .trim_start_matches("http://")
            .trim_end_matches('/')
            .to_owned();
        let seen = is_newer.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (behind, seen) = (behind.clone(), seen.clone());
                // A browser that goes away in the middle of an answer is no failure.
                std::thread::spawn(move || pass(stream, &behind, &seen).ok());
            }
        });
        Ok(Relay { home, is_newer })
    }

    /// From now on the service worker is that of another version.
    pub fn renew(&self) {
        self.is_newer.store(true, Ordering::Relaxed);
    }
}

fn pass(mut browser: TcpStream, behind: &str, is_newer: &AtomicBool) -> std::io::Result<()> {
    let mut head = Vec::new();
    let mut byte = [0];
    while !head.ends_with(b"\r\n\r\n") && browser.read(&mut byte)? == 1 {
        head.push(byte[0]);
    }
    let head = String::from_utf8_lossy(&head);
    let path = head.split(' ').nth(1).unwrap_or("/");
    let mut server = TcpStream::connect(behind)?;
    let plain = format!("GET {path} HTTP/1.1\r\nHost: {behind}\r\nConnection: close\r\n\r\n");
    server.write_all(plain.as_bytes())?;
    let mut answer = Vec::new();
    server.read_to_end(&mut answer)?;
    if is_newer.load(Ordering::Relaxed) {
        answer = renewed(answer);
    }
    browser.write_all(&answer)
}

/// The same answer of a later version: the first letter of the service worker's name differs, and
/// with it the name under which the files are kept.
fn renewed(answer: Vec<u8>) -> Vec<u8> {
    const NAME: &str = "VERSION = \"sixfold-";
    match String::from_utf8(answer) {
        Ok(text) => match text.find(NAME) {
            Some(at) => {
                let letter = at + NAME.len();
                let other = if text[letter..].starts_with('0') {
                    "1"
                } else {
                    "0"
                };
                [&text[..letter], other, &text[letter + 1..]]
                    .concat()
                    .into_bytes()
            }
            None => text.into_bytes(),
        },
        Err(binary) => binary.into_bytes(),
    }
}
