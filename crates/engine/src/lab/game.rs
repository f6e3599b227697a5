//! One deal of the laboratory between strategies, each in its own seat with its own draws.

use std::ops::ControlFlow;

use crate::card::Card;
use crate::deck::pack;
use crate::rng::{Seed, shuffle, swift};
use crate::rules::Rules;
use crate::scopa::dealing::distribute;
use crate::scopa::moves::Choice;
use crate::scopa::score::{Score, score};
use crate::scopa::view::{Sight, View};
use crate::search::strategies::Strategy;

/// The pack of a deal of the laboratory, top first, and how many void packs came before it.
pub fn deck(rules: &Rules, seed: &Seed, number: u64) -> (Vec<Card>, u32) {
    let mut random = swift(seed, &format!("laboratory {number}"));
    let mut cards = pack(&rules.ranks);
    let mut void = 0;
    loop {
        shuffle(&mut random, &mut cards);
        if rules.void(distribute(rules, 0, &cards).table).is_none() {
            return (cards, void);
        }
        void += 1;
    }
}

/// The seed of the strategy in a seat, in the given rotation of a deal: no two draw alike.
pub fn seat_seed(seed: &Seed, number: u64, rotation: u8, seat: u8) -> Seed {
    let mut bytes = match seed {
        Seed::Number(number) => number.to_le_bytes().to_vec(),
        Seed::Bytes(bytes) => bytes.clone(),
    };
    bytes.extend(format!("|laboratory {number}/rotation {rotation}/seat {seat}").bytes());
    Seed::Bytes(bytes)
}

/// A strategy of that name; whoever calls has checked the name.
pub fn strategy(name: &str, seed: &Seed) -> Strategy {
    Strategy::named(name, seed).unwrap_or_else(|| panic!("no strategy is called {name}"))
}

/// Plays a pack to its end, the last seat being the dealer: the score, and how many legal moves
/// there were over all plays.
pub fn play(rules: &Rules, cards: &[Card], strategies: &mut [Strategy]) -> (Score, u32) {
    let mut state = distribute(rules, rules.seats - 1, cards);
    let mut history = Vec::with_capacity(cards.len());
    let mut moves = 0;
    while !state.over() {
        let _ = Choice::of(rules, &state).each::<()>(|_| {
            moves += 1;
            ControlFlow::Continue(())
        });
        let view = View { rules, history: &history, sight: Sight::of(rules, &state, state.turn) };
        let chosen = strategies[usize::from(state.turn)].choose(&view);
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
        let deals: Vec<_> = (0..40).map(|number| deck(&rules, &Seed::Number(1), number)).collect();
        assert_eq!(deck(&rules, &Seed::Number(1), 17), deals[17]);
        assert_ne!(deals[0], deals[1]);
        assert!(deals.iter().any(|(_, void)| *void > 0));
        assert!(deals.iter().all(|(cards, _)| rules.void(distribute(&rules, 1, cards).table).is_none()));
    }

    #[test]
    fn seats_and_rotations_draw_differently() {
        let seed = Seed::Number(1);
        assert_ne!(seat_seed(&seed, 0, 0, 1), seat_seed(&seed, 0, 1, 0));
        assert_eq!(seat_seed(&seed, 0, 0, 0), seat_seed(&Seed::Bytes(vec![1, 0, 0, 0, 0, 0, 0, 0]), 0, 0, 0));
    }
}
