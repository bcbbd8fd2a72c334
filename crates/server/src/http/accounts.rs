//! Guests, accounts, bots' tokens.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use online::body::{Account, AccountKind, Credentials, Rename, Settings};
use online::{Name, Part, PlayerId, Refusal};
use serde::{Deserialize, Serialize};

use super::guard::Json;
use super::who::{Who, cookie};
use super::{Answer, Desk, Desked};
use crate::limits::What;
use crate::names;
use crate::password;
use crate::player::Player;
use crate::refusal::Refused;
use crate::store::{Naming, Person, Store};
use crate::token;

/// How many bots an account may have.
const MOST_BOTS: usize = 20;

async fn account(store: &Store, person: Person) -> Result<Account, Refused> {
    Ok(Account {
        ratings: store.ratings(&person.player.id).await?,
        name: person.player.name,
        kind: person.player.kind,
        settings: person.settings,
    })
}

/// Who I am; nothing for whoever is not known yet.
pub async fn me(State(desk): Desked, who: Who) -> Answer<Option<Account>> {
    let Some(person) = who.person else {
        return Ok(axum::Json(None));
    };
    Ok(axum::Json(Some(account(&desk.hall.store, person).await?)))
}

/// A name at once: whoever is not known becomes a guest.
pub async fn begin(State(desk): Desked, who: Who) -> Result<impl IntoResponse, Refused> {
    let store = &desk.hall.store;
    if let Some(person) = who.person {
        return Ok((HeaderMap::new(), axum::Json(account(store, person).await?)));
    }
    desk.limit(What::Guest, &who.address)?;
    let name = format!("Guest-{}", token::fresh(4));
    let guest = Player::new(name.into(), AccountKind::Guest);
    let secret = store.add_guest(&guest).await?;
    let account = Account {
        name: guest.name,
        kind: guest.kind,
        ratings: Vec::new(),
        settings: None,
    };
    Ok((cookie(&secret, who.scheme), axum::Json(account)))
}

/// Gives a guest another name.
pub async fn rename(State(desk): Desked, who: Who, Json(wish): Json<Rename>) -> Answer<Account> {
    let player = who.player()?;
    if player.kind != AccountKind::Guest {
        return Err(Refusal::NameKept.into());
    }
    desk.limit(What::Guest, player.id.as_str())?;
    let store = &desk.hall.store;
    free(store, &wish.name, &player.id).await?;
    let done = store.rename(&player.id, &wish.name).await?;
    renamed(&desk, &player.id, done).await
}

/// Whether a name may be taken and looks like nobody else's.
async fn free(store: &Store, name: &Name, own: &PlayerId) -> Result<(), Refused> {
    names::check(name)?;
    if store.looks_taken(name, own).await? {
        return Err(Refusal::NameTaken.into());
    }
    Ok(())
}

/// Shows a new name to everybody, if it was given.
async fn renamed(desk: &Desk, player: &PlayerId, done: Naming) -> Answer<Account> {
    if done == Naming::Taken {
        return Err(Refusal::NameTaken.into());
    }
    desk.hall.rename(player).await;
    let store = &desk.hall.store;
    let person = store.person(player).await?.ok_or(Refusal::Stranger)?;
    Ok(axum::Json(account(store, person).await?))
}

/// Makes an account of the guest who asks, with all their games.
pub async fn register(
    State(desk): Desked,
    who: Who,
    Json(wish): Json<Credentials>,
) -> Result<impl IntoResponse, Refused> {
    let player = who.player()?;
    if player.kind != AccountKind::Guest {
        return Err(Refusal::HasAccount.into());
    }
    desk.limit(What::Password, &who.address)?;
    let store = &desk.hall.store;
    free(store, &wish.name, &player.id).await?;
    password::check(&wish.password)?;
    let hash = desk.hashing.hash(wish.password).await?;
    let done = store.register(&player.id, &wish.name, &hash).await?;
    let account = renamed(&desk, &player.id, done).await?;
    // Whoever knew the guest's cookie does not know the account's.
    let secret = fresh_session(store, &player.id, who.secret.as_deref()).await?;
    Ok((cookie(&secret, who.scheme), account))
}

/// Opens a session in place of the one that was.
async fn fresh_session(
    store: &Store,
    player: &PlayerId,
    old: Option<&str>,
) -> Result<String, Refused> {
    let secret = store.open_session(player).await?;
    if let Some(old) = old {
        store.close_session(old).await?;
    }
    Ok(secret)
}

/// Opens a session for an account; what the guest did who asks is the account's from then on.
pub async fn login(
    State(desk): Desked,
    who: Who,
    Json(given): Json<Credentials>,
) -> Result<impl IntoResponse, Refused> {
    desk.count_login(&given.name, &who.address)?;
    let store = &desk.hall.store;
    let person = checked(&desk, &given.name, given.password).await?;
    desk.welcome(&given.name, &who.address);
    let guest = who.person.as_ref().map(|person| &person.player);
    if let Some(guest) = guest.filter(|guest| guest.kind == AccountKind::Guest) {
        desk.hall.merge(&guest.id, &person.player.id).await?;
    }
    let secret = fresh_session(store, &person.player.id, who.secret.as_deref()).await?;
    let account = axum::Json(account(store, person).await?);
    Ok((cookie(&secret, who.scheme), account))
}

/// The account of a name, if the password is right.
pub async fn checked(desk: &Desk, name: &Name, given: String) -> Result<Person, Refused> {
    if given.len() > Part::Password.most() {
        return Err(Refusal::WrongPassword.into());
    }
    let person = desk.hall.store.named(name).await?;
    let kept = person.as_ref().and_then(|person| person.password.clone());
    if !desk.hashing.fits(given, kept).await? {
        return Err(Refusal::WrongPassword.into());
    }
    let person = person.ok_or(Refusal::WrongPassword)?;
    if person.banned {
        return Err(Refusal::Banned.into());
    }
    Ok(person)
}

/// Ends the session.
pub async fn logout(State(desk): Desked, who: Who) -> Result<impl IntoResponse, Refused> {
    if let Some(secret) = &who.secret {
        desk.hall.store.close_session(secret).await?;
    }
    Ok((StatusCode::NO_CONTENT, cookie("", who.scheme)))
}

/// Keeps settings for all devices.
pub async fn settings(
    State(desk): Desked,
    who: Who,
    Json(wish): Json<Settings>,
) -> Result<StatusCode, Refused> {
    let player = who.player()?;
    Refusal::if_too_long(Part::Settings, &wish.settings)?;
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
) -> Result<impl IntoResponse, Refused> {
    let player = who.player()?;
    let store = &desk.hall.store;
    match player.kind {
        AccountKind::Guest => {}
        AccountKind::Account => {
            desk.limit(What::Password, &who.address)?;
            checked(&desk, &player.name, given.password).await?;
        }
        AccountKind::Bot => return Err(Refusal::BotStays.into()),
    }
    store.delete_player(&player.id).await?;
    desk.hall.rename(&player.id).await;
    Ok((StatusCode::NO_CONTENT, cookie("", who.scheme)))
}

/// Somebody's name and ratings.
pub async fn player(State(desk): Desked, Path(name): Path<Name>) -> Answer<Account> {
    let person = desk.hall.store.named(&name).await?;
    let person = person.ok_or(Refusal::NoSuchPlayer { name })?;
    let mut account = account(&desk.hall.store, person).await?;
    account.settings = None;
    Ok(axum::Json(account))
}

/// A name for a bot.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    name: Name,
}

/// A bot's token, told once.
#[derive(Serialize)]
pub struct NewToken {
    name: Name,
    token: String,
}

/// Makes a bot of the account that asks, and its token; for a bot of one's own, another token.
pub async fn new_bot(State(desk): Desked, who: Who, Json(wish): Json<NewBot>) -> Answer<NewToken> {
    let owner = who.player()?;
    if owner.kind != AccountKind::Account {
        return Err(Refusal::BotsNeedAccount.into());
    }
    desk.limit(What::Guest, owner.id.as_str())?;
    let store = &desk.hall.store;
    names::check(&wish.name)?;
    let own = store.bots_of(&owner.id).await?;
    if own.len() >= MOST_BOTS {
        return Err(Refusal::TooManyBots { most: MOST_BOTS }.into());
    }
    let bot = Player::new(wish.name, AccountKind::Bot);
    let is_own = own.contains(&bot.name);
    if !is_own {
        free(store, &bot.name, &bot.id).await?;
    }
    let id = match store.add_bot(&bot, &owner.id).await? {
        Naming::Done => bot.id,
        Naming::Taken => {
            let person = store.named(&bot.name).await?;
            let person = person.filter(|person| own.contains(&person.player.name));
            person.ok_or(Refusal::NameTaken)?.player.id
        }
    };
    let token = store.open_session(&id).await?;
    Ok(axum::Json(NewToken {
        name: bot.name,
        token,
    }))
}

/// The names of one's bots.
pub async fn bots(State(desk): Desked, who: Who) -> Answer<Vec<Name>> {
    let owner = who.player()?;
    Ok(axum::Json(desk.hall.store.bots_of(&owner.id).await?))
}
