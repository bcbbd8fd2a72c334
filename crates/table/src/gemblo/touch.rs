//! Gestures: what a touch, a drag, a key means on the board now.

use gemblo::Refusal;

use super::{Board, film};

impl Board {
    /// Confirms a complete turn.
    pub fn confirm(&mut self) {
        if self.table.confirm() {
            self.let_go();
        }
    }

    /// Takes the draft back.
    pub fn escape(&mut self) {
        self.table.take_back();
    }

    /// Takes the whole draft back.
    pub fn cancel(&mut self) {
        self.table.cancel();
        self.let_go();
    }

    /// Takes back the draft, or turns.
    pub fn undo(&mut self) {
        self.let_go();
        self.table.undo();
    }

    /// Makes turns again that were taken back.
    pub fn redo(&mut self) {
        self.let_go();
        self.table.redo();
        self.film_last_turn();
    }

    /// Looks at an earlier position, or at the game as it stands.
    pub fn view(&mut self, turns: Option<usize>) {
        let shown = |board: &Board| board.table.viewed().unwrap_or(board.table.turn_count());
        let before = shown(self);
        self.table.view(turns);
        self.let_go();
        if shown(self) == before + 1 {
            self.film_last_turn();
        }
    }

    /// Plays a turn that comes from elsewhere.
    pub fn play_turn(&mut self, text: &str) -> Result<(), Refusal> {
        self.table.play_turn(text)?;
        self.let_go();
        self.film_last_turn();
        Ok(())
    }

    fn film_last_turn(&mut self) {
        if let Some(turn) = self.table.last_turn() {
            self.film = Some(
                turn.steps
                    .iter()
                    .flat_map(|step| film::film(*step))
                    .collect(),
            );
        }
    }

    /// Forgets what was chosen, and cuts short what is being shown.
    fn let_go(&mut self) {
        self.film = Some(Vec::new());
    }
}
