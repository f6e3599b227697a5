//! Melds: three or four equal ranks, or three to thirteen consecutive cards of a suit, with jokers.

use crate::card::{Card, Rank, Suit};
use crate::cards::CardSet;

/// What a meld shows, jokers read as the cards that they stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shape {
    /// Equal ranks; `suits` has one bit a suit.
    Set { rank: Rank, suits: u8 },
    /// Consecutive cards of one suit from the place `low`: the ace is place 0 below the two and
    /// place 13 above the king.
    Run { suit: Suit, low: u8, length: u8 },
}

/// A meld; there is no value of this type that is not one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Meld {
    shape: Shape,
    /// The places that jokers hold: of a set, its suits; of a run, its places.
    jokers: u16,
}

/// A card of a meld: what it stands for, and whether a joker stands for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Laid {
    pub stands: Card,
    pub joker: bool,
}

impl Laid {
    /// The card that lies there, the joker where one does.
    #[inline]
    pub const fn card(self) -> Card {
        if self.joker { Card::JOKER } else { self.stands }
    }
}

impl Meld {
    /// The set of a rank in these suits, jokers for some of them; none if it is no meld.
    ///
    /// At least one natural card is in every meld.
    pub const fn set(rank: Rank, suits: u8, jokers: u8) -> Option<Meld> {
        let right = suits < 16 && suits.count_ones() >= 3 && suits & jokers == jokers && jokers != suits;
        if right { Some(Meld { shape: Shape::Set { rank, suits }, jokers: jokers as u16 }) } else { None }
    }

    /// The run from a place, jokers in some of its places; none if it is no meld.
    pub const fn run(suit: Suit, low: u8, length: u8, jokers: u16) -> Option<Meld> {
        if length < 3 || length > 13 || low > 14 - length {
            return None;
        }
        let places = span(low, length);
        let right = places & jokers == jokers && jokers != places;
        if right { Some(Meld { shape: Shape::Run { suit, low, length }, jokers }) } else { None }
    }

    /// What the meld shows.
    #[inline]
    pub const fn shape(self) -> Shape {
        self.shape
    }

    /// The places of a set or a run, as bits.
    #[inline]
    const fn places(self) -> u16 {
        match self.shape {
            Shape::Set { suits, .. } => suits as u16,
            Shape::Run { low, length, .. } => span(low, length),
        }
    }

    /// The card that belongs to a place.
    #[inline]
    const fn at(self, place: u8) -> Card {
        match self.shape {
            Shape::Set { rank, .. } => Card::new(rank, Suit::ALL[place as usize]),
            Shape::Run { suit, .. } => Card::new(Rank::ALL[(place % 13) as usize], suit),
        }
    }

    /// The cards that belong to some places.
    #[inline]
    const fn cards_at(self, places: u16) -> CardSet {
        match self.shape {
            Shape::Set { rank, .. } => CardSet(spread(places) << rank as u8),
            Shape::Run { suit, .. } => {
                let ranks = places & 0x1FFF | places >> 13;
                CardSet((ranks as u64) << (suit as u8 * 16))
            }
        }
    }

    /// How many cards lie in it.
    #[inline]
    pub const fn size(self) -> u8 {
        self.places().count_ones() as u8
    }

    /// How many jokers lie in it.
    #[inline]
    pub const fn jokers(self) -> u8 {
        self.jokers.count_ones() as u8
    }

    /// The places that jokers hold, as bits: of a set its suits, of a run its places.
    #[inline]
    pub(crate) const fn joker_places(self) -> u16 {
        self.jokers
    }

    /// The cards in it that are no jokers.
    #[inline]
    pub const fn naturals(self) -> CardSet {
        self.cards_at(self.places() & !self.jokers)
    }

    /// The cards that its jokers stand for.
    #[inline]
    pub const fn stood_for(self) -> CardSet {
        self.cards_at(self.jokers)
    }

    /// Its cards in printed order: runs from low to high, sets by suit.
    pub fn laid(self) -> impl ExactSizeIterator<Item = Laid> {
        let mut left = self.places();
        (0..self.size()).map(move |_| {
            let place = left.trailing_zeros() as u8;
            left &= left - 1;
            Laid { stands: self.at(place), joker: self.jokers >> place & 1 == 1 }
        })
    }

    /// The cards that lie there, jokers as jokers, in printed order.
    pub fn cards(self) -> impl ExactSizeIterator<Item = Card> {
        self.laid().map(Laid::card)
    }

    /// What each of its cards stands for, in printed order.
    pub fn reads(self) -> impl ExactSizeIterator<Item = Card> {
        self.laid().map(|laid| laid.stands)
    }

    /// What it counts: an ace 1 below the two, else 11; figures 10; a joker the card that it stands for.
    #[inline]
    pub const fn points(self) -> u16 {
        match self.shape {
            Shape::Set { rank: Rank::Ace, suits } => suits.count_ones() as u16 * 11,
            Shape::Set { rank, suits } => suits.count_ones() as u16 * POINTS_AT[rank as usize],
            Shape::Run { low, length, .. } => {
                POINTS_BELOW[(low + length) as usize] - POINTS_BELOW[low as usize]
            }
        }
    }

    /// The meld with one card more, order kept; none if the card has no place in it.
    ///
    /// A card that a joker stands for already finds none: it only swaps. An ace that fits both
    /// ends of 2…K goes after the king.
    #[inline]
    pub fn attach(self, laid: Laid) -> Option<Meld> {
        let place = self.free_place(laid.stands)?;
        let shape = match self.shape {
            Shape::Set { rank, suits } => Shape::Set { rank, suits: suits | 1 << place },
            Shape::Run { suit, low, length } => Shape::Run { suit, low: low.min(place), length: length + 1 },
        };
        Some(Meld { shape, jokers: self.jokers | u16::from(laid.joker) << place })
    }

    /// Where a card could be attached.
    #[inline]
    fn free_place(self, card: Card) -> Option<u8> {
        let (of, to) = (card.rank()?, card.suit()?);
        match self.shape {
            Shape::Set { rank, suits } => (of == rank && suits >> to as u8 & 1 == 0).then_some(to as u8),
            Shape::Run { length: 13, .. } => None,
            Shape::Run { suit, low, length } => {
                let fits = |place: u8| to == suit && place % 13 == of as u8;
                let above = low + length;
                if above < 14 && fits(above) {
                    Some(above)
                } else {
                    (low > 0 && fits(low - 1)).then_some(low.wrapping_sub(1))
                }
            }
        }
    }

    /// The cards that could be attached to it; the joker among them while it has fewer jokers than
    /// the sheet allows a meld.
    pub const fn attachable(self, jokers_per_meld: u8) -> CardSet {
        let room = match self.shape {
            Shape::Set { suits, .. } => self.cards_at(!suits as u16 & 15),
            Shape::Run { length: 13, .. } => CardSet::EMPTY,
            Shape::Run { low, length, .. } => {
                let below = if low > 0 { 1 << (low - 1) } else { 0 };
                self.cards_at((1 << (low + length) | below) & 0x3FFF)
            }
        };
        if room.is_empty() || self.jokers() >= jokers_per_meld {
            room
        } else {
            room.or(CardSet::one(Card::JOKER))
        }
    }

    /// The meld with a card in the place of the joker that stands for it; none if no joker does.
    #[inline]
    pub fn swap(self, card: Card) -> Option<Meld> {
        let mut jokers = self.jokers;
        while jokers != 0 {
            let place = jokers.trailing_zeros() as u8;
            if self.at(place) == card {
                return Some(Meld { shape: self.shape, jokers: self.jokers & !(1 << place) });
            }
            jokers &= jokers - 1;
        }
        None
    }
}

/// What a card counts at each place of a run; of a set, at its rank, aces apart.
const POINTS_AT: [u16; 14] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11];

/// What all places below one count together.
const POINTS_BELOW: [u16; 15] = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 65, 75, 85, 96];

/// So many places from a place on.
#[inline]
const fn span(low: u8, length: u8) -> u16 {
    ((1 << length) - 1) << low
}

/// One bit a suit, spread to the suits' lanes.
#[inline]
const fn spread(suits: u16) -> u64 {
    let suits = suits as u64;
    suits & 1 | (suits & 2) << 15 | (suits & 4) << 30 | (suits & 8) << 45
}

impl std::fmt::Display for Meld {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (number, laid) in self.laid().enumerate() {
            let (plus, joker) = (if number > 0 { "+" } else { "" }, if laid.joker { "**=" } else { "" });
            write!(out, "{plus}{joker}{}", laid.stands)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
