//! What only deals of Scala 40 have.

use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use settebello_engine::card::Card;
use settebello_engine::rng::Seed;
use settebello_engine::scala40::deal::Deal;
use settebello_engine::scala40::notation::{parse, print};
use settebello_engine::scala40::position::Position;
use settebello_engine::scala40::refusal::Refusal;
use settebello_engine::scala40::rules::Rules;

use super::{PyDeal, Running};
use crate::answers;
use crate::arguments;
use crate::card::PyCard;
use crate::errors;
use crate::melds::meld_tuple;
use crate::moves::{Done, Given, Play, PyMove, PyPlayed};
use crate::rules::PyRules;
use crate::values::Whole;

impl PyDeal {
    fn scala40(&self, asked: &str) -> PyResult<&Deal> {
        match &self.running {
            Running::Scala40(deal) => Ok(deal),
            Running::Scopa(_) => Err(errors::no_attribute("a deal", self.family_of(), asked)),
        }
    }

    /// Shuffled, or from a given deck; `seated` has one bit for each seat that is dealt to.
    pub(super) fn begin_scala40(
        rules: &Arc<Rules>,
        seated: u8,
        dealer: u8,
        seed: Seed,
        number: u64,
        deck: Option<Vec<Card>>,
    ) -> PyResult<Running> {
        let deal = match deck {
            None => Deal::seeded(rules.clone(), seated, dealer, seed, number),
            Some(deck) => Deal::of_deck(rules.clone(), seated, dealer, deck, seed, number)
                .map_err(errors::card_error)?,
        };
        Ok(Running::Scala40(Box::new(deal)))
    }

    pub(super) fn scala40_of_text(sheet: &Bound<'_, PyAny>, text: &str) -> PyResult<Running> {
        let position = Position::parse(text).map_err(errors::position_error)?;
        let compiled = arguments::engine_rules(sheet, Some(Whole(position.hands.len() as i64)))?;
        let rules = compiled.cast::<PyRules>()?.get().scala40("position")?;
        position.deal(rules).map(|deal| Running::Scala40(Box::new(deal))).map_err(errors::position_error)
    }
}

/// Makes a move of Scala 40.
pub(super) fn make(deal: &mut Deal, sheet: &Bound<'_, PyAny>, given: &Given) -> PyResult<PyPlayed> {
    let seat = deal.state().turn;
    let own = |play| if let Play::Scala40(play) = play { Some(play) } else { None };
    let play = given
        .read(
            seat,
            own,
            |text| parse(text, Some(&deal.state().melds)),
            (Refusal::WrongSeat, Refusal::Malformed),
        )
        .map_err(|reason| errors::illegal_move(sheet, &given.text(), reason))?;
    let outcome = deal.play(play).map_err(|error| errors::play_error(sheet, &print(play), error))?;
    let stock = deal.state().stock.iter().rev();
    let turnover = if outcome.turned_over { stock.copied().collect() } else { Vec::new() };
    let made = PyMove { play: Play::Scala40(play), seat };
    Ok(PyPlayed { made, done: Done::Scala40 { outcome, turnover } })
}

#[pymethods]
impl PyDeal {
    /// The seats that are dealt to.
    #[getter]
    fn seated<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        answers::seat_tuple(py, self.scala40("seated")?.state().seated)
    }

    /// The melds on the table, in the order in which they were laid.
    #[getter]
    fn melds<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        meld_tuple(py, &self.scala40("melds")?.state().melds)
    }

    /// The discard pile, top last.
    #[getter]
    fn discard_pile<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        answers::card_tuple(py, self.scala40("discard_pile")?.state().pile.iter().copied())
    }

    /// Whether each seat is open.
    #[getter]
    fn opened<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let deal = self.scala40("opened")?;
        answers::seat_flags(py, deal.state().opened, deal.rules().seats)
    }

    /// "draw" or "play"; None when the deal is over.
    #[getter]
    fn phase(&self) -> PyResult<Option<&'static str>> {
        Ok(answers::phase_word(self.scala40("phase")?.state().phase))
    }

    /// How often the discard pile has become the stock.
    #[getter]
    fn turnovers(&self) -> PyResult<u8> {
        Ok(self.scala40("turnovers")?.state().turnovers)
    }

    /// The card taken from the pile in this turn, while it is held.
    #[getter]
    fn taken(&self) -> PyResult<Option<PyCard>> {
        Ok(self.scala40("taken")?.state().taken.map(PyCard))
    }

    /// The points laid in this turn by a seat that was not open before.
    #[getter]
    fn laid(&self) -> PyResult<u16> {
        Ok(self.scala40("laid")?.state().laid)
    }
}
