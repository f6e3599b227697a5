//! Cards and rules for the unit tests.

use crate::card::Card;
use crate::cards::CardSet;
use crate::rules::Rules;

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
    let mut rules: serde_json::Value = serde_json::from_str(FOUR_SEATS).unwrap();
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
    "seats": 4, "ranks": "A234567JQK", "packets": [10], "style": "one_by_one",
    "table_cards": 0, "table_when": "after", "void_kings": 0, "void_table_sum": 0,
    "equal": "must", "sum": "must", "ace_sweeps": false, "ace_first_play": "any",
    "scopa_void": "last_card", "cards_more_than": 20, "coins_more_than": 5,
    "primiera": {"A": 16, "2": 12, "3": 13, "4": 14, "5": 15, "6": 18, "7": 21, "J": 10, "Q": 10, "K": 10},
    "primiera_missing": "other_side", "primiera_all_missing": "sums",
    "view_hand": "own", "view_piles": "closed"
}"#;
