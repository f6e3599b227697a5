//! The errors of `settebello.errors`, made from what the engine refuses; no other file words one of the engine's.

use pyo3::PyTypeInfo;
use pyo3::exceptions::{PyAttributeError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::IntoPyDict;
use settebello_engine::card::CardError;
use settebello_engine::error::{PlayError, PositionError, RulesError};
use settebello_engine::family::Family;
use settebello_engine::scopa::refusal::VoidReason;
use settebello_engine::{scala40, scopa};

/// The Python classes of `settebello.errors` that the engine raises.
pub mod raised {
    #![allow(missing_docs)]
    use pyo3::import_exception;
    import_exception!(settebello.errors, BotError);
    import_exception!(settebello.errors, CardError);
    import_exception!(settebello.errors, CountError);
    import_exception!(settebello.errors, DealNotOver);
    import_exception!(settebello.errors, DealOver);
    import_exception!(settebello.errors, IllegalMove);
    import_exception!(settebello.errors, LanguageError);
    import_exception!(settebello.errors, NothingToUndo);
    import_exception!(settebello.errors, PositionError);
    import_exception!(settebello.errors, RulesError);
    import_exception!(settebello.errors, SealedDeal);
    import_exception!(settebello.errors, SeatError);
    import_exception!(settebello.errors, SeedError);
    import_exception!(settebello.errors, VoidDeal);
}

const CARD_CODES: &str = "a rank of A23456789TJQK and a suit of DCSB, such as 7D, or ** for a joker";

pub fn no_card(found: &str) -> PyErr {
    let message = format!("no card is called '{}': {CARD_CODES}", found.escape_debug());
    raised::CardError::new_err((message, found.to_owned(), CARD_CODES))
}

pub fn no_sheet(found: &Bound<'_, PyAny>) -> PyErr {
    let found = found.get_type().name().map_or_else(|_| "?".to_owned(), |name| name.to_string());
    PyTypeError::new_err(format!("rules: a RuleSheet from settebello.rules is needed, not {found}"))
}

/// What forbids a move, in whatever family: a word, the switch that decides it, and a clause.
#[derive(Clone, Copy)]
pub struct Reason {
    word: &'static str,
    key: &'static str,
    clause: &'static str,
}

impl From<scopa::refusal::Refusal> for Reason {
    fn from(refusal: scopa::refusal::Refusal) -> Reason {
        Reason { word: refusal.word(), key: refusal.key(), clause: refusal.clause() }
    }
}

impl From<scala40::refusal::Refusal> for Reason {
    fn from(refusal: scala40::refusal::Refusal) -> Reason {
        Reason { word: refusal.word(), key: refusal.key(), clause: refusal.clause() }
    }
}

/// A play that did not happen.
pub fn play_error(sheet: &Bound<'_, PyAny>, text: &str, error: PlayError<impl Into<Reason>>) -> PyErr {
    match error {
        PlayError::DealOver => deal_over(),
        PlayError::Refused(refusal) => illegal_move(sheet, text, refusal.into()),
    }
}

/// A move that the sheet forbids, with the article that says so.
pub fn illegal_move(sheet: &Bound<'_, PyAny>, text: &str, reason: Reason) -> PyErr {
    let Reason { word, key, clause } = reason;
    let article = match key {
        "" => Ok(String::new()),
        key => sheet
            .call_method1(pyo3::intern!(sheet.py(), "article"), (key,))
            .and_then(|article| article.extract()),
    };
    let article = match article {
        Ok(article) => article,
        Err(error) => return error,
    };
    let shown = text.escape_debug();
    let message = match article.as_str() {
        "" => format!("{shown}: {clause}"),
        articles if articles.contains(',') => format!("{shown}: {clause} (articles {articles})"),
        article => format!("{shown}: {clause} (article {article})"),
    };
    raised::IllegalMove::new_err((message, text.to_owned(), word, key, article))
}

pub fn deal_over() -> PyErr {
    raised::DealOver::new_err("the deal is over")
}

pub fn deal_not_over(error: impl std::error::Error) -> PyErr {
    raised::DealNotOver::new_err(error.to_string())
}

pub fn nothing_to_undo() -> PyErr {
    raised::NothingToUndo::new_err("no play has been made that could be taken back")
}

pub fn sealed_deal() -> PyErr {
    raised::SealedDeal::new_err("this deal belongs to a match: play through the match")
}

pub fn position_error(error: PositionError) -> PyErr {
    raised::PositionError::new_err(error.0)
}

pub fn card_error(error: CardError) -> PyErr {
    let message = error.to_string();
    let (found, allowed) = match error {
        CardError::NoSuchCard { found } => (found, CARD_CODES.to_owned()),
        CardError::PackSize { found, allowed } => (found.to_string(), allowed.to_string()),
        CardError::NotInPack(card) => (card.to_string(), "the cards of the sheet's pack".to_owned()),
        CardError::Twice(card) => (card.to_string(), "each card once".to_owned()),
        CardError::TooOften { card, allowed } => (card.to_string(), format!("{allowed} times")),
    };
    raised::CardError::new_err((message, found, allowed))
}

pub fn void_deal(sheet: &Bound<'_, PyAny>, table: &str, reason: VoidReason) -> PyErr {
    let key = match reason {
        VoidReason::Kings(_) => "void.kings",
        VoidReason::TableSum(_) => "void.table_sum",
    };
    match sheet
        .call_method1(pyo3::intern!(sheet.py(), "article"), (key,))
        .and_then(|article| article.extract::<String>())
    {
        Ok(article) if article.is_empty() => {
            raised::VoidDeal::new_err(format!("the first table {table} is void: {reason}"))
        }
        Ok(article) => raised::VoidDeal::new_err(format!(
            "the first table {table} is void: {reason} (article {article})"
        )),
        Err(error) => error,
    }
}

pub fn rules_error(py: Python<'_>, error: RulesError) -> PyErr {
    let message = error.to_string();
    let build = || {
        let details =
            [("key", error.key), ("found", &error.found), ("allowed", &error.allowed)].into_py_dict(py)?;
        raised::RulesError::type_object(py).call((message,), Some(&details))
    };
    build().map_or_else(|failed| failed, PyErr::from_value)
}

pub fn language_error(found: &str) -> PyErr {
    raised::LanguageError::new_err((found.to_owned(),))
}

pub fn deck_error(found: &str) -> PyErr {
    let allowed = "napoletane, siciliane, milanesi, francesi";
    raised::CardError::new_err((
        format!("unknown deck '{found}': one of {allowed}"),
        found.to_owned(),
        allowed,
    ))
}

/// An attribute that only another family's objects have, so that `hasattr` tells.
pub fn no_attribute(of: &str, family: Family, asked: &str) -> PyErr {
    PyAttributeError::new_err(format!("{of} of {} has no {asked}", family.title()))
}

pub fn bot_error(message: String) -> PyErr {
    raised::BotError::new_err(message)
}

/// A text that is no move, where no sheet is at hand.
pub fn no_move(text: &str, reason: impl Into<Reason>) -> PyErr {
    let Reason { word, key, clause } = reason.into();
    let message = format!("'{}': {clause}", text.escape_debug());
    raised::IllegalMove::new_err((message, text.to_owned(), word, key, ""))
}

/// Totals that are not one for each side.
pub fn wrong_totals(found: usize, sides: u8) -> PyErr {
    raised::SeatError::new_err((
        format!("{found} totals: {sides} sides have one each"),
        found,
        sides.to_string(),
    ))
}
