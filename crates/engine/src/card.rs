//! Cards, ranks and suits.

use thiserror::Error;

/// A text that names no card, or a pack that is not the sheet's.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CardError {
    #[error("no card is called {found:?}")]
    NoSuchCard { found: String },
    #[error("the pack has {found} cards: {allowed} are needed")]
    PackSize { found: usize, allowed: usize },
    #[error("{0} is not a card of this pack")]
    NotInPack(Card),
    #[error("{0} is in the pack twice")]
    Twice(Card),
    #[error("{card} is in the pack more than {allowed} times")]
    TooOften { card: Card, allowed: u8 },
}

/// One of the thirteen ranks of a French pack; an Italian pack leaves 8, 9 and T out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Rank {
    Ace,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
}

impl Rank {
    /// All ranks, ace first.
    pub const ALL: [Rank; 13] = [
        Rank::Ace,
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
    ];

    const LETTERS: &'static [u8; 13] = b"A23456789TJQK";

    /// The rank's letter: `A`, `2` … `9`, `T`, `J`, `Q` or `K`.
    pub const fn letter(self) -> char {
        Self::LETTERS[self as usize] as char
    }

    /// The rank that a letter names, if it names one.
    pub fn from_letter(letter: char) -> Option<Rank> {
        Rank::ALL.into_iter().find(|rank| rank.letter() == letter)
    }

    /// What the rank counts towards a sum in Scopa: 1 to 7 as printed, J 8, Q 9, K 10.
    ///
    /// Scopa packs have no 8, 9 or T; for those the printed value is given.
    #[inline]
    pub const fn scopa_value(self) -> u8 {
        SCOPA_VALUES[self as usize]
    }
}

const SCOPA_VALUES: [u8; 16] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 8, 9, 10, 0, 0, 0];

/// One of the four suits, in printed order: denari, coppe, spade, bastoni.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    Denari,
    Coppe,
    Spade,
    Bastoni,
}

impl Suit {
    /// All suits in printed order.
    pub const ALL: [Suit; 4] = [Suit::Denari, Suit::Coppe, Suit::Spade, Suit::Bastoni];

    const LETTERS: &'static [u8; 4] = b"DCSB";

    /// The suit's letter: `D`, `C`, `S` or `B`.
    pub const fn letter(self) -> char {
        Self::LETTERS[self as usize] as char
    }

    /// The suit that a letter names, if it names one.
    pub fn from_letter(letter: char) -> Option<Suit> {
        Suit::ALL.into_iter().find(|suit| suit.letter() == letter)
    }
}

/// One card, kept as the number of its bit in a set: suit × 16 + rank. The joker comes after all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The joker, `**`.
    pub const JOKER: Card = Card(63);
    /// The seven of denari.
    pub const SETTEBELLO: Card = Card::new(Rank::Seven, Suit::Denari);

    /// The card of a rank and a suit.
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card(suit as u8 * 16 + rank as u8)
    }

    /// The number of the card's bit in a set, 0 to 63.
    #[inline]
    pub const fn bit(self) -> u8 {
        self.0
    }

    /// The card of a bit that is known to be a card's.
    #[inline]
    pub(crate) const fn of_bit(bit: u8) -> Card {
        Card(bit)
    }

    /// The card of a bit, if there is one.
    pub const fn from_bit(bit: u8) -> Option<Card> {
        if bit == Card::JOKER.0 || (bit < 64 && bit % 16 < 13) { Some(Card(bit)) } else { None }
    }

    /// The card's rank; none for the joker.
    pub const fn rank(self) -> Option<Rank> {
        if self.0 == Card::JOKER.0 { None } else { Some(Rank::ALL[(self.0 % 16) as usize]) }
    }

    /// The card's suit; none for the joker.
    pub const fn suit(self) -> Option<Suit> {
        if self.0 == Card::JOKER.0 { None } else { Some(Suit::ALL[(self.0 / 16) as usize]) }
    }

    /// What the card counts towards a sum in Scopa; 0 for the joker.
    #[inline]
    pub const fn scopa_value(self) -> u8 {
        SCOPA_VALUES[(self.0 % 16) as usize]
    }

    /// Reads a code such as `7D`; upper case only.
    pub fn parse(code: &str) -> Result<Card, CardError> {
        if code == "**" {
            return Ok(Card::JOKER);
        }
        let mut letters = code.chars();
        let rank = letters.next().and_then(Rank::from_letter);
        let suit = letters.next().and_then(Suit::from_letter);
        match (rank, suit, letters.next()) {
            (Some(rank), Some(suit), None) => Ok(Card::new(rank, suit)),
            _ => Err(CardError::NoSuchCard { found: code.to_owned() }),
        }
    }
}

impl std::fmt::Display for Card {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match (self.rank(), self.suit()) {
            (Some(rank), Some(suit)) => write!(out, "{}{}", rank.letter(), suit.letter()),
            _ => out.write_str("**"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_prints_and_parses() {
        let cards: Vec<Card> = (0..64).filter_map(Card::from_bit).collect();
        assert_eq!(cards.len(), 53);
        for card in cards {
            assert_eq!(Card::parse(&card.to_string()), Ok(card));
        }
    }

    #[test]
    fn other_texts_name_no_card() {
        for text in ["", "7", "7d", "1D", "7DD", "10D", "*", "***", "7€", "DA"] {
            assert!(Card::parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn figures_count_eight_nine_ten() {
        let sum = |text: &str| Card::parse(text).unwrap().scopa_value();
        assert_eq!([sum("AB"), sum("7D"), sum("JC"), sum("QS"), sum("KD")], [1, 7, 8, 9, 10]);
    }
}
