//! Lists of games, and games to take home.

use axum::extract::{Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use online::body::Listed;
use online::{Name, Phase, Refusal, TableId};
use serde::Deserialize;
use serde_json::json;

use super::guard::{At, unreadable};
use super::who::Who;
use super::{Answer, Desk, Desked};
use crate::refusal::Refused;
use crate::shelf::{Format, Transcript};
use crate::store::Filter;

/// What to list.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    phase: Option<Phase>,
    /// The name of a player.
    player: Option<Name>,
    /// Only one's own.
    #[serde(default)]
    mine: bool,
    game: Option<String>,
    /// The score in the game's usual form.
    result: Option<String>,
    /// Only games older than this time.
    before: Option<u64>,
}

/// The newest fifty games that fit: the lobby (`phase=open`), one's own, the archive.
pub async fn list(
    State(desk): Desked,
    who: Who,
    wish: Result<Query<Wish>, axum::extract::rejection::QueryRejection>,
) -> Answer<Vec<Listed>> {
    let Query(wish) = wish.map_err(|error| unreadable(error.body_text()))?;
    let store = &desk.hall.store;
    let reader = who.person.as_ref().map(|person| person.player.id.clone());
    let player = match (&wish.player, wish.mine) {
        (_, true) => match &reader {
            Some(reader) => Some(reader.clone()),
            None => return Ok(axum::Json(Vec::new())),
        },
        (Some(name), false) => {
            let person = store.named(name).await?;
            let unknown = || Refusal::NoSuchPlayer { name: name.clone() };
            Some(person.ok_or_else(unknown)?.player.id)
        }
        (None, false) => None,
    };
    let filter = Filter {
        phase: wish.phase,
        player,
        reader,
        game: wish.game,
        score: wish.result,
        before: wish.before,
    };
    Ok(axum::Json(store.list(&filter).await?))
}

/// A game as a text record.
pub async fn text(state: Desked, at: At) -> Result<impl IntoResponse, Refused> {
    record(state, at, Format::Text).await
}

/// A game as SGF.
pub async fn sgf(state: Desked, at: At) -> Result<impl IntoResponse, Refused> {
    record(state, at, Format::Sgf).await
}

async fn record(
    State(desk): Desked,
    At(id): At,
    format: Format,
) -> Result<impl IntoResponse, Refused> {
    let text = written(&desk, &id, format).await?;
    let (kind, ending) = match format {
        Format::Text => ("text/plain; charset=utf-8", "txt"),
        Format::Sgf => ("application/x-go-sgf; charset=utf-8", "sgf"),
    };
    let place = format!("attachment; filename=\"sixfold-{id}.{ending}\"");
    let headers = [
        (header::CONTENT_TYPE, kind.to_owned()),
        (header::CONTENT_DISPOSITION, place),
    ];
    Ok((headers, text))
}

async fn written(desk: &Desk, id: &TableId, format: Format) -> Result<String, Refused> {
    let mut entered = desk.hall.enter_afresh(id).await?;
    let table = entered.table(None, 0);
    let created = entered.live().state.card.created;
    drop(entered);
    let names = table.seats.iter().map(|seat| match &seat.sitter {
        online::Sitter::Engine { level } => Name::from(format!("Sixfold level {level}")),
        _ if seat.name.is_empty() => Name::from("?"),
        _ => seat.name.clone(),
    });
    let transcript = Transcript {
        id: table.id,
        setup: table.setup,
        players: names.collect(),
        date: day(created),
        turns: table.turns.into_iter().map(|turn| turn.text).collect(),
        result: table.result,
    };
    let game = desk.hall.shelf.find(&table.game);
    let game = game.ok_or(Refusal::NoSuchTable)?;
    let written = game.record(&transcript, format).map_err(|fault| {
        tracing::error!(%fault, game = %id, "a game cannot be written down");
        Refusal::Damaged
    });
    Ok(written?)
}

/// Everything that is known of whoever asks.
pub async fn export(State(desk): Desked, who: Who) -> Result<impl IntoResponse, Refused> {
    let player = who.player()?;
    let person = who.person.as_ref();
    let store = &desk.hall.store;
    let mut games = Vec::new();
    for id in store.games_of(&player.id).await? {
        games.push(written(&desk, &id, Format::Text).await?);
    }
    let said: Vec<_> = store
        .said_by(&player.id)
        .await?
        .into_iter()
        .map(|(game, text, at)| json!({ "game": game, "text": text, "at": at }))
        .collect();
    let all = json!({
        "name": player.name,
        "kind": player.kind,
        "created": person.map(|person| person.created),
        "settings": person.and_then(|person| person.settings.clone()),
        "ratings": store.ratings(&player.id).await?,
        "bots": store.bots_of(&player.id).await?,
        "chat": said,
        "games": games,
    });
    let place = "attachment; filename=\"sixfold-export.json\"";
    Ok(([(header::CONTENT_DISPOSITION, place)], axum::Json(all)))
}

/// The day of a time in milliseconds since 1970, `2026-11-15` (Howard Hinnant's civil calendar).
fn day(millis: u64) -> String {
    let days = (millis / online::Clock::DAY) as i64 + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 {
        shifted + 3
    } else {
        shifted - 9
    };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(951_782_400_000), "2000-02-29");
        assert_eq!(day(1_794_700_800_000), "2026-11-15");
        assert_eq!(day(4_107_542_399_999), "2100-02-28");
    }
}
