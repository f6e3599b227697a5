//! Scopa in the laboratory.

mod tally;

use std::ops::{ControlFlow, Range};

use crate::deck::pack;
use crate::lab::game::{Dealt, Game};
use crate::rng::{Seed, shuffle, swift};
use crate::scopa::dealing::distribute;
use crate::scopa::moves::Choice;
use crate::scopa::rules::Rules;
use crate::scopa::score::{Score, score};
use crate::scopa::view::{Sight, View};
use crate::search::scopa::playout::{Finished, Playout};
use crate::search::scopa::strategies::Strategy;

pub use tally::Tally;

impl Game for Rules {
    type Strategy = Strategy;
    type Tally = Tally;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn sides(&self) -> u8 {
        self.sides
    }

    fn strategy(name: &str, seed: &Seed) -> Option<Strategy> {
        Strategy::named(name, seed)
    }

    fn deal(&self, seed: &Seed, number: u64) -> Dealt {
        let mut random = swift(seed, &format!("laboratory {number}"));
        let mut cards = pack(&self.ranks);
        let mut void = 0;
        loop {
            shuffle(&mut random, &mut cards);
            if self.void(distribute(self, 0, &cards).table).is_none() {
                return Dealt { cards, void, seed: seed.clone(), number };
            }
            void += 1;
        }
    }

    fn points(&self, dealt: &Dealt, seats: &mut [Strategy]) -> Vec<u16> {
        let (score, _) = play(self, dealt, seats);
        score.points[..usize::from(self.sides)].iter().map(|&points| u16::from(points)).collect()
    }

    fn count(&self, dealt: &Dealt, seats: &mut [Strategy]) -> Tally {
        let (score, moves) = play(self, dealt, seats);
        let mut tally = Tally::default();
        tally.add(&score, moves, dealt.void);
        tally
    }

    fn count_random(&self, seed: &Seed, block: u64, deals: Range<u64>) -> Tally {
        let mut random = swift(seed, &format!("block {block}"));
        let mut playout = Playout::new(self);
        let mut tally = Tally::default();
        for _ in deals {
            let Finished { score, moves, void } = playout.deal(&mut random);
            tally.add(&score, moves, void);
        }
        tally
    }
}

/// The score of a deal, and how many legal moves there were over all plays.
fn play(rules: &Rules, dealt: &Dealt, seats: &mut [Strategy]) -> (Score, u32) {
    let mut state = distribute(rules, rules.seats - 1, &dealt.cards);
    let mut history = Vec::with_capacity(dealt.cards.len());
    let mut moves = 0;
    while !state.over() {
        let _ = Choice::of(rules, &state).each::<()>(|_| {
            moves += 1;
            ControlFlow::Continue(())
        });
        let view = View { rules, history: &history, sight: Sight::of(rules, &state, state.turn) };
        let chosen = seats[usize::from(state.turn)].choose(&view);
        let play = chosen.expect("a seat sees its hand on its turn");
        state.apply(rules, play);
        history.push(play);
    }
    (score(rules, &state).expect("no play is left"), moves)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::two_seats;

    #[test]
    fn a_deal_is_the_same_whenever_it_is_asked_for() {
        let rules = two_seats(&[("void_table_sum", "20")]);
        let deals: Vec<_> = (0..40).map(|number| rules.deal(&Seed::Number(1), number)).collect();
        assert_eq!(rules.deal(&Seed::Number(1), 17), deals[17]);
        assert_ne!(deals[0].cards, deals[1].cards);
        assert!(deals.iter().any(|dealt| dealt.void > 0));
        assert!(deals.iter().all(|dealt| rules.void(distribute(&rules, 1, &dealt.cards).table).is_none()));
    }
}
