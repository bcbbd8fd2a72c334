//! What every request passes: limits, where it comes from, and the headers of every answer.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{FromRequest, FromRequestParts, MatchedPath, Path, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use online::{Part, Refusal, TableId};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::Desk;
use super::who::{address, bearer};
use crate::limits::What;
use crate::refusal::Refused;

/// What a page from here may do: nothing but run what comes from here, and talk to here; followed by
/// who may show it in a frame.
macro_rules! policy {
    ($ancestors:literal) => {
        concat!(
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
            img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
            base-uri 'none'; form-action 'none'; frame-ancestors ",
            $ancestors
        )
    };
}

/// Where the pages are that any site may show in a frame: they know no player and change nothing here.
const EMBED: &str = "/embed/";

/// The headers of a page that belongs into no frame.
const ALONE: [(HeaderName, &str); 3] = [
    (header::CONTENT_SECURITY_POLICY, policy!("'none'")),
    (header::X_FRAME_OPTIONS, "DENY"),
    (RESOURCE_POLICY, "same-origin"),
];

/// The headers of a page for frames.
const FRAMED: [(HeaderName, &str); 2] = [
    (header::CONTENT_SECURITY_POLICY, policy!("*")),
    (RESOURCE_POLICY, "cross-origin"),
];

const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

const HEADERS: [(HeaderName, &str); 3] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // A private game's address is its key; it must not travel.
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
];

/// Passes a request on, or refuses it; then completes the answer.
pub async fn guard(State(desk): State<Arc<Desk>>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let is_api = path.starts_with("/api/");
    let is_ops = matches!(path, "/ready" | "/metrics");
    let frames = if path.starts_with(EMBED) {
        &FRAMED[..]
    } else {
        &ALONE[..]
    };
    // The route, not the address: the name of a private game is its key.
    let route = request.extensions().get::<MatchedPath>().cloned();
    let method = request.method().clone();
    let begun = Instant::now();
    let passed = if is_api {
        pass(&desk, &request)
    } else if is_ops {
        desk.limit(What::Probe, &asking(&desk, &request))
    } else {
        Ok(())
    };
    let mut answer = match passed {
        Ok(()) => next.run(request).await,
        Err(refusal) => Refused(refusal).into_response(),
    };
    desk.hall.metrics.request(answer.status().as_u16());
    tracing::info!(
        %method,
        route = route.as_ref().map_or("/", MatchedPath::as_str),
        status = answer.status().as_u16(),
        micros = begun.elapsed().as_micros() as u64,
        "request"
    );
    let headers = answer.headers_mut();
    for (name, value) in HEADERS.iter().chain(frames) {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_api && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    answer
}

fn asking(desk: &Desk, request: &Request) -> String {
    address(desk, request.extensions(), request.headers())
}

fn pass(desk: &Desk, request: &Request) -> Result<(), Refusal> {
    desk.limit(What::Request, &asking(desk, request))?;
    let headers = request.headers();
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let opens = headers.contains_key(header::UPGRADE);
    // A token is never sent by itself, so only cookies need this.
    if (changes || opens) && bearer(headers).is_none() && is_foreign(headers) {
        return Err(Refusal::ForeignSite);
    }
    Ok(())
}

/// Whether a browser says that a page of another site is asking.
fn is_foreign(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site")) {
        return !matches!(site, "same-origin" | "none");
    }
    match (text(header::ORIGIN), text(header::HOST)) {
        (None, _) => false,
        (Some(origin), Some(host)) => {
            let origin = origin.split_once("://").map_or("", |(_, host)| host);
            origin != host
        }
        (Some(_), None) => true,
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.status()).expect("refusals have three digits");
        (status, axum::Json(online::Refused::from(self.0))).into_response()
    }
}

/// A part of a request that is not understood.
pub fn unreadable(why: impl std::fmt::Display) -> Refusal {
    Refusal::Unreadable {
        why: why.to_string(),
    }
}

/// A table that the path names; what is no name of a table names none that there is.
pub struct At(pub TableId);

impl FromRequestParts<Arc<Desk>> for At {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, desk: &Arc<Desk>) -> Result<At, Refused> {
        let path = Path::<HashMap<String, String>>::from_request_parts(parts, desk).await;
        let id = path
            .ok()
            .and_then(|Path(path)| path.get("id")?.parse().ok());
        Ok(At(id.ok_or(Refusal::NoSuchTable)?))
    }
}

/// A JSON body of the right kind, size and form.
pub struct Json<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<Desk>> for Json<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, desk: &Arc<Desk>) -> Result<Json<T>, Refused> {
        let kind = request.headers().get(header::CONTENT_TYPE);
        let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or("");
        // Forms of other sites cannot send this kind without asking first.
        if !kind.starts_with("application/json") {
            return Err(unreadable("the body must be application/json").into());
        }
        let part = Part::Message;
        let most = part.most();
        let bytes = axum::body::to_bytes(request.into_body(), most);
        let bytes = timeout(desk.settings.patience, bytes).await;
        let bytes = bytes.map_err(|_| unreadable("the body did not come in time"))?;
        let bytes = bytes.map_err(|_| Refusal::TooLong { part, most })?;
        let read = serde_json::from_slice(&bytes).map(Json);
        Ok(read.map_err(unreadable)?)
    }
}
