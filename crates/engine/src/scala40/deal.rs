//! One deal from its first card to its score, with every move and the way back.

use std::sync::Arc;

use crate::card::{Card, CardError};
use crate::error::PlayError;
use crate::rng::Seed;
use crate::scala40::apply::Outcome;
use crate::scala40::dealing::{check_deck, distribute, shuffled, turn_over};
use crate::scala40::moves::{Choice, Move};
use crate::scala40::refusal::{DealNotOver, Refusal};
use crate::scala40::rules::Rules;
use crate::scala40::score::{Score, score};
use crate::scala40::state::State;
use crate::scala40::view::{Made, Sight, View};

/// A deal: how it was dealt, the moves so far, and the state that they lead to.
#[derive(Clone, Debug, PartialEq)]
pub struct Deal {
    rules: Arc<Rules>,
    /// Empty for a deal that began from a position.
    deck: Vec<Card>,
    /// What turn-overs are shuffled from, together with the deal's place in its match.
    seed: Seed,
    number: u64,
    state: State,
    /// The state before each move: undo puts one back.
    before: Vec<State>,
    history: Vec<Made>,
}

impl Deal {
    /// Shuffles and deals to the seats of `seated`, one bit each. `number` is the deal's place in its match.
    pub fn seeded(rules: Arc<Rules>, seated: u8, dealer: u8, seed: Seed, number: u64) -> Deal {
        let deck = shuffled(&seed, number);
        let state = distribute(&rules, seated, dealer, &deck);
        Deal { deck, ..Deal::begin(rules, state, seed, number) }
    }

    /// Deals a given pack, top card first; the seed still shuffles what is turned over.
    pub fn of_deck(
        rules: Arc<Rules>,
        seated: u8,
        dealer: u8,
        deck: Vec<Card>,
        seed: Seed,
        number: u64,
    ) -> Result<Deal, CardError> {
        check_deck(&deck)?;
        let state = distribute(&rules, seated, dealer, &deck);
        Ok(Deal { deck, ..Deal::begin(rules, state, seed, number) })
    }

    pub(super) fn begin(rules: Arc<Rules>, state: State, seed: Seed, number: u64) -> Deal {
        Deal { rules, deck: Vec::new(), seed, number, state, before: Vec::new(), history: Vec::new() }
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The pack as it was dealt, top first; empty for a deal that began from a position.
    pub fn deck(&self) -> &[Card] {
        &self.deck
    }

    /// The deal's place in its match.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The state after the moves so far.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The moves so far.
    pub fn history(&self) -> &[Made] {
        &self.history
    }

    /// The choice of the seat to play; none when the deal is over.
    pub fn choice(&self) -> Option<Choice<'_>> {
        (!self.state.over()).then(|| Choice::of(&self.rules, &self.state))
    }

    /// Verifies a move and makes it; refused, it changes nothing.
    pub fn play(&mut self, play: Move) -> Result<Outcome, PlayError<Refusal>> {
        self.choice().ok_or(PlayError::DealOver)?.verify(play).map_err(PlayError::Refused)?;
        self.before.push(self.state);
        self.history.push(Made { seat: self.state.turn, play });
        let (seed, number) = (&self.seed, self.number);
        Ok(self.state.apply(&self.rules, play, |turnover, pile| turn_over(seed, number, turnover, pile)))
    }

    /// Takes the last move back; none before the first.
    pub fn undo(&mut self) -> Option<Made> {
        self.state = self.before.pop()?;
        self.history.pop()
    }

    /// The points, once the deal is over.
    pub fn score(&self) -> Result<Score, DealNotOver> {
        score(&self.rules, &self.state)
    }

    /// What a seat may know.
    pub fn view(&self, seat: u8) -> View<'_> {
        View { rules: &self.rules, history: &self.history, sight: Sight::of(&self.state, seat) }
    }
}
