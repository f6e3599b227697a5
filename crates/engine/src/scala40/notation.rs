//! Moves as text: `draw`, `take`, `meld QB+**=KB+AB`, `attach **=6C>2`, `swap 7D>3`, `discard KS`.
//!
//! A joker prints with the card that it stands for. Read, it may come bare where only one card
//! fits, and the cards of a meld may come in any order.

use crate::card::{Card, Rank, Suit};
use crate::scala40::meld::{Laid, Meld, Shape};
use crate::scala40::moves::Move;
use crate::scala40::refusal::Refusal;

/// A move as text.
pub fn print(play: Move) -> String {
    let laid = |laid: Laid| if laid.joker { format!("**={}", laid.stands) } else { laid.stands.to_string() };
    match play {
        Move::Draw => "draw".to_owned(),
        Move::Take => "take".to_owned(),
        Move::Meld(meld) => format!("meld {meld}"),
        Move::Attach { laid: card, meld } => format!("attach {}>{meld}", laid(card)),
        Move::Swap { card, meld } => format!("swap {card}>{meld}"),
        Move::Discard(card) => format!("discard {card}"),
    }
}

/// Reads a move before these melds: a bare joker is attached as the one card that fits. Without
/// a table in sight it has to say which.
pub fn parse(text: &str, melds: Option<&[Meld]>) -> Result<Move, Refusal> {
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    match verb {
        "draw" if text == verb => Ok(Move::Draw),
        "take" if text == verb => Ok(Move::Take),
        "meld" => parse_meld(rest).map(Move::Meld),
        "attach" => {
            let (card, meld) = to_meld(rest)?;
            let laid = match spoken(card)? {
                Spoken::Card(laid) => laid,
                Spoken::Bare => only_fitting(meld, melds.ok_or(Refusal::JokerUndeclared)?)?,
            };
            Ok(Move::Attach { laid, meld })
        }
        "swap" => {
            let (card, meld) = to_meld(rest)?;
            Ok(Move::Swap { card: card_of(card)?, meld })
        }
        "discard" => card_of(rest).map(Move::Discard),
        _ => Err(Refusal::Malformed),
    }
}

/// A card of a move's text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spoken {
    Card(Laid),
    /// A joker that does not say what it stands for.
    Bare,
}

impl Spoken {
    fn stands(self) -> Option<Card> {
        match self {
            Spoken::Card(laid) => Some(laid.stands),
            Spoken::Bare => None,
        }
    }
}

fn card_of(code: &str) -> Result<Card, Refusal> {
    Card::parse(code).map_err(|_| Refusal::Malformed)
}

fn spoken(code: &str) -> Result<Spoken, Refusal> {
    let (joker, code) = match code.strip_prefix("**=") {
        Some(code) => (true, code),
        None => (false, code),
    };
    match card_of(code)? {
        Card::JOKER if joker => Err(Refusal::Malformed),
        Card::JOKER => Ok(Spoken::Bare),
        stands => Ok(Spoken::Card(Laid { stands, joker })),
    }
}

/// The card and the number in `6C>2`.
fn to_meld(text: &str) -> Result<(&str, u8), Refusal> {
    let (card, number) = text.split_once('>').ok_or(Refusal::Malformed)?;
    // As it is printed: no sign, no leading zero.
    let plain = number.starts_with(|sign: char| ('1'..='9').contains(&sign));
    let digits = plain && number.bytes().all(|sign| sign.is_ascii_digit());
    if !digits {
        return Err(Refusal::Malformed);
    }
    number.parse().map(|number| (card, number)).map_err(|_| Refusal::NoSuchMeld)
}

/// What a bare joker is attached as: the only card that has a place in the meld.
fn only_fitting(number: u8, melds: &[Meld]) -> Result<Laid, Refusal> {
    let meld = melds.get(usize::from(number) - 1).ok_or(Refusal::NoSuchMeld)?;
    let mut fitting = meld.attachable(0).into_iter();
    match (fitting.next(), fitting.next()) {
        (Some(stands), None) => Ok(Laid { stands, joker: true }),
        (Some(_), Some(_)) => Err(Refusal::JokerUndeclared),
        (None, _) => Err(Refusal::DoesNotFit),
    }
}

/// Reads the cards of a meld, in any order: the only meld that they make.
pub fn parse_meld(text: &str) -> Result<Meld, Refusal> {
    let cards: Vec<Spoken> = text.split('+').map(spoken).collect::<Result<_, _>>()?;
    let mut melds = shapes(cards.len()).filter_map(|shape| filled(shape, &cards));
    let first = melds.next().ok_or(Refusal::NoMeld)?;
    match melds.next() {
        None => Ok(first),
        Some(_) if cards.contains(&Spoken::Bare) => Err(Refusal::JokerUndeclared),
        // All thirteen of a suit: the ace is low where it comes first, else it goes after the king.
        Some(high) => Ok(if first.reads().next() == cards[0].stands() { first } else { high }),
    }
}

/// Every shape of so many cards.
fn shapes(size: usize) -> impl Iterator<Item = Shape> {
    let length = u8::try_from(size).unwrap_or(u8::MAX);
    let suits = (0..16_u8).filter(move |suits| suits.count_ones() == u32::from(length));
    let sets = Rank::ALL
        .into_iter()
        .flat_map(move |rank| suits.clone().map(move |suits| Shape::Set { rank, suits }));
    let lows = 0..15_u8.saturating_sub(length);
    let runs = Suit::ALL
        .into_iter()
        .flat_map(move |suit| lows.clone().map(move |low| Shape::Run { suit, low, length }));
    sets.chain(runs)
}

/// The meld of this shape that these cards make, if they do: a bare joker for each card not told.
fn filled(shape: Shape, cards: &[Spoken]) -> Option<Meld> {
    let natural = match shape {
        Shape::Set { rank, suits } => Meld::set(rank, suits, 0)?,
        Shape::Run { suit, low, length } => Meld::run(suit, low, length, 0)?,
    };
    let told = |stands: Card| cards.iter().filter(move |card| card.stands() == Some(stands));
    // As many cards as there are places: each place told once at most, and nothing told outside.
    let mut bare = 0;
    let mut jokers = 0_u16;
    for (number, stands) in natural.reads().enumerate() {
        let mut spoken = told(stands);
        let joker = match (spoken.next(), spoken.next()) {
            (None, _) => {
                bare += 1;
                true
            }
            (Some(card), None) => matches!(card, Spoken::Card(Laid { joker: true, .. })),
            (Some(_), Some(_)) => return None,
        };
        let place = match shape {
            Shape::Set { .. } => stands.suit()? as usize,
            Shape::Run { low, .. } => usize::from(low) + number,
        };
        jokers |= u16::from(joker) << place;
    }
    if bare != cards.iter().filter(|&&card| card == Spoken::Bare).count() {
        return None;
    }
    match shape {
        Shape::Set { rank, suits } => Meld::set(rank, suits, jokers as u8),
        Shape::Run { suit, low, length } => Meld::run(suit, low, length, jokers),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::list;
    use crate::scala40::melds;

    fn read(text: &str) -> Result<String, Refusal> {
        let melds = ["3C+4C+5C", "7D+7C+7S", "TD+JD+QD+KD", "9D+9C+9S+9B", "AC+2C+**=3C"]
            .map(|text| parse_meld(text).unwrap());
        parse(text, Some(&melds)).map(print)
    }

    #[test]
    fn a_move_prints_as_it_was_read() {
        for text in [
            "draw",
            "take",
            "meld 3C+4C+5C",
            "meld QB+**=KB+AB",
            "meld AC+2C+3C",
            "meld QC+KC+AC",
            "meld 7D+**=7C+7B",
            "attach 6C>2",
            "attach **=6C>2",
            "swap 7D>3",
            "discard KS",
            "discard **",
        ] {
            assert_eq!(read(text).as_deref(), Ok(text));
        }
    }

    #[test]
    fn every_meld_reads_as_itself_also_backwards() {
        let suit = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD 7D 7S 7B ** **";
        for meld in melds::list(list(suit).into_iter().collect(), 2) {
            let text = meld.to_string();
            assert_eq!(parse_meld(&text), Ok(meld), "{text}");
            let mut cards: Vec<&str> = text.split('+').collect();
            cards.reverse();
            // The ace of a whole suit is low or high by its place.
            if meld.size() < 13 {
                assert_eq!(parse_meld(&cards.join("+")), Ok(meld), "{text}");
            }
        }
    }

    #[test]
    fn a_bare_joker_is_read_where_one_card_fits() {
        assert_eq!(read("meld AB+**+QB").as_deref(), Ok("meld QB+**=KB+AB"));
        assert_eq!(read("meld **+7D+7C+7S").as_deref(), Ok("meld 7D+7C+7S+**=7B"));
        assert_eq!(read("meld **+KD+AD").as_deref(), Ok("meld **=QD+KD+AD"));
        assert_eq!(read("meld QC+KC+**"), Err(Refusal::JokerUndeclared));
        assert_eq!(read("meld 7D+7C+**"), Err(Refusal::JokerUndeclared));
        assert_eq!(read("attach **>2").as_deref(), Ok("attach **=7B>2"));
        assert_eq!(read("attach **>1"), Err(Refusal::JokerUndeclared));
        assert_eq!(read("attach **>4"), Err(Refusal::DoesNotFit));
        assert_eq!(read("attach **>6"), Err(Refusal::NoSuchMeld));
        assert_eq!(read("attach 6C>300"), Err(Refusal::NoSuchMeld));
        assert_eq!(parse("attach **>2", None), Err(Refusal::JokerUndeclared));
    }

    #[test]
    fn cards_that_are_no_meld_say_so() {
        for cards in
            ["3C+4C", "3C+4C+6C", "3C+4D+5C", "7D+7D+7C", "KC+AC+2C", "**+**+**", "3C+4C+5C+**=4C", "7D"]
        {
            assert_eq!(read(&format!("meld {cards}")), Err(Refusal::NoMeld), "{cards}");
        }
    }

    #[test]
    fn other_texts_are_no_moves() {
        for text in [
            "",
            "draw ",
            "Draw",
            "take 7D",
            "meld",
            "meld ",
            "meld 3C+",
            "meld 3C 4C 5C",
            "attach 6C",
            "attach 6C>",
            "attach 6C>0",
            "attach 6C>02",
            "attach 6C>+2",
            "attach **=**>1",
            "swap **=7D>1",
            "discard",
            "discard 7d",
            "discard **=7D",
            "discard 7D KS",
            "7D",
            "3C+4C+5C",
        ] {
            assert_eq!(read(text), Err(Refusal::Malformed), "{text}");
        }
    }
}
