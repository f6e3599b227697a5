//! The laboratory: many deals counted, on as many threads as one likes, with the same result for any number.
//!
//! Every block of deals draws from a stream of its own, and counts are whole numbers, so that it
//! does not matter who plays which block, or when. What a family has to tell is [`game::Game`].

pub mod arena;
pub mod blocks;
pub mod game;
pub mod moments;
pub mod scala40;
pub mod scopa;
pub mod simulation;
