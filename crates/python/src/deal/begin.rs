//! How a deal begins: shuffled, from a given deck, or in the middle.

use pyo3::prelude::*;
use settebello_engine::family::{Family, Rules};
use settebello_engine::rng::Seed;

use super::{PyDeal, Running};
use crate::arguments;
use crate::errors;
use crate::rules::PyRules;
use crate::values::{Text, Whole};

#[pymethods]
impl PyDeal {
    /// Shuffles and deals, or deals a given deck.
    #[new]
    #[pyo3(
        signature = (
            rules, seats = None, dealer = None, seed = Seed::Number(0), deck = None, number = Whole(0), seated = None
        ),
        text_signature = "(rules, seats=None, dealer=None, seed=0, deck=None, number=0, seated=None)"
    )]
    #[allow(clippy::too_many_arguments)]
    fn new(
        rules: &Bound<'_, PyAny>,
        seats: Option<Whole>,
        dealer: Option<Whole>,
        #[pyo3(from_py_with = arguments::seed)] seed: Seed,
        deck: Option<&Bound<'_, PyAny>>,
        number: Whole,
        seated: Option<Vec<Whole>>,
    ) -> PyResult<PyDeal> {
        let number = arguments::deal_number(number)?;
        let compiled = arguments::engine_rules(rules, seats)?;
        let compiled = &compiled.cast::<PyRules>()?.get().0;
        let seated = arguments::seated(seated, compiled.seats())?;
        let dealer = match dealer {
            Some(dealer) => arguments::dealer(dealer, seated, compiled.seats())?,
            None => arguments::last_seat(seated),
        };
        let deck = deck.map(arguments::cards).transpose()?;
        let running = match compiled {
            Rules::Scopa(engine) => {
                arguments::everybody(seated, engine.seats)?;
                PyDeal::begin_scopa(rules, engine, dealer, &seed, number, deck.as_deref())?
            }
            Rules::Scala40(engine) => PyDeal::begin_scala40(engine, seated, dealer, seed, number, deck)?,
        };
        Ok(PyDeal::of(rules, running, number))
    }

    /// A deal begun in the middle.
    #[staticmethod]
    #[pyo3(
        signature = (
            rules, hands, table = None, turn = Whole(0), *, dealer = None, piles = None, scopas = None, stock = None,
            last_capture = None, last_scopa = false, first_round = false, melds = None, discard_pile = None,
            opened = None, phase = None, taken = None, laid = None, opened_this_turn = false, turnovers = None,
            ended = None, seated = None
        ),
        text_signature = "(rules, hands, table=(), turn=0, *, dealer=None, piles=None, scopas=None, stock=(), \
                          last_capture=None, last_scopa=False, first_round=False, melds=(), discard_pile=(), \
                          opened=None, phase='draw', taken=None, laid=0, opened_this_turn=False, turnovers=0, \
                          ended=None, seated=None)"
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
        melds: Option<&Bound<'_, PyAny>>,
        discard_pile: Option<&Bound<'_, PyAny>>,
        opened: Option<Vec<bool>>,
        phase: Option<Text>,
        taken: Option<&Bound<'_, PyAny>>,
        laid: Option<Whole>,
        opened_this_turn: bool,
        turnovers: Option<Whole>,
        ended: Option<Text>,
        seated: Option<Vec<Whole>>,
    ) -> PyResult<PyDeal> {
        let hands = arguments::card_lists(hands)?;
        let compiled = arguments::engine_rules(rules, Some(Whole(hands.len() as i64)))?;
        let compiled = &compiled.cast::<PyRules>()?.get().0;
        let seats = compiled.seats();
        let turn = arguments::place("seat", turn, seats)?;
        let dealer = dealer.map(|dealer| arguments::place("seat", dealer, seats)).transpose()?;
        let stock = stock.map_or(Ok(Vec::new()), arguments::cards)?;
        let scopa_words = [
            ("table", table.is_some()),
            ("piles", piles.is_some()),
            ("scopas", scopas.is_some()),
            ("last_capture", last_capture.is_some()),
            ("last_scopa", last_scopa),
        ];
        let scala40_words = [
            ("melds", melds.is_some()),
            ("discard_pile", discard_pile.is_some()),
            ("opened", opened.is_some()),
            ("phase", phase.is_some()),
            ("taken", taken.is_some()),
            ("laid", laid.is_some()),
            ("opened_this_turn", opened_this_turn),
            ("turnovers", turnovers.is_some()),
            ("ended", ended.is_some()),
            ("seated", seated.is_some()),
        ];
        let running = match compiled {
            Rules::Scopa(engine) => {
                arguments::only_of(compiled.family(), &scala40_words)?;
                let sides = engine.sides;
                let position = settebello_engine::scopa::position::Position {
                    hands,
                    table: table.map_or(Ok(Vec::new()), arguments::cards)?,
                    turn,
                    dealer,
                    piles: piles.map_or(Ok(Vec::new()), arguments::card_lists)?,
                    scopas: arguments::scopa_counts(scopas)?,
                    stock,
                    last_capture: last_capture
                        .map(|side| arguments::place("side", side, sides))
                        .transpose()?,
                    last_scopa,
                    first_round,
                };
                Running::Scopa(Box::new(position.deal(engine).map_err(errors::position_error)?))
            }
            Rules::Scala40(engine) => {
                arguments::only_of(compiled.family(), &scopa_words)?;
                let position = settebello_engine::scala40::position::Position {
                    hands,
                    melds: melds.map_or(Ok(Vec::new()), crate::melds::melds)?,
                    discard_pile: discard_pile.map_or(Ok(Vec::new()), arguments::cards)?,
                    stock,
                    turn,
                    dealer,
                    seated: arguments::seat_list(seated, seats)?,
                    opened,
                    phase: arguments::phase(phase, ended)?,
                    taken: taken.map(arguments::card).transpose()?,
                    laid: arguments::small("laid", laid)?,
                    opened_this_turn,
                    turnovers: arguments::small("turnovers", turnovers)?,
                    first_round,
                };
                Running::Scala40(Box::new(position.deal(engine).map_err(errors::position_error)?))
            }
        };
        Ok(PyDeal::of(rules, running, 0))
    }

    /// The deal of a position's text: the inverse of `position_text`.
    #[staticmethod]
    fn from_text(rules: &Bound<'_, PyAny>, text: Text) -> PyResult<PyDeal> {
        let running = match arguments::sheet_family(rules)? {
            Family::Scopa => PyDeal::scopa_of_text(rules, &text.0)?,
            Family::Scala40 => PyDeal::scala40_of_text(rules, &text.0)?,
        };
        Ok(PyDeal::of(rules, running, 0))
    }
}
