//! Guests, accounts, bots' tokens.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use online::body::{Account, AccountKind, Credentials, Rename, Settings};
use online::{Code, limits};
use serde::{Deserialize, Serialize};

use super::Desk;
use super::guard::Json;
use super::who::{Who, cookie};
use crate::limits::What;
use crate::password;
use crate::player::{Player, is_name};
use crate::refusal::Refusal;
use crate::store::{Person, Store};
use crate::token;

type Desked = State<Arc<Desk>>;

async fn account(store: &Store, person: Person) -> Result<Account, Refusal> {
    Ok(Account {
        ratings: store.ratings(&person.player.id).await?,
        name: person.player.name,
        kind: person.player.kind,
        settings: person.settings,
    })
}

/// Who I am; nothing for whoever is not known yet.
pub async fn me(State(desk): Desked, who: Who) -> Result<axum::Json<Option<Account>>, Refusal> {
    Ok(axum::Json(match who.person {
        Some(person) => Some(account(&desk.hall.store, person).await?),
        None => None,
    }))
}

/// A name at once: whoever is not known becomes a guest.
pub async fn begin(State(desk): Desked, who: Who) -> Result<impl IntoResponse, Refusal> {
    let store = &desk.hall.store;
    if let Some(person) = who.person {
        return Ok((HeaderMap::new(), axum::Json(account(store, person).await?)));
    }
    desk.limits.take(What::Guest, &who.address)?;
    let guest = Player {
        id: token::player_id(),
        name: format!("Guest-{}", token::fresh(4)),
        kind: AccountKind::Guest,
    };
    store.add_player(&guest, None).await?;
    let headers = session(store, &guest.id, who.secure).await?;
    let account = Account {
        name: guest.name,
        kind: guest.kind,
        ratings: Vec::new(),
        settings: None,
    };
    Ok((headers, axum::Json(account)))
}

async fn session(store: &Store, player: &str, secure: bool) -> Result<HeaderMap, Refusal> {
    let secret = store.open_session(player).await?;
    let cookie = cookie(Some(&secret), secure);
    Ok(HeaderMap::from_iter([(header::SET_COOKIE, cookie)]))
}

/// Gives a guest another name.
pub async fn rename(
    State(desk): Desked,
    who: Who,
    Json(wish): Json<Rename>,
) -> Result<axum::Json<Account>, Refusal> {
    let player = who.player()?;
    if player.kind != AccountKind::Guest {
        return Err(Refusal::new(Code::Conflict, "accounts keep their names"));
    }
    desk.limits.take(What::Guest, &player.id)?;
    check_name(&wish.name)?;
    let store = &desk.hall.store;
    let done = store.rename(&player.id, &wish.name).await?;
    done.ok_or_else(|| Refusal::new(Code::Conflict, "this name is taken"))?;
    desk.hall.rename(&player.id).await;
    let person = store.person(&player.id).await?;
    let person = person.ok_or_else(|| Refusal::new(Code::Unknown, "nobody knows you"))?;
    Ok(axum::Json(account(store, person).await?))
}

fn check_name(name: &str) -> Result<(), Refusal> {
    let reason = "a name has 2 to 24 letters and digits, and does not begin with guest";
    match is_name(name) {
        true => Ok(()),
        false => Err(Refusal::new(Code::Unreadable, reason)),
    }
}

/// Makes an account of the guest who asks, with all their games.
pub async fn register(
    State(desk): Desked,
    who: Who,
    Json(wish): Json<Credentials>,
) -> Result<axum::Json<Account>, Refusal> {
    let player = who.player()?;
    if player.kind != AccountKind::Guest {
        return Err(Refusal::new(Code::Conflict, "you have an account"));
    }
    desk.limits.take(What::Password, &who.address)?;
    check_name(&wish.name)?;
    password::check(&wish.password)?;
    let hash = password::hash(wish.password).await?;
    let store = &desk.hall.store;
    let done = store.register(&player.id, &wish.name, &hash).await?;
    done.ok_or_else(|| Refusal::new(Code::Conflict, "this name is taken"))?;
    desk.hall.rename(&player.id).await;
    let person = store.person(&player.id).await?;
    let person = person.ok_or_else(|| Refusal::new(Code::Unknown, "nobody knows you"))?;
    Ok(axum::Json(account(store, person).await?))
}

/// Opens a session for an account.
pub async fn login(
    State(desk): Desked,
    who: Who,
    Json(given): Json<Credentials>,
) -> Result<impl IntoResponse, Refusal> {
    desk.limits.take(What::Password, &who.address)?;
    desk.limits
        .take(What::Name, &crate::player::key_of(&given.name))?;
    let store = &desk.hall.store;
    let person = checked(store, &given.name, given.password).await?;
    let headers = session(store, &person.player.id, who.secure).await?;
    Ok((headers, axum::Json(account(store, person).await?)))
}

async fn checked(store: &Store, name: &str, given: String) -> Result<Person, Refusal> {
    let wrong = || Refusal::new(Code::Forbidden, "the name or the password is wrong");
    if given.len() > limits::PASSWORD {
        return Err(wrong());
    }
    let person = store.named(name).await?;
    let kept = person.as_ref().and_then(|person| person.password.clone());
    if !password::fits(given, kept).await {
        return Err(wrong());
    }
    let person = person.ok_or_else(wrong)?;
    match person.banned {
        true => Err(Refusal::new(Code::Forbidden, "this player is locked out")),
        false => Ok(person),
    }
}

/// Ends the session.
pub async fn logout(State(desk): Desked, who: Who) -> Result<impl IntoResponse, Refusal> {
    if let Some(secret) = &who.secret {
        desk.hall.store.close_session(secret).await?;
    }
    let gone = HeaderMap::from_iter([(header::SET_COOKIE, cookie(None, who.secure))]);
    Ok((StatusCode::NO_CONTENT, gone))
}

/// Keeps settings for all devices.
pub async fn settings(
    State(desk): Desked,
    who: Who,
    Json(wish): Json<Settings>,
) -> Result<StatusCode, Refusal> {
    let player = who.player()?;
    if wish.settings.len() > limits::SETTINGS {
        return Err(Refusal::new(Code::Unreadable, "the settings are too long"));
    }
    let store = &desk.hall.store;
    store.set_settings(&player.id, &wish.settings).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What the deletion of an account has to carry.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Farewell {
    /// Empty for guests, who have none.
    password: String,
}

/// Deletes whoever asks; an account says its password once more.
pub async fn delete(
    State(desk): Desked,
    who: Who,
    Json(given): Json<Farewell>,
) -> Result<impl IntoResponse, Refusal> {
    let player = who.player()?;
    let store = &desk.hall.store;
    match player.kind {
        AccountKind::Guest => {}
        AccountKind::Account => {
            desk.limits.take(What::Password, &who.address)?;
            checked(store, &player.name, given.password).await?;
        }
        AccountKind::Bot => {
            let reason = "a bot is deleted together with its owner";
            return Err(Refusal::new(Code::Forbidden, reason));
        }
    }
    store.delete_player(&player.id).await?;
    desk.hall.rename(&player.id).await;
    let gone = HeaderMap::from_iter([(header::SET_COOKIE, cookie(None, who.secure))]);
    Ok((StatusCode::NO_CONTENT, gone))
}

/// Somebody's name and ratings.
pub async fn player(
    State(desk): Desked,
    Path(name): Path<String>,
) -> Result<axum::Json<Account>, Refusal> {
    let person = desk.hall.store.named(&name).await?;
    let person = person.ok_or_else(|| Refusal::new(Code::Unknown, "there is no such player"))?;
    let mut account = account(&desk.hall.store, person).await?;
    account.settings = None;
    Ok(axum::Json(account))
}

/// A name for a bot.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    name: String,
}

/// A bot's token, told once.
#[derive(Serialize)]
pub struct NewToken {
    name: String,
    token: String,
}

/// Makes a bot of the account that asks, and its token; for a bot of one's own, another token.
pub async fn new_bot(
    State(desk): Desked,
    who: Who,
    Json(wish): Json<NewBot>,
) -> Result<axum::Json<NewToken>, Refusal> {
    let owner = who.player()?;
    if owner.kind != AccountKind::Account {
        return Err(Refusal::new(Code::Forbidden, "register to have bots"));
    }
    desk.limits.take(What::Guest, &owner.id)?;
    check_name(&wish.name)?;
    let store = &desk.hall.store;
    let own = store.bots_of(&owner.id).await?;
    if own.len() >= 20 {
        return Err(Refusal::new(Code::Forbidden, "twenty bots are enough"));
    }
    let bot = Player {
        id: token::player_id(),
        name: wish.name,
        kind: AccountKind::Bot,
    };
    let id = match store.add_player(&bot, Some(&owner.id)).await? {
        Some(()) => bot.id,
        None => {
            let taken = || Refusal::new(Code::Conflict, "this name is taken");
            let person = store.named(&bot.name).await?.ok_or_else(taken)?;
            let is_own = own.contains(&person.player.name);
            Some(person.player.id)
                .filter(|_| is_own)
                .ok_or_else(taken)?
        }
    };
    let token = store.open_session(&id).await?;
    Ok(axum::Json(NewToken {
        name: bot.name,
        token,
    }))
}

/// The names of one's bots.
pub async fn bots(State(desk): Desked, who: Who) -> Result<axum::Json<Vec<String>>, Refusal> {
    let owner = who.player()?;
    Ok(axum::Json(desk.hall.store.bots_of(&owner.id).await?))
}
