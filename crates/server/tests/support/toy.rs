//! The toy game of the tests on the server's shelf, which knows nothing of it but the contract.

use std::cell::Cell;

use engine::{Engine, First, Task, ThoughtOf, Watch};
use game::pile::{Pile, Refused, Setup, Take};
use game::{Game, Outcome, Seat, Turn};
use online::Name;
use server::shelf::{Fault, Format, Hosted, Shelf, Transcript};

thread_local! {
    /// How many turns were read on this thread; a test without other threads sees every one.
    pub static READ: Cell<u32> = const { Cell::new(0) };
}

/// A pile that counts how often it reads a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counted(Pile);

impl Game for Counted {
    type Setup = Setup;
    type Step = Take;
    type Refusal = Refused;

    fn start(setup: &Setup) -> Counted {
        Counted(Pile::start(setup))
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn to_move(&self) -> Option<Seat> {
        self.0.to_move()
    }

    fn legal_steps(&self) -> Vec<Take> {
        self.0.legal_steps()
    }

    fn play(&mut self, step: Take) -> Result<Turn, Refused> {
        self.0.play(step)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn read_turn(&self, text: &str) -> Result<Vec<Take>, Refused> {
        READ.set(READ.get() + 1);
        assert_ne!(text, "boom", "a rule with a bug");
        self.0.read_turn(text)
    }

    fn write_turn(steps: &[Take]) -> String {
        Pile::write_turn(steps)
    }
}

/// An engine that panics at the sight of 666 stones.
pub struct Moody(First<Counted>);

impl Engine for Moody {
    type Game = Counted;

    fn think(
        &mut self,
        position: &Counted,
        task: &Task,
        watch: &mut Watch<'_, Counted>,
    ) -> ThoughtOf<Counted> {
        assert_ne!(position.0.stones(), 666, "the number of the beast");
        self.0.think(position, task, watch)
    }

    fn forget(&mut self) {
        self.0.forget();
    }
}

/// The toy as a hosted game.
pub struct Piles;

impl Hosted for Piles {
    const ID: &'static str = "pile";
    type Game = Counted;
    type Engine = Moody;

    fn engine() -> Moody {
        Moody(First::default())
    }

    fn smallest_step(pile: &Counted) -> Option<Take> {
        pile.legal_steps().first().copied()
    }

    fn is_usual(setup: &str) -> bool {
        !setup.starts_with("666 ")
    }

    fn score(outcome: &Outcome) -> String {
        let places: Vec<String> = outcome.places().iter().map(u8::to_string).collect();
        places.join(",")
    }

    fn record(transcript: &Transcript, format: Format) -> Result<String, Fault> {
        let players: Vec<&str> = transcript.players.iter().map(Name::as_str).collect();
        let turns = &transcript.turns;
        Ok(match format {
            Format::Text => format!("{} | {}", players.join(" "), turns.join(" ")),
            Format::Sgf => format!("(;GM[pile]SU[{}])", transcript.setup),
        })
    }
}

pub fn shelf() -> Shelf {
    Shelf::new(vec![Shelf::of::<Piles>()])
}
