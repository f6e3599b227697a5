//! The first distribution of a deal, in the exact physical order, and void first tables.

use crate::card::{Card, CardSet};
use crate::deck::shuffled;
use crate::error::{CardError, VoidReason};
use crate::rng::Seed;
use crate::rules::{DealStyle, Rules, TableWhen};
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
