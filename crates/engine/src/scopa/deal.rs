//! One deal from its first card to its score, with every play and the way back.

use std::sync::Arc;

use crate::card::{Card, CardError};
use crate::cards::CardSet;
use crate::error::PlayError;
use crate::rng::Seed;
use crate::scopa::apply::Outcome;
use crate::scopa::dealing::{Dealt, deal_deck, deal_seeded, first_table};
use crate::scopa::moves::{Choice, Move};
use crate::scopa::refusal::{DealNotOver, Refusal, VoidReason};
use crate::scopa::rules::Rules;
use crate::scopa::score::{Score, score};
use crate::scopa::state::State;
use crate::scopa::view::{Sight, View};

/// Where a deal began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// From a pack; the packs that came before it were void.
    Pack { void: Vec<Vec<Card>> },
    /// From a position, with its table and piles in the order given.
    Position { table: Vec<Card>, piles: Vec<Vec<Card>> },
}

/// A deal: where it began, the plays so far, and the state that they lead to.
#[derive(Clone, Debug, PartialEq)]
pub struct Deal {
    rules: Arc<Rules>,
    origin: Origin,
    state: State,
    /// The state before each play: undo puts one back.
    before: Vec<State>,
    history: Vec<Move>,
}

impl Deal {
    /// Shuffles and deals; void deals are dealt again. `number` is the deal's place in its match.
    pub fn seeded(rules: Arc<Rules>, dealer: u8, seed: &Seed, number: u64) -> Deal {
        let Dealt { void, state, .. } = deal_seeded(&rules, dealer, seed, number);
        Deal::begin(rules, Origin::Pack { void }, state)
    }

    /// Deals a given pack, top card first; the second value says why it is void, if it is.
    pub fn of_deck(
        rules: Arc<Rules>,
        dealer: u8,
        deck: &[Card],
    ) -> Result<(Deal, Option<VoidReason>), CardError> {
        let (state, void) = deal_deck(&rules, dealer, deck)?;
        Ok((Deal::begin(rules, Origin::Pack { void: Vec::new() }, state), void))
    }

    pub(crate) fn begin(rules: Arc<Rules>, origin: Origin, state: State) -> Deal {
        let plays = usize::from(state.plays_left);
        Deal { rules, origin, state, before: Vec::with_capacity(plays), history: Vec::with_capacity(plays) }
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The state after the plays so far.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The state before the first play.
    pub fn start(&self) -> &State {
        self.before.first().unwrap_or(&self.state)
    }

    /// The plays so far.
    pub fn history(&self) -> &[Move] {
        &self.history
    }

    /// The seat that made, or will make, the play of a number counted from 0.
    pub fn seat_of_play(&self, play: usize) -> u8 {
        ((usize::from(self.start().turn) + play) % usize::from(self.rules.seats)) as u8
    }

    /// The pack as it was dealt, top first; empty for a deal that began from a position.
    pub fn deck(&self) -> &[Card] {
        match self.origin {
            Origin::Pack { .. } => &self.state.stock[..usize::from(self.state.end)],
            Origin::Position { .. } => &[],
        }
    }

    /// The face-up cards that made each of those packs void, in the order in which they were dealt.
    pub fn void_tables(&self) -> impl Iterator<Item = Vec<Card>> {
        self.void().iter().map(|deck| first_table(&self.rules, deck))
    }

    /// The void packs that came before, top first.
    pub fn void(&self) -> &[Vec<Card>] {
        match &self.origin {
            Origin::Pack { void } => void,
            Origin::Position { .. } => &[],
        }
    }

    /// The choice of the seat to play; none when the deal is over.
    pub fn choice(&self) -> Option<Choice<'_>> {
        (!self.state.over()).then(|| Choice::of(&self.rules, &self.state))
    }

    /// Verifies a play and makes it; refused, it changes nothing.
    pub fn play(&mut self, play: Move) -> Result<Outcome, PlayError<Refusal>> {
        self.choice().ok_or(PlayError::DealOver)?.verify(play).map_err(PlayError::Refused)?;
        self.before.push(self.state);
        self.history.push(play);
        Ok(self.state.apply(&self.rules, play))
    }

    /// Takes the last play back; none before the first.
    pub fn undo(&mut self) -> Option<Move> {
        self.state = self.before.pop()?;
        self.history.pop()
    }

    /// The points, once the deal is over.
    pub fn score(&self) -> Result<Score, DealNotOver> {
        score(&self.rules, &self.state)
    }

    /// What a seat may know.
    pub fn view(&self, seat: u8) -> View<'_> {
        View { rules: &self.rules, history: &self.history, sight: Sight::of(&self.rules, &self.state, seat) }
    }

    /// The table's cards in the order in which they came there.
    pub fn table(&self) -> Vec<Card> {
        let mut table = match &self.origin {
            Origin::Pack { .. } => first_table(&self.rules, self.deck()),
            Origin::Position { table, .. } => table.clone(),
        };
        table.extend(self.history.iter().filter(|play| play.captured.is_empty()).map(|play| play.card));
        // A card that left the table never comes back to it.
        table.retain(|&card| self.state.table.has(card));
        table
    }

    /// A side's pile in the order in which it was gathered: of each capture the lowest card
    /// first and the card played last, at the end the cards left on the table, the lowest first.
    pub fn pile(&self, side: u8) -> Vec<Card> {
        let mut pile = match &self.origin {
            Origin::Pack { .. } => Vec::new(),
            Origin::Position { piles, .. } => piles[usize::from(side)].clone(),
        };
        for (number, play) in self.history.iter().enumerate() {
            if !play.captured.is_empty() && self.rules.side(self.seat_of_play(number)) == side {
                gather(&mut pile, play.captured);
                pile.push(play.card);
            }
        }
        let gathered: CardSet = pile.iter().copied().collect();
        gather(&mut pile, self.state.piles[usize::from(side)].less(gathered));
        pile
    }
}

/// Puts captured cards on a pile, the lowest first.
fn gather(pile: &mut Vec<Card>, cards: CardSet) {
    let start = pile.len();
    pile.extend(cards);
    pile[start..].sort_by_key(|card| card.scopa_value());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::{below, swift};
    use crate::sample::{list, two_seats};
    use crate::scopa::notation::parse;
    use crate::scopa::position::Position;

    #[test]
    fn undo_is_exact_all_the_way_back() {
        let rules = Arc::new(two_seats(&[("scopa_void", "\"last_capture\"")]));
        let mut random = swift(&Seed::Number(1), "test");
        for seed in 0..50 {
            let mut deal = Deal::seeded(rules.clone(), 1, &Seed::Number(seed), 0);
            let mut copies = Vec::new();
            while let Some(choice) = deal.choice() {
                let moves = choice.list();
                copies.push(deal.clone());
                deal.play(moves[below(&mut random, moves.len() as u32) as usize]).unwrap();
            }
            while let Some(copy) = copies.pop() {
                assert!(deal.undo().is_some());
                assert_eq!(deal, copy);
            }
            assert_eq!(deal.undo(), None);
        }
    }

    #[test]
    fn hands_are_filled_only_when_all_are_empty() {
        let rules = Arc::new(two_seats(&[]));
        let mut deal = Deal::seeded(rules, 1, &Seed::Number(3), 0);
        let mut sizes = Vec::new();
        for _ in 0..7 {
            let state = deal.state();
            sizes.push((state.hands[0].len(), state.hands[1].len(), state.stock_left()));
            let play = deal.choice().unwrap().list()[0];
            deal.play(play).unwrap();
        }
        assert_eq!(
            sizes,
            [(3, 3, 30), (2, 3, 30), (2, 2, 30), (1, 2, 30), (1, 1, 30), (0, 1, 30), (3, 3, 24)]
        );
    }

    #[test]
    fn a_pile_is_gathered_lowest_first_and_the_played_card_last() {
        let rules = Arc::new(two_seats(&[]));
        let position = Position {
            hands: vec![list("KC"), list("2S")],
            table: list("4S AS 5D"),
            turn: 0,
            ..Position::default()
        };
        let mut deal = position.deal(&rules).unwrap();
        deal.play(parse("KCx5D+AS+4S").unwrap()).unwrap();
        deal.play(parse("2S").unwrap()).unwrap();
        assert_eq!(deal.pile(0), list("AS 4S 5D KC 2S"));
    }
}
