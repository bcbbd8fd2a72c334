//! What the worker's script calls.

use js_sys::Function;
use wasm_bindgen::prelude::*;

use crate::Thinker;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the worker began.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// The engines, for the script.
#[wasm_bindgen]
#[derive(Default)]
pub struct Engines(Thinker);

#[wasm_bindgen]
impl Engines {
    /// Engines that know nothing yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Engines {
        Engines::default()
    }

    /// Answers a question; `say` gets every report as text.
    pub fn answer(&mut self, question: &str, say: &Function) -> Result<(), JsError> {
        let mut post = |report: table::errand::Report| {
            // A message that cannot be posted is missed by nobody but a page that is gone.
            let _ = say.call1(&JsValue::NULL, &report.to_string().into());
        };
        let answered = self.0.answer(question, &now, &mut post);
        answered.map_err(|reason| JsError::new(&reason))
    }
}
