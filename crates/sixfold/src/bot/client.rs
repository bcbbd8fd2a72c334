//! The little HTTP that a bot needs: requests with a token, and answers that go on.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::Value;

use crate::duel;
use crate::failure::faults;

/// A server says something at least every seven seconds.
const SILENCE: Duration = Duration::from_secs(30);
/// Longer lines than this are no answers of ours.
const LONGEST: u64 = 1 << 20;

faults! {
    /// Why something came to nothing.
    pub enum Fault {
        Server => "the server is http://HOST:PORT; for https, connect behind its proxy",
        Token => "the token is not one of a server",
        Unreached(host: String, error: io::Error) => "{host}: {error}",
        NoHttp => "this is no HTTP server",
        Lost(error: io::Error) => "{error}",
        Broken => "the answer breaks off",
        Object(error: serde_json::Error) => "not understood: {error}",
        Refused(reason: String) => "{reason}",
        Status(status: u16) => "status {status}",
        EmptyStream => "the game's stream is empty",
        UnknownGame => "a game that nobody here knows",
        Replay(reason: String) => "{reason}",
        Engine(fault: duel::fault::Fault) => "{fault}",
    }
}

/// The way to a server.
pub struct Client {
    host: String,
    token: String,
}

impl Client {
    /// A client of the server at `http://HOST:PORT`.
    pub fn new(server: &str, token: &str) -> Result<Client, Fault> {
        let host = server.trim_end_matches('/').strip_prefix("http://");
        let host = host.filter(|host| !host.is_empty() && !host.contains('/'));
        let host = host.ok_or(Fault::Server)?;
        let host = if host.contains(':') {
            host.to_owned()
        } else {
            format!("{host}:80")
        };
        if !token.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err(Fault::Token);
        }
        Ok(Client {
            host,
            token: token.to_owned(),
        })
    }

    /// Asks for something.
    pub fn get(&self, path: &str) -> Result<Value, Fault> {
        self.whole("GET", path, "")
    }

    /// Asks to do something.
    pub fn post(&self, path: &str, body: &Value) -> Result<Value, Fault> {
        self.whole("POST", path, &body.to_string())
    }

    /// An answer that goes on, object by object.
    pub fn stream(&self, path: &str) -> Result<Objects, Fault> {
        let (status, body) = self.send("GET", path, "")?;
        match status {
            200 => Ok(Objects { body }),
            _ => Err(refusal(status, &rest(body)?)),
        }
    }

    fn whole(&self, method: &str, path: &str, body: &str) -> Result<Value, Fault> {
        let (status, answer) = self.send(method, path, body)?;
        let text = rest(answer)?;
        match status {
            200..=299 => Ok(serde_json::from_str(&text).unwrap_or(Value::Null)),
            _ => Err(refusal(status, &text)),
        }
    }

    fn send(&self, method: &str, path: &str, body: &str) -> Result<(u16, Body), Fault> {
        let failed = |error: io::Error| Fault::Unreached(self.host.clone(), error);
        let mut stream = TcpStream::connect(&self.host).map_err(failed)?;
        stream.set_read_timeout(Some(SILENCE)).map_err(failed)?;
        let (host, token, length) = (&self.host, &self.token, body.len());
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\
             Connection: close\r\n\r\n{body}"
        )
        .map_err(failed)?;
        let mut reader = BufReader::new(stream);
        let status = line(&mut reader)?;
        let status = status.split(' ').nth(1).and_then(|word| word.parse().ok());
        let status = status.ok_or(Fault::NoHttp)?;
        let mut body = Body {
            left: Left::Rest,
            reader,
        };
        loop {
            let header = line(&mut body.reader)?.to_ascii_lowercase();
            match header.split_once(':') {
                Some(("transfer-encoding", value)) if value.trim() == "chunked" => {
                    body.left = Left::Chunk(0);
                }
                Some(_) => {}
                None => return Ok((status, body)),
            }
        }
    }
}

/// The body of an answer.
pub struct Body {
    reader: BufReader<TcpStream>,
    left: Left,
}

/// What is still to come.
enum Left {
    /// Everything until the connection ends.
    Rest,
    /// So many bytes of this chunk, then the next one.
    Chunk(u64),
}

impl Body {
    /// The next line; nothing at the end.
    fn line(&mut self) -> Result<Option<String>, Fault> {
        let mut text = Vec::new();
        while text.last() != Some(&b'\n') {
            let most = match &mut self.left {
                Left::Rest => LONGEST,
                Left::Chunk(0) => match self.next_chunk()? {
                    0 => break,
                    length => length,
                },
                Left::Chunk(left) => *left,
            };
            let mut part = (&mut self.reader).take(most);
            let read = part.read_until(b'\n', &mut text).map_err(Fault::Lost)?;
            if read == 0 || text.len() as u64 > LONGEST {
                break;
            }
            if let Left::Chunk(left) = &mut self.left {
                *left = most - read as u64;
                if *left == 0 {
                    line(&mut self.reader)?;
                }
            }
        }
        let text = String::from_utf8_lossy(&text).into_owned();
        Ok(Some(text).filter(|text| !text.is_empty()))
    }

    fn next_chunk(&mut self) -> Result<u64, Fault> {
        let head = line(&mut self.reader)?;
        u64::from_str_radix(&head, 16).map_err(|_| Fault::Broken)
    }
}

/// Objects, one a line.
pub struct Objects {
    body: Body,
}

impl Iterator for Objects {
    type Item = Result<Value, Fault>;

    fn next(&mut self) -> Option<Result<Value, Fault>> {
        loop {
            match self.body.line().transpose()? {
                Ok(line) if line.trim().is_empty() => {}
                Ok(line) => {
                    let object = serde_json::from_str(&line);
                    return Some(object.map_err(Fault::Object));
                }
                Err(reason) => return Some(Err(reason)),
            }
        }
    }
}

fn line(reader: &mut BufReader<TcpStream>) -> Result<String, Fault> {
    let mut text = String::new();
    let mut part = reader.take(LONGEST);
    part.read_line(&mut text).map_err(Fault::Lost)?;
    Ok(text.trim_end().to_owned())
}

fn rest(mut body: Body) -> Result<String, Fault> {
    let mut text = String::new();
    while let Some(line) = body.line()? {
        text.push_str(&line);
    }
    Ok(text)
}

fn refusal(status: u16, text: &str) -> Fault {
    let told: Option<Value> = serde_json::from_str(text).ok();
    let reason = told.as_ref().and_then(|told| told["reason"].as_str());
    reason.map_or(Fault::Status(status), |reason| {
        Fault::Refused(reason.to_owned())
    })
}

/// A text as part of a path.
pub fn encoded(text: &str) -> String {
    let sign = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b',' => (byte as char).to_string(),
        other => format!("%{other:02X}"),
    };
    text.bytes().map(sign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_travel_in_a_path() {
        assert_eq!(encoded("i8-f5;xg5-g9xa5"), "i8-f5%3Bxg5-g9xa5");
        assert_eq!(encoded("g1,g2,h3"), "g1,g2,h3");
    }

    #[test]
    fn only_servers_are_servers() {
        assert!(Client::new("http://127.0.0.1:4600/", "T").is_ok());
        for server in [
            "",
            "127.0.0.1",
            "https://a.example",
            "http://",
            "http://a/b",
        ] {
            assert!(Client::new(server, "T").is_err(), "{server}");
        }
        assert!(Client::new("http://a", "T\r\nX: y").is_err());
    }
}
