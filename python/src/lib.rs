//! Sixfold for Python: the native half of the package, of which `package/sixfold/_sixfold.pyi` tells the types.

mod batch;
mod failure;
mod game;
mod patience;
mod puzzle;
mod space;
mod state;
mod thinking;

use pyo3::pymodule;

/// The native half of `sixfold`.
#[pymodule]
mod _sixfold {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::batch::{Batch, random_games};
    #[pymodule_export]
    use crate::game::{Game, load_game};
    #[pymodule_export]
    use crate::puzzle::{Puzzle, book};
    #[pymodule_export]
    use crate::state::{State, read_records, restored};
    #[pymodule_export]
    use crate::thinking::{Analysis, Engine, Line};

    #[pymodule_init]
    fn constants(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("TERMINAL_PLAYER", crate::state::TERMINAL_PLAYER)
    }
}
