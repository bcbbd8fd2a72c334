//! Who asks: by cookie, by token, or nobody known; and from which address.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue, header};
use online::Refusal;
use online::body::AccountKind;

use super::Desk;
use super::accept::Visit;
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
        if let (Some(secret), Some(_)) = (&secret, &person) {
            desk.hall.store.touch(secret).await?;
        }
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
    if let Some(token) = bearer(headers) {
        return Some(token.to_owned());
    }
    let cookies = headers.get_all(header::COOKIE).iter();
    let mut cookies = cookies
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='));
    let (_, secret) = cookies.find(|(name, _)| *name == COOKIE)?;
    Some(secret.to_owned())
}

/// The token of a bot. Words of other schemes are for a proxy, not for us.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    let words = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    words.strip_prefix("Bearer ").map(str::trim)
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
    if let Some(address) = forwarded(headers).filter(|_| desk.settings.proxy) {
        return address.to_string();
    }
    let visit = extensions.get::<Visit>();
    visit.map_or_else(String::new, |visit| {
        Address::of(visit.peer.ip()).to_string()
    })
}

/// The last address of the last line: what stands before it came from the other side of the proxy.
fn forwarded(headers: &HeaderMap) -> Option<Address> {
    let lines = headers.get_all("x-forwarded-for");
    let last = lines.iter().next_back()?.to_str().ok()?;
    let last = last.rsplit(',').next()?.trim();
    let with_port = || last.parse().ok().map(|socket: SocketAddr| socket.ip());
    last.parse().ok().or_else(with_port).map(Address::of)
}

/// Where somebody is, as far as limits are concerned: an address, or 2^64 of them that one line has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Address(IpAddr);

impl Address {
    /// The address as limits see it.
    pub fn of(ip: IpAddr) -> Address {
        Address(match ip.to_canonical() {
            IpAddr::V4(ip) => IpAddr::V4(ip),
            IpAddr::V6(ip) => {
                let network = ip.to_bits() & !u128::from(u64::MAX);
                IpAddr::V6(Ipv6Addr::from_bits(network))
            }
        })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn names(lines: &[&str], address: Option<&str>) {
        let line = |line: &&str| {
            let name = header::HeaderName::from_static("x-forwarded-for");
            (name, HeaderValue::from_str(line).unwrap())
        };
        let headers = HeaderMap::from_iter(lines.iter().map(line));
        let found = forwarded(&headers).map(|found| found.to_string());
        assert_eq!(found.as_deref(), address, "{lines:?}");
    }

    #[test]
    fn a_proxy_is_believed_in_its_last_word_if_that_is_an_address() {
        names(&[], None);
        names(&["192.0.2.7"], Some("192.0.2.7"));
        names(&["1.1.1.1, 192.0.2.7"], Some("192.0.2.7"));
        // HAProxy adds a line of its own behind those of the client.
        names(&["1.1.1.1", "192.0.2.7"], Some("192.0.2.7"));
        names(&["192.0.2.7:4711"], Some("192.0.2.7"));
        names(&["::ffff:192.0.2.7"], Some("192.0.2.7"));
        names(&["[2001:db8:1:2::7]:4711"], Some("2001:db8:1:2::"));
        names(&["192.0.2.7", "anything"], None);
        names(&["192.0.2.7,"], None);
    }

    #[test]
    fn all_addresses_of_one_line_are_one() {
        let of = |text: &str| Address::of(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
    }
}
