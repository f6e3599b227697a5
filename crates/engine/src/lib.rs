//! The rules of play of Settebello: pure Rust, without Python, I/O, a clock or hidden randomness.
//!
//! Sheets are data: a sheet's rules come in as text, and no code here names a sheet.

pub mod card;
pub mod cards;
pub mod deck;
pub mod error;
pub mod family;
pub mod lab;
pub mod rng;
pub mod scala40;
pub mod scopa;
pub mod search;

#[cfg(test)]
pub(crate) mod sample;
