//! The points of piles that are kept in lanes.

use std::cmp::Reverse;

use crate::card::Card;
use crate::scopa::rules::Rules;
use crate::scopa::score::Score;
use crate::scopa::state::SIDES;
use crate::search::scopa::playout::lanes::{BITS, Cell, EACH, SUITS};

/// A sheet's ranks by what they are worth in the primiera, the best first.
pub struct Points {
    /// The start of a rank's lane, and its worth.
    best_first: Vec<(u32, u16)>,
}

impl Points {
    /// What a sheet's rules say of the ranks.
    pub fn of(rules: &Rules) -> Points {
        let lanes = rules.ranks.iter().map(|&rank| {
            let start = BITS * u32::from(rank.scopa_value());
            (start, u16::from(rules.primiera[rank as usize]))
        });
        let mut best_first: Vec<(u32, u16)> = lanes.collect();
        best_first.sort_by_key(|&(_, worth)| Reverse(worth));
        Points { best_first }
    }

    /// The score of the piles; who takes a point is decided where every deal's points are.
    #[inline]
    pub fn score(&self, rules: &Rules, piles: &[u64; SIDES], scopas: [u8; SIDES]) -> Score {
        const SETTEBELLO: u64 = Cell::of(Card::SETTEBELLO).bit();
        let mut score = Score { sides: rules.sides, scopas, ..Score::default() };
        for (side, &pile) in piles.iter().enumerate().take(usize::from(rules.sides)) {
            score.card_counts[side] = pile.count_ones() as u8;
            // Denari are the first suit of each lane.
            score.coin_counts[side] = (pile & EACH).count_ones() as u8;
            if pile & SETTEBELLO != 0 {
                score.settebello = Some(side as u8);
            }
            (score.primiera_sums[side], score.primiera_complete[side]) = self.primiera(pile);
        }
        score.awarded(rules)
    }

    /// The sum of the best card of each suit, and whether there is one of all four: the suits
    /// still open are closed rank by rank.
    #[inline]
    fn primiera(&self, pile: u64) -> (u16, bool) {
        let (mut sum, mut open) = (0, SUITS);
        for &(start, worth) in &self.best_first {
            let found = pile >> start & open;
            sum += worth * found.count_ones() as u16;
            open ^= found;
            if open == 0 {
                break;
            }
        }
        (sum, open == 0)
    }
}
