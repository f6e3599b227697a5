//! Every legal move of the seat to play, once each, in a fixed order.

use std::ops::ControlFlow;

use crate::card::Card;
use crate::cards::CardSet;
use crate::scala40::hand::Hand;
use crate::scala40::meld::{Laid, Meld};
use crate::scala40::melds;
use crate::scala40::rules::Rules;
use crate::scala40::state::{Phase, State};

/// One step of a turn. Melds are numbered from 1 in the order in which they were laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A card from the stock.
    Draw,
    /// The top card of the discard pile.
    Take,
    /// A new meld.
    Meld(Meld),
    /// One card more for a meld.
    Attach { laid: Laid, meld: u8 },
    /// A card for the joker that stands for it.
    Swap { card: Card, meld: u8 },
    /// The card that ends the turn.
    Discard(Card),
}

/// Where a move is chosen: what the seat to play knows, and what decides about its moves.
#[derive(Clone, Copy)]
pub struct Choice<'a> {
    pub rules: &'a Rules,
    pub hand: Hand,
    pub melds: &'a [Meld],
    /// The cards that find a place in some meld, the joker among them if one does.
    pub attachable: CardSet,
    /// The top of the discard pile.
    pub top: Option<Card>,
    pub phase: Phase,
    /// Whether the seat is open, and what it laid in this turn if it was not before.
    pub open: bool,
    pub laid: u16,
    /// The card taken in this turn, while it is held.
    pub taken: Option<Card>,
    pub first_round: bool,
}

impl<'a> Choice<'a> {
    /// The choice of the seat to play.
    #[inline]
    pub fn of(rules: &'a Rules, state: &'a State) -> Choice<'a> {
        Choice {
            rules,
            hand: state.hand(),
            melds: &state.melds,
            attachable: state.attachable,
            top: state.pile.last().copied(),
            phase: state.phase,
            open: state.is_open(state.turn),
            laid: state.laid,
            taken: state.taken,
            first_round: state.first_turns > 0,
        }
    }

    /// Calls `found` with each legal move until it breaks off.
    ///
    /// Drawing comes before taking. In play melds come first, in the order of [`melds::each`]; then
    /// attached cards by meld, in each by suit and rank, jokers last by the card that they stand for;
    /// then swaps by meld; then discards by suit and rank, the joker last.
    pub fn each<B>(&self, mut found: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        match self.phase {
            Phase::Draw => {
                found(Move::Draw)?;
                if self.may_take().is_ok() {
                    found(Move::Take)?;
                }
                ControlFlow::Continue(())
            }
            Phase::Play => {
                self.each_meld(&mut found)?;
                if self.open {
                    self.each_attached(&mut found)?;
                    self.each_swap(&mut found)?;
                }
                self.discards().into_iter().try_for_each(|card| found(Move::Discard(card)))
            }
            Phase::Closed | Phase::Dead => ControlFlow::Continue(()),
        }
    }

    fn each_meld<B>(&self, found: &mut impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        let cards_to_lay = self.hand.len() >= 3 + self.must_stay();
        // No meld keeps the opening within reach if it is not within reach now.
        if !cards_to_lay || !self.open && !self.opening_within_reach(self.held(), self.laid) {
            return ControlFlow::Continue(());
        }
        melds::each(self.hand, self.rules.meld_jokers, |meld| match self.may_lay(meld) {
            Ok(()) => found(Move::Meld(meld)),
            Err(_) => ControlFlow::Continue(()),
        })
    }

    fn each_attached<B>(&self, found: &mut impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.cards().and(self.attachable).is_empty() {
            return ControlFlow::Continue(());
        }
        for (place, meld) in self.melds.iter().enumerate() {
            let room = meld.attachable(self.rules.meld_jokers);
            let jokers = room.has(Card::JOKER) && self.hand.jokers > 0;
            let fitting = room.less(CardSet::one(Card::JOKER));
            for (cards, joker) in [(fitting.and(self.hand.once), false), (fitting, true)] {
                if joker && !jokers {
                    continue;
                }
                for stands in cards {
                    let (laid, number) = (Laid { stands, joker }, place as u8 + 1);
                    if self.may_attach(laid, number).is_ok() {
                        found(Move::Attach { laid, meld: number })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn each_swap<B>(&self, found: &mut impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        for (place, meld) in self.melds.iter().enumerate() {
            for card in meld.stood_for().and(self.hand.once) {
                let number = place as u8 + 1;
                if self.may_swap(card, number).is_ok() {
                    found(Move::Swap { card, meld: number })?;
                }
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

    /// The different cards of the hand, the joker among them.
    #[inline]
    pub(super) fn cards(&self) -> CardSet {
        let joker = if self.hand.jokers > 0 { CardSet::one(Card::JOKER) } else { CardSet::EMPTY };
        self.hand.once.or(joker)
    }
}
