//! Lists of games: the lobby, somebody's own games, the archive.

use online::body::{Listed, ListedSeat, Wanted};
use online::{Phase, Sitter};

use super::Store;
use super::games::{absent_of, decode, phase_of, phase_word};
use super::pool::{read, rows};

/// Which games to list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// How far they have come.
    pub phase: Option<Phase>,
    /// Only those of this player.
    pub player: Option<String>,
    /// Whose private games are listed, too.
    pub reader: Option<String>,
    /// Which game.
    pub game: Option<String>,
    /// The score, `1-0`.
    pub score: Option<String>,
    /// Only those older than this.
    pub before: Option<u64>,
}

/// The most games in one answer.
const MOST: i64 = 50;

type ListRow = (
    String,
    String,
    String,
    String,
    String,
    String,
    i64,
    String,
    i64,
    String,
    i64,
    Option<i64>,
);

impl Store {
    /// The newest games that fit, and that the reader may see.
    pub async fn list(&self, filter: &Filter) -> Result<Vec<Listed>, sqlx::Error> {
        let none = String::new();
        let word = |value: &Option<String>| value.clone().unwrap_or_else(|| none.clone());
        let phase = filter.phase.map_or("", phase_word);
        let before = filter.before.map_or(i64::MAX, |before| before as i64);
        let found: Vec<ListRow> = read!(&self.pool, db => rows!(
            db,
            "SELECT g.id, g.game, g.setup, g.seats, g.clock, g.absent, g.rated, g.phase, g.ply, \
             g.score, g.at, g.to_move FROM games g \
             WHERE ($1 = '' OR g.phase = $1) AND ($2 = '' OR g.game = $2) \
             AND ($3 = '' OR g.score = $3) AND g.at < $4 AND g.ending <> 'aborted' \
             AND ($5 = '' OR g.id IN (SELECT game FROM seats WHERE player = $5)) \
             AND (g.public = 1 OR g.id IN (SELECT game FROM seats WHERE player = $6)) \
             ORDER BY g.at DESC LIMIT $7",
            phase, word(&filter.game), word(&filter.score), before, word(&filter.player),
            word(&filter.reader), MOST,
        ))?;
        let mut list = Vec::with_capacity(found.len());
        for (id, game, setup, seats, clock, absent, rated, phase, ply, score, at, to_move) in found
        {
            let seats: Vec<Wanted> = serde_json::from_str(&seats).map_err(decode)?;
            let reader = filter.reader.as_deref();
            let (seats, you) = self.listed_seats(&id, seats, reader).await?;
            list.push(Listed {
                seats,
                you,
                to_move: to_move.and_then(|seat| u8::try_from(seat).ok()),
                clock: serde_json::from_str(&clock).map_err(decode)?,
                absent: absent_of(&absent),
                rated: rated != 0,
                phase: phase_of(&phase),
                ply: ply as u32,
                at: at as u64,
                id,
                game,
                setup,
                score,
            });
        }
        Ok(list)
    }

    async fn listed_seats(
        &self,
        game: &str,
        seats: Vec<Wanted>,
        reader: Option<&str>,
    ) -> Result<(Vec<ListedSeat>, Option<u8>), sqlx::Error> {
        let taken: Vec<(i64, String, String, String)> = read!(&self.pool, db => rows!(
            db,
            "SELECT s.seat, p.name, p.kind, p.id FROM seats s JOIN players p ON p.id = s.player \
             WHERE s.game = $1",
            game,
        ))?;
        let seat = |(index, wanted): (usize, Wanted)| {
            let sitter = taken.iter().find(|(seat, ..)| *seat == index as i64);
            let (sitter, name) = match (sitter, wanted) {
                (Some((_, name, kind, _)), _) if kind == "bot" => (Sitter::Bot, name.clone()),
                (Some((_, name, ..)), _) => (Sitter::Person, name.clone()),
                (None, Wanted::Engine { level }) => (Sitter::Engine { level }, String::new()),
                (None, Wanted::Invited { name }) => {
                    let sitter = Sitter::Invited { name: name.clone() };
                    (sitter, name)
                }
                (None, Wanted::Me | Wanted::Open) => (Sitter::Open, String::new()),
            };
            ListedSeat { sitter, name }
        };
        let own = taken.iter().find(|(.., id)| Some(id.as_str()) == reader);
        let you = own.and_then(|(seat, ..)| u8::try_from(*seat).ok());
        Ok((seats.into_iter().enumerate().map(seat).collect(), you))
    }

    /// The running and open games of a player, and the open ones that they are invited to.
    pub async fn concerning(&self, id: &str, name: &str) -> Result<Vec<String>, sqlx::Error> {
        // The name is a JSON string inside the list of seats; names have no quotes or signs of LIKE
        // but the underscore, and whoever reads the game checks again.
        let invited = format!("%\"name\":\"{name}\"%");
        let found: Vec<(String,)> = read!(&self.pool, db => rows!(
            db,
            "SELECT id FROM games WHERE phase <> 'over' AND (id IN (SELECT game FROM seats \
             WHERE player = $1) OR (phase = 'open' AND seats LIKE $2)) ORDER BY at LIMIT 100",
            id,
            invited,
        ))?;
        Ok(found.into_iter().map(|(id,)| id).collect())
    }

    /// Every game that a player ever sat at, for the export.
    pub async fn games_of(&self, player: &str) -> Result<Vec<String>, sqlx::Error> {
        let found: Vec<(String,)> = read!(&self.pool, db => rows!(
            db, "SELECT game FROM seats WHERE player = $1", player,
        ))?;
        Ok(found.into_iter().map(|(id,)| id).collect())
    }
}
