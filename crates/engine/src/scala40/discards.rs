//! What may be discarded.

use crate::card::Card;
use crate::cards::CardSet;
use crate::scala40::moves::Choice;
use crate::scala40::refusal::Refusal;
use crate::scala40::rules::Discarding;

impl Choice<'_> {
    /// The cards that may be discarded, the joker among them.
    #[inline]
    pub(crate) fn discards(&self) -> CardSet {
        let use_first = self.rules.taken_must_be_used && self.taken.is_some();
        if use_first || self.opening_unfinished() {
            return CardSet::EMPTY;
        }
        let free = self.cards().less(self.just_taken());
        let loose = free.less(self.attachable).less(self.swapping());
        // If all are barred and none can be attached, any may go; so also the last card, to close.
        if loose.is_empty() && !self.can_attach() { free } else { loose }
    }

    /// The card just taken, unless an equal one is held: discard.just_taken.
    #[inline]
    fn just_taken(&self) -> CardSet {
        match self.taken {
            Some(taken) if self.rules.just_taken == Discarding::Forbidden && self.hand.count(taken) == 1 => {
                CardSet::one(taken)
            }
            _ => CardSet::EMPTY,
        }
    }

    /// The cards that may not be discarded because they could swap a joker: discard.swappable.
    #[inline]
    fn swapping(&self) -> CardSet {
        match self.rules.swappable {
            Discarding::Allowed => CardSet::EMPTY,
            Discarding::Forbidden => {
                self.melds.iter().fold(CardSet::EMPTY, |all, meld| all.or(meld.stood_for()))
            }
        }
    }

    /// Whether any card may be attached now.
    fn can_attach(&self) -> bool {
        let fitting = self.cards().and(self.attachable);
        let stays = |card| self.enough_stays(self.held().without_card(card)).is_ok();
        self.open && fitting.into_iter().any(stays)
    }

    pub(super) fn may_discard(&self, card: Card) -> Result<(), Refusal> {
        if self.opening_unfinished() {
            return Err(Refusal::OpeningUnfinished);
        }
        if !self.hand.contains(card) {
            return Err(Refusal::NotInHand);
        }
        if self.discards().has(card) {
            return Ok(());
        }
        Err(if self.rules.taken_must_be_used && self.taken.is_some() {
            Refusal::TakenNotUsed
        } else if self.just_taken().has(card) {
            Refusal::DiscardJustTaken
        } else if self.attachable.has(card) {
            Refusal::DiscardAttachable
        } else {
            Refusal::DiscardSwappable
        })
    }
}
