//! What the worker's script calls.

use std::cell::RefCell;

use engine::Flow;
use js_sys::Function;
use wasm_bindgen::prelude::*;

use crate::Thinker;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the worker began.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

thread_local! {
    /// The engines remember what they thought of the positions before.
    static THINKER: RefCell<Thinker> = RefCell::default();
}

/// Answers a question; `say` gets every report as text, and ends the thinking by saying yes.
#[wasm_bindgen]
pub fn answer(question: &str, say: &Function) -> Result<(), JsError> {
    let mut post = |report: String| {
        // A message that cannot be posted is missed by nobody but a page that is gone.
        let stop = say.call1(&JsValue::NULL, &report.into());
        if stop.is_ok_and(|stop| stop.is_truthy()) {
            Flow::Stop
        } else {
            Flow::GoOn
        }
    };
    THINKER.with_borrow_mut(|thinker| thinker.answer(question, &now, &mut post))?;
    Ok(())
}
