//! One sheet's rules of play for one number of seats, read from JSON and checked.
//!
//! The engine names no sheet: a sheet sets these fields, the code reads them. Sheets speak of
//! switches such as `opening.points`; each field's comment names its switch.

use serde::Deserialize;

use crate::error::RulesError;

/// Cards dealt to each seat.
pub const HAND: u8 = 13;

/// The word that the family goes by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Family {
    Scala40,
}

/// How the hands are dealt: switch `deal.style`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DealStyle {
    OneByOne,
    Packet,
}

/// Whether a seat that is not open may take the top discard: switch `take.before_opening`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TakeBeforeOpening {
    Never,
    /// Only if it opens in this turn with melds that use the card.
    IfUsed,
}

/// Whether a discard is allowed: switches `discard.swappable` and `discard.just_taken`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Discarding {
    Allowed,
    Forbidden,
}

/// What a hand that is opened and closed in one turn costs the others: switch `score.one_turn`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OneTurn {
    Single,
    Doubles,
}

/// The rules of play of one sheet for one number of seats; every key of the JSON is needed and no other is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    family: Family,
    pub seats: u8,
    /// `deal.style`
    pub style: DealStyle,
    /// `meld.jokers`: at most so many in one meld.
    pub meld_jokers: u8,
    /// `opening.points`
    pub opening_points: u16,
    /// `take.before_opening`
    pub take_before_opening: TakeBeforeOpening,
    /// `take.must_use`: an open seat takes only what it can use, and uses it.
    pub taken_must_be_used: bool,
    /// `discard.swappable`: a card that could swap a joker.
    pub swappable: Discarding,
    /// `discard.just_taken`: the card taken in the same turn.
    pub just_taken: Discarding,
    /// `stock.turnovers`: so often the discard pile becomes the stock.
    pub turnovers: u8,
    /// `score.one_turn`
    pub one_turn: OneTurn,
}

impl Rules {
    /// Reads and checks the rules.
    ///
    /// ```
    /// use settebello_engine::scala40::rules::Rules;
    /// assert!(Rules::from_json("{}").is_err());
    /// ```
    pub fn from_json(text: &str) -> Result<Rules, RulesError> {
        let rules: Rules = serde_json::from_str(text).map_err(|error| RulesError {
            key: "rules",
            found: error.to_string(),
            allowed: "the documented keys and their values, each once".to_owned(),
        })?;
        let ranges = [
            ("seats", u16::from(rules.seats), 2..=6),
            ("meld.jokers", u16::from(rules.meld_jokers), 0..=4),
            ("opening.points", rules.opening_points, 0..=100),
            ("stock.turnovers", u16::from(rules.turnovers), 0..=20),
        ];
        match ranges.into_iter().find(|(_, found, allowed)| !allowed.contains(found)) {
            None => Ok(rules),
            Some((key, found, allowed)) => Err(RulesError {
                key,
                found: found.to_string(),
                allowed: format!("{} to {}", allowed.start(), allowed.end()),
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::scala40_json;

    fn refused(replaced: &[(&str, &str)]) -> RulesError {
        Rules::from_json(&scala40_json(replaced)).unwrap_err()
    }

    #[test]
    fn a_rule_out_of_its_range_is_named() {
        for (field, value, key) in [
            ("seats", "7", "seats"),
            ("seats", "1", "seats"),
            ("meld_jokers", "5", "meld.jokers"),
            ("opening_points", "101", "opening.points"),
            ("turnovers", "21", "stock.turnovers"),
            ("style", "\"by_hand\"", "rules"),
            ("family", "\"scopa\"", "rules"),
            ("wind", "3", "rules"),
        ] {
            assert_eq!(refused(&[(field, value)]).key, key, "{field} {value}");
        }
    }

    #[test]
    fn every_key_is_needed() {
        let text = scala40_json(&[]).replace("\"turnovers\":3,", "").replace(",\"turnovers\":3", "");
        assert!(Rules::from_json(&text).unwrap_err().found.contains("turnovers"));
    }
}
