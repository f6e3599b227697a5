//! The first distribution of a deal, in the exact physical order, and void first tables.

use crate::card::{Card, CardError};
use crate::cards::CardSet;
use crate::deck::shuffled;
use crate::rng::Seed;
use crate::scopa::refusal::VoidReason;
use crate::scopa::rules::Rules;
use crate::scopa::rules::switches::{DealStyle, TableWhen};
use crate::scopa::state::State;

/// A first distribution: the packs that were void, the pack that stands, and the state it gives.
pub struct Dealt {
    pub void: Vec<Vec<Card>>,
    pub deck: Vec<Card>,
    pub state: State,
}

/// Shuffles and deals until a first table is not void; the same dealer deals anew each time.
///
/// The streams are `deal {number}/redeal 0`, `… redeal 1` and so on.
pub fn deal_seeded(rules: &Rules, dealer: u8, seed: &Seed, number: u64) -> Dealt {
    let mut void = Vec::new();
    loop {
        let deck = shuffled(&rules.ranks, seed, &format!("deal {number}/redeal {}", void.len()));
        let state = distribute(rules, dealer, &deck);
        if rules.void(state.table).is_none() {
            return Dealt { void, deck, state };
        }
        void.push(deck);
    }
}

/// Deals a given pack, top card first; the second value says why its first table is void, if it is.
pub fn deal_deck(rules: &Rules, dealer: u8, deck: &[Card]) -> Result<(State, Option<VoidReason>), CardError> {
    check_deck(rules, deck)?;
    let state = distribute(rules, dealer, deck);
    Ok((state, rules.void(state.table)))
}

/// A pack must have each card of the sheet's pack once.
fn check_deck(rules: &Rules, deck: &[Card]) -> Result<(), CardError> {
    let mut seen = CardSet::EMPTY;
    for &card in deck {
        if !rules.pack.has(card) {
            return Err(CardError::NotInPack(card));
        }
        if !seen.add(card) {
            return Err(CardError::Twice(card));
        }
    }
    let allowed = usize::from(rules.pack.len());
    if deck.len() == allowed { Ok(()) } else { Err(CardError::PackSize { found: deck.len(), allowed }) }
}

/// Deals the first packet and the table cards from a pack that has been checked.
pub fn distribute(rules: &Rules, dealer: u8, deck: &[Card]) -> State {
    let mut state = State::empty(dealer, rules.seats);
    state.stock[..deck.len()].copy_from_slice(deck);
    state.end = deck.len() as u8;
    state.plays_left = state.end - rules.table_cards;
    let one_a_round = rules.style == DealStyle::OneByOne && rules.table_when == TableWhen::EachRound;
    if one_a_round {
        // A card to the table at the end of each of the first rounds.
        state.packet = 1;
        for round in 0..rules.packets[0] {
            state.deal_round(rules, 1);
            if round < rules.table_cards {
                let card = state.draw();
                state.table.add(card);
            }
        }
    } else {
        state.deal_packet(rules);
        for _ in 0..rules.table_cards {
            let card = state.draw();
            state.table.add(card);
        }
    }
    state
}

/// The first table's cards in the order in which they were dealt.
pub fn first_table(rules: &Rules, deck: &[Card]) -> Vec<Card> {
    let seats = usize::from(rules.seats);
    let table_cards = usize::from(rules.table_cards);
    let one_a_round = rules.style == DealStyle::OneByOne && rules.table_when == TableWhen::EachRound;
    if one_a_round {
        (1..=table_cards).map(|round| deck[round * (seats + 1) - 1]).collect()
    } else {
        let dealt = seats * usize::from(rules.packets[0]);
        deck[dealt..dealt + table_cards].to_vec()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::sample::{four_seats, two_seats};
    use crate::scopa::deal::Deal;

    #[test]
    fn one_card_a_round_goes_to_the_table() {
        let federation = [("packets", "[9]"), ("table_cards", "4"), ("table_when", "\"each_round\"")];
        let rules = Arc::new(four_seats(&federation));
        let deck = crate::deck::pack(&rules.ranks);
        let (deal, _) = Deal::of_deck(rules, 3, &deck).unwrap();
        assert_eq!(deal.table(), [deck[4], deck[9], deck[14], deck[19]]);
        assert!(deal.state().hands[0].has(deck[0]) && deal.state().hands[0].has(deck[5]));
        assert!(deal.state().hands[3].has(deck[39]));
    }

    #[test]
    fn packets_are_dealt_seat_by_seat_from_the_one_after_the_dealer() {
        let rules = Arc::new(two_seats(&[]));
        let deck = crate::deck::pack(&rules.ranks);
        let (deal, void) = Deal::of_deck(rules, 0, &deck).unwrap();
        assert_eq!(void, None);
        assert_eq!(deal.state().hands[1], deck[..3].iter().copied().collect());
        assert_eq!(deal.state().hands[0], deck[3..6].iter().copied().collect());
        assert_eq!(deal.table(), deck[6..10]);
        assert_eq!(deal.state().turn, 1);
    }

    #[test]
    fn a_void_table_is_dealt_anew_from_the_next_stream() {
        let rules = Arc::new(two_seats(&[("void_table_sum", "20")]));
        let deal = (0..)
            .map(|seed| Deal::seeded(rules.clone(), 1, &Seed::Number(seed), 2))
            .find(|deal| !deal.void().is_empty());
        let deal = deal.unwrap();
        for (void, table) in deal.void().iter().zip(deal.void_tables()) {
            assert!(Deal::of_deck(rules.clone(), 1, void).unwrap().1.is_some());
            assert_eq!(table, void[6..10]);
        }
        assert!(Deal::of_deck(rules.clone(), 1, deal.deck()).unwrap().1.is_none());
    }
}
