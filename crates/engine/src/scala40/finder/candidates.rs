//! The melds worth trying for one card of a hand: all of which it is the first natural card.
//!
//! A run of six or more cards can be laid as two that count the same and need no more jokers in
//! either, so only short runs are tried. Melds that take the same cards out of the hand differ
//! only in what their jokers stand for, so only the dearest of them is.

use std::ops::ControlFlow;

use crate::card::{Card, Rank, Suit};
use crate::cards::CardSet;
use crate::scala40::hand::Hand;
use crate::scala40::meld::Meld;
use crate::scala40::melds::{places_of, suits_of};

/// Runs of three to five places make up all others. Where three jokers may stand side by side
/// they can be the whole half of a run, and it takes seven: a half needs a card of its own.
#[inline]
const fn longest_run(jokers: u8) -> u32 {
    if jokers < 3 { 5 } else { 7 }
}

/// Calls `found` with the candidates of a card of the hand, larger ones mostly first: those in
/// which every other natural card comes after it in the printed order.
#[inline]
pub fn each<B>(
    hand: Hand,
    card: Card,
    jokers: u8,
    mut found: impl FnMut(Meld) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let (Some(rank), Some(suit)) = (card.rank(), card.suit()) else { return ControlFlow::Continue(()) };
    let held = places_of(hand.once, suit);
    let reach = longest_run(jokers) - 1;
    if rank == Rank::Ace {
        // The ace above the king comes first in print; below it lie the cards of its run.
        let below = held & places(13 - reach, 12);
        each_subset(below, |others| each_run(suit, others | 1 << 13, jokers, &mut found))?;
        // Alone among jokers it counts most above the king, where it has been tried.
        let above = held & places(1, reach);
        each_subset(above, |others| match others {
            0 => ControlFlow::Continue(()),
            _ => each_run(suit, others | 1, jokers, &mut found),
        })?;
    } else {
        let above = held & places(rank as u32 + 1, (rank as u32 + reach).min(12));
        each_subset(above, |others| each_run(suit, others | 1 << rank as u8, jokers, &mut found))?;
    }
    let own = 1 << suit as u8;
    let later = suits_of(hand.once, rank) & !(own | (own - 1));
    each_subset(u16::from(later), |others| {
        each_set(rank, own | others as u8, suits_of(hand.once, rank), jokers, &mut found)
    })
}

/// The runs of these natural cards: every number of jokers that fills the gaps, the others at the
/// upper end, where they count most, and at the lower.
#[inline]
fn each_run<B>(
    suit: Suit,
    naturals: u16,
    jokers: u8,
    found: &mut impl FnMut(Meld) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let (lowest, highest) = (naturals.trailing_zeros(), 15 - naturals.leading_zeros());
    let (count, span) = (naturals.count_ones(), highest - lowest + 1);
    let longest = longest_run(jokers).min(count + u32::from(jokers));
    for length in (span.max(3)..=longest).rev() {
        let above = (length - span).min(13 - highest);
        let below = length - span - above;
        if below > lowest {
            continue;
        }
        let all = places(lowest - below, highest + above);
        if let Some(meld) = Meld::run(suit, (lowest - below) as u8, length as u8, all & !naturals) {
            found(meld)?;
        }
    }
    ControlFlow::Continue(())
}

/// The sets of these natural cards, jokers for suits that the hand does not hold if there are any.
#[inline]
fn each_set<B>(
    rank: Rank,
    naturals: u8,
    held: u8,
    jokers: u8,
    found: &mut impl FnMut(Meld) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let count = naturals.count_ones();
    for size in (count.max(3)..=4.min(count + u32::from(jokers))).rev() {
        let mut stands = 0_u8;
        for free in [!held & 15, held & !naturals] {
            let mut free = free;
            while free != 0 && stands.count_ones() < size - count {
                stands |= free & free.wrapping_neg();
                free &= free - 1;
            }
        }
        if let Some(meld) = Meld::set(rank, naturals | stands, stands) {
            found(meld)?;
        }
    }
    ControlFlow::Continue(())
}

/// Calls `found` with every subset, the whole first, the empty one last.
#[inline]
fn each_subset<B>(of: u16, mut found: impl FnMut(u16) -> ControlFlow<B>) -> ControlFlow<B> {
    let mut subset = of;
    loop {
        found(subset)?;
        if subset == 0 {
            return ControlFlow::Continue(());
        }
        subset = (subset - 1) & of;
    }
}

/// The places from one to another, both included.
#[inline]
const fn places(from: u32, to: u32) -> u16 {
    (1 << (to + 1)) - (1 << from)
}

/// The cards of the hand that some meld can have, with at most so many jokers in it.
pub fn usable(hand: Hand, jokers: u8) -> CardSet {
    if jokers >= 2 {
        return hand.once;
    }
    let mut usable = CardSet::EMPTY;
    for rank in Rank::ALL {
        if suits_of(hand.once, rank).count_ones() + u32::from(jokers) >= 3 {
            usable = usable.or(hand.once.and(CardSet::of_rank(rank)));
        }
    }
    for suit in Suit::ALL {
        let held = places_of(hand.once, suit);
        let next = held & held >> 1;
        let pairs = if jokers == 0 { next & held >> 2 } else { next | held & held >> 2 };
        // The first of three places, or of two that a joker joins to a run.
        let places = pairs | pairs << 1 | pairs << 2;
        let ranks = places & 0x1FFF | places >> 13 & 1;
        usable = usable.or(hand.once.and(CardSet(u64::from(ranks) << (suit as u8 * 16))));
    }
    usable
}
