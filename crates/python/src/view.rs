//! `View`: what one seat may know.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use settebello_engine::card::Card;
use settebello_engine::rules::Rules;
use settebello_engine::scopa::deal::Deal;
use settebello_engine::scopa::moves::Move;
use settebello_engine::scopa::view::{Sight, View};

use crate::convert::card_tuple;
use crate::moves::{history_tuple, move_tuple};

/// What a seat may know of a deal at one moment, and nothing else; frozen.
#[pyclass(frozen, eq, name = "View", module = "settebello._engine")]
pub struct PyView {
    rules: Arc<Rules>,
    sheet: Py<PyAny>,
    sight: Sight,
    history: Vec<Move>,
    first: u8,
    /// In order of arrival.
    table: Vec<Card>,
    /// In the order in which they were gathered, while the sheet lets players look.
    piles: Option<Vec<Vec<Card>>>,
    totals: Option<Vec<i64>>,
}

impl PartialEq for PyView {
    fn eq(&self, other: &PyView) -> bool {
        self.rules == other.rules
            && self.sight == other.sight
            && self.history == other.history
            && self.table == other.table
            && self.totals == other.totals
    }
}

impl PyView {
    pub fn new(deal: &Deal, sheet: Py<PyAny>, seat: u8, totals: Option<Vec<i64>>) -> PyView {
        let view = deal.view(seat);
        let sides = 0..deal.rules().sides;
        PyView {
            rules: deal.rules().clone(),
            sheet,
            sight: view.sight,
            history: view.history.to_vec(),
            first: deal.start().turn,
            table: deal.table(),
            piles: view.sight.piles.map(|_| sides.map(|side| deal.pile(side)).collect()),
            totals,
        }
    }

    /// The engine's view, for its strategies.
    pub fn view(&self) -> View<'_> {
        View { rules: &self.rules, history: &self.history, sight: self.sight }
    }

    /// The view's seat.
    pub fn seat_number(&self) -> u8 {
        self.sight.seat
    }
}

#[pymethods]
impl PyView {
    /// The seat that sees this.
    #[getter]
    fn seat(&self) -> u8 {
        self.sight.seat
    }

    /// The number of seats.
    #[getter]
    fn seats(&self) -> u8 {
        self.rules.seats
    }

    /// The seats of each side.
    #[getter]
    fn sides<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        side_tuple(py, &self.rules)
    }

    /// The own hand; None while the seat may not look at it.
    #[getter]
    fn hand<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        self.sight.hand.map(|hand| card_tuple(py, hand)).transpose()
    }

    /// The seat's legal moves on its turn, otherwise ().
    #[getter]
    fn moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let moves = self.view().choice().map(|choice| choice.list()).unwrap_or_default();
        move_tuple(py, self.sight.seat, &moves)
    }

    /// The cards on the table in order of arrival.
    #[getter]
    fn table<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        card_tuple(py, self.table.iter().copied())
    }

    /// How many cards each seat holds.
    #[getter]
    fn hand_counts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.sight.hand_counts[..usize::from(self.rules.seats)])
    }

    /// How many cards each side has captured.
    #[getter]
    fn pile_counts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.sight.pile_counts[..usize::from(self.rules.sides)])
    }

    /// The piles in the order in which they were gathered; None where the sheet keeps them closed.
    #[getter]
    fn piles<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        let Some(piles) = &self.piles else { return Ok(None) };
        let tuples =
            piles.iter().map(|pile| card_tuple(py, pile.iter().copied())).collect::<PyResult<Vec<_>>>()?;
        PyTuple::new(py, tuples).map(Some)
    }

    /// The scopas of each side.
    #[getter]
    fn scopas<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.sight.scopas[..usize::from(self.rules.sides)])
    }

    /// How many cards are left to deal.
    #[getter]
    fn stock(&self) -> u8 {
        self.sight.stock
    }

    /// The plays so far.
    #[getter]
    fn history<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        history_tuple(py, self.first, self.rules.seats, &self.history)
    }

    /// The seat to play, None when the deal is over.
    #[getter]
    fn turn(&self) -> Option<u8> {
        self.sight.turn
    }

    /// The dealer's seat.
    #[getter]
    fn dealer(&self) -> u8 {
        self.sight.dealer
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
        self.sight.turn.is_none()
    }

    /// The side that captured last, or None.
    #[getter]
    fn last_capture(&self) -> Option<u8> {
        self.sight.last_capture
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.sight, &self.history, &self.table, &self.totals).hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        let join = |cards: &mut dyn Iterator<Item = Card>| {
            cards.map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
        };
        let hand =
            self.sight.hand.map_or("unseen".to_owned(), |hand| format!("[{}]", join(&mut hand.into_iter())));
        let turn = self.sight.turn.map_or("None".to_owned(), |turn| turn.to_string());
        let table = join(&mut self.table.iter().copied());
        format!("<View of seat {}: hand {hand}, table [{table}], turn {turn}>", self.sight.seat)
    }
}

/// The seats of each side.
pub fn side_tuple<'py>(py: Python<'py>, rules: &Rules) -> PyResult<Bound<'py, PyTuple>> {
    let members = |side| (0..rules.seats).filter(move |&seat| rules.side(seat) == side).collect::<Vec<u8>>();
    let sides = (0..rules.sides).map(|side| PyTuple::new(py, members(side))).collect::<PyResult<Vec<_>>>()?;
    PyTuple::new(py, sides)
}
