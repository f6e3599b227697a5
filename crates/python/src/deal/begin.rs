//! How a deal begins: shuffled, from a given deck, or in the middle.

use pyo3::prelude::*;
use settebello_engine::rng::Seed;
use settebello_engine::scopa::deal::Deal;
use settebello_engine::scopa::position::Position;

use super::PyDeal;
use crate::convert::{self, Text, Whole};
use crate::rules::PyRules;

#[pymethods]
impl PyDeal {
    /// Shuffles and deals, or deals a given deck.
    #[new]
    #[pyo3(
        signature = (rules, seats = None, dealer = None, seed = Seed::Number(0), deck = None, number = Whole(0)),
        text_signature = "(rules, seats=None, dealer=None, seed=0, deck=None, number=0)"
    )]
    fn new(
        rules: &Bound<'_, PyAny>,
        seats: Option<Whole>,
        dealer: Option<Whole>,
        #[pyo3(from_py_with = convert::seed)] seed: Seed,
        deck: Option<&Bound<'_, PyAny>>,
        number: Whole,
    ) -> PyResult<PyDeal> {
        let number = convert::deal_number(number)?;
        let compiled = convert::engine_rules(rules, seats)?;
        let engine = &compiled.cast::<PyRules>()?.get().0;
        let dealer = match dealer {
            Some(dealer) => convert::place("seat", dealer, engine.seats)?,
            None => engine.seats - 1,
        };
        let Some(deck) = deck else {
            return Ok(PyDeal::of(rules, Deal::seeded(engine.clone(), dealer, &seed, number), number));
        };
        let cards = convert::cards(deck)?;
        let (deal, void) = Deal::of_deck(engine.clone(), dealer, &cards).map_err(convert::card_error)?;
        match void {
            Some(reason) => {
                let table: Vec<String> = deal.table().iter().map(ToString::to_string).collect();
                Err(convert::void_deal(rules, &table.join(" "), reason))
            }
            None => Ok(PyDeal::of(rules, deal, number)),
        }
    }

    /// A deal begun in the middle.
    #[staticmethod]
    #[pyo3(
        signature = (
            rules, hands, table = None, turn = Whole(0), *, dealer = None, piles = None, scopas = None, stock = None,
            last_capture = None, last_scopa = false, first_round = false
        ),
        text_signature = "(rules, hands, table=(), turn=0, *, dealer=None, piles=None, scopas=None, stock=(), \
                          last_capture=None, last_scopa=False, first_round=False)"
    )]
    #[allow(clippy::too_many_arguments)]
    fn position(
        rules: &Bound<'_, PyAny>,
        hands: &Bound<'_, PyAny>,
        table: Option<&Bound<'_, PyAny>>,
        turn: Whole,
        dealer: Option<Whole>,
        piles: Option<&Bound<'_, PyAny>>,
        scopas: Option<Vec<Whole>>,
        stock: Option<&Bound<'_, PyAny>>,
        last_capture: Option<Whole>,
        last_scopa: bool,
        first_round: bool,
    ) -> PyResult<PyDeal> {
        let hands = convert::card_lists(hands)?;
        let compiled = convert::engine_rules(rules, Some(Whole(hands.len() as i64)))?;
        let engine = &compiled.cast::<PyRules>()?.get().0;
        let position = Position {
            hands,
            table: table.map_or(Ok(Vec::new()), convert::cards)?,
            turn: convert::place("seat", turn, engine.seats)?,
            dealer: dealer.map(|dealer| convert::place("seat", dealer, engine.seats)).transpose()?,
            piles: piles.map_or(Ok(Vec::new()), convert::card_lists)?,
            scopas: convert::scopa_counts(scopas)?,
            stock: stock.map_or(Ok(Vec::new()), convert::cards)?,
            last_capture: last_capture.map(|side| convert::place("side", side, engine.sides)).transpose()?,
            last_scopa,
            first_round,
        };
        let deal = position.deal(engine).map_err(convert::position_error)?;
        Ok(PyDeal::of(rules, deal, 0))
    }

    /// The deal of a position's text: the inverse of `position_text`.
    #[staticmethod]
    fn from_text(rules: &Bound<'_, PyAny>, text: Text) -> PyResult<PyDeal> {
        let position = Position::parse(&text.0).map_err(convert::position_error)?;
        let compiled = convert::engine_rules(rules, Some(Whole(position.hands.len() as i64)))?;
        let engine = &compiled.cast::<PyRules>()?.get().0;
        let deal = position.deal(engine).map_err(convert::position_error)?;
        Ok(PyDeal::of(rules, deal, 0))
    }
}
