//! `Strategy`: the engine's own players.

use std::sync::{Mutex, PoisonError};

use pyo3::prelude::*;
use settebello_engine::rng::Seed;
use settebello_engine::search::strategies::Strategy;

use crate::convert::{Text, bot_error, seed};
use crate::moves::PyMove;
use crate::view::PyView;

/// A player of the engine; it sees a view and nothing else.
#[pyclass(frozen, name = "Strategy", module = "settebello._engine")]
pub struct PyStrategy {
    name: String,
    strategy: Mutex<Strategy>,
}

#[pymethods]
impl PyStrategy {
    /// The strategy of a name; its draws come from the seed.
    #[new]
    fn new(name: Text, #[pyo3(from_py_with = seed)] seed: Seed) -> PyResult<PyStrategy> {
        let Text(name) = name;
        match Strategy::named(&name, &seed) {
            Some(strategy) => Ok(PyStrategy { name, strategy: Mutex::new(strategy) }),
            None => Err(bot_error(format!(
                "no strategy is called '{name}': one of {}",
                Strategy::NAMES.join(", ")
            ))),
        }
    }

    /// The names of all strategies, weakest first.
    #[classattr]
    #[pyo3(name = "NAMES")]
    fn names() -> (&'static str, &'static str) {
        Strategy::NAMES.into()
    }

    /// The strategy's name.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// Its move for the seat whose turn it is; thought out without the GIL.
    fn choose(&self, py: Python<'_>, view: &Bound<'_, PyView>) -> PyResult<PyMove> {
        let seen = view.get();
        let play = py.detach(|| {
            let mut strategy = self.strategy.lock().unwrap_or_else(PoisonError::into_inner);
            strategy.choose(&seen.view())
        });
        let seat = seen.seat_number();
        play.map(|play| PyMove { play, seat })
            .ok_or_else(|| bot_error(format!("seat {seat} has nothing to play now")))
    }

    fn __repr__(&self) -> String {
        format!("<Strategy {}>", self.name)
    }
}
