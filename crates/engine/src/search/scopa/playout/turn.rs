//! One turn of a random deal: a move drawn, each equally likely, and what it does.

use rand_core::Rng;

use crate::rng::below;
use crate::scopa::moves::{Choice, Move};
use crate::scopa::rules::switches::{FirstPlay, ScopaVoid};
use crate::search::scopa::playout::Playout;
use crate::search::scopa::playout::lanes::{Cell, SUITS, card_set, lane, lanes, several};
use crate::search::scopa::random_move::Counted;

/// Whose turn it is, and where its hand lies in the pack.
#[derive(Clone, Copy, Default)]
pub struct Turn {
    pub seat: usize,
    pub first: usize,
    pub end: usize,
    pub first_play: bool,
    pub last_play: bool,
}

impl Playout<'_> {
    /// Draws a move and puts its card at the end of the hand: the card, and what it takes.
    #[inline]
    pub(super) fn choose<R: Rng>(&mut self, turn: &Turn, random: &mut R) -> (Cell, u64) {
        let unusual = turn.first_play && self.rules.ace_first_play == FirstPlay::NotAce;
        if unusual || !self.table.short() {
            return self.choose_from_counted(turn, random);
        }
        let moves = self.table.moves(&self.switches);
        let hand = &mut self.deck[turn.first..turn.end];
        let last = hand.len() - 1;
        if self.hands[turn.seat] & (several(moves) * SUITS) == 0 {
            // One move for each card.
            self.moves += hand.len() as u32;
            let card = hand[last];
            return (card, self.table.capture(&self.switches, card, 0));
        }
        let all = hand.iter().map(|card| lane(moves, card.value())).sum();
        self.moves += all;
        let (mut number, mut place) = (below(random, all), 0);
        loop {
            let with_card = lane(moves, hand[place].value());
            if number < with_card {
                break;
            }
            number -= with_card;
            place += 1;
        }
        hand.swap(place, last);
        (hand[last], self.table.capture(&self.switches, hand[last], number))
    }

    /// The same by the readable path, for long tables and for the vile rule of the first play.
    #[cold]
    fn choose_from_counted<R: Rng>(&mut self, turn: &Turn, random: &mut R) -> (Cell, u64) {
        let choice = Choice {
            rules: self.rules,
            hand: card_set(self.hands[turn.seat]),
            table: self.table.card_set(),
            first_play: turn.first_play,
        };
        let counted = Counted::of(&choice);
        self.moves += counted.all;
        let Move { card, captured } = counted.draw(random);
        let hand = &mut self.deck[turn.first..turn.end];
        let place = hand.iter().position(|&cell| cell == Cell::of(card)).expect("the card is in the hand");
        hand.swap(place, turn.end - turn.first - 1);
        (Cell::of(card), lanes(captured))
    }

    /// Makes the play.
    #[inline]
    pub(super) fn apply(&mut self, turn: &Turn, card: Cell, captured: u64) {
        self.hands[turn.seat] ^= card.bit();
        if captured == 0 {
            self.table.lay(card);
            return;
        }
        let side = turn.seat % usize::from(self.rules.sides);
        self.table.take(captured);
        self.piles[side] |= captured | card.bit();
        // scopa.void, and ace.sweeps never gives a scopa.
        let void = turn.last_play && self.rules.scopa_void != ScopaVoid::Never;
        self.last_scopa = self.table.cards() == 0 && !void && !self.switches.sweeps(card);
        self.scopas[side] += u8::from(self.last_scopa);
        self.last_capture = Some(side);
    }
}
