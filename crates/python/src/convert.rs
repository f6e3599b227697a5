//! Where cards and errors cross between Python and the engine; nothing else converts them.

use pyo3::PyTypeInfo;
use pyo3::exceptions::{PyAttributeError, PyOverflowError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyBytes, PyString, PyTuple};
use settebello_engine::card::Card;
use settebello_engine::error::{CardError, PlayError, PositionError, RulesError};
use settebello_engine::family::Family;
use settebello_engine::rng::Seed;
use settebello_engine::scala40::hand::Hand;
use settebello_engine::scala40::position::seated_bits;
use settebello_engine::scala40::state::Phase;
use settebello_engine::scopa::refusal::VoidReason;
use settebello_engine::{scala40, scopa};

use crate::card::{PyCard, interned};

/// The Python classes of `settebello.errors` that the engine raises.
mod raised {
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

/// A card from a Card or its code.
pub fn card(item: &Bound<'_, PyAny>) -> PyResult<Card> {
    if let Ok(card) = item.cast::<PyCard>() {
        return Ok(card.get().0);
    }
    match item.cast::<PyString>() {
        Ok(code) => parse_card(&code.to_string_lossy()),
        Err(_) => Err(no_card(&item.str()?.to_string_lossy())),
    }
}

/// A card from its code.
pub fn parse_card(code: &str) -> PyResult<Card> {
    Card::parse(code).map_err(|_| no_card(code))
}

fn no_card(found: &str) -> PyErr {
    let message = format!("no card is called '{}': {CARD_CODES}", found.escape_debug());
    raised::CardError::new_err((message, found.to_owned(), CARD_CODES))
}

/// Cards from any iterable of Cards and codes.
pub fn cards(items: &Bound<'_, PyAny>) -> PyResult<Vec<Card>> {
    items.try_iter()?.map(|item| card(&item?)).collect()
}

/// Lists of cards from an iterable of iterables.
pub fn card_lists(items: &Bound<'_, PyAny>) -> PyResult<Vec<Vec<Card>>> {
    items.try_iter()?.map(|item| cards(&item?)).collect()
}

/// The most cards of a hand that is asked about; a turn never sees more than 14.
const HAND: usize = 16;

/// A hand of two packs and four jokers, from any iterable of Cards and codes.
pub fn hand(items: &Bound<'_, PyAny>) -> PyResult<Hand> {
    let cards = cards(items)?;
    if cards.len() > HAND {
        let allowed = format!("{HAND} at most");
        let message = format!("{} cards: {allowed} can be asked about", cards.len());
        return Err(raised::CardError::new_err((message, cards.len().to_string(), allowed)));
    }
    let mut hand = Hand::EMPTY;
    for card in cards {
        if !hand.add(card) {
            let allowed = if card == Card::JOKER { "four" } else { "two" };
            let message = format!("{card} is in the hand too often: there are {allowed}");
            return Err(raised::CardError::new_err((message, card.to_string(), allowed)));
        }
    }
    Ok(hand)
}

/// A whole number from 0 to a greatest one.
pub fn whole_up_to(what: &str, Whole(number): Whole, most: u8) -> PyResult<u8> {
    u8::try_from(number).ok().filter(|&number| number <= most).ok_or_else(|| {
        let allowed = format!("a whole number from 0 to {most}");
        let message = format!("{what}: {number} given, {allowed} is needed");
        raised::CountError::new_err((message, number, allowed))
    })
}

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

/// A seed: bytes, or an integer that eight bytes hold.
pub fn seed(value: &Bound<'_, PyAny>) -> PyResult<Seed> {
    if let Ok(bytes) = value.cast::<PyBytes>() {
        return Ok(Seed::Bytes(bytes.as_bytes().to_vec()));
    }
    value.extract::<u64>().map(Seed::Number).or_else(|_| {
        let allowed = "bytes, or an integer from 0 to 2**64 - 1";
        let message = format!("seed {}: {allowed} is needed", value.repr()?);
        Err(raised::SeedError::new_err((message, value.clone().unbind(), allowed)))
    })
}

/// A text from Python. Half a character, which JSON can carry and no encoding can, becomes a mark,
/// so that whoever reads the text refuses it as it refuses every other that means nothing.
pub struct Text(pub String);

impl FromPyObject<'_, '_> for Text {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, '_, PyAny>) -> PyResult<Text> {
        Ok(Text(value.cast::<PyString>()?.to_string_lossy().into_owned()))
    }
}

/// A whole number from Python. One beyond 64 bits becomes the nearest, so that whoever checks the
/// range refuses it as it refuses every other number that is out of it.
pub struct Whole(pub i64);

impl<'py> FromPyObject<'_, 'py> for Whole {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, 'py, PyAny>) -> PyResult<Whole> {
        value.extract::<i64>().map(Whole).or_else(|error| {
            if !error.is_instance_of::<PyOverflowError>(value.py()) {
                return Err(error);
            }
            Ok(Whole(if value.lt(0)? { i64::MIN } else { i64::MAX }))
        })
    }
}

/// A deal's number in its match, which is part of its shuffle's path.
pub fn deal_number(Whole(number): Whole) -> PyResult<u64> {
    u64::try_from(number).map_err(|_| {
        raised::SeedError::new_err((format!("no deal {number}: they count from 0"), number, "0 or more"))
    })
}

/// A seat or side counted from 0.
pub fn place(what: &str, Whole(number): Whole, count: u8) -> PyResult<u8> {
    match u8::try_from(number) {
        Ok(place) if place < count => Ok(place),
        _ => {
            let allowed = format!("0 to {}", count - 1);
            Err(raised::SeatError::new_err((
                format!("no {what} {number}: they are {allowed}"),
                number,
                allowed,
            )))
        }
    }
}

/// The seats that are dealt to, one bit each; none given: all of them.
pub fn seated(given: Option<Vec<Whole>>, seats: u8) -> PyResult<u8> {
    let Some(list) = seat_list(given, seats)? else { return Ok((1 << seats) - 1) };
    seated_bits(&list, seats).ok_or_else(|| {
        let found = format!("{list:?}");
        let allowed = "two seats or more, each once";
        raised::SeatError::new_err((format!("seated {found}: {allowed} are needed"), found, allowed))
    })
}

/// A list of seats, if one is given.
pub fn seat_list(given: Option<Vec<Whole>>, seats: u8) -> PyResult<Option<Vec<u8>>> {
    given.map(|list| list.into_iter().map(|seat| place("seat", seat, seats)).collect()).transpose()
}

/// A dealer among the seats that are dealt to.
pub fn dealer(seat: Whole, seated: u8, seats: u8) -> PyResult<u8> {
    let dealer = place("seat", seat, seats)?;
    if seated >> dealer & 1 == 1 {
        return Ok(dealer);
    }
    let allowed = "a seat that is dealt to";
    Err(raised::SeatError::new_err((format!("dealer {dealer}: {allowed} is needed"), dealer, allowed)))
}

/// The last of the seats that are dealt to.
pub fn last_seat(seated: u8) -> u8 {
    (0..8).rev().find(|seat| seated >> seat & 1 == 1).unwrap_or(0)
}

/// In Scopa every seat is dealt to.
pub fn everybody(seated: u8, seats: u8) -> PyResult<()> {
    if seated.count_ones() == u32::from(seats) {
        return Ok(());
    }
    let allowed = format!("all {seats} seats");
    let found = seated.count_ones();
    let message = format!("{found} seats dealt to: Scopa deals to {allowed}");
    Err(raised::SeatError::new_err((message, found, allowed)))
}

/// The family of a rule sheet.
pub fn sheet_family(sheet: &Bound<'_, PyAny>) -> PyResult<Family> {
    let word = sheet.getattr(pyo3::intern!(sheet.py(), "family")).and_then(|word| word.extract::<String>());
    match word {
        Ok(word) if word == Family::Scala40.word() => Ok(Family::Scala40),
        Ok(_) => Ok(Family::Scopa),
        Err(_) => Err(no_sheet(sheet)),
    }
}

/// The compiled rules that a rule sheet gives for a number of seats.
pub fn engine_rules<'py>(sheet: &Bound<'py, PyAny>, seats: Option<Whole>) -> PyResult<Bound<'py, PyAny>> {
    match sheet.getattr(pyo3::intern!(sheet.py(), "engine_rules")) {
        Ok(compile) => compile.call1((seats.map(|Whole(seats)| seats),)),
        Err(_) => Err(no_sheet(sheet)),
    }
}

fn no_sheet(found: &Bound<'_, PyAny>) -> PyErr {
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

/// Refuses the words of a position that belong to another family.
pub fn only_of(family: Family, words: &[(&str, bool)]) -> PyResult<()> {
    match words.iter().find(|(_, given)| *given) {
        None => Ok(()),
        Some((word, _)) => {
            Err(position_error(PositionError(format!("a deal of {} has no {word}", family.title()))))
        }
    }
}

/// The phase of a position: "draw", which it is by default, or "play"; or how its deal ended.
pub fn phase(phase: Option<Text>, ended: Option<Text>) -> PyResult<Phase> {
    let word = |text: &Option<Text>| text.as_ref().map(|Text(word)| word.clone());
    match (word(&phase).as_deref(), word(&ended).as_deref()) {
        (None | Some("draw"), None) => Ok(Phase::Draw),
        (Some("play"), None) => Ok(Phase::Play),
        (None, Some("closed")) => Ok(Phase::Closed),
        (None, Some("dead")) => Ok(Phase::Dead),
        (phase, ended) => {
            let found = format!("phase {phase:?}, ended {ended:?}");
            let allowed = "phase draw or play, or without a phase ended closed or dead";
            Err(position_error(PositionError(format!("{found}: {allowed} is needed"))))
        }
    }
}

/// A number of a position that is small enough; none given: 0.
pub fn small<N: TryFrom<i64> + Default>(what: &str, number: Option<Whole>) -> PyResult<N> {
    let Some(Whole(number)) = number else { return Ok(N::default()) };
    N::try_from(number).map_err(|_| position_error(PositionError(format!("{what} {number} cannot be"))))
}

/// A number of scopas, 0 to 255.
pub fn scopa_counts(counts: Option<Vec<Whole>>) -> PyResult<Vec<u8>> {
    let count = |Whole(count)| {
        u8::try_from(count).map_err(|_| position_error(PositionError(format!("{count} scopas"))))
    };
    counts.unwrap_or_default().into_iter().map(count).collect()
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
