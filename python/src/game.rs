//! A game with its setup: what holds for all of its positions.

use game::{Game as _, Match};
use games::{Kind, Variant};
use pyo3::prelude::*;

use crate::batch::Batch;
use crate::failure::refused;
use crate::space::{self, Space};
use crate::state::{AnyMatch, Reduced, State};

/// A game with its setup.
#[pyclass(frozen, module = "sixfold")]
pub struct Game {
    start: AnyMatch,
}

/// The game that a variant's name, or the text of a setup, stands for.
#[pyfunction]
pub fn load_game(name: &str) -> PyResult<Game> {
    let variant = name.parse::<Variant>().ok();
    let setup = variant.map_or(name, |variant| variant.setup);
    let start = games::each!(Kind::of_setup(setup), G => begun::<G>(setup)?.into());
    Ok(Game { start })
}

fn begun<G: Space>(setup: &str) -> PyResult<Match<G>> {
    let setup = setup.parse::<G::Setup>().map_err(refused)?;
    Ok(Match::new(setup))
}

#[pymethods]
impl Game {
    /// The state before the first turn.
    fn new_initial_state(&self) -> State {
        State::new(self.start.clone())
    }

    /// So many games that are played at once.
    fn new_batch(&self, py: Python<'_>, count: usize) -> PyResult<Batch> {
        games::with!(AnyMatch: &self.start, game => Batch::new(py, game, count))
    }

    fn num_players(&self) -> u8 {
        games::with!(AnyMatch: &self.start, game => game.position().seats())
    }

    fn num_distinct_actions(&self) -> usize {
        games::with!(AnyMatch: &self.start, game => actions(game))
    }

    fn max_game_length(&self) -> usize {
        games::with!(AnyMatch: &self.start, game => game.position().longest())
    }

    fn observation_tensor_size(&self) -> usize {
        games::with!(AnyMatch: &self.start, game => observation_size(game))
    }

    fn observation_tensor_shape(&self) -> Vec<usize> {
        vec![self.observation_tensor_size()]
    }

    /// The fields of an observation in order, each with its shape.
    fn observation_fields(&self) -> Vec<(&'static str, Vec<usize>)> {
        let fields = games::with!(AnyMatch: &self.start, game => fields(game));
        let told = fields.iter();
        told.map(|field| (field.name, field.shape.to_vec()))
            .collect()
    }

    /// The text of the setup.
    #[getter]
    fn setup(&self) -> String {
        games::with!(AnyMatch: &self.start, game => game.setup().to_string())
    }

    /// Which game it is: `yinsh` or `gemblo`.
    #[getter]
    fn kind(&self) -> &'static str {
        self.start.kind().id()
    }

    fn __repr__(&self) -> String {
        format!("sixfold.load_game({:?})", self.setup())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py, (String,)>> {
        let load = py.import("sixfold")?.getattr("load_game")?;
        Ok((load, (self.setup(),)))
    }
}

fn actions<G: Space>(_: &Match<G>) -> usize {
    G::ACTIONS
}

fn observation_size<G: Space>(_: &Match<G>) -> usize {
    space::size::<G>()
}

fn fields<G: Space>(_: &Match<G>) -> &'static [space::Field] {
    G::FIELDS
}
