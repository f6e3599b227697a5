//! Everything that a running deal is, in one value that is copied whole.

use crate::card::{Card, Rank};
use crate::cards::CardSet;
use crate::scala40::hand::Hand;
use crate::scala40::meld::Meld;
use crate::scala40::row::Row;

/// The most seats of the family, the cards of its two packs, and the most melds that they make.
pub const SEATS: usize = 6;
pub const CARDS: usize = 108;
pub const MELDS: usize = 36;

/// The melds on the table, in the order in which they were laid.
pub type Melds = Row<Meld, MELDS>;

/// A heap of cards, top last.
pub type Heap = Row<Card, CARDS>;

/// Where the turn stands, or how the deal ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A card is to be drawn or taken.
    Draw,
    /// Melds, attached cards and swaps, until a discard ends the turn.
    Play,
    /// The seat whose turn it was has closed.
    Closed,
    /// The stock was used up once too often: nobody closed.
    Dead,
}

/// A deal at one moment. Copies are cheap and undo is a copy put back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// The hand of each seat; empty for a seat that is not dealt to.
    pub hands: [Hand; SEATS],
    pub melds: Melds,
    /// The cards that find a place in some meld, the joker among them if one does.
    pub attachable: CardSet,
    pub stock: Heap,
    pub pile: Heap,
    /// How often the pile has become the stock.
    pub turnovers: u8,
    /// The seat to play; when somebody closed, who did.
    pub turn: u8,
    pub dealer: u8,
    /// One bit for each seat that is dealt to, and for each that is open.
    pub seated: u8,
    pub opened: u8,
    /// How many seats have their first turn still to end: nobody closes before.
    pub first_turns: u8,
    pub phase: Phase,
    /// Whether the seat to play has opened in this turn, and the points of what it laid until the
    /// turn's end: 0 for a seat that was open before.
    pub opened_this_turn: bool,
    pub laid: u16,
    /// The card taken from the pile in this turn, while it is held.
    pub taken: Option<Card>,
    /// The card drawn from the stock in this turn.
    pub drawn: Option<Card>,
}

impl State {
    /// A state with no card anywhere, before anything is dealt; the seat after the dealer is to draw.
    pub fn empty(dealer: u8, seated: u8) -> State {
        let filler = Meld::set(Rank::Ace, 0b0111, 0).expect("three aces are a meld");
        State {
            hands: [Hand::EMPTY; SEATS],
            melds: Row::empty(filler),
            attachable: CardSet::EMPTY,
            stock: Row::empty(Card::JOKER),
            pile: Row::empty(Card::JOKER),
            turnovers: 0,
            turn: seat_after(seated, dealer),
            dealer,
            seated,
            opened: 0,
            first_turns: seated.count_ones() as u8,
            phase: Phase::Draw,
            opened_this_turn: false,
            laid: 0,
            taken: None,
            drawn: None,
        }
    }

    /// Whether the deal has ended.
    #[inline]
    pub const fn over(&self) -> bool {
        matches!(self.phase, Phase::Closed | Phase::Dead)
    }

    /// The hand of the seat to play.
    #[inline]
    pub const fn hand(&self) -> Hand {
        self.hands[self.turn as usize]
    }

    /// Whether a seat is open.
    #[inline]
    pub const fn is_open(&self, seat: u8) -> bool {
        self.opened >> seat & 1 == 1
    }

    /// Lays a meld beside the others.
    #[inline]
    pub fn lay(&mut self, meld: Meld, jokers_per_meld: u8) {
        self.melds.push(meld);
        self.attachable = self.attachable.or(meld.attachable(jokers_per_meld));
    }

    /// Puts a changed meld in the place of the one with this number, counted from 1.
    #[inline]
    pub fn change(&mut self, number: u8, meld: Meld, jokers_per_meld: u8) {
        self.melds.as_mut_slice()[usize::from(number) - 1] = meld;
        self.attachable = attachable(&self.melds, jokers_per_meld);
    }

    /// How often each card lies anywhere, by its bit: nothing that is played changes it.
    pub fn census(&self) -> [u8; 64] {
        let mut census = [0; 64];
        let hands = self.hands.iter().flat_map(|hand| hand.into_iter());
        let melds = self.melds.iter().flat_map(|meld| meld.cards());
        for card in hands.chain(melds).chain(self.stock.iter().chain(&*self.pile).copied()) {
            census[usize::from(card.bit())] += 1;
        }
        census
    }
}

/// The next seat, among those whose bit is set.
#[inline]
pub const fn seat_after(seated: u8, seat: u8) -> u8 {
    let later = seated & !((2 << seat) - 1);
    if later == 0 { seated.trailing_zeros() as u8 } else { later.trailing_zeros() as u8 }
}

/// The cards that find a place in some of these melds.
#[inline]
pub fn attachable(melds: &[Meld], jokers_per_meld: u8) -> CardSet {
    melds.iter().fold(CardSet::EMPTY, |all, meld| all.or(meld.attachable(jokers_per_meld)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_turn_skips_seats_that_are_not_dealt_to() {
        let seated = 0b10_1101;
        assert_eq!([0, 1, 2, 3, 4, 5].map(|seat| seat_after(seated, seat)), [2, 2, 3, 5, 5, 0]);
        let state = State::empty(5, seated);
        assert_eq!((state.turn, state.first_turns), (0, 4));
    }
}
