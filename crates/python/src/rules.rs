//! `Rules`: a sheet compiled for one number of seats.

use std::sync::Arc;

use pyo3::prelude::*;
use settebello_engine::family::{Family, Rules};
use settebello_engine::{scala40, scopa};

use crate::errors::{no_attribute, rules_error};

/// The rules of play of a sheet for one number of seats, compiled from JSON; frozen.
#[pyclass(frozen, name = "Rules", module = "settebello._engine")]
pub struct PyRules(pub Rules);

impl PyRules {
    /// The rules of Scopa; AttributeError, naming what was asked for, in another family.
    pub fn scopa(&self, asked: &str) -> PyResult<&Arc<scopa::rules::Rules>> {
        match &self.0 {
            Rules::Scopa(rules) => Ok(rules),
            Rules::Scala40(_) => Err(no_attribute("a set of rules", Family::Scala40, asked)),
        }
    }

    /// The rules of Scala 40; AttributeError, naming what was asked for, in another family.
    pub fn scala40(&self, asked: &str) -> PyResult<&Arc<scala40::rules::Rules>> {
        match &self.0 {
            Rules::Scala40(rules) => Ok(rules),
            Rules::Scopa(_) => Err(no_attribute("a set of rules", Family::Scopa, asked)),
        }
    }
}

#[pymethods]
impl PyRules {
    /// Reads and checks the JSON text; RulesError names the key, what was found and what is allowed.
    #[new]
    fn new(py: Python<'_>, json: &str) -> PyResult<PyRules> {
        Rules::from_json(json).map(PyRules).map_err(|error| rules_error(py, error))
    }

    /// The family's word, "scopa" or "scala40".
    #[getter]
    fn family(&self) -> &'static str {
        self.0.family().word()
    }

    /// The number of seats.
    #[getter]
    fn seats(&self) -> u8 {
        self.0.seats()
    }

    /// The number of sides: seat `s` belongs to side `s % sides`.
    #[getter]
    fn sides(&self) -> u8 {
        self.0.sides()
    }

    /// The number of plays in a deal.
    #[getter]
    fn plays(&self) -> PyResult<u8> {
        let rules = self.scopa("plays")?;
        Ok(rules.pack.len() - rules.table_cards)
    }

    fn __repr__(&self) -> String {
        match &self.0 {
            Rules::Scopa(rules) => {
                let letters: String = rules.ranks.iter().map(|rank| rank.letter()).collect();
                format!("<Rules for {} seats, ranks {letters}>", rules.seats)
            }
            Rules::Scala40(rules) => format!("<Rules of Scala 40 for {} seats>", rules.seats),
        }
    }
}
