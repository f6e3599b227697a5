//! The pack of 108 and how it is dealt, in the exact physical order; and the stock turned over.

use crate::card::{Card, CardError, Rank};
use crate::deck::pack;
use crate::rng::{Seed, Stream};
use crate::scala40::hand::Hand;
use crate::scala40::rules::{DealStyle, HAND, Rules};
use crate::scala40::state::{CARDS, State, seat_after};

/// Both packs before any shuffle, one after the other, then the jokers. Index 0 is the top.
pub fn two_packs() -> Vec<Card> {
    let one = pack(&Rank::ALL);
    [&one[..], &one, &[Card::JOKER; 4]].concat()
}

/// The pack shuffled by the stream `deal {number}/redeal 0`, top first.
pub fn shuffled(seed: &Seed, number: u64) -> Vec<Card> {
    let mut cards = two_packs();
    Stream::new(seed, &format!("deal {number}/redeal 0")).shuffle(&mut cards);
    cards
}

/// Shuffles the pile for the turn-over of a number counted from 1, by `deal {number}/turnover {turnover}`.
pub fn turn_over(seed: &Seed, number: u64, turnover: u8, pile: &mut [Card]) {
    Stream::new(seed, &format!("deal {number}/turnover {turnover}")).shuffle(pile);
}

/// A pack must have each card twice and four jokers.
pub fn check_deck(deck: &[Card]) -> Result<(), CardError> {
    let mut seen = Hand::EMPTY;
    for &card in deck {
        if !seen.add(card) {
            return Err(CardError::TooOften { card, allowed: if card == Card::JOKER { 4 } else { 2 } });
        }
    }
    if deck.len() == CARDS { Ok(()) } else { Err(CardError::PackSize { found: deck.len(), allowed: CARDS }) }
}

/// Deals a pack that has been checked to the seats of `seated` (one bit each): thirteen cards a
/// seat from the one after the dealer, then one card turned to start the discard pile.
pub fn distribute(rules: &Rules, seated: u8, dealer: u8, deck: &[Card]) -> State {
    let mut state = State::empty(dealer, seated);
    let mut cards = deck.iter().copied();
    // deal.style
    let (rounds, packet) = match rules.style {
        DealStyle::OneByOne => (HAND, 1),
        DealStyle::Packet => (1, HAND),
    };
    let mut seat = state.turn;
    for _ in 0..rounds {
        for _ in 0..seated.count_ones() {
            for card in cards.by_ref().take(usize::from(packet)) {
                state.hands[usize::from(seat)].add(card);
            }
            seat = seat_after(seated, seat);
        }
    }
    // It stays, whatever it is.
    cards.by_ref().take(1).for_each(|upcard| state.pile.push(upcard));
    cards.rev().for_each(|card| state.stock.push(card));
    state
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::scala40;

    #[test]
    fn one_card_each_in_turn_from_the_seat_after_the_dealer_and_one_turned() {
        let deck = two_packs();
        let state = distribute(&scala40(&[("seats", "4")]), 0b1111, 2, &deck);
        assert_eq!(state.hands[3], (0..13).map(|round| deck[4 * round]).collect());
        assert_eq!(state.hands[2], (0..13).map(|round| deck[4 * round + 3]).collect());
        assert_eq!((state.turn, &*state.pile), (3, &deck[52..53]));
        assert!(state.stock.iter().rev().eq(&deck[53..]));
    }

    #[test]
    fn packets_go_to_one_seat_after_the_other() {
        let deck = two_packs();
        let state = distribute(&scala40(&[("style", "\"packet\"")]), 0b11, 1, &deck);
        assert_eq!(state.hands[0], deck[..13].iter().copied().collect());
        assert_eq!(state.hands[1], deck[13..26].iter().copied().collect());
    }

    #[test]
    fn who_is_out_gets_no_cards() {
        let deck = two_packs();
        let state = distribute(&scala40(&[("seats", "4")]), 0b1101, 3, &deck);
        assert_eq!(state.hands.map(Hand::len), [13, 0, 13, 13, 0, 0]);
        assert_eq!(state.hands[2], (0..13).map(|round| deck[3 * round + 1]).collect());
    }

    #[test]
    fn a_pack_has_each_card_twice_and_four_jokers() {
        let mut deck = two_packs();
        assert_eq!(check_deck(&deck), Ok(()));
        deck[0] = deck[1];
        assert_eq!(check_deck(&deck), Err(CardError::TooOften { card: deck[1], allowed: 2 }));
        deck[0] = Card::JOKER;
        assert_eq!(check_deck(&deck), Err(CardError::TooOften { card: Card::JOKER, allowed: 4 }));
        assert_eq!(check_deck(&deck[1..]), Err(CardError::PackSize { found: 107, allowed: 108 }));
    }
}
