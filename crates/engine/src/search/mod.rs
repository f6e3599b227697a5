//! Players that the engine brings along, and random playing-out, for each family.

pub mod scala40;
pub mod scopa;
