//! `Deal`: one deal of any family.

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use settebello_engine::scopa::deal::Deal;
use settebello_engine::scopa::notation::print;
use settebello_engine::scopa::position::Position;
use settebello_engine::scopa::score::primiera_cards;

use crate::convert;
use crate::moves::{PyMove, PyPlayed, history_tuple, move_tuple, read_move};
use crate::rules::PyRules;
use crate::score::PyScore;
use crate::view::{PyView, side_tuple};

/// The family that a deal belongs to.
#[derive(Clone)]
enum Family {
    Scopa(Deal),
}

/// One deal, played move by move.
#[pyclass(name = "Deal", module = "settebello._engine")]
pub struct PyDeal {
    family: Family,
    sheet: Py<PyAny>,
    number: u64,
    sealed: bool,
    totals: Option<Vec<i64>>,
}

impl PyDeal {
    fn of(sheet: &Bound<'_, PyAny>, deal: Deal, number: u64) -> PyDeal {
        PyDeal {
            family: Family::Scopa(deal),
            sheet: sheet.clone().unbind(),
            number,
            sealed: false,
            totals: None,
        }
    }

    fn scopa(&self) -> &Deal {
        let Family::Scopa(deal) = &self.family;
        deal
    }

    fn make(&mut self, item: &Bound<'_, PyAny>) -> PyResult<PyPlayed> {
        let py = item.py();
        let Family::Scopa(deal) = &mut self.family;
        if deal.state().over() {
            return Err(convert::deal_over());
        }
        let seat = deal.state().turn;
        let play = read_move(item, seat)
            .map_err(|(text, refusal)| convert::illegal_move(self.sheet.bind(py), &text, refusal))?;
        match deal.play(play) {
            Ok(outcome) => Ok(PyPlayed { made: PyMove { play, seat }, outcome }),
            Err(error) => Err(convert::play_error(self.sheet.bind(py), &print(play), error)),
        }
    }
}

#[pymethods]
impl PyDeal {
    /// Shuffles and deals, or deals a given deck.
    #[new]
    #[pyo3(signature = (rules, seats = None, dealer = None, seed = None, deck = None, number = 0))]
    fn new(
        rules: &Bound<'_, PyAny>,
        seats: Option<i64>,
        dealer: Option<i64>,
        seed: Option<&Bound<'_, PyAny>>,
        deck: Option<&Bound<'_, PyAny>>,
        number: u64,
    ) -> PyResult<PyDeal> {
        let compiled = convert::engine_rules(rules, seats)?;
        let engine = &compiled.cast::<PyRules>()?.get().0;
        let dealer = match dealer {
            Some(dealer) => convert::place("seat", dealer, engine.seats)?,
            None => engine.seats - 1,
        };
        let seed = seed.map_or(Ok(settebello_engine::rng::Seed::Number(0)), convert::seed)?;
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
    #[pyo3(signature = (
        rules, hands, table = None, turn = 0, *, dealer = None, piles = None, scopas = None, stock = None,
        last_capture = None, last_scopa = false, first_round = false
    ))]
    #[allow(clippy::too_many_arguments)]
    fn position(
        rules: &Bound<'_, PyAny>,
        hands: &Bound<'_, PyAny>,
        table: Option<&Bound<'_, PyAny>>,
        turn: i64,
        dealer: Option<i64>,
        piles: Option<&Bound<'_, PyAny>>,
        scopas: Option<Vec<i64>>,
        stock: Option<&Bound<'_, PyAny>>,
        last_capture: Option<i64>,
        last_scopa: bool,
        first_round: bool,
    ) -> PyResult<PyDeal> {
        let hands = convert::card_lists(hands)?;
        let compiled = convert::engine_rules(rules, Some(hands.len() as i64))?;
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
    fn from_text(rules: &Bound<'_, PyAny>, text: &str) -> PyResult<PyDeal> {
        let position = Position::parse(text).map_err(convert::position_error)?;
        let compiled = convert::engine_rules(rules, Some(position.hands.len() as i64))?;
        let engine = &compiled.cast::<PyRules>()?.get().0;
        let deal = position.deal(engine).map_err(convert::position_error)?;
        Ok(PyDeal::of(rules, deal, 0))
    }

    /// The rule sheet.
    #[getter]
    fn rules(&self, py: Python<'_>) -> Py<PyAny> {
        self.sheet.clone_ref(py)
    }

    /// The deal's number in its match, from 0.
    #[getter]
    fn number(&self) -> u64 {
        self.number
    }

    /// The deck as dealt, top first; () for a deal begun from a position.
    #[getter]
    fn deck<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        convert::card_tuple(py, self.scopa().deck().iter().copied())
    }

    /// The void decks that came before, top first.
    #[getter]
    fn void<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let decks = self.scopa().void().iter().map(|deck| convert::card_tuple(py, deck.iter().copied()));
        PyTuple::new(py, decks.collect::<PyResult<Vec<_>>>()?)
    }

    /// The seat to play, None when over.
    #[getter]
    fn turn(&self) -> Option<u8> {
        let state = self.scopa().state();
        (!state.over()).then_some(state.turn)
    }

    /// The dealer's seat.
    #[getter]
    fn dealer(&self) -> u8 {
        self.scopa().state().dealer
    }

    /// The number of seats.
    #[getter]
    fn seats(&self) -> u8 {
        self.scopa().rules().seats
    }

    /// The seats of each side.
    #[getter]
    fn sides<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        side_tuple(py, self.scopa().rules())
    }

    /// Each seat's hand.
    #[getter]
    fn hands<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let seats = usize::from(self.scopa().rules().seats);
        convert::set_tuples(py, &self.scopa().state().hands[..seats])
    }

    /// The cards on the table in order of arrival.
    #[getter]
    fn table<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        convert::card_tuple(py, self.scopa().table())
    }

    /// How many cards are left to deal.
    #[getter]
    fn stock(&self) -> u8 {
        self.scopa().state().stock_left()
    }

    /// Each side's captured cards in the order in which they were gathered.
    #[getter]
    fn piles<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let sides = 0..self.scopa().rules().sides;
        let piles = sides.map(|side| convert::card_tuple(py, self.scopa().pile(side)));
        PyTuple::new(py, piles.collect::<PyResult<Vec<_>>>()?)
    }

    /// The scopas of each side.
    #[getter]
    fn scopas<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let sides = usize::from(self.scopa().rules().sides);
        PyTuple::new(py, &self.scopa().state().scopas[..sides])
    }

    /// The side that captured last, or None.
    #[getter]
    fn last_capture(&self) -> Option<u8> {
        self.scopa().state().last_capture
    }

    /// Every legal move of the seat to play; () when over.
    #[getter]
    fn moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let moves = self.scopa().choice().map(|choice| choice.list()).unwrap_or_default();
        move_tuple(py, self.scopa().state().turn, &moves)
    }

    /// The plays so far.
    #[getter]
    fn history<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let deal = self.scopa();
        history_tuple(py, deal.start().turn, deal.rules().seats, deal.history())
    }

    /// Whether the deal is over.
    #[getter]
    fn over(&self) -> bool {
        self.scopa().state().over()
    }

    /// Makes a move, given as a Move or its text.
    fn play(&mut self, r#move: &Bound<'_, PyAny>) -> PyResult<PyPlayed> {
        if self.sealed { Err(convert::sealed_deal()) } else { self.make(r#move) }
    }

    /// Makes a move in a sealed deal; only the match that sealed it calls this.
    fn play_sealed(&mut self, r#move: &Bound<'_, PyAny>) -> PyResult<PyPlayed> {
        self.make(r#move)
    }

    /// Takes the last play back and returns it.
    fn undo(&mut self) -> PyResult<PyMove> {
        if self.sealed {
            return Err(convert::sealed_deal());
        }
        let Family::Scopa(deal) = &mut self.family;
        let play = deal.undo().ok_or_else(convert::nothing_to_undo)?;
        Ok(PyMove { play, seat: deal.seat_of_play(deal.history().len()) })
    }

    /// What a seat may know and nothing else.
    fn view(&self, py: Python<'_>, seat: i64) -> PyResult<PyView> {
        let seat = convert::place("seat", seat, self.scopa().rules().seats)?;
        Ok(PyView::new(self.scopa(), self.sheet.clone_ref(py), seat, self.totals.clone()))
    }

    /// The points, once the deal is over.
    fn score(&self) -> PyResult<PyScore> {
        let deal = self.scopa();
        let score = deal.score().map_err(|error| convert::deal_not_over(error.plays_left))?;
        let primiera_cards = deal.state().piles.map(|pile| primiera_cards(deal.rules(), pile));
        Ok(PyScore { score, primiera_cards })
    }

    /// The position as one line of text.
    fn position_text(&self) -> String {
        self.scopa().position().to_string()
    }

    /// A deal of its own that goes on from here; never sealed.
    fn copy(&self, py: Python<'_>) -> PyDeal {
        PyDeal {
            family: self.family.clone(),
            sheet: self.sheet.clone_ref(py),
            number: self.number,
            sealed: false,
            totals: self.totals.clone(),
        }
    }

    fn __copy__(&self, py: Python<'_>) -> PyDeal {
        self.copy(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyDeal {
        self.copy(py)
    }

    /// Closes the deal to play and undo: from now on its match makes the moves.
    fn seal(&mut self) {
        self.sealed = true;
    }

    /// Whether the deal belongs to a match.
    #[getter]
    fn sealed(&self) -> bool {
        self.sealed
    }

    /// The sides' totals in the match before this deal, None in a lone deal.
    #[getter]
    fn totals<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        self.totals.as_ref().map(|totals| PyTuple::new(py, totals)).transpose()
    }

    /// Sets the totals that views show.
    fn set_totals(&mut self, totals: Option<Vec<i64>>) -> PyResult<()> {
        if let Some(totals) = &totals {
            let sides = self.scopa().rules().sides;
            if totals.len() != usize::from(sides) {
                return Err(convert::wrong_totals(totals.len(), sides));
            }
        }
        self.totals = totals;
        Ok(())
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let id: String = self.sheet.bind(py).getattr(pyo3::intern!(py, "id"))?.extract()?;
        let state = self.scopa().state();
        let turn = if state.over() { "over".to_owned() } else { format!("seat {} to play", state.turn) };
        Ok(format!("<Deal {id}, {} seats, {} plays, {turn}>", self.seats(), self.scopa().history().len()))
    }
}
