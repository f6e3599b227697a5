//! What only views of Scala 40 show.

use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use settebello_engine::scala40::deal::Deal;
use settebello_engine::scala40::rules::Rules;
use settebello_engine::scala40::view::{Made, Sight, View};

use super::{PyView, Seen};
use crate::answers::{card_tuple, phase_word, seat_flags, seat_tuple};
use crate::card::PyCard;
use crate::errors::no_attribute;
use crate::melds::{loose_melds, meld_tuple};

/// A view of a deal of Scala 40.
#[derive(PartialEq, Hash)]
pub struct Scala40View {
    pub rules: Arc<Rules>,
    pub sight: Sight,
    pub history: Vec<Made>,
}

impl Scala40View {
    pub fn of(deal: &Deal, seat: u8) -> Scala40View {
        let view = deal.view(seat);
        Scala40View { rules: deal.rules().clone(), sight: view.sight, history: view.history.to_vec() }
    }

    /// The engine's view, for its strategies.
    pub fn view(&self) -> View<'_> {
        View { rules: &self.rules, history: &self.history, sight: self.sight }
    }

    /// The hand and the melds, for its text.
    pub fn shown(&self) -> String {
        let hand: Vec<String> = self.sight.hand.into_iter().map(|card| card.to_string()).collect();
        let melds: Vec<String> = self.sight.melds.iter().map(|meld| meld.to_string()).collect();
        format!("hand [{}], melds [{}]", hand.join(" "), melds.join(" "))
    }
}

impl PyView {
    fn scala40(&self, asked: &str) -> PyResult<&Scala40View> {
        match &self.seen {
            Seen::Scala40(seen) => Ok(seen),
            Seen::Scopa(_) => Err(no_attribute("a view", self.family_of(), asked)),
        }
    }
}

#[pymethods]
impl PyView {
    /// The seats that are dealt to.
    #[getter]
    fn seated<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        seat_tuple(py, self.scala40("seated")?.sight.seated)
    }

    /// The melds on the table, in the order in which they were laid.
    #[getter]
    fn melds<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        meld_tuple(py, &self.scala40("melds")?.sight.melds)
    }

    /// The discard pile, top last.
    #[getter]
    fn discard_pile<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        card_tuple(py, self.scala40("discard_pile")?.sight.pile.iter().copied())
    }

    /// Whether each seat is open.
    #[getter]
    fn opened<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let seen = self.scala40("opened")?;
        seat_flags(py, seen.sight.opened, seen.rules.seats)
    }

    /// "draw" or "play"; None when the deal is over.
    #[getter]
    fn phase(&self) -> PyResult<Option<&'static str>> {
        Ok(phase_word(self.scala40("phase")?.sight.phase))
    }

    /// How often the discard pile has become the stock.
    #[getter]
    fn turnovers(&self) -> PyResult<u8> {
        Ok(self.scala40("turnovers")?.sight.turnovers)
    }

    /// The card taken from the pile in this turn, while it is held.
    #[getter]
    fn taken(&self) -> PyResult<Option<PyCard>> {
        Ok(self.scala40("taken")?.sight.taken.map(PyCard))
    }

    /// The card that this seat drew in this turn.
    #[getter]
    fn drawn(&self) -> PyResult<Option<PyCard>> {
        Ok(self.scala40("drawn")?.sight.drawn.map(PyCard))
    }

    /// The points laid in this turn by a seat that was not open before.
    #[getter]
    fn laid(&self) -> PyResult<u16> {
        Ok(self.scala40("laid")?.sight.laid)
    }

    /// What this seat has laid towards its opening in its own turn.
    #[getter]
    fn own_laid(&self) -> PyResult<u16> {
        Ok(self.scala40("own_laid")?.view().own_laid())
    }

    /// The melds of the fewest cards that open; None where none do, or where it has begun.
    #[getter]
    fn fewest_to_open<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        let fewest = self.scala40("fewest_to_open")?.view().fewest_to_open();
        fewest.map(|laying| loose_melds(py, &laying)).transpose()
    }

    /// Whether some seat has not ended its first turn.
    #[getter]
    fn first_round(&self) -> PyResult<bool> {
        Ok(self.scala40("first_round")?.sight.first_round)
    }

    /// Every meld that the hand could form, as text with its points.
    #[getter]
    fn formable<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let melds = self.scala40("formable")?.view().formable();
        PyTuple::new(py, melds.into_iter().map(|meld| (meld.to_string(), meld.points())))
    }
}
