//! `Strategy`: the engine's own players.

use std::sync::{Mutex, PoisonError};

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyMappingProxy, PyTuple};
use settebello_engine::family::Family;
use settebello_engine::rng::Seed;
use settebello_engine::search::{scala40, scopa};

use crate::arguments::seed;
use crate::errors::bot_error;
use crate::moves::{Play, PyMove};
use crate::values::Text;
use crate::view::{PyView, Seen};

/// A player of the engine, in each family that it plays; it sees a view and nothing else.
#[pyclass(frozen, name = "Strategy", module = "settebello._engine")]
pub struct PyStrategy {
    name: String,
    scopa: Option<Mutex<scopa::strategies::Strategy>>,
    scala40: Option<Mutex<scala40::strategies::Strategy>>,
}

#[pymethods]
impl PyStrategy {
    /// The strategy of a name; its draws come from the seed.
    #[new]
    fn new(name: Text, #[pyo3(from_py_with = seed)] seed: Seed) -> PyResult<PyStrategy> {
        let Text(name) = name;
        let scopa = scopa::strategies::Strategy::named(&name, &seed).map(Mutex::new);
        let scala40 = scala40::strategies::Strategy::named(&name, &seed).map(Mutex::new);
        if scopa.is_none() && scala40.is_none() {
            let known = every_name().join(", ");
            return Err(bot_error(format!("no strategy is called '{name}': one of {known}")));
        }
        Ok(PyStrategy { name, scopa, scala40 })
    }

    /// The names of the strategies of each family, weakest first.
    #[classattr]
    #[pyo3(name = "NAMES")]
    fn names(py: Python<'_>) -> PyResult<Bound<'_, PyMappingProxy>> {
        let names = PyDict::new(py);
        names.set_item(Family::Scopa.word(), PyTuple::new(py, scopa::strategies::Strategy::NAMES)?)?;
        names.set_item(Family::Scala40.word(), PyTuple::new(py, scala40::strategies::Strategy::NAMES)?)?;
        Ok(PyMappingProxy::new(py, names.as_mapping()))
    }

    /// The strategy's name.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// Its move for the seat whose turn it is; thought out without the GIL.
    fn choose(&self, py: Python<'_>, view: &Bound<'_, PyView>) -> PyResult<PyMove> {
        let view = view.get();
        let stranger = || bot_error(format!("{} does not play {}", self.name, view.family_of().title()));
        let play = match &view.seen {
            Seen::Scopa(seen) => {
                let strategy = self.scopa.as_ref().ok_or_else(stranger)?;
                py.detach(|| locked(strategy).choose(&seen.view())).map(Play::Scopa)
            }
            Seen::Scala40(seen) => {
                let strategy = self.scala40.as_ref().ok_or_else(stranger)?;
                py.detach(|| locked(strategy).choose(&seen.view())).map(Play::Scala40)
            }
        };
        let seat = view.seat_number();
        play.map(|play| PyMove { play, seat })
            .ok_or_else(|| bot_error(format!("seat {seat} has nothing to play now")))
    }

    fn __repr__(&self) -> String {
        format!("<Strategy {}>", self.name)
    }
}

/// The names that some family knows.
fn every_name() -> Vec<&'static str> {
    let mut names = scopa::strategies::Strategy::NAMES.to_vec();
    names.extend(
        scala40::strategies::Strategy::NAMES.iter().filter(|name| !names.contains(name)).collect::<Vec<_>>(),
    );
    names
}

fn locked<T>(strategy: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    strategy.lock().unwrap_or_else(PoisonError::into_inner)
}
