//! For those who run the server.

use std::time::Duration;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use tokio::time::timeout;

use super::Desked;

/// The description of the API for programs.
pub const OPENAPI: &str = include_str!("../../openapi.json");

/// Whether the process runs.
pub async fn health() -> &'static str {
    "ok\n"
}

/// How long the database may take to keep a word.
const PATIENCE: Duration = Duration::from_secs(5);

/// Whether it can serve: the database keeps what it is given, and nobody is stopping it.
pub async fn ready(State(desk): Desked) -> (StatusCode, &'static str) {
    if *desk.closing.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    let hall = &desk.hall;
    match timeout(PATIENCE, hall.store.sign(&hall.node)).await {
        Ok(Ok(())) => (StatusCode::OK, "ready\n"),
        _ => (StatusCode::SERVICE_UNAVAILABLE, "no database\n"),
    }
}

/// What is counted.
pub async fn metrics(State(desk): Desked) -> impl IntoResponse {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    let hall = &desk.hall;
    hall.metrics.skew.put(hall.store.time.skew());
    (kind, hall.metrics.text())
}

/// The description of the API.
pub async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], OPENAPI)
}
