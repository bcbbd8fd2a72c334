//! What both games share at a table: the match, the turn being made, undoing, looking back.

use game::{Game, Match, Seat};
use record::text::Record;

use crate::Player;

/// A match with its players, and a turn that is a draft until it is confirmed.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    game: Match<G>,
    /// How many steps of the match are confirmed; those behind are the draft.
    confirmed: usize,
    /// Turns taken back, the next to redo last.
    undone: Vec<Vec<G::Step>>,
    players: Vec<Player>,
    /// How many turns of the match are shown; all of them and the draft when `None`.
    viewed: Option<usize>,
    /// What a record said of the match, so that names, dates and comments are not lost.
    pub(crate) written: Record,
}

/// Whether a complete turn waits for a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Confirm {
    /// The last step of a turn confirms it.
    AtOnce,
    /// A complete turn stays a draft until it is confirmed.
    Ask,
}

/// What undoing would take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    /// The step of the draft with this number, from 1.
    Step(usize),
    /// Everything from the turn with this number on, from 1.
    Turn(usize),
}

/// A turn that was confirmed, and what the board looked like before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LastTurn<G: Game> {
    /// The position before it.
    pub before: G,
    /// Its steps.
    pub steps: Vec<G::Step>,
}

impl<G: Game> Table<G> {
    /// A table at which a match is about to begin; seats without a player get a person.
    pub fn new(setup: G::Setup, players: Vec<Player>) -> Table<G> {
        Table::resume(Match::new(setup), players)
    }

    /// A table at which a match goes on after its last whole turn.
    pub fn resume(game: Match<G>, mut players: Vec<Player>) -> Table<G> {
        players.resize(game.position().seats().into(), Player::Person);
        let confirmed = game.steps().len();
        Table {
            game,
            confirmed,
            undone: Vec::new(),
            players,
            viewed: None,
            written: Record::default(),
        }
    }

    /// The same match about to begin, with the players one seat further.
    pub fn again(&self) -> Table<G> {
        let mut players = self.players.clone();
        players.rotate_right(1);
        Table::new(self.game.setup().clone(), players)
    }

    /// Another line with the same players: so many turns of the match, then these; looked at where it begins.
    pub fn branch(&self, turns: usize, line: &[String]) -> Result<Table<G>, G::Refusal> {
        let mut game = Match::new(self.game.setup().clone());
        for (_, steps) in self.game.turns().into_iter().take(turns) {
            for step in steps {
                game.play(step)?;
            }
        }
        for text in line {
            game.play_turn(text)?;
        }
        let mut table = Table::resume(game, self.players.clone());
        table.written.tags.clone_from(&self.written.tags);
        table.view(Some(turns));
        Ok(table)
    }

    /// The match, the draft included.
    pub fn game(&self) -> &Match<G> {
        &self.game
    }

    /// Who plays each seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The seat of the only person at this screen, if there is just one.
    pub fn only_person(&self) -> Option<Seat> {
        let seats = (0..).map(Seat).zip(&self.players);
        let mut people = seats.filter(|(_, player)| **player == Player::Person);
        match (people.next(), people.next()) {
            (Some((seat, _)), None) => Some(seat),
            _ => None,
        }
    }

    /// The position with the draft.
    pub fn position(&self) -> &G {
        self.game.position()
    }

    /// The position to draw: the one with the draft, or the earlier one that is looked at.
    pub fn shown(&self) -> &G {
        let earlier = self.viewed.and_then(|turns| self.game.before_turn(turns));
        earlier.unwrap_or(self.position())
    }

    /// The steps of the turn that is being made.
    pub fn draft(&self) -> Vec<G::Step> {
        self.game.steps().skip(self.confirmed).collect()
    }

    /// The position that the draft began from.
    pub fn before_draft(&self) -> &G {
        self.game
            .earlier_positions()
            .nth(self.confirmed)
            .unwrap_or(self.position())
    }

    /// Whether some steps are made but not confirmed.
    pub fn has_draft(&self) -> bool {
        self.game.steps().len() > self.confirmed
    }

    /// Whether the draft is a whole turn that only needs to be confirmed.
    pub fn is_complete(&self) -> bool {
        self.has_draft() && self.game.at_turn_start()
    }

    /// Who makes the current turn: a complete draft still belongs to its maker.
    pub fn to_move(&self) -> Option<Seat> {
        self.before_draft().to_move()
    }

    /// Whether a person at this screen may touch the board now.
    pub fn person_acts(&self) -> bool {
        let player = self.to_move().map(|seat| self.players[seat.index()]);
        self.viewed.is_none() && player == Some(Player::Person)
    }

    /// The engine's seat and player, when the engine has to make a turn.
    pub fn engine_acts(&self) -> Option<(Seat, engine::Level)> {
        let seat = self.to_move().filter(|_| !self.has_draft())?;
        match self.players[seat.index()] {
            Player::Engine(level) => Some((seat, level)),
            Player::Person | Player::Elsewhere => None,
        }
    }

    /// Adds a step to the draft, or says why not.
    pub fn play(&mut self, step: G::Step) -> Result<(), G::Refusal> {
        self.game.play(step).map(|_| ())
    }

    /// Plays and confirms a whole turn, or nothing.
    pub fn play_turn(&mut self, text: &str) -> Result<(), G::Refusal> {
        self.cancel();
        self.game.play_turn(text)?;
        self.confirm();
        Ok(())
    }

    /// Confirms the draft if it is a whole turn; says whether it was.
    pub fn confirm(&mut self) -> bool {
        let complete = self.is_complete();
        if complete {
            let draft = self.draft();
            // Playing the very turn that was taken back keeps the rest to be redone.
            if self.undone.last() == Some(&draft) {
                self.undone.pop();
            } else {
                self.undone.clear();
            }
            self.confirmed = self.game.steps().len();
        }
        complete
    }

    /// Takes the last step of the draft back.
    pub fn take_back(&mut self) -> Option<G::Step> {
        self.has_draft().then(|| self.game.undo_step()).flatten()
    }

    /// Takes the whole draft back.
    pub fn cancel(&mut self) {
        while self.take_back().is_some() {}
    }

    /// How many turns are confirmed.
    pub fn turn_count(&self) -> usize {
        self.game.turn_count() - usize::from(self.has_draft())
    }

    /// The confirmed turns, each with its seat, in the game's notation.
    pub fn turns(&self) -> Vec<(Seat, String)> {
        let turns = (0..self.turn_count()).filter_map(|index| self.game.turn(index));
        turns
            .map(|(seat, steps)| (seat, G::write_turn(&steps)))
            .collect()
    }

    /// What [`Table::undo`] would take back, if anything.
    pub fn undoable(&self) -> Option<Undo> {
        if self.has_draft() {
            return Some(Undo::Step(self.draft().len()));
        }
        // What somebody at another screen has seen stands.
        if self.players.contains(&Player::Elsewhere) {
            return None;
        }
        let turns = self.game.turn_count();
        let seat = |index: &usize| self.game.before_turn(*index).and_then(G::to_move);
        let is_person = |seat: Seat| self.players[seat.index()] == Player::Person;
        // Undoing gives the turn back to a person, so the engine's answers go with it.
        let last_of_a_person = (0..turns).rev().find(|at| seat(at).is_some_and(is_person));
        let last = last_of_a_person.or(turns.checked_sub(1));
        last.map(|index| Undo::Turn(index + 1))
    }

    /// Takes back the last step of the draft, or the last turn that a person made.
    pub fn undo(&mut self) -> Option<Undo> {
        let undo = self.undoable()?;
        self.viewed = None;
        match undo {
            Undo::Step(_) => {
                self.take_back();
            }
            Undo::Turn(number) => {
                while self.game.turn_count() >= number {
                    let turn = self.game.undo_turn();
                    self.undone.push(turn);
                }
                self.confirmed = self.game.steps().len();
            }
        }
        Some(undo)
    }

    /// The number of the turn that redoing would make again.
    pub fn redoable(&self) -> Option<usize> {
        let can = !self.undone.is_empty() && !self.has_draft();
        can.then(|| self.turn_count() + 1)
    }

    /// Makes the turns again that were taken back last, up to a person's turn.
    pub fn redo(&mut self) -> Option<usize> {
        let first = self.redoable()?;
        self.viewed = None;
        while let Some(turn) = self.undone.pop() {
            for step in turn {
                // The same steps were legal here before; a refusal would only shorten the redoing.
                if self.game.play(step).is_err() {
                    self.undone.clear();
                }
            }
            self.confirmed = self.game.steps().len();
            if self.person_acts() {
                break;
            }
        }
        Some(first)
    }

    /// How many turns are shown when an earlier position is looked at.
    pub fn viewed(&self) -> Option<usize> {
        self.viewed
    }

    /// Looks at the position after so many turns; all of them means the game as it stands.
    pub fn view(&mut self, turns: Option<usize>) {
        self.viewed = turns.filter(|turns| *turns < self.turn_count());
    }

    /// The turn that led to the position shown.
    pub fn last_turn(&self) -> Option<LastTurn<G>> {
        let number = self.viewed.unwrap_or(self.turn_count());
        self.turn(number)
    }

    /// The confirmed turn with this number, from 1.
    pub fn turn(&self, number: usize) -> Option<LastTurn<G>> {
        let index = number.checked_sub(1)?;
        let (_, steps) = self.game.turn(index)?;
        let before = self.game.before_turn(index)?.clone();
        Some(LastTurn { before, steps })
    }
}
