//! A review as one line of text, so that it is kept with its game.
//!
//! Position by position between bars: how well it was looked at, everybody's chances in thousandths, who wins by force
//! and in how many turns, the cells given away, the best line.
//!
//! ```text
//! 1 512,488 - 0 e3 f6|4 1000,0 1:3 0 g6|
//! ```

use std::error::Error;
use std::fmt;

use game::{MAX_SEATS, Seat};

use super::{Effort, Noted, Review, Seen};
use crate::judgement::View;

/// Between two positions.
const BAR: char = '|';

/// A text that is no review of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAReview;

impl fmt::Display for NotAReview {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not a review of the game")
    }
}

impl Error for NotAReview {}

impl Review {
    /// What is known so far, as one line.
    pub fn to_text(&self) -> String {
        let texts = self.seen.iter().map(|seen| match seen {
            Some(seen) if !seen.noted.line.is_empty() => self.write(seen),
            _ => String::new(),
        });
        texts.collect::<Vec<_>>().join(&BAR.to_string())
    }

    /// Takes over what [`Review::to_text`] wrote of the same game; a text that is none changes nothing.
    pub fn take(&mut self, text: &str) -> Result<(), NotAReview> {
        let parts: Vec<&str> = text.split(BAR).collect();
        if parts.len() != self.seen.len() {
            return Err(NotAReview);
        }
        let mut read = Vec::new();
        for part in parts {
            read.push(match part {
                "" => None,
                part => Some(self.read(part).ok_or(NotAReview)?),
            });
        }
        for (seen, read) in self.seen.iter_mut().zip(read) {
            *seen = read.or(seen.take());
        }
        Ok(())
    }

    fn write(&self, Seen { noted, effort }: &Seen) -> String {
        let chances = noted.view.chances[..self.seats.into()].iter();
        let chances: Vec<String> = chances
            .map(|chance| ((1_000.0 * chance).round() as u16).to_string())
            .collect();
        let forced = match noted.view.forced {
            Some((winner, turns)) => format!("{winner}:{turns}"),
            None => "-".to_owned(),
        };
        let (effort, chances) = (effort.factor(), chances.join(","));
        let (given_away, line) = (noted.given_away, noted.line.join(" "));
        format!("{effort} {chances} {forced} {given_away} {line}")
    }

    fn read(&self, text: &str) -> Option<Seen> {
        let mut words = text.split(' ');
        let effort: u32 = words.next()?.parse().ok()?;
        let all = [Effort::First, Effort::Closer];
        let effort = all.into_iter().find(|known| known.factor() == effort)?;
        let thousandths = words.next()?.split(',');
        let thousandths = thousandths.map(|word| word.parse().ok());
        let thousandths = thousandths.collect::<Option<Vec<u16>>>()?;
        let forced = match words.next()? {
            "-" => None,
            forced => {
                let (winner, turns) = forced.split_once(':')?;
                let winner: u8 = winner.parse().ok()?;
                Some((Seat(winner.checked_sub(1)?), turns.parse().ok()?))
            }
        };
        let given_away = words.next()?.parse().ok()?;
        let line: Vec<String> = words.map(str::to_owned).collect();
        let is_line = !line.is_empty() && line.iter().all(|turn| !turn.is_empty());
        let is_whole = is_line && thousandths.len() == usize::from(self.seats);
        is_whole.then(|| Seen {
            noted: Noted {
                view: View::of_thousandths(&thousandths, forced),
                line,
                given_away,
            },
            effort,
        })
    }
}

impl View {
    /// A view whose chances are told in thousandths.
    pub fn of_thousandths(thousandths: &[u16], forced: Option<(Seat, u32)>) -> View {
        let mut chances = [0.0; MAX_SEATS];
        for (chance, told) in chances.iter_mut().zip(thousandths) {
            *chance = f32::from(*told) / 1_000.0;
        }
        View { chances, forced }
    }
}
