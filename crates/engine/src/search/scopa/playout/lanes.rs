//! Cards by value: one word with a lane of five bits for each Scopa value.
//!
//! Lane `v` starts at bit `5 v`, lane 0 stays empty. In a set of cards a lane holds one bit a
//! suit; as numbers, a lane holds up to 31. All lanes are worked on at once.

use crate::card::{Card, Rank, Suit};
use crate::cards::CardSet;

/// How many bits a lane has.
pub const BITS: u32 = 5;
/// The four suits of lane 0; shifted, of any other.
pub const SUITS: u64 = 0b1111;
/// The lowest bit of each lane from 1 to 10.
pub const EACH: u64 = {
    let (mut word, mut value) = (0, 1);
    while value <= 10 {
        word |= 1 << (BITS * value);
        value += 1;
    }
    word
};

/// The place of a card in a word of lanes: five times its value, and its suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell(u8);

impl Cell {
    /// The place of a card of a Scopa pack.
    pub const fn of(card: Card) -> Cell {
        Cell(BITS as u8 * card.scopa_value() + card.bit() / 16)
    }

    /// The place of the lowest bit of a word that is not empty.
    #[inline]
    pub const fn lowest(word: u64) -> Cell {
        Cell(word.trailing_zeros() as u8)
    }

    /// The place of the highest bit of a word that is not empty.
    #[inline]
    pub const fn highest(word: u64) -> Cell {
        Cell(63 - word.leading_zeros() as u8)
    }

    /// The card of the place.
    pub fn card(self) -> Card {
        const RANKS: [Rank; 10] = {
            use Rank::{Ace, Five, Four, Jack, King, Queen, Seven, Six, Three, Two};
            [Ace, Two, Three, Four, Five, Six, Seven, Jack, Queen, King]
        };
        Card::new(RANKS[self.value() as usize - 1], Suit::ALL[usize::from(self.0) % BITS as usize])
    }

    /// The card's value, 1 to 10, which is its lane.
    #[inline]
    pub const fn value(self) -> u32 {
        self.0 as u32 / BITS
    }

    /// The word in which only this place is set.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << (self.0 % 64)
    }
}

/// The lanes of a set of cards.
pub fn lanes(set: CardSet) -> u64 {
    set.into_iter().fold(0, |word, card| word | Cell::of(card).bit())
}

/// The set of cards of such lanes.
pub fn card_set(mut word: u64) -> CardSet {
    let mut set = CardSet::EMPTY;
    while word != 0 {
        set.add(Cell::lowest(word).card());
        word &= word - 1;
    }
    set
}

/// The number in one lane.
#[inline]
pub const fn lane(word: u64, value: u32) -> u32 {
    (word >> (BITS * value)) as u32 & 31
}

/// How many cards each lane of a set holds.
#[inline]
pub const fn counts(set: u64) -> u64 {
    let pairs = set - (set >> 1 & (EACH * 0b0101));
    (pairs & (EACH * 0b0011)) + (pairs >> 2 & (EACH * 0b0011))
}

/// A one in each lane whose number is not zero.
#[inline]
pub const fn filled(numbers: u64) -> u64 {
    (((numbers & (EACH * 0b1111)) + EACH * 0b1111) | numbers) >> 4 & EACH
}

/// A one in each lane whose number is two or more.
#[inline]
pub const fn several(numbers: u64) -> u64 {
    ((numbers >> 1 & (EACH * 0b1111)) + EACH * 0b1111) >> 4 & EACH
}

/// Whole lanes of ones where there is a one.
#[inline]
pub const fn whole(ones: u64) -> u64 {
    (ones << BITS) - ones
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{cards, scopa_pack};

    #[test]
    fn every_card_has_a_place_of_its_own() {
        for card in scopa_pack() {
            let cell = Cell::of(card);
            assert_eq!((cell.card(), cell.value()), (card, u32::from(card.scopa_value())));
            assert_eq!((Cell::lowest(cell.bit()), Cell::highest(cell.bit())), (cell, cell));
        }
        assert_eq!(card_set(lanes(scopa_pack())), scopa_pack());
        assert_eq!(lanes(cards("AD AC AS AB 2D")), 0b1_01111 << BITS);
    }

    #[test]
    fn all_lanes_are_counted_and_compared_at_once() {
        let four = counts(lanes(cards("AD AC AS AB 3S 3B 7D KC KS KB")));
        let numbers: Vec<u32> = (1..=10).map(|value| lane(four, value)).collect();
        assert_eq!(numbers, [4, 0, 2, 0, 0, 0, 1, 0, 0, 3]);
        // Every number in one lane, between lanes that are full.
        for number in 0..=31 {
            let word = ((EACH * 31) & !(31 << (BITS * 4))) | number << (BITS * 4);
            assert_eq!(lane(filled(word), 4), u32::from(number > 0));
            assert_eq!(lane(several(word), 4), u32::from(number > 1));
            assert_eq!((lane(several(word), 3), lane(several(word), 5)), (1, 1));
        }
        assert_eq!(whole(1 << BITS | 1 << (BITS * 10)), 31 << BITS | 31 << (BITS * 10));
    }
}
