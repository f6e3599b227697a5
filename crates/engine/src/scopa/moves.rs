//! Every legal move of the seat to play, once each, in a fixed order.

use std::ops::ControlFlow;

use crate::card::{Card, Rank};
use crate::cards::CardSet;
use crate::scopa::capture::Sums;
use crate::scopa::rules::Rules;
use crate::scopa::rules::switches::{Duty, FirstPlay};
use crate::scopa::state::State;

/// A card played and the cards that it takes: none when it is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    pub card: Card,
    pub captured: CardSet,
}

impl Move {
    /// The move that lays a card.
    #[inline]
    pub const fn lay(card: Card) -> Move {
        Move { card, captured: CardSet::EMPTY }
    }

    /// The card played together with the cards that it takes.
    #[inline]
    pub const fn cards(self) -> CardSet {
        self.captured.or(CardSet::one(self.card))
    }
}

/// Where a move is chosen: the rules, the hand, the table, and whether it is the deal's first play.
#[derive(Clone, Copy)]
pub struct Choice<'a> {
    pub rules: &'a Rules,
    pub hand: CardSet,
    pub table: CardSet,
    pub first_play: bool,
}

impl<'a> Choice<'a> {
    /// The choice of the seat to play.
    #[inline]
    pub const fn of(rules: &'a Rules, state: &State) -> Choice<'a> {
        Choice { rules, hand: state.hand(), table: state.table, first_play: state.plays == 0 }
    }

    /// The cards of the hand that may be played.
    #[inline]
    pub fn playable(&self) -> CardSet {
        let aces = CardSet::of_rank(Rank::Ace);
        // ace.first_play: the first play may not be an ace unless the hand is all aces.
        if self.first_play && self.rules.ace_first_play == FirstPlay::NotAce && !aces.holds(self.hand) {
            self.hand.less(aces)
        } else {
            self.hand
        }
    }

    /// Whether a card takes the whole table whatever lies there: ace.sweeps.
    #[inline]
    pub fn sweeps(&self, card: Card) -> bool {
        self.rules.ace_sweeps && card.rank() == Some(Rank::Ace) && !self.table.is_empty()
    }

    /// Calls `found` with each legal move until it breaks off.
    ///
    /// Cards of the hand come in printed order (D C S B, then A … K); for each card its captures
    /// in lexicographic order of their cards, laying last.
    pub fn each<B>(&self, mut found: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        let sums = Sums::of(self.table);
        for card in self.playable() {
            let lay = Move::lay(card);
            if self.sweeps(card) {
                found(Move { card, captured: self.table })?;
                continue;
            }
            let equal = self.table.and(CardSet::like(card));
            if !equal.is_empty() {
                // capture.equal: one equal card, never a sum; in some sheets it may be left lying.
                for taken in equal {
                    found(Move { card, captured: CardSet::one(taken) })?;
                }
                if self.rules.equal == Duty::May {
                    found(lay)?;
                }
                continue;
            }
            // capture.sum: any sum; laying only without one, or where sums may be left.
            let value = card.scopa_value();
            let any = sums.can_reach(value);
            if any {
                sums.each(value, &mut |captured| found(Move { card, captured }))?;
            }
            if !any || self.rules.sum == Duty::May {
                found(lay)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// All legal moves in their order.
    pub fn list(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(16);
        let _ = self.each::<()>(|play| {
            moves.push(play);
            ControlFlow::Continue(())
        });
        moves
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{cards, four_seats};
    use crate::scopa::notation::print;

    fn moves(switches: &[(&str, &str)], hand: &str, table: &str, first_play: bool) -> String {
        let rules = four_seats(switches);
        let choice = Choice { rules: &rules, hand: cards(hand), table: cards(table), first_play };
        choice.list().into_iter().map(print).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn an_equal_card_excludes_every_sum() {
        assert_eq!(moves(&[], "7B", "2D 3D 4D 7D", false), "7Bx7D");
    }

    #[test]
    fn of_two_equal_cards_either_one() {
        assert_eq!(moves(&[], "KC", "KB KS 2D", false), "KCxKS KCxKB");
    }

    #[test]
    fn every_sum_is_offered() {
        assert_eq!(moves(&[], "KC", "7D 3C 4S 2B AS", false), "KCx7D+3C KCx7D+AS+2B KCx3C+AS+4S+2B");
    }

    #[test]
    fn a_sum_may_be_left_where_the_sheet_says_may() {
        assert_eq!(moves(&[("sum", "\"may\"")], "KD", "6C 4S", false), "KDx6C+4S KD");
    }

    #[test]
    fn an_equal_card_may_be_left_where_the_sheet_says_may() {
        assert_eq!(moves(&[("equal", "\"may\"")], "7D", "7C 3S 4D", false), "7Dx7C 7D");
    }

    #[test]
    fn without_a_capture_the_card_is_laid() {
        assert_eq!(moves(&[], "2D 5C", "KS", false), "2D 5C");
    }

    #[test]
    fn a_sweeping_ace_takes_everything_even_beside_another_ace() {
        let sweeps = [("ace_sweeps", "true")];
        assert_eq!(moves(&sweeps, "AC", "AD 3S", false), "ACxAD+3S");
        assert_eq!(moves(&sweeps, "AC", "", false), "AC");
    }

    #[test]
    fn the_first_play_is_no_ace_unless_the_hand_is_all_aces() {
        let vile = [("ace_first_play", "\"not_ace\"")];
        assert_eq!(moves(&vile, "AD 2C", "", true), "2C");
        assert_eq!(moves(&vile, "AD 2C", "", false), "AD 2C");
        assert_eq!(moves(&vile, "AD AC", "", true), "AD AC");
    }
}
