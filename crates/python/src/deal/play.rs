//! How a deal is played, taken back, copied, and kept by a match.

use pyo3::prelude::*;
use settebello_engine::scopa::notation::print;

use super::{Family, PyDeal};
use crate::convert;
use crate::moves::{PyMove, PyPlayed, read_move};

impl PyDeal {
    fn make(&mut self, item: &Bound<'_, PyAny>) -> PyResult<PyPlayed> {
        let py = item.py();
        let Family::Scopa(deal) = &mut self.family;
        if deal.state().over() {
            return Err(convert::deal_over());
        }
        let seat = deal.state().turn;
        let play = read_move(item, seat)
            .map_err(|(text, refusal)| convert::illegal_move(self.sheet.bind(py), &text, refusal))?;
        match deal.play(play) {
            Ok(outcome) => Ok(PyPlayed { made: PyMove { play, seat }, outcome }),
            Err(error) => Err(convert::play_error(self.sheet.bind(py), &print(play), error)),
        }
    }
}

#[pymethods]
impl PyDeal {
    /// Makes a move, given as a Move or its text.
    fn play(&mut self, r#move: &Bound<'_, PyAny>) -> PyResult<PyPlayed> {
        if self.sealed { Err(convert::sealed_deal()) } else { self.make(r#move) }
    }

    /// Makes a move in a sealed deal; only the match that sealed it calls this.
    fn play_sealed(&mut self, r#move: &Bound<'_, PyAny>) -> PyResult<PyPlayed> {
        self.make(r#move)
    }

    /// Takes the last play back and returns it.
    fn undo(&mut self) -> PyResult<PyMove> {
        if self.sealed {
            return Err(convert::sealed_deal());
        }
        let Family::Scopa(deal) = &mut self.family;
        let play = deal.undo().ok_or_else(convert::nothing_to_undo)?;
        Ok(PyMove { play, seat: deal.seat_of_play(deal.history().len()) })
    }

    /// A deal of its own that goes on from here; never sealed.
    fn copy(&self, py: Python<'_>) -> PyDeal {
        PyDeal {
            family: self.family.clone(),
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
            let sides = self.scopa().rules().sides;
            if totals.len() != usize::from(sides) {
                return Err(convert::wrong_totals(totals.len(), sides));
            }
        }
        self.totals = totals;
        Ok(())
    }
}
