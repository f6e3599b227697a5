//! What a deal shows.

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use settebello_engine::scopa::score::primiera_cards;

use super::PyDeal;
use crate::convert::{self, Whole};
use crate::moves::{history_tuple, move_tuple};
use crate::score::PyScore;
use crate::view::{PyView, side_tuple};

#[pymethods]
impl PyDeal {
    /// The rule sheet.
    #[getter]
    fn rules(&self, py: Python<'_>) -> Py<PyAny> {
        self.sheet.clone_ref(py)
    }

    /// The deal's number in its match, from 0.
    #[getter]
    fn number(&self) -> u64 {
        self.number
    }

    /// The deck as dealt, top first; () for a deal begun from a position.
    #[getter]
    fn deck<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        convert::card_tuple(py, self.scopa().deck().iter().copied())
    }

    /// The void decks that came before, top first.
    #[getter]
    fn void<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let decks = self.scopa().void().iter().map(|deck| convert::card_tuple(py, deck.iter().copied()));
        PyTuple::new(py, decks.collect::<PyResult<Vec<_>>>()?)
    }

    /// The face-up cards that made each void deck void, in the order in which they were dealt.
    #[getter]
    fn void_tables<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let tables = self.scopa().void_tables().map(|table| convert::card_tuple(py, table));
        PyTuple::new(py, tables.collect::<PyResult<Vec<_>>>()?)
    }

    /// The seat to play, None when over.
    #[getter]
    fn turn(&self) -> Option<u8> {
        let state = self.scopa().state();
        (!state.over()).then_some(state.turn)
    }

    /// The dealer's seat.
    #[getter]
    fn dealer(&self) -> u8 {
        self.scopa().state().dealer
    }

    /// The number of seats.
    #[getter]
    fn seats(&self) -> u8 {
        self.scopa().rules().seats
    }

    /// The seats of each side.
    #[getter]
    fn sides<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        side_tuple(py, self.scopa().rules())
    }

    /// Each seat's hand.
    #[getter]
    fn hands<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let seats = usize::from(self.scopa().rules().seats);
        convert::set_tuples(py, &self.scopa().state().hands[..seats])
    }

    /// The cards on the table in order of arrival.
    #[getter]
    fn table<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        convert::card_tuple(py, self.scopa().table())
    }

    /// How many cards are left to deal.
    #[getter]
    fn stock(&self) -> u8 {
        self.scopa().state().stock_left()
    }

    /// Each side's captured cards in the order in which they were gathered.
    #[getter]
    fn piles<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let sides = 0..self.scopa().rules().sides;
        let piles = sides.map(|side| convert::card_tuple(py, self.scopa().pile(side)));
        PyTuple::new(py, piles.collect::<PyResult<Vec<_>>>()?)
    }

    /// The scopas of each side.
    #[getter]
    fn scopas<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let sides = usize::from(self.scopa().rules().sides);
        PyTuple::new(py, &self.scopa().state().scopas[..sides])
    }

    /// The side that captured last, or None.
    #[getter]
    fn last_capture(&self) -> Option<u8> {
        self.scopa().state().last_capture
    }

    /// Every legal move of the seat to play; () when over.
    #[getter]
    fn moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let moves = self.scopa().choice().map(|choice| choice.list()).unwrap_or_default();
        move_tuple(py, self.scopa().state().turn, &moves)
    }

    /// The plays so far.
    #[getter]
    fn history<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let deal = self.scopa();
        history_tuple(py, deal.start().turn, deal.rules().seats, deal.history())
    }

    /// Whether the deal is over.
    #[getter]
    fn over(&self) -> bool {
        self.scopa().state().over()
    }

    /// What a seat may know and nothing else.
    fn view(&self, py: Python<'_>, seat: Whole) -> PyResult<PyView> {
        let seat = convert::place("seat", seat, self.scopa().rules().seats)?;
        Ok(PyView::new(self.scopa(), self.sheet.clone_ref(py), seat, self.totals.clone()))
    }

    /// The points, once the deal is over.
    fn score(&self) -> PyResult<PyScore> {
        let deal = self.scopa();
        let score = deal.score().map_err(|error| convert::deal_not_over(error.plays_left))?;
        let primiera_cards = deal.state().piles.map(|pile| primiera_cards(deal.rules(), pile));
        Ok(PyScore { score, primiera_cards })
    }

    /// The position as one line of text.
    fn position_text(&self) -> String {
        self.scopa().position().to_string()
    }

    /// Whether the deal belongs to a match.
    #[getter]
    fn sealed(&self) -> bool {
        self.sealed
    }

    /// The sides' totals in the match before this deal, None in a lone deal.
    #[getter]
    fn totals<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        self.totals.as_ref().map(|totals| PyTuple::new(py, totals)).transpose()
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let id: String = self.sheet.bind(py).getattr(pyo3::intern!(py, "id"))?.extract()?;
        let state = self.scopa().state();
        let turn = if state.over() { "over".to_owned() } else { format!("seat {} to play", state.turn) };
        Ok(format!("<Deal {id}, {} seats, {} plays, {turn}>", self.seats(), self.scopa().history().len()))
    }
}
