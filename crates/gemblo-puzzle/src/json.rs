//! Just enough JSON: read with bounds on size and depth, so that no file can do harm.

use std::error::Error;
use std::fmt;

/// A JSON value.
#[derive(Clone, PartialEq, Debug)]
pub enum Json {
    Null,
    Bool(bool),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    /// In the order of the text; no key twice.
    Object(Vec<(String, Json)>),
}

/// Why a text is no JSON that we read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotJson {
    /// The text is too long.
    TooLarge,
    /// Lists lie in lists too deeply.
    TooDeep,
    /// An object has too many keys.
    TooManyKeys,
    /// An object has this key twice.
    KeyTwice(String),
    /// Something else should be there.
    Wrong {
        /// The line, from 1.
        line: usize,
        /// What is there; nothing at the end.
        found: Option<char>,
        /// What should be there, for whoever wrote the file.
        expected: &'static str,
    },
}

impl fmt::Display for NotJson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotJson::TooLarge => write!(f, "the file is larger than {} MiB", MOST_BYTES >> 20),
            NotJson::TooDeep => f.write_str("this JSON is nested too deeply"),
            NotJson::TooManyKeys => f.write_str("an object of this JSON has too many keys"),
            NotJson::KeyTwice(key) => write!(f, "this JSON has the key {key:?} twice"),
            NotJson::Wrong {
                line,
                found,
                expected,
            } => {
                let found = found.map_or(END.to_owned(), |char| format!("{char:?}"));
                let wrong = format!("line {line} has {found} instead of {expected}");
                write!(f, "this is no valid JSON: {wrong}")
            }
        }
    }
}

impl Error for NotJson {}

/// What every text should end with.
const END: &str = "the end of the file";

/// Texts longer than this are refused.
const MOST_BYTES: usize = 4 << 20;

/// Lists within lists deeper than this are refused.
const MOST_DEPTH: usize = 16;

/// Objects with more keys are refused.
const MOST_MEMBERS: usize = 1_000;

impl Json {
    /// Reads a text that holds one value.
    pub fn read(text: &str) -> Result<Json, NotJson> {
        if text.len() > MOST_BYTES {
            return Err(NotJson::TooLarge);
        }
        let mut reader = Reader { text, at: 0 };
        let value = reader.value(0)?;
        reader.blanks();
        match reader.peek() {
            None => Ok(value),
            Some(_) => Err(reader.wrong(END)),
        }
    }

    pub fn member(&self, key: &str) -> Option<&Json> {
        match self {
            Json::Object(members) => members.iter().find(|(k, _)| k == key).map(|(_, v)| v),
            _ => None,
        }
    }

    pub fn as_text(&self) -> Option<&str> {
        match self {
            Json::Text(text) => Some(text),
            _ => None,
        }
    }

    pub fn as_list(&self) -> Option<&[Json]> {
        match self {
            Json::List(list) => Some(list),
            _ => None,
        }
    }

    pub fn as_number(&self) -> Option<f64> {
        match self {
            Json::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// A whole number that a coordinate or a count can be.
    pub fn as_whole(&self) -> Option<i64> {
        let number = self.as_number()?;
        (number.fract() == 0.0 && number.abs() < 9e15).then_some(number as i64)
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn blanks(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\r' | b'\n')) {
            self.at += 1;
        }
    }

    /// Where the text stops making sense.
    fn wrong(&self, expected: &'static str) -> NotJson {
        let before = &self.text.as_bytes()[..self.at];
        let rest = self.text.get(self.at..);
        NotJson::Wrong {
            line: before.iter().filter(|byte| **byte == b'\n').count() + 1,
            found: rest.and_then(|rest| rest.chars().next()),
            expected,
        }
    }

    fn eat(&mut self, byte: u8) -> bool {
        let is_there = self.peek() == Some(byte);
        self.at += usize::from(is_there);
        is_there
    }

    fn value(&mut self, depth: usize) -> Result<Json, NotJson> {
        if depth > MOST_DEPTH {
            return Err(NotJson::TooDeep);
        }
        self.blanks();
        match self.peek() {
            Some(b'{') => self.object(depth),
            Some(b'[') => self.list(depth),
            Some(b'"') => Ok(Json::Text(self.string()?)),
            Some(b'-' | b'0'..=b'9') => self.number(),
            _ => self.word(),
        }
    }

    fn word(&mut self) -> Result<Json, NotJson> {
        let words = [
            ("true", Json::Bool(true)),
            ("false", Json::Bool(false)),
            ("null", Json::Null),
        ];
        let rest = &self.text[self.at..];
        let found = words.into_iter().find(|(word, _)| rest.starts_with(word));
        let (word, value) = found.ok_or_else(|| self.wrong("a value"))?;
        self.at += word.len();
        Ok(value)
    }

    fn number(&mut self) -> Result<Json, NotJson> {
        let start = self.at;
        while matches!(
            self.peek(),
            Some(b'-' | b'+' | b'.' | b'e' | b'E' | b'0'..=b'9')
        ) {
            self.at += 1;
        }
        match self.text[start..self.at].parse() {
            Ok(number) => Ok(Json::Number(number)),
            Err(_) => {
                self.at = start;
                Err(self.wrong("a number"))
            }
        }
    }

    fn list(&mut self, depth: usize) -> Result<Json, NotJson> {
        self.at += 1;
        let mut list = Vec::new();
        self.blanks();
        if self.eat(b']') {
            return Ok(Json::List(list));
        }
        loop {
            list.push(self.value(depth + 1)?);
            self.blanks();
            match (self.eat(b','), self.eat(b']')) {
                (true, false) => {}
                (false, true) => return Ok(Json::List(list)),
                _ => return Err(self.wrong("a comma or a bracket")),
            }
        }
    }

    fn object(&mut self, depth: usize) -> Result<Json, NotJson> {
        self.at += 1;
        let mut members: Vec<(String, Json)> = Vec::new();
        self.blanks();
        if self.eat(b'}') {
            return Ok(Json::Object(members));
        }
        loop {
            self.blanks();
            let key = self.string()?;
            if members.len() >= MOST_MEMBERS {
                return Err(NotJson::TooManyKeys);
            }
            if members.iter().any(|(known, _)| *known == key) {
                return Err(NotJson::KeyTwice(key));
            }
            self.blanks();
            if !self.eat(b':') {
                return Err(self.wrong("a colon"));
            }
            members.push((key, self.value(depth + 1)?));
            self.blanks();
            match (self.eat(b','), self.eat(b'}')) {
                (true, false) => {}
                (false, true) => return Ok(Json::Object(members)),
                _ => return Err(self.wrong("a comma or a brace")),
            }
        }
    }

    fn string(&mut self) -> Result<String, NotJson> {
        if !self.eat(b'"') {
            return Err(self.wrong("a text in quotes"));
        }
        let mut string = String::new();
        loop {
            let Some(char) = self.text[self.at..].chars().next() else {
                return Err(self.wrong("a closing quote"));
            };
            if char.is_control() {
                return Err(self.wrong("a printable character"));
            }
            self.at += char.len_utf8();
            match char {
                '"' => return Ok(string),
                '\\' => string.push(self.escape()?),
                _ => string.push(char),
            }
        }
    }

    fn escape(&mut self) -> Result<char, NotJson> {
        let escaped = self.peek();
        self.at += usize::from(escaped.is_some());
        Ok(match escaped {
            Some(b'n') => '\n',
            Some(b't') => '\t',
            Some(b'r') => '\r',
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(byte @ (b'"' | b'\\' | b'/')) => char::from(byte),
            Some(b'u') => {
                let code = self.text.get(self.at..self.at + 4);
                let code = code.and_then(|code| u32::from_str_radix(code, 16).ok());
                let code = code.ok_or_else(|| self.wrong("four hexadecimal digits"))?;
                self.at += 4;
                // Halves of pairs do not stand for a character by themselves.
                char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER)
            }
            _ => return Err(self.wrong("a known escape")),
        })
    }
}

/// A text in quotes, as JSON writes it.
pub struct Quoted<'a>(pub &'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"")?;
        for char in self.0.chars() {
            match char {
                '"' | '\\' => write!(f, "\\{char}")?,
                char if char.is_control() => write!(f, "\\u{:04x}", u32::from(char))?,
                char => write!(f, "{char}")?,
            }
        }
        f.write_str("\"")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn refused(text: &str, reason: &str) {
        let refused = Json::read(text).unwrap_err();
        assert_eq!(refused.to_string(), reason, "{text}");
    }

    #[test]
    fn values_of_every_kind_are_read() {
        let text = r#" {"a": [1, -2.5e1, true, null], "b": {"ü\n\u00e9\"": "x"}} "#;
        let json = Json::read(text).unwrap();
        let list = json.member("a").and_then(Json::as_list).unwrap();
        assert_eq!(list[0].as_whole(), Some(1));
        assert_eq!(list[1].as_whole(), Some(-25));
        assert_eq!(list[2..], [Json::Bool(true), Json::Null]);
        let member = json.member("b").and_then(|b| b.member("ü\né\""));
        assert_eq!(member.and_then(Json::as_text), Some("x"));
        assert_eq!(
            Json::read(&Quoted("a\"\\\n").to_string()),
            Ok(Json::Text("a\"\\\n".into()))
        );
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let wrong = |line, found, expected| {
            format!("this is no valid JSON: line {line} has {found} instead of {expected}")
        };
        refused("", &wrong(1, "the end of the file", "a value"));
        refused(
            "[1,\n2",
            &wrong(2, "the end of the file", "a comma or a bracket"),
        );
        refused("{\"a\" 1}", &wrong(1, "'1'", "a colon"));
        refused("[1] x", &wrong(1, "'x'", "the end of the file"));
        refused("\"\\q\"", &wrong(1, "'\"'", "a known escape"));
        refused("-", &wrong(1, "'-'", "a number"));
        refused("{\"a\":1,\"a\":2}", "this JSON has the key \"a\" twice");
        refused(&"[".repeat(1_000_000), "this JSON is nested too deeply");
        refused(&" ".repeat(5 << 20), "the file is larger than 4 MiB");
        // A character that takes several bytes, where four digits should be.
        assert!(Json::read("\"\\u12é4\"").is_err());
    }
}
