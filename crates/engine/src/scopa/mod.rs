//! The Scopa family: one state, its captures, moves, plays, scores and views.

pub mod apply;
pub mod capture;
pub mod deal;
pub mod dealing;
pub mod legality;
pub mod moves;
pub mod notation;
pub mod position;
mod position_text;
pub mod refusal;
pub mod rules;
pub mod score;
pub mod state;
pub mod view;
