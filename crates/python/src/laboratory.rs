//! `simulate` and `arena`: many deals counted on threads of their own, without the GIL.

use std::ops::ControlFlow;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};
use settebello_engine::lab;
use settebello_engine::lab::moments::Moments;
use settebello_engine::lab::simulation::Tally;
use settebello_engine::rng::Seed;
use settebello_engine::search::strategies::Strategy;

use crate::card::interned;
use crate::convert::{bot_error, seed};
use crate::rules::PyRules;

/// A sum and a sum of squares.
type Pair = (i64, u64);

/// What `simulate` counted, as a dict; lists go by side.
#[derive(IntoPyObject)]
pub struct Counted {
    deals: u64,
    void: u64,
    moves: Pair,
    points: Vec<Pair>,
    scopas: Vec<Pair>,
    ahead: Vec<Pair>,
    cards: Vec<u64>,
    coins: Vec<u64>,
    settebello: Vec<u64>,
    primiera: Vec<u64>,
    won: Vec<u64>,
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
    let rules = &rules.0;
    if bots.len() != usize::from(rules.sides) {
        return Err(bot_error(format!("{} bots: {} sides have one each", bots.len(), rules.sides)));
    }
    check_names(&bots)?;
    let tally =
        watched(py, watch, |look| lab::simulation::simulate(rules, &bots, &seed, deals, workers, look))?;
    let sides = usize::from(rules.sides);
    let Tally { points, scopas, ahead, cards, coins, settebello, primiera, won, .. } = &tally;
    Ok(Counted {
        deals: tally.deals,
        void: tally.void,
        moves: pair(tally.moves),
        points: pairs(&points[..sides]),
        scopas: pairs(&scopas[..sides]),
        ahead: pairs(&ahead[..sides]),
        cards: cards[..sides].to_vec(),
        coins: coins[..sides].to_vec(),
        settebello: settebello[..sides].to_vec(),
        primiera: primiera[..sides].to_vec(),
        won: won[..sides].to_vec(),
    })
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
    let rules = &rules.0;
    let names = [first, second];
    check_names(&names)?;
    let [first, second] = &names;
    let outcomes =
        watched(py, watch, |look| lab::arena::arena(rules, (first, second), &seed, deals, workers, look))?;
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
    let (cards, _) = lab::game::deck(&rules.0, &seed, number);
    PyList::new(py, cards.into_iter().map(|card| interned(py, card)))
}

fn check_names(names: &[String]) -> PyResult<()> {
    match names.iter().find(|name| !Strategy::NAMES.contains(&name.as_str())) {
        Some(name) => {
            Err(bot_error(format!("no strategy is called '{name}': one of {}", Strategy::NAMES.join(", "))))
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
