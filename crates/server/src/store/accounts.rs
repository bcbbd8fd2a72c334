//! Players, their sessions and tokens.

use std::collections::HashMap;

use online::body::AccountKind;

use super::pool::{read, row, rows, run, write};
use super::{Store, now};
use crate::player::{Player, key_of, kind_of, kind_word};
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

fn person((id, name, kind, password, banned, settings, created): PersonRow) -> Person {
    Person {
        player: Player {
            id,
            name,
            kind: kind_of(&kind),
        },
        password,
        banned: banned != 0,
        settings,
        created: created as u64,
    }
}

impl Store {
    /// Keeps somebody new; fails on a name that is taken with `None`.
    pub async fn add_player(
        &self,
        player: &Player,
        owner: Option<&str>,
    ) -> Result<Option<()>, sqlx::Error> {
        let key = Some(key_of(&player.name)).filter(|_| player.kind != AccountKind::Guest);
        let added = write!(&self.pool, db => run!(
            db,
            "INSERT INTO players (id, name, name_key, kind, owner, created) \
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
            &player.id, &player.name, key, kind_word(player.kind), owner, now() as i64,
        ))?;
        Ok((added > 0).then_some(()))
    }

    /// Makes an account of a guest, who keeps the id and by that all games; `None` if the name is
    /// taken or this is no guest any more.
    pub async fn register(
        &self,
        id: &str,
        name: &str,
        password: &str,
    ) -> Result<Option<()>, sqlx::Error> {
        let done = write!(&self.pool, db => run!(
            db,
            "UPDATE players SET name = $2, name_key = $3, kind = 'account', password = $4 \
             WHERE id = $1 AND kind = 'guest' \
             AND NOT EXISTS (SELECT 1 FROM players WHERE name_key = $3 AND id <> $1)",
            id, name, key_of(name), password,
        ));
        match done {
            Ok(changed) => Ok((changed > 0).then_some(())),
            // Two people chose one name in the same moment.
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Gives a guest another name; `None` if it is taken or this is no guest any more.
    pub async fn rename(&self, id: &str, name: &str) -> Result<Option<()>, sqlx::Error> {
        let done = write!(&self.pool, db => run!(
            db,
            "UPDATE players SET name = $2, name_key = $3 WHERE id = $1 AND kind = 'guest' \
             AND NOT EXISTS (SELECT 1 FROM players WHERE name_key = $3 AND id <> $1)",
            id, name, key_of(name),
        ));
        match done {
            Ok(changed) => Ok((changed > 0).then_some(())),
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// The account, the bot or the guest of a name that was chosen.
    pub async fn named(&self, name: &str) -> Result<Option<Person>, sqlx::Error> {
        let found: Option<PersonRow> = read!(&self.pool, db => row!(
            db,
            "SELECT id, name, kind, password, banned, settings, created \
             FROM players WHERE name_key = $1",
            key_of(name),
        ))?;
        Ok(found.map(person))
    }

    /// The player of an id.
    pub async fn person(&self, id: &str) -> Result<Option<Person>, sqlx::Error> {
        let found: Option<PersonRow> = read!(&self.pool, db => row!(
            db,
            "SELECT id, name, kind, password, banned, settings, created \
             FROM players WHERE id = $1",
            id,
        ))?;
        Ok(found.map(person))
    }

    /// The names of these players.
    pub async fn names(&self, ids: &[&str]) -> Result<HashMap<String, String>, sqlx::Error> {
        let mut names = HashMap::new();
        for id in ids {
            if let Some(person) = self.person(id).await? {
                names.insert((*id).to_owned(), person.player.name);
            }
        }
        Ok(names)
    }

    /// Opens a session or makes a token; gives the secret, which is not kept.
    pub async fn open_session(&self, player: &str) -> Result<String, sqlx::Error> {
        let secret = token::secret();
        let at = now() as i64;
        write!(&self.pool, db => run!(
            db,
            "INSERT INTO sessions (hash, player, created, seen) VALUES ($1, $2, $3, $3)",
            token::hash(&secret), player, at,
        ))?;
        Ok(secret)
    }

    /// Whose session a secret opens.
    pub async fn session(&self, secret: &str) -> Result<Option<Person>, sqlx::Error> {
        let found: Option<PersonRow> = read!(&self.pool, db => row!(
            db,
            "SELECT p.id, p.name, p.kind, p.password, p.banned, p.settings, p.created \
             FROM sessions s JOIN players p ON p.id = s.player WHERE s.hash = $1",
            token::hash(secret),
        ))?;
        Ok(found.map(person))
    }

    /// Ends the session that a secret opens.
    pub async fn close_session(&self, secret: &str) -> Result<(), sqlx::Error> {
        let hash = token::hash(secret);
        write!(&self.pool, db => run!(db, "DELETE FROM sessions WHERE hash = $1", hash))?;
        Ok(())
    }

    /// Keeps settings for all devices of a player.
    pub async fn set_settings(&self, id: &str, settings: &str) -> Result<(), sqlx::Error> {
        write!(&self.pool, db => run!(
            db, "UPDATE players SET settings = $2 WHERE id = $1", id, settings,
        ))?;
        Ok(())
    }

    /// Locks somebody out, or lets them in again; says whether there is such a player.
    pub async fn ban(&self, id: &str, banned: bool) -> Result<bool, sqlx::Error> {
        let found = write!(&self.pool, db => run!(
            db, "UPDATE players SET banned = $2 WHERE id = $1", id, i64::from(banned),
        ))?;
        if banned {
            write!(&self.pool, db => run!(db, "DELETE FROM sessions WHERE player = $1", id))?;
        }
        Ok(found > 0)
    }

    /// Deletes what is known of a player and of their bots. The games stay, since they belong to the
    /// others too, without the name.
    pub async fn delete_player(&self, id: &str) -> Result<(), sqlx::Error> {
        let bots: Vec<(String,)> = read!(&self.pool, db => rows!(
            db, "SELECT id FROM players WHERE owner = $1", id,
        ))?;
        let ids = bots.into_iter().map(|(bot,)| bot).chain([id.to_owned()]);
        for id in ids.collect::<Vec<_>>() {
            write!(&self.pool, db => {
                let mut tx = db.begin_with(self.pool.begin()).await?;
                for sql in [
                    "DELETE FROM sessions WHERE player = $1",
                    "DELETE FROM mutes WHERE player = $1 OR muted = $1",
                    "DELETE FROM ratings WHERE player = $1",
                    "DELETE FROM chat WHERE player = $1",
                    "UPDATE players SET name = '', name_key = NULL, kind = 'deleted', \
                     password = NULL, owner = NULL, settings = NULL WHERE id = $1",
                ] {
                    run!(&mut *tx, sql, &id)?;
                }
                tx.commit().await?;
            });
        }
        Ok(())
    }

    /// The names of a player's bots.
    pub async fn bots_of(&self, owner: &str) -> Result<Vec<String>, sqlx::Error> {
        let found: Vec<(String,)> = read!(&self.pool, db => rows!(
            db, "SELECT name FROM players WHERE owner = $1 ORDER BY name", owner,
        ))?;
        Ok(found.into_iter().map(|(name,)| name).collect())
    }

    /// Forgets sessions of guests who never sat at a table, after a month.
    pub async fn forget_old_guests(&self) -> Result<u64, sqlx::Error> {
        let month_ago = now().saturating_sub(30 * 24 * 60 * 60 * 1_000) as i64;
        write!(&self.pool, db => {
            run!(
                db,
                "DELETE FROM sessions WHERE created < $1 AND player IN (SELECT id FROM players \
                 WHERE kind = 'guest' AND id NOT IN (SELECT player FROM seats))",
                month_ago,
            )?;
            run!(
                db,
                "DELETE FROM players WHERE kind = 'guest' AND created < $1 \
                 AND id NOT IN (SELECT player FROM seats) \
                 AND id NOT IN (SELECT creator FROM games)",
                month_ago,
            )
        })
    }
}
