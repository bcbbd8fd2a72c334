//! A table of whichever game, for the page around the board.

use std::error::Error;
use std::str::FromStr;

use engine::Level;
use game::Seat;
use games::{Kind, Listed};

use crate::{
    Confirm, Player, SavedError, Standing, Status, Table, Undo, gemblo, read_record, yinsh,
};

/// A game that is played at a table.
pub trait Tabled: Listed<Step: FromStr<Err: Error>> {
    /// A table with what the player's hand is doing.
    type Board: Into<Sitting>;
    /// A moment of what happened at the table.
    type Frame;

    /// A board for this table; turns wait to be confirmed.
    fn board(table: Table<Self>) -> Self::Board;
}

/// The board of a game.
pub type BoardOf<G> = <G as Tabled>::Board;

type FramesOf<G> = Vec<<G as Tabled>::Frame>;

games::any! {
    /// A table of one of the games.
    #[derive(Clone, Debug)]
    pub enum Sitting of BoardOf
}

games::any! {
    /// What happened at a table of one of the games, moment by moment.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Film of FramesOf
}

impl Tabled for ::yinsh::Position {
    type Board = yinsh::Board;
    type Frame = yinsh::Frame;

    fn board(table: Table<Self>) -> yinsh::Board {
        yinsh::Board::new(table)
    }
}

impl Tabled for ::gemblo::Position {
    type Board = gemblo::Board;
    type Frame = gemblo::Frame;

    fn board(table: Table<Self>) -> gemblo::Board {
        gemblo::Board::new(table)
    }
}

impl Film {
    /// How long each moment lasts, in beats.
    pub fn beats(&self) -> Vec<f64> {
        games::with!(Film: self, frames => frames.iter().map(|frame| frame.beats).collect())
    }
}

/// The same for the board of whichever game.
macro_rules! each {
    ($sitting:expr, $board:ident => $said:expr) => {
        games::with!(Sitting: $sitting, $board => $said)
    };
}

impl Sitting {
    /// A table with its board.
    pub fn of<G: Tabled>(table: Table<G>) -> Sitting {
        G::board(table).into()
    }

    /// The table in a saved text or record; `setup` alone is a game that begins there.
    pub fn read(text: &str) -> Result<Sitting, SavedError> {
        let text = text.trim();
        if let Some(sitting) = games::each!(Kind::of_setup(text), G => begun::<G>(text)) {
            return Ok(sitting);
        }
        let record = read_record(text)?;
        let kind = record.tag("Game").and_then(|name| name.parse().ok());
        let kind = kind.unwrap_or_else(|| Kind::of_setup(record.tag("Setup").unwrap_or("")));
        games::each!(kind, G => Table::<G>::restore(&record).map(Sitting::of))
    }

    /// The board, if the game is YINSH.
    pub fn yinsh(&self) -> Option<&yinsh::Board> {
        if let Sitting::Yinsh(board) = self {
            Some(board)
        } else {
            None
        }
    }

    /// The board to be changed, if the game is YINSH.
    pub fn yinsh_mut(&mut self) -> Option<&mut yinsh::Board> {
        if let Sitting::Yinsh(board) = self {
            Some(board)
        } else {
            None
        }
    }

    /// The board, if the game is Gemblo.
    pub fn gemblo(&self) -> Option<&gemblo::Board> {
        if let Sitting::Gemblo(board) = self {
            Some(board)
        } else {
            None
        }
    }

    /// The board to be changed, if the game is Gemblo.
    pub fn gemblo_mut(&mut self) -> Option<&mut gemblo::Board> {
        if let Sitting::Gemblo(board) = self {
            Some(board)
        } else {
            None
        }
    }

    /// How the game stands.
    pub fn standing(&self) -> Standing {
        each!(self, board => board.table().standing())
    }

    /// What the table says.
    pub fn status(&self, lang: i18n::Lang) -> Status {
        each!(self, board => board.status(lang))
    }

    /// Plays and confirms a turn that comes from elsewhere, or says why not.
    pub fn play_turn(&mut self, text: &str) -> Result<(), String> {
        each!(self, board => board.play_turn(text).map_err(|refusal| refusal.to_string()))
    }

    /// Everything worth keeping, as text.
    pub fn save(&self) -> String {
        each!(self, board => board.table().save())
    }

    /// The record of the confirmed turns.
    pub fn record(&self) -> String {
        each!(self, board => board.table().record().to_string())
    }

    /// The position shown, as text that [`Sitting::read`] understands.
    pub fn position_text(&self) -> String {
        each!(self, board => board.position_text())
    }

    /// Who plays each seat.
    pub fn players(&self) -> Vec<Player> {
        each!(self, board => board.table().players().to_vec())
    }

    /// Who makes the current turn.
    pub fn to_move(&self) -> Option<Seat> {
        each!(self, board => board.table().to_move())
    }

    /// The confirmed turns, each with its seat.
    pub fn turns(&self) -> Vec<(Seat, String)> {
        each!(self, board => board.table().turns())
    }

    /// How many turns are shown when an earlier position is looked at.
    pub fn viewed(&self) -> Option<usize> {
        each!(self, board => board.table().viewed())
    }

    /// Whether some steps are made but not confirmed.
    pub fn has_draft(&self) -> bool {
        each!(self, board => board.table().has_draft())
    }

    /// Whether the draft only needs to be confirmed.
    pub fn is_complete(&self) -> bool {
        each!(self, board => board.table().is_complete())
    }

    /// What undoing would take back.
    pub fn undoable(&self) -> Option<Undo> {
        each!(self, board => board.table().undoable())
    }

    /// The number of the turn that redoing would make again.
    pub fn redoable(&self) -> Option<usize> {
        each!(self, board => board.table().redoable())
    }

    /// Whether complete turns wait to be confirmed.
    pub fn set_confirm(&mut self, confirm: Confirm) {
        each!(self, board => board.set_confirm(confirm));
    }

    /// Confirms a complete turn.
    pub fn confirm(&mut self) {
        each!(self, board => board.confirm());
    }

    /// Takes back what is easiest to take back: a choice, a step of the draft.
    pub fn escape(&mut self) {
        each!(self, board => board.escape());
    }

    /// Takes the whole draft back.
    pub fn cancel(&mut self) {
        each!(self, board => board.cancel());
    }

    /// Takes back a step of the draft, or turns.
    pub fn undo(&mut self) {
        each!(self, board => board.undo());
    }

    /// Makes turns again that were taken back.
    pub fn redo(&mut self) {
        each!(self, board => board.redo());
    }

    /// Looks at an earlier position, or at the game as it stands.
    pub fn view(&mut self, turns: Option<usize>) {
        each!(self, board => board.view(turns));
    }

    /// The seat and the level of the engine, when it has to make a turn.
    pub fn engine_acts(&self) -> Option<(Seat, Level)> {
        each!(self, board => board.table().engine_acts())
    }

    /// What happened since this was asked last, if anything.
    pub fn take_film(&mut self) -> Option<Film> {
        match self {
            Sitting::Yinsh(board) => board.take_film().map(Film::Yinsh),
            Sitting::Gemblo(board) => board.take_film().map(Film::Gemblo),
        }
    }

    /// The last confirmed turn in words.
    pub fn announcement(&self, lang: i18n::Lang) -> String {
        each!(self, board => board.announcement(lang))
    }
}

/// The game that begins from a setup.
fn begun<G: Tabled>(setup: &str) -> Option<Sitting> {
    let setup = setup.parse().ok()?;
    Some(Sitting::of(Table::<G>::new(setup, vec![])))
}
