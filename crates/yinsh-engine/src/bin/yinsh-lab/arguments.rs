//! The command line: a command, then pairs of names and values.

use std::str::FromStr;

/// What was asked.
pub struct Arguments {
    command: Option<String>,
    pairs: Vec<(String, String)>,
}

impl Arguments {
    /// The arguments that the program was started with.
    pub fn from_command_line() -> Arguments {
        let mut words = std::env::args().skip(1);
        let command = words.next();
        let mut pairs = Vec::new();
        while let Some(name) = words.next() {
            let value = words.next().unwrap_or_default();
            pairs.push((name.trim_start_matches('-').to_owned(), value));
        }
        Arguments { command, pairs }
    }

    /// The command.
    pub fn command(&self) -> Option<String> {
        self.command.clone()
    }

    /// The value of a name that must be given.
    pub fn needed(&self, name: &str) -> Result<String, String> {
        let found = self.pairs.iter().find(|(given, _)| given == name);
        found
            .map(|(_, value)| value.clone())
            .ok_or_else(|| format!("--{name} is missing"))
    }

    /// The value of a name, or what it is by default.
    pub fn word(&self, name: &str, default: &str) -> String {
        self.needed(name).unwrap_or_else(|_| default.to_owned())
    }

    /// The number of a name, or what it is by default.
    pub fn number<T: FromStr>(&self, name: &str, default: T) -> Result<T, String> {
        match self.needed(name) {
            Ok(text) => number(name, &text),
            Err(_) => Ok(default),
        }
    }
}

/// Reads a number.
pub fn number<T: FromStr>(name: &str, text: &str) -> Result<T, String> {
    text.parse()
        .map_err(|_| format!("{name}: {text:?} is no such number"))
}
