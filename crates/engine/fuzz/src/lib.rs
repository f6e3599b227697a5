//! What the fuzz targets share, family by family: lawful rules of every kind, and what holds at
//! any moment of a deal.

pub mod scala40;
pub mod scopa;
