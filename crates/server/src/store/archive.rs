//! Games that everybody may take home: public, and played to an end that counts.

use std::cmp::Ordering;

use online::body::Versus;
use online::{PlayerId, TableId};

use super::Store;
use super::games::{decode, word};
use super::pool::{row, rows};

/// A game by when it began, which never changes; games are taken in this order, page by page, so that
/// no connection to the database waits for a slow reader.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Began {
    /// When.
    pub at: u64,
    /// Which.
    pub id: TableId,
}

/// Which public games to take.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Public {
    /// Only those that began then or later.
    pub since: u64,
    /// Only those that began earlier.
    pub until: Option<u64>,
    /// Only this game.
    pub game: Option<String>,
    /// Only with this setup, whatever its tints and its lot.
    pub variant: Option<String>,
}

/// The most games on one page.
const PAGE: i64 = 500;

/// Nothing else may leave the house.
const OPEN_TO_ALL: &str = "g.public = 1 AND g.phase = 'over' AND g.ending NOT IN ('aborted', '')";

impl Store {
    /// The next page of a player's public games, the newest first.
    pub async fn public_games_of(
        &self,
        player: &PlayerId,
        wish: &Public,
        after: Option<&Began>,
    ) -> sqlx::Result<Vec<Began>> {
        let (at, id) = after.map_or((i64::MAX, ""), |last| (last.at as i64, last.id.as_str()));
        let text = |value: &Option<String>| value.clone().unwrap_or_default();
        let until = wish.until.map_or(i64::MAX, |until| until as i64);
        let sql = format!(
            "SELECT g.created, g.id FROM games g WHERE {OPEN_TO_ALL} \
             AND g.id IN (SELECT game FROM seats WHERE player = $1) \
             AND g.created >= $2 AND g.created < $3 \
             AND (g.created < $4 OR (g.created = $4 AND g.id < $5)) \
             AND ($6 = '' OR g.game = $6) AND ($7 = '' OR g.setup = $7 \
             OR substr(g.setup, 1, length($7) + 1) IN ($7 || ' ', $7 || '#')) \
             ORDER BY g.created DESC, g.id DESC LIMIT $8"
        );
        began(
            rows!(self, sqlx::AssertSqlSafe(sql); player.as_str(), wish.since as i64, until, at,
            id, text(&wish.game), text(&wish.variant), PAGE)?,
        )
    }

    /// The next page of all public games that began within a time, the oldest first.
    pub async fn public_games(
        &self,
        since: u64,
        until: u64,
        after: Option<&Began>,
    ) -> sqlx::Result<Vec<Began>> {
        let (at, id) = after.map_or((since as i64, ""), |last| {
            (last.at as i64, last.id.as_str())
        });
        let sql = format!(
            "SELECT g.created, g.id FROM games g WHERE {OPEN_TO_ALL} \
             AND g.created >= $1 AND g.created < $2 AND (g.created > $1 OR g.id > $3) \
             ORDER BY g.created, g.id LIMIT $4"
        );
        began(rows!(self, sqlx::AssertSqlSafe(sql); at, until as i64, id, PAGE)?)
    }

    /// When the first public game began that can be taken.
    pub async fn first_public_game(&self) -> sqlx::Result<Option<u64>> {
        let sql = format!("SELECT MIN(g.created) FROM games g WHERE {OPEN_TO_ALL}");
        let found: Option<(Option<i64>,)> = row!(self, sqlx::AssertSqlSafe(sql))?;
        Ok(found.and_then(|(at,)| at).map(i64::cast_unsigned))
    }

    /// How two players did against each other in public games, game by game.
    pub async fn versus(&self, one: &PlayerId, other: &PlayerId) -> sqlx::Result<Vec<Versus>> {
        let sql = format!(
            "SELECT g.game, g.places, a.seat, b.seat, COUNT(*) FROM seats a \
             JOIN seats b ON b.game = a.game JOIN games g ON g.id = a.game \
             WHERE a.player = $1 AND b.player = $2 AND {OPEN_TO_ALL} \
             GROUP BY g.game, g.places, a.seat, b.seat ORDER BY g.game"
        );
        let found: Vec<(String, String, i64, i64, i64)> =
            rows!(self, sqlx::AssertSqlSafe(sql); one.as_str(), other.as_str())?;
        let mut all: Vec<Versus> = Vec::new();
        for (game, places, one, other, count) in found {
            if all.last().is_none_or(|last| last.game != game) {
                let (won, drawn, lost) = (0, 0, 0);
                all.push(Versus {
                    game,
                    won,
                    drawn,
                    lost,
                });
            }
            let versus = all.last_mut().expect("one was just added");
            let better = place(&places, one)?.cmp(&place(&places, other)?);
            let counted = match better {
                Ordering::Less => &mut versus.won,
                Ordering::Equal => &mut versus.drawn,
                Ordering::Greater => &mut versus.lost,
            };
            *counted += count as u32;
        }
        Ok(all)
    }
}

fn began(found: Vec<(i64, String)>) -> sqlx::Result<Vec<Began>> {
    let began = |(at, id): (i64, String)| {
        let at = at as u64;
        word(&id).map(|id| Began { at, id })
    };
    found.into_iter().map(began).collect()
}

/// The place of a seat among those that are kept with commas.
fn place(places: &str, seat: i64) -> sqlx::Result<u8> {
    let place = places.split(',').nth(seat as usize);
    let place = place.and_then(|place| place.parse().ok());
    place.ok_or_else(|| decode(format!("places {places:?}")))
}
