//! The engine's players: each sees a view and nothing else, each is one file and one line here.

mod greedy;
mod random;

use crate::rng::{Seed, Swift, swift};
use crate::scopa::moves::Move;
use crate::scopa::view::View;

/// A player by name.
pub enum Strategy {
    Random(Swift),
    Greedy,
}

impl Strategy {
    /// The names of all strategies, weakest first.
    pub const NAMES: [&'static str; 2] = ["random", "greedy"];

    /// The strategy of a name; the seed feeds its draws, if it makes any.
    pub fn named(name: &str, seed: &Seed) -> Option<Strategy> {
        match name {
            "random" => Some(Strategy::Random(swift(seed, "strategy random"))),
            "greedy" => Some(Strategy::Greedy),
            _ => None,
        }
    }

    /// Its move; none where the view's seat has nothing to play.
    pub fn choose(&mut self, view: &View<'_>) -> Option<Move> {
        match self {
            Strategy::Random(random) => random::choose(view, random),
            Strategy::Greedy => greedy::choose(view),
        }
    }
}
