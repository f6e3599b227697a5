//! `Rules`: a sheet compiled for one number of seats.

use std::sync::Arc;

use pyo3::prelude::*;
use settebello_engine::rules::Rules;

use crate::convert::rules_error;

/// The rules of play of a sheet for one number of seats, compiled from JSON; frozen.
#[pyclass(frozen, name = "Rules", module = "settebello._engine")]
pub struct PyRules(pub Arc<Rules>);

#[pymethods]
impl PyRules {
    /// Reads and checks the JSON text; RulesError names the key, what was found and what is allowed.
    #[new]
    fn new(py: Python<'_>, json: &str) -> PyResult<PyRules> {
        Rules::from_json(json).map(|rules| PyRules(Arc::new(rules))).map_err(|error| rules_error(py, error))
    }

    /// The number of seats.
    #[getter]
    fn seats(&self) -> u8 {
        self.0.seats
    }

    /// The number of sides: seat `s` belongs to side `s % sides`.
    #[getter]
    fn sides(&self) -> u8 {
        self.0.sides
    }

    /// The number of plays in a deal.
    #[getter]
    fn plays(&self) -> u8 {
        self.0.pack.len() - self.0.table_cards
    }

    fn __repr__(&self) -> String {
        let letters: String = self.0.ranks.iter().map(|rank| rank.letter()).collect();
        format!("<Rules for {} seats, ranks {letters}>", self.0.seats)
    }
}
