//! The little HTTP that a bot needs: requests with a token, and answers that go on.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::iter;

use serde_json::Value;

use super::way::{Target, Way};
use crate::duel;
use crate::failure::faults;

/// Longer lines than this are no answers of ours.
const LONGEST: u64 = 1 << 20;

faults! {
    /// Why something came to nothing.
    pub enum Fault {
        Server => "the server is http://HOST:PORT or https://HOST:PORT",
        Token => "the token is not one of a server",
        Unreached(host: String, error: io::Error) => "{host}: {error}",
        NoHttp => "this is no HTTP server",
        Lost(error: io::Error) => "{error}",
        Broken => "the answer breaks off",
        Object(error: serde_json::Error) => "not understood: {error}",
        Output(error: io::Error) => "{error}",
        Refused(reason: String) => "{reason}",
        Status(status: u16) => "status {status}",
        EmptyStream => "the game's stream is empty",
        UnknownGame => "a game that nobody here knows",
        Replay(reason: String) => "{reason}",
        Engine(fault: duel::Fault) => "{fault}",
    }
}

/// Only writing to standard output fails without any of the words above.
impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Fault {
        Fault::Output(error)
    }
}

/// The way to a server.
pub struct Client {
    target: Target,
    token: String,
}

impl Client {
    /// A client of the server at `http://HOST:PORT` or `https://HOST:PORT`.
    pub fn new(server: &str, token: &str) -> Result<Client, Fault> {
        let target = Target::read(server).ok_or(Fault::Server)?;
        if !token.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err(Fault::Token);
        }
        Ok(Client {
            target,
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
    pub fn stream(
        &self,
        path: &str,
    ) -> Result<impl Iterator<Item = Result<Value, Fault>> + use<>, Fault> {
        let (status, mut body) = self.send("GET", path, "")?;
        if status != 200 {
            return Err(refusal(status, &rest(body)?));
        }
        let lines = iter::from_fn(move || line(&mut body).transpose());
        let told = lines.filter(|line| !matches!(line, Ok(line) if line.is_empty()));
        Ok(told.map(|line| serde_json::from_str(&line?).map_err(Fault::Object)))
    }

    fn whole(&self, method: &str, path: &str, body: &str) -> Result<Value, Fault> {
        let (status, answer) = self.send(method, path, body)?;
        let text = rest(answer)?;
        match status {
            200..=299 => Ok(serde_json::from_str(&text).unwrap_or(Value::Null)),
            _ => Err(refusal(status, &text)),
        }
    }

    /// The status of the answer, and its body: all that comes until the connection ends, as HTTP 1.0
    /// has it.
    fn send(&self, method: &str, path: &str, body: &str) -> Result<(u16, Body), Fault> {
        let host = self.target.authority();
        let failed = |error: io::Error| Fault::Unreached(host.clone(), error);
        let mut way = self.target.connect().map_err(failed)?;
        let (token, length) = (&self.token, body.len());
        write!(
            way,
            "{method} {path} HTTP/1.0\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        )
        .and_then(|()| way.flush())
        .map_err(failed)?;
        let mut reader = BufReader::new(way);
        let status = line(&mut reader)?.unwrap_or_default();
        let status = status.split(' ').nth(1).and_then(|word| word.parse().ok());
        let status = status.ok_or(Fault::NoHttp)?;
        while line(&mut reader)?.is_some_and(|header| !header.is_empty()) {}
        Ok((status, reader))
    }
}

type Body = BufReader<Way>;

/// The next line without its end; nothing once there is no more.
fn line(body: &mut Body) -> Result<Option<String>, Fault> {
    let mut text = Vec::new();
    let mut part = body.take(LONGEST);
    let read = part.read_until(b'\n', &mut text).map_err(Fault::Lost)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&text).trim_end().to_owned()))
}

fn rest(body: Body) -> Result<String, Fault> {
    let mut text = String::new();
    let mut body = body.take(LONGEST);
    body.read_to_string(&mut text).map_err(Fault::Lost)?;
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
        for server in [
            "http://127.0.0.1:4600/",
            "https://a.example",
            "https://a.example:8443",
        ] {
            assert!(Client::new(server, "T").is_ok(), "{server}");
        }
        for server in [
            "",
            "127.0.0.1",
            "ftp://a.example",
            "http://",
            "http://a/b",
            "https://a:b",
        ] {
            assert!(Client::new(server, "T").is_err(), "{server}");
        }
        assert!(Client::new("http://a", "T\r\nX: y").is_err());
    }
}
