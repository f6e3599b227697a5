//! Weighs its likely moves by playing each of them on to the end of the deal in many imagined worlds.
//!
//! - *Worlds.* What the others hold is imagined from what the view shows: cards in sight are out,
//!   taken cards are where they went, who is not open probably cannot open, who is open probably
//!   holds little that fits the table.
//! - *Sense.* In an imagined world everybody, the maestro too, plays as a practised player does at a
//!   glance: keeps what combines with live cards, throws dear cards when a close is near.
//! - *Candidates.* Worth weighing are taking against drawing; opening, laying, attaching and swapping
//!   against holding back; and the few discards that cost least.
//! - *Weighing.* All candidates meet the same worlds, and the weaker half drops out again and again,
//!   so that close decisions get most of the work. What counts is the lead at the end: what the
//!   others pay less what oneself pays. Opening or holding, closing in one go, feeding the next
//!   seat, the debt when somebody is about to close: all are weighed in this one currency.

mod candidates;
mod look;
mod sense;
mod worlds;
mod worth;

use rand_core::{Rng, SeedableRng};

use crate::rng::{Seed, Swift, shuffle, swift};
use crate::scala40::moves::Move;
use crate::scala40::rules::Rules;
use crate::scala40::score::score;
use crate::scala40::state::State;
use crate::scala40::view::View;
use candidates::candidates;
use look::Look;
use sense::decide;
use worlds::Worlds;

/// So many moves are played in imagination for one decision: some twenty milliseconds.
const EFFORT: u32 = 24_000;

/// Beyond so many moves an imagined deal is given up as dead.
const LONGEST: u32 = 600;

/// The head start of the move that sense would make: so many points in one world for each other
/// seat. Worlds are few and the luck in them is great, so that a small lead says nothing.
const HEAD_START: i64 = 60;

/// A player with draws of its own.
pub struct Maestro {
    random: Swift,
}

/// A move and the sum of its leads in the worlds so far.
struct Weighed {
    play: Move,
    lead: i64,
}

impl Maestro {
    pub fn new(seed: &Seed) -> Maestro {
        Maestro { random: swift(seed, "strategy maestro") }
    }

    pub fn choose(&mut self, view: &View<'_>) -> Option<Move> {
        let look = Look::of(view)?;
        let sensible = decide(&look);
        let others = i64::from(view.sight.seated.count_ones()) - 1;
        let weighed = |play| Weighed { play, lead: if play == sensible { HEAD_START * others } else { 0 } };
        let field: Vec<Weighed> = candidates(&look, sensible).into_iter().map(weighed).collect();
        Some(self.best(view, field).unwrap_or(sensible))
    }

    /// The best of the field; none if it is empty.
    fn best(&mut self, view: &View<'_>, mut field: Vec<Weighed>) -> Option<Move> {
        let worlds = Worlds::of(view);
        let rounds = field.len().max(2).next_power_of_two().ilog2();
        while field.len() > 1 {
            let mut effort = 0;
            while effort < EFFORT / rounds {
                let world = worlds.imagine(&mut self.random);
                let luck = self.random.next_u64();
                for weighed in &mut field {
                    let (lead, moves) = outcome(view.rules, world, weighed.play, view.sight.seat, luck);
                    weighed.lead += lead;
                    effort += moves;
                }
            }
            field.sort_by_key(|weighed| -weighed.lead);
            field.truncate(field.len().div_ceil(2));
        }
        field.first().map(|best| best.play)
    }
}

/// What all others pay more than the seat when an imagined deal goes on with a move, and the
/// number of moves to its end.
fn outcome(rules: &Rules, world: State, first: Move, seat: u8, luck: u64) -> (i64, u32) {
    let (mut state, mut play, mut moves) = (world, first, 0);
    let mut random = Swift::seed_from_u64(luck);
    loop {
        state.apply(rules, play, |_, pile| shuffle(&mut random, pile));
        moves += 1;
        if state.over() || moves > LONGEST {
            break;
        }
        play = decide(&Look::at(rules, &state));
    }
    let lead = score(rules, &state).map_or(0, |score| {
        let all: i64 = score.points.iter().map(|&points| i64::from(points)).sum();
        all - i64::from(state.seated.count_ones()) * i64::from(score.points[usize::from(seat)])
    });
    (lead, moves)
}

#[cfg(test)]
mod tests;
