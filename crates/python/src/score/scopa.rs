//! What only scores of Scopa have.

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use settebello_engine::card::Card;
use settebello_engine::scopa::score::Score;
use settebello_engine::scopa::state::SIDES;

use super::{Made, PyScore};
use crate::card::interned;
use crate::errors::no_attribute;

impl PyScore {
    fn scopa(&self, asked: &str) -> PyResult<(&Score, &[[Option<Card>; 4]; SIDES])> {
        match &self.0 {
            Made::Scopa { score, primiera_cards } => Ok((score, primiera_cards)),
            Made::Scala40(_) => Err(no_attribute("a score", self.family_of(), asked)),
        }
    }

    fn per_side<'py, T: IntoPyObject<'py> + Copy>(
        &self,
        py: Python<'py>,
        asked: &str,
        values: impl FnOnce(&Score) -> [T; SIDES],
    ) -> PyResult<Bound<'py, PyTuple>> {
        let (score, _) = self.scopa(asked)?;
        PyTuple::new(py, values(score)[..usize::from(score.sides)].iter().copied())
    }
}

#[pymethods]
impl PyScore {
    /// The scopas of each side.
    #[getter]
    fn scopas<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.per_side(py, "scopas", |score| score.scopas)
    }

    /// The side that took the point for cards, or None.
    #[getter]
    fn cards(&self) -> PyResult<Option<u8>> {
        Ok(self.scopa("cards")?.0.cards)
    }

    /// The side that took the point for coins, or None.
    #[getter]
    fn coins(&self) -> PyResult<Option<u8>> {
        Ok(self.scopa("coins")?.0.coins)
    }

    /// The side that has the settebello, or None.
    #[getter]
    fn settebello(&self) -> PyResult<Option<u8>> {
        Ok(self.scopa("settebello")?.0.settebello)
    }

    /// The side that took the point for the primiera, or None.
    #[getter]
    fn primiera(&self) -> PyResult<Option<u8>> {
        Ok(self.scopa("primiera")?.0.primiera)
    }

    /// How many cards each side has.
    #[getter]
    fn card_counts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.per_side(py, "card_counts", |score| score.card_counts)
    }

    /// How many cards of denari each side has.
    #[getter]
    fn coin_counts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.per_side(py, "coin_counts", |score| score.coin_counts)
    }

    /// Each side's sum over the suits that it has.
    #[getter]
    fn primiera_sums<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.per_side(py, "primiera_sums", |score| score.primiera_sums)
    }

    /// Whether each side has all four suits.
    #[getter]
    fn primiera_complete<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.per_side(py, "primiera_complete", |score| score.primiera_complete)
    }

    /// The card of each suit (D C S B) that counts for the primiera, or None, by side.
    #[getter]
    fn primiera_cards<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let (score, cards) = self.scopa("primiera_cards")?;
        let sides = cards[..usize::from(score.sides)].iter();
        let tuples = sides.map(|best| PyTuple::new(py, best.map(|card| card.map(|card| interned(py, card)))));
        PyTuple::new(py, tuples.collect::<PyResult<Vec<_>>>()?)
    }
}
