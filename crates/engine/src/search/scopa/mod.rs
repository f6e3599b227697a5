//! Scopa's players, and random playing-out.

pub mod playout;
pub mod random_move;
pub mod strategies;
