//! Whole deals by uniformly random legal moves.

use std::ops::ControlFlow;

use rand_core::Rng;

use crate::card::Card;
use crate::rng::{below, shuffle};
use crate::scala40::dealing::{distribute, two_packs};
use crate::scala40::moves::{Choice, Move};
use crate::scala40::rules::Rules;
use crate::scala40::score::{Score, score};

/// A deal played to its end.
#[derive(Clone, Copy, Debug)]
pub struct Finished {
    pub score: Score,
    /// How many moves were made, and how often the pile became the stock.
    pub moves: u32,
    pub turnovers: u8,
}

/// Plays random deals; what it needs for one is kept for the next.
pub struct Playout<'a> {
    rules: &'a Rules,
    pack: Vec<Card>,
    moves: Vec<Move>,
}

impl<'a> Playout<'a> {
    /// Random deals by these rules; the last seat is the dealer.
    pub fn new(rules: &'a Rules) -> Playout<'a> {
        Playout { rules, pack: two_packs(), moves: Vec::with_capacity(64) }
    }

    /// Shuffles, deals and plays to the end.
    pub fn deal<R: Rng>(&mut self, random: &mut R) -> Finished {
        shuffle(random, &mut self.pack);
        let seats = self.rules.seats;
        let mut state = distribute(self.rules, (1 << seats) - 1, seats - 1, &self.pack);
        let mut moves = 0;
        loop {
            if let Ok(score) = score(self.rules, &state) {
                return Finished { score, moves, turnovers: state.turnovers };
            }
            let play = self.draw(&Choice::of(self.rules, &state), random);
            moves += 1;
            state.apply(self.rules, play, |_, pile| shuffle(random, pile));
        }
    }

    /// One legal move, each equally likely.
    fn draw<R: Rng>(&mut self, choice: &Choice<'_>, random: &mut R) -> Move {
        self.moves.clear();
        let _ = choice.each::<()>(|play| {
            self.moves.push(play);
            ControlFlow::Continue(())
        });
        self.moves[below(random, self.moves.len() as u32) as usize]
    }
}
