//! `Deal`: one deal of any family. It begins, is looked at, and is played; what a family has of
//! its own stands in a file of its own.

mod begin;
mod look;
mod play;
mod scala40;
mod scopa;

use pyo3::prelude::*;
use settebello_engine::family::Family;

/// A deal of one family or another.
#[derive(Clone)]
enum Running {
    Scopa(Box<settebello_engine::scopa::deal::Deal>),
    Scala40(Box<settebello_engine::scala40::deal::Deal>),
}

/// One deal, played move by move.
#[pyclass(name = "Deal", module = "settebello._engine")]
pub struct PyDeal {
    running: Running,
    sheet: Py<PyAny>,
    number: u64,
    sealed: bool,
    totals: Option<Vec<i64>>,
}

impl PyDeal {
    fn of(sheet: &Bound<'_, PyAny>, running: Running, number: u64) -> PyDeal {
        PyDeal { running, sheet: sheet.clone().unbind(), number, sealed: false, totals: None }
    }

    fn family_of(&self) -> Family {
        match self.running {
            Running::Scopa(_) => Family::Scopa,
            Running::Scala40(_) => Family::Scala40,
        }
    }

    /// How many sides have a total.
    fn side_count(&self) -> u8 {
        match &self.running {
            Running::Scopa(deal) => deal.rules().sides,
            Running::Scala40(deal) => deal.rules().seats,
        }
    }
}
