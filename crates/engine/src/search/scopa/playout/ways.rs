//! How many sets of table cards add up to each value, kept while cards come and go.
//!
//! The sets are counted by a product of one factor `1 + xᵛ` for each card of value `v`: its
//! coefficient of `xˢ` is the number of sets that add up to `s`. With `x = 2⁵` the product is one
//! word and its coefficients are lanes. Every factor is odd, so modulo 2⁶⁴ it has an inverse: a
//! card leaves by one multiplication, exactly, even after a table so long that lanes ran over.

use crate::search::scopa::playout::lanes::{BITS, EACH};

/// The numbers of sets, lane by lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ways(u64);

/// The most table cards with which no lane can run over: seven make at most 24 sets.
pub const LONGEST: u32 = 7;

impl Ways {
    /// The ways of an empty table: nothing adds up to nothing.
    pub const NONE: Ways = Ways(1);

    /// How many sets add up to each value, in its lane; exact while the table is no longer than [`LONGEST`].
    #[inline]
    pub const fn sums(self) -> u64 {
        self.0 & (EACH * 31)
    }

    /// A card of a value comes to the table.
    #[inline]
    pub const fn with(self, value: u32) -> Ways {
        Ways(self.0.wrapping_add(self.0 << (BITS * value)))
    }

    /// A card of a value leaves the table.
    #[inline]
    pub const fn without(self, value: u32) -> Ways {
        Ways(self.0.wrapping_mul(INVERSE[value as usize]))
    }
}

/// For each value the inverse of its factor, by Newton's iteration.
const INVERSE: [u64; 11] = {
    let (mut inverses, mut value) = ([1; 11], 1);
    while value <= 10 {
        let factor = 1_u64 + (1 << (BITS * value));
        // An odd number is its own inverse modulo 8; each step doubles the bits that are right.
        let (mut inverse, mut bits) = (factor, 3);
        while bits < 64 {
            inverse = inverse.wrapping_mul(2_u64.wrapping_sub(factor.wrapping_mul(inverse)));
            bits *= 2;
        }
        inverses[value as usize] = inverse;
        value += 1;
    }
    inverses
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::scopa_pack;
    use crate::search::scopa::playout::lanes::lane;

    /// The same counts without lanes.
    fn naive(values: &[u32]) -> [u32; 11] {
        let mut ways = [0; 11];
        ways[0] = 1;
        for &value in values {
            for sum in (value as usize..=10).rev() {
                ways[sum] += ways[sum - value as usize];
            }
        }
        ways
    }

    /// Every table of at most so many more cards, of values from the last one on.
    fn each_table(values: &mut Vec<u32>, check: &mut impl FnMut(&[u32])) {
        check(values);
        let last = values.last().copied().unwrap_or(1);
        for value in last..=10 {
            let equal = values.iter().filter(|&&other| other == value).count();
            if equal < 4 && values.len() < LONGEST as usize {
                values.push(value);
                each_table(values, check);
                values.pop();
            }
        }
    }

    #[test]
    fn on_every_short_table_every_lane_is_exact() {
        let mut most = 0;
        each_table(&mut Vec::new(), &mut |values| {
            let ways = values.iter().fold(Ways::NONE, |ways, &value| ways.with(value));
            let known = naive(values);
            for value in 1..=10 {
                assert_eq!(lane(ways.sums(), value), known[value as usize], "{values:?}");
            }
            most = most.max(*known.iter().max().unwrap());
        });
        // With the move that lays the card there is room for 25.
        assert_eq!(most, 24);
    }

    #[test]
    fn cards_leave_exactly_even_after_the_longest_table() {
        let values: Vec<u32> = scopa_pack().into_iter().map(|card| u32::from(card.scopa_value())).collect();
        let full = values.iter().fold(Ways::NONE, |ways, &value| ways.with(value));
        let left = values[3..].iter().fold(full, |ways, &value| ways.without(value));
        assert_eq!(left, values[..3].iter().fold(Ways::NONE, |ways, &value| ways.with(value)));
    }
}
