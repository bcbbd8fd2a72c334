//! A thread of its own for the engines or the solver, seen from the page: one question at a time, and
//! a new one ends the old. None outlives its page, even where the browser keeps the page for going back.

use std::fmt::Display;

use leptos::prelude::*;
use table::errand::{Errands, Heard, Reply, Stopped};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// The script of every thread.
const SCRIPT: &str = "errand.js";

/// Somebody in a thread of their own who is asked things, and ended when nobody wants the answer.
pub struct Clerk<R: 'static> {
    /// The module that works in the thread.
    module: &'static str,
    thread: StoredValue<Option<Thread>, LocalStorage>,
    errands: StoredValue<Errands>,
    hear: StoredValue<Hears<R>, LocalStorage>,
}

/// What is done with a reply, or without one when the thread broke down.
type Hears<R> = Box<dyn Fn(Option<R>)>;

impl<R> Clone for Clerk<R> {
    fn clone(&self) -> Clerk<R> {
        *self
    }
}

impl<R> Copy for Clerk<R> {}

impl<R: Reply + 'static> Clerk<R> {
    /// A clerk whose replies are heard until the page is left; nothing is heard when the thread broke
    /// down.
    pub fn new(module: &'static str, hear: impl Fn(Option<R>) + 'static) -> Clerk<R> {
        let hear: Hears<R> = Box::new(hear);
        let clerk = Clerk {
            module,
            thread: StoredValue::new_local(None),
            errands: StoredValue::new(Errands::default()),
            hear: StoredValue::new_local(hear),
        };
        let left = window_event_listener_untyped("pagehide", move |_| clerk.rest());
        let back = window_event_listener_untyped("pageshow", move |_| clerk.wake());
        on_cleanup(move || {
            left.remove();
            back.remove();
        });
        clerk
    }

    /// Asks something, and no longer what was asked before.
    pub fn ask(self, what: &dyn Display) {
        self.stop();
        self.start();
        let send = self.errands.try_update_value(|errands| errands.ask(what));
        match send.flatten() {
            Some(question) => self.send(&question),
            None if self.thread.with_value(Option::is_none) => self.fail(),
            None => {}
        }
    }

    /// Ends what is being done.
    pub fn stop(self) {
        if self.errands.try_update_value(Errands::stop) == Some(Stopped::AtWork) {
            self.thread.set_value(None);
        }
    }

    /// Ends the thread; what it did not answer is asked again when the page is back.
    pub fn rest(self) {
        self.errands.update_value(|errands| {
            errands.rest();
        });
        self.thread.set_value(None);
    }

    fn wake(self) {
        if self.thread.with_value(Option::is_none)
            && self.errands.try_update_value(Errands::rest) == Some(true)
        {
            self.start();
        }
    }

    fn start(self) {
        if self.thread.with_value(Option::is_none) {
            let hear = move |text: String| self.heard(&text);
            let thread = Thread::start(self.module, hear, move || self.fail());
            self.thread.set_value(thread);
        }
    }

    fn send(self, question: &str) {
        let sent = |thread: &Option<Thread>| thread.as_ref().is_some_and(|t| t.send(question));
        if !self.thread.with_value(sent) {
            self.fail();
        }
    }

    fn heard(self, text: &str) {
        match self.errands.try_update_value(|errands| errands.hear(text)) {
            Some(Heard::Send(question)) => self.send(&question),
            Some(Heard::Reply(reply)) => self.hear.with_value(|hear| hear(Some(reply))),
            Some(Heard::Nothing) | None => {}
            Some(Heard::Garbled) => self.fail(),
        }
    }

    fn fail(self) {
        self.errands.update_value(Errands::fail);
        self.thread.set_value(None);
        self.hear.with_value(|hear| hear(None));
    }
}

/// A running thread; it ends when this is dropped, whatever it is doing.
struct Thread {
    worker: Worker,
    // The browser calls these as long as the thread lives.
    _hears: Closure<dyn FnMut(MessageEvent)>,
    _fails: Closure<dyn FnMut()>,
}

impl Thread {
    fn start(
        module: &str,
        mut hear: impl FnMut(String) + 'static,
        fail: impl FnMut() + 'static,
    ) -> Option<Thread> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name(module);
        let worker = Worker::new_with_options(SCRIPT, &options).ok()?;
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

    /// Sends a text; says whether that was possible.
    fn send(&self, text: &str) -> bool {
        self.worker.post_message(&text.into()).is_ok()
    }
}

impl Drop for Thread {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}
