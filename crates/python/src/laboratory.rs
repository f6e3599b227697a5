//! `simulate` and `arena`: many deals counted on threads of their own, without the GIL.

use std::ops::ControlFlow;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};
use settebello_engine::family::Rules;
use settebello_engine::lab::game::Game;
use settebello_engine::lab::moments::Moments;
use settebello_engine::lab::{self, simulation};
use settebello_engine::rng::Seed;
use settebello_engine::search::{scala40, scopa};

use crate::arguments::seed;
use crate::card::interned;
use crate::errors::bot_error;
use crate::rules::PyRules;

/// A sum and a sum of squares.
type Pair = (i64, u64);

/// What `simulate` counted, as a dict; lists go by side.
#[derive(IntoPyObject)]
pub enum Counted {
    #[pyo3(transparent)]
    Scopa(ScopaCounted),
    #[pyo3(transparent)]
    Scala40(Scala40Counted),
}

#[derive(IntoPyObject)]
pub struct ScopaCounted {
    deals: u64,
    void: u64,
    legal_moves: Pair,
    points: Vec<Pair>,
    scopas: Vec<Pair>,
    ahead: Vec<Pair>,
    cards: Vec<u64>,
    coins: Vec<u64>,
    settebello: Vec<u64>,
    primiera: Vec<u64>,
    won: Vec<u64>,
}

#[derive(IntoPyObject)]
pub struct Scala40Counted {
    deals: u64,
    moves: Pair,
    turnovers: Pair,
    points: Vec<Pair>,
    ahead: Vec<Pair>,
    closed: Vec<u64>,
    won: Vec<u64>,
    one_turn: u64,
}

impl ScopaCounted {
    fn of(tally: &lab::scopa::Tally, sides: usize) -> ScopaCounted {
        ScopaCounted {
            deals: tally.deals,
            void: tally.void,
            legal_moves: pair(tally.moves),
            points: pairs(&tally.points[..sides]),
            scopas: pairs(&tally.scopas[..sides]),
            ahead: pairs(&tally.ahead[..sides]),
            cards: tally.cards[..sides].to_vec(),
            coins: tally.coins[..sides].to_vec(),
            settebello: tally.settebello[..sides].to_vec(),
            primiera: tally.primiera[..sides].to_vec(),
            won: tally.won[..sides].to_vec(),
        }
    }
}

impl Scala40Counted {
    fn of(tally: &lab::scala40::Tally, seats: usize) -> Scala40Counted {
        Scala40Counted {
            deals: tally.deals,
            moves: pair(tally.moves),
            turnovers: pair(tally.turnovers),
            points: pairs(&tally.points[..seats]),
            ahead: pairs(&tally.ahead[..seats]),
            closed: tally.closed[..seats].to_vec(),
            won: tally.won[..seats].to_vec(),
            one_turn: tally.one_turn,
        }
    }
}

fn pair(moments: Moments) -> Pair {
    (moments.sum, moments.squares)
}

fn pairs(moments: &[Moments]) -> Vec<Pair> {
    moments.iter().copied().map(pair).collect()
}

/// Plays many deals and counts; `bots` names a strategy for each side, `watch` is told the deals done.
#[pyfunction]
#[pyo3(signature = (rules, bots, deals, seed, workers, watch = None))]
pub fn simulate(
    py: Python<'_>,
    rules: &PyRules,
    bots: Vec<String>,
    deals: u64,
    #[pyo3(from_py_with = seed)] seed: Seed,
    workers: usize,
    watch: Option<Py<PyAny>>,
) -> PyResult<Counted> {
    let sides = usize::from(rules.0.sides());
    if bots.len() != sides {
        return Err(bot_error(format!("{} bots: {sides} sides have one each", bots.len())));
    }
    check_names(rules, &bots)?;
    let counted = watched(py, watch, |look| match &rules.0 {
        Rules::Scopa(rules) => simulation::simulate(&**rules, &bots, &seed, deals, workers, look)
            .map(|tally| Counted::Scopa(ScopaCounted::of(&tally, sides))),
        Rules::Scala40(rules) => simulation::simulate(&**rules, &bots, &seed, deals, workers, look)
            .map(|tally| Counted::Scala40(Scala40Counted::of(&tally, sides))),
    })?;
    Ok(counted)
}

/// Plays every deal in all rotations of the sides between two strategies: how often each outcome
/// came, an outcome being the points by side in each rotation.
#[pyfunction]
#[pyo3(signature = (rules, first, second, deals, seed, workers, watch = None))]
#[allow(clippy::too_many_arguments)]
pub fn arena<'py>(
    py: Python<'py>,
    rules: &PyRules,
    first: String,
    second: String,
    deals: u64,
    #[pyo3(from_py_with = seed)] seed: Seed,
    workers: usize,
    watch: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let names = [first, second];
    check_names(rules, &names)?;
    let [first, second] = &names;
    let bots = (first.as_str(), second.as_str());
    let outcomes = watched(py, watch, |look| match &rules.0 {
        Rules::Scopa(rules) => lab::arena::arena(&**rules, bots, &seed, deals, workers, look),
        Rules::Scala40(rules) => lab::arena::arena(&**rules, bots, &seed, deals, workers, look),
    })?;
    let counts = PyDict::new(py);
    for (rotations, count) in &outcomes.0 {
        let points = rotations.iter().map(|points| PyTuple::new(py, points));
        counts.set_item(PyTuple::new(py, points.collect::<PyResult<Vec<_>>>()?)?, count)?;
    }
    Ok(counts)
}

/// The pack of a deal of `arena`, top first: what `arena` deals under that number.
#[pyfunction]
pub fn laboratory_deck<'py>(
    py: Python<'py>,
    rules: &PyRules,
    #[pyo3(from_py_with = seed)] seed: Seed,
    number: u64,
) -> PyResult<Bound<'py, PyList>> {
    let dealt = match &rules.0 {
        Rules::Scopa(rules) => rules.deal(&seed, number),
        Rules::Scala40(rules) => rules.deal(&seed, number),
    };
    PyList::new(py, dealt.cards.into_iter().map(|card| interned(py, card)))
}

/// Whether the family has strategies of these names.
fn check_names(rules: &PyRules, names: &[String]) -> PyResult<()> {
    let known: &[&str] = match rules.0 {
        Rules::Scopa(_) => &scopa::strategies::Strategy::NAMES,
        Rules::Scala40(_) => &scala40::strategies::Strategy::NAMES,
    };
    match names.iter().find(|name| !known.contains(&name.as_str())) {
        Some(name) => {
            let game = rules.0.family().title();
            Err(bot_error(format!("'{name}' does not play {game}: one of {}", known.join(", "))))
        }
        None => Ok(()),
    }
}

/// Runs work without the GIL; it comes back now and then for signals and for whoever watches.
fn watched<T: Send>(
    py: Python<'_>,
    watch: Option<Py<PyAny>>,
    work: impl FnOnce(&mut dyn FnMut(u64) -> ControlFlow<()>) -> Option<T> + Send,
) -> PyResult<T> {
    let mut raised = None;
    let result = py.detach(|| {
        work(&mut |done| {
            let looked = Python::attach(|py| {
                py.check_signals()?;
                watch.as_ref().map_or(Ok(()), |watch| watch.call1(py, (done,)).map(drop))
            });
            match looked {
                Ok(()) => ControlFlow::Continue(()),
                Err(error) => {
                    raised = Some(error);
                    ControlFlow::Break(())
                }
            }
        })
    });
    match (result, raised) {
        (Some(result), None) => Ok(result),
        (_, Some(error)) => Err(error),
        (None, None) => unreachable!("only an error breaks the work off"),
    }
}
