//! The meld finder: what a hand can lay at best, exactly.
//!
//! Three questions have an answer with melds – the most points, the least value left in hand, the
//! fewest cards that are worth so much – and one, asked before every meld of an opening, only yes
//! or no: can these cards still bring so many points?

mod bounds;
mod candidates;
mod search;
#[cfg(test)]
mod tests;

use crate::card::Card;
use crate::scala40::hand::Hand;
use crate::scala40::meld::{Meld, Shape};
use search::{Goal, Search};

/// A hand of sixteen cards lays at most so many melds.
pub const MELDS: usize = 5;

/// The terms on which melds are laid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// How many jokers a meld may have: switch `meld.jokers`.
    pub jokers_per_meld: u8,
    /// So many cards stay in hand at least.
    pub keep: u8,
    /// A card that has to be among those laid.
    pub with: Option<Card>,
}

/// Melds that a hand can lay all together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Laying {
    /// What was asked for: the points laid, the value left in hand, or the number of cards.
    pub value: u16,
    melds: [Option<Meld>; MELDS],
}

impl Laying {
    /// The melds, in the order in which the enumerator gives them.
    pub fn melds(&self) -> impl Iterator<Item = Meld> {
        self.melds.into_iter().flatten()
    }

    /// How many cards they have.
    pub fn size(&self) -> u8 {
        self.melds().map(Meld::size).sum()
    }

    /// What they count.
    pub fn points(&self) -> u16 {
        self.melds().map(Meld::points).sum()
    }
}

/// The most points that the hand can lay; none if the card that has to be laid finds no meld.
pub fn most_points(hand: Hand, terms: Terms) -> Option<Laying> {
    let laying = Search::of(hand, terms, Goal::Points)?.best()?;
    Some(Laying { value: laying.points(), ..laying })
}

/// The least value that can stay in hand, jokers 25 each; none if the card that has to be laid
/// finds no meld.
pub fn least_left(hand: Hand, terms: Terms) -> Option<Laying> {
    let laying = Search::of(hand, terms, Goal::Relief)?.best()?;
    let left = laying.melds().fold(hand, |hand, meld| hand.less(meld.naturals(), meld.jokers()));
    Some(Laying { value: left.value(), ..laying })
}

/// The fewest cards that are worth `points` or more; none if they are out of reach.
pub fn fewest_cards(hand: Hand, terms: Terms, points: u16) -> Option<Laying> {
    let laying = Search::of(hand, terms, Goal::Fewest(points))?.best()?;
    Some(Laying { value: u16::from(laying.size()), ..laying })
}

/// Whether the hand can lay melds that are worth `points` or more: the question of every opening.
pub fn reaches(hand: Hand, terms: Terms, points: u16) -> bool {
    Search::of(hand, terms, Goal::Reach(points)).is_some_and(Search::succeeds)
}

/// Melds as a person would lay them: runs that continue one another as one, all in the
/// enumerator's order, and a joker among them if one has to be.
fn tidy(melds: &mut [Option<Meld>; MELDS], terms: Terms) {
    for first in 0..MELDS {
        for second in 0..MELDS {
            let (Some(low), Some(high)) = (melds[first], melds[second]) else { continue };
            if let Some(whole) = joined(low, high, terms.jokers_per_meld) {
                (melds[first], melds[second]) = (Some(whole), None);
            }
        }
    }
    if terms.with == Some(Card::JOKER)
        && melds.iter().flatten().all(|meld| meld.jokers() == 0)
        && let Some(Some(meld)) = melds.first_mut()
    {
        *meld = with_joker(*meld);
    }
    melds.sort_unstable_by_key(|meld| (meld.is_none(), *meld));
}

/// One run from two of which the second goes on where the first ends.
fn joined(low: Meld, high: Meld, jokers_per_meld: u8) -> Option<Meld> {
    let (Shape::Run { suit, low: from, length }, Shape::Run { suit: other, low: next, length: more }) =
        (low.shape(), high.shape())
    else {
        return None;
    };
    let continues = suit == other && from + length == next && low.jokers() + high.jokers() <= jokers_per_meld;
    let jokers = low.joker_places() | high.joker_places();
    if continues { Meld::run(suit, from, length + more, jokers) } else { None }
}

/// A meld without jokers with one in its first place.
fn with_joker(meld: Meld) -> Meld {
    let with = match meld.shape() {
        Shape::Set { rank, suits } => Meld::set(rank, suits, suits & suits.wrapping_neg()),
        Shape::Run { suit, low, length } => Meld::run(suit, low, length, 1 << low),
    };
    with.unwrap_or(meld)
}
