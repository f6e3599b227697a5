//! One sheet's rules of play for one number of seats.
//!
//! The engine names no sheet: a sheet sets these fields, the code reads them. Sheets speak of
//! switches such as `capture.sum`; each field's comment names its switch.

mod reading;
pub mod switches;

use crate::card::Rank;
use crate::cards::CardSet;
use crate::scopa::refusal::VoidReason;
use crate::scopa::rules::switches::{
    DealStyle, Duty, FirstPlay, PrimieraAllMissing, PrimieraMissing, ScopaVoid, TableWhen, ViewHand,
    ViewPiles,
};

/// The rules of play of one sheet for one number of seats; they agree with themselves.
#[derive(Clone, Debug, PartialEq)]
pub struct Rules {
    pub seats: u8,
    /// How many sides play: seat `s` belongs to side `s % sides`.
    pub sides: u8,
    /// The ranks of the pack, ace first.
    pub ranks: Vec<Rank>,
    /// All cards of the pack.
    pub pack: CardSet,
    /// Cards a seat gets in each distribution.
    pub packets: Vec<u8>,
    /// `deal.style`
    pub style: DealStyle,
    pub table_cards: u8,
    pub table_when: TableWhen,
    /// `void.kings`: a first table with so many kings is void; 0 never.
    pub void_kings: u8,
    /// `void.table_sum`: a first table that sums to no more is void; 0 never.
    pub void_table_sum: u8,
    /// `capture.equal`
    pub equal: Duty,
    /// `capture.sum`
    pub sum: Duty,
    /// `ace.sweeps`
    pub ace_sweeps: bool,
    /// `ace.first_play`
    pub ace_first_play: FirstPlay,
    /// `scopa.void`
    pub scopa_void: ScopaVoid,
    /// `score.cards`: a side needs more than so many; none: the strict most.
    pub cards_more_than: Option<u8>,
    /// `score.coins`: a side needs more than so many; none: the strict most.
    pub coins_more_than: Option<u8>,
    /// What each rank is worth in the primiera, by rank; `primiera.figures` sets J, Q and K.
    pub primiera: [u8; 13],
    /// `primiera.missing`
    pub primiera_missing: PrimieraMissing,
    /// `primiera.all_missing`
    pub primiera_all_missing: PrimieraAllMissing,
    /// `view.hand`
    pub view_hand: ViewHand,
    /// `view.piles`
    pub view_piles: ViewPiles,
}

impl Rules {
    /// The side of a seat.
    #[inline]
    pub const fn side(&self, seat: u8) -> u8 {
        seat % self.sides
    }

    /// Why a first table is void, if it is.
    pub fn void(&self, table: CardSet) -> Option<VoidReason> {
        if self.table_cards == 0 {
            return None;
        }
        // void.kings
        let kings = table.and(CardSet::of_rank(Rank::King)).len();
        if self.void_kings > 0 && kings >= self.void_kings {
            return Some(VoidReason::Kings(kings));
        }
        // void.table_sum
        let sum = table.scopa_sum() as u8;
        (sum <= self.void_table_sum).then_some(VoidReason::TableSum(sum))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{cards, json};

    #[test]
    fn three_kings_or_a_low_sum_make_a_table_void() {
        let table = [("packets", "[9]"), ("table_cards", "4"), ("void_kings", "3"), ("void_table_sum", "10")];
        let rules = Rules::from_json(&json(&table)).unwrap();
        assert_eq!(rules.void(cards("KD KC KS AD")), Some(VoidReason::Kings(3)));
        assert_eq!(rules.void(cards("AD 2D 3D 4D")), Some(VoidReason::TableSum(10)));
        assert_eq!(rules.void(cards("AD 2D 3D 5D")), None);
        assert_eq!(Rules::from_json(&json(&table[..2])).unwrap().void(cards("KD KC KS KB")), None);
    }

    #[test]
    fn partners_sit_opposite_and_three_play_alone() {
        let sides = |seats: &str, packets: &str| {
            let table = [("seats", seats), ("packets", packets), ("table_cards", "4")];
            let rules = Rules::from_json(&json(&table)).unwrap();
            (0..rules.seats).map(|seat| rules.side(seat)).collect::<Vec<u8>>()
        };
        assert_eq!(sides("2", "[18]"), [0, 1]);
        assert_eq!(sides("3", "[12]"), [0, 1, 2]);
        assert_eq!(sides("4", "[9]"), [0, 1, 0, 1]);
        assert_eq!(sides("6", "[6]"), [0, 1, 0, 1, 0, 1]);
    }
}
