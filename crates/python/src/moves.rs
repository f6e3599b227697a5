//! `Move`, and `Played`: what a play did.

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use settebello_engine::error::Refusal;
use settebello_engine::scopa::apply::Outcome;
use settebello_engine::scopa::moves::Move;
use settebello_engine::scopa::notation;
use settebello_engine::scopa::state::SEATS;

use crate::card::{PyCard, interned};
use crate::convert::{Text, Whole, card_tuple, no_move, place};

/// A card played by a seat and the cards that it takes; frozen.
#[pyclass(frozen, eq, hash, name = "Move", module = "settebello._engine")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PyMove {
    pub play: Move,
    pub seat: u8,
}

/// A tuple of the moves of one seat.
pub fn move_tuple<'py>(py: Python<'py>, seat: u8, moves: &[Move]) -> PyResult<Bound<'py, PyTuple>> {
    let moves = moves.iter().map(|&play| Bound::new(py, PyMove { play, seat }));
    PyTuple::new(py, moves.collect::<PyResult<Vec<_>>>()?)
}

/// A tuple of plays made in turn, the first by `first` of so many seats.
pub fn history_tuple<'py>(
    py: Python<'py>,
    first: u8,
    seats: u8,
    plays: &[Move],
) -> PyResult<Bound<'py, PyTuple>> {
    let mut seat = first;
    let moves = plays.iter().map(|&play| {
        let made = Bound::new(py, PyMove { play, seat });
        seat = (seat + 1) % seats;
        made
    });
    PyTuple::new(py, moves.collect::<PyResult<Vec<_>>>()?)
}

#[pymethods]
impl PyMove {
    /// The move of a seat from its text, such as "7Dx3C+4S"; IllegalMove if it is none.
    #[new]
    fn new(seat: Whole, text: Text) -> PyResult<PyMove> {
        let seat = place("seat", seat, SEATS as u8)?;
        match notation::parse(&text.0) {
            Ok(play) => Ok(PyMove { play, seat }),
            Err(refusal) => Err(no_move(&text.0, refusal)),
        }
    }

    /// The seat that plays.
    #[getter]
    fn seat(&self) -> u8 {
        self.seat
    }

    /// The card played.
    #[getter]
    fn card<'py>(&self, py: Python<'py>) -> Bound<'py, PyCard> {
        interned(py, self.play.card)
    }

    /// The cards taken, by suit D C S B and then by rank; empty when the card is laid.
    #[getter]
    fn captured<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        card_tuple(py, self.play.captured)
    }

    fn __str__(&self) -> String {
        notation::print(self.play)
    }

    fn __repr__(&self) -> String {
        format!("Move({}, '{}')", self.seat, notation::print(self.play))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        let arguments = (slf.get().seat, slf.get().__str__());
        (slf.get_type(), arguments).into_pyobject(slf.py())
    }
}

/// What a play did; frozen.
#[pyclass(frozen, eq, hash, name = "Played", module = "settebello._engine")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PyPlayed {
    pub made: PyMove,
    pub outcome: Outcome,
}

#[pymethods]
impl PyPlayed {
    /// The seat that played.
    #[getter]
    fn seat(&self) -> u8 {
        self.made.seat
    }

    /// The move.
    #[getter]
    fn r#move(&self) -> PyMove {
        self.made
    }

    /// Whether it made a scopa that counts.
    #[getter]
    fn scopa(&self) -> bool {
        self.outcome.scopa
    }

    /// The cards that the deal's last play left on the table.
    #[getter]
    fn leftovers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        card_tuple(py, self.outcome.leftovers)
    }

    /// The side that got them; None if there were none, or if nobody ever captured.
    #[getter]
    fn leftovers_side(&self) -> Option<u8> {
        self.outcome.leftovers_side
    }

    /// Whether the hands were filled again.
    #[getter]
    fn dealt(&self) -> bool {
        self.outcome.dealt
    }

    /// Whether the deal is over.
    #[getter]
    fn over(&self) -> bool {
        self.outcome.over
    }

    fn __repr__(&self) -> String {
        let mut text = format!("<Played {} by seat {}", notation::print(self.made.play), self.made.seat);
        for (happened, word) in
            [(self.outcome.scopa, "scopa"), (self.outcome.dealt, "dealt"), (self.outcome.over, "over")]
        {
            if happened {
                text += ", ";
                text += word;
            }
        }
        text + ">"
    }
}

/// Reads a move of a deal from a Move or its text.
pub fn read_move(item: &Bound<'_, PyAny>, turn: u8) -> Result<Move, (String, Refusal)> {
    if let Ok(made) = item.cast::<PyMove>() {
        let made = made.get();
        return if made.seat == turn {
            Ok(made.play)
        } else {
            Err((notation::print(made.play), Refusal::WrongSeat))
        };
    }
    let Text(text) = item.extract::<Text>().map_err(|_| {
        let found = item.repr().map_or_else(|_| "?".to_owned(), |text| text.to_string());
        (found, Refusal::Malformed)
    })?;
    notation::parse(&text).map_err(|refusal| (text, refusal))
}
