//! Scala 40's players, and random playing-out.

pub mod playout;
pub mod strategies;
