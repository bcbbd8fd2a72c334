//! Which request goes where.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::middleware::from_fn_with_state;
use axum::routing::{MethodFilter, any, on};
use online::{Refusal, limits};

use super::{Desk, accounts, archive, bots, games, guard, ops, players, puzzles, sessions, socket};
use crate::refusal::Refused;

const DELETE: (&str, MethodFilter) = ("delete", MethodFilter::DELETE);
const GET: (&str, MethodFilter) = ("get", MethodFilter::GET);
const POST: (&str, MethodFilter) = ("post", MethodFilter::POST);
const PUT: (&str, MethodFilter) = ("put", MethodFilter::PUT);

/// A router that remembers its routes, so that the description of the API can be held against it.
#[derive(Default)]
struct Routes {
    router: Router<Arc<Desk>>,
    listed: Vec<(&'static str, &'static str)>,
}

impl Routes {
    fn on<T: 'static>(
        mut self,
        (word, method): (&'static str, MethodFilter),
        path: &'static str,
        handler: impl Handler<T, Arc<Desk>>,
    ) -> Routes {
        self.router = self.router.route(path, on(method, handler));
        self.listed.push((word, path));
        self
    }
}

fn routes() -> Routes {
    Routes::default()
        .on(GET, "/api/session", accounts::me)
        .on(POST, "/api/session", accounts::begin)
        .on(POST, "/api/register", accounts::register)
        .on(POST, "/api/login", accounts::login)
        .on(POST, "/api/logout", accounts::logout)
        .on(PUT, "/api/password", sessions::password)
        .on(GET, "/api/sessions", sessions::list)
        .on(DELETE, "/api/sessions", sessions::end_others)
        .on(DELETE, "/api/sessions/{session}", sessions::end)
        .on(PUT, "/api/name", accounts::rename)
        .on(PUT, "/api/settings", accounts::settings)
        .on(GET, "/api/account", bots::account)
        .on(DELETE, "/api/account", accounts::delete)
        .on(GET, "/api/export", archive::export)
        .on(GET, "/api/bots", accounts::bots)
        .on(POST, "/api/bots", accounts::new_bot)
        .on(GET, "/api/bots/{name}/tokens", sessions::tokens)
        .on(
            DELETE,
            "/api/bots/{name}/tokens/{token}",
            sessions::end_token,
        )
        .on(GET, "/api/players/{name}", accounts::player)
        .on(GET, "/api/players/{name}/ratings", players::ratings)
        .on(GET, "/api/players/{name}/games", players::games)
        .on(GET, "/api/crosstable/{name}/{other}", players::crosstable)
        .on(GET, "/api/puzzle/daily", puzzles::daily)
        .on(GET, "/api/puzzle/daily/silhouette", puzzles::silhouette)
        .on(GET, "/api/puzzle/next", puzzles::next)
        .on(GET, "/api/puzzle/{id}", puzzles::find)
        .on(GET, "/api/challenges", archive::challenges)
        .on(POST, "/api/mutes", games::mute)
        .on(GET, "/api/games", archive::list)
        .on(POST, "/api/games", games::make)
        .on(GET, "/api/games/{id}", games::look)
        .on(POST, "/api/games/{id}/seats", games::sit)
        .on(DELETE, "/api/games/{id}/seats", games::leave)
        .on(GET, "/api/games/{id}/record.txt", archive::text)
        .on(GET, "/api/games/{id}/record.sgf", archive::sgf)
        .on(GET, "/api/games/{id}/socket", socket::open)
        .on(GET, "/api/stream/event", bots::events)
        .on(POST, "/api/challenge/{id}/accept", bots::accept)
        .on(GET, "/api/bot/game/stream/{id}", bots::game_stream)
        .on(POST, "/api/bot/game/{id}/move/{turn}", bots::turn)
        .on(POST, "/api/bot/game/{id}/resign", bots::resign)
        .on(POST, "/api/bot/game/{id}/draw/{answer}", bots::draw)
        .on(POST, "/api/bot/game/{id}/chat", bots::chat)
        .on(GET, "/api/openapi.json", ops::openapi)
        .on(GET, "/health", ops::health)
}

/// What tells how the server does.
fn ops_routes(routes: Routes) -> Routes {
    routes
        .on(GET, "/ready", ops::ready)
        .on(GET, "/metrics", ops::metrics)
}

/// Where it is told how the server does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ops {
    /// To everybody who asks.
    Here,
    /// At an address of its own.
    Elsewhere,
}

/// The routes for those who run the server.
pub fn ops(desk: Arc<Desk>) -> Router {
    let routes = ops_routes(Routes::default().on(GET, "/health", ops::health));
    routes.router.with_state(desk)
}

/// All routes; whatever is no route goes to `rest`.
pub fn router(desk: Arc<Desk>, rest: Router, ops: Ops) -> Router {
    let routes = match ops {
        Ops::Here => ops_routes(routes()),
        Ops::Elsewhere => routes(),
    };
    let router = routes.router.route("/api/{*rest}", any(nothing));
    router
        .with_state(desk.clone())
        .fallback_service(rest)
        .layer(DefaultBodyLimit::max(limits::MESSAGE))
        .layer(from_fn_with_state(desk, guard::guard))
}

async fn nothing() -> Refused {
    Refusal::NoSuchRequest.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_description_of_the_api_names_every_route_and_no_other() {
        let described: serde_json::Value = serde_json::from_str(ops::OPENAPI).unwrap();
        assert_eq!(described["openapi"], "3.1.0");
        let mut listed = Vec::new();
        for (path, methods) in described["paths"].as_object().unwrap() {
            for (method, operation) in methods.as_object().unwrap() {
                assert!(operation["summary"].is_string(), "{method} {path}");
                listed.push((method.as_str(), path.as_str()));
            }
        }
        let mut routes = ops_routes(routes()).listed;
        listed.sort_unstable();
        routes.sort_unstable();
        assert_eq!(listed, routes);
    }
}
