//! Sets of cards as one machine word.
//!
//! A set has one bit a card: the suits D C S B take sixteen bits each, and inside a suit the
//! ranks A … K stand in order. The order of the bits is therefore the printed order of cards.

use crate::card::{Card, Rank, Suit};

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
        CardSet(1 << card.bit())
    }

    /// The four cards of a rank.
    #[inline]
    pub const fn of_rank(rank: Rank) -> CardSet {
        CardSet(Self::LANES << rank as u8)
    }

    /// The four cards of a card's own rank.
    #[inline]
    pub const fn like(card: Card) -> CardSet {
        CardSet(Self::LANES << (card.bit() % 16))
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
        self.0 >> card.bit() & 1 == 1
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
        self.0 |= 1 << card.bit();
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
        let card = Card::of_bit(self.0.trailing_zeros() as u8);
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
    use crate::sample::cards;

    #[test]
    fn a_set_gives_its_cards_in_printed_order() {
        let codes: Vec<String> = cards("AB KD 3S 2D").into_iter().map(|card| card.to_string()).collect();
        assert_eq!(codes, ["2D", "KD", "3S", "AB"]);
    }
}
