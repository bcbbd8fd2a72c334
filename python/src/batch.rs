//! Many games at once, seen through NumPy arrays that every step writes anew.

use game::{Match, Rng, Seat};
use games::Kind;
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use pyo3::prelude::*;

use crate::failure::refused;
use crate::space::{self, Space};
use crate::state::TERMINAL_PLAYER;

/// What the games of a batch are, all of one setup.
pub struct Running<G: Space> {
    start: G,
    games: Vec<G>,
    choices: Vec<G::Choices>,
}

games::any! {
    /// Running games of whichever kind.
    pub enum AnyRunning of Running
}

/// Many games at once. Its arrays stay where they are and are written anew by every step.
#[pyclass(module = "sixfold")]
pub struct Batch {
    running: AnyRunning,
    #[pyo3(get)]
    current_players: Py<PyArray1<i32>>,
    #[pyo3(get)]
    legal_counts: Py<PyArray1<i64>>,
    #[pyo3(get)]
    returns: Py<PyArray2<f32>>,
    /// Made when they are first asked for, since they are large.
    observations: Option<Py<PyArray2<f32>>>,
    masks: Option<Py<PyArray2<i8>>>,
}

/// The arrays that tell of all games, as Rust sees them.
struct Told<'a> {
    players: &'a mut [i32],
    counts: &'a mut [i64],
    returns: &'a mut [f32],
}

impl Batch {
    pub fn new<G: Space>(py: Python<'_>, game: &Match<G>, count: usize) -> PyResult<Batch>
    where
        AnyRunning: From<Running<G>>,
    {
        let start = *game.position();
        let running = Running {
            start,
            games: vec![start; count],
            choices: std::iter::repeat_with(G::Choices::default)
                .take(count)
                .collect(),
        };
        let seats = usize::from(start.seats());
        let mut batch = Batch {
            running: running.into(),
            current_players: PyArray1::zeros(py, count, false).unbind(),
            legal_counts: PyArray1::zeros(py, count, false).unbind(),
            returns: PyArray2::zeros(py, [count, seats], false).unbind(),
            observations: None,
            masks: None,
        };
        batch.reset(py)?;
        Ok(batch)
    }

    fn len(&self) -> usize {
        games::with!(AnyRunning: &self.running, running => running.games.len())
    }

    /// Does something to the games, and tells how they stand then, without holding up other threads.
    fn tell(
        &mut self,
        py: Python<'_>,
        act: impl FnOnce(&mut AnyRunning, Told<'_>) -> PyResult<()> + Send,
    ) -> PyResult<()> {
        let mut players = self.current_players.bind(py).try_readwrite()?;
        let mut counts = self.legal_counts.bind(py).try_readwrite()?;
        let mut returns = self.returns.bind(py).try_readwrite()?;
        let told = Told {
            players: players.as_slice_mut()?,
            counts: counts.as_slice_mut()?,
            returns: returns.as_slice_mut()?,
        };
        let running = &mut self.running;
        py.detach(|| act(running, told))
    }
}

#[pymethods]
impl Batch {
    /// Begins every game anew.
    fn reset(&mut self, py: Python<'_>) -> PyResult<()> {
        self.tell(py, |running, mut told| {
            games::with!(AnyRunning: running, running => running.reset(&mut told));
            Ok(())
        })
    }

    /// Makes one step in every game; a game that is over begins anew, whatever its action.
    ///
    /// If one of the actions is refused, nothing is changed at all.
    fn step_many(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let actions = actions.as_slice()?;
        self.check_length(actions.len())?;
        self.tell(py, |running, mut told| {
            games::with!(AnyRunning: running, running => running.step_many(actions, &mut told))
        })
    }

    /// The legal action with so many others before it, for every game; -1 where there is none.
    fn nth_legal<'py>(
        &self,
        py: Python<'py>,
        ranks: PyReadonlyArray1<'py, i64>,
    ) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let ranks = ranks.as_slice()?;
        self.check_length(ranks.len())?;
        let running = &self.running;
        let actions =
            py.detach(|| games::with!(AnyRunning: running, running => running.nth_legal(ranks)));
        Ok(PyArray1::from_vec(py, actions))
    }

    /// What the player who acts sees in every game, as rows of one array that is used again.
    fn observe(&mut self, py: Python<'_>) -> PyResult<Py<PyArray2<f32>>> {
        let size = games::with!(AnyRunning: &self.running, running => running.observation_size());
        let shape = [self.len(), size];
        let array = self
            .observations
            .get_or_insert_with(|| PyArray2::zeros(py, shape, false).unbind());
        let mut rows = array.bind(py).try_readwrite()?;
        let (rows, running) = (rows.as_slice_mut()?, &self.running);
        py.detach(|| games::with!(AnyRunning: running, running => running.observe(rows)));
        Ok(array.clone_ref(py))
    }

    /// 1 for each legal action of every game, as rows of one array that is used again.
    fn legal_actions_mask(&mut self, py: Python<'_>) -> PyResult<Py<PyArray2<i8>>> {
        let size = games::with!(AnyRunning: &self.running, running => running.actions());
        let shape = [self.len(), size];
        let array = self
            .masks
            .get_or_insert_with(|| PyArray2::zeros(py, shape, false).unbind());
        let mut rows = array.bind(py).try_readwrite()?;
        let (rows, running) = (rows.as_slice_mut()?, &self.running);
        py.detach(|| games::with!(AnyRunning: running, running => running.mask(rows)));
        Ok(array.clone_ref(py))
    }

    fn __len__(&self) -> usize {
        self.len()
    }
}

impl Batch {
    fn check_length(&self, given: usize) -> PyResult<()> {
        if given == self.len() {
            return Ok(());
        }
        Err(refused(format!("{given} numbers for {} games", self.len())))
    }
}

impl<G: Space> Running<G> {
    fn reset(&mut self, told: &mut Told<'_>) {
        self.games.fill(self.start);
        for index in 0..self.games.len() {
            self.look(index, told);
        }
    }

    fn step_many(&mut self, actions: &[i64], told: &mut Told<'_>) -> PyResult<()> {
        let checked: PyResult<Vec<Option<G::Step>>> = (0..actions.len())
            .map(|index| self.checked(index, actions[index]))
            .collect();
        for (index, step) in checked?.into_iter().enumerate() {
            match step {
                Some(step) => self.games[index].make(step),
                None => self.games[index] = self.start,
            }
            self.look(index, told);
        }
        Ok(())
    }

    /// The step that an action stands for; none in a game that is over.
    fn checked(&self, index: usize, action: i64) -> PyResult<Option<G::Step>> {
        if G::count(&self.choices[index]) == 0 {
            return Ok(None);
        }
        let found = usize::try_from(action).ok().and_then(G::step);
        let step =
            found.ok_or_else(|| refused(format!("game {index}: there is no action {action}")))?;
        let check = self.games[index].check(step);
        check.map_err(|refusal| refused(format!("game {index}: {refusal}")))?;
        Ok(Some(step))
    }

    /// Finds out how a game stands.
    fn look(&mut self, index: usize, told: &mut Told<'_>) {
        let (game, choices) = (&self.games[index], &mut self.choices[index]);
        game.choose(choices);
        told.counts[index] = G::count(choices) as i64;
        let seat = game.to_move();
        told.players[index] = seat.map_or(TERMINAL_PLAYER, |seat| i32::from(seat.0));
        let seats = usize::from(game.seats());
        let returns = &mut told.returns[index * seats..][..seats];
        match game.outcome() {
            Some(outcome) => {
                let worth = returns.iter_mut().zip(space::returns(&outcome));
                worth.for_each(|(into, worth)| *into = worth);
            }
            None => returns.fill(0.0),
        }
    }

    fn nth_legal(&self, ranks: &[i64]) -> Vec<i64> {
        let nth = |(choices, rank): (&G::Choices, &i64)| {
            let rank = usize::try_from(*rank).ok()?;
            Some(G::action(G::nth(choices, rank)?) as i64)
        };
        let each = self.choices.iter().zip(ranks);
        each.map(|each| nth(each).unwrap_or(-1)).collect()
    }

    fn observation_size(&self) -> usize {
        space::size::<G>()
    }

    fn actions(&self) -> usize {
        G::ACTIONS
    }

    fn observe(&self, rows: &mut [f32]) {
        rows.fill(0.0);
        let rows = rows.chunks_exact_mut(self.observation_size());
        for (game, row) in self.games.iter().zip(rows) {
            game.observe(game.to_move().unwrap_or(Seat(0)), row);
        }
    }

    fn mask(&self, rows: &mut [i8]) {
        rows.fill(0);
        let rows = rows.chunks_exact_mut(self.actions());
        for (choices, row) in self.choices.iter().zip(rows) {
            let steps = (0..G::count(choices)).filter_map(|rank| G::nth(choices, rank));
            steps.for_each(|step| row[G::action(step)] = 1);
        }
    }
}

/// Plays games at random without Python; says how many steps they had.
#[pyfunction]
pub fn random_games(py: Python<'_>, setup: &str, count: u32, seed: u64) -> PyResult<u64> {
    py.detach(|| games::each!(Kind::of_setup(setup), G => play_random::<G>(setup, count, seed)))
}

fn play_random<G: Space>(setup: &str, count: u32, seed: u64) -> PyResult<u64> {
    let setup = setup.parse::<G::Setup>().map_err(refused)?;
    let (start, mut rng) = (G::start(&setup), Rng::new(seed));
    let mut choices = G::Choices::default();
    let mut steps = 0;
    for _ in 0..count {
        let mut game = start;
        game.choose(&mut choices);
        while let Some(step) = G::nth(&choices, rng.below(G::count(&choices))) {
            game.make(step);
            game.choose(&mut choices);
            steps += 1;
        }
    }
    Ok(steps)
}
