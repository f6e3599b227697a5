//! What is counted of many deals of Scopa.

use std::ops::AddAssign;

use crate::lab::moments::{Moments, add_each};
use crate::scopa::score::Score;
use crate::scopa::state::SIDES;

/// What many deals came to; of arrays by side only the first `sides` places mean anything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub deals: u64,
    pub void: u64,
    /// The legal moves of a whole deal.
    pub moves: Moments,
    pub points: [Moments; SIDES],
    pub scopas: [Moments; SIDES],
    /// A side's points less those of every other side.
    pub ahead: [Moments; SIDES],
    /// How often each side took the point for cards, and so on.
    pub cards: [u64; SIDES],
    pub coins: [u64; SIDES],
    pub settebello: [u64; SIDES],
    pub primiera: [u64; SIDES],
    /// How often each side alone had the most points.
    pub won: [u64; SIDES],
}

impl Tally {
    /// One deal more: its score, its legal moves, and the void packs before it.
    #[inline]
    pub fn add(&mut self, score: &Score, moves: u32, void: u32) {
        self.deals += 1;
        self.void += u64::from(void);
        self.moves.add(i64::from(moves));
        for side in 0..usize::from(score.sides) {
            self.points[side].add(i64::from(score.points[side]));
            self.scopas[side].add(i64::from(score.scopas[side]));
            self.ahead[side].add(ahead(score, side));
        }
        let taken = [
            (&mut self.cards, score.cards),
            (&mut self.coins, score.coins),
            (&mut self.settebello, score.settebello),
            (&mut self.primiera, score.primiera),
            (&mut self.won, winner(score)),
        ];
        for (counts, side) in taken {
            if let Some(side) = side {
                counts[usize::from(side)] += 1;
            }
        }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.deals += other.deals;
        self.void += other.void;
        self.moves += other.moves;
        add_each(&mut self.points, &other.points);
        add_each(&mut self.scopas, &other.scopas);
        add_each(&mut self.ahead, &other.ahead);
        add_each(&mut self.cards, &other.cards);
        add_each(&mut self.coins, &other.coins);
        add_each(&mut self.settebello, &other.settebello);
        add_each(&mut self.primiera, &other.primiera);
        add_each(&mut self.won, &other.won);
    }
}

/// A side's points less those of every other side: with two sides the difference, with three
/// twice the lead over the mean of the others.
#[inline]
fn ahead(score: &Score, side: usize) -> i64 {
    let points = score.points[..usize::from(score.sides)].iter();
    let all: i64 = points.map(|&points| i64::from(points)).sum();
    i64::from(score.sides) * i64::from(score.points[side]) - all
}

/// The side that alone has the most points.
#[inline]
fn winner(score: &Score) -> Option<u8> {
    let points = &score.points[..usize::from(score.sides)];
    let most = *points.iter().max()?;
    let mut best = (0..score.sides).filter(|&side| points[usize::from(side)] == most);
    let side = best.next()?;
    best.next().is_none().then_some(side)
}

#[cfg(test)]
mod tests {
    use crate::lab::simulation::tests::counted;
    use crate::sample::{four_seats, two_seats};

    #[test]
    fn any_number_of_workers_counts_the_same() {
        let rules = four_seats(&[]);
        for bots in [["random", "random"], ["greedy", "random"]] {
            let deals = if bots[0] == "random" { 2500 } else { 30 };
            let one = counted(&rules, &bots, deals, 1);
            assert_eq!(one.deals, deals);
            assert_eq!(one, counted(&rules, &bots, deals, 3));
        }
    }

    #[test]
    fn every_point_is_counted_once() {
        let tally = counted(&two_seats(&[]), &["random", "random"], 2000, 2);
        for side in 0..2 {
            let taken = tally.cards[side] + tally.coins[side] + tally.settebello[side] + tally.primiera[side];
            assert_eq!(tally.points[side].sum, tally.scopas[side].sum + taken as i64);
        }
        assert_eq!(tally.ahead[0].sum, tally.points[0].sum - tally.points[1].sum);
        assert_eq!(tally.ahead[0].squares, tally.ahead[1].squares);
        assert!(tally.won[0] + tally.won[1] < 2000);
    }

    #[test]
    fn the_better_bot_is_ahead_and_first_by_name_is_side_0() {
        let tally = counted(&four_seats(&[]), &["greedy", "random"], 100, 1);
        assert!(tally.ahead[0].sum > 50 && tally.won[0] > tally.won[1]);
    }
}
