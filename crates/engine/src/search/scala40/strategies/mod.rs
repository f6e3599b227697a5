//! The engine's players of Scala 40: each sees a view and nothing else, each is one file and one line here.

mod greedy;
mod maestro;
mod random;

use crate::rng::{Seed, Swift, swift};
use crate::scala40::moves::Move;
use crate::scala40::view::View;
use maestro::Maestro;

/// A player by name.
pub enum Strategy {
    Random(Swift),
    Greedy,
    Maestro(Maestro),
}

impl Strategy {
    /// The names of all strategies, weakest first.
    pub const NAMES: [&'static str; 3] = ["random", "greedy", "maestro"];

    /// The strategy of a name; the seed feeds its draws, if it makes any.
    pub fn named(name: &str, seed: &Seed) -> Option<Strategy> {
        match name {
            "random" => Some(Strategy::Random(swift(seed, "strategy random"))),
            "greedy" => Some(Strategy::Greedy),
            "maestro" => Some(Strategy::Maestro(Maestro::new(seed))),
            _ => None,
        }
    }

    /// Its move; none where the view's seat has nothing to play.
    pub fn choose(&mut self, view: &View<'_>) -> Option<Move> {
        match self {
            Strategy::Random(random) => random::choose(view, random),
            Strategy::Greedy => greedy::choose(view),
            Strategy::Maestro(maestro) => maestro.choose(view),
        }
    }
}
