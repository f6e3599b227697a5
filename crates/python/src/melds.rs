//! `Meld`, and `best_melds`: what a hand can lay at best.

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use settebello_engine::error::PositionError;
use settebello_engine::scala40::finder::{Laying, Terms, fewest_cards, least_left, most_points};
use settebello_engine::scala40::hand::Hand;
use settebello_engine::scala40::meld::{Meld, Shape};
use settebello_engine::scala40::notation::parse_meld;
use settebello_engine::scala40::state::MELDS;

use crate::answers::card_tuple;
use crate::arguments::{hand, whole_up_to};
use crate::card::PyCard;
use crate::errors::{no_move, position_error};
use crate::values::{Text, Whole};

/// Three or four equal ranks, or a run of one suit; on the table it has a number.
#[pyclass(frozen, eq, hash, name = "Meld", module = "settebello._engine")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PyMeld {
    pub meld: Meld,
    /// Counted from 1; none for a meld that is not laid.
    pub number: Option<u8>,
}

#[pymethods]
impl PyMeld {
    /// The meld of its text, such as "QB+**=KB+AB"; IllegalMove if the cards are none.
    #[new]
    #[pyo3(signature = (text, number = None))]
    fn new(text: Text, number: Option<Whole>) -> PyResult<PyMeld> {
        let meld = parse_meld(&text.0).map_err(|refusal| no_move(&text.0, refusal))?;
        let number = number.map(|number| whole_up_to("number", number, MELDS as u8)).transpose()?;
        Ok(PyMeld { meld, number })
    }

    /// Its number on the table, from 1; None for a meld that is not laid.
    #[getter]
    fn number(&self) -> Option<u8> {
        self.number
    }

    /// "set" or "run".
    #[getter]
    fn kind(&self) -> &'static str {
        match self.meld.shape() {
            Shape::Set { .. } => "set",
            Shape::Run { .. } => "run",
        }
    }

    /// The cards that lie there, jokers as jokers: runs from low to high, sets by suit.
    #[getter]
    fn cards<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        card_tuple(py, self.meld.cards())
    }

    /// What each card stands for, in the same order.
    #[getter]
    fn reads<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        card_tuple(py, self.meld.reads())
    }

    /// The card that its first joker stands for; None without a joker.
    #[getter]
    fn joker(&self) -> Option<PyCard> {
        self.meld.laid().find(|laid| laid.joker).map(|laid| PyCard(laid.stands))
    }

    /// What it counts: a joker the card that it stands for.
    #[getter]
    fn points(&self) -> u16 {
        self.meld.points()
    }

    fn __str__(&self) -> String {
        self.meld.to_string()
    }

    fn __repr__(&self) -> String {
        match self.number {
            Some(number) => format!("Meld('{}', {number})", self.meld),
            None => format!("Meld('{}')", self.meld),
        }
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        let arguments = (slf.get().__str__(), slf.get().number);
        (slf.get_type(), arguments).into_pyobject(slf.py())
    }
}

/// The melds of a position, from any iterable of Melds and texts.
pub fn melds(items: &Bound<'_, PyAny>) -> PyResult<Vec<Meld>> {
    let meld = |item: Bound<'_, PyAny>| match item.cast::<PyMeld>() {
        Ok(meld) => Ok(meld.get().meld),
        Err(_) => {
            let Text(text) = item.extract()?;
            let wrong = |refusal| {
                position_error(PositionError(format!("melds: '{}': {refusal}", text.escape_debug())))
            };
            parse_meld(&text).map_err(wrong)
        }
    };
    items.try_iter()?.map(|item| meld(item?)).collect()
}

/// The melds on the table, numbered from 1.
pub fn meld_tuple<'py>(py: Python<'py>, melds: &[Meld]) -> PyResult<Bound<'py, PyTuple>> {
    let numbered = (1..).zip(melds).map(|(number, &meld)| PyMeld { meld, number: Some(number) });
    PyTuple::new(py, numbered.collect::<Vec<_>>())
}

/// What a hand can lay at best, asked in three ways; each answer is a value and its melds.
#[pyclass(frozen, eq, hash, name = "BestMelds", module = "settebello._engine")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PyBestMelds {
    points: Laying,
    deadwood: Laying,
    forty: Option<Laying>,
}

type Answer<'py> = (u16, Bound<'py, PyTuple>);

fn answer<'py>(py: Python<'py>, laying: &Laying) -> PyResult<Answer<'py>> {
    Ok((laying.value, loose_melds(py, laying)?))
}

/// Melds that are not laid: they have no number.
pub fn loose_melds<'py>(py: Python<'py>, laying: &Laying) -> PyResult<Bound<'py, PyTuple>> {
    let melds: Vec<PyMeld> = laying.melds().map(|meld| PyMeld { meld, number: None }).collect();
    PyTuple::new(py, melds)
}

#[pymethods]
impl PyBestMelds {
    /// The most points that can be laid, and the melds.
    #[getter]
    fn points<'py>(&self, py: Python<'py>) -> PyResult<Answer<'py>> {
        answer(py, &self.points)
    }

    /// The least value that can be left in hand (A 11, figures 10, joker 25), and the melds.
    #[getter]
    fn deadwood<'py>(&self, py: Python<'py>) -> PyResult<Answer<'py>> {
        answer(py, &self.deadwood)
    }

    /// The fewest cards that are worth an opening, and the melds; None if it is out of reach.
    #[getter]
    fn forty<'py>(&self, py: Python<'py>) -> PyResult<Option<Answer<'py>>> {
        self.forty.as_ref().map(|laying| answer(py, laying)).transpose()
    }

    fn __repr__(&self) -> String {
        let shown = |laying: &Laying| {
            let melds: Vec<String> = laying.melds().map(|meld| meld.to_string()).collect();
            format!("{}: {}", laying.value, if melds.is_empty() { "nothing".into() } else { melds.join(" ") })
        };
        let forty = self.forty.as_ref().map_or_else(|| "out of reach".to_owned(), shown);
        let (points, deadwood) = (shown(&self.points), shown(&self.deadwood));
        format!("<BestMelds points {points} | deadwood {deadwood} | forty {forty}>")
    }
}

/// What these cards can lay at best, at least `keep` of them staying, at most `jokers` in a meld,
/// an opening being worth `opening`.
#[pyfunction]
#[pyo3(
    signature = (cards, keep = Whole(0), jokers = Whole(1), opening = Whole(40)),
    text_signature = "(cards, keep=0, jokers=1, opening=40)"
)]
pub fn best_melds(
    #[pyo3(from_py_with = hand)] cards: Hand,
    keep: Whole,
    jokers: Whole,
    opening: Whole,
) -> PyResult<PyBestMelds> {
    let terms = Terms {
        jokers_per_meld: whole_up_to("jokers", jokers, 4)?,
        keep: whole_up_to("keep", keep, 16)?,
        with: None,
    };
    let opening = whole_up_to("opening", opening, 100)?;
    Ok(PyBestMelds {
        // Without a card that has to be laid there is always an answer, if only no meld.
        points: most_points(cards, terms).unwrap_or_default(),
        deadwood: least_left(cards, terms).unwrap_or_default(),
        forty: fewest_cards(cards, terms, u16::from(opening)),
    })
}
