//! What everybody may know of players: ratings over time, results against each other, their public games.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use online::body::{RatingHistory, Versus};
use online::{Name, PlayerId, Refusal};
use serde::Deserialize;

use super::guard::unreadable;
use super::stream::{self, Ended, Lines};
use super::who::Who;
use super::{Answer, Desk, Desked};
use crate::finished::{Finished, Names};
use crate::limits::What;
use crate::refusal::Refused;
use crate::shelf::Format;
use crate::store::{Public, Store};

/// The account or bot of a name.
async fn named(store: &Store, name: Name) -> Result<PlayerId, Refused> {
    let person = store.named(&name).await?;
    Ok(person.ok_or(Refusal::NoSuchPlayer { name })?.player.id)
}

/// The ratings that somebody has had, a point a day.
pub async fn ratings(State(desk): Desked, Path(name): Path<Name>) -> Answer<Vec<RatingHistory>> {
    let store = &desk.hall.store;
    let player = named(store, name).await?;
    Ok(axum::Json(store.rating_history(&player).await?))
}

/// How two players did against each other in public games.
pub async fn crosstable(
    State(desk): Desked,
    Path((one, other)): Path<(Name, Name)>,
) -> Answer<Vec<Versus>> {
    let store = &desk.hall.store;
    let (one, other) = (named(store, one).await?, named(store, other).await?);
    Ok(axum::Json(store.versus(&one, &other).await?))
}

/// Which games to take home, and how.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    #[serde(default)]
    since: u64,
    until: Option<u64>,
    max: Option<usize>,
    game: Option<String>,
    variant: Option<String>,
    #[serde(default)]
    format: Form,
}

/// How the games are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Form {
    /// One JSON object a line.
    #[default]
    Ndjson,
    /// Text records.
    Text,
    /// A collection of SGF.
    Sgf,
}

/// The public games of a player that are over, the newest first, as long as somebody reads.
pub async fn games(
    State(desk): Desked,
    who: Who,
    Path(name): Path<Name>,
    wish: Result<Query<Wish>, QueryRejection>,
) -> Result<Response, Refused> {
    let Query(wish) = wish.map_err(|error| unreadable(error.body_text()))?;
    desk.limit(What::Download, &who.address)?;
    let player = named(&desk.hall.store, name).await?;
    let download = desk.downloads.take(&who.address).ok_or(Refusal::TooMany)?;
    let place = (download, desk.last(&who.address)?);
    let kind = match wish.format {
        Form::Ndjson => stream::NDJSON,
        Form::Text => "text/plain; charset=utf-8",
        Form::Sgf => "application/x-go-sgf; charset=utf-8",
    };
    Ok(stream::answer(
        desk,
        place,
        kind,
        |desk, lines| async move {
            let told = tell(&desk, &player, wish, &lines).await;
            if told.is_err() {
                // What is cut short must not look complete.
                lines.break_off();
            }
            told
        },
    ))
}

async fn tell(desk: &Arc<Desk>, player: &PlayerId, wish: Wish, lines: &Lines) -> Result<(), Ended> {
    let mut left = wish.max.unwrap_or(usize::MAX);
    let form = wish.format;
    let (store, shelf) = (&desk.hall.store, &desk.hall.shelf);
    let wish = Public {
        since: wish.since.min(i64::MAX as u64),
        until: wish.until.map(|until| until.min(i64::MAX as u64)),
        game: wish.game,
        variant: wish.variant,
    };
    let mut last = None;
    loop {
        let page = store.public_games_of(player, &wish, last.as_ref()).await?;
        if page.is_empty() {
            return Ok(());
        }
        for began in &page {
            if left == 0 {
                return Ok(());
            }
            let Some(game) = Finished::load(store, shelf, began, Names::Shown).await? else {
                continue;
            };
            lines.write(written(desk, &game, form)?).await?;
            left -= 1;
        }
        last = page.into_iter().next_back();
    }
}

fn written(desk: &Desk, game: &Finished, form: Form) -> Result<String, Ended> {
    let shelf = &desk.hall.shelf;
    Ok(match form {
        Form::Ndjson => serde_json::to_string(game)?,
        Form::Text => game.record(shelf, Format::Text)?,
        Form::Sgf => game.record(shelf, Format::Sgf)?,
    })
}
