//! One game in progress or over, under OpenSpiel's names.

use std::collections::BTreeMap;

use game::{Game as _, Match};
use games::Kind;
use numpy::PyArray1;
use pyo3::prelude::*;
use record::text::{self, Record, Turn};

use crate::failure::refused;
use crate::space::{self, Space};

/// Who acts when the game is over.
pub const TERMINAL_PLAYER: i32 = -4;

games::any! {
    /// A match of whichever game.
    #[derive(Clone)]
    pub enum AnyMatch of Match
}

/// How an object is pickled: what makes it again, and out of what.
pub type Reduced<'py, T> = (Bound<'py, PyAny>, T);

/// A game in progress or over, with its history.
#[pyclass(module = "sixfold")]
pub struct State {
    game: AnyMatch,
}

impl State {
    pub fn new(game: AnyMatch) -> State {
        State { game }
    }

    pub fn game(&self) -> &AnyMatch {
        &self.game
    }
}

#[pymethods]
impl State {
    /// Who acts next, from 0; `TERMINAL_PLAYER` once the game is over.
    fn current_player(&self) -> i32 {
        let seat = games::with!(AnyMatch: &self.game, game => game.position().to_move());
        seat.map_or(TERMINAL_PLAYER, |seat| i32::from(seat.0))
    }

    fn is_terminal(&self) -> bool {
        self.current_player() == TERMINAL_PLAYER
    }

    fn is_chance_node(&self) -> bool {
        false
    }

    fn is_simultaneous_node(&self) -> bool {
        false
    }

    fn num_players(&self) -> u8 {
        games::with!(AnyMatch: &self.game, game => game.position().seats())
    }

    fn num_distinct_actions(&self) -> usize {
        games::with!(AnyMatch: &self.game, game => mask_size(game))
    }

    /// The legal actions in ascending order; none for a player who does not act.
    #[pyo3(signature = (player = None))]
    fn legal_actions(&self, player: Option<i32>) -> Vec<usize> {
        if player.is_some_and(|player| player != self.current_player()) {
            return Vec::new();
        }
        games::with!(AnyMatch: &self.game, game => actions(game.position()))
    }

    /// 1 for each legal action, 0 for the others.
    #[pyo3(signature = (player = None))]
    fn legal_actions_mask<'py>(
        &self,
        py: Python<'py>,
        player: Option<i32>,
    ) -> Bound<'py, PyArray1<i8>> {
        let mut mask = vec![0; self.num_distinct_actions()];
        for action in self.legal_actions(player) {
            mask[action] = 1;
        }
        PyArray1::from_vec(py, mask)
    }

    /// Makes a step, or raises `ValueError` and changes nothing.
    fn apply_action(&mut self, action: usize) -> PyResult<()> {
        games::with!(AnyMatch: &mut self.game, game => apply(game, action))
    }

    /// Plays the whole turn, or the rest of it, that a text describes.
    fn apply_turn(&mut self, text: &str) -> PyResult<()> {
        games::with!(AnyMatch: &mut self.game, game => game.play_turn(text).map_err(refused))
    }

    /// Takes the last step back; says which it was.
    fn undo(&mut self) -> Option<usize> {
        games::with!(AnyMatch: &mut self.game, game => undo(game))
    }

    /// What the game is worth to each player: a sole winner has 1, all together 0.
    fn returns(&self) -> Vec<f32> {
        let outcome = games::with!(AnyMatch: &self.game, game => game.position().outcome());
        match outcome {
            Some(outcome) => space::returns(&outcome).collect(),
            None => vec![0.0; self.num_players().into()],
        }
    }

    /// The place of each player, from 1, once the game is over.
    fn places(&self) -> Option<Vec<u32>> {
        let outcome = games::with!(AnyMatch: &self.game, game => game.position().outcome());
        // As bytes they would be one value in Python, not a list.
        Some(
            outcome?
                .places()
                .iter()
                .map(|place| u32::from(*place))
                .collect(),
        )
    }

    /// What a player sees, by default the one who acts.
    #[pyo3(signature = (player = None))]
    fn observation_tensor<'py>(
        &self,
        py: Python<'py>,
        player: Option<u8>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let acting = u8::try_from(self.current_player()).unwrap_or_default();
        let seat = player.unwrap_or(acting);
        if seat >= self.num_players() {
            return Err(refused(format!("there is no player {seat}")));
        }
        games::with!(AnyMatch: &self.game, game => Ok(observed(py, game, seat)))
    }

    /// The text of an action, which is the same in every position.
    #[pyo3(signature = (first, action = None))]
    fn action_to_string(&self, first: usize, action: Option<usize>) -> PyResult<String> {
        let action = action.unwrap_or(first);
        games::with!(AnyMatch: &self.game, game => Ok(step(game, action)?.to_string()))
    }

    /// The legal action with this text; a player may stand before it, as in OpenSpiel.
    #[pyo3(signature = (*arguments))]
    fn string_to_action(&self, arguments: Vec<Bound<'_, PyAny>>) -> PyResult<usize> {
        let text = arguments.last().ok_or_else(|| refused("which text?"))?;
        let text: String = text.extract()?;
        let is_it = |action: &usize| {
            self.action_to_string(*action, None)
                .is_ok_and(|it| it == text)
        };
        let found = self.legal_actions(None).into_iter().find(is_it);
        found.ok_or_else(|| refused(format!("{text:?} is not legal here")))
    }

    #[pyo3(name = "clone")]
    fn copy(&self) -> State {
        State::new(self.game.clone())
    }

    /// The state behind an action.
    fn child(&self, action: usize) -> PyResult<State> {
        let mut child = self.copy();
        child.apply_action(action)?;
        Ok(child)
    }

    /// The actions from the setup on.
    fn history(&self) -> Vec<usize> {
        games::with!(AnyMatch: &self.game, game => history(game))
    }

    /// The turns in the game's notation; the last may be in progress.
    fn turns(&self) -> Vec<String> {
        games::with!(AnyMatch: &self.game, game => game.turn_texts())
    }

    /// The text of the setup.
    #[getter]
    fn setup(&self) -> String {
        games::with!(AnyMatch: &self.game, game => game.setup().to_string())
    }

    /// Which game it is: `yinsh` or `gemblo`.
    #[getter]
    fn kind(&self) -> &'static str {
        self.game.kind().id()
    }

    /// The game as a text record, with these header lines behind those of the game itself.
    #[pyo3(signature = (tags = BTreeMap::new()))]
    fn record(&self, tags: BTreeMap<String, String>) -> String {
        let mut record = Record::default();
        record.set_tag("Game", self.game.kind().name());
        record.set_tag("Setup", self.setup());
        for (key, value) in tags {
            record.set_tag(&key, value);
        }
        record.tree = self.turns().into_iter().map(Turn::from).collect();
        record.to_string()
    }

    fn __str__(&self) -> String {
        let mut words = vec![self.setup()];
        words.extend(self.turns());
        words.join(" ")
    }

    fn __repr__(&self) -> String {
        format!("<sixfold.State {self}>", self = self.__str__())
    }

    fn __eq__(&self, other: &State) -> bool {
        self.setup() == other.setup() && self.history() == other.history()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py, (String, Vec<usize>)>> {
        let restored = py.import("sixfold._sixfold")?.getattr("restored")?;
        Ok((restored, (self.setup(), self.history())))
    }
}

/// The state behind some actions from a setup on, for pickling.
#[pyfunction]
pub fn restored(setup: &str, actions: Vec<usize>) -> PyResult<State> {
    let game = games::each!(Kind::of_setup(setup), G => replayed::<G>(setup, &actions)?.into());
    Ok(State::new(game))
}

/// The games of a text with records, each with its header lines.
#[pyfunction]
pub fn read_records(text: &str) -> PyResult<Vec<(BTreeMap<String, String>, State)>> {
    let records = text::parse(text).map_err(refused)?;
    records.iter().map(read_record).collect()
}

fn read_record(record: &Record) -> PyResult<(BTreeMap<String, String>, State)> {
    let setup = record.tag("Setup").unwrap_or("standard");
    let turns: Vec<&str> = record.turns().map(|turn| turn.text.as_str()).collect();
    let game = games::each!(Kind::of_setup(setup), G => {
        let setup = setup.parse::<<G as game::Game>::Setup>().map_err(refused)?;
        Match::<G>::replay(setup, turns).map_err(refused)?.into()
    });
    Ok((record.tags.iter().cloned().collect(), State::new(game)))
}

fn replayed<G: Space>(setup: &str, actions: &[usize]) -> PyResult<Match<G>> {
    let setup = setup.parse::<G::Setup>().map_err(refused)?;
    let mut game = Match::new(setup);
    for action in actions {
        apply(&mut game, *action)?;
    }
    Ok(game)
}

fn mask_size<G: Space>(_: &Match<G>) -> usize {
    G::ACTIONS
}

fn actions<G: Space>(position: &G) -> Vec<usize> {
    let mut actions: Vec<usize> = position.legal_steps().into_iter().map(G::action).collect();
    actions.sort_unstable();
    actions
}

fn step<G: Space>(_: &Match<G>, action: usize) -> PyResult<G::Step> {
    G::step(action).ok_or_else(|| refused(format!("there is no action {action}")))
}

fn apply<G: Space>(game: &mut Match<G>, action: usize) -> PyResult<()> {
    let step = step(game, action)?;
    game.play(step).map_err(refused)?;
    Ok(())
}

fn undo<G: Space>(game: &mut Match<G>) -> Option<usize> {
    game.undo_step().map(G::action)
}

fn history<G: Space>(game: &Match<G>) -> Vec<usize> {
    game.steps().map(G::action).collect()
}

fn observed<'py, G: Space>(
    py: Python<'py>,
    game: &Match<G>,
    seat: u8,
) -> Bound<'py, PyArray1<f32>> {
    let mut observation = vec![0.0; space::size::<G>()];
    game.position().observe(game::Seat(seat), &mut observation);
    PyArray1::from_vec(py, observation)
}
