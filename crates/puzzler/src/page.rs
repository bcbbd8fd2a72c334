//! What the worker's script calls.

use js_sys::Function;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the worker began.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// Answers a question; `say` gets the answer as text.
#[wasm_bindgen]
pub fn answer(question: &str, say: &Function) -> Result<(), JsError> {
    let answer = crate::answer(question, &now)?;
    // A message that cannot be posted is missed by nobody but a page that is gone.
    let _ = say.call1(&JsValue::NULL, &answer.into());
    Ok(())
}
