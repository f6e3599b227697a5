//! `Move`, and `Played`: what a play did. What a family has of its own stands in a file of its own.

mod scala40;
mod scopa;

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use settebello_engine::card::Card;
use settebello_engine::family::Family;
use settebello_engine::scala40::state::SEATS;

use crate::arguments::place;
use crate::errors::{Reason, no_move};
use crate::values::{Text, Whole};

/// A play of any family.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Play {
    Scopa(settebello_engine::scopa::moves::Move),
    Scala40(settebello_engine::scala40::moves::Move),
}

impl Play {
    pub const fn family(self) -> Family {
        match self {
            Play::Scopa(_) => Family::Scopa,
            Play::Scala40(_) => Family::Scala40,
        }
    }

    pub fn text(self) -> String {
        match self {
            Play::Scopa(play) => settebello_engine::scopa::notation::print(play),
            Play::Scala40(play) => settebello_engine::scala40::notation::print(play),
        }
    }
}

/// What a seat plays: a card and the cards that it takes, or one step of a turn; frozen.
#[pyclass(frozen, eq, hash, name = "Move", module = "settebello._engine")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PyMove {
    pub play: Play,
    pub seat: u8,
}

/// A tuple of moves, each with its seat.
pub fn move_tuple<'py>(
    py: Python<'py>,
    moves: impl IntoIterator<Item = (u8, Play)>,
) -> PyResult<Bound<'py, PyTuple>> {
    let moves = moves.into_iter().map(|(seat, play)| Bound::new(py, PyMove { play, seat }));
    PyTuple::new(py, moves.collect::<PyResult<Vec<_>>>()?)
}

#[pymethods]
impl PyMove {
    /// The move of a seat from its text, such as "7Dx3C+4S"; IllegalMove if it is none.
    #[new]
    fn new(seat: Whole, text: Text) -> PyResult<PyMove> {
        let seat = place("seat", seat, SEATS as u8)?;
        // No text is a move of two families: Scala 40's begin with a word.
        let play = match settebello_engine::scopa::notation::parse(&text.0) {
            Ok(play) => Play::Scopa(play),
            Err(_) => settebello_engine::scala40::notation::parse(&text.0, None)
                .map(Play::Scala40)
                .map_err(|refusal| no_move(&text.0, refusal))?,
        };
        Ok(PyMove { play, seat })
    }

    /// The seat that plays.
    #[getter]
    fn seat(&self) -> u8 {
        self.seat
    }

    /// The family's word.
    #[getter]
    fn family(&self) -> &'static str {
        self.play.family().word()
    }

    fn __str__(&self) -> String {
        self.play.text()
    }

    fn __repr__(&self) -> String {
        format!("Move({}, '{}')", self.seat, self.play.text())
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        let arguments = (slf.get().seat, slf.get().__str__());
        (slf.get_type(), arguments).into_pyobject(slf.py())
    }
}

/// What a play did, in its family's terms.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum Done {
    Scopa(settebello_engine::scopa::apply::Outcome),
    Scala40 {
        outcome: settebello_engine::scala40::apply::Outcome,
        /// The new stock, top first, if the discard pile became it.
        turnover: Vec<Card>,
    },
}

/// What a play did; frozen.
#[pyclass(frozen, eq, hash, name = "Played", module = "settebello._engine")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct PyPlayed {
    pub made: PyMove,
    pub done: Done,
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

    /// The family's word.
    #[getter]
    fn family(&self) -> &'static str {
        self.made.family()
    }

    /// Whether the deal is over.
    #[getter]
    fn over(&self) -> bool {
        match &self.done {
            Done::Scopa(outcome) => outcome.over,
            Done::Scala40 { outcome, .. } => outcome.over,
        }
    }

    fn __repr__(&self) -> String {
        let happened = match &self.done {
            Done::Scopa(outcome) => {
                vec![(outcome.scopa, "scopa"), (outcome.dealt, "dealt"), (outcome.over, "over")]
            }
            Done::Scala40 { outcome, .. } => {
                vec![(outcome.opened, "opened"), (outcome.turned_over, "turned over"), (outcome.over, "over")]
            }
        };
        let words = happened.into_iter().filter(|(happened, _)| *happened);
        let words: String = words.map(|(_, word)| format!(", {word}")).collect();
        format!("<Played {} by seat {}{words}>", self.made.play.text(), self.made.seat)
    }
}

/// What `play` was given.
pub enum Given {
    Made(PyMove),
    Text(String),
    /// Something else, as it shows itself.
    Other(String),
}

impl Given {
    pub fn of(item: &Bound<'_, PyAny>) -> Given {
        if let Ok(made) = item.cast::<PyMove>() {
            return Given::Made(*made.get());
        }
        match item.extract::<Text>() {
            Ok(Text(text)) => Given::Text(text),
            Err(_) => Given::Other(item.repr().map_or_else(|_| "?".to_owned(), |text| text.to_string())),
        }
    }

    /// How a refusal shows it.
    pub fn text(&self) -> String {
        match self {
            Given::Made(made) => made.play.text(),
            Given::Text(text) | Given::Other(text) => text.clone(),
        }
    }

    /// The play of the seat whose turn it is: a move of its own, or a text that `parse` reads.
    pub fn read<M, R: Into<Reason>>(
        &self,
        turn: u8,
        own: impl FnOnce(Play) -> Option<M>,
        parse: impl FnOnce(&str) -> Result<M, R>,
        (wrong_seat, malformed): (R, R),
    ) -> Result<M, Reason> {
        match self {
            Given::Made(made) if made.seat != turn => Err(wrong_seat.into()),
            Given::Made(made) => own(made.play).ok_or(malformed.into()),
            Given::Text(text) => parse(text).map_err(Into::into),
            Given::Other(_) => Err(malformed.into()),
        }
    }
}
