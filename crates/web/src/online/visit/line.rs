//! The connection: opening it, noticing that it is gone, opening it again.

use std::time::Duration;

use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use online::{Ask, Table};
use room::{Duty, Fault, Line, Link, Room};

use super::{Visit, now};
use crate::live::whenever;
use crate::online::socket::Socket;
use crate::online::{Me, http};

/// How often clocks are drawn, and the connection is looked after.
const TICK: Duration = Duration::from_millis(200);

impl Visit {
    /// Keeps the connection up until the page is left.
    pub(super) fn look_after(self) {
        // The server must know who comes before anybody sits down.
        let me = Me::of_page();
        let known = Memo::new(move |_| me.name());
        whenever(move || {
            if known.with(Option::is_some) {
                self.connect();
            } else if let Some(fault) = me.fault.get() {
                self.step(|line| line.fail(fault));
            }
        });
        let tick = set_interval_with_handle(move || self.tick(), TICK);
        let listen = |name: &'static str, act: fn(Visit)| {
            window_event_listener_untyped(name, move |_| act(self))
        };
        let offline = listen("offline", Visit::went_offline);
        let online = listen("online", Visit::try_now);
        on_cleanup(move || {
            tick.into_iter()
                .for_each(|tick: IntervalHandle| tick.clear());
            offline.remove();
            online.remove();
            self.hang_up();
        });
    }

    /// Lets something happen to the line, and shows how it stands then; nothing once the page is left.
    pub(super) fn step<T>(self, happens: impl FnOnce(&mut Line) -> T) -> Option<T> {
        let done = self.line.try_update_value(happens)?;
        let link = self.line.with_value(|line| line.link().clone());
        if self.link.try_with_untracked(|shown| *shown != link)? {
            self.link.set(link);
        }
        Some(done)
    }

    fn hang_up(self) {
        self.socket.try_set_value(None);
    }

    fn connect(self) {
        self.hang_up();
        if !window().navigator().on_line() {
            self.step(Line::go_offline);
            return;
        }
        self.step(|line| line.connect(now()));
        // A connection is not dropped from inside its own call.
        let later = move |act: fn(Visit)| {
            move || {
                set_timeout(move || act(self), Duration::ZERO);
            }
        };
        let opened = move || {
            let hello = self.room.with_untracked(Room::hello);
            self.ask(&hello);
        };
        let heard = move |text: String| self.hear(&text);
        let lost = later(Visit::lost);
        let socket = self
            .id
            .with_value(|id| Socket::open(id, opened, heard, lost));
        let failed = socket.is_none();
        self.socket.set_value(socket);
        if failed {
            self.lost();
        }
    }

    /// The connection is gone: it is opened again after a pause.
    fn lost(self) {
        let was_first = self.line.try_with_value(Line::is_first_try);
        self.hang_up();
        if was_first == Some(true) && self.room.with_untracked(|room| room.table().is_none()) {
            self.ask_why();
        }
        self.step(|line| line.lose(now(), js_sys::Math::random()));
    }

    /// A connection that never stood does not say why; a request does.
    fn ask_why(self) {
        let path = self.id.with_value(|id| format!("api/games/{id}"));
        spawn_local(async move {
            let answer = http::get::<Table>(&path).await;
            if let Err(fault @ (Fault::Refused(_) | Fault::NoServer)) = answer {
                self.hang_up();
                self.step(|line| line.fail(fault));
            }
        });
    }

    fn went_offline(self) {
        self.hang_up();
        self.step(Line::go_offline);
    }

    /// Opens the connection at once.
    pub fn try_now(self) {
        if self.link.get_untracked() != Link::Open {
            self.connect();
        }
    }

    fn tick(self) {
        let time = now();
        self.now.set(time);
        match self.step(|line| line.duty(time)) {
            Some(Duty::Connect) => self.connect(),
            Some(Duty::Ping) => {
                self.ask(&Ask::Ping { number: 0 });
            }
            Some(Duty::Resend) => self.resend(),
            Some(Duty::GiveUp) => self.lost(),
            Some(Duty::Nothing) | None => {}
        }
    }

    /// Sends the turn on its way once more; the server plays it once.
    pub(super) fn resend(self) {
        if let Some(ask) = self.room.with_untracked(Room::resend) {
            self.step(|line| line.send(now()));
            self.ask(&ask);
        }
    }
}
