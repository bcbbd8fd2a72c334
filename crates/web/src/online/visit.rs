//! A visit to a table: what is heard there, the board, the turn on its way.

mod line;

use i18n::online as words;
use leptos::prelude::*;
use online::{Ask, Name, Said, Table, TableId, Tell, Turn, TurnKey};
use room::{Agreement, Line, Link, Room};
use table::{Happened, Sitting, Sound, Standing};

use super::socket::Socket;
use crate::app::{Shared, setting};
use crate::browser;
use crate::live::whenever;
use crate::play::Desk;
use crate::settings::Settings;
use crate::words::lang;

/// More turns than these are not shown one by one.
const TO_BE_SHOWN: usize = 3;

/// One visit to one table, from coming to leaving.
#[derive(Clone, Copy)]
pub struct Visit {
    /// Which table.
    pub id: StoredValue<TableId>,
    /// What is known about it.
    pub room: RwSignal<Room>,
    /// The board.
    pub desk: Desk,
    /// How the connection stands.
    pub link: RwSignal<Link>,
    /// The time at this screen, in milliseconds.
    pub now: RwSignal<u64>,
    /// What was said last since the visitor came.
    pub heard: RwSignal<Option<Said>>,
    /// Whose chat lines are not shown.
    pub muted: RwSignal<Vec<Name>>,
    line: StoredValue<Line>,
    socket: StoredValue<Option<Socket>, LocalStorage>,
}

/// The time at this screen.
fn now() -> u64 {
    js_sys::Date::now() as u64
}

impl Visit {
    /// Comes to a table, and stays there until the page is left.
    pub fn begin(id: TableId) -> Visit {
        let pending = browser::kept(&outbox(&id)).and_then(|kept| kept.parse::<Turn>().ok());
        let visit = Visit {
            id: StoredValue::new(id),
            room: RwSignal::new(Room::new(pending)),
            desk: Desk::beside(None),
            link: RwSignal::new(Link::Connecting),
            now: RwSignal::new(now()),
            heard: RwSignal::new(None),
            muted: RwSignal::new(Vec::new()),
            line: StoredValue::new(Line::new(now())),
            socket: StoredValue::new_local(None),
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
        self.desk.confirm_as_set();
        self.desk.show_what_was_missed();
    }

    fn hear(self, text: &str) {
        self.step(|line| line.hear(now()));
        // A message of a newer server that this page does not know is no reason to stop.
        let Ok(tell) = Tell::read(text) else { return };
        let said = match &tell {
            Tell::Chat(said) => {
                self.heard.set(Some(said.clone()));
                let words = [said.name.as_str(), &said.text];
                Some(words::SAYS.with(untrack(lang), &words))
            }
            _ => None,
        };
        let is_table = matches!(tell, Tell::Table(_));
        let heard = self.room.try_update(|room| room.hear(tell, now()));
        let Some(heard) = heard else { return };
        for ask in &heard.asks {
            self.ask(ask);
        }
        if let Some(said) = said {
            Shared::of_page().said.set(said);
        }
        self.agree(heard.anew);
        if is_table && self.step(Line::greet) == Some(true) {
            self.resend();
        }
        self.keep_outbox();
        self.notice();
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
        // What was planned may have answered already.
        let waits = untrack(|| {
            self.desk
                .read(|board| board.facts().standing == Standing::Waiting)
        });
        if self.table(is_my_turn) == Some(true) && waits == Some(false) {
            let words = words::YOUR_TURN_NOW.to(untrack(lang));
            let said = Shared::of_page().said;
            said.update(|said| *said = format!("{said}. {words}"));
            self.desk.hear(Sound::Turn);
        }
    }

    fn set_up(self) {
        if let Some(mut board) = self.room.with_untracked(Room::board) {
            board.set_confirm(untrack(|| setting(Settings::confirm)));
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
            self.step(|line| line.send(now()));
            self.ask(&ask);
            self.keep_outbox();
            self.room.notify();
        }
    }

    fn keep_outbox(self) {
        let pending = self
            .room
            .with_untracked(|room| room.pending().map(Turn::to_string));
        let place = self.id.with_value(outbox);
        browser::keep(&place, pending.as_deref());
    }
}

/// Whether whoever reads the table has to move.
pub fn is_my_turn(table: &Table) -> bool {
    table.you.is_some() && table.you == table.to_move && table.phase == online::Phase::Running
}

/// Where the turn on its way is kept.
fn outbox(id: &TableId) -> String {
    format!("sixfold.outbox.{id}")
}

/// A name that no other turn has.
fn key() -> TurnKey {
    let part = || (js_sys::Math::random() * 2f64.powi(52)) as u64;
    let key = format!("{:013x}{:013x}", part(), part());
    key.try_into().expect("26 digits are a key")
}
