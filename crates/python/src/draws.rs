//! `shuffled`, `ceremony` and `permutation`: the documented draws from a pack, or from any row of things.

use pyo3::prelude::*;
use pyo3::types::{PyList, PyTuple};
use settebello_engine::card::Rank;
use settebello_engine::deck::{self, FirstDealer};
use settebello_engine::error::RulesError;
use settebello_engine::rng::{Seed, Stream};

use crate::arguments::seed;
use crate::card::interned;
use crate::errors::rules_error;
use crate::values::Whole;

/// The pack of these ranks, shuffled by the stream of a seed and a path, top first.
#[pyfunction]
pub fn shuffled<'py>(
    py: Python<'py>,
    ranks: &str,
    #[pyo3(from_py_with = seed)] seed: Seed,
    path: &str,
) -> PyResult<Bound<'py, PyList>> {
    let cards = deck::shuffled(&ranks_of(py, ranks)?, &seed, path);
    PyList::new(py, cards.into_iter().map(|card| interned(py, card)))
}

/// The draw for the first dealer: the rounds of (seat, card), and the dealer.
#[pyfunction]
pub fn ceremony<'py>(
    py: Python<'py>,
    ranks: &str,
    seats: Whole,
    #[pyo3(from_py_with = seed)] seed: Seed,
    how: &str,
) -> PyResult<(Bound<'py, PyTuple>, u8)> {
    let wrong = |key, found: &dyn std::fmt::Display, allowed: &str| {
        rules_error(py, RulesError { key, found: found.to_string(), allowed: allowed.to_owned() })
    };
    let how = match how {
        "highest" => FirstDealer::Highest,
        "lowest" => FirstDealer::Lowest,
        "random" => FirstDealer::Random,
        _ => return Err(wrong("dealer.first", &how, "highest, lowest or random")),
    };
    let Some(seats) = u8::try_from(seats.0).ok().filter(|seats| (2..=6).contains(seats)) else {
        return Err(wrong("seats", &seats.0, "2 to 6"));
    };
    let drawn = deck::ceremony(&ranks_of(py, ranks)?, seats, &seed, how);
    let rounds = drawn
        .draws
        .iter()
        .map(|round| PyTuple::new(py, round.iter().map(|&(seat, card)| (seat, interned(py, card)))));
    let rounds = rounds.collect::<PyResult<Vec<_>>>()?;
    Ok((PyTuple::new(py, rounds)?, drawn.dealer))
}

/// The numbers from 0 to count − 1 in the order of a shuffle by the stream of a seed and a path.
#[pyfunction]
pub fn permutation(count: u32, #[pyo3(from_py_with = seed)] seed: Seed, path: &str) -> Vec<u32> {
    let mut numbers: Vec<u32> = (0..count).collect();
    Stream::new(&seed, path).shuffle(&mut numbers);
    numbers
}

fn ranks_of(py: Python<'_>, letters: &str) -> PyResult<Vec<Rank>> {
    let ranks: Option<Vec<Rank>> = letters.chars().map(Rank::from_letter).collect();
    match ranks {
        Some(ranks) if ranks.len() > 1 && ranks.is_sorted_by(|one, next| one < next) => Ok(ranks),
        _ => Err(rules_error(
            py,
            RulesError {
                key: "ranks",
                found: letters.to_owned(),
                allowed: "two or more different letters of A23456789TJQK, in this order".to_owned(),
            },
        )),
    }
}
