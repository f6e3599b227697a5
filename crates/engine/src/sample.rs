//! Cards and rules for the unit tests.

use crate::card::Card;
use crate::cards::CardSet;
use crate::scala40;
use crate::scopa::rules::Rules;

/// A set from codes such as `7D KS`.
pub fn cards(codes: &str) -> CardSet {
    list(codes).into_iter().collect()
}

/// A list from codes, in their order.
pub fn list(codes: &str) -> Vec<Card> {
    codes.split_whitespace().map(|code| Card::parse(code).expect(code)).collect()
}

/// The pack of 40.
pub fn scopa_pack() -> CardSet {
    four_seats(&[]).pack
}

/// Ten cards each to four seats, captures compulsory, with some fields replaced by JSON values.
pub fn four_seats(replaced: &[(&str, &str)]) -> Rules {
    Rules::from_json(&json(replaced)).unwrap()
}

/// The same as JSON text.
pub fn json(replaced: &[(&str, &str)]) -> String {
    replace(FOUR_SEATS, replaced)
}

/// Scala 40 for two seats as the palio plays it, with some fields replaced by JSON values.
pub fn scala40(replaced: &[(&str, &str)]) -> scala40::rules::Rules {
    scala40::rules::Rules::from_json(&scala40_json(replaced)).unwrap()
}

/// A deal of Scala 40 begun in the middle, from a position's text.
pub fn scala40_deal(replaced: &[(&str, &str)], position: &str) -> scala40::deal::Deal {
    let position = scala40::position::Position::parse(position).unwrap();
    position.deal(&std::sync::Arc::new(scala40(replaced))).unwrap()
}

/// Scala 40's rules as JSON text.
pub fn scala40_json(replaced: &[(&str, &str)]) -> String {
    replace(SCALA_40, replaced)
}

fn replace(text: &str, replaced: &[(&str, &str)]) -> String {
    let mut rules: serde_json::Value = serde_json::from_str(text).unwrap();
    for (key, value) in replaced {
        rules[*key] = serde_json::from_str(value).unwrap();
    }
    rules.to_string()
}

/// Three cards each and four on the table, for two seats.
pub fn two_seats(replaced: &[(&str, &str)]) -> Rules {
    let base = [("seats", "2"), ("packets", "[3,3,3,3,3,3]"), ("style", "\"packet\""), ("table_cards", "4")];
    four_seats(&[&base, replaced].concat())
}

const FOUR_SEATS: &str = r#"{
    "family": "scopa", "seats": 4, "ranks": "A234567JQK", "packets": [10], "style": "one_by_one",
    "table_cards": 0, "table_when": "after", "void_kings": 0, "void_table_sum": 0,
    "equal": "must", "sum": "must", "ace_sweeps": false, "ace_first_play": "any",
    "scopa_void": "last_card", "cards_more_than": 20, "coins_more_than": 5,
    "primiera": {"A": 16, "2": 12, "3": 13, "4": 14, "5": 15, "6": 18, "7": 21, "J": 10, "Q": 10, "K": 10},
    "primiera_missing": "other_side", "primiera_all_missing": "sums",
    "view_hand": "own", "view_piles": "closed"
}"#;

const SCALA_40: &str = r#"{
    "family": "scala40", "seats": 2, "style": "one_by_one", "meld_jokers": 1, "opening_points": 40,
    "take_before_opening": "never", "taken_must_be_used": false, "swappable": "allowed",
    "just_taken": "forbidden", "turnovers": 3, "one_turn": "single"
}"#;
