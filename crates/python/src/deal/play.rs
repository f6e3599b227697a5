//! How a deal is played, taken back, copied, and kept by a match.

use pyo3::prelude::*;

use super::{PyDeal, Running, scala40, scopa};
use crate::errors;
use crate::moves::{Given, Play, PyMove, PyPlayed};

impl PyDeal {
    fn make(&mut self, item: &Bound<'_, PyAny>) -> PyResult<PyPlayed> {
        if self.is_over() {
            return Err(errors::deal_over());
        }
        let (sheet, given) = (self.sheet.bind(item.py()), Given::of(item));
        match &mut self.running {
            Running::Scopa(deal) => scopa::make(deal, sheet, &given),
            Running::Scala40(deal) => scala40::make(deal, sheet, &given),
        }
    }

    fn is_over(&self) -> bool {
        match &self.running {
            Running::Scopa(deal) => deal.state().over(),
            Running::Scala40(deal) => deal.state().over(),
        }
    }
}

#[pymethods]
impl PyDeal {
    /// Makes a move, given as a Move or its text.
    fn play(&mut self, r#move: &Bound<'_, PyAny>) -> PyResult<PyPlayed> {
        if self.sealed { Err(errors::sealed_deal()) } else { self.make(r#move) }
    }

    /// Makes a move in a sealed deal; only the match that sealed it calls this.
    fn play_sealed(&mut self, r#move: &Bound<'_, PyAny>) -> PyResult<PyPlayed> {
        self.make(r#move)
    }

    /// Takes the last play back and returns it.
    fn undo(&mut self) -> PyResult<PyMove> {
        if self.sealed { Err(errors::sealed_deal()) } else { self.undo_sealed() }
    }

    /// Takes the last play of a sealed deal back; only the match that sealed it calls this.
    fn undo_sealed(&mut self) -> PyResult<PyMove> {
        match &mut self.running {
            Running::Scopa(deal) => {
                let play = deal.undo().ok_or_else(errors::nothing_to_undo)?;
                Ok(PyMove { play: Play::Scopa(play), seat: deal.seat_of_play(deal.history().len()) })
            }
            Running::Scala40(deal) => {
                let made = deal.undo().ok_or_else(errors::nothing_to_undo)?;
                Ok(PyMove { play: Play::Scala40(made.play), seat: made.seat })
            }
        }
    }

    /// A deal of its own that goes on from here; never sealed.
    fn copy(&self, py: Python<'_>) -> PyDeal {
        PyDeal {
            running: self.running.clone(),
            sheet: self.sheet.clone_ref(py),
            number: self.number,
            sealed: false,
            totals: self.totals.clone(),
        }
    }

    fn __copy__(&self, py: Python<'_>) -> PyDeal {
        self.copy(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyDeal {
        self.copy(py)
    }

    /// Closes the deal to play and undo: from now on its match makes the moves.
    fn seal(&mut self) {
        self.sealed = true;
    }

    /// Sets the totals that views show.
    fn set_totals(&mut self, totals: Option<Vec<i64>>) -> PyResult<()> {
        if let Some(totals) = &totals {
            let sides = self.side_count();
            if totals.len() != usize::from(sides) {
                return Err(errors::wrong_totals(totals.len(), sides));
            }
        }
        self.totals = totals;
        Ok(())
    }
}
