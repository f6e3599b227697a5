//! Many random deals, fast: shuffled, played and scored without a list of moves.
//!
//! What may be played is decided in [`Choice::each`](crate::scopa::moves::Choice::each) and what it
//! does in [`State::apply`](crate::scopa::state::State::apply); here both stand once more, for
//! speed, and the tests play the same deals by both. Two ideas make it fast. The moves of cards of
//! all values are counted at once, in the lanes of one word. And a hand lies in the order of the
//! shuffle, which nobody has seen: while each of its cards has one move, the last card is a fair
//! draw, and the order of the rest stays as random as it was.

mod lanes;
mod points;
mod table;
mod turn;
mod ways;

use rand_core::Rng;

use crate::card::Card;
use crate::deck::pack;
use crate::rng::shuffle;
use crate::scopa::moves::Move;
use crate::scopa::rules::Rules;
use crate::scopa::rules::switches::ScopaVoid;
use crate::scopa::score::Score;
use crate::scopa::state::{CARDS, SEATS, SIDES};
use crate::search::scopa::playout::lanes::{Cell, card_set};
use crate::search::scopa::playout::points::Points;
use crate::search::scopa::playout::table::{Switches, Table};
use crate::search::scopa::playout::turn::Turn;

/// Where random deals by one sheet are played, one after the other.
///
/// The last seat deals, so that seat 0 plays first.
pub struct Playout<'a> {
    rules: &'a Rules,
    switches: Switches,
    points: Points,
    /// The pack: the first table's cards, then the hands of each packet, seat by seat. Who gets
    /// which card is all that a shuffle decides; the order of dealing adds nothing to it.
    deck: [Cell; CARDS],
    cards: usize,
    table: Table,
    /// The cards that each seat still has, in lanes.
    hands: [u64; SEATS],
    piles: [u64; SIDES],
    scopas: [u8; SIDES],
    last_capture: Option<usize>,
    last_scopa: bool,
    moves: u32,
}

/// A random deal that was played to its end.
pub struct Finished {
    pub score: Score,
    /// How many legal moves there were, over all plays.
    pub moves: u32,
    /// How many deals before it were void.
    pub void: u32,
}

impl<'a> Playout<'a> {
    /// A place to play by these rules.
    pub fn new(rules: &'a Rules) -> Playout<'a> {
        let pack = pack(&rules.ranks);
        let mut deck = [Cell::of(Card::SETTEBELLO); CARDS];
        for (cell, &card) in deck.iter_mut().zip(&pack) {
            *cell = Cell::of(card);
        }
        Playout {
            rules,
            switches: Switches::of(rules),
            points: Points::of(rules),
            deck,
            cards: pack.len(),
            table: Table::EMPTY,
            hands: [0; SEATS],
            piles: [0; SIDES],
            scopas: [0; SIDES],
            last_capture: None,
            last_scopa: false,
            moves: 0,
        }
    }

    /// Deals and plays one deal, each legal move equally likely.
    pub fn deal<R: Rng>(&mut self, random: &mut R) -> Finished {
        let void = self.shuffle(random);
        self.play(random, |_| ());
        Finished { score: self.points.score(self.rules, &self.piles, self.scopas), moves: self.moves, void }
    }

    /// Shuffles until the first table stands; how many were void.
    fn shuffle<R: Rng>(&mut self, random: &mut R) -> u32 {
        let mut void = 0;
        loop {
            shuffle(random, &mut self.deck[..self.cards]);
            self.table = Table::EMPTY;
            for &card in &self.deck[..usize::from(self.rules.table_cards)] {
                self.table.lay(card);
            }
            if self.rules.table_cards == 0 || self.rules.void(self.table.card_set()).is_none() {
                return void;
            }
            void += 1;
        }
    }

    /// Plays the deal out; `seen` is told every play.
    fn play<R: Rng>(&mut self, random: &mut R, mut seen: impl FnMut(Move)) {
        (self.piles, self.scopas) = ([0; SIDES], [0; SIDES]);
        (self.last_capture, self.last_scopa, self.moves) = (None, false, 0);
        let seats = usize::from(self.rules.seats);
        let mut start = usize::from(self.rules.table_cards);
        let mut turn = Turn { first_play: true, ..Turn::default() };
        for &packet in &self.rules.packets {
            let packet = usize::from(packet);
            for seat in 0..seats {
                let hand = &self.deck[start + seat * packet..][..packet];
                self.hands[seat] = hand.iter().fold(0, |hand, card| hand | card.bit());
            }
            let end = start + seats * packet;
            for left in (1..=packet).rev() {
                for seat in 0..seats {
                    let first = start + seat * packet;
                    turn = Turn {
                        seat,
                        first,
                        end: first + left,
                        last_play: end == self.cards && left == 1 && seat + 1 == seats,
                        ..turn
                    };
                    let (card, captured) = self.choose(&turn, random);
                    self.apply(&turn, card, captured);
                    seen(Move { card: card.card(), captured: card_set(captured) });
                    turn.first_play = false;
                }
            }
            start = end;
        }
        self.finish();
    }

    /// The cards left on the table go to whoever captured last; nobody's count for nobody.
    fn finish(&mut self) {
        let Some(side) = self.last_capture else { return };
        self.piles[side] |= self.table.cards();
        // scopa.void = last_capture: taken back, whenever it came.
        if self.rules.scopa_void == ScopaVoid::LastCapture {
            self.scopas[side] -= u8::from(self.last_scopa);
        }
    }
}

#[cfg(test)]
mod tests;
