//! Whether one move is legal, and if not, which rule forbids it.
//!
//! The list of moves asks here about every candidate, so nothing is legal that is not listed.

use crate::card::Card;
use crate::cards::CardSet;
use crate::scala40::finder::{Terms, reaches};
use crate::scala40::hand::Hand;
use crate::scala40::meld::{Laid, Meld};
use crate::scala40::moves::{Choice, Move};
use crate::scala40::refusal::Refusal;
use crate::scala40::rules::Discarding;
use crate::scala40::state::Phase;

/// What a seat holds: its cards, and which of them it took in this turn.
#[derive(Clone, Copy)]
pub(super) struct Held {
    pub hand: Hand,
    pub taken: Option<Card>,
}

impl Held {
    /// What is left without one copy of each of these cards and so many jokers.
    ///
    /// Of two equal cards the taken one counts as laid first.
    #[inline]
    pub fn without(self, cards: CardSet, jokers: u8) -> Held {
        let goes = |taken: Card| if taken == Card::JOKER { jokers > 0 } else { cards.has(taken) };
        Held { hand: self.hand.less(cards, jokers), taken: self.taken.filter(|&taken| !goes(taken)) }
    }

    #[inline]
    pub fn without_card(self, card: Card) -> Held {
        match card {
            Card::JOKER => self.without(CardSet::EMPTY, 1),
            _ => self.without(CardSet::one(card), 0),
        }
    }
}

/// How many cards stay in hand after a lay or an attach: one to close with, two while nobody closes.
#[inline]
pub(super) const fn must_stay(first_round: bool) -> u8 {
    if first_round { 2 } else { 1 }
}

impl Choice<'_> {
    /// Accepts exactly the moves that [`Choice::each`] lists.
    pub fn verify(&self, play: Move) -> Result<(), Refusal> {
        match (self.phase, play) {
            (Phase::Draw, Move::Draw) => Ok(()),
            (Phase::Draw, Move::Take) => self.may_take(),
            (Phase::Draw, _) => Err(Refusal::DrawFirst),
            (_, Move::Draw | Move::Take) => Err(Refusal::AlreadyDrawn),
            (_, Move::Meld(meld)) if meld.jokers() > self.rules.meld_jokers => Err(Refusal::TooManyJokers),
            (_, Move::Meld(meld)) if !self.hand.holds(meld.naturals(), meld.jokers()) => {
                Err(Refusal::NotInHand)
            }
            (_, Move::Meld(meld)) => self.may_lay(meld),
            (_, Move::Attach { laid, meld }) => self.may_attach(laid, meld),
            (_, Move::Swap { card, meld }) => self.may_swap(card, meld),
            (_, Move::Discard(card)) => self.may_discard(card),
        }
    }

    #[inline]
    pub(super) fn held(&self) -> Held {
        Held { hand: self.hand, taken: self.taken }
    }

    #[inline]
    pub(super) fn must_stay(&self) -> u8 {
        must_stay(self.first_round)
    }

    /// Whether enough stays in hand to end the turn with.
    #[inline]
    pub(super) fn enough_stays(&self, left: Held) -> Result<(), Refusal> {
        let size = left.hand.len();
        if size < self.must_stay() {
            return Err(if self.first_round { Refusal::FirstRoundTwoStay } else { Refusal::LastCardStays });
        }
        // discard.just_taken
        let closes = left.taken.is_none() || self.rules.just_taken == Discarding::Allowed;
        if size > 1 || closes { Ok(()) } else { Err(Refusal::OnlyTakenCardStays) }
    }

    /// Whether an opening has begun that does not stand yet: a card was taken for it, or melds lie.
    #[inline]
    pub(super) fn opening_unfinished(&self) -> bool {
        !self.open && (self.laid > 0 || self.taken.is_some())
    }

    /// Whether melds of what is held bring the points of a turn to an opening. A card that was
    /// taken before opening has to be among them.
    #[inline]
    pub(super) fn opening_within_reach(&self, held: Held, laid: u16) -> bool {
        let missing = self.rules.opening_points.saturating_sub(laid);
        let terms =
            Terms { jokers_per_meld: self.rules.meld_jokers, keep: self.must_stay(), with: held.taken };
        reaches(held.hand, terms, missing)
    }

    /// Whether a meld of cards that are in hand may be laid.
    #[inline]
    pub(super) fn may_lay(&self, meld: Meld) -> Result<(), Refusal> {
        let left = self.held().without(meld.naturals(), meld.jokers());
        self.enough_stays(left)?;
        if self.open {
            return self.taken_stays_usable(left, self.melds.len(), meld);
        }
        // opening.points: the opening stands, or the rest of the hand can still bring it.
        let laid = self.laid + meld.points();
        let stands = laid >= self.rules.opening_points && left.taken.is_none();
        if stands || self.opening_within_reach(left, laid) { Ok(()) } else { Err(Refusal::OpeningOutOfReach) }
    }

    /// Whether attaching and swapping are possible at all.
    fn may_change_melds(&self) -> Result<(), Refusal> {
        match (self.open, self.opening_unfinished()) {
            (true, _) => Ok(()),
            (false, true) => Err(Refusal::OpeningUnfinished),
            (false, false) => Err(Refusal::NotOpen),
        }
    }

    fn meld_numbered(&self, number: u8) -> Result<(usize, Meld), Refusal> {
        let place = usize::from(number).checked_sub(1).ok_or(Refusal::NoSuchMeld)?;
        self.melds.get(place).map(|&meld| (place, meld)).ok_or(Refusal::NoSuchMeld)
    }

    /// Whether a card may be attached to a meld.
    #[inline]
    pub(super) fn may_attach(&self, laid: Laid, number: u8) -> Result<(), Refusal> {
        self.may_change_melds()?;
        let (place, meld) = self.meld_numbered(number)?;
        if !self.hand.contains(laid.card()) {
            return Err(Refusal::NotInHand);
        }
        let Some(longer) = meld.attach(laid) else {
            let swaps = !laid.joker && meld.stood_for().has(laid.stands);
            return Err(if swaps { Refusal::FitsAsSwapOnly } else { Refusal::DoesNotFit });
        };
        if laid.joker && longer.jokers() > self.rules.meld_jokers {
            return Err(Refusal::TooManyJokers);
        }
        let left = self.held().without_card(laid.card());
        self.enough_stays(left)?;
        self.taken_stays_usable(left, place, longer)
    }

    /// Whether a card may go for the joker that stands for it. The last card may: the joker remains.
    #[inline]
    pub(super) fn may_swap(&self, card: Card, number: u8) -> Result<(), Refusal> {
        self.may_change_melds()?;
        let (place, meld) = self.meld_numbered(number)?;
        if !self.hand.contains(card) {
            return Err(Refusal::NotInHand);
        }
        let freed = meld.swap(card).ok_or(Refusal::NoJokerToSwap)?;
        let mut left = self.held().without_card(card);
        left.hand.add(Card::JOKER);
        self.taken_stays_usable(left, place, freed)
    }
}
