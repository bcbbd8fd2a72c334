//! Sessions and tokens: who opened which, and how long they last.

use online::body::Session;
use online::{Clock, PlayerId};

use super::Store;
use super::pool::{change, row, rows, run, transaction};
use crate::player::Player;
use crate::{names, token};

/// A session that nobody used for so long is over, in milliseconds.
const LASTING: u64 = 180 * Clock::DAY;
/// How many signs of its hash name a session to its owner; they open nothing.
const NAME: usize = 16;
/// Opens a session.
const OPEN: &str = "INSERT INTO sessions (hash, player, created, seen) VALUES ($1, $2, $3, $3)";

impl Store {
    /// Opens a session or makes a token; gives the secret, which is not kept.
    pub async fn open_session(&self, player: &PlayerId) -> sqlx::Result<String> {
        let secret = token::secret();
        change!(self, OPEN; token::hash(&secret), player.as_str(), self.now() as i64)?;
        Ok(secret)
    }

    /// Keeps a new guest with a session, both in one transaction; gives the secret.
    pub async fn add_guest(&self, guest: &Player) -> sqlx::Result<String> {
        let secret = token::secret();
        let now = self.now() as i64;
        transaction!(&self.pool, tx => {
            run!(tx, "INSERT INTO players (id, name, kind, created, look) VALUES ($1, $2, $3, $4, $5)";
                guest.id.as_str(), guest.name.as_str(), guest.kind.word(), now, names::look(&guest.name))?;
            run!(tx, OPEN; token::hash(&secret), guest.id.as_str(), now)?;
            tx.commit().await?;
        });
        Ok(secret)
    }

    /// When a session must have been used last to hold still, in milliseconds since 1970.
    pub(super) fn oldest_session(&self) -> i64 {
        self.now().saturating_sub(LASTING) as i64
    }

    /// Notes about once a day that a session is used.
    pub async fn touch(&self, secret: &str) -> sqlx::Result<()> {
        let hash = token::hash(secret);
        let yesterday = self.now().saturating_sub(Clock::DAY) as i64;
        let unseen: Option<(i64,)> = row!(self,
            "SELECT seen FROM sessions WHERE hash = $1 AND seen < $2"; &hash, yesterday)?;
        if unseen.is_some() {
            let sql = "UPDATE sessions SET seen = $2 WHERE hash = $1";
            change!(self, sql; hash, self.now() as i64)?;
        }
        Ok(())
    }

    /// Ends the session that a secret opens.
    pub async fn close_session(&self, secret: &str) -> sqlx::Result<()> {
        change!(self, "DELETE FROM sessions WHERE hash = $1"; token::hash(secret)).map(drop)
    }

    /// The sessions of a player, the one of `secret` marked.
    pub async fn sessions(
        &self,
        player: &PlayerId,
        secret: Option<&str>,
    ) -> sqlx::Result<Vec<Session>> {
        let sql = "SELECT hash, created, seen FROM sessions WHERE player = $1 ORDER BY created";
        let found: Vec<(String, i64, i64)> = rows!(self, sql; player.as_str())?;
        let own = secret.map(token::hash);
        let session = |(hash, created, seen): (String, i64, i64)| Session {
            this: own.as_ref() == Some(&hash),
            id: hash.chars().take(NAME).collect(),
            created: created as u64,
            seen: seen as u64,
        };
        Ok(found.into_iter().map(session).collect())
    }

    /// Ends a player's session by its name; says how many there were.
    pub async fn end_session(&self, player: &PlayerId, name: &str) -> sqlx::Result<u64> {
        change!(self, "DELETE FROM sessions WHERE player = $1 AND substr(hash, 1, 16) = $2";
            player.as_str(), name)
    }

    /// Ends all sessions of a player but that of `secret`.
    pub async fn end_others(&self, player: &PlayerId, secret: &str) -> sqlx::Result<u64> {
        change!(self, "DELETE FROM sessions WHERE player = $1 AND hash <> $2";
            player.as_str(), token::hash(secret))
    }

    /// Forgets the sessions that are over.
    pub async fn forget_old_sessions(&self) -> sqlx::Result<u64> {
        change!(self, "DELETE FROM sessions WHERE seen < $1"; self.oldest_session())
    }
}
