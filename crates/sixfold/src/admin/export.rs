//! `sixfold admin export-games`: public games, a file a month, with the puzzles and openings and a card.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;

use online::Refusal;
use server::shelf::Shelf;
use server::{Finished, Names, Store, day, month_start};

use super::sets;
use crate::failure::Failure;
use crate::host;
use crate::save::{Existing, save};

/// Describes every file and field; it goes with them.
pub const CARD: &str = include_str!("../../../../docs/data.md");

/// Writes everything into a folder; months that are there are left alone unless they may be replaced.
pub async fn run(store: &Store, folder: &Path, existing: Existing) -> Result<String, Failure> {
    let failed =
        |error: io::Error| Failure::new(format!("{} cannot be written: {error}", folder.display()));
    fs::create_dir_all(folder).map_err(failed)?;
    let shelf = host::shelf();
    let (mut games, mut damaged) = (0, 0);
    for month in months(store).await? {
        let file = folder.join(format!("games-{month}.ndjson"));
        if file.exists() && existing == Existing::Keep {
            continue;
        }
        // A run that was broken off leaves only this, and the next one begins the month anew.
        let part = file.with_extension("ndjson.part");
        let mut to = BufWriter::new(File::create(&part).map_err(failed)?);
        let written = month.write(store, &shelf, &mut to).await?;
        let done = to.flush().and_then(|()| to.get_ref().sync_all());
        done.and_then(|()| match written.games {
            0 => fs::remove_file(&part),
            _ => fs::rename(&part, &file),
        })
        .map_err(failed)?;
        games += written.games;
        damaged += written.damaged;
    }
    for (name, text) in sets::all()?
        .into_iter()
        .chain([("README.md", CARD.to_owned())])
    {
        save(&folder.join(name), text, Existing::Replace)?;
    }
    let folder = folder.display();
    Ok(match damaged {
        0 => format!("{games} games are new in {folder}"),
        _ => format!(
            "{games} games are new in {folder}; {damaged} cannot be replayed and are left out"
        ),
    })
}

/// A month of the calendar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Month {
    year: u16,
    month: u8,
}

impl std::fmt::Display for Month {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:04}-{:02}", self.year, self.month)
    }
}

/// What became of a month.
#[derive(Default)]
struct Written {
    games: u64,
    damaged: u64,
}

impl Month {
    fn of(millis: u64) -> Option<Month> {
        let day = day(millis);
        let (year, rest) = day.split_once('-')?;
        Some(Month {
            year: year.parse().ok()?,
            month: rest.split_once('-')?.0.parse().ok()?,
        })
    }

    fn next(self) -> Month {
        match self.month {
            12 => Month {
                year: self.year + 1,
                month: 1,
            },
            month => Month {
                month: month + 1,
                ..self
            },
        }
    }

    fn start(self) -> u64 {
        month_start(self.year, self.month)
    }

    /// Writes the games that began in this month, one a line, the oldest first.
    async fn write(
        self,
        store: &Store,
        shelf: &Shelf,
        to: &mut impl Write,
    ) -> Result<Written, Failure> {
        let (since, until) = (self.start(), self.next().start());
        let mut written = Written::default();
        let mut last = None;
        loop {
            let page = store.public_games(since, until, last.as_ref()).await;
            let page = page.map_err(Failure::new)?;
            for began in &page {
                match Finished::load(store, shelf, began, Names::Lasting).await {
                    Ok(Some(game)) => {
                        writeln!(to, "{}", serde_json::to_string(&game)?)?;
                        written.games += 1;
                    }
                    Ok(None) => {}
                    Err(refused) if refused.0 == Refusal::Damaged => written.damaged += 1,
                    Err(refused) => return Err(Failure::new(refused)),
                }
            }
            let Some(end) = page.into_iter().next_back() else {
                return Ok(written);
            };
            last = Some(end);
        }
    }
}

/// The months from that of the first game to the last one that is over.
async fn months(store: &Store) -> Result<Vec<Month>, Failure> {
    let first = store.first_public_game().await.map_err(Failure::new)?;
    let now = store.now();
    let first = first.and_then(Month::of);
    let months = std::iter::successors(first, |month| Some(month.next()));
    Ok(months
        .take_while(|month| month.next().start() <= now)
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_follow_each_other() {
        let december = Month::of(1_798_761_599_999).unwrap();
        assert_eq!(december.to_string(), "2026-12");
        assert_eq!(december.next().to_string(), "2027-01");
        assert_eq!(december.next().start(), 1_798_761_600_000);
        assert_eq!(Month::of(december.start()), Some(december));
    }
}
