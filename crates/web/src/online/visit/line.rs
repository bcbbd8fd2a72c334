//! The connection: opening it, noticing that it is gone, opening it again.

use std::time::Duration;

use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use online::{Ask, Table};
use room::{Room, pause};

use super::{Link, Visit, now};
use crate::browser;
use crate::live::whenever;
use crate::online::Me;
use crate::online::http::{self, Fault};
use crate::online::socket::Socket;

/// How often clocks are drawn, and the connection is looked after.
const TICK: Duration = Duration::from_millis(200);
/// After so many silent milliseconds the server is asked whether it is there.
const QUIET: u64 = 8_000;
/// After so many it is not.
const DEAD: u64 = 20_000;
/// A turn that nobody has answered is sent again after so many.
const UNANSWERED: u64 = 5_000;
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
                self.link.set(Link::Failed(fault));
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

    fn hang_up(self) {
        if let Some(Some(retry)) = self.retry.try_update_value(Option::take) {
            retry.clear();
        }
        self.socket.try_set_value(None);
        self.greeted.try_set_value(false);
    }

    fn connect(self) {
        self.hang_up();
        if !window().navigator().on_line() {
            return self.link.set(Link::Offline);
        }
        self.link.set(Link::Connecting);
        self.heard_at.set_value(now());
        let id = self.id.get_value();
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
        let socket = Socket::open(
            &id,
            opened,
            move |text| self.hear(&text),
            later(Visit::lost),
        );
        let failed = socket.is_none();
        self.socket.set_value(socket);
        if failed {
            self.lost();
        }
    }

    /// The connection is gone: it is opened again after a pause.
    fn lost(self) {
        if self.link.is_disposed() || self.link.get_untracked() == Link::Offline {
            return;
        }
        let never_known = self.room.with_untracked(|room| room.table().is_none());
        let attempt = self.attempt.get_value();
        self.hang_up();
        if never_known && attempt == 0 {
            self.ask_why();
        }
        self.attempt.set_value(attempt + 1);
        let pause = pause(attempt, js_sys::Math::random());
        self.link.set(Link::Waiting(now() + u64::from(pause)));
        let pause = Duration::from_millis(pause.into());
        let retry = set_timeout_with_handle(move || self.connect(), pause);
        self.retry.set_value(retry.ok());
    }

    /// A connection that never stood does not say why; a request does.
    fn ask_why(self) {
        let path = format!("api/games/{}", browser::encoded(&self.id.get_value()));
        spawn_local(async move {
            let answer = http::get::<Table>(&path).await;
            if let Err(fault @ (Fault::Refused(..) | Fault::NoServer)) = answer
                && !self.link.is_disposed()
            {
                self.hang_up();
                self.link.set(Link::Failed(fault));
            }
        });
    }

    fn went_offline(self) {
        self.hang_up();
        self.link.set(Link::Offline);
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
        if self.link.get_untracked() != Link::Open {
            return;
        }
        let silent = time.saturating_sub(self.heard_at.get_value());
        let unasked = time.saturating_sub(self.pinged_at.get_value()) > QUIET;
        if silent > DEAD {
            self.lost();
        } else if silent > QUIET && unasked {
            self.pinged_at.set_value(time);
            self.ask(&Ask::Ping { number: 0 });
        } else if time.saturating_sub(self.sent_at.get_value()) > UNANSWERED {
            self.resend();
        }
    }

    /// Sends the turn on its way once more; the server plays it once.
    pub(super) fn resend(self) {
        if let Some(ask) = self.room.with_untracked(Room::resend) {
            self.sent_at.set_value(now());
            self.ask(&ask);
        }
    }
}
