//! What can be wrong with cards, rules, packs, positions and plays of any family: closed sets,
//! without text of any language but ours.

use thiserror::Error;

use crate::card::Card;

/// A text that names no card, or a pack that is not the sheet's.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CardError {
    #[error("no card is called {found:?}")]
    NoSuchCard { found: String },
    #[error("the pack has {found} cards: {allowed} are needed")]
    PackSize { found: usize, allowed: usize },
    #[error("{0} is not a card of this pack")]
    NotInPack(Card),
    #[error("{0} is in the pack twice")]
    Twice(Card),
    #[error("{card} is in the pack more than {allowed} times")]
    TooOften { card: Card, allowed: u8 },
}

/// Rules that cannot stand: the field, what was found, what is allowed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{key}: found {found}; allowed: {allowed}")]
pub struct RulesError {
    pub key: &'static str,
    pub found: String,
    pub allowed: String,
}

/// A position that no deal can reach, or a text that describes none.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct PositionError(pub String);

/// Why a play did not happen; the deal is as it was. Each family has refusals of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PlayError<R> {
    #[error("the deal is over")]
    DealOver,
    #[error("{0}")]
    Refused(R),
}
