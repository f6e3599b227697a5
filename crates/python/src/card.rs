//! `Card`.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyTuple;
use settebello_engine::card::{Card, Rank, Suit};

use crate::errors::{deck_error, language_error, no_card};
use crate::names::{Deck, Language, index, name};
use crate::values::Text;

/// A playing card, frozen, ordered by suit D C S B and then by rank.
#[pyclass(frozen, eq, ord, hash, name = "Card", module = "settebello._engine")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PyCard(pub Card);

/// A card from its code.
pub fn parse_card(code: &str) -> PyResult<Card> {
    Card::parse(code).map_err(|_| no_card(code))
}

/// The one object that stands for a card.
pub fn interned(py: Python<'_>, card: Card) -> Bound<'_, PyCard> {
    static CARDS: PyOnceLock<Vec<Py<PyCard>>> = PyOnceLock::new();
    let cards = CARDS.get_or_init(py, || {
        let any = |bit| Card::from_bit(bit).unwrap_or(Card::JOKER);
        (0..64).map(|bit| Py::new(py, PyCard(any(bit))).expect("a card is small")).collect()
    });
    cards[usize::from(card.bit())].bind(py).clone()
}

#[pymethods]
impl PyCard {
    /// The card of a code such as "7D"; CardError if no card is called so.
    #[new]
    fn new(code: Text) -> PyResult<PyCard> {
        parse_card(&code.0).map(PyCard)
    }

    /// The two characters of the code.
    #[getter]
    fn code(&self) -> String {
        self.0.to_string()
    }

    /// The rank's letter, "A" to "K"; "*" for a joker.
    #[getter]
    fn rank(&self) -> char {
        self.0.rank().map_or('*', Rank::letter)
    }

    /// The suit's letter, "D", "C", "S" or "B"; "*" for a joker.
    #[getter]
    fn suit(&self) -> char {
        self.0.suit().map_or('*', Suit::letter)
    }

    /// What the card counts towards a sum in Scopa, 1 to 10.
    #[getter]
    fn value(&self) -> u8 {
        self.0.scopa_value()
    }

    /// The card's name in a language (it, fr, en) and a deck.
    #[pyo3(signature = (language, deck = Text("napoletane".into())), text_signature = "($self, language, deck='napoletane')")]
    fn name(&self, language: Text, deck: Text) -> PyResult<String> {
        let (language, deck) = vocabulary(&language.0, &deck.0)?;
        Ok(name(self.0, language, deck))
    }

    /// The sign in the corner of the card's face, in a language and a deck.
    #[pyo3(signature = (language, deck = Text("napoletane".into())), text_signature = "($self, language, deck='napoletane')")]
    fn index(&self, language: Text, deck: Text) -> PyResult<&'static str> {
        let (language, deck) = vocabulary(&language.0, &deck.0)?;
        Ok(index(self.0, language, deck))
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Card('{}')", self.0)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        let arguments = (slf.get().code(),);
        (slf.get_type(), arguments).into_pyobject(slf.py())
    }
}

fn vocabulary(language: &str, deck: &str) -> PyResult<(Language, Deck)> {
    let language = Language::from_code(language).ok_or_else(|| language_error(language))?;
    let deck = Deck::from_name(deck).ok_or_else(|| deck_error(deck))?;
    Ok((language, deck))
}
