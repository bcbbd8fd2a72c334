//! A table of either game, for the page around the board.

use crate::{
    Confirm, Player, SavedError, Standing, Status, Table, Undo, gemblo, read_record, yinsh,
};
use engine::Level;
use game::Seat;

/// A table of one of the games.
#[expect(
    clippy::large_enum_variant,
    reason = "there are a few sittings at a time, and they are not moved about"
)]
#[derive(Clone, Debug)]
pub enum Sitting {
    /// YINSH.
    Yinsh(yinsh::Board),
    /// Gemblo.
    Gemblo(gemblo::Board),
}

/// What happened at a table of one of the games, moment by moment.
#[derive(Clone, PartialEq, Debug)]
pub enum Film {
    /// YINSH.
    Yinsh(Vec<yinsh::Frame>),
    /// Gemblo.
    Gemblo(Vec<gemblo::Frame>),
}

impl Film {
    /// How long each moment lasts, in beats.
    pub fn beats(&self) -> Vec<f64> {
        match self {
            Film::Yinsh(frames) => frames.iter().map(|frame| frame.beats).collect(),
            Film::Gemblo(frames) => frames.iter().map(|frame| frame.beats).collect(),
        }
    }
}

/// The same for the board of whichever game.
macro_rules! each {
    ($sitting:expr, $board:ident => $said:expr) => {
        match $sitting {
            Sitting::Yinsh($board) => $said,
            Sitting::Gemblo($board) => $said,
        }
    };
}

impl Sitting {
    /// The game's name in records.
    pub fn name(&self) -> &'static str {
        each!(self, board => board.name())
    }

    /// The table in a saved text or record; `setup` alone is a game that begins there.
    pub fn read(text: &str) -> Result<Sitting, SavedError> {
        let text = text.trim();
        if let Ok(setup) = text.parse() {
            return Ok(Sitting::Yinsh(yinsh::Board::new(Table::new(setup, vec![]))));
        }
        if let Ok(setup) = text.parse() {
            let table = Table::new(setup, vec![]);
            return Ok(Sitting::Gemblo(gemblo::Board::new(table)));
        }
        let record = read_record(text)?;
        Ok(match record.tag("Game") {
            Some("Gemblo") => Sitting::Gemblo(gemblo::Board::new(Table::restore(&record)?)),
            _ => Sitting::Yinsh(yinsh::Board::new(Table::restore(&record)?)),
        })
    }

    /// The board, if the game is YINSH.
    pub fn yinsh(&self) -> Option<&yinsh::Board> {
        match self {
            Sitting::Yinsh(board) => Some(board),
            Sitting::Gemblo(_) => None,
        }
    }

    /// The board to be changed, if the game is YINSH.
    pub fn yinsh_mut(&mut self) -> Option<&mut yinsh::Board> {
        match self {
            Sitting::Yinsh(board) => Some(board),
            Sitting::Gemblo(_) => None,
        }
    }

    /// The board, if the game is Gemblo.
    pub fn gemblo(&self) -> Option<&gemblo::Board> {
        match self {
            Sitting::Gemblo(board) => Some(board),
            Sitting::Yinsh(_) => None,
        }
    }

    /// The board to be changed, if the game is Gemblo.
    pub fn gemblo_mut(&mut self) -> Option<&mut gemblo::Board> {
        match self {
            Sitting::Gemblo(board) => Some(board),
            Sitting::Yinsh(_) => None,
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
        each!(self, board => board.table().save(board.name()))
    }

    /// The record of the confirmed turns.
    pub fn record(&self) -> String {
        each!(self, board => board.table().record(board.name()).to_string())
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
