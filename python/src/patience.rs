//! How long a search may go on: until a deadline, or until somebody breaks it off in Python.

use std::cell::{Cell, RefCell};
use std::time::{Duration, Instant};

use pyo3::prelude::*;

use crate::failure::refused;

/// How long a search goes on before Python is asked whether somebody wants to break it off.
const PAUSE: Duration = Duration::from_millis(50);

/// What a search has of it, and what was raised in Python meanwhile.
pub struct Patience {
    deadline: Option<Instant>,
    asked: Cell<Instant>,
    interrupt: RefCell<Option<PyErr>>,
}

impl Patience {
    /// So many seconds; without them there is no end.
    pub fn new(seconds: Option<f64>) -> PyResult<Patience> {
        let limit = seconds.map(Duration::try_from_secs_f64).transpose();
        let now = Instant::now();
        Ok(Patience {
            deadline: limit.map_err(refused)?.map(|limit| now + limit),
            asked: Cell::new(now),
            interrupt: RefCell::default(),
        })
    }

    /// Lets a search run, other threads of Python beside it.
    pub fn spend<T: Send>(
        self,
        py: Python<'_>,
        search: impl FnOnce(&Patience) -> T + Send,
    ) -> PyResult<T> {
        let (found, interrupt) = py.detach(move || {
            let found = search(&self);
            (found, self.interrupt.into_inner())
        });
        interrupt.map_or(Ok(found), Err)
    }

    /// Whether the search has to end; asked many times a second.
    pub fn is_over(&self) -> bool {
        let now = Instant::now();
        if now.duration_since(self.asked.get()) >= PAUSE {
            self.asked.set(now);
            let broken_off = Python::attach(|py| py.check_signals());
            self.interrupt.replace(broken_off.err());
        }
        self.interrupt.borrow().is_some() || self.deadline.is_some_and(|late| now >= late)
    }
}
