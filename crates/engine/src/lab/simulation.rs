//! Many deals between the same bots, counted by side: side 0 plays first, the last side has the dealer.

use std::ops::ControlFlow;

use crate::lab::blocks::Work;
use crate::lab::game::Game;
use crate::rng::Seed;

/// So many random deals draw from one stream.
const BLOCK: u64 = 1024;

/// Plays many deals, each side by the strategy of its name; none if the watcher broke off.
///
/// Where all sides play at random, a block of deals draws from one stream and goes by the fast
/// path; else every deal has a stream of its own, and so has every seat in it.
pub fn simulate<G: Game>(
    game: &G,
    bots: &[String],
    seed: &Seed,
    deals: u64,
    workers: usize,
    watch: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Option<G::Tally> {
    if bots.iter().all(|name| name == "random") {
        let random_block = |number, deals| game.count_random(seed, number, deals);
        return Work { deals, block: BLOCK, workers }.run(random_block, watch);
    }
    let one_deal = |number, _| {
        let dealt = game.deal(seed, number);
        game.count(&dealt, &mut game.seated(&dealt, 0, |side| &bots[usize::from(side)]))
    };
    Work { deals, block: 1, workers }.run(one_deal, watch)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// What `simulate` counts with the seed 1.
    pub fn counted<G: Game>(game: &G, bots: &[&str], deals: u64, workers: usize) -> G::Tally {
        let bots: Vec<String> = bots.iter().map(|&name| name.to_owned()).collect();
        simulate(game, &bots, &Seed::Number(1), deals, workers, &mut |_| ControlFlow::Continue(())).unwrap()
    }
}
