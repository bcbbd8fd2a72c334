//! Who asks: by cookie, by token, or nobody known; and from which address.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue, header};
use online::Refusal;
use online::body::AccountKind;

use super::Desk;
use crate::player::Player;
use crate::refusal::Refused;
use crate::store::Person;

/// The name of the cookie.
const COOKIE: &str = "sixfold";
/// A cookie lasts for a year.
const LASTING: u32 = 365 * 24 * 60 * 60;

/// Whoever asks, if they are known, and where they are.
pub struct Who {
    /// The player behind the cookie or the token.
    pub person: Option<Person>,
    /// The secret they came with.
    pub secret: Option<String>,
    /// The address they come from.
    pub address: String,
    /// How they came.
    pub scheme: Scheme,
}

/// How a request came, as far as a proxy of ours says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scheme {
    /// In the open, or nobody says otherwise.
    Http,
    /// Encrypted: a cookie for it is never sent in the open.
    Https,
}

impl Who {
    /// The player, or a refusal.
    pub fn player(&self) -> Result<Player, Refusal> {
        let person = self.person.as_ref().map(|person| person.player.clone());
        person.ok_or(Refusal::Stranger)
    }

    /// The player, who must be a bot.
    pub fn bot(&self) -> Result<Player, Refusal> {
        let player = self.player()?;
        match player.kind {
            AccountKind::Bot => Ok(player),
            AccountKind::Guest | AccountKind::Account => Err(Refusal::BotsOnly),
        }
    }
}

impl FromRequestParts<Arc<Desk>> for Who {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, desk: &Arc<Desk>) -> Result<Who, Refused> {
        let secret = secret(&parts.headers);
        let person = match &secret {
            Some(secret) => desk.hall.store.session(secret).await?,
            None => None,
        };
        if person.as_ref().is_some_and(|person| person.banned) {
            return Err(Refusal::Banned.into());
        }
        let forwarded = parts.headers.get("x-forwarded-proto");
        Ok(Who {
            person,
            secret,
            address: address(desk, &parts.extensions, &parts.headers),
            scheme: if desk.settings.proxy && forwarded.is_some_and(|proto| proto == "https") {
                Scheme::Https
            } else {
                Scheme::Http
            },
        })
    }
}

fn secret(headers: &HeaderMap) -> Option<String> {
    let bearer = headers.get(header::AUTHORIZATION);
    if let Some(bearer) = bearer.and_then(|value| value.to_str().ok()) {
        return Some(bearer.strip_prefix("Bearer ")?.trim().to_owned());
    }
    let cookies = headers.get_all(header::COOKIE).iter();
    let mut cookies = cookies
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='));
    let (_, secret) = cookies.find(|(name, _)| *name == COOKIE)?;
    Some(secret.to_owned())
}

/// The cookie that keeps a session, or that ends it, without a secret.
pub fn cookie(secret: &str, scheme: Scheme) -> HeaderMap {
    let age = if secret.is_empty() { 0 } else { LASTING };
    let secure = match scheme {
        Scheme::Http => "",
        Scheme::Https => "; Secure",
    };
    let text = format!("{COOKIE}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    let cookie = HeaderValue::try_from(text).expect("secrets are letters and digits");
    HeaderMap::from_iter([(header::SET_COOKIE, cookie)])
}

/// The address that asks; behind a proxy of ours, the one that it names last.
pub fn address(desk: &Desk, extensions: &Extensions, headers: &HeaderMap) -> String {
    let forwarded = headers
        .get("x-forwarded-for")
        .filter(|_| desk.settings.proxy);
    let forwarded = forwarded.and_then(|value| value.to_str().ok());
    if let Some(address) = forwarded.and_then(|list| list.rsplit(',').next()) {
        return address.trim().to_owned();
    }
    let peer = extensions.get::<ConnectInfo<SocketAddr>>();
    peer.map_or_else(String::new, |ConnectInfo(peer)| peer.ip().to_string())
}
