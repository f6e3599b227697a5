//! What only views of Scopa show.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use settebello_engine::card::Card;
use settebello_engine::scopa::deal::Deal;
use settebello_engine::scopa::moves::Move;
use settebello_engine::scopa::rules::Rules;
use settebello_engine::scopa::view::{Sight, View};

use super::{PyView, Seen};
use crate::answers::card_tuple;
use crate::errors::no_attribute;
use crate::moves::Play;

/// A view of a deal of Scopa.
#[derive(PartialEq)]
pub struct ScopaView {
    pub rules: Arc<Rules>,
    pub sight: Sight,
    history: Vec<Move>,
    first: u8,
    /// In order of arrival.
    table: Vec<Card>,
    /// In the order in which they were gathered, while the sheet lets players look.
    piles: Option<Vec<Vec<Card>>>,
}

impl Hash for ScopaView {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (self.sight, &self.history, &self.table).hash(hasher);
    }
}

impl ScopaView {
    pub fn of(deal: &Deal, seat: u8) -> ScopaView {
        let view = deal.view(seat);
        let sides = 0..deal.rules().sides;
        ScopaView {
            rules: deal.rules().clone(),
            sight: view.sight,
            history: view.history.to_vec(),
            first: deal.start().turn,
            table: deal.table(),
            piles: view.sight.piles.map(|_| sides.map(|side| deal.pile(side)).collect()),
        }
    }

    /// The engine's view, for its strategies.
    pub fn view(&self) -> View<'_> {
        View { rules: &self.rules, history: &self.history, sight: self.sight }
    }

    /// The plays so far, each with its seat.
    pub fn made(&self) -> impl Iterator<Item = (u8, Play)> {
        in_turn(self.first, self.rules.seats, &self.history)
    }

    /// The hand and the table, for its text.
    pub fn shown(&self) -> String {
        let join = |cards: &mut dyn Iterator<Item = Card>| {
            cards.map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
        };
        let hand = self.sight.hand.map(|hand| format!("[{}]", join(&mut hand.into_iter())));
        let table = join(&mut self.table.iter().copied());
        format!("hand {}, table [{table}]", hand.unwrap_or("unseen".to_owned()))
    }
}

/// Plays made in turn, the first by `first` of so many seats.
pub fn in_turn(first: u8, seats: u8, plays: &[Move]) -> impl Iterator<Item = (u8, Play)> {
    let seat = move |number: usize| ((usize::from(first) + number) % usize::from(seats)) as u8;
    plays.iter().enumerate().map(move |(number, &play)| (seat(number), Play::Scopa(play)))
}

impl PyView {
    fn scopa(&self, asked: &str) -> PyResult<&ScopaView> {
        match &self.seen {
            Seen::Scopa(seen) => Ok(seen),
            Seen::Scala40(_) => Err(no_attribute("a view", self.family_of(), asked)),
        }
    }
}

#[pymethods]
impl PyView {
    /// The cards on the table in order of arrival.
    #[getter]
    fn table<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        card_tuple(py, self.scopa("table")?.table.iter().copied())
    }

    /// How many cards each side has captured.
    #[getter]
    fn pile_counts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let seen = self.scopa("pile_counts")?;
        PyTuple::new(py, &seen.sight.pile_counts[..usize::from(seen.rules.sides)])
    }

    /// The piles in the order in which they were gathered; None where the sheet keeps them closed.
    #[getter]
    fn piles<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        let Some(piles) = &self.scopa("piles")?.piles else { return Ok(None) };
        let tuples =
            piles.iter().map(|pile| card_tuple(py, pile.iter().copied())).collect::<PyResult<Vec<_>>>()?;
        PyTuple::new(py, tuples).map(Some)
    }

    /// The scopas of each side.
    #[getter]
    fn scopas<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let seen = self.scopa("scopas")?;
        PyTuple::new(py, &seen.sight.scopas[..usize::from(seen.rules.sides)])
    }

    /// The side that captured last, or None.
    #[getter]
    fn last_capture(&self) -> PyResult<Option<u8>> {
        Ok(self.scopa("last_capture")?.sight.last_capture)
    }
}
