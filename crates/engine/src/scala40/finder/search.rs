//! Depth first over the melds of the first card left, and then without that card; branches that
//! cannot beat the best known are cut.

use std::ops::ControlFlow;

use crate::card::Card;
use crate::cards::CardSet;
use crate::scala40::finder::candidates::{each, usable};
use crate::scala40::finder::{Laying, MELDS, Terms, tidy};
use crate::scala40::hand::{Hand, value_in_hand, values};
use crate::scala40::meld::Meld;

pub(super) const JOKER_IN_HAND: u16 = value_in_hand(Card::JOKER) as u16;

/// What is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The most points laid.
    Points,
    /// The most value taken out of the hand.
    Relief,
    /// The fewest cards that are worth so many points.
    Fewest(u16),
    /// Any cards that are worth so many points.
    Reach(u16),
}

pub struct Search {
    pub(super) goal: Goal,
    terms: Terms,
    /// The cards of the hand that could be in a meld.
    hand: Hand,
    /// The most jokers that a meld of this hand can have.
    pub(super) jokers: u8,
    /// So many cards can be laid at most.
    pub(super) budget: u8,
    /// The least that a card costs which has to stay.
    pub(super) cheapest: u16,
    chosen: [Option<Meld>; MELDS],
    pub(super) best: Option<Best>,
}

#[derive(Clone, Copy)]
pub(super) struct Best {
    pub gain: u16,
    pub size: u8,
    melds: [Option<Meld>; MELDS],
}

/// Where a branch stands.
#[derive(Clone, Copy)]
pub(super) struct Branch {
    /// What is left to lay from.
    pub hand: Hand,
    /// Cards that stay, of those passed over.
    stays: CardSet,
    /// Cards that jokers stand for.
    stood_for: CardSet,
    pub gain: u16,
    pub size: u8,
    melds: usize,
    /// Whether the card that has to be laid still waits.
    pub waits: bool,
    /// The meld before, while the next one begins with the same card.
    before: Option<Meld>,
}

impl Search {
    /// A search; none if the card that has to be laid cannot be.
    pub fn of(hand: Hand, terms: Terms, goal: Goal) -> Option<Search> {
        let jokers = terms.jokers_per_meld.min(hand.jokers);
        let once = usable(hand, jokers);
        let possible = terms.with.is_none_or(|card| match card {
            Card::JOKER => jokers > 0 && !once.is_empty(),
            _ => once.has(card),
        });
        let cheapest = hand.into_iter().map(value_in_hand).min().unwrap_or(0);
        possible.then_some(Search {
            goal,
            terms,
            hand: Hand {
                once,
                twice: hand.twice.and(once),
                jokers: if jokers > 0 { hand.jokers } else { 0 },
            },
            jokers,
            budget: hand.len().saturating_sub(terms.keep),
            cheapest: u16::from(cheapest),
            chosen: [None; MELDS],
            best: None,
        })
    }

    /// The best melds; none if what has to be laid cannot be.
    pub fn best(mut self) -> Option<Laying> {
        let _ = self.descend(self.root());
        let mut melds = self.best?.melds;
        tidy(&mut melds, self.terms);
        Some(Laying { value: 0, melds })
    }

    /// Whether the points of [`Goal::Reach`] can be laid.
    pub fn succeeds(mut self) -> bool {
        self.descend(self.root()).is_break()
    }

    fn root(&self) -> Branch {
        Branch {
            hand: self.hand,
            stays: CardSet::EMPTY,
            stood_for: CardSet::EMPTY,
            gain: 0,
            size: 0,
            melds: 0,
            waits: self.terms.with.is_some(),
            before: None,
        }
    }

    /// Follows a branch to its leaves; breaks off when nothing better can come.
    fn descend(&mut self, mut branch: Branch) -> ControlFlow<()> {
        self.note(&branch)?;
        // In a meld a card counts no more than in hand.
        let mut potential = values(branch.hand.once) + values(branch.hand.twice);
        while let Some(card) = branch.hand.once.into_iter().next() {
            if branch.melds == MELDS || self.hopeless(&branch, potential) {
                return ControlFlow::Continue(());
            }
            let jokers = self.jokers.min(branch.hand.jokers);
            each(branch.hand, card, jokers, |meld| self.attempt(&branch, meld))?;
            // Without this card, whatever copies of it are left.
            let waited_for = branch.waits && self.terms.with == Some(card);
            if waited_for || self.wasteful(CardSet::one(card), branch.stood_for) {
                return ControlFlow::Continue(());
            }
            let gone = CardSet::one(card);
            potential -= u16::from(branch.hand.count(card)) * u16::from(value_in_hand(card));
            branch.hand.once = branch.hand.once.less(gone);
            branch.hand.twice = branch.hand.twice.less(gone);
            branch.stays = branch.stays.or(gone);
            branch.before = None;
        }
        ControlFlow::Continue(())
    }

    /// Goes on with a meld laid, if there is sense in it.
    #[inline]
    fn attempt(&mut self, branch: &Branch, meld: Meld) -> ControlFlow<()> {
        let size = branch.size + meld.size();
        // Of two melds that begin with the same card it does not matter which is laid first. What
        // their jokers stand for depends on what is left, so it must not decide about the order.
        let again = branch.before.is_some_and(|before| order(before) > order(meld));
        if size > self.budget || again || self.wasteful(branch.stays, meld.stood_for()) {
            return ControlFlow::Continue(());
        }
        let naturals = meld.naturals();
        let hand = branch.hand.less(naturals, meld.jokers());
        let first = naturals.into_iter().next();
        let same = first.is_some_and(|card| hand.contains(card));
        self.chosen[branch.melds] = Some(meld);
        let waits = branch.waits
            && match self.terms.with {
                Some(Card::JOKER) | None => false,
                Some(card) => !naturals.has(card),
            };
        let next = Branch {
            hand,
            stays: branch.stays,
            stood_for: branch.stood_for.or(meld.stood_for()),
            gain: branch.gain + self.gain(meld),
            size,
            melds: branch.melds + 1,
            waits,
            before: same.then_some(meld),
        };
        self.descend(next)
    }

    /// A joker that stands for a card which stays in hand is spent for nothing: the card itself
    /// counts the same. Only when the hand is to be relieved the joker may be the one to go.
    #[inline]
    fn wasteful(&self, stays: CardSet, stood_for: CardSet) -> bool {
        self.goal != Goal::Relief && !stays.and(stood_for).is_empty()
    }

    /// What a meld brings towards the goal.
    #[inline]
    fn gain(&self, meld: Meld) -> u16 {
        match self.goal {
            Goal::Relief => values(meld.naturals()) + JOKER_IN_HAND * u16::from(meld.jokers()),
            _ => meld.points(),
        }
    }

    /// Takes down the melds chosen if they are the best so far; breaks off if none can be better.
    #[inline]
    fn note(&mut self, branch: &Branch) -> ControlFlow<()> {
        let better = self.best.is_none_or(|best| match self.goal {
            Goal::Fewest(_) => branch.size < best.size,
            _ => branch.gain > best.gain,
        });
        let enough = match self.goal {
            Goal::Fewest(points) | Goal::Reach(points) => branch.gain >= points,
            Goal::Points | Goal::Relief => true,
        };
        if better && enough && !branch.waits {
            let mut melds = self.chosen;
            melds[branch.melds..].fill(None);
            self.best = Some(Best { gain: branch.gain, size: branch.size, melds });
            if matches!(self.goal, Goal::Reach(_)) {
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    }
}

/// What tells apart the melds of one card.
#[inline]
fn order(meld: Meld) -> (u64, u8) {
    (meld.naturals().0, meld.jokers())
}
