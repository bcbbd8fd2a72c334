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
use crate::time::day;

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

/// The tables that wait for somebody: those that everybody may join, and those that keep a seat for whoever asks.
pub async fn challenges(State(desk): Desked, who: Who) -> Answer<Vec<Listed>> {
    let store = &desk.hall.store;
    let person = who.person.as_ref().map(|person| &person.player);
    let filter = Filter {
        phase: Some(Phase::Open),
        reader: person.map(|player| player.id.clone()),
        ..Filter::default()
    };
    let mut open = store.list(&filter).await?;
    if let Some(player) = person {
        let known: Vec<TableId> = open.iter().map(|listed| listed.id.clone()).collect();
        let invited = store.invitations(player).await?;
        open.extend(
            invited
                .into_iter()
                .filter(|listed| !known.contains(&listed.id)),
        );
    }
    Ok(axum::Json(open))
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
