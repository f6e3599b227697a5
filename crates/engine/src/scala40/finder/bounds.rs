//! The most that a branch of the search can still come to.

use crate::scala40::finder::search::{Branch, Goal, JOKER_IN_HAND, Search};

/// The most that one card can count in a meld: an ace.
const DEAREST: u16 = 11;

impl Search {
    /// Whether a branch cannot come to anything better than the best, whatever is still laid.
    #[inline]
    pub(super) fn hopeless(&self, branch: &Branch, potential: u16) -> bool {
        let room = self.budget - branch.size;
        let naturals = u16::from(branch.hand.once.len() + branch.hand.twice.len());
        // With one joker a meld, each needs two other cards.
        let most = if self.jokers == 1 { naturals / 2 } else { 4 };
        let jokers = most.min(u16::from(branch.hand.jokers));
        if room < 3 || naturals + jokers < 3 {
            return true;
        }
        let too_many = (naturals + jokers).saturating_sub(u16::from(room));
        let points = (potential + jokers * DEAREST - too_many * self.cheapest).min(u16::from(room) * DEAREST);
        match self.goal {
            Goal::Points => self.best.is_some_and(|best| branch.gain + points <= best.gain),
            Goal::Relief => {
                let relief = potential + jokers * JOKER_IN_HAND - too_many * self.cheapest;
                self.best.is_some_and(|best| branch.gain + relief <= best.gain)
            }
            Goal::Reach(needed) => branch.gain + points < needed,
            Goal::Fewest(needed) => {
                if branch.gain >= needed && !branch.waits {
                    return true;
                }
                let cards = needed.saturating_sub(branch.gain).div_ceil(DEAREST).max(3) as u8;
                branch.gain + points < needed
                    || self.best.is_some_and(|best| branch.size + cards >= best.size)
            }
        }
    }
}
