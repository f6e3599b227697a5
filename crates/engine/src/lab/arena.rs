//! Two strategies against each other: every deal is played once with the first on each side.

use std::collections::BTreeMap;
use std::ops::{AddAssign, ControlFlow};

use crate::lab::blocks::Work;
use crate::lab::game::Game;
use crate::rng::Seed;

/// The points of every side in every rotation of one deal; in rotation `s` the first strategy
/// has side `s` and the second all others.
pub type Rotations = Vec<Vec<u16>>;

/// How often each outcome of a deal came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcomes(pub BTreeMap<Rotations, u64>);

impl AddAssign for Outcomes {
    fn add_assign(&mut self, other: Outcomes) {
        for (rotations, count) in other.0 {
            *self.0.entry(rotations).or_default() += count;
        }
    }
}

/// Plays every deal in all rotations of the sides; none if the watcher broke off.
pub fn arena<G: Game>(
    game: &G,
    (first, second): (&str, &str),
    seed: &Seed,
    deals: u64,
    workers: usize,
    watch: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Option<Outcomes> {
    let one_deal = |number, _| {
        let dealt = game.deal(seed, number);
        let rotations = (0..game.sides()).map(|rotation| {
            let name = |side| if side == rotation { first } else { second };
            game.points(&dealt, &mut game.seated(&dealt, rotation, name))
        });
        Outcomes(BTreeMap::from([(rotations.collect(), 1)]))
    };
    Work { deals, block: 1, workers }.run(one_deal, watch)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{four_seats, scala40};

    fn fought<G: Game>(game: &G, first: &str, second: &str, workers: usize) -> Outcomes {
        let watch = &mut |_| ControlFlow::Continue(());
        arena(game, (first, second), &Seed::Number(1), 40, workers, watch).unwrap()
    }

    /// By how many points the first is ahead of the second over all deals.
    fn ahead(outcomes: &Outcomes, side: usize) -> i64 {
        let lead =
            |rotations: &Rotations| i64::from(rotations[side][side]) - i64::from(rotations[side][1 - side]);
        outcomes.0.iter().map(|(rotations, &count)| lead(rotations) * count as i64).sum()
    }

    #[test]
    fn in_every_rotation_the_same_cards_are_played() {
        // Greedy draws nothing: against itself every rotation of a deal is the same game.
        for Outcomes(same) in
            [fought(&four_seats(&[]), "greedy", "greedy", 1), fought(&scala40(&[]), "greedy", "greedy", 1)]
        {
            assert!(same.keys().all(|rotations| rotations[0] == rotations[1]));
            assert_eq!(same.values().sum::<u64>(), 40);
        }
    }

    #[test]
    fn the_first_changes_sides_and_workers_do_not_matter() {
        let outcomes = fought(&four_seats(&[]), "greedy", "random", 1);
        assert_eq!(outcomes, fought(&four_seats(&[]), "greedy", "random", 3));
        assert!((0..2).all(|side| ahead(&outcomes, side) > 20));
        let debts = fought(&scala40(&[]), "greedy", "random", 1);
        assert_eq!(debts, fought(&scala40(&[]), "greedy", "random", 3));
        assert!((0..2).all(|side| ahead(&debts, side) < -800));
    }
}
