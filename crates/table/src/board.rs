//! A table with a hand over it: what both games do with drafts, turns and films alike.

use std::error::Error;
use std::fmt::Debug;
use std::str::FromStr;

use games::Listed;

use crate::{Confirm, Figure, Film, Happened, LastTurn, Sitting, Table, Undo};

/// A game that is played at a table: it brings a hand that reaches over it, and films of what happens.
pub trait Tabled: Listed<Step: FromStr<Err: Error>> {
    /// What a player has chosen, holds or points at, short of making a step.
    type Hand: Clone + Debug;
    /// A moment of what happens.
    type Moment;

    /// The hand of somebody who comes to a table; a draft may lie in it.
    fn hand(table: &Table<Self>) -> Self::Hand;

    /// Empties a hand; the keyboard's cursor stays where it is.
    fn let_go(hand: &mut Self::Hand);

    /// Some steps from a position on, as they happen.
    fn film(before: &Self, steps: &[Self::Step]) -> Film;

    /// The property with which SGF writes a turn from here.
    fn move_property(&self) -> &'static str;

    /// What a turn would do, as figures over the board.
    fn figures(steps: &[Self::Step]) -> Vec<Figure>;

    /// Where a turn begins, without saying what it is; none of a pass.
    fn region(steps: &[Self::Step]) -> Option<Figure>;

    /// The step that a hand has planned for its own turn while somebody else moves.
    fn planned(_: &Self::Hand) -> Option<Self::Step> {
        None
    }

    /// Tells a hand why the step that it had planned is not made.
    fn refuse_planned(_: &mut Self::Hand, _: Self::Step, _: Self::Refusal) {}

    /// A board among those of whichever game.
    fn sitting(board: Board<Self>) -> Sitting;
}

/// A table with what the player's hand is doing.
///
/// Every gesture says what [`Happened`]; what a touch means is told game by game, in
/// [`yinsh`](crate::yinsh) and [`gemblo`](crate::gemblo).
#[derive(Clone, Debug)]
pub struct Board<G: Tabled> {
    pub(crate) table: Table<G>,
    pub(crate) hand: G::Hand,
    confirm: Confirm,
}

impl<G: Tabled> Board<G> {
    /// A board for this table; turns wait to be confirmed.
    pub fn new(table: Table<G>) -> Board<G> {
        Board {
            hand: G::hand(&table),
            table,
            confirm: Confirm::Ask,
        }
    }

    /// The table.
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// Whether complete turns wait to be confirmed.
    pub fn set_confirm(&mut self, confirm: Confirm) {
        self.confirm = confirm;
    }

    /// Confirms a complete turn.
    pub fn confirm(&mut self) -> Happened {
        if !self.table.confirm() {
            return Happened::Hand;
        }
        self.let_go();
        Happened::Turns(None)
    }

    /// Takes the whole draft back and puts away what is in the hand.
    pub fn cancel(&mut self) -> Happened {
        self.let_go();
        if !self.table.has_draft() {
            return Happened::Hand;
        }
        self.table.cancel();
        Happened::Draft(None)
    }

    /// Takes back a step of the draft, or turns.
    pub fn undo(&mut self) -> Happened {
        self.let_go();
        let looked_back = self.table.viewed().is_some();
        match self.table.undo() {
            Some(Undo::Step(_)) if !looked_back => Happened::Draft(None),
            Some(_) => Happened::Turns(None),
            None => Happened::Hand,
        }
    }

    /// Makes turns again that were taken back.
    pub fn redo(&mut self) -> Happened {
        self.let_go();
        match self.table.redo() {
            Some(_) => Happened::Turns(self.last_turn()),
            None => Happened::Hand,
        }
    }

    /// Looks at an earlier position, or at the game as it stands.
    pub fn view(&mut self, turns: Option<usize>) -> Happened {
        let shown = |table: &Table<G>| table.viewed().unwrap_or(table.turn_count());
        let before = shown(&self.table);
        self.table.view(turns);
        self.let_go();
        match shown(&self.table) {
            now if now == before => Happened::Hand,
            now if now == before + 1 => Happened::Turns(self.last_turn()),
            _ => Happened::Turns(None),
        }
    }

    /// Plays a turn that comes from elsewhere; whoever looks back is not shown it. What was planned for
    /// the turn after it is made, if the rules allow it now.
    pub fn play_turn(&mut self, text: &str) -> Result<Happened, G::Refusal> {
        let planned = G::planned(&self.hand);
        self.table.play_turn(text)?;
        self.let_go();
        if let Some(film) = planned.and_then(|step| self.make_planned(step)) {
            return Ok(Happened::Turns(Some(film)));
        }
        let looks_back = self.table.viewed().is_some();
        let film = (!looks_back).then(|| self.last_turn()).flatten();
        Ok(Happened::Turns(film))
    }

    /// Makes a planned step, or says why not; shows it behind the turn that it answers.
    fn make_planned(&mut self, step: G::Step) -> Option<Film> {
        let LastTurn { before, mut steps } = self.table.last_turn()?;
        if !self.table.person_acts() {
            return None;
        }
        if let Err(refusal) = self.make(step) {
            G::refuse_planned(&mut self.hand, step, refusal);
            return None;
        }
        steps.push(step);
        Some(G::film(&before, &steps))
    }

    /// Adds a step to the draft; a turn that it completes is confirmed where nobody is asked.
    pub(crate) fn make(&mut self, step: G::Step) -> Result<Happened, G::Refusal> {
        let before = self.table.position().clone();
        self.table.play(step)?;
        let film = Some(G::film(&before, &[step]));
        if self.confirm == Confirm::AtOnce && self.table.confirm() {
            self.let_go();
            return Ok(Happened::Turns(film));
        }
        Ok(Happened::Draft(film))
    }

    /// Takes the last step of the draft back.
    pub(crate) fn take_back(&mut self) -> Happened {
        match self.table.take_back() {
            Some(_) => Happened::Draft(None),
            None => Happened::Hand,
        }
    }

    pub(crate) fn let_go(&mut self) {
        G::let_go(&mut self.hand);
    }

    /// The turn that led to the position shown.
    fn last_turn(&self) -> Option<Film> {
        let turn = self.table.last_turn()?;
        Some(G::film(&turn.before, &turn.steps))
    }
}
