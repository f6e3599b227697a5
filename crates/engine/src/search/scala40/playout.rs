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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::{Seed, swift};
    use crate::sample::{scala40, scala40_deal};

    #[test]
    fn every_legal_move_is_equally_likely() {
        let position = "hands=6C+2C+JS+QS+KS+AS+7D|KC stock=2D discard_pile=9S melds=3C+4C+5C phase=play";
        let deal = scala40_deal(&[], position);
        let (choice, rules) = (deal.choice().unwrap(), scala40(&[]));
        let legal = choice.list();
        let (mut playout, mut random) = (Playout::new(&rules), swift(&Seed::Number(1), "equally"));
        let mut drawn = vec![0_i32; legal.len()];
        for _ in 0..10_000 {
            let play = playout.draw(&choice, &mut random);
            drawn[legal.iter().position(|&other| other == play).unwrap()] += 1;
        }
        let expected = 10_000 / legal.len() as i32;
        // Five standard deviations.
        assert!(drawn.iter().all(|count| (count - expected).abs() < 5 * 35), "{drawn:?}");
        assert!(legal.len() >= 8);
    }

    #[test]
    fn a_deal_ends_with_a_closer_or_dead_after_all_turn_overs() {
        let rules = scala40(&[("seats", "6"), ("turnovers", "1")]);
        let (mut playout, mut random) = (Playout::new(&rules), swift(&Seed::Number(2), "ends"));
        let deals: Vec<Finished> = (0..20).map(|_| playout.deal(&mut random)).collect();
        for deal in &deals {
            match deal.score.closer {
                Some(closer) => assert_eq!(deal.score.points[usize::from(closer)], 0),
                None => assert_eq!((deal.turnovers, deal.score.points), (1, [0; 6])),
            }
        }
        assert!(deals.iter().any(|deal| deal.score.closer.is_some()));
        assert!(deals.iter().any(|deal| deal.score.closer.is_none()));
    }
}
