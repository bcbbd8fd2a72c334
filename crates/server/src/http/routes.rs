//! Which request goes where.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{delete, get, post, put};
use online::{Code, limits};

use super::{Desk, accounts, archive, bots, games, guard, ops, socket};
use crate::refusal::Refusal;

/// All routes; whatever is no route goes to `rest`.
pub fn router(desk: Arc<Desk>, rest: Router) -> Router {
    let bot = "/api/bot/game/{id}";
    Router::new()
        .route("/api/session", get(accounts::me).post(accounts::begin))
        .route("/api/register", post(accounts::register))
        .route("/api/login", post(accounts::login))
        .route("/api/logout", post(accounts::logout))
        .route("/api/name", put(accounts::rename))
        .route("/api/settings", put(accounts::settings))
        .route("/api/account", get(bots::account).delete(accounts::delete))
        .route("/api/export", get(archive::export))
        .route("/api/bots", get(accounts::bots).post(accounts::new_bot))
        .route("/api/players/{name}", get(accounts::player))
        .route("/api/mutes", post(games::mute))
        .route("/api/games", get(archive::list).post(games::make))
        .route("/api/games/{id}", get(games::look))
        .route("/api/games/{id}/seats", post(games::sit))
        .route("/api/games/{id}/seats", delete(games::leave))
        .route("/api/games/{id}/record.txt", get(archive::text))
        .route("/api/games/{id}/record.sgf", get(archive::sgf))
        .route("/api/games/{id}/socket", get(socket::open))
        .route("/api/stream/event", get(bots::events))
        .route("/api/challenge/{id}/accept", post(bots::accept))
        .route("/api/bot/game/stream/{id}", get(bots::game_stream))
        .route(&format!("{bot}/move/{{turn}}"), post(bots::turn))
        .route(&format!("{bot}/resign"), post(bots::resign))
        .route(&format!("{bot}/draw/{{answer}}"), post(bots::draw))
        .route(&format!("{bot}/chat"), post(bots::chat))
        .route("/api/openapi.json", get(ops::openapi))
        .route("/health", get(ops::health))
        .route("/ready", get(ops::ready))
        .route("/metrics", get(ops::metrics))
        .route("/api/{*rest}", axum::routing::any(nothing))
        .with_state(desk.clone())
        .fallback_service(rest)
        .layer(DefaultBodyLimit::max(limits::MESSAGE))
        .layer(from_fn_with_state(desk, guard::guard))
}

async fn nothing() -> Refusal {
    Refusal::new(Code::Unknown, "there is no such request")
}
