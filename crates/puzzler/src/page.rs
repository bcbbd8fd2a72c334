//! What the worker's script calls.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the worker began.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// Answers a question.
#[wasm_bindgen]
pub fn answer(question: &str) -> Result<String, JsError> {
    let answered = crate::answer(question, &now);
    answered.map_err(|reason| JsError::new(&reason.to_string()))
}
