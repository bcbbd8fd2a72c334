//! The sessions of an account and the tokens of its bots: listed, ended, and with them the password.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use online::body::{AccountKind, NewPassword, Session};
use online::{Name, PlayerId, Refusal};

use super::accounts::checked;
use super::guard::Json;
use super::who::Who;
use super::{Answer, Desk, Desked};
use crate::limits::What;
use crate::password;
use crate::refusal::Refused;

/// Where somebody is logged in.
pub async fn list(State(desk): Desked, who: Who) -> Answer<Vec<Session>> {
    let player = who.player()?;
    let sessions = desk.hall.store.sessions(&player.id, who.secret.as_deref());
    Ok(axum::Json(sessions.await?))
}

/// Ends one of one's sessions.
pub async fn end(
    State(desk): Desked,
    who: Who,
    Path(id): Path<String>,
) -> Result<StatusCode, Refused> {
    let player = who.player()?;
    ended(desk.hall.store.end_session(&player.id, &id).await?)
}

/// Ends all of one's sessions but the one that asks.
pub async fn end_others(State(desk): Desked, who: Who) -> Result<StatusCode, Refused> {
    let player = who.player()?;
    let secret = who.secret.as_deref().ok_or(Refusal::Stranger)?;
    desk.hall.store.end_others(&player.id, secret).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sets another password, and ends all other sessions.
pub async fn password(
    State(desk): Desked,
    who: Who,
    Json(given): Json<NewPassword>,
) -> Result<StatusCode, Refused> {
    let player = who.player()?;
    let secret = who.secret.as_deref().ok_or(Refusal::Stranger)?;
    desk.limit(What::Password, &who.address)?;
    password::check(&given.new)?;
    let person = checked(&desk, &player.name, given.password).await?;
    let hash = desk.hashing.hash(given.new).await?;
    let store = &desk.hall.store;
    store.set_password(&person.player.id, &hash).await?;
    store.end_others(&person.player.id, secret).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The tokens of one's bot.
pub async fn tokens(State(desk): Desked, who: Who, Path(name): Path<Name>) -> Answer<Vec<Session>> {
    let bot = own_bot(&desk, &who, name).await?;
    Ok(axum::Json(desk.hall.store.sessions(&bot, None).await?))
}

/// Takes a token from one's bot.
pub async fn end_token(
    State(desk): Desked,
    who: Who,
    Path((name, id)): Path<(Name, String)>,
) -> Result<StatusCode, Refused> {
    let bot = own_bot(&desk, &who, name).await?;
    ended(desk.hall.store.end_session(&bot, &id).await?)
}

async fn own_bot(desk: &Desk, who: &Who, name: Name) -> Result<PlayerId, Refused> {
    let owner = who.player()?;
    let store = &desk.hall.store;
    let is_own = store.bots_of(&owner.id).await?.contains(&name);
    let bot = store.named(&name).await?;
    let bot = bot.filter(|bot| is_own && bot.player.kind == AccountKind::Bot);
    Ok(bot.ok_or(Refusal::NoSuchPlayer { name })?.player.id)
}

fn ended(count: u64) -> Result<StatusCode, Refused> {
    if count == 0 {
        return Err(Refusal::NoSuchRequest.into());
    }
    Ok(StatusCode::NO_CONTENT)
}
