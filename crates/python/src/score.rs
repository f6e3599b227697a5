//! `Score`.

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use settebello_engine::card::Card;
use settebello_engine::scopa::score::Score;
use settebello_engine::scopa::state::SIDES;

use crate::card::interned;

/// What each side made of a deal; frozen. Sides are counted from 0.
#[pyclass(frozen, eq, hash, name = "Score", module = "settebello._engine")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct PyScore {
    pub score: Score,
    /// The card of each suit that counts for the primiera, by side.
    pub primiera_cards: [[Option<Card>; 4]; SIDES],
}

impl PyScore {
    fn per_side<'py, T: IntoPyObject<'py> + Copy>(
        &self,
        py: Python<'py>,
        values: &[T; SIDES],
    ) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, values[..usize::from(self.score.sides)].iter().copied())
    }
}

#[pymethods]
impl PyScore {
    /// The points of each side.
    #[getter]
    fn points<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.per_side(py, &self.score.points)
    }

    /// The scopas of each side.
    #[getter]
    fn scopas<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.per_side(py, &self.score.scopas)
    }

    /// The side that took the point for cards, or None.
    #[getter]
    fn cards(&self) -> Option<u8> {
        self.score.cards
    }

    /// The side that took the point for coins, or None.
    #[getter]
    fn coins(&self) -> Option<u8> {
        self.score.coins
    }

    /// The side that has the settebello, or None.
    #[getter]
    fn settebello(&self) -> Option<u8> {
        self.score.settebello
    }

    /// The side that took the point for the primiera, or None.
    #[getter]
    fn primiera(&self) -> Option<u8> {
        self.score.primiera
    }

    /// How many cards each side has.
    #[getter]
    fn card_counts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.per_side(py, &self.score.card_counts)
    }

    /// How many cards of denari each side has.
    #[getter]
    fn coin_counts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.per_side(py, &self.score.coin_counts)
    }

    /// Each side's sum over the suits that it has.
    #[getter]
    fn primiera_sums<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.per_side(py, &self.score.primiera_sums)
    }

    /// Whether each side has all four suits.
    #[getter]
    fn primiera_complete<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.per_side(py, &self.score.primiera_complete)
    }

    /// The card of each suit (D C S B) that counts for the primiera, or None, by side.
    #[getter]
    fn primiera_cards<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let sides = self.primiera_cards[..usize::from(self.score.sides)].iter();
        let tuples = sides.map(|best| PyTuple::new(py, best.map(|card| card.map(|card| interned(py, card)))));
        PyTuple::new(py, tuples.collect::<PyResult<Vec<_>>>()?)
    }

    fn __repr__(&self) -> String {
        let sides = usize::from(self.score.sides);
        let who = |side: Option<u8>| side.map_or("None".to_owned(), |side| side.to_string());
        format!(
            "<Score points={:?} scopas={:?} cards={} coins={} settebello={} primiera={}>",
            &self.score.points[..sides],
            &self.score.scopas[..sides],
            who(self.score.cards),
            who(self.score.coins),
            who(self.score.settebello),
            who(self.score.primiera),
        )
    }
}
