//! Ratings, one row for every change, so that nobody's change overwrites another's.

use online::body::{Pool as Seats, RatingHistory, RatingPoint};
use online::{PlayerId, TableId};

use super::Store;
use super::games::{word, words};
use super::pool::{change, row, rows, run, transaction};

/// A rating as it is kept.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    pub rating: f64,
    pub deviation: f64,
    pub volatility: f64,
    /// How many games it rests on.
    pub games: i64,
}

/// What became of an attempt to rate a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rated {
    /// It is done.
    Done,
    /// It was done before, or the game is not rated.
    Before,
    /// Somebody's rating has changed in between: read again and try again.
    Conflict,
}

type RatingRow = (String, String, f64, f64, i64);

impl Store {
    /// The present rating of a player.
    pub async fn rating(
        &self,
        player: &PlayerId,
        game: &str,
        pool: Seats,
    ) -> sqlx::Result<Option<Rating>> {
        let found: Option<(f64, f64, f64, i64)> = row!(self,
            "SELECT rating, deviation, volatility, number FROM ratings \
             WHERE player = $1 AND game = $2 AND pool = $3 ORDER BY number DESC LIMIT 1";
            player.as_str(), game, pool.word())?;
        Ok(found.map(|(rating, deviation, volatility, games)| Rating {
            rating,
            deviation,
            volatility,
            games,
        }))
    }

    /// All present ratings of a player.
    pub async fn ratings(&self, player: &PlayerId) -> sqlx::Result<Vec<online::body::Rating>> {
        let found: Vec<RatingRow> = rows!(self,
            "SELECT r.game, r.pool, r.rating, r.deviation, r.number FROM ratings r \
             WHERE r.player = $1 AND r.number = (SELECT MAX(o.number) FROM ratings o \
             WHERE o.player = r.player AND o.game = r.game AND o.pool = r.pool) \
             ORDER BY r.game, r.pool"; player.as_str())?;
        let rating = |(game, pool, rating, deviation, games): RatingRow| {
            Ok(online::body::Rating {
                game,
                pool: word(&pool)?,
                rating,
                plus_minus: 2.0 * deviation,
                games: games as u32,
            })
        };
        found.into_iter().map(rating).collect()
    }

    /// The ratings that a player has had: the last of each day, the oldest first.
    pub async fn rating_history(&self, player: &PlayerId) -> sqlx::Result<Vec<RatingHistory>> {
        let found: Vec<(String, String, f64, f64, i64)> = rows!(self,
            "SELECT r.game, r.pool, r.rating, r.deviation, r.at FROM ratings r JOIN \
             (SELECT game, pool, MAX(number) AS number FROM ratings WHERE player = $1 \
             GROUP BY game, pool, at / 86400000) last \
             ON last.game = r.game AND last.pool = r.pool AND last.number = r.number \
             WHERE r.player = $1 ORDER BY r.game, r.pool, r.number"; player.as_str())?;
        let mut all: Vec<RatingHistory> = Vec::new();
        for (game, pool, rating, deviation, at) in found {
            let pool = word(&pool)?;
            let is_same = |last: &RatingHistory| last.game == game && last.pool == pool;
            if !all.last().is_some_and(is_same) {
                let points = Vec::new();
                all.push(RatingHistory { game, pool, points });
            }
            let last = all.last_mut().expect("one was just added");
            last.points.push(RatingPoint {
                at: at as u64,
                rating,
                plus_minus: 2.0 * deviation,
            });
        }
        Ok(all)
    }

    /// The ratings that players have had after a game.
    pub async fn ratings_after(&self, id: &TableId) -> sqlx::Result<Vec<(String, f64)>> {
        rows!(self, "SELECT player, rating FROM ratings WHERE of_game = $1"; id.as_str())
    }

    /// Keeps the new ratings of everybody in a game, all of them and once.
    pub async fn rate(
        &self,
        id: &TableId,
        game: &str,
        pool: Seats,
        new: &[(PlayerId, Rating)],
    ) -> sqlx::Result<Rated> {
        let at = self.now() as i64;
        transaction!(&self.pool, tx => {
            let mark = "UPDATE games SET rated = 2 WHERE id = $1 AND rated = 1";
            if run!(tx, mark; id.as_str())? == 0 {
                return Ok(Rated::Before);
            }
            for (player, rating) in new {
                let added = run!(tx,
                    "INSERT INTO ratings (player, game, pool, number, rating, deviation, \
                     volatility, of_game, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) \
                     ON CONFLICT DO NOTHING";
                    player.as_str(), game, pool.word(), rating.games, rating.rating,
                    rating.deviation, rating.volatility, id.as_str(), at)?;
                if added == 0 {
                    return Ok(Rated::Conflict);
                }
            }
            tx.commit().await?;
            Ok(Rated::Done)
        })
    }

    /// Settles that a game is not rated.
    pub async fn unrate(&self, id: &TableId) -> sqlx::Result<()> {
        change!(self, "UPDATE games SET rated = 0 WHERE id = $1"; id.as_str()).map(drop)
    }

    /// Games that are over and still to be rated.
    pub async fn unrated(&self) -> sqlx::Result<Vec<TableId>> {
        words(rows!(
            self,
            "SELECT id FROM games WHERE rated = 1 AND phase = 'over' \
             AND ending <> 'aborted' AND ending <> '' LIMIT 50"
        )?)
    }
}
