//! Lists of games: the lobby, somebody's own games, the archive.

use online::body::{AccountKind, Listed, ListedSeat, Wanted};
use online::{Name, Phase, PlayerId, Seat, Sitter, TableId};

use super::Store;
use super::accounts::DELETED;
use super::games::{decode, seat_of, word, words};
use super::pool::rows;
use crate::player::Player;

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
        let found = match (&filter.player, &filter.reader) {
            (Some(player), reader) if reader.as_ref() == Some(player) => {
                self.found(filter, Seen::Seated).await?
            }
            (Some(_), _) => self.found(filter, Seen::Other).await?,
            (None, None) => self.found(filter, Seen::Public).await?,
            (None, Some(reader)) => {
                let mut found = self.found(filter, Seen::Public).await?;
                let player = Some(reader.clone());
                let own = Filter {
                    player,
                    ..filter.clone()
                };
                found.extend(self.found(&own, Seen::Seated).await?);
                // The newest first, and what is both public and one's own once.
                found.sort_by(|a, b| (b.10, &b.0).cmp(&(a.10, &a.0)));
                found.dedup_by(|a, b| a.0 == b.0);
                found.truncate(MOST as usize);
                found
            }
        };
        self.listed(found, filter.reader.as_ref()).await
    }

    async fn found(&self, filter: &Filter, seen: Seen) -> sqlx::Result<Vec<ListRow>> {
        let text = |value: &Option<String>| value.clone().unwrap_or_default();
        let id = |player: &Option<PlayerId>| player.clone().map_or_else(String::new, String::from);
        let phase = filter.phase.map_or("", Phase::word);
        let before = filter.before.map_or(i64::MAX, |before| before as i64);
        rows!(self, sqlx::AssertSqlSafe(sql(filter, seen));
            phase, text(&filter.game), text(&filter.score), before, id(&filter.player),
            id(&filter.reader), MOST)
    }

    async fn listed(
        &self,
        found: Vec<ListRow>,
        reader: Option<&PlayerId>,
    ) -> sqlx::Result<Vec<Listed>> {
        let mut list = Vec::with_capacity(found.len());
        for (id, game, setup, seats, clock, absent, rated, phase, ply, score, at, to_move) in found
        {
            let seats: Vec<Wanted> = serde_json::from_str(&seats).map_err(decode)?;
            let id: TableId = word(&id)?;
            let seats = self.listed_seats(&id, &seats, reader);
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

    /// The open tables that keep a seat for a player, public or not.
    pub async fn invitations(&self, player: &Player) -> sqlx::Result<Vec<Listed>> {
        let mut list = Vec::new();
        for id in self.concerning(&player.id, &player.name).await? {
            let found = rows!(self, "SELECT g.id, g.game, g.setup, g.seats, g.clock, g.absent, \
                g.rated, g.phase, g.ply, g.score, g.at, g.to_move FROM games g \
                WHERE g.id = $1 AND g.phase = 'open'"; id.as_str())?;
            list.extend(self.listed(found, Some(&player.id)).await?);
        }
        let invited = Sitter::Invited {
            name: player.name.clone(),
        };
        list.retain(|table| table.seats.iter().any(|seat| seat.sitter == invited));
        Ok(list)
    }

    /// Every game that a player ever sat at, for the export.
    pub async fn games_of(&self, player: &PlayerId) -> sqlx::Result<Vec<TableId>> {
        words(rows!(self, "SELECT game FROM seats WHERE player = $1"; player.as_str())?)
    }
}

/// Which games may be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Seen {
    /// Those that everybody sees.
    Public,
    /// All of a player, who asks.
    Seated,
    /// Those of a player that whoever asks sees.
    Other,
}

/// The question for the newest games that fit. It names what is asked for and nothing else, so that
/// each is answered by an index; all values are bound, those that it does not name too.
fn sql(filter: &Filter, seen: Seen) -> String {
    let mut sql = "SELECT g.id, g.game, g.setup, g.seats, g.clock, g.absent, g.rated, g.phase, \
        g.ply, g.score, g.at, g.to_move FROM games g WHERE g.at < $4 AND g.ending <> 'aborted'"
        .to_owned();
    let seated = " AND g.id IN (SELECT game FROM seats WHERE player = $5)";
    sql += match seen {
        Seen::Public => " AND g.public = 1",
        Seen::Seated | Seen::Other => seated,
    };
    if seen == Seen::Other {
        sql += " AND (g.public = 1 OR g.id IN (SELECT game FROM seats WHERE player = $6))";
    }
    for (is_asked, part) in [
        (filter.phase.is_some(), " AND g.phase = $1"),
        (filter.game.is_some(), " AND g.game = $2"),
        (filter.score.is_some(), " AND g.score = $3"),
    ] {
        if is_asked {
            sql += part;
        }
    }
    sql + " ORDER BY g.at DESC LIMIT $7"
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

#[cfg(test)]
mod tests {
    use super::super::Pool;
    use super::*;

    #[tokio::test]
    async fn public_lists_are_read_from_an_index_in_its_order() {
        let name = format!("sixfold-lists-{}.db", std::process::id());
        let file = std::env::temp_dir().join(name);
        let store = Store::open(file.to_str().unwrap()).await.unwrap();
        let Pool::Sqlite { read, .. } = &store.pool else {
            unreachable!("it is a file");
        };
        let open = Some(Phase::Open);
        for (phase, seen) in [
            (None, Seen::Public),
            (open, Seen::Public),
            (None, Seen::Seated),
            (open, Seen::Other),
        ] {
            let filter = Filter {
                phase,
                ..Filter::default()
            };
            let plan = format!("EXPLAIN QUERY PLAN {}", sql(&filter, seen));
            let plan: Vec<(i64, i64, i64, String)> = sqlx::query_as(sqlx::AssertSqlSafe(plan))
                .fetch_all(read)
                .await
                .unwrap();
            let plan: Vec<String> = plan.into_iter().map(|(.., step)| step).collect();
            let plan = plan.join("; ");
            assert!(!plan.contains("SCAN g"), "{seen:?}: {plan}");
            assert!(
                seen != Seen::Public || !plan.contains("TEMP B-TREE"),
                "{plan}"
            );
        }
        store.close().await;
        for ending in ["", "-wal", "-shm", "-lock"] {
            std::fs::remove_file(format!("{}{ending}", file.display())).ok();
        }
    }
}
