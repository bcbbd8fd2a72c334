//! Requests to the server: JSON out, JSON in, or why not.

use leptos::prelude::window;
use online::Refused;
use room::Fault;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

/// Asks for something.
pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Fault> {
    read(&request("GET", path, None).await?)
}

/// Sends something, and reads the answer.
pub async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Fault> {
    read(&send("POST", path, body).await?)
}

/// Sends something that takes the place of what was there, and reads the answer.
pub async fn put<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Fault> {
    read(&send("PUT", path, body).await?)
}

/// Sends something, whatever the text of the answer.
pub async fn send(method: &str, path: &str, body: &impl Serialize) -> Result<String, Fault> {
    let body = serde_json::to_string(body).unwrap_or_default();
    request(method, path, Some(body)).await
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    serde_json::from_str(text).map_err(|_| Fault::NoServer)
}

async fn request(method: &str, path: &str, body: Option<String>) -> Result<String, Fault> {
    let answer = fetch(method, path, body).await;
    let answer = answer.map_err(|_| Fault::Unreachable)?;
    let text = answer.text().map_err(|_| Fault::Unreachable)?;
    let text = JsFuture::from(text).await.map_err(|_| Fault::Unreachable)?;
    let text = text.as_string().unwrap_or_default();
    if answer.ok() {
        return Ok(text);
    }
    Err(match serde_json::from_str::<Refused>(&text) {
        Ok(Refused { refusal, .. }) => Fault::Refused(refusal),
        Err(_) => Fault::NoServer,
    })
}

async fn fetch(method: &str, path: &str, body: Option<String>) -> Result<Response, JsValue> {
    let wish = RequestInit::new();
    wish.set_method(method);
    if let Some(body) = body {
        let headers = Headers::new()?;
        headers.set("content-type", "application/json")?;
        wish.set_headers(&headers);
        wish.set_body(&JsValue::from_str(&body));
    }
    let answer = JsFuture::from(window().fetch_with_str_and_init(path, &wish)).await?;
    answer.dyn_into()
}
