//! A row of cards or melds with a fixed room: it is copied whole and allocates nothing.

use std::hash::{Hash, Hasher};
use std::ops::Deref;

/// Up to `ROOM` things in a row; what lies behind the last one is of no meaning.
#[derive(Clone, Copy)]
pub struct Row<T, const ROOM: usize> {
    places: [T; ROOM],
    len: u8,
}

impl<T: Copy, const ROOM: usize> Row<T, ROOM> {
    /// An empty row; `filler` fills the places that nothing lies in.
    pub const fn empty(filler: T) -> Row<T, ROOM> {
        Row { places: [filler; ROOM], len: 0 }
    }

    /// Puts one more at the end; there must be room.
    #[inline]
    pub fn push(&mut self, thing: T) {
        self.places[usize::from(self.len)] = thing;
        self.len += 1;
    }

    /// Takes the last one away, if there is one.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.places[usize::from(self.len)])
    }

    /// Turns the row round.
    #[inline]
    pub fn reverse(&mut self) {
        self.places[..usize::from(self.len)].reverse();
    }

    /// The things, to be put in another order.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.places[..usize::from(self.len)]
    }
}

impl<T, const ROOM: usize> Deref for Row<T, ROOM> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.places[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const ROOM: usize> PartialEq for Row<T, ROOM> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const ROOM: usize> Eq for Row<T, ROOM> {}

impl<T: Hash, const ROOM: usize> Hash for Row<T, ROOM> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (**self).hash(hasher);
    }
}

impl<T: std::fmt::Debug, const ROOM: usize> std::fmt::Debug for Row<T, ROOM> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (**self).fmt(out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_taken_away_counts_no_more() {
        let mut row: Row<u8, 3> = Row::empty(0);
        row.push(7);
        row.push(8);
        let shorter = row;
        row.push(9);
        assert_eq!(row.pop(), Some(9));
        assert_eq!(row, shorter);
        row.reverse();
        row.as_mut_slice()[1] = 6;
        assert_eq!(*row, [8, 6]);
        assert_eq!((row.pop(), row.pop(), row.pop()), (Some(6), Some(8), None));
    }
}
