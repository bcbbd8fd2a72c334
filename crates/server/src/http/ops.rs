//! For those who run the server.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;

use super::Desk;

/// The description of the API for programs.
pub const OPENAPI: &str = include_str!("../../openapi.json");

/// Whether the process runs.
pub async fn health() -> &'static str {
    "ok\n"
}

/// Whether it can serve: the database answers, and nobody is stopping it.
pub async fn ready(State(desk): State<Arc<Desk>>) -> (StatusCode, &'static str) {
    if *desk.closing.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match desk.hall.store.ping().await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "no database\n"),
    }
}

/// What is counted.
pub async fn metrics(State(desk): State<Arc<Desk>>) -> impl IntoResponse {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (kind, desk.hall.metrics.text())
}

/// The description of the API.
pub async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI)
}
