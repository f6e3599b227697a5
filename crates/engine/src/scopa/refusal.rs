//! What a sheet of Scopa refuses: plays, and first tables.

use thiserror::Error;

/// Why a first table is void.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum VoidReason {
    /// Switch `void.kings`.
    #[error("{0} kings")]
    Kings(u8),
    /// Switch `void.table_sum`.
    #[error("its sum is only {0}")]
    TableSum(u8),
}

/// Which rule forbids a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[error("{}", self.clause())]
pub enum Refusal {
    /// The text is no move.
    Malformed,
    /// The move is another seat's.
    WrongSeat,
    /// The card played is not in the hand of the seat to play.
    NotInHand,
    /// A captured card does not lie on the table.
    NotOnTable,
    /// The deal's first play may not be an ace.
    FirstPlayNotAce,
    /// An ace takes the whole table.
    AceSweepsAll,
    /// The equal card on the table has to be taken.
    EqualMustBeTaken,
    /// While an equal card lies there, no sum may be taken.
    EqualExcludesSum,
    /// Of several equal cards one is taken, never more.
    OneEqualOnly,
    /// A sum can be taken and has to be.
    SumMustBeTaken,
    /// The captured cards do not add up to the card played.
    WrongSum,
}

impl Refusal {
    /// The reason as one word, such as `equal_must_be_taken`.
    pub const fn word(self) -> &'static str {
        match self {
            Refusal::Malformed => "malformed",
            Refusal::WrongSeat => "wrong_seat",
            Refusal::NotInHand => "not_in_hand",
            Refusal::NotOnTable => "not_on_table",
            Refusal::FirstPlayNotAce => "first_play_not_ace",
            Refusal::AceSweepsAll => "ace_sweeps_all",
            Refusal::EqualMustBeTaken => "equal_must_be_taken",
            Refusal::EqualExcludesSum => "equal_excludes_sum",
            Refusal::OneEqualOnly => "one_equal_only",
            Refusal::SumMustBeTaken => "sum_must_be_taken",
            Refusal::WrongSum => "wrong_sum",
        }
    }

    /// The switch of the sheet that decides it; empty where every sheet says the same.
    pub const fn key(self) -> &'static str {
        match self {
            Refusal::Malformed | Refusal::WrongSeat | Refusal::NotInHand | Refusal::NotOnTable => "",
            Refusal::FirstPlayNotAce => "ace.first_play",
            Refusal::AceSweepsAll => "ace.sweeps",
            Refusal::EqualMustBeTaken | Refusal::EqualExcludesSum | Refusal::OneEqualOnly => "capture.equal",
            Refusal::SumMustBeTaken | Refusal::WrongSum => "capture.sum",
        }
    }

    /// The reason as an English clause.
    pub const fn clause(self) -> &'static str {
        match self {
            Refusal::Malformed => "this is no move",
            Refusal::WrongSeat => "it is another seat's turn",
            Refusal::NotInHand => "the card is not in the hand of the seat to play",
            Refusal::NotOnTable => "a card to be taken is not on the table",
            Refusal::FirstPlayNotAce => "the deal's first play may not be an ace",
            Refusal::AceSweepsAll => "an ace takes the whole table",
            Refusal::EqualMustBeTaken => "the equal card on the table must be taken",
            Refusal::EqualExcludesSum => "while an equal card lies on the table no sum may be taken",
            Refusal::OneEqualOnly => "of several equal cards only one may be taken",
            Refusal::SumMustBeTaken => "a sum can be taken, so it must be",
            Refusal::WrongSum => "the cards taken do not add up to the card played",
        }
    }
}

/// A score asked for before the deal's end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the deal is not over: {plays_left} plays are left")]
pub struct DealNotOver {
    pub plays_left: u8,
}
