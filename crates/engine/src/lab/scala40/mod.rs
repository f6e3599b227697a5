//! Scala 40 in the laboratory.

mod tally;

use std::ops::Range;

use crate::lab::game::{Dealt, Game};
use crate::rng::{Seed, shuffle, swift};
use crate::scala40::dealing::{distribute, turn_over, two_packs};
use crate::scala40::rules::Rules;
use crate::scala40::score::score;
use crate::scala40::view::{Made, Sight, View};
use crate::search::scala40::playout::{Finished, Playout};
use crate::search::scala40::strategies::Strategy;

pub use tally::Tally;

impl Game for Rules {
    type Strategy = Strategy;
    type Tally = Tally;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn sides(&self) -> u8 {
        self.seats
    }

    fn strategy(name: &str, seed: &Seed) -> Option<Strategy> {
        Strategy::named(name, seed)
    }

    fn deal(&self, seed: &Seed, number: u64) -> Dealt {
        let mut cards = two_packs();
        shuffle(&mut swift(seed, &format!("laboratory {number}")), &mut cards);
        Dealt { cards, void: 0, seed: seed.clone(), number }
    }

    fn points(&self, dealt: &Dealt, seats: &mut [Strategy]) -> Vec<u16> {
        play(self, dealt, seats).score.points[..usize::from(self.seats)].to_vec()
    }

    fn count(&self, dealt: &Dealt, seats: &mut [Strategy]) -> Tally {
        let mut tally = Tally::default();
        tally.add(&play(self, dealt, seats));
        tally
    }

    fn count_random(&self, seed: &Seed, block: u64, deals: Range<u64>) -> Tally {
        let mut random = swift(seed, &format!("block {block}"));
        let mut playout = Playout::new(self);
        let mut tally = Tally::default();
        for _ in deals {
            tally.add(&playout.deal(&mut random));
        }
        tally
    }
}

/// Plays a deal; turn-overs are shuffled as those of a match are, by the deal's number.
fn play(rules: &Rules, dealt: &Dealt, seats: &mut [Strategy]) -> Finished {
    let mut state = distribute(rules, (1 << rules.seats) - 1, rules.seats - 1, &dealt.cards);
    let mut history = Vec::with_capacity(256);
    loop {
        if let Ok(score) = score(rules, &state) {
            return Finished { score, moves: history.len() as u32, turnovers: state.turnovers };
        }
        let seat = state.turn;
        let view = View { rules, history: &history, sight: Sight::of(&state, seat) };
        let chosen = seats[usize::from(seat)].choose(&view);
        let play = chosen.expect("a seat has a move on its turn");
        state.apply(rules, play, |turnover, pile| turn_over(&dealt.seed, dealt.number, turnover, pile));
        history.push(Made { seat, play });
    }
}
