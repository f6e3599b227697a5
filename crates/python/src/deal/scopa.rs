//! What only deals of Scopa have.

use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use settebello_engine::card::Card;
use settebello_engine::rng::Seed;
use settebello_engine::scopa::deal::Deal;
use settebello_engine::scopa::notation::{parse, print};
use settebello_engine::scopa::position::Position;
use settebello_engine::scopa::refusal::Refusal;
use settebello_engine::scopa::rules::Rules;

use super::{PyDeal, Running};
use crate::answers;
use crate::arguments;
use crate::errors;
use crate::moves::{Done, Given, Play, PyMove, PyPlayed};
use crate::rules::PyRules;
use crate::values::Whole;

impl PyDeal {
    fn scopa(&self, asked: &str) -> PyResult<&Deal> {
        match &self.running {
            Running::Scopa(deal) => Ok(deal),
            Running::Scala40(_) => Err(errors::no_attribute("a deal", self.family_of(), asked)),
        }
    }

    /// Shuffled, or from a deck that the sheet does not declare void.
    pub(super) fn begin_scopa(
        sheet: &Bound<'_, PyAny>,
        rules: &Arc<Rules>,
        dealer: u8,
        seed: &Seed,
        number: u64,
        deck: Option<&[Card]>,
    ) -> PyResult<Running> {
        let Some(deck) = deck else {
            return Ok(Running::Scopa(Box::new(Deal::seeded(rules.clone(), dealer, seed, number))));
        };
        let (deal, void) = Deal::of_deck(rules.clone(), dealer, deck).map_err(errors::card_error)?;
        match void {
            Some(reason) => {
                let table: Vec<String> = deal.table().iter().map(ToString::to_string).collect();
                Err(errors::void_deal(sheet, &table.join(" "), reason))
            }
            None => Ok(Running::Scopa(Box::new(deal))),
        }
    }

    pub(super) fn scopa_of_text(sheet: &Bound<'_, PyAny>, text: &str) -> PyResult<Running> {
        let position = Position::parse(text).map_err(errors::position_error)?;
        let compiled = arguments::engine_rules(sheet, Some(Whole(position.hands.len() as i64)))?;
        let rules = compiled.cast::<PyRules>()?.get().scopa("position")?;
        position.deal(rules).map(|deal| Running::Scopa(Box::new(deal))).map_err(errors::position_error)
    }
}

/// Makes a move of Scopa.
pub(super) fn make(deal: &mut Deal, sheet: &Bound<'_, PyAny>, given: &Given) -> PyResult<PyPlayed> {
    let seat = deal.state().turn;
    let own = |play| if let Play::Scopa(play) = play { Some(play) } else { None };
    let play = given
        .read(seat, own, parse, (Refusal::WrongSeat, Refusal::Malformed))
        .map_err(|reason| errors::illegal_move(sheet, &given.text(), reason))?;
    let outcome = deal.play(play).map_err(|error| errors::play_error(sheet, &print(play), error))?;
    Ok(PyPlayed { made: PyMove { play: Play::Scopa(play), seat }, done: Done::Scopa(outcome) })
}

#[pymethods]
impl PyDeal {
    /// The void decks that came before, top first.
    #[getter]
    fn void<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let decks = self.scopa("void")?.void().iter();
        let decks = decks.map(|deck| answers::card_tuple(py, deck.iter().copied()));
        PyTuple::new(py, decks.collect::<PyResult<Vec<_>>>()?)
    }

    /// The face-up cards that made each void deck void, in the order in which they were dealt.
    #[getter]
    fn void_tables<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let tables = self.scopa("void_tables")?.void_tables().map(|table| answers::card_tuple(py, table));
        PyTuple::new(py, tables.collect::<PyResult<Vec<_>>>()?)
    }

    /// The cards on the table in order of arrival.
    #[getter]
    fn table<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        answers::card_tuple(py, self.scopa("table")?.table())
    }

    /// Each side's captured cards in the order in which they were gathered.
    #[getter]
    fn piles<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let deal = self.scopa("piles")?;
        let piles = (0..deal.rules().sides).map(|side| answers::card_tuple(py, deal.pile(side)));
        PyTuple::new(py, piles.collect::<PyResult<Vec<_>>>()?)
    }

    /// The scopas of each side.
    #[getter]
    fn scopas<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let deal = self.scopa("scopas")?;
        PyTuple::new(py, &deal.state().scopas[..usize::from(deal.rules().sides)])
    }

    /// The switch under which the sheet speaks of playing this card now.
    fn decided_by(&self, card: &Bound<'_, PyAny>) -> PyResult<&'static str> {
        let card = arguments::card(card)?;
        let choice = self.scopa("decided_by")?.choice().ok_or_else(errors::deal_over)?;
        Ok(choice.decided_by(card))
    }

    /// The side that captured last, or None.
    #[getter]
    fn last_capture(&self) -> PyResult<Option<u8>> {
        Ok(self.scopa("last_capture")?.state().last_capture)
    }
}
