//! A table of whichever game, for the page around the board.

use game::{Game, Seat};
use games::Kind;

use crate::{
    Board, Confirm, Facts, Happened, SavedError, Status, Table, Tabled, gemblo, read_record, yinsh,
};

games::any! {
    /// A table of one of the games.
    #[derive(Clone, Debug)]
    pub enum Sitting of Board
}

/// Why a turn of a game is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RefusalOf<G: Game>(pub G::Refusal);

games::any! {
    /// Why a turn of one of the games is refused.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Refusal of RefusalOf
}

/// What can be asked of any table, whatever the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Confirm a complete turn.
    Confirm,
    /// Take back what is easiest to take back: a choice, a step of the draft.
    Escape,
    /// Take back a step of the draft, or turns.
    Undo,
    /// Make turns again that were taken back.
    Redo,
    /// Look at the position after so many turns, or at the game as it stands.
    View(Option<usize>),
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
        G::sitting(Board::new(table))
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
        match self {
            Sitting::Yinsh(board) => Some(board),
            _ => None,
        }
    }

    /// The board to be changed, if the game is YINSH.
    pub fn yinsh_mut(&mut self) -> Option<&mut yinsh::Board> {
        match self {
            Sitting::Yinsh(board) => Some(board),
            _ => None,
        }
    }

    /// The board, if the game is Gemblo.
    pub fn gemblo(&self) -> Option<&gemblo::Board> {
        match self {
            Sitting::Gemblo(board) => Some(board),
            _ => None,
        }
    }

    /// The board to be changed, if the game is Gemblo.
    pub fn gemblo_mut(&mut self) -> Option<&mut gemblo::Board> {
        match self {
            Sitting::Gemblo(board) => Some(board),
            _ => None,
        }
    }

    /// What the page around the board asks.
    pub fn facts(&self) -> Facts {
        each!(self, board => board.table().facts())
    }

    /// What the table says.
    pub fn status(&self, lang: i18n::Lang) -> Status {
        each!(self, board => board.status(lang))
    }

    /// Does what is asked of any table.
    pub fn obey(&mut self, command: Command) -> Happened {
        each!(self, board => match command {
            Command::Confirm => board.confirm(),
            Command::Escape => board.escape(),
            Command::Undo => board.undo(),
            Command::Redo => board.redo(),
            Command::View(turns) => board.view(turns),
        })
    }

    /// Plays and confirms a turn that comes from elsewhere, or says why not.
    pub fn play_turn(&mut self, text: &str) -> Result<Happened, Refusal> {
        each!(self, board => play_turn(board, text).map_err(Refusal::from))
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

    /// The confirmed turns, each with its seat.
    pub fn turns(&self) -> Vec<(Seat, String)> {
        each!(self, board => board.table().turns())
    }

    /// Whether complete turns wait to be confirmed.
    pub fn set_confirm(&mut self, confirm: Confirm) {
        each!(self, board => board.set_confirm(confirm));
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

fn play_turn<G: Tabled>(board: &mut Board<G>, text: &str) -> Result<Happened, RefusalOf<G>> {
    board.play_turn(text).map_err(RefusalOf)
}
