//! What only scores of Scala 40 have.

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use settebello_engine::scala40::score::Score;

use super::{Made, PyScore};
use crate::errors::no_attribute;

impl PyScore {
    fn scala40(&self, asked: &str) -> PyResult<&Score> {
        match &self.0 {
            Made::Scala40(score) => Ok(score),
            Made::Scopa { .. } => Err(no_attribute("a score", self.family_of(), asked)),
        }
    }
}

#[pymethods]
impl PyScore {
    /// The seat that closed; None if the deal is dead.
    #[getter]
    fn closer(&self) -> PyResult<Option<u8>> {
        Ok(self.scala40("closer")?.closer)
    }

    /// Whether it closed in the very turn in which it opened.
    #[getter]
    fn one_turn(&self) -> PyResult<bool> {
        Ok(self.scala40("one_turn")?.one_turn)
    }

    /// What each hand counts at the end, whoever pays for it.
    #[getter]
    fn values<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let score = self.scala40("values")?;
        PyTuple::new(py, &score.values[..usize::from(score.seats)])
    }
}
