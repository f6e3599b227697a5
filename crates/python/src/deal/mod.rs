//! `Deal`: one deal of any family. It begins, is looked at, and is played.

mod begin;
mod look;
mod play;

use pyo3::prelude::*;
use settebello_engine::scopa::deal::Deal;

/// The family that a deal belongs to.
#[derive(Clone)]
enum Family {
    Scopa(Deal),
}

/// One deal, played move by move.
#[pyclass(name = "Deal", module = "settebello._engine")]
pub struct PyDeal {
    family: Family,
    sheet: Py<PyAny>,
    number: u64,
    sealed: bool,
    totals: Option<Vec<i64>>,
}

impl PyDeal {
    fn of(sheet: &Bound<'_, PyAny>, deal: Deal, number: u64) -> PyDeal {
        PyDeal {
            family: Family::Scopa(deal),
            sheet: sheet.clone().unbind(),
            number,
            sealed: false,
            totals: None,
        }
    }

    fn scopa(&self) -> &Deal {
        let Family::Scopa(deal) = &self.family;
        deal
    }
}
