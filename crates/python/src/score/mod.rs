//! `Score`. What a family has of its own stands in a file of its own.

mod scala40;
mod scopa;

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use settebello_engine::card::Card;
use settebello_engine::family::Family;
use settebello_engine::scopa::state::SIDES;

/// What a deal made, in its family's terms.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum Made {
    Scopa {
        score: settebello_engine::scopa::score::Score,
        /// The card of each suit that counts for the primiera, by side.
        primiera_cards: [[Option<Card>; 4]; SIDES],
    },
    Scala40(settebello_engine::scala40::score::Score),
}

/// What each side made of a deal; frozen. Sides are counted from 0.
#[pyclass(frozen, eq, hash, name = "Score", module = "settebello._engine")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct PyScore(pub Made);

impl PyScore {
    fn family_of(&self) -> Family {
        match self.0 {
            Made::Scopa { .. } => Family::Scopa,
            Made::Scala40(_) => Family::Scala40,
        }
    }
}

#[pymethods]
impl PyScore {
    /// The family's word.
    #[getter]
    fn family(&self) -> &'static str {
        self.family_of().word()
    }

    /// The points of each side; in Scala 40 what each seat adds to its debt.
    #[getter]
    fn points<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        match &self.0 {
            Made::Scopa { score, .. } => PyTuple::new(py, &score.points[..usize::from(score.sides)]),
            Made::Scala40(score) => PyTuple::new(py, &score.points[..usize::from(score.seats)]),
        }
    }

    fn __repr__(&self) -> String {
        let who = |side: Option<u8>| side.map_or("None".to_owned(), |side| side.to_string());
        match &self.0 {
            Made::Scopa { score, .. } => {
                let sides = usize::from(score.sides);
                format!(
                    "<Score points={:?} scopas={:?} cards={} coins={} settebello={} primiera={}>",
                    &score.points[..sides],
                    &score.scopas[..sides],
                    who(score.cards),
                    who(score.coins),
                    who(score.settebello),
                    who(score.primiera),
                )
            }
            Made::Scala40(score) => {
                let points = &score.points[..usize::from(score.seats)];
                let one_turn = if score.one_turn { " one_turn" } else { "" };
                format!("<Score points={points:?} closer={}{one_turn}>", who(score.closer))
            }
        }
    }
}
