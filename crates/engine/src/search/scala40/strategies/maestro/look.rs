//! What a player has before its eyes when a move is due: in a real deal from its view, in an
//! imagined one from the state.

use crate::card::Card;
use crate::scala40::finder::Terms;
use crate::scala40::hand::Hand;
use crate::scala40::moves::Choice;
use crate::scala40::rules::Rules;
use crate::scala40::state::{SEATS, State};
use crate::scala40::view::View;

#[derive(Clone, Copy)]
pub struct Look<'a> {
    pub choice: Choice<'a>,
    /// The discard pile, top last.
    pub pile: &'a [Card],
    pub seat: u8,
    pub hand_counts: [u8; SEATS],
    pub opened: u8,
    pub seated: u8,
}

impl<'a> Look<'a> {
    /// What the seat to play has before its eyes.
    #[inline]
    pub fn at(rules: &'a Rules, state: &'a State) -> Look<'a> {
        Look {
            choice: Choice::of(rules, state),
            pile: &state.pile,
            seat: state.turn,
            hand_counts: state.hands.map(Hand::len),
            opened: state.opened,
            seated: state.seated,
        }
    }

    /// The same from a view, if it is the turn of its seat.
    pub fn of(view: &'a View<'_>) -> Option<Look<'a>> {
        let sight = &view.sight;
        Some(Look {
            choice: view.choice()?,
            pile: &sight.pile,
            seat: sight.seat,
            hand_counts: sight.hand_counts,
            opened: sight.opened,
            seated: sight.seated,
        })
    }

    /// The terms of laying now.
    pub fn terms(&self) -> Terms {
        let keep = if self.choice.first_round { 2 } else { 1 };
        // A card taken to open with has to be laid.
        let with = self.choice.taken.filter(|_| !self.choice.open);
        Terms { jokers_per_meld: self.choice.rules.meld_jokers, keep, with }
    }

    /// How many copies of each card, by its bit, may still come: those neither in the own hand, nor
    /// in a meld, nor in the pile.
    pub fn live(&self) -> [u8; 64] {
        let mut live = [2_u8; 64];
        let melds = self.choice.melds.iter().flat_map(|meld| meld.naturals());
        for card in self.choice.hand.into_iter().chain(melds).chain(self.pile.iter().copied()) {
            let left = &mut live[usize::from(card.bit())];
            *left = left.saturating_sub(1);
        }
        live
    }

    /// The fewest cards of another seat that is open; none if no other is.
    pub fn threat(&self) -> Option<u8> {
        (0..SEATS as u8)
            .filter(|&seat| seat != self.seat && (self.seated & self.opened) >> seat & 1 == 1)
            .map(|seat| self.hand_counts[usize::from(seat)])
            .min()
    }
}
