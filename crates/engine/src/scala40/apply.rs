//! What a move does: hands, melds and the pile, the stock turned over, the next turn, and the deal's end.

use crate::card::Card;
use crate::scala40::legality::Held;
use crate::scala40::moves::Move;
use crate::scala40::rules::Rules;
use crate::scala40::state::{Phase, State, seat_after};

/// What happened in a move besides the move itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The card that was drawn or taken.
    pub card: Option<Card>,
    /// The discard pile became the stock.
    pub turned_over: bool,
    /// With this meld the seat's opening stands.
    pub opened: bool,
    /// The deal is over.
    pub over: bool,
}

impl State {
    /// Makes a legal move; whoever calls has verified it.
    ///
    /// `shuffle` is given the number of a turn-over, counted from 1, and the discard pile, its top
    /// at index 0, to be put in the order of the new stock.
    #[inline]
    pub fn apply(&mut self, rules: &Rules, play: Move, shuffle: impl FnOnce(u8, &mut [Card])) -> Outcome {
        let census = if cfg!(debug_assertions) { self.census() } else { [0; 64] };
        let mut outcome = Outcome::default();
        match play {
            Move::Draw => {
                outcome.card = self.stock.pop();
                self.drawn = outcome.card;
                self.receive(outcome.card);
                if self.stock.is_empty() {
                    self.use_up(rules, shuffle);
                    outcome.turned_over = !self.over();
                }
            }
            Move::Take => {
                outcome.card = self.pile.pop();
                self.taken = outcome.card;
                self.receive(outcome.card);
            }
            Move::Meld(meld) => {
                let held = self.held();
                self.hold(held.without(meld.naturals(), meld.jokers()));
                self.lay(meld, rules.meld_jokers);
                let open = self.is_open(self.turn);
                if !open || self.opened_this_turn {
                    self.laid += meld.points();
                }
                // opening.points; a card taken before opening has to be among what was laid.
                if !open && self.laid >= rules.opening_points && self.taken.is_none() {
                    self.opened |= 1 << self.turn;
                    self.opened_this_turn = true;
                    outcome.opened = true;
                }
            }
            Move::Attach { laid, meld } => {
                self.give(laid.card());
                if let Some(longer) = self.melds[usize::from(meld) - 1].attach(laid) {
                    self.change(meld, longer, rules.meld_jokers);
                }
            }
            Move::Swap { card, meld } => {
                self.give(card);
                if let Some(freed) = self.melds[usize::from(meld) - 1].swap(card) {
                    self.change(meld, freed, rules.meld_jokers);
                    self.receive(Some(Card::JOKER));
                }
            }
            Move::Discard(card) => {
                self.give(card);
                self.pile.push(card);
                self.end_turn();
            }
        }
        outcome.over = self.over();
        debug_assert!(census == self.census(), "{play:?} lost or made a card");
        outcome
    }

    #[inline]
    fn held(&self) -> Held {
        Held { hand: self.hand(), taken: self.taken }
    }

    #[inline]
    fn hold(&mut self, held: Held) {
        self.hands[usize::from(self.turn)] = held.hand;
        self.taken = held.taken;
    }

    #[inline]
    fn give(&mut self, card: Card) {
        self.hold(self.held().without_card(card));
    }

    #[inline]
    fn receive(&mut self, card: Option<Card>) {
        if let Some(card) = card {
            self.hands[usize::from(self.turn)].add(card);
        }
        self.phase = Phase::Play;
    }

    /// The last stock card was drawn: at once the pile is shuffled and becomes the stock, or, after
    /// `stock.turnovers` of them, the deal is dead.
    #[cold]
    fn use_up(&mut self, rules: &Rules, shuffle: impl FnOnce(u8, &mut [Card])) {
        if self.turnovers == rules.turnovers {
            self.phase = Phase::Dead;
            return;
        }
        self.turnovers += 1;
        std::mem::swap(&mut self.stock, &mut self.pile);
        self.stock.reverse();
        shuffle(self.turnovers, self.stock.as_mut_slice());
        self.stock.reverse();
    }

    /// The discard ends the turn, and the deal if it was the last card.
    #[inline]
    fn end_turn(&mut self) {
        self.first_turns = self.first_turns.saturating_sub(1);
        (self.taken, self.drawn) = (None, None);
        if self.hand().is_empty() {
            self.phase = Phase::Closed;
            return;
        }
        self.turn = seat_after(self.seated, self.turn);
        self.phase = Phase::Draw;
        (self.opened_this_turn, self.laid) = (false, 0);
    }
}
