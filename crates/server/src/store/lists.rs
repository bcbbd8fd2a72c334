//! Lists of games: the lobby, somebody's own games, the archive.

use online::body::{AccountKind, Listed, ListedSeat, Wanted};
use online::{Name, Phase, PlayerId, Seat, Sitter, TableId};

use super::Store;
use super::accounts::DELETED;
use super::games::{decode, seat_of, word, words};
use super::pool::rows;

/// Which games to list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    pub phase: Option<Phase>,
    /// Only those of this player.
    pub player: Option<PlayerId>,
    /// Whose private games are listed, too.
    pub reader: Option<PlayerId>,
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
    pub async fn list(&self, filter: &Filter) -> sqlx::Result<Vec<Listed>> {
        let text = |value: &Option<String>| value.clone().unwrap_or_default();
        let id = |player: &Option<PlayerId>| player.clone().map_or_else(String::new, String::from);
        let phase = filter.phase.map_or("", Phase::word);
        let before = filter.before.map_or(i64::MAX, |before| before as i64);
        let found: Vec<ListRow> = rows!(self,
            "SELECT g.id, g.game, g.setup, g.seats, g.clock, g.absent, g.rated, g.phase, g.ply, \
             g.score, g.at, g.to_move FROM games g \
             WHERE ($1 = '' OR g.phase = $1) AND ($2 = '' OR g.game = $2) \
             AND ($3 = '' OR g.score = $3) AND g.at < $4 AND g.ending <> 'aborted' \
             AND ($5 = '' OR g.id IN (SELECT game FROM seats WHERE player = $5)) \
             AND (g.public = 1 OR g.id IN (SELECT game FROM seats WHERE player = $6)) \
             ORDER BY g.at DESC LIMIT $7";
            phase, text(&filter.game), text(&filter.score), before, id(&filter.player),
            id(&filter.reader), MOST)?;
        let mut list = Vec::with_capacity(found.len());
        for (id, game, setup, seats, clock, absent, rated, phase, ply, score, at, to_move) in found
        {
            let seats: Vec<Wanted> = serde_json::from_str(&seats).map_err(decode)?;
            let id: TableId = word(&id)?;
            let seats = self.listed_seats(&id, &seats, filter.reader.as_ref());
            let (seats, you) = seats.await?;
            list.push(Listed {
                seats,
                you,
                to_move: to_move.map(seat_of).transpose()?,
                clock: serde_json::from_str(&clock).map_err(decode)?,
                absent: word(&absent)?,
                rated: rated != 0,
                phase: word(&phase)?,
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
        table: &TableId,
        seats: &[Wanted],
        reader: Option<&PlayerId>,
    ) -> sqlx::Result<(Vec<ListedSeat>, Option<Seat>)> {
        let taken: Vec<(i64, String, String, String)> = rows!(self,
            "SELECT s.seat, p.name, p.kind, p.id FROM seats s JOIN players p ON p.id = s.player \
             WHERE s.game = $1"; table.as_str())?;
        let mut listed: Vec<ListedSeat> = seats.iter().map(free).collect();
        let mut you = None;
        for (seat, name, kind, id) in taken {
            let seat = seat_of(seat)?;
            if reader.is_some_and(|reader| reader.as_str() == id) {
                you = Some(seat);
            }
            if let Some(listed) = listed.get_mut(seat.index()) {
                *listed = ListedSeat {
                    sitter: sitter(&kind)?,
                    name: name.into(),
                };
            }
        }
        Ok((listed, you))
    }

    /// The running and open games of a player, and the open ones that they are invited to.
    pub async fn concerning(&self, player: &PlayerId, name: &Name) -> sqlx::Result<Vec<TableId>> {
        // The name is a JSON string inside the list of seats; names have no quotes or signs of LIKE
        // but the underscore, and whoever reads the game checks again.
        let invited = format!("%\"name\":\"{name}\"%");
        words(rows!(self,
            "SELECT id FROM games WHERE phase <> 'over' AND (id IN (SELECT game FROM seats \
             WHERE player = $1) OR (phase = 'open' AND seats LIKE $2)) ORDER BY at LIMIT 100";
            player.as_str(), invited)?)
    }

    /// Every game that a player ever sat at, for the export.
    pub async fn games_of(&self, player: &PlayerId) -> sqlx::Result<Vec<TableId>> {
        words(rows!(self, "SELECT game FROM seats WHERE player = $1"; player.as_str())?)
    }
}

/// A seat that nobody has taken yet.
fn free(wanted: &Wanted) -> ListedSeat {
    let sitter = Sitter::from(wanted);
    let name = match &sitter {
        Sitter::Invited { name } => name.clone(),
        _ => Name::default(),
    };
    ListedSeat { sitter, name }
}

/// Who plays, by the kind of player that the database keeps.
fn sitter(kind: &str) -> sqlx::Result<Sitter> {
    Ok(match kind {
        DELETED => Sitter::Person,
        kind if word::<AccountKind>(kind)? == AccountKind::Bot => Sitter::Bot,
        _ => Sitter::Person,
    })
}
