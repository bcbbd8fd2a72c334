//! A visit to a table: what is heard there, the board, the turn on its way.

mod line;

use i18n::online as words;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use online::{Ask, Table, Tell};
use room::{Agreement, Pending, Room};
use table::{Happened, Sitting};

use super::http::Fault;
use super::socket::Socket;
use crate::app::Shared;
use crate::browser;
use crate::live::whenever;
use crate::play::Desk;
use crate::settings::Settings;

/// More turns than these are not shown one by one.
const TO_BE_SHOWN: usize = 3;

/// How the connection stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Link {
    /// It is being opened.
    Connecting,
    /// It stands.
    Open,
    /// It is opened again at this time.
    Waiting(u64),
    /// The device has no network.
    Offline,
    /// The table cannot be had.
    Failed(Fault),
}

/// One visit to one table, from coming to leaving.
#[derive(Clone, Copy)]
pub struct Visit {
    /// The name of the game.
    pub id: StoredValue<String>,
    /// What is known about it.
    pub room: RwSignal<Room>,
    /// The board.
    pub desk: Desk,
    /// How the connection stands.
    pub link: RwSignal<Link>,
    /// The time at this screen, in milliseconds.
    pub now: RwSignal<u64>,
    /// Whose chat lines are not shown.
    pub muted: RwSignal<Vec<String>>,
    shared: Shared,
    socket: StoredValue<Option<Socket>, LocalStorage>,
    retry: StoredValue<Option<TimeoutHandle>>,
    attempt: StoredValue<u32>,
    /// Whether the table has answered on this connection.
    greeted: StoredValue<bool>,
    heard_at: StoredValue<u64>,
    pinged_at: StoredValue<u64>,
    sent_at: StoredValue<u64>,
}

/// The time at this screen.
fn now() -> u64 {
    js_sys::Date::now() as u64
}

impl Visit {
    /// Comes to a table, and stays there until the page is left.
    pub fn begin(id: String) -> Visit {
        let shared = Shared::of_page();
        let pending = browser::kept(&outbox(&id)).and_then(|kept| kept.parse::<Pending>().ok());
        let visit = Visit {
            id: StoredValue::new(id),
            room: RwSignal::new(Room::new(pending)),
            desk: Desk::bare(),
            link: RwSignal::new(Link::Connecting),
            now: RwSignal::new(now()),
            muted: RwSignal::new(Vec::new()),
            shared,
            socket: StoredValue::new_local(None),
            retry: StoredValue::new(None),
            attempt: StoredValue::new(0),
            greeted: StoredValue::new(false),
            heard_at: StoredValue::new(now()),
            pinged_at: StoredValue::new(0),
            sent_at: StoredValue::new(0),
        };
        visit.listen();
        visit.look_after();
        visit
    }

    /// Reads something of the table, once it is known.
    pub fn table<T>(self, read: impl FnOnce(&Table) -> T) -> Option<T> {
        self.room.with(|room| room.table().map(read))
    }

    /// Sends something; says whether that was possible.
    pub fn ask(self, ask: &Ask) -> bool {
        let text = ask.write();
        self.socket
            .try_with_value(|socket| socket.as_ref().is_some_and(|socket| socket.send(&text)))
            .unwrap_or(false)
    }

    /// Sends what is made on the board, and lets turns wait as the reader has set.
    fn listen(self) {
        let count = Memo::new(move |_| self.desk.read(|board| board.facts().turn_count));
        whenever(move || {
            // A memo that nobody reads is never asked again.
            if count.get().is_some() {
                untrack(|| self.notice());
            }
        });
        let settings = self.shared.settings;
        whenever(move || {
            let confirm = settings.with(Settings::confirm);
            self.desk.set_confirm(confirm);
        });
    }

    fn hear(self, text: &str) {
        self.heard_at.set_value(now());
        // A message of a newer server that this page does not know is no reason to stop.
        let Ok(tell) = Tell::read(text) else { return };
        let said = match &tell {
            Tell::Chat(said) => Some(words::SAYS.with(self.lang(), &[&said.name, &said.text])),
            _ => None,
        };
        let is_table = matches!(tell, Tell::Table(_));
        let heard = self.room.try_update(|room| room.hear(tell, now()));
        let Some(heard) = heard else { return };
        for ask in &heard.asks {
            self.ask(ask);
        }
        if let Some(said) = said {
            self.shared.said.set(said);
        }
        self.agree(heard.anew);
        if is_table && !self.greeted.get_value() {
            self.greeted.set_value(true);
            self.attempt.set_value(0);
            self.link.set(Link::Open);
            self.resend();
        }
        self.keep_outbox();
        self.notice();
    }

    fn lang(self) -> i18n::Lang {
        self.shared
            .settings
            .with_untracked(|settings| settings.lang)
    }

    /// Brings the board to what it should show; turns of others are shown as they happen.
    fn agree(self, anew: bool) {
        let agreement = untrack(|| {
            let room = self.room;
            self.desk
                .read(|board| room.with(|room| room.agreement(board)))
        });
        match agreement {
            Some(Agreement::Same) if !anew => {}
            Some(Agreement::Behind(turns)) if !anew && turns.len() <= TO_BE_SHOWN => {
                self.play(&turns);
            }
            _ => self.set_up(),
        }
    }

    fn play(self, turns: &[String]) {
        let mut failed = false;
        self.desk.act(&mut |board| {
            let mut happened = Happened::Hand;
            for turn in turns {
                match board.play_turn(turn) {
                    Ok(played) => happened = played,
                    Err(_) => failed = true,
                }
            }
            happened
        });
        if failed {
            return self.set_up();
        }
        if self.table(is_my_turn) == Some(true) {
            let words = words::YOUR_TURN_NOW.to(self.lang());
            self.shared
                .said
                .update(|said| *said = format!("{said}. {words}"));
        }
    }

    fn set_up(self) {
        if let Some(mut board) = self.room.with_untracked(Room::board) {
            board.set_confirm(self.shared.settings.with_untracked(Settings::confirm));
            self.desk.put(board);
        }
    }

    /// Sends what was made on the board.
    fn notice(self) {
        let ask = self.desk.read(|board: &Sitting| {
            let ask = self
                .room
                .try_update_untracked(|room| room.notice(board, key));
            ask.flatten()
        });
        if let Some(Some(ask)) = ask {
            self.sent_at.set_value(now());
            self.ask(&ask);
            self.keep_outbox();
            self.room.notify();
        }
    }

    fn keep_outbox(self) {
        let pending = self
            .room
            .with_untracked(|room| room.pending().map(Pending::to_string));
        browser::keep(&outbox(&self.id.get_value()), pending.as_deref());
    }
}

/// Whether whoever reads the table has to move.
pub fn is_my_turn(table: &Table) -> bool {
    table.you.is_some() && table.you == table.to_move && table.phase == online::Phase::Running
}

/// Where the turn on its way is kept.
fn outbox(id: &str) -> String {
    format!("sixfold.outbox.{id}")
}

/// A name that no other turn has.
fn key() -> String {
    let part = || (js_sys::Math::random() * 2f64.powi(52)) as u64;
    format!("{:013x}{:013x}", part(), part())
}
