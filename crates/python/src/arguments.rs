//! What comes from Python: cards, numbers, seats, seeds and the words of a position, each checked.

use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};
use settebello_engine::card::Card;
use settebello_engine::error::PositionError;
use settebello_engine::family::Family;
use settebello_engine::rng::Seed;
use settebello_engine::scala40::hand::Hand;
use settebello_engine::scala40::position::seated_bits;
use settebello_engine::scala40::state::Phase;

use crate::card::{PyCard, parse_card};
use crate::errors::{no_card, no_sheet, position_error, raised};
use crate::values::{Text, Whole};

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
