//! `View`: what one seat may know. What a family has of its own stands in a file of its own.

mod scala40;
mod scopa;

use std::hash::{DefaultHasher, Hash, Hasher};

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use settebello_engine::family::Family;

pub use self::scala40::Scala40View;
pub use self::scopa::{ScopaView, in_turn};
use crate::answers::card_tuple;
use crate::moves::{Play, move_tuple};

/// What is seen, in its family's terms.
#[derive(PartialEq, Hash)]
pub enum Seen {
    Scopa(ScopaView),
    Scala40(Box<Scala40View>),
}

/// What a seat may know of a deal at one moment, and nothing else; frozen.
#[pyclass(frozen, eq, name = "View", module = "settebello._engine")]
pub struct PyView {
    pub seen: Seen,
    pub sheet: Py<PyAny>,
    pub totals: Option<Vec<i64>>,
}

impl PartialEq for PyView {
    fn eq(&self, other: &PyView) -> bool {
        self.seen == other.seen && self.totals == other.totals
    }
}

impl PyView {
    pub fn family_of(&self) -> Family {
        match self.seen {
            Seen::Scopa(_) => Family::Scopa,
            Seen::Scala40(_) => Family::Scala40,
        }
    }

    /// The view's seat.
    pub fn seat_number(&self) -> u8 {
        match &self.seen {
            Seen::Scopa(seen) => seen.sight.seat,
            Seen::Scala40(seen) => seen.sight.seat,
        }
    }
}

#[pymethods]
impl PyView {
    /// The family's word.
    #[getter]
    fn family(&self) -> &'static str {
        self.family_of().word()
    }

    /// The seat that sees this.
    #[getter]
    fn seat(&self) -> u8 {
        self.seat_number()
    }

    /// The number of seats.
    #[getter]
    fn seats(&self) -> u8 {
        match &self.seen {
            Seen::Scopa(seen) => seen.rules.seats,
            Seen::Scala40(seen) => seen.rules.seats,
        }
    }

    /// The seats of each side.
    #[getter]
    fn sides<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        match &self.seen {
            Seen::Scopa(seen) => side_tuple(py, seen.rules.seats, seen.rules.sides),
            Seen::Scala40(seen) => side_tuple(py, seen.rules.seats, seen.rules.seats),
        }
    }

    /// The own hand; None while the seat may not look at it.
    #[getter]
    fn hand<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        match &self.seen {
            Seen::Scopa(seen) => seen.sight.hand.map(|hand| card_tuple(py, hand)).transpose(),
            Seen::Scala40(seen) => card_tuple(py, seen.sight.hand).map(Some),
        }
    }

    /// The seat's legal moves on its turn, otherwise ().
    #[getter]
    fn moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let seat = self.seat_number();
        match &self.seen {
            Seen::Scopa(seen) => {
                let moves = seen.view().choice().map(|choice| choice.list()).unwrap_or_default();
                move_tuple(py, moves.into_iter().map(|play| (seat, Play::Scopa(play))))
            }
            Seen::Scala40(seen) => {
                let moves = seen.view().choice().map(|choice| choice.list()).unwrap_or_default();
                move_tuple(py, moves.into_iter().map(|play| (seat, Play::Scala40(play))))
            }
        }
    }

    /// How many cards each seat holds.
    #[getter]
    fn hand_counts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let counts = match &self.seen {
            Seen::Scopa(seen) => seen.sight.hand_counts,
            Seen::Scala40(seen) => seen.sight.hand_counts,
        };
        PyTuple::new(py, &counts[..usize::from(self.seats())])
    }

    /// How many cards are left to deal, or to draw.
    #[getter]
    fn stock(&self) -> u8 {
        match &self.seen {
            Seen::Scopa(seen) => seen.sight.stock,
            Seen::Scala40(seen) => seen.sight.stock,
        }
    }

    /// The plays so far.
    #[getter]
    fn history<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        match &self.seen {
            Seen::Scopa(seen) => move_tuple(py, seen.made()),
            Seen::Scala40(seen) => {
                move_tuple(py, seen.history.iter().map(|made| (made.seat, Play::Scala40(made.play))))
            }
        }
    }

    /// The seat to play, None when the deal is over.
    #[getter]
    fn turn(&self) -> Option<u8> {
        match &self.seen {
            Seen::Scopa(seen) => seen.sight.turn,
            Seen::Scala40(seen) => seen.sight.turn,
        }
    }

    /// The dealer's seat.
    #[getter]
    fn dealer(&self) -> u8 {
        match &self.seen {
            Seen::Scopa(seen) => seen.sight.dealer,
            Seen::Scala40(seen) => seen.sight.dealer,
        }
    }

    /// The rule sheet.
    #[getter]
    fn rules(&self, py: Python<'_>) -> Py<PyAny> {
        self.sheet.clone_ref(py)
    }

    /// The sides' totals in a match, None in a lone deal.
    #[getter]
    fn totals<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        self.totals.as_ref().map(|totals| PyTuple::new(py, totals)).transpose()
    }

    /// Whether the deal is over.
    #[getter]
    fn over(&self) -> bool {
        self.turn().is_none()
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (&self.seen, &self.totals).hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        let turn = self.turn().map_or("None".to_owned(), |turn| turn.to_string());
        let shown = match &self.seen {
            Seen::Scopa(seen) => seen.shown(),
            Seen::Scala40(seen) => seen.shown(),
        };
        format!("<View of seat {}: {shown}, turn {turn}>", self.seat_number())
    }
}

/// The seats of each side.
pub fn side_tuple(py: Python<'_>, seats: u8, sides: u8) -> PyResult<Bound<'_, PyTuple>> {
    let members = |side| (0..seats).filter(move |seat| seat % sides == side).collect::<Vec<u8>>();
    let sides = (0..sides).map(|side| PyTuple::new(py, members(side))).collect::<PyResult<Vec<_>>>()?;
    PyTuple::new(py, sides)
}
