//! Cards, ranks, suits, and sets of cards as one machine word.
//!
//! A set has one bit a card: the suits D C S B take sixteen bits each, and inside a suit the
//! ranks A … K stand in order. The order of the bits is therefore the printed order of cards.

use crate::error::CardError;

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

/// One card, kept as the number of its bit: suit × 16 + rank. The joker comes after all others.
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

/// A set of different cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardSet(pub u64);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// One bit in each suit's lane: multiplied by a rank's bit, the four cards of that rank.
    const LANES: u64 = 0x0001_0001_0001_0001;

    /// The set of one card.
    #[inline]
    pub const fn one(card: Card) -> CardSet {
        CardSet(1 << card.0)
    }

    /// The four cards of a rank.
    #[inline]
    pub const fn of_rank(rank: Rank) -> CardSet {
        CardSet(Self::LANES << rank as u8)
    }

    /// The four cards of a card's own rank.
    #[inline]
    pub const fn like(card: Card) -> CardSet {
        CardSet(Self::LANES << (card.0 % 16))
    }

    /// All cards of a suit.
    #[inline]
    pub const fn of_suit(suit: Suit) -> CardSet {
        CardSet(0xFFFF << (suit as u8 * 16))
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Whether every card of the other set is in this one.
    #[inline]
    pub const fn holds(self, other: CardSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// The cards that are in both sets.
    #[inline]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The cards that are in either set.
    #[inline]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards of this set that are not in the other.
    #[inline]
    pub const fn less(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// Adds a card; false if it was there already.
    #[inline]
    pub fn add(&mut self, card: Card) -> bool {
        let fresh = !self.has(card);
        self.0 |= 1 << card.0;
        fresh
    }

    /// The sum of the cards' Scopa values.
    #[inline]
    pub fn scopa_sum(self) -> u32 {
        self.into_iter().map(|card| u32::from(card.scopa_value())).sum()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |set, card| set.or(CardSet::one(card)))
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        Cards(self.0)
    }
}

/// The cards of a set in printed order: by suit D C S B, then by rank.
#[derive(Clone, Debug)]
pub struct Cards(u64);

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let card = Card(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Cards {}

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

    #[test]
    fn a_set_gives_its_cards_in_printed_order() {
        let set: CardSet = ["AB", "KD", "3S", "2D"].iter().map(|code| Card::parse(code).unwrap()).collect();
        let codes: Vec<String> = set.into_iter().map(|card| card.to_string()).collect();
        assert_eq!(codes, ["2D", "KD", "3S", "AB"]);
    }
}
