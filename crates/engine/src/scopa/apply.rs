//! What a play does: the table, the piles, scopas, the next packet, and the end of the deal.

use crate::card::Rank;
use crate::cards::CardSet;
use crate::scopa::moves::Move;
use crate::scopa::rules::Rules;
use crate::scopa::rules::switches::ScopaVoid;
use crate::scopa::state::State;

/// What happened in a play besides the play itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The play made a scopa that counts.
    pub scopa: bool,
    /// The hands were filled again.
    pub dealt: bool,
    /// The deal is over.
    pub over: bool,
    /// Cards left on the table by the deal's last play.
    pub leftovers: CardSet,
    /// The side that got them.
    pub leftovers_side: Option<u8>,
}

impl State {
    /// Makes a legal play; whoever calls has verified it.
    #[inline]
    pub fn apply(&mut self, rules: &Rules, play: Move) -> Outcome {
        let seat = usize::from(self.turn);
        let side = rules.side(self.turn);
        self.hands[seat] = self.hands[seat].less(CardSet::one(play.card));
        self.plays += 1;
        self.plays_left -= 1;
        let mut outcome = Outcome::default();
        if play.captured.is_empty() {
            self.table.add(play.card);
        } else {
            self.table = self.table.less(play.captured);
            self.piles[usize::from(side)] = self.piles[usize::from(side)].or(play.cards());
            outcome.scopa = self.table.is_empty() && self.scopa_counts(rules, play);
            self.scopas[usize::from(side)] += u8::from(outcome.scopa);
            self.last_capture = Some(side);
            self.last_scopa = outcome.scopa;
        }
        self.turn = if self.turn + 1 == rules.seats { 0 } else { self.turn + 1 };
        if self.over() {
            self.finish(rules, &mut outcome);
        } else if self.plays_left == self.stock_left() {
            // Only when all hands are empty are they filled again; none to the table.
            self.deal_packet(rules);
            outcome.dealt = true;
        }
        outcome
    }

    /// Whether an emptied table is a scopa: scopa.void, and ace.sweeps never gives one.
    #[inline]
    fn scopa_counts(&self, rules: &Rules, play: Move) -> bool {
        if rules.ace_sweeps && play.card.rank() == Some(Rank::Ace) {
            return false;
        }
        match rules.scopa_void {
            // The last card is the last capture too, if it takes anything.
            ScopaVoid::LastCard | ScopaVoid::LastCapture => self.plays_left > 0,
            ScopaVoid::Never => true,
        }
    }

    /// The end of the deal: what lies on the table goes to the side that captured last.
    fn finish(&mut self, rules: &Rules, outcome: &mut Outcome) {
        outcome.over = true;
        outcome.leftovers = self.table;
        self.table = CardSet::EMPTY;
        // If nobody captured, they count for nobody.
        let Some(side) = self.last_capture else { return };
        let pile = usize::from(side);
        if !outcome.leftovers.is_empty() {
            outcome.leftovers_side = Some(side);
            self.piles[pile] = self.piles[pile].or(outcome.leftovers);
        }
        // scopa.void = last_capture: taken back, whenever it came.
        if rules.scopa_void == ScopaVoid::LastCapture && self.last_scopa {
            self.scopas[pile] -= 1;
            self.last_scopa = false;
            outcome.scopa = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{cards, four_seats, two_seats};
    use crate::scopa::notation::parse;

    /// The first of two seats plays on a table, with so many plays to come after it.
    fn played(rules: &Rules, table: &str, play: &str, plays_after: u8) -> (State, Outcome) {
        let mut state = State::empty(1, rules.seats);
        let play = parse(play).unwrap();
        state.hands[0].add(play.card);
        state.table = cards(table);
        state.plays_left = plays_after + 1;
        let outcome = state.apply(rules, play);
        (state, outcome)
    }

    #[test]
    fn an_emptied_table_is_a_scopa() {
        let (state, outcome) = played(&two_seats(&[]), "2D 5S", "7Cx2D+5S", 1);
        assert!(outcome.scopa && !outcome.over);
        assert_eq!((state.scopas[0], state.piles[0]), (1, cards("2D 5S 7C")));
    }

    #[test]
    fn the_last_card_makes_no_scopa() {
        let (state, outcome) = played(&two_seats(&[]), "AD AS AC", "3DxAD+AC+AS", 0);
        assert!(!outcome.scopa && outcome.over);
        assert_eq!((state.scopas[0], state.piles[0].len()), (0, 4));
        let (state, outcome) = played(&two_seats(&[("scopa_void", "\"never\"")]), "3C", "3Dx3C", 0);
        assert!(outcome.scopa && state.scopas[0] == 1);
    }

    #[test]
    fn a_sweeping_ace_makes_no_scopa() {
        let rules = two_seats(&[("ace_sweeps", "true")]);
        let (state, outcome) = played(&rules, "2D 3S", "ACx2D+3S", 1);
        assert!(!outcome.scopa && state.scopas[0] == 0);
    }

    #[test]
    fn the_deals_last_capture_is_taken_back_whenever_it_came() {
        let rules = two_seats(&[("scopa_void", "\"last_capture\"")]);
        let (mut state, outcome) = played(&rules, "7D", "7Cx7D", 1);
        assert!(outcome.scopa);
        state.hands[1] = cards("KD");
        let end = state.apply(&rules, parse("KD").unwrap());
        assert_eq!((state.scopas[0], end.leftovers, end.leftovers_side), (0, cards("KD"), Some(0)));
        assert_eq!(state.piles[0], cards("7D 7C KD"));
    }

    #[test]
    fn what_nobody_captured_counts_for_nobody() {
        let (state, outcome) = played(&four_seats(&[]), "KD", "7C", 0);
        assert_eq!((outcome.leftovers, outcome.leftovers_side), (cards("KD 7C"), None));
        assert!(state.table.is_empty() && state.captured().is_empty());
    }
}
