//! Everything that a running deal is, in one value that is copied whole.

use crate::card::Card;
use crate::cards::CardSet;
use crate::scopa::rules::Rules;

/// The most seats and sides of the family, and the most cards of its packs.
pub const SEATS: usize = 6;
pub const SIDES: usize = 3;
pub const CARDS: usize = 40;

/// A deal at one moment. Copies are cheap and undo is a copy put back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// The hand of each seat.
    pub hands: [CardSet; SEATS],
    /// The captured cards of each side.
    pub piles: [CardSet; SIDES],
    /// The cards that lie face up.
    pub table: CardSet,
    /// The scopas of each side.
    pub scopas: [u8; SIDES],
    /// The cards of the pack as it was dealt; those not dealt yet are `stock[next..end]`, top first.
    pub stock: [Card; CARDS],
    pub next: u8,
    pub end: u8,
    /// Which packet is dealt when all hands are empty.
    pub packet: u8,
    /// The seat to play; of no meaning when the deal is over.
    pub turn: u8,
    pub dealer: u8,
    /// Plays made since the deal began.
    pub plays: u8,
    /// Plays still to be made.
    pub plays_left: u8,
    /// The side that captured last.
    pub last_capture: Option<u8>,
    /// Whether that capture was counted as a scopa.
    pub last_scopa: bool,
}

impl State {
    /// A state with no card anywhere, before anything is dealt.
    pub const fn empty(dealer: u8, seats: u8) -> State {
        State {
            hands: [CardSet::EMPTY; SEATS],
            piles: [CardSet::EMPTY; SIDES],
            table: CardSet::EMPTY,
            scopas: [0; SIDES],
            stock: [Card::SETTEBELLO; CARDS],
            next: 0,
            end: 0,
            packet: 0,
            turn: (dealer + 1) % seats,
            dealer,
            plays: 0,
            plays_left: 0,
            last_capture: None,
            last_scopa: false,
        }
    }

    /// Whether no play is left.
    #[inline]
    pub const fn over(&self) -> bool {
        self.plays_left == 0
    }

    /// How many cards are left to deal.
    #[inline]
    pub const fn stock_left(&self) -> u8 {
        self.end - self.next
    }

    /// The cards left to deal, top first.
    pub fn stock_cards(&self) -> &[Card] {
        &self.stock[usize::from(self.next)..usize::from(self.end)]
    }

    /// The hand of the seat to play.
    #[inline]
    pub const fn hand(&self) -> CardSet {
        self.hands[self.turn as usize]
    }

    /// All captured cards, whoever has them.
    #[inline]
    pub const fn captured(&self) -> CardSet {
        self.piles[0].or(self.piles[1]).or(self.piles[2])
    }

    /// Deals the next packet to every seat from the seat after the dealer.
    ///
    /// Both styles are the physical order of `deal.style`; only the first packet has table cards.
    #[inline]
    pub fn deal_packet(&mut self, rules: &Rules) {
        use crate::scopa::rules::switches::DealStyle::{OneByOne, Packet};
        let size = rules.packets[usize::from(self.packet)];
        self.packet += 1;
        match rules.style {
            OneByOne => {
                for _ in 0..size {
                    self.deal_round(rules, 1);
                }
            }
            Packet => self.deal_round(rules, size),
        }
    }

    /// Deals so many cards at once to every seat in turn.
    #[inline]
    pub fn deal_round(&mut self, rules: &Rules, cards: u8) {
        for place in 1..=rules.seats {
            let seat = usize::from((self.dealer + place) % rules.seats);
            for _ in 0..cards {
                let card = self.draw();
                self.hands[seat].add(card);
            }
        }
    }

    /// Takes the top card of the stock.
    #[inline]
    pub fn draw(&mut self) -> Card {
        let card = self.stock[usize::from(self.next)];
        self.next += 1;
        card
    }
}
