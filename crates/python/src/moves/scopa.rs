//! What only moves of Scopa have.

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use settebello_engine::scopa::apply::Outcome;
use settebello_engine::scopa::moves::Move;

use super::{Done, Play, PyMove, PyPlayed};
use crate::answers::card_tuple;
use crate::card::{PyCard, interned};
use crate::errors::no_attribute;

impl PyMove {
    fn scopa(&self, asked: &str) -> PyResult<Move> {
        match self.play {
            Play::Scopa(play) => Ok(play),
            other => Err(no_attribute("a move", other.family(), asked)),
        }
    }
}

#[pymethods]
impl PyMove {
    /// The card played.
    #[getter]
    fn card<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyCard>> {
        Ok(interned(py, self.scopa("card")?.card))
    }

    /// The cards taken, by suit D C S B and then by rank; empty when the card is laid.
    #[getter]
    fn captured<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        card_tuple(py, self.scopa("captured")?.captured)
    }
}

impl PyPlayed {
    fn scopa_outcome(&self, asked: &str) -> PyResult<&Outcome> {
        match &self.done {
            Done::Scopa(outcome) => Ok(outcome),
            Done::Scala40 { .. } => Err(no_attribute("a play", self.made.play.family(), asked)),
        }
    }
}

#[pymethods]
impl PyPlayed {
    /// Whether it made a scopa that counts.
    #[getter]
    fn scopa(&self) -> PyResult<bool> {
        Ok(self.scopa_outcome("scopa")?.scopa)
    }

    /// The cards that the deal's last play left on the table.
    #[getter]
    fn leftovers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        card_tuple(py, self.scopa_outcome("leftovers")?.leftovers)
    }

    /// The side that got them; None if there were none, or if nobody ever captured.
    #[getter]
    fn leftovers_side(&self) -> PyResult<Option<u8>> {
        Ok(self.scopa_outcome("leftovers_side")?.leftovers_side)
    }

    /// Whether the hands were filled again.
    #[getter]
    fn dealt(&self) -> PyResult<bool> {
        Ok(self.scopa_outcome("dealt")?.dealt)
    }
}
