//! What a deal of any family shows.

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use settebello_engine::scopa::score::primiera_cards;

use super::{PyDeal, Running};
use crate::answers;
use crate::arguments;
use crate::errors;
use crate::moves::{Play, move_tuple};
use crate::score::{Made, PyScore};
use crate::values::Whole;
use crate::view::{PyView, Scala40View, ScopaView, Seen, in_turn, side_tuple};

#[pymethods]
impl PyDeal {
    /// The rule sheet.
    #[getter]
    fn rules(&self, py: Python<'_>) -> Py<PyAny> {
        self.sheet.clone_ref(py)
    }

    /// The family's word.
    #[getter]
    fn family(&self) -> &'static str {
        self.family_of().word()
    }

    /// The deal's number in its match, from 0.
    #[getter]
    fn number(&self) -> u64 {
        self.number
    }

    /// The deck as dealt, top first; () for a deal begun from a position.
    #[getter]
    fn deck<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let deck = match &self.running {
            Running::Scopa(deal) => deal.deck(),
            Running::Scala40(deal) => deal.deck(),
        };
        answers::card_tuple(py, deck.iter().copied())
    }

    /// The seat to play, None when over.
    #[getter]
    fn turn(&self) -> Option<u8> {
        match &self.running {
            Running::Scopa(deal) => (!deal.state().over()).then_some(deal.state().turn),
            Running::Scala40(deal) => (!deal.state().over()).then_some(deal.state().turn),
        }
    }

    /// The dealer's seat.
    #[getter]
    fn dealer(&self) -> u8 {
        match &self.running {
            Running::Scopa(deal) => deal.state().dealer,
            Running::Scala40(deal) => deal.state().dealer,
        }
    }

    /// The number of seats.
    #[getter]
    fn seats(&self) -> u8 {
        match &self.running {
            Running::Scopa(deal) => deal.rules().seats,
            Running::Scala40(deal) => deal.rules().seats,
        }
    }

    /// The seats of each side.
    #[getter]
    fn sides<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        side_tuple(py, self.seats(), self.side_count())
    }

    /// Each seat's hand.
    #[getter]
    fn hands<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let seats = usize::from(self.seats());
        match &self.running {
            Running::Scopa(deal) => answers::hand_tuples(py, &deal.state().hands[..seats]),
            Running::Scala40(deal) => answers::hand_tuples(py, &deal.state().hands[..seats]),
        }
    }

    /// How many cards are left to deal, or to draw.
    #[getter]
    fn stock(&self) -> u8 {
        match &self.running {
            Running::Scopa(deal) => deal.state().stock_left(),
            Running::Scala40(deal) => deal.state().stock.len() as u8,
        }
    }

    /// Every legal move of the seat to play; () when over.
    #[getter]
    fn moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        match &self.running {
            Running::Scopa(deal) => {
                let moves = deal.choice().map(|choice| choice.list()).unwrap_or_default();
                let seat = deal.state().turn;
                move_tuple(py, moves.into_iter().map(|play| (seat, Play::Scopa(play))))
            }
            Running::Scala40(deal) => {
                let moves = deal.choice().map(|choice| choice.list()).unwrap_or_default();
                let seat = deal.state().turn;
                move_tuple(py, moves.into_iter().map(|play| (seat, Play::Scala40(play))))
            }
        }
    }

    /// The plays so far.
    #[getter]
    fn history<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        match &self.running {
            Running::Scopa(deal) => {
                move_tuple(py, in_turn(deal.start().turn, deal.rules().seats, deal.history()))
            }
            Running::Scala40(deal) => {
                move_tuple(py, deal.history().iter().map(|made| (made.seat, Play::Scala40(made.play))))
            }
        }
    }

    /// Whether the deal is over.
    #[getter]
    fn over(&self) -> bool {
        self.turn().is_none()
    }

    /// What a seat may know and nothing else.
    fn view(&self, py: Python<'_>, seat: Whole) -> PyResult<PyView> {
        let seat = arguments::place("seat", seat, self.seats())?;
        let seen = match &self.running {
            Running::Scopa(deal) => Seen::Scopa(ScopaView::of(deal, seat)),
            Running::Scala40(deal) => Seen::Scala40(Box::new(Scala40View::of(deal, seat))),
        };
        Ok(PyView { seen, sheet: self.sheet.clone_ref(py), totals: self.totals.clone() })
    }

    /// The points, once the deal is over.
    fn score(&self) -> PyResult<PyScore> {
        match &self.running {
            Running::Scopa(deal) => {
                let score = deal.score().map_err(errors::deal_not_over)?;
                let primiera_cards = deal.state().piles.map(|pile| primiera_cards(deal.rules(), pile));
                Ok(PyScore(Made::Scopa { score, primiera_cards }))
            }
            Running::Scala40(deal) => {
                deal.score().map(|score| PyScore(Made::Scala40(score))).map_err(errors::deal_not_over)
            }
        }
    }

    /// The position as one line of text.
    fn position_text(&self) -> String {
        match &self.running {
            Running::Scopa(deal) => deal.position().to_string(),
            Running::Scala40(deal) => deal.position().to_string(),
        }
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
        let plays = match &self.running {
            Running::Scopa(deal) => deal.history().len(),
            Running::Scala40(deal) => deal.history().len(),
        };
        let turn = self.turn().map_or("over".to_owned(), |seat| format!("seat {seat} to play"));
        Ok(format!("<Deal {id}, {} seats, {plays} plays, {turn}>", self.seats()))
    }
}
