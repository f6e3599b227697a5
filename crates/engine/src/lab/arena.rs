//! Two strategies against each other: every deal is played once with the first on each side.

use std::collections::BTreeMap;
use std::ops::{AddAssign, ControlFlow};

use crate::lab::blocks::Work;
use crate::lab::game::{deck, play, seat_seed, strategy};
use crate::rng::Seed;
use crate::rules::Rules;

/// The points of every side in every rotation of one deal; in rotation `s` the first strategy
/// has side `s` and the second all others.
pub type Rotations = Vec<Vec<u8>>;

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
pub fn arena(
    rules: &Rules,
    (first, second): (&str, &str),
    seed: &Seed,
    deals: u64,
    workers: usize,
    watch: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Option<Outcomes> {
    let one_deal = |number, _| {
        let (cards, _) = deck(rules, seed, number);
        let rotations = (0..rules.sides).map(|side| {
            let seats = (0..rules.seats).map(|seat| {
                let name = if rules.side(seat) == side { first } else { second };
                strategy(name, &seat_seed(seed, number, side, seat))
            });
            let (score, _) = play(rules, &cards, &mut seats.collect::<Vec<_>>());
            score.points[..usize::from(rules.sides)].to_vec()
        });
        Outcomes(BTreeMap::from([(rotations.collect(), 1)]))
    };
    Work { deals, block: 1, workers }.run(one_deal, watch)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::four_seats;

    fn fought(first: &str, second: &str, workers: usize) -> Outcomes {
        let watch = &mut |_| ControlFlow::Continue(());
        arena(&four_seats(&[]), (first, second), &Seed::Number(1), 40, workers, watch).unwrap()
    }

    #[test]
    fn in_every_rotation_the_same_cards_are_played() {
        // Greedy draws nothing: against itself every rotation of a deal is the same game.
        let Outcomes(same) = fought("greedy", "greedy", 1);
        assert!(same.keys().all(|rotations| rotations[0] == rotations[1]));
        assert_eq!(same.values().sum::<u64>(), 40);
    }

    #[test]
    fn the_first_changes_sides_and_workers_do_not_matter() {
        let outcomes = fought("greedy", "random", 1);
        assert_eq!(outcomes, fought("greedy", "random", 3));
        for side in 0..2 {
            let ahead = |rotations: &Rotations| {
                i64::from(rotations[side][side]) - i64::from(rotations[side][1 - side])
            };
            assert!(
                outcomes.0.iter().map(|(rotations, &count)| ahead(rotations) * count as i64).sum::<i64>()
                    > 20
            );
        }
    }
}
