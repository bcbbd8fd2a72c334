//! A table of whichever game, for the page around the board.

use game::Seat;
use games::Kind;
use record::text::Record;

use crate::{
    Board, Confirm, Facing, Facts, Happened, SavedError, Status, Table, Tabled, gemblo, link,
    read_record, yinsh,
};

games::any! {
    /// A table of one of the games.
    #[derive(Clone, Debug)]
    pub enum Sitting of Board
}

/// A turn from elsewhere that the rules refuse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refused;

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

impl Sitting {
    /// A table with its board.
    pub fn of<G: Tabled>(table: Table<G>) -> Sitting {
        G::sitting(Board::new(table))
    }

    /// The table in a saved text, record or address; a setup alone is a game that begins there.
    pub fn read(text: &str) -> Result<Sitting, SavedError> {
        let text = text.trim();
        if let Some(sitting) = games::each!(Kind::of_setup(text), G => begun::<G>(text)) {
            return Ok(sitting);
        }
        match link::read(text) {
            Some(sitting) => sitting,
            None => Sitting::of_record(&read_record(text)?),
        }
    }

    /// The table that a record describes.
    pub fn of_record(record: &Record) -> Result<Sitting, SavedError> {
        let kind = record.tag("Game").and_then(|name| name.parse().ok());
        let kind = kind.unwrap_or_else(|| Kind::of_setup(record.tag("Setup").unwrap_or("")));
        games::each!(kind, G => Table::<G>::restore(record).map(Sitting::of))
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
        games::with!(Sitting: self, board => board.table().facts())
    }

    /// What the table says.
    pub fn status(&self, lang: i18n::Lang) -> Status {
        games::with!(Sitting: self, board => board.status(lang))
    }

    /// Does what is asked of any table.
    pub fn obey(&mut self, command: Command) -> Happened {
        games::with!(Sitting: self, board => match command {
            Command::Confirm => board.confirm(),
            Command::Escape => board.escape(),
            Command::Undo => board.undo(),
            Command::Redo => board.redo(),
            Command::View(turns) => board.view(turns),
        })
    }

    /// Plays and confirms a turn that comes from elsewhere.
    pub fn play_turn(&mut self, text: &str) -> Result<Happened, Refused> {
        games::with!(Sitting: self, board => board.play_turn(text).map_err(|_| Refused))
    }

    /// Everything worth keeping, as text.
    pub fn save(&self) -> String {
        games::with!(Sitting: self, board => board.table().save())
    }

    /// The record of the confirmed turns.
    pub fn record(&self) -> String {
        games::with!(Sitting: self, board => board.table().record().to_string())
    }

    /// The position shown, as text that [`Sitting::read`] understands.
    pub fn position_text(&self) -> String {
        games::with!(Sitting: self, board => board.position_text())
    }

    /// The whole game as a part of an address, which [`Sitting::read`] understands.
    pub fn link(&self) -> String {
        games::with!(Sitting: self, board => link::write(board.table(), usize::MAX))
    }

    /// The position shown as such a part: as a position of YINSH, and as the turns that led to one of Gemblo,
    /// where it matters which piece covers a cell.
    pub fn position_link(&self) -> String {
        match self {
            Sitting::Gemblo(board) => {
                let shown = board.table().viewed().unwrap_or(usize::MAX);
                link::write(board.table(), shown)
            }
            other => other.position_text(),
        }
    }

    /// The table in a text that [`Sitting::save`] made.
    pub fn saved(text: &str) -> Result<Sitting, SavedError> {
        Sitting::of_record(&read_record(text)?)
    }

    /// Notes the day on which the game began, unless it is known.
    pub fn begun_on(&mut self, date: &str) {
        games::with!(Sitting: self, board => board.table.begun_on(date));
    }

    /// The same game with the players one seat further, about to begin.
    pub fn again(&self) -> Sitting {
        games::with!(Sitting: self, board => Sitting::of(board.table().again()))
    }

    /// The same players in another line: so many turns of the game, then these; looked at where it leaves the game.
    pub fn branch(&self, turns: usize, line: &[String]) -> Result<Sitting, Refused> {
        games::with!(Sitting: self, board => {
            let branch = board.table().branch(turns, line);
            branch.map(Sitting::of).map_err(|_| Refused)
        })
    }

    /// What a review of the game has found, in the reviewer's own words.
    pub fn review(&self) -> Option<&str> {
        games::with!(Sitting: self, board => board.table().review())
    }

    /// Keeps what a review of the game has found, until another turn is played.
    pub fn set_review(&mut self, found: &str) {
        games::with!(Sitting: self, board => board.table.set_review(found));
    }

    /// The seat of the only person at this screen, if there is just one.
    pub fn only_person(&self) -> Option<Seat> {
        games::with!(Sitting: self, board => board.table().only_person())
    }

    /// From which side a seat sees the board, or nobody.
    pub fn facing_for(&self, seat: Option<Seat>) -> Facing {
        games::with!(Sitting: self, board => board.facing_for(seat))
    }

    /// By how much a press of the button turns the board.
    pub fn facing_step(&self) -> Facing {
        games::with!(Sitting: self, board => board.facing_step())
    }

    /// The confirmed turns, each with its seat.
    pub fn turns(&self) -> Vec<(Seat, String)> {
        games::with!(Sitting: self, board => board.table().turns())
    }

    /// Whether complete turns wait to be confirmed.
    pub fn set_confirm(&mut self, confirm: Confirm) {
        games::with!(Sitting: self, board => board.set_confirm(confirm));
    }

    /// The last confirmed turn in words.
    pub fn announcement(&self, lang: i18n::Lang) -> String {
        games::with!(Sitting: self, board => board.announcement(lang))
    }
}

/// The game that begins from a setup.
fn begun<G: Tabled>(setup: &str) -> Option<Sitting> {
    let setup = setup.parse().ok()?;
    Some(Sitting::of(Table::<G>::new(setup, vec![])))
}
