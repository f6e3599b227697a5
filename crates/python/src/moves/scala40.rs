//! What only moves of Scala 40 have.

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use settebello_engine::card::Card;
use settebello_engine::scala40::apply::Outcome;
use settebello_engine::scala40::moves::Move;

use super::{Done, Play, PyMove, PyPlayed};
use crate::answers::card_tuple;
use crate::card::PyCard;
use crate::errors::no_attribute;

impl PyMove {
    fn scala40(&self, asked: &str) -> PyResult<Move> {
        match self.play {
            Play::Scala40(play) => Ok(play),
            other => Err(no_attribute("a move", other.family(), asked)),
        }
    }
}

#[pymethods]
impl PyMove {
    /// "draw", "take", "meld", "attach", "swap" or "discard".
    #[getter]
    fn kind(&self) -> PyResult<&'static str> {
        Ok(match self.scala40("kind")? {
            Move::Draw => "draw",
            Move::Take => "take",
            Move::Meld(_) => "meld",
            Move::Attach { .. } => "attach",
            Move::Swap { .. } => "swap",
            Move::Discard(_) => "discard",
        })
    }

    /// The cards that leave the hand, jokers as jokers.
    #[getter]
    fn cards<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        match self.scala40("cards")? {
            Move::Draw | Move::Take => card_tuple(py, []),
            Move::Meld(meld) => card_tuple(py, meld.cards()),
            Move::Attach { laid, .. } => card_tuple(py, [laid.card()]),
            Move::Swap { card, .. } | Move::Discard(card) => card_tuple(py, [card]),
        }
    }

    /// The number of the meld that a card is attached to or swapped into.
    #[getter]
    fn meld(&self) -> PyResult<Option<u8>> {
        Ok(match self.scala40("meld")? {
            Move::Attach { meld, .. } | Move::Swap { meld, .. } => Some(meld),
            _ => None,
        })
    }

    /// The card that the first joker laid stands for.
    #[getter]
    fn stands(&self) -> PyResult<Option<PyCard>> {
        let stands: Option<Card> = match self.scala40("stands")? {
            Move::Meld(meld) => meld.laid().find(|laid| laid.joker).map(|laid| laid.stands),
            Move::Attach { laid, .. } => laid.joker.then_some(laid.stands),
            _ => None,
        };
        Ok(stands.map(PyCard))
    }
}

impl PyPlayed {
    fn scala40_outcome(&self, asked: &str) -> PyResult<(&Outcome, &[Card])> {
        match &self.done {
            Done::Scala40 { outcome, turnover } => Ok((outcome, turnover)),
            Done::Scopa(_) => Err(no_attribute("a play", self.made.play.family(), asked)),
        }
    }
}

#[pymethods]
impl PyPlayed {
    /// The card that was drawn or taken.
    #[getter]
    fn card(&self) -> PyResult<Option<PyCard>> {
        Ok(self.scala40_outcome("card")?.0.card.map(PyCard))
    }

    /// The new stock, top first, if the discard pile became it; otherwise ().
    #[getter]
    fn turnover<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        card_tuple(py, self.scala40_outcome("turnover")?.1.iter().copied())
    }

    /// Whether the seat's opening stands with this meld.
    #[getter]
    fn opened(&self) -> PyResult<bool> {
        Ok(self.scala40_outcome("opened")?.0.opened)
    }
}
