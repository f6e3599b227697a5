//! A hand of two packs: each card at most twice, and jokers.

use crate::card::Card;
use crate::cards::CardSet;

/// A multiset of cards, as the set of those that are there and the set of those that are there twice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand {
    /// The cards of which there is one copy or two.
    pub once: CardSet,
    /// The cards of which there are two copies; all of them are in `once` as well.
    pub twice: CardSet,
    pub jokers: u8,
}

/// The cards whose value in hand has a given binary digit: values add up by counting bits.
const DIGITS: [CardSet; 4] = digits();

impl Hand {
    /// No card.
    pub const EMPTY: Hand = Hand { once: CardSet::EMPTY, twice: CardSet::EMPTY, jokers: 0 };

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.once.len() + self.twice.len() + self.jokers
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.once.is_empty() && self.jokers == 0
    }

    /// How many copies of a card there are.
    #[inline]
    pub fn count(self, card: Card) -> u8 {
        match card {
            Card::JOKER => self.jokers,
            _ => u8::from(self.once.has(card)) + u8::from(self.twice.has(card)),
        }
    }

    /// Whether there is at least one copy of a card.
    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Adds one copy; false, and nothing changes, if there are two already (of jokers, four).
    #[inline]
    pub fn add(&mut self, card: Card) -> bool {
        if card == Card::JOKER {
            let room = self.jokers < 4;
            self.jokers += u8::from(room);
            return room;
        }
        self.once.add(card) || self.twice.add(card)
    }

    /// Removes one copy; false, and nothing changes, if there is none.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let found = self.contains(card);
        if card == Card::JOKER {
            self.jokers -= u8::from(found);
        } else {
            *self = self.less(CardSet::one(card).and(self.once), 0);
        }
        found
    }

    /// Whether different cards and so many jokers are all there.
    #[inline]
    pub const fn holds(self, cards: CardSet, jokers: u8) -> bool {
        self.once.holds(cards) && self.jokers >= jokers
    }

    /// The hand without one copy of each of these cards, and without so many jokers: all have to be there.
    #[inline]
    pub const fn less(self, cards: CardSet, jokers: u8) -> Hand {
        let last = cards.less(self.twice);
        Hand { once: self.once.less(last), twice: self.twice.less(cards), jokers: self.jokers - jokers }
    }

    /// What the hand costs its holder when another closes: A 11, figures 10, joker 25 (sheet 003, values).
    #[inline]
    pub const fn value(self) -> u16 {
        values(self.once) + values(self.twice) + 25 * self.jokers as u16
    }
}

/// What different cards, none of them a joker, cost together.
#[inline]
pub const fn values(cards: CardSet) -> u16 {
    let (mut sum, mut place) = (0, 0);
    while place < 4 {
        sum += (cards.and(DIGITS[place]).len() as u16) << place;
        place += 1;
    }
    sum
}

/// What a card costs in hand: A 11, 2–10 as printed, figures 10, joker 25.
#[inline]
pub const fn value_in_hand(card: Card) -> u8 {
    match card.bit() % 16 {
        _ if card.bit() == Card::JOKER.bit() => 25,
        0 => 11,
        rank if rank >= 9 => 10,
        rank => rank + 1,
    }
}

const fn digits() -> [CardSet; 4] {
    let mut digits = [CardSet::EMPTY; 4];
    let mut bit = 0;
    while bit < 61 {
        if let Some(card) = Card::from_bit(bit) {
            let mut place = 0;
            while place < 4 {
                digits[place].0 |= ((value_in_hand(card) >> place & 1) as u64) << bit;
                place += 1;
            }
        }
        bit += 1;
    }
    digits
}

impl FromIterator<Card> for Hand {
    /// The hand of these cards; third copies and fifth jokers are dropped.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        let mut hand = Hand::EMPTY;
        for card in cards {
            hand.add(card);
        }
        hand
    }
}

impl IntoIterator for Hand {
    type Item = Card;
    type IntoIter = HandCards;

    fn into_iter(self) -> HandCards {
        HandCards(self)
    }
}

/// The cards of a hand in printed order: D C S B, A … K, copies side by side, jokers last.
#[derive(Clone, Debug)]
pub struct HandCards(Hand);

impl Iterator for HandCards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = self.0.once.into_iter().next().or((self.0.jokers > 0).then_some(Card::JOKER))?;
        self.0.remove(card);
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::from(self.0.len());
        (left, Some(left))
    }
}

impl ExactSizeIterator for HandCards {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::list;

    fn hand(codes: &str) -> Hand {
        list(codes).into_iter().collect()
    }

    #[test]
    fn a_hand_gives_its_cards_in_printed_order_with_copies_side_by_side() {
        let codes: Vec<String> = hand("** 3S AB 3S ** KD").into_iter().map(|card| card.to_string()).collect();
        assert_eq!(codes, ["KD", "3S", "3S", "AB", "**", "**"]);
    }

    #[test]
    fn two_copies_and_four_jokers_are_all_there_are() {
        let mut cards = hand("7D ** ** **");
        assert!(cards.add(Card::SETTEBELLO) && cards.add(Card::JOKER));
        let full = cards;
        assert!(!cards.add(Card::SETTEBELLO) && !cards.add(Card::JOKER));
        assert_eq!(cards, full);
        assert_eq!((cards.len(), cards.count(Card::SETTEBELLO), cards.count(Card::JOKER)), (6, 2, 4));
    }

    #[test]
    fn removing_takes_one_copy() {
        let mut cards = hand("7D 7D **");
        assert!(cards.remove(Card::SETTEBELLO));
        assert_eq!(cards, hand("7D **"));
        assert!(cards.remove(Card::SETTEBELLO) && cards.remove(Card::JOKER));
        assert!(cards.is_empty() && !cards.remove(Card::SETTEBELLO) && !cards.remove(Card::JOKER));
    }

    #[test]
    fn the_value_is_the_sum_of_the_cards() {
        assert_eq!(hand("AD AD 2C 9S TS JS QB KB **").value(), 11 + 11 + 2 + 9 + 40 + 25);
        for bit in 0..64 {
            if let Some(card) = Card::from_bit(bit) {
                assert_eq!(Hand::from_iter([card]).value(), u16::from(value_in_hand(card)), "{card}");
            }
        }
    }
}
