//! The thread of a page for the engines or the solver: whoever asks has one question at a time, and a new one ends the
//! old; one thread serves all who ask, by importance (`table::errand::Errands`). None outlives its page, even where the
//! browser keeps the page for going back.
//!
//! The engines and the solver are modules of their own, so that nobody loads both; no page asks both.

use std::cell::RefCell;
use std::fmt::Display;
use std::rc::Rc;

use leptos::prelude::*;
use table::errand::{Act, Asker, Errands, Heard, Importance, Reply};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// The script of every thread.
const SCRIPT: &str = "errand.js";

/// Somebody who is asked things, in the page's thread, and stops when nobody wants the answer.
#[derive(Clone, Copy)]
pub struct Clerk {
    office: Office,
    asker: Asker,
    importance: Importance,
}

impl Clerk {
    /// A clerk whose replies are heard until the page is left; nothing is heard when the thread broke
    /// down.
    pub fn new<R: Reply>(
        module: &'static str,
        importance: Importance,
        hear: impl Fn(Option<R>) + 'static,
    ) -> Clerk {
        let office = Office::of(module);
        let hears: Hears = Rc::new(move |text| {
            let reply = text.map(str::parse::<R>).transpose();
            let Ok(reply) = reply else { return false };
            if reply.as_ref().is_some_and(Reply::is_last) {
                office.act(Errands::done);
            }
            hear(reply);
            true
        });
        let clerk = Clerk {
            office,
            asker: office.admit(hears),
            importance,
        };
        on_cleanup(move || office.dismiss(clerk.asker));
        clerk
    }

    /// Asks something, and no longer what was asked before.
    pub fn ask(self, what: &dyn Display) {
        let (asker, importance) = (self.asker, self.importance);
        self.office
            .act(|errands| errands.ask(asker, importance, what));
    }

    /// Ends what is being done.
    pub fn stop(self) {
        self.office.act(|errands| errands.stop(self.asker));
    }

    /// Ends the thread, unless somebody else wants something.
    pub fn rest(self) {
        self.stop();
        self.office.act(Errands::rest);
    }
}

/// A thread of the page, if it runs, with all who ask it; by its index.
#[derive(Clone, Copy)]
struct Office(usize);

struct Room {
    /// The module that works in the thread.
    module: &'static str,
    thread: Option<Thread>,
    errands: Errands,
    askers: Vec<(Asker, Hears)>,
    admitted: u32,
}

/// What is done with a reply, or without one when the thread broke down; says whether it was understood.
type Hears = Rc<dyn Fn(Option<&str>) -> bool>;

thread_local! {
    /// The offices of the page, one for each module.
    static ROOMS: RefCell<Vec<Room>> = const { RefCell::new(Vec::new()) };
}

impl Office {
    fn of(module: &'static str) -> Office {
        let known = ROOMS.with_borrow(|rooms| rooms.iter().position(|room| room.module == module));
        Office(known.unwrap_or_else(|| {
            let office = Office(ROOMS.with_borrow(Vec::len));
            let room = Room {
                module,
                thread: None,
                errands: Errands::default(),
                askers: Vec::new(),
                admitted: 0,
            };
            ROOMS.with_borrow_mut(|rooms| rooms.push(room));
            window_event_listener_untyped("pagehide", move |_| office.act(Errands::leave));
            window_event_listener_untyped("pageshow", move |_| office.act(Errands::wake));
            office.0
        }))
    }

    fn within<T>(self, act: impl FnOnce(&mut Room) -> T) -> T {
        ROOMS.with_borrow_mut(|rooms| act(&mut rooms[self.0]))
    }

    fn admit(self, hears: Hears) -> Asker {
        self.within(|room| {
            room.admitted += 1;
            let asker = Asker(room.admitted);
            room.askers.push((asker, hears));
            asker
        })
    }

    /// Somebody is gone, and the thread with the last of them.
    fn dismiss(self, asker: Asker) {
        self.act(|errands| errands.stop(asker));
        self.within(|room| room.askers.retain(|(other, _)| *other != asker));
        if self.within(|room| room.askers.is_empty()) {
            self.act(Errands::leave);
        }
    }

    /// Changes the errands, and does what follows from that.
    fn act(self, change: impl FnOnce(&mut Errands) -> Act) {
        let is_done = self.within(|room| match change(&mut room.errands) {
            Act::Nothing => true,
            Act::Call => room.send(""),
            Act::Start => {
                // The old one ends first.
                room.thread = None;
                room.thread = Thread::start(room.module, self);
                room.thread.is_some()
            }
            Act::End => {
                room.thread = None;
                true
            }
        });
        if !is_done {
            self.fail();
        }
    }

    fn heard(self, text: &str) {
        let is_understood = match self.within(|room| room.errands.hear(text)) {
            Heard::Send(question) => self.within(|room| room.send(&question)),
            Heard::Reply(asker, reply) => self.tell(asker, Some(reply)),
            Heard::Nothing => true,
            Heard::Garbled => false,
        };
        if !is_understood {
            self.fail();
        }
    }

    fn fail(self) {
        let failed = self.within(|room| {
            room.thread = None;
            room.errands.fail()
        });
        if let Some(asker) = failed {
            self.tell(asker, None);
            self.act(Errands::wake);
        }
    }

    /// Tells somebody what is replied; says whether it was understood.
    fn tell(self, asker: Asker, reply: Option<&str>) -> bool {
        let hears = self.within(|room| {
            let mut askers = room.askers.iter();
            let found = askers.find(|(other, _)| *other == asker);
            found.map(|(_, hears)| hears.clone())
        });
        hears.is_none_or(|hears| hears(reply))
    }
}

impl Room {
    /// Sends a text; says whether that was possible.
    fn send(&self, text: &str) -> bool {
        self.thread.as_ref().is_some_and(|thread| thread.send(text))
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
    fn start(module: &str, office: Office) -> Option<Thread> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name(module);
        let worker = Worker::new_with_options(SCRIPT, &options).ok()?;
        let hears = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            office.heard(&event.data().as_string().unwrap_or_default());
        });
        let fails = Closure::<dyn FnMut()>::new(move || office.fail());
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
