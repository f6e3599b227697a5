//! Rules read from JSON, and checked: they must agree with themselves.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::card::{Rank, Suit};
use crate::cards::CardSet;
use crate::error::RulesError;
use crate::scopa::rules::Rules;
use crate::scopa::rules::switches::{
    DealStyle, Duty, FirstPlay, PrimieraAllMissing, PrimieraMissing, ScopaVoid, TableWhen, ViewHand,
    ViewPiles,
};

/// The word that the family goes by.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Family {
    Scopa,
}

/// The rules as they are written in JSON; every key is needed and no other is known.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Text {
    #[expect(dead_code, reason = "read to be sure that the rules are this family's")]
    family: Family,
    seats: u8,
    ranks: String,
    packets: Vec<u8>,
    style: DealStyle,
    table_cards: u8,
    table_when: TableWhen,
    void_kings: u8,
    void_table_sum: u8,
    equal: Duty,
    sum: Duty,
    ace_sweeps: bool,
    ace_first_play: FirstPlay,
    scopa_void: ScopaVoid,
    #[serde(deserialize_with = "Option::deserialize")]
    cards_more_than: Option<u8>,
    #[serde(deserialize_with = "Option::deserialize")]
    coins_more_than: Option<u8>,
    primiera: BTreeMap<char, u8>,
    primiera_missing: PrimieraMissing,
    primiera_all_missing: PrimieraAllMissing,
    view_hand: ViewHand,
    view_piles: ViewPiles,
}

impl Rules {
    /// Reads and checks the rules.
    ///
    /// ```
    /// use settebello_engine::scopa::rules::Rules;
    /// assert!(Rules::from_json("{}").is_err());
    /// ```
    pub fn from_json(text: &str) -> Result<Rules, RulesError> {
        let text: Text = serde_json::from_str(text).map_err(|error| RulesError {
            key: "rules",
            found: error.to_string(),
            allowed: "the documented keys and their values, each once".to_owned(),
        })?;
        let ranks = ranks(&text.ranks)?;
        let primiera = primiera(&text.primiera, &ranks)?;
        let pack = ranks.iter().fold(CardSet::EMPTY, |pack, &rank| pack.or(CardSet::of_rank(rank)));
        let rules = Rules {
            seats: text.seats,
            sides: if text.seats <= 3 { text.seats } else { 2 },
            ranks,
            pack,
            packets: text.packets,
            style: text.style,
            table_cards: text.table_cards,
            table_when: text.table_when,
            void_kings: text.void_kings,
            void_table_sum: text.void_table_sum,
            equal: text.equal,
            sum: text.sum,
            ace_sweeps: text.ace_sweeps,
            ace_first_play: text.ace_first_play,
            scopa_void: text.scopa_void,
            cards_more_than: text.cards_more_than,
            coins_more_than: text.coins_more_than,
            primiera,
            primiera_missing: text.primiera_missing,
            primiera_all_missing: text.primiera_all_missing,
            view_hand: text.view_hand,
            view_piles: text.view_piles,
        };
        rules.check()?;
        Ok(rules)
    }

    fn check(&self) -> Result<(), RulesError> {
        let wrong = |key, found: &dyn std::fmt::Display, allowed: String| {
            Err(RulesError { key, found: found.to_string(), allowed })
        };
        if ![2, 3, 4, 6].contains(&self.seats) {
            return wrong("seats", &self.seats, "2, 3, 4 or 6".to_owned());
        }
        let hand: u32 = self.packets.iter().map(|&packet| u32::from(packet)).sum();
        let dealt = hand * u32::from(self.seats) + u32::from(self.table_cards);
        if self.packets.contains(&0) || dealt != u32::from(self.pack.len()) {
            return wrong(
                "packets",
                &format!("{dealt} cards dealt to {} seats and the table", self.seats),
                format!("packets of at least one card that deal all {} of the pack", self.pack.len()),
            );
        }
        let one_a_round = self.style == DealStyle::OneByOne && self.table_when == TableWhen::EachRound;
        if one_a_round && self.table_cards > self.packets[0] {
            let rounds = self.packets[0];
            return wrong(
                "table_cards",
                &self.table_cards,
                format!("at most one in each of {rounds} rounds"),
            );
        }
        self.check_scores()?;
        self.check_void()
    }

    /// No threshold may be so low that two sides could both pass it.
    fn check_scores(&self) -> Result<(), RulesError> {
        let cards = self.pack.len();
        let coins = self.pack.and(CardSet::of_suit(Suit::Denari)).len();
        let thresholds = [
            ("score.cards_more_than", self.cards_more_than, cards),
            ("score.coins_more_than", self.coins_more_than, coins),
        ];
        for (key, more_than, all) in thresholds {
            if let Some(more_than) = more_than
                && !(all / 2..all).contains(&more_than)
            {
                let allowed = format!("{} to {}, so that one side at most has more", all / 2, all - 1);
                return Err(RulesError { key, found: more_than.to_string(), allowed });
            }
        }
        Ok(())
    }

    /// Some first table must be left that is not void, or dealing would never end.
    fn check_void(&self) -> Result<(), RulesError> {
        let kings = if self.void_kings == 0 { 4 } else { (self.void_kings - 1).min(4) };
        let mut values: Vec<u32> = Vec::new();
        for &rank in &self.ranks {
            let copies = if rank == Rank::King { kings } else { 4 };
            values.extend((0..copies).map(|_| u32::from(rank.scopa_value())));
        }
        let places = usize::from(self.table_cards);
        if values.len() < places {
            return Err(RulesError {
                key: "void.kings",
                found: self.void_kings.to_string(),
                allowed: format!("a number that leaves {places} cards for a first table"),
            });
        }
        values.sort_unstable_by(|one, other| other.cmp(one));
        let best: u32 = values.iter().take(places).sum();
        if self.table_cards > 0 && best <= u32::from(self.void_table_sum) {
            let allowed = format!("less than {best}, the best sum of a first table");
            return Err(RulesError {
                key: "void.table_sum",
                found: self.void_table_sum.to_string(),
                allowed,
            });
        }
        Ok(())
    }
}

/// The ranks of a Scopa pack, from letters such as `A234567JQK`.
fn ranks(letters: &str) -> Result<Vec<Rank>, RulesError> {
    let wrong = || RulesError {
        key: "ranks",
        found: letters.to_owned(),
        allowed: "two or more different letters of A234567JQK, in this order".to_owned(),
    };
    let scopa = |rank: &Rank| !matches!(rank, Rank::Eight | Rank::Nine | Rank::Ten);
    let ranks: Vec<Rank> = letters
        .chars()
        .map(|letter| Rank::from_letter(letter).filter(scopa).ok_or_else(wrong))
        .collect::<Result<_, _>>()?;
    if ranks.len() < 2 || !ranks.is_sorted_by(|one, next| one < next) {
        return Err(wrong());
    }
    Ok(ranks)
}

/// The primiera values by rank: one for each rank of the pack, none for another.
fn primiera(values: &BTreeMap<char, u8>, ranks: &[Rank]) -> Result<[u8; 13], RulesError> {
    let mut by_rank = [0; 13];
    for &rank in ranks {
        by_rank[rank as usize] = values.get(&rank.letter()).copied().unwrap_or(0);
    }
    let positive = ranks.iter().all(|&rank| by_rank[rank as usize] > 0);
    if positive && values.len() == ranks.len() {
        return Ok(by_rank);
    }
    Err(RulesError {
        key: "primiera",
        found: values.iter().map(|(rank, value)| format!("{rank} {value}")).collect::<Vec<_>>().join(", "),
        allowed: format!(
            "a value above 0 for each of {}",
            ranks.iter().map(|rank| rank.letter()).collect::<String>()
        ),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::json;

    fn refused(replaced: &[(&str, &str)]) -> RulesError {
        Rules::from_json(&json(replaced)).unwrap_err()
    }

    #[test]
    fn a_rule_that_contradicts_itself_is_named() {
        assert_eq!(refused(&[("seats", "5")]).key, "seats");
        assert_eq!(refused(&[("packets", "[9]")]).key, "packets");
        assert_eq!(refused(&[("packets", "[10,0]")]).key, "packets");
        assert_eq!(refused(&[("ranks", "\"A28\"")]).key, "ranks");
        assert_eq!(refused(&[("ranks", "\"2A\"")]).key, "ranks");
        assert_eq!(refused(&[("primiera", "{\"A\":16}")]).key, "primiera");
        assert_eq!(refused(&[("cards_more_than", "19")]).key, "score.cards_more_than");
        assert_eq!(refused(&[("coins_more_than", "10")]).key, "score.coins_more_than");
        let table = [("packets", "[9]"), ("table_cards", "4")];
        assert_eq!(refused(&[&table[..], &[("void_table_sum", "40")]].concat()).key, "void.table_sum");
        let figures = [("ranks", "\"JQK\""), ("primiera", r#"{"J":10,"Q":10,"K":10}"#), ("seats", "2")];
        let no_kings = [("packets", "[1]"), ("table_cards", "10"), ("void_kings", "1")];
        let most = [("cards_more_than", "null"), ("coins_more_than", "null")];
        assert_eq!(refused(&[&figures[..], &no_kings, &most].concat()).key, "void.kings");
        assert_eq!(refused(&[("wind", "3")]).key, "rules");
        assert_eq!(refused(&[("sum", "\"might\"")]).key, "rules");
    }

    #[test]
    fn a_missing_key_is_an_error_even_where_null_is_allowed() {
        let text = json(&[]).replace("\"coins_more_than\":5,", "");
        assert!(Rules::from_json(&text).unwrap_err().found.contains("coins_more_than"));
    }
}
