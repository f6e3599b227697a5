//! What the laboratory asks of a family, and the seeds of its deals.

use std::ops::{AddAssign, Range};

use crate::card::Card;
use crate::rng::Seed;

/// A deal of the laboratory before its first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dealt {
    /// The pack, top first.
    pub cards: Vec<Card>,
    /// How many void packs came before it.
    pub void: u32,
    /// What it was drawn from, and what is shuffled later is.
    pub seed: Seed,
    pub number: u64,
}

/// A family's rules, as the laboratory plays by them; the last seat deals every deal.
pub trait Game: Sync {
    /// Whoever plays a seat.
    type Strategy;
    /// What is counted of many deals.
    type Tally: AddAssign + Default + Send;

    fn seats(&self) -> u8;
    /// How many sides there are; seat `s` is of side `s % sides`.
    fn sides(&self) -> u8;

    /// The strategy of a name, if this family has one.
    fn strategy(name: &str, seed: &Seed) -> Option<Self::Strategy>;

    /// The deal of a number.
    fn deal(&self, seed: &Seed, number: u64) -> Dealt;

    /// Plays a deal to its end, each seat by its strategy: the points of each side.
    fn points(&self, dealt: &Dealt, seats: &mut [Self::Strategy]) -> Vec<u16>;

    /// The same, counted.
    fn count(&self, dealt: &Dealt, seats: &mut [Self::Strategy]) -> Self::Tally;

    /// Random deals, as fast as they go, from the stream of a block.
    fn count_random(&self, seed: &Seed, block: u64, deals: Range<u64>) -> Self::Tally;

    /// Strategies for all seats, `name` saying which has a side; no two draw alike.
    ///
    /// Whoever calls has checked the names.
    fn seated<'a>(&self, dealt: &Dealt, rotation: u8, name: impl Fn(u8) -> &'a str) -> Vec<Self::Strategy> {
        let seats = 0..self.seats();
        let seated = seats.map(|seat| {
            let name = name(seat % self.sides());
            Self::strategy(name, &seat_seed(dealt, rotation, seat))
                .unwrap_or_else(|| panic!("no strategy is called {name}"))
        });
        seated.collect()
    }
}

/// The seed of the strategy in a seat, in the given rotation of a deal.
fn seat_seed(dealt: &Dealt, rotation: u8, seat: u8) -> Seed {
    let mut bytes = match &dealt.seed {
        Seed::Number(number) => number.to_le_bytes().to_vec(),
        Seed::Bytes(bytes) => bytes.clone(),
    };
    bytes.extend(format!("|laboratory {}/rotation {rotation}/seat {seat}", dealt.number).bytes());
    Seed::Bytes(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_and_rotations_draw_differently() {
        let of = |seed| Dealt { cards: Vec::new(), void: 0, seed, number: 0 };
        let (number, bytes) = (of(Seed::Number(1)), of(Seed::Bytes(vec![1, 0, 0, 0, 0, 0, 0, 0])));
        assert_ne!(seat_seed(&number, 0, 1), seat_seed(&number, 1, 0));
        assert_eq!(seat_seed(&number, 0, 0), seat_seed(&bytes, 0, 0));
    }
}
