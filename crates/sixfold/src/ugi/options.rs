//! What can be set about the engine.

use std::ops::RangeInclusive;

use engine::Level;
use games::{Kind, Variant};

use super::Fault;
use crate::failure::excerpt;
use crate::thinks::Gear;

/// The options as the protocol describes them.
pub fn descriptions() -> String {
    let usual = Options::default().variant.name;
    let variants: String = Variant::all()
        .map(|each| format!(" var {}", each.name))
        .collect();
    format!("option name Variant type combo default {usual}{variants}\n{NUMBERS}")
}

const NUMBERS: &str = "\
option name Hash type spin default 16 min 1 max 1024
option name Threads type spin default 1 min 1 max 64
option name MultiPV type spin default 1 min 1 max 64
option name Level type spin default 10 min 1 max 10
option name Seed type spin default 0 min 0 max 9223372036854775807";

/// What is set.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    pub variant: Variant,
    pub gear: Gear,
    pub lines: usize,
    pub level: Level,
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            variant: Kind::ALL[0].usual(),
            gear: Gear::default(),
            lines: 1,
            level: Level::BEST,
            seed: 0,
        }
    }
}

/// What must be made anew after an option was set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Changed {
    Nothing,
    /// The engine.
    Gear,
    /// Everything.
    Variant,
}

impl Options {
    /// Sets an option, or says why not and changes nothing.
    pub fn set(&mut self, name: &str, value: &str) -> Result<Changed, Fault> {
        let number = |range: RangeInclusive<u64>| {
            let number = value.parse().ok().filter(|number| range.contains(number));
            number.ok_or_else(|| {
                let (least, most) = range.into_inner();
                Fault::OutOfRange(name.to_owned(), least, most)
            })
        };
        match name.to_ascii_lowercase().as_str() {
            "variant" => {
                self.variant = value.parse().map_err(Fault::Variant)?;
                return Ok(Changed::Variant);
            }
            "hash" => {
                self.gear.hash = number(1..=1024)? as usize;
                return Ok(Changed::Gear);
            }
            "threads" => {
                self.gear.threads = number(1..=64)? as usize;
                return Ok(Changed::Gear);
            }
            "multipv" => self.lines = number(1..=64)? as usize,
            "level" => self.level = value.parse().map_err(Fault::Level)?,
            "seed" => self.seed = number(0..=i64::MAX as u64)?,
            _ => return Err(Fault::NoOption(excerpt(name))),
        }
        Ok(Changed::Nothing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_takes_its_default_and_no_more_than_its_most() {
        let mut options = Options::default();
        for line in descriptions().lines() {
            let words: Vec<&str> = line.split(' ').collect();
            let after = |key: &str| words.iter().skip_while(|word| **word != key).nth(1);
            assert!(
                options.set(words[2], after("default").unwrap()).is_ok(),
                "{line}"
            );
            if let Some(most) = after("max") {
                let beyond = most.parse::<u64>().unwrap() + 1;
                assert!(
                    options.set(words[2], &beyond.to_string()).is_err(),
                    "{line}"
                );
            }
        }
        assert_eq!(
            options.set("speed", "1").unwrap_err().to_string(),
            "there is no option \"speed\""
        );
    }
}
