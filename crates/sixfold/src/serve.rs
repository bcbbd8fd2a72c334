//! `sixfold serve`: the web app, out of the program itself.

mod assets;

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr};

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Response, StatusCode, Uri, header};
use tokio::net::TcpListener;
use tokio::runtime;

use crate::failure::Failure;
use assets::Asset;

/// What the page may do: nothing but run what comes from here.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Serves the web app on this machine until stopped.
pub fn run(port: u16, out: &mut impl Write) -> Result<(), Failure> {
    if assets::is_empty() {
        return Err(Failure::new(
            "this program was built without the web app; `cargo xtask serve` builds and starts it",
        ));
    }
    let runtime = runtime::Builder::new_current_thread().enable_io().build()?;
    runtime.block_on(async {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let listener = TcpListener::bind(address).await?;
        writeln!(out, "Sixfold is at http://{}", listener.local_addr()?)?;
        out.flush()?;
        axum::serve(listener, Router::new().fallback(answer)).await?;
        Ok(())
    })
}

async fn answer(uri: Uri, headers: HeaderMap) -> Response<Body> {
    let accepted = headers.get(header::ACCEPT_ENCODING);
    let accepted = accepted.and_then(|value| value.to_str().ok()).unwrap_or("");
    let response = Response::builder()
        .header(header::CONTENT_SECURITY_POLICY, POLICY)
        .header(header::X_CONTENT_TYPE_OPTIONS, "nosniff")
        .header(header::REFERRER_POLICY, "no-referrer")
        .header("cross-origin-opener-policy", "same-origin")
        .header("cross-origin-resource-policy", "same-origin");
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
