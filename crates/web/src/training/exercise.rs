//! One tactic on the board: what was played is judged by the prover, and answered by the best defence.

use std::sync::Arc;

use game::Seat;
use games::Kind;
use leptos::prelude::*;
use record::text::{Record, Turn};
use studio::errand::{Ask, Say};
use study::Answer;
use table::errand::Importance;
use table::{Happened, Player, Sitting};
use tactics::{Tactic, Trial, Verdict};

use crate::app::setting;
use crate::live::whenever;
use crate::play::{Clerk, Desk};
use crate::settings::Settings;

/// How a tactic stands.
#[derive(Clone, PartialEq, Debug)]
pub enum Stage {
    /// A turn is wanted; the first one, or another one after right ones.
    Asking,
    /// The prover looks at the turn.
    Judging,
    /// The goal is reached.
    Right,
    /// The goal is lost, and this shows it.
    Wrong(Vec<String>),
    /// What refutes a turn is on the board.
    Refuting,
    /// A solution is on the board.
    Solving,
    /// The prover's thread broke down.
    Failed,
}

/// The tactic on the board.
#[derive(Clone, Copy)]
pub struct Exercise {
    /// The board.
    pub desk: Desk,
    /// How it stands.
    pub stage: RwSignal<Stage>,
    /// The tactic.
    pub tactic: RwSignal<Option<Arc<Tactic>>>,
    /// The first answer, once there is one.
    pub answer: RwSignal<Option<Answer>>,
    /// How many turns led to the position.
    before: StoredValue<usize>,
    /// How many turns are judged, or need not be.
    known: StoredValue<usize>,
    /// What the others will play, once nothing else is being shown.
    answers: RwSignal<Vec<String>>,
    prover: Clerk,
}

impl Exercise {
    /// An empty board.
    pub fn new() -> Exercise {
        let heard = RwSignal::new(None);
        let desk = Desk::beside(None);
        on_cleanup(move || desk.stop_film());
        let exercise = Exercise {
            desk,
            stage: RwSignal::new(Stage::Asking),
            tactic: RwSignal::new(None),
            answer: RwSignal::new(None),
            before: StoredValue::new(0),
            known: StoredValue::new(0),
            answers: RwSignal::new(Vec::new()),
            prover: Clerk::new("puzzler", Importance::Now, move |say| heard.set(Some(say))),
        };
        desk.confirm_as_set();
        let count = Memo::new(move |_| desk.read(|sitting| sitting.facts().turn_count));
        whenever(move || {
            if count.get().is_some() {
                untrack(|| exercise.played());
            }
        });
        whenever(move || {
            if let Some(say) = heard.get() {
                untrack(|| exercise.hear(say));
            }
        });
        // A turn is played when the one before it has been shown.
        whenever(move || {
            if desk.is_still() && exercise.answers.with(|answers| !answers.is_empty()) {
                untrack(|| exercise.play_on());
            }
        });
        exercise
    }

    /// Puts a tactic on the board.
    pub fn begin(self, tactic: Arc<Tactic>) {
        self.tactic.set(Some(tactic));
        self.answer.set(None);
        self.again();
    }

    /// Sets the position up again.
    pub fn again(self) {
        self.prover.stop();
        self.answers.set(Vec::new());
        if let Some(start) = self.tactic.get_untracked().and_then(|it| set_up(&it)) {
            let turns = start.turns().len();
            self.before.set_value(turns);
            self.known.set_value(turns);
            self.stage.set(Stage::Asking);
            self.desk.put(start);
        }
    }

    /// Whoever solves.
    pub fn solver(self) -> Option<Seat> {
        self.desk.read(Sitting::only_person).flatten()
    }

    /// Whether some right turns were made already, and answered.
    pub fn is_under_way(self) -> bool {
        let count = self.desk.read(|sitting| sitting.facts().turn_count);
        count > Some(self.before.get_value()) && self.answers.with(Vec::is_empty)
    }

    /// A turn was made on the board.
    fn played(self) {
        let turns = self.desk.read(Sitting::turns).unwrap_or_default();
        let is_own = turns.last().map(|(seat, _)| *seat) == self.solver();
        let is_new = turns.len() > self.known.get_value();
        if self.stage.get_untracked() != Stage::Asking || !is_new {
            return;
        }
        self.known.set_value(turns.len());
        if is_own && let Some(mut trial) = self.trial() {
            let played = turns.into_iter().skip(self.before.get_value());
            trial.turns = played.map(|(_, text)| text).collect();
            self.stage.set(Stage::Judging);
            self.prover.ask(&Ask::Judge(trial));
        }
    }

    /// The tactic before anything is played.
    fn trial(self) -> Option<Trial> {
        self.tactic.get_untracked().map(|tactic| Trial {
            goal: tactic.goal,
            within: tactic.within,
            place: tactic.place.clone(),
            turns: Vec::new(),
        })
    }

    fn hear(self, say: Option<Say>) {
        match say {
            Some(Say::Judged(Verdict::Solved(answers))) => {
                self.answers.set(answers);
                self.note(Answer::Right);
                self.stage.set(Stage::Right);
            }
            Some(Say::Judged(Verdict::GoesOn(answers))) => {
                self.answers.set(answers);
                self.stage.set(Stage::Asking);
                // Whoever plays several turns running may have made the next one.
                self.played();
            }
            Some(Say::Judged(Verdict::Refuted(line))) => {
                self.note(Answer::Wrong);
                self.stage.set(Stage::Wrong(line));
            }
            Some(Say::Line(line)) => self.show(self.before.get_value(), &line, Stage::Solving),
            _ => self.stage.set(Stage::Failed),
        }
    }

    /// Plays the next answer of the others.
    fn play_on(self) {
        let next = self.answers.try_update(|answers| answers.remove(0));
        let Some(turn) = next else { return };
        self.known.update_value(|known| *known += 1);
        self.desk.act(&mut |sitting| {
            let played = sitting.play_turn(&turn);
            if played.is_err() {
                self.stage.set(Stage::Failed);
            }
            played.unwrap_or(Happened::Hand)
        });
    }

    /// The first answer counts; later ones are for learning.
    fn note(self, answer: Answer) {
        if self.answer.get_untracked().is_none() {
            self.answer.set(Some(answer));
        }
    }

    /// Shows how the tactic is solved; whoever has not answered has not known it.
    pub fn solve(self) {
        self.note(Answer::Wrong);
        if let Some(trial) = self.trial() {
            self.answers.set(Vec::new());
            self.stage.set(Stage::Judging);
            self.prover.ask(&Ask::Line(trial));
        }
    }

    /// Shows what refutes a wrong turn.
    pub fn explain(self, line: &[String]) {
        let turns = untrack(|| self.desk.read(|sitting| sitting.facts().turn_count));
        self.show(turns.unwrap_or_default(), line, Stage::Refuting);
    }

    /// Shows a line that leaves the board after so many turns, its first turn at once.
    fn show(self, turns: usize, line: &[String], stage: Stage) {
        if self.desk.branch_off(turns, line) {
            self.stage.set(stage);
        }
    }
}

/// The table of a tactic: one person solves it, the turns of all others come from elsewhere.
fn set_up(tactic: &Tactic) -> Option<Sitting> {
    let kind: Kind = tactic.game().parse().ok()?;
    let (setup, turns) = match kind {
        Kind::Yinsh => (tactic.place.as_str(), ""),
        Kind::Gemblo => tactic.place.split_once(' ')?,
    };
    let turns = turns.split_whitespace().map(str::to_owned).map(Turn::from);
    let mut record = Record {
        tree: turns.collect(),
        ..Record::default()
    };
    record.set_tag("Game", kind.name());
    record.set_tag("Setup", setup);
    let sitting = Sitting::of_record(&record).ok()?;
    let solver = games::with!(Sitting: &sitting, board => board.table().to_move())?;
    let seats = sitting.facts().players.len();
    for seat in (0..seats).filter(|seat| *seat != solver.index()) {
        record.set_tag(&format!("Seat{}", seat + 1), Player::Elsewhere.to_string());
    }
    let mut sitting = Sitting::of_record(&record).ok()?;
    sitting.set_confirm(untrack(|| setting(Settings::confirm)));
    Some(sitting)
}
