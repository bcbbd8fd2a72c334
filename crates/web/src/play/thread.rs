//! A thread of its own for an engine or a solver, seen from the page: texts go in and come out.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// A running thread; it ends when this is dropped, whatever it is doing.
pub struct Thread {
    worker: Worker,
    // The browser calls these as long as the thread lives.
    _hears: Closure<dyn FnMut(MessageEvent)>,
    _fails: Closure<dyn FnMut()>,
}

impl Thread {
    /// Starts a thread with this script; it says `ready` once it can be asked.
    pub fn start(
        script: &str,
        mut hear: impl FnMut(String) + 'static,
        fail: impl FnMut() + 'static,
    ) -> Option<Thread> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(script, &options).ok()?;
        let hears = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            hear(event.data().as_string().unwrap_or_default());
        });
        let fails = Closure::<dyn FnMut()>::new(fail);
        worker.set_onmessage(Some(hears.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fails.as_ref().unchecked_ref()));
        Some(Thread {
            worker,
            _hears: hears,
            _fails: fails,
        })
    }

    /// Asks something; says whether that was possible.
    pub fn ask(&self, text: &str) -> bool {
        self.worker.post_message(&text.into()).is_ok()
    }
}

impl Drop for Thread {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}
