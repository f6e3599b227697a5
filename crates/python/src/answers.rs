//! What goes back to Python: tuples of cards and seats, words for phases.

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use settebello_engine::card::Card;
use settebello_engine::scala40::state::Phase;

use crate::card::interned;

/// A tuple of Cards, in the order given.
pub fn card_tuple<'py>(
    py: Python<'py>,
    cards: impl IntoIterator<Item = Card, IntoIter: ExactSizeIterator>,
) -> PyResult<Bound<'py, PyTuple>> {
    PyTuple::new(py, cards.into_iter().map(|card| interned(py, card)))
}

/// A tuple with a tuple of Cards for each hand.
pub fn hand_tuples<'py, H>(py: Python<'py>, hands: &[H]) -> PyResult<Bound<'py, PyTuple>>
where
    H: Copy + IntoIterator<Item = Card, IntoIter: ExactSizeIterator>,
{
    let tuples = hands.iter().map(|&hand| card_tuple(py, hand)).collect::<PyResult<Vec<_>>>()?;
    PyTuple::new(py, tuples)
}

/// The seats whose bit is set.
pub fn seat_tuple(py: Python<'_>, bits: u8) -> PyResult<Bound<'_, PyTuple>> {
    PyTuple::new(py, (0..8_u8).filter(|seat| bits >> seat & 1 == 1).collect::<Vec<_>>())
}

/// Whether each seat's bit is set.
pub fn seat_flags(py: Python<'_>, bits: u8, seats: u8) -> PyResult<Bound<'_, PyTuple>> {
    PyTuple::new(py, (0..seats).map(|seat| bits >> seat & 1 == 1))
}

/// The word of a running turn's phase.
pub fn phase_word(phase: Phase) -> Option<&'static str> {
    match phase {
        Phase::Draw => Some("draw"),
        Phase::Play => Some("play"),
        Phase::Closed | Phase::Dead => None,
    }
}
