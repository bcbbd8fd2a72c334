//! What is raised in Python when something is refused.

use std::fmt::Display;

use pyo3::PyErr;
use pyo3::exceptions::{PyTimeoutError, PyValueError};

/// A `ValueError` with the reason in its words.
pub fn refused(reason: impl Display) -> PyErr {
    PyValueError::new_err(reason.to_string())
}

/// A `TimeoutError` for a search that ran out of its seconds.
pub fn late() -> PyErr {
    PyTimeoutError::new_err("the search was stopped before it was clear")
}
