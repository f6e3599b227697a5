//! The words of the vocabulary that have a closed set of values, one type for each switch.

use serde::Deserialize;

/// How the hands are dealt: switch `deal.style`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DealStyle {
    OneByOne,
    Packet,
}

/// When the first table cards are dealt, where the hands are dealt one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableWhen {
    /// All of them after the hands.
    After,
    /// One at the end of each of the first rounds.
    EachRound,
}

/// Whether a capture that is possible has to be made: switches `capture.equal` and `capture.sum`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Duty {
    Must,
    May,
}

/// Which cards may open a deal: switch `ace.first_play`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstPlay {
    Any,
    NotAce,
}

/// Which emptied table is no scopa: switch `scopa.void`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScopaVoid {
    LastCard,
    LastCapture,
    Never,
}

/// What a side without all four suits gets of the primiera: switch `primiera.missing`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PrimieraMissing {
    OtherSide,
    Cannot,
    Sums,
}

/// Who has the primiera when no side has all four suits: switch `primiera.all_missing`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PrimieraAllMissing {
    Sums,
    Nobody,
}

/// When a seat may look at its own hand: switch `view.hand`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ViewHand {
    Own,
    AfterPartner,
}

/// When the piles may be looked at: switch `view.piles`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ViewPiles {
    Closed,
    FirstRound,
    Open,
}
