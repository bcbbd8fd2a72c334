//! The files of the web app, as answers.

use std::hash::{DefaultHasher, Hash, Hasher};

use axum::body::Body;
use axum::http::{HeaderMap, Response, StatusCode, Uri, header};

use super::assets::{self, Asset};

/// Answers with a file of the web app; the server adds the headers that every answer has.
pub async fn answer(uri: Uri, headers: HeaderMap) -> Response<Body> {
    let accepted = headers.get(header::ACCEPT_ENCODING);
    let accepted = accepted.and_then(|value| value.to_str().ok()).unwrap_or("");
    let response = Response::builder();
    let response = match assets::find(uri.path(), accepted) {
        Some(Asset {
            bytes,
            kind,
            encoding,
        }) => {
            let tag = tag(bytes);
            let response = response.header(header::ETAG, &tag);
            let response = response
                .header(header::CONTENT_TYPE, kind)
                // The page changes with the program; the service worker keeps what may be kept.
                .header(header::CACHE_CONTROL, "no-cache")
                .header(header::VARY, "accept-encoding");
            let has_it = headers
                .get(header::IF_NONE_MATCH)
                .is_some_and(|had| *had == tag);
            match (encoding, has_it) {
                (_, true) => response
                    .status(StatusCode::NOT_MODIFIED)
                    .body(Body::empty()),
                (Some(encoding), false) => response
                    .header(header::CONTENT_ENCODING, encoding)
                    .body(Body::from(bytes)),
                (None, false) => response.body(Body::from(bytes)),
            }
        }
        None => response
            .status(StatusCode::NOT_FOUND)
            .body(Body::from("there is no such page")),
    };
    response.expect("the headers above are valid")
}

/// A name for this content, so that nobody fetches again what has not changed.
fn tag(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    format!("\"{:016x}\"", hasher.finish())
}
