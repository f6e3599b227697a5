//! What one seat may know, built from the state and from nothing else; bots get only this.

use crate::cards::CardSet;
use crate::scopa::moves::{Choice, Move};
use crate::scopa::rules::Rules;
use crate::scopa::rules::switches::{ViewHand, ViewPiles};
use crate::scopa::state::{SEATS, SIDES, State};

/// Everything that a seat sees at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sight {
    pub seat: u8,
    pub dealer: u8,
    /// The seat to play; none when the deal is over.
    pub turn: Option<u8>,
    /// The own hand; none while the seat may not look at it.
    pub hand: Option<CardSet>,
    pub table: CardSet,
    pub hand_counts: [u8; SEATS],
    pub pile_counts: [u8; SIDES],
    /// Each side's pile, while the sheet lets players look.
    pub piles: Option<[CardSet; SIDES]>,
    pub scopas: [u8; SIDES],
    /// How many cards are left to deal.
    pub stock: u8,
    pub plays: u8,
    pub plays_left: u8,
    pub last_capture: Option<u8>,
}

impl Sight {
    /// What a seat sees of a state.
    pub fn of(rules: &Rules, state: &State, seat: u8) -> Sight {
        Sight {
            seat,
            dealer: state.dealer,
            turn: (!state.over()).then_some(state.turn),
            hand: may_look_at_hand(rules, state, seat).then(|| state.hands[usize::from(seat)]),
            table: state.table,
            hand_counts: state.hands.map(CardSet::len),
            pile_counts: state.piles.map(CardSet::len),
            piles: may_look_at_piles(rules, state).then_some(state.piles),
            scopas: state.scopas,
            stock: state.stock_left(),
            plays: state.plays,
            plays_left: state.plays_left,
            last_capture: state.last_capture,
        }
    }
}

/// view.hand = after_partner: whoever plays after a partner in the first round waits for that
/// partner's first play. With four seats these are the third and the fourth to play.
fn may_look_at_hand(rules: &Rules, state: &State, seat: u8) -> bool {
    if rules.view_hand == ViewHand::Own || rules.sides == rules.seats {
        return true;
    }
    let place = (seat + rules.seats - state.dealer - 1) % rules.seats;
    let first_partner = place % rules.sides;
    place < rules.sides || state.plays > first_partner
}

/// view.piles: never, during the first round of plays, or always.
fn may_look_at_piles(rules: &Rules, state: &State) -> bool {
    match rules.view_piles {
        ViewPiles::Closed => false,
        ViewPiles::FirstRound => state.plays < rules.seats,
        ViewPiles::Open => true,
    }
}

/// A seat's sight together with what everybody knows: the rules and the plays so far.
#[derive(Clone, Copy)]
pub struct View<'a> {
    pub rules: &'a Rules,
    pub history: &'a [Move],
    pub sight: Sight,
}

impl View<'_> {
    /// The choice before the seat, if it is its turn and it may look at its hand.
    pub fn choice(&self) -> Option<Choice<'_>> {
        let hand = self.sight.hand.filter(|_| self.sight.turn == Some(self.sight.seat))?;
        Some(Choice { rules: self.rules, hand, table: self.sight.table, first_play: self.sight.plays == 0 })
    }

    /// The cards that the seat has not seen: not in its hand, on the table, in an open pile, or
    /// in a play so far.
    pub fn unseen(&self) -> CardSet {
        let hand = self.sight.hand.unwrap_or_default();
        let piles = self.sight.piles.unwrap_or_default();
        let plays = self.history.iter().map(|play| play.cards());
        let seen = plays.chain(piles).fold(hand.or(self.sight.table), CardSet::or);
        self.rules.pack.less(seen)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Seed;
    use crate::sample::four_seats;
    use crate::scopa::dealing::deal_seeded;

    #[test]
    fn third_and_fourth_look_when_their_partner_has_played() {
        let rules = four_seats(&[("view_hand", "\"after_partner\"")]);
        let mut state = deal_seeded(&rules, 3, &Seed::Number(1), 0).state;
        let mut looking = Vec::new();
        for _ in 0..3 {
            looking.push([0, 1, 2, 3].map(|seat| Sight::of(&rules, &state, seat).hand.is_some()));
            let play = Choice::of(&rules, &state).list()[0];
            state.apply(&rules, play);
        }
        assert_eq!(looking, [[true, true, false, false], [true, true, true, false], [true; 4]]);
    }

    #[test]
    fn piles_are_open_during_the_first_round_where_the_sheet_says_so() {
        let rules = four_seats(&[("view_piles", "\"first_round\"")]);
        let mut state = deal_seeded(&rules, 3, &Seed::Number(1), 0).state;
        for plays in 0..8 {
            assert_eq!(Sight::of(&rules, &state, 0).piles.is_some(), plays < 4);
            let play = Choice::of(&rules, &state).list()[0];
            state.apply(&rules, play);
        }
    }

    #[test]
    fn unseen_cards_are_the_other_hands_and_the_stock() {
        let rules = four_seats(&[]);
        let state = deal_seeded(&rules, 3, &Seed::Number(1), 0).state;
        let view = View { rules: &rules, history: &[], sight: Sight::of(&rules, &state, 0) };
        assert_eq!(view.unseen(), rules.pack.less(state.hands[0]));
    }
}
