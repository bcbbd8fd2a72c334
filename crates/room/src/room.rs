//! What is known about one game, and what follows from each message of the server.

use online::{Ask, Phase, Played, Refusal, Said, Seat, Table, Tell, Turn, TurnKey, VERSION};
use table::{Player, Sitting};

use crate::agreement::{Agreement, players, sitting};

/// The most chat lines that a page keeps.
const MOST_LINES: usize = 200;

/// A game as one of its players, or a spectator, sees it.
#[derive(Clone, Debug, Default)]
pub struct Room {
    table: Option<Table>,
    turns: Vec<Played>,
    pending: Option<Turn>,
    chat: Vec<Said>,
    note: Option<Note>,
    /// The server's time less this screen's.
    ahead: i64,
}

/// Something that a player should read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// The server refused something, for this reason.
    Refused(Refusal),
    /// The game went on without the turn that was on its way.
    Overtaken(String),
}

/// What follows from a message.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Heard {
    /// What to send now.
    pub asks: Vec<Ask>,
    /// Whether the board must be set up anew, since a turn on it was refused.
    pub anew: bool,
}

impl Room {
    /// A room of which nothing is known but the turn that waits to be sent.
    pub fn new(pending: Option<Turn>) -> Room {
        Room {
            pending,
            ..Room::default()
        }
    }

    /// The table as it was told last; its list of turns is not kept up to date.
    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// The turns that the server has kept.
    pub fn turns(&self) -> &[Played] {
        &self.turns
    }

    /// The turn that is on its way.
    pub fn pending(&self) -> Option<&Turn> {
        self.pending.as_ref()
    }

    /// What was said at the table.
    pub fn chat(&self) -> &[Said] {
        &self.chat
    }

    /// What the player should read.
    pub fn note(&self) -> Option<&Note> {
        self.note.as_ref()
    }

    /// The server's time when this screen's is `now`.
    pub fn server_time(&self, now: u64) -> u64 {
        now.saturating_add_signed(self.ahead)
    }

    /// The first message on a new connection.
    pub fn hello(&self) -> Ask {
        Ask::Hello {
            version: VERSION,
            ply: self.turns.len() as u32,
        }
    }

    /// The turns that the board should show: the server's, and the one on its way.
    pub fn wanted(&self) -> Vec<String> {
        let kept = self.turns.iter().map(|turn| turn.text.clone());
        let pending = self.pending.iter().filter(|turn| self.follows(turn));
        kept.chain(pending.map(|turn| turn.text.clone())).collect()
    }

    fn follows(&self, turn: &Turn) -> bool {
        turn.ply as usize == self.turns.len()
    }

    /// How a board stands to what it should show.
    pub fn agreement(&self, board: &Sitting) -> Agreement {
        let Some(table) = &self.table else {
            return Agreement::Same;
        };
        if board.facts().players != players(table) {
            return Agreement::Apart;
        }
        Agreement::of(&texts(board), &self.wanted())
    }

    /// A board that shows what it should.
    pub fn board(&self) -> Option<Sitting> {
        sitting(self.table.as_ref()?, &self.wanted())
    }

    /// Looks whether the board has a turn that was not sent; gives the message that sends it.
    ///
    /// While one turn is on its way, the next one waits on the board.
    pub fn notice(&mut self, board: &Sitting, key: impl FnOnce() -> TurnKey) -> Option<Ask> {
        let table = self.table.as_ref()?;
        if self.pending.is_some() || table.phase != Phase::Running {
            return None;
        }
        let seat = table.you?.index();
        let shown = board.turns();
        let (maker, text) = shown.get(self.turns.len())?;
        let is_mine = maker.index() == seat && board.facts().players[seat] == Player::Person;
        if !is_mine || !texts(board).starts_with(&self.wanted()) {
            return None;
        }
        self.note = None;
        let turn = Turn {
            key: key(),
            ply: self.turns.len() as u32,
            text: text.clone(),
        };
        self.pending = Some(turn.clone());
        Some(Ask::Turn(turn))
    }

    /// The player has read the note.
    pub fn forget_note(&mut self) {
        self.note = None;
    }

    /// Hears a message that came at `now`.
    pub fn hear(&mut self, tell: Tell, now: u64) -> Heard {
        match tell {
            Tell::Table(table) => return self.hear_table(*table, now),
            Tell::Turn {
                ply,
                turn,
                to_move,
                left,
            } => return self.hear_turn(ply, turn, to_move, &left),
            Tell::Refused { key, refused } => return self.hear_refusal(key, refused.refusal),
            Tell::Kept { .. } => {}
            Tell::Chat(said) => {
                self.chat.push(said);
                let extra = self.chat.len().saturating_sub(MOST_LINES);
                self.chat.drain(..extra);
            }
            Tell::Presence { present, watchers } => {
                if let Some(table) = &mut self.table {
                    table.watchers = watchers;
                    for (seat, present) in table.seats.iter_mut().zip(present) {
                        seat.present = present;
                    }
                }
            }
            Tell::Pong { now: server, .. } => self.set_time(server, now),
        }
        Heard::default()
    }

    fn set_time(&mut self, server: u64, now: u64) {
        self.ahead = server as i64 - now as i64;
    }

    /// Asks for what is missing.
    fn resync(&self) -> Heard {
        Heard {
            asks: vec![self.hello()],
            anew: false,
        }
    }

    fn hear_table(&mut self, mut table: Table, now: u64) -> Heard {
        self.set_time(table.now, now);
        let from = table.from as usize;
        if from > self.turns.len() {
            return self.resync();
        }
        self.turns.truncate(from);
        self.turns.append(&mut table.turns);
        // Only the answer to a hello brings what was said before.
        if !table.chat.is_empty() {
            self.chat = std::mem::take(&mut table.chat);
        }
        let is_over = table.phase == Phase::Over;
        self.table = Some(table);
        self.settle(is_over)
    }

    fn hear_turn(&mut self, ply: u32, turn: Played, to_move: Option<Seat>, left: &[u64]) -> Heard {
        let Some(table) = &mut self.table else {
            return self.resync();
        };
        match (ply as usize).cmp(&self.turns.len()) {
            std::cmp::Ordering::Less => return Heard::default(),
            std::cmp::Ordering::Greater => return self.resync(),
            std::cmp::Ordering::Equal => {}
        }
        table.ply = ply + 1;
        table.to_move = to_move;
        table.since = turn.at;
        // A draw that was offered lapses with the answer of the other.
        if table.draw.is_some_and(|seat| seat != turn.seat) {
            table.draw = None;
        }
        for (seat, left) in table.seats.iter_mut().zip(left) {
            seat.left = Some(*left);
        }
        self.turns.push(turn);
        self.settle(false)
    }

    /// Compares the turn on its way with what the server has: kept, still to come, or overtaken.
    fn settle(&mut self, is_over: bool) -> Heard {
        let Some(pending) = &self.pending else {
            return Heard::default();
        };
        match self.turns.get(pending.ply as usize) {
            Some(turn) if turn.text == pending.text => {
                self.pending = None;
                Heard::default()
            }
            None if self.follows(pending) && !is_over => Heard::default(),
            _ => {
                self.note = Some(Note::Overtaken(pending.text.clone()));
                self.pending = None;
                Heard {
                    asks: Vec::new(),
                    anew: true,
                }
            }
        }
    }

    fn hear_refusal(&mut self, key: Option<TurnKey>, refusal: Refusal) -> Heard {
        let pending = self.pending.as_ref();
        let of_turn = pending.is_some_and(|turn| key.as_ref() == Some(&turn.key));
        // The same turn is sent again with the next connection, or by hand.
        let can_wait = refusal.can_wait();
        self.note = Some(Note::Refused(refusal));
        if !of_turn || can_wait {
            return Heard::default();
        }
        self.pending = None;
        // What the page believed may be old; the answer puts it right.
        Heard {
            anew: true,
            ..self.resync()
        }
    }

    /// What to send once a connection stands and the table is known again.
    pub fn resend(&self) -> Option<Ask> {
        let pending = self.pending.as_ref()?;
        let runs = self.table.as_ref()?.phase == Phase::Running;
        (runs && self.follows(pending)).then(|| Ask::Turn(pending.clone()))
    }
}

fn texts(board: &Sitting) -> Vec<String> {
    board.turns().into_iter().map(|(_, text)| text).collect()
}
