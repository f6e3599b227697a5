//! Which cards a played card can take: sums, found without a dead end and without doubles.

use std::ops::ControlFlow;

use crate::card::Card;
use crate::cards::CardSet;

/// The highest card's value, and so the highest sum of a capture.
const HIGHEST: usize = 10;

/// The sums from 0 to 10 that some cards of the table add up to, one bit each.
#[inline]
pub fn reachable(table: CardSet) -> u16 {
    table.into_iter().fold(1, with_card)
}

#[inline]
const fn with_card(sums: u16, card: Card) -> u16 {
    (sums | sums << card.scopa_value()) & ((1 << (HIGHEST + 1)) - 1)
}

/// A table prepared for listing sums: its cards in printed order, and which sums the cards from
/// each place on can still reach. A branch is entered only if it ends in a capture.
pub struct Sums {
    cards: [Card; 40],
    reach: [u16; 41],
    len: usize,
}

impl Sums {
    /// Prepares a table of at most 40 cards.
    pub fn of(table: CardSet) -> Sums {
        let mut sums = Sums { cards: [Card::SETTEBELLO; 40], reach: [1; 41], len: usize::from(table.len()) };
        for (place, card) in table.into_iter().enumerate() {
            sums.cards[place] = card;
        }
        for place in (0..sums.len).rev() {
            sums.reach[place] = with_card(sums.reach[place + 1], sums.cards[place]);
        }
        sums
    }

    /// Whether some cards add up to `value`.
    #[inline]
    pub fn can_reach(&self, value: u8) -> bool {
        self.reach[0] >> value & 1 == 1
    }

    /// Calls `found` with each set of cards that adds up to `value`, in lexicographic order.
    pub fn each<B>(&self, value: u8, found: &mut impl FnMut(CardSet) -> ControlFlow<B>) -> ControlFlow<B> {
        self.from(0, value, CardSet::EMPTY, found)
    }

    fn from<B>(
        &self,
        start: usize,
        left: u8,
        taken: CardSet,
        found: &mut impl FnMut(CardSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if left == 0 {
            return found(taken);
        }
        for place in start..self.len {
            // What cannot be reached from here cannot be reached from further on.
            if self.reach[place] >> left & 1 == 0 {
                break;
            }
            let card = self.cards[place];
            let value = card.scopa_value();
            if value <= left && self.reach[place + 1] >> (left - value) & 1 == 1 {
                self.from(place + 1, left - value, taken.or(CardSet::one(card)), found)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// How many sets of table cards add up to each value: eleven bits a value in one wide word.
///
/// The whole pack of 40 has 1,702 sets that add up to ten, so no count ever spills over.
#[derive(Clone, Copy)]
pub struct Ways(u128);

impl Ways {
    const BITS: u32 = 11;

    /// The ways of no card: one way to add up to nothing.
    pub const NONE: Ways = Ways(1);

    /// The ways with one card more.
    #[inline]
    pub const fn with(self, card: Card) -> Ways {
        Ways(self.0.wrapping_add(self.0 << (Self::BITS * card.scopa_value() as u32)))
    }

    /// How many sets add up to `value`, 0 to 10.
    #[inline]
    pub const fn to(self, value: u8) -> u32 {
        (self.0 >> (Self::BITS * value as u32)) as u32 & ((1 << Self::BITS) - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{cards, scopa_pack};

    fn listed(table: CardSet, value: u8) -> Vec<CardSet> {
        let mut all = Vec::new();
        let _ = Sums::of(table).each::<()>(value, &mut |set| {
            all.push(set);
            ControlFlow::Continue(())
        });
        all
    }

    #[test]
    fn every_subset_with_the_sum_once_in_lexicographic_order() {
        let table = cards("AD 3D 4D AC 2C 5S 7S AB");
        for value in 1..=10 {
            let mut all = listed(table, value);
            for set in &all {
                assert_eq!(set.scopa_sum(), u32::from(value));
            }
            let by_cards = |set: &CardSet| set.into_iter().collect::<Vec<_>>();
            assert!(all.is_sorted_by_key(by_cards));
            all.dedup();
            let naive = (1_u64..256).filter(|pick| {
                let chosen = table.into_iter().enumerate().filter(|(place, _)| pick >> place & 1 == 1);
                chosen.map(|(_, card)| u32::from(card.scopa_value())).sum::<u32>() == u32::from(value)
            });
            assert_eq!(all.len(), naive.count());
        }
    }

    #[test]
    fn the_longest_table_is_listed_and_counted() {
        let ways = scopa_pack().into_iter().fold(Ways::NONE, Ways::with);
        for value in 0..=10 {
            assert_eq!(ways.to(value) as usize, listed(scopa_pack(), value).len());
        }
        assert_eq!(ways.to(10), 1702);
    }

    #[test]
    fn reachable_sums_are_those_with_a_capture() {
        let table = cards("3D 4C KS");
        let found: Vec<u8> = (1..=10).filter(|value| reachable(table) >> value & 1 == 1).collect();
        assert_eq!(found, [3, 4, 7, 10]);
    }
}
