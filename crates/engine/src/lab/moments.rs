//! What is kept of many numbers to know their mean and how far they scatter.

use std::ops::AddAssign;

/// The sum of whole numbers and the sum of their squares: exact, in whatever order they come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moments {
    pub sum: i64,
    pub squares: u64,
}

impl Moments {
    /// One number more.
    #[inline]
    pub fn add(&mut self, number: i64) {
        self.sum += number;
        self.squares += (number * number) as u64;
    }
}

impl AddAssign for Moments {
    fn add_assign(&mut self, other: Moments) {
        self.sum += other.sum;
        self.squares += other.squares;
    }
}

/// Adds numbers place by place.
pub fn add_each<T: AddAssign + Copy>(sums: &mut [T], others: &[T]) {
    for (sum, &other) in sums.iter_mut().zip(others) {
        *sum += other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_numbers_makes_no_difference() {
        let of = |numbers: &[i64]| {
            let mut moments = Moments::default();
            numbers.iter().for_each(|&number| moments.add(number));
            moments
        };
        let mut halves = [of(&[-3]), of(&[5, 2])];
        let (one, others) = halves.split_at_mut(1);
        add_each(one, others);
        assert_eq!(one[0], of(&[2, -3, 5]));
        assert_eq!(one[0], Moments { sum: 4, squares: 38 });
    }
}
