//! Options of the form `name=value`.

use std::collections::HashMap;
use std::error::Error;
use std::str::FromStr;

/// What went wrong, in words.
pub type Failure = Box<dyn Error + Send + Sync>;

/// Named options.
pub struct Options(HashMap<String, String>);

impl Options {
    /// Splits arguments into options and other words; players may hold equal signs of their own.
    pub fn split(words: Vec<String>) -> (Options, Vec<String>) {
        let is_option = |word: &String| match word.split_once('=') {
            Some((name, _)) => !name.contains(':'),
            None => false,
        };
        let (named, rest): (Vec<String>, Vec<String>) = words.into_iter().partition(is_option);
        let pairs = named.iter().filter_map(|word| word.split_once('='));
        let owned = pairs.map(|(name, value)| (name.to_owned(), value.to_owned()));
        (Options(owned.collect()), rest)
    }

    /// The value of an option, if it is given.
    pub fn find<T: FromStr>(&self, name: &str) -> Result<Option<T>, Failure> {
        let Some(text) = self.0.get(name) else {
            return Ok(None);
        };
        let value = text.parse().map_err(|_| format!("{name}={text}?"))?;
        Ok(Some(value))
    }

    /// The value of an option, or what it is when not given.
    pub fn or<T: FromStr>(&self, name: &str, default: T) -> Result<T, Failure> {
        Ok(self.find(name)?.unwrap_or(default))
    }
}

/// The setup for a number of players.
pub fn setup(players: &str) -> Result<gemblo::Setup, Failure> {
    Ok(format!("gemblo{players}").parse::<gemblo::Setup>()?)
}
