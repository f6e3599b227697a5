//! Randomness: every stream is named, so that anybody can draw the same again.
//!
//! Deals, redeals and ceremonies use [`Stream`]: ChaCha20 under a key made from the seed and a
//! path. Simulations use the fast generator [`Swift`]. Neither is ever seeded by the engine itself.

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoroshiro128PlusPlus;
use sha2::{Digest, Sha256};

/// The fast generator of simulations, xoroshiro128++.
pub type Swift = Xoroshiro128PlusPlus;

/// What the streams of a match, draw or event start from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seed {
    /// A number, hashed as eight bytes, little-endian.
    Number(u64),
    /// Any bytes, hashed as they are.
    Bytes(Vec<u8>),
}

/// One documented stream of 32-bit words.
pub struct Stream(ChaCha20Rng);

impl Stream {
    /// The stream of a seed and a path such as `deal 3/redeal 0`: ChaCha20 with nonce and
    /// counter zero, its key the SHA-256 of the seed's bytes, a bar and the path.
    pub fn new(seed: &Seed, path: &str) -> Stream {
        let mut hash = Sha256::new();
        match seed {
            Seed::Number(number) => hash.update(number.to_le_bytes()),
            Seed::Bytes(bytes) => hash.update(bytes),
        }
        hash.update(b"|");
        hash.update(path.as_bytes());
        Stream(ChaCha20Rng::from_seed(hash.finalize().into()))
    }

    /// The next word.
    pub fn word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A number under `bound`, each equally likely: words beyond the last whole multiple are rejected.
    pub fn below(&mut self, bound: u32) -> u32 {
        let excess = (1_u64 << 32) % u64::from(bound);
        let limit = (1_u64 << 32) - excess;
        loop {
            let word = self.word();
            if u64::from(word) < limit {
                return word % bound;
            }
        }
    }

    /// Shuffles by Fisher and Yates, from the last place to the second.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let place = self.below(last as u32 + 1);
            items.swap(last, place as usize);
        }
    }
}

/// A number under `bound` from any generator, each equally likely (Lemire's method).
#[inline]
pub fn below<R: Rng>(random: &mut R, bound: u32) -> u32 {
    let mut product = u64::from(random.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let excess = bound.wrapping_neg() % bound;
        while (product as u32) < excess {
            product = u64::from(random.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// Shuffles by Fisher and Yates with any generator, every order equally likely.
#[inline]
pub fn shuffle<T, R: Rng>(random: &mut R, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        let place = below(random, last as u32 + 1);
        items.swap(last, place as usize);
    }
}

/// The fast generator of one block of a simulation, keyed like a [`Stream`].
pub fn swift(seed: &Seed, path: &str) -> Swift {
    let mut stream = Stream::new(seed, path);
    let mut key = [0_u8; 16];
    for word in key.chunks_exact_mut(4) {
        word.copy_from_slice(&stream.word().to_le_bytes());
    }
    Swift::from_seed(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_and_its_eight_bytes_give_one_stream() {
        let mut one = Stream::new(&Seed::Number(7), "deal 0/redeal 0");
        let mut other = Stream::new(&Seed::Bytes(vec![7, 0, 0, 0, 0, 0, 0, 0]), "deal 0/redeal 0");
        assert_eq!(one.word(), other.word());
    }

    #[test]
    fn the_path_separates_streams() {
        let mut one = Stream::new(&Seed::Number(7), "deal 0/redeal 0");
        let mut other = Stream::new(&Seed::Number(7), "deal 0/redeal 1");
        assert_ne!(one.word(), other.word());
    }

    #[test]
    fn numbers_stay_under_their_bound() {
        let mut stream = Stream::new(&Seed::Number(1), "test");
        let mut fast = swift(&Seed::Number(1), "test");
        let mut seen = [0; 2];
        for _ in 0..1000 {
            seen[0] |= 1 << stream.below(7);
            seen[1] |= 1 << below(&mut fast, 7);
        }
        assert_eq!(seen, [0x7F, 0x7F]);
    }
}
