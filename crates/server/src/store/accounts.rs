//! Players, their sessions and tokens.

use online::{Clock, Name, PlayerId, TableId};

use super::Store;
use super::games::{word, words};
use super::pool::{change, row, rows, run, transaction};
use crate::names;
use crate::player::Player;
use crate::token;

/// A player with what only the server may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// What everybody may know.
    pub player: Player,
    /// The hash of the password.
    pub password: Option<String>,
    /// Whether they are locked out.
    pub banned: bool,
    /// The settings kept for all devices.
    pub settings: Option<String>,
    /// When they came first.
    pub created: u64,
}

type PersonRow = (
    String,
    String,
    String,
    Option<String>,
    i64,
    Option<String>,
    i64,
);

/// The kind of players of whom nothing but the id is kept.
pub const DELETED: &str = "deleted";

/// The player of a row; nobody where they were deleted.
fn person(found: Option<PersonRow>) -> sqlx::Result<Option<Person>> {
    let found = found.filter(|(_, _, kind, ..)| kind != DELETED);
    let Some((id, name, kind, password, banned, settings, created)) = found else {
        return Ok(None);
    };
    Ok(Some(Person {
        player: Player {
            id: word(&id)?,
            name: name.into(),
            kind: word(&kind)?,
        },
        password,
        banned: banned != 0,
        settings,
        created: created as u64,
    }))
}

/// Whether a name could be given to somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Naming {
    /// It was.
    Done,
    /// It is another's, or whoever wanted it may not have one any more.
    Taken,
}

impl Naming {
    /// What became of a statement that changes a row if the name is free.
    fn of(changed: sqlx::Result<u64>) -> sqlx::Result<Naming> {
        match changed {
            Ok(0) => Ok(Naming::Taken),
            Ok(_) => Ok(Naming::Done),
            // Two people chose one name in the same moment.
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(Naming::Taken),
            Err(error) => Err(error),
        }
    }
}

/// The columns of a [`PersonRow`], of the players `p`.
macro_rules! person {
    ($store:expr, $rest:literal; $($value:expr),*) => {
        person(row!($store, concat!("SELECT p.id, p.name, p.kind, p.password, p.banned + COALESCE(\
            (SELECT o.banned FROM players o WHERE o.id = p.owner), 0), \
            p.settings, p.created FROM ", $rest); $($value),*)?)
    };
}

impl Store {
    /// Keeps a new bot of somebody.
    pub async fn add_bot(&self, bot: &Player, owner: &PlayerId) -> sqlx::Result<Naming> {
        Naming::of(change!(self,
            "INSERT INTO players (id, name, name_key, kind, owner, created, look) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
            bot.id.as_str(), bot.name.as_str(), bot.name.key(), bot.kind.word(),
            owner.as_str(), self.now() as i64, names::look(&bot.name)))
    }

    /// Makes an account of a guest, who keeps the id and by that all games.
    pub async fn register(
        &self,
        id: &PlayerId,
        name: &Name,
        password: &str,
    ) -> sqlx::Result<Naming> {
        Naming::of(change!(self,
            "UPDATE players SET name = $2, name_key = $3, kind = 'account', password = $4, look = $5 \
             WHERE id = $1 AND kind = 'guest' \
             AND NOT EXISTS (SELECT 1 FROM players WHERE name_key = $3 AND id <> $1)";
            id.as_str(), name.as_str(), name.key(), password, names::look(name)))
    }

    /// Gives a guest another name.
    pub async fn rename(&self, id: &PlayerId, name: &Name) -> sqlx::Result<Naming> {
        Naming::of(change!(self,
            "UPDATE players SET name = $2, name_key = $3, look = $4 WHERE id = $1 AND kind = 'guest' \
             AND NOT EXISTS (SELECT 1 FROM players WHERE name_key = $3 AND id <> $1)";
            id.as_str(), name.as_str(), name.key(), names::look(name)))
    }

    /// Whether another player's name looks like this one, whatever its letters.
    pub async fn looks_taken(&self, name: &Name, own: &PlayerId) -> sqlx::Result<bool> {
        let found: Option<(String,)> = row!(self,
            "SELECT id FROM players WHERE look = $1 AND id <> $2 AND name_key IS NOT NULL LIMIT 1";
            names::look(name), own.as_str())?;
        Ok(found.is_some())
    }

    /// Notes what the names of older databases look like.
    pub async fn fill_looks(&self) -> sqlx::Result<()> {
        let sql = "SELECT id, name FROM players WHERE look IS NULL AND name_key IS NOT NULL";
        let found: Vec<(String, String)> = rows!(self, sql)?;
        for (id, name) in found {
            let look = names::look(&name.into());
            change!(self, "UPDATE players SET look = $2 WHERE id = $1"; id, look)?;
        }
        Ok(())
    }

    /// The account, the bot or the guest of a name that was chosen.
    pub async fn named(&self, name: &Name) -> sqlx::Result<Option<Person>> {
        person!(self, "players p WHERE p.name_key = $1"; name.key())
    }

    /// The player of an id.
    pub async fn person(&self, id: &PlayerId) -> sqlx::Result<Option<Person>> {
        person!(self, "players p WHERE p.id = $1"; id.as_str())
    }

    /// Whose session a secret opens, if it was used lately.
    pub async fn session(&self, secret: &str) -> sqlx::Result<Option<Person>> {
        person!(self,
            "sessions s JOIN players p ON p.id = s.player WHERE s.hash = $1 AND s.seen > $2";
            token::hash(secret), self.oldest_session())
    }

    /// Keeps settings for all devices of a player.
    pub async fn set_settings(&self, id: &PlayerId, settings: &str) -> sqlx::Result<()> {
        let sql = "UPDATE players SET settings = $2 WHERE id = $1";
        change!(self, sql; id.as_str(), settings).map(drop)
    }

    /// Locks somebody out, and with them their bots. Their sessions stay, and hear of it.
    pub async fn ban(&self, id: &PlayerId) -> sqlx::Result<()> {
        change!(self, "UPDATE players SET banned = 1 WHERE id = $1"; id.as_str()).map(drop)
    }

    /// Lets somebody in again.
    pub async fn unban(&self, id: &PlayerId) -> sqlx::Result<()> {
        change!(self, "UPDATE players SET banned = 0 WHERE id = $1"; id.as_str()).map(drop)
    }

    /// Deletes what is known of a player and of their bots. The games stay, since they belong to the
    /// others too, without the name.
    pub async fn delete_player(&self, id: &PlayerId) -> sqlx::Result<()> {
        let mut ids: Vec<(String,)> =
            rows!(self, "SELECT id FROM players WHERE owner = $1"; id.as_str())?;
        ids.push((id.to_string(),));
        for (id,) in &ids {
            transaction!(&self.pool, tx => {
                for sql in [
                    "DELETE FROM sessions WHERE player = $1",
                    "DELETE FROM mutes WHERE player = $1 OR muted = $1",
                    "DELETE FROM ratings WHERE player = $1",
                    "UPDATE chat SET text = '' WHERE player = $1",
                    "UPDATE players SET name = '', name_key = NULL, kind = 'deleted', \
                     password = NULL, owner = NULL, settings = NULL, look = NULL WHERE id = $1",
                ] {
                    run!(tx, sql; id)?;
                }
                tx.commit().await?;
            });
        }
        Ok(())
    }

    /// Whether two of these players belong to one person: a bot and its owner, or two bots of one.
    pub async fn are_kin(&self, players: &[PlayerId]) -> sqlx::Result<bool> {
        let mut people = Vec::with_capacity(players.len());
        for id in players {
            let sql = "SELECT COALESCE(owner, id) FROM players WHERE id = $1";
            let found: Option<(String,)> = row!(self, sql; id.as_str())?;
            people.extend(found);
        }
        let all = people.len();
        people.sort();
        people.dedup();
        Ok(people.len() < all)
    }

    /// The names of a player's bots.
    pub async fn bots_of(&self, owner: &PlayerId) -> sqlx::Result<Vec<Name>> {
        let sql = "SELECT name FROM players WHERE owner = $1 ORDER BY name";
        let found: Vec<(String,)> = rows!(self, sql; owner.as_str())?;
        Ok(found.into_iter().map(|(name,)| name.into()).collect())
    }

    /// Sets another password.
    pub async fn set_password(&self, id: &PlayerId, password: &str) -> sqlx::Result<()> {
        let sql = "UPDATE players SET password = $2 WHERE id = $1";
        change!(self, sql; id.as_str(), password).map(drop)
    }

    /// Gives all that a guest did to the account that they turn out to have: seats, words, tables.
    /// Tables at which the account sits as well stay as they are. Gives the tables that changed.
    pub async fn merge(&self, guest: &PlayerId, account: &PlayerId) -> sqlx::Result<Vec<TableId>> {
        let tables: Vec<TableId> = words(rows!(self,
            "SELECT game FROM seats WHERE player = $1 \
             AND game NOT IN (SELECT game FROM seats WHERE player = $2)";
            guest.as_str(), account.as_str())?)?;
        transaction!(&self.pool, tx => {
            for table in &tables {
                for sql in [
                    "UPDATE events SET text = $3 WHERE game = $1 AND what = 'sat' AND text = $2",
                    "UPDATE chat SET player = $3 WHERE game = $1 AND player = $2",
                    "UPDATE seats SET player = $3 WHERE game = $1 AND player = $2",
                ] {
                    run!(tx, sql; table.as_str(), guest.as_str(), account.as_str())?;
                }
            }
            let made = "UPDATE games SET creator = $2 WHERE creator = $1";
            run!(tx, made; guest.as_str(), account.as_str())?;
            tx.commit().await?;
        });
        Ok(tables)
    }

    /// Forgets tables that came to nothing, and guests who never sat at another, after a month.
    pub async fn forget_old_guests(&self) -> sqlx::Result<u64> {
        let month_ago = self.now().saturating_sub(30 * Clock::DAY) as i64;
        for sql in [
            "DELETE FROM events WHERE game IN (SELECT id FROM games WHERE ending = 'aborted' \
             AND ply = 0 AND at < $1)",
            "DELETE FROM seats WHERE game IN (SELECT id FROM games WHERE ending = 'aborted' \
             AND ply = 0 AND at < $1)",
            "DELETE FROM chat WHERE game IN (SELECT id FROM games WHERE ending = 'aborted' \
             AND ply = 0 AND at < $1)",
            "DELETE FROM games WHERE ending = 'aborted' AND ply = 0 AND at < $1",
        ] {
            change!(self, sql; month_ago)?;
        }
        change!(self,
            "DELETE FROM sessions WHERE created < $1 AND player IN (SELECT id FROM players \
             WHERE kind = 'guest' AND id NOT IN (SELECT player FROM seats))"; month_ago)?;
        change!(self,
            "DELETE FROM players WHERE kind = 'guest' AND created < $1 \
             AND id NOT IN (SELECT player FROM seats) \
             AND id NOT IN (SELECT creator FROM games)"; month_ago)
    }
}
