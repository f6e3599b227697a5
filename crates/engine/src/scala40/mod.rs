//! The Scala 40 family: melds laid, attached to and emptied of jokers, and a hand that closes the deal.

pub mod apply;
pub mod deal;
pub mod dealing;
mod discards;
pub mod finder;
pub mod hand;
mod lawful;
pub mod legality;
pub mod meld;
pub mod melds;
pub mod moves;
pub mod notation;
pub mod position;
mod position_text;
pub mod refusal;
pub mod row;
pub mod rules;
pub mod score;
pub mod state;
mod taking;
pub mod view;

#[cfg(test)]
mod tests;
