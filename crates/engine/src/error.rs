//! What can be wrong with rules, positions and plays of any family: closed sets,
//! without text of any language but ours.

use thiserror::Error;

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

pub(crate) fn wrong<T>(what: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError(what.into()))
}

/// Why a play did not happen; the deal is as it was. Each family has refusals of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PlayError<R> {
    #[error("the deal is over")]
    DealOver,
    #[error("{0}")]
    Refused(R),
}
