//! What is counted of many deals of Scala 40.

use std::ops::AddAssign;

use crate::lab::moments::{Moments, add_each};
use crate::scala40::score::Score;
use crate::scala40::state::SEATS;
use crate::search::scala40::playout::Finished;

/// What many deals came to; of arrays by seat only the first `seats` places mean anything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub deals: u64,
    /// The moves of a whole deal.
    pub moves: Moments,
    /// How often the discard pile became the stock.
    pub turnovers: Moments,
    /// What each seat added to its debt.
    pub points: [Moments; SEATS],
    /// What every other seat added, less as many times what this one did.
    pub ahead: [Moments; SEATS],
    /// How often each seat closed; in all other deals nobody did.
    pub closed: [u64; SEATS],
    /// How often each seat alone had the fewest points.
    pub won: [u64; SEATS],
    /// How often somebody closed in the turn in which he opened.
    pub one_turn: u64,
}

impl Tally {
    /// One deal more.
    #[inline]
    pub fn add(&mut self, finished: &Finished) {
        let Finished { score, moves, turnovers } = finished;
        self.deals += 1;
        self.moves.add(i64::from(*moves));
        self.turnovers.add(i64::from(*turnovers));
        self.one_turn += u64::from(score.one_turn);
        for seat in 0..usize::from(score.seats) {
            self.points[seat].add(i64::from(score.points[seat]));
            self.ahead[seat].add(ahead(score, seat));
        }
        for (counts, seat) in [(&mut self.closed, score.closer), (&mut self.won, winner(score))] {
            if let Some(seat) = seat {
                counts[usize::from(seat)] += 1;
            }
        }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.deals += other.deals;
        self.moves += other.moves;
        self.turnovers += other.turnovers;
        self.one_turn += other.one_turn;
        add_each(&mut self.points, &other.points);
        add_each(&mut self.ahead, &other.ahead);
        add_each(&mut self.closed, &other.closed);
        add_each(&mut self.won, &other.won);
    }
}

/// Points are a debt: ahead is whoever has fewer than the others.
#[inline]
fn ahead(score: &Score, seat: usize) -> i64 {
    let all: i64 = score.points[..usize::from(score.seats)].iter().map(|&points| i64::from(points)).sum();
    all - i64::from(score.seats) * i64::from(score.points[seat])
}

/// The seat that alone has the fewest points.
#[inline]
fn winner(score: &Score) -> Option<u8> {
    let points = &score.points[..usize::from(score.seats)];
    let fewest = *points.iter().min()?;
    let mut best = (0..score.seats).filter(|&seat| points[usize::from(seat)] == fewest);
    let seat = best.next()?;
    best.next().is_none().then_some(seat)
}

#[cfg(test)]
mod tests {
    use crate::lab::simulation::tests::counted;
    use crate::sample::scala40;

    #[test]
    fn any_number_of_workers_counts_the_same() {
        let rules = scala40(&[("seats", "3")]);
        for bots in [["random"; 3], ["greedy", "random", "greedy"]] {
            let deals = if bots[0] == "random" { 1100 } else { 20 };
            let one = counted(&rules, &bots, deals, 1);
            assert_eq!(one.deals, deals);
            assert_eq!(one, counted(&rules, &bots, deals, 3));
        }
    }

    #[test]
    fn whoever_closes_has_the_fewest_points() {
        let tally = counted(&scala40(&[]), &["greedy", "random"], 100, 2);
        // A hand of jokers alone costs something, so that who closes is alone with nothing.
        assert_eq!(tally.closed, tally.won);
        assert_eq!(tally.ahead[0].sum, tally.points[1].sum - tally.points[0].sum);
        assert_eq!(tally.ahead[0].squares, tally.ahead[1].squares);
        assert!(tally.ahead[0].sum > 100 * 30 && tally.closed[0] > 75);
    }

    #[test]
    fn a_stock_that_may_not_be_turned_over_makes_dead_deals() {
        let tally = counted(&scala40(&[("turnovers", "0")]), &["random", "random"], 100, 1);
        assert_eq!(tally.turnovers.sum, 0);
        let closed: u64 = tally.closed.iter().sum();
        assert!((1..90).contains(&closed), "{closed}");
    }
}
