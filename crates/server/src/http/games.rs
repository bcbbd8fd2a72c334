//! Games: make, look, sit down, get up, mute.

use axum::extract::State;
use axum::http::StatusCode;
use online::body::{Made, NewGame, Sit};
use online::{Name, Refusal, Table, TableId};
use serde::Deserialize;

use super::guard::{At, Json};
use super::who::Who;
use super::{Answer, Desked};
use crate::judge;
use crate::limits::What;
use crate::refusal::Refused;

/// Makes a game.
pub async fn make(
    State(desk): Desked,
    who: Who,
    Json(wish): Json<NewGame>,
) -> Result<(StatusCode, axum::Json<Made>), Refused> {
    let maker = who.player()?;
    desk.limit(What::Game, maker.id.as_str())?;
    desk.has_room(&maker, &who.address, &wish).await?;
    let id = desk.hall.make(&maker, wish).await?;
    desk.tables.add(&who.address, id.clone());
    Ok((StatusCode::CREATED, axum::Json(Made { id })))
}

/// The table with all its turns.
pub async fn look(State(desk): Desked, who: Who, At(id): At) -> Answer<Table> {
    let reader = who.person.as_ref().map(|person| &person.player.id);
    let mut entered = desk.hall.enter_afresh(&id).await?;
    Ok(axum::Json(entered.table(reader, 0)))
}

/// Sits down.
pub async fn sit(State(desk): Desked, who: Who, At(id): At, Json(wish): Json<Sit>) -> Answer<Sit> {
    let player = who.player()?;
    let seat = desk.hall.sit(&id, player, wish.seat).await?;
    Ok(axum::Json(Sit { seat: Some(seat) }))
}

/// Gets up, or calls one's own game off, before it begins.
pub async fn leave(State(desk): Desked, who: Who, At(id): At) -> Result<StatusCode, Refused> {
    let player = who.player()?;
    desk.hall.act(&id, player.id, judge::leave).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whom not to hear.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mute {
    /// The table at which they are.
    game: TableId,
    /// Their name there.
    name: Name,
    /// Whether to stop their lines or to let them through.
    on: bool,
}

/// Stops somebody's chat lines, at all tables.
pub async fn mute(
    State(desk): Desked,
    who: Who,
    Json(wish): Json<Mute>,
) -> Result<StatusCode, Refused> {
    let player = who.player()?;
    let store = &desk.hall.store;
    let other = store.at_table(&wish.game, &wish.name).await?;
    let other = other.ok_or(Refusal::NoSuchPlayer { name: wish.name })?;
    if wish.on {
        store.mute(&player.id, &other).await?;
    } else {
        store.unmute(&player.id, &other).await?;
    }
    let muted = store.muted_by(&player.id).await?;
    let room = desk.hall.room(&wish.game);
    room.audience().set_muted(&player.id, &muted);
    Ok(StatusCode::NO_CONTENT)
}
