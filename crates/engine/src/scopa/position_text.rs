//! Positions as one line of text.
//!
//! The line is made of `key=value` tokens: `hands=7D|KC table=3C+4S turn=0 dealer=1 piles=-|-
//! scopas=0|0 stock=- last_capture=- first_round=no`. Lists join cards with `+`, seats and sides
//! with `|`, and `-` is nothing. A last capture that counted as a scopa reads `0:scopa`.

use std::fmt;

use crate::card::Card;
use crate::error::{PositionError, wrong};
use crate::scopa::position::Position;
use crate::scopa::state::CARDS;

impl Position {
    /// Reads the text form; keys may come in any order, each once, and only `hands` is needed.
    pub fn parse(text: &str) -> Result<Position, PositionError> {
        let mut position = Position::default();
        let mut seen: Vec<&str> = Vec::new();
        for token in text.split_whitespace() {
            let Some((key, value)) = token.split_once('=') else {
                return wrong(format!("{token:?}: key=value is needed"));
            };
            if seen.contains(&key) {
                return wrong(format!("{key} is given twice"));
            }
            seen.push(key);
            match key {
                "hands" => position.hands = lists(key, value)?,
                "piles" => position.piles = lists(key, value)?,
                "table" => position.table = list(key, value)?,
                "stock" => position.stock = list(key, value)?,
                "turn" if value == "-" => {}
                "turn" => position.turn = number(key, value)?,
                "dealer" => position.dealer = Some(number(key, value)?),
                "scopas" => {
                    position.scopas =
                        value.split('|').map(|count| number(key, count)).collect::<Result<_, _>>()?
                }
                "last_capture" if value == "-" => {}
                "last_capture" => {
                    let side = value.strip_suffix(":scopa");
                    position.last_scopa = side.is_some();
                    position.last_capture = Some(number(key, side.unwrap_or(value))?);
                }
                "first_round" if value == "yes" => position.first_round = true,
                "first_round" if value == "no" => {}
                _ => return wrong(format!("{token:?}: no such key or value")),
            }
        }
        if position.hands.is_empty() { wrong("no hands") } else { Ok(position) }
    }
}

fn number(key: &str, text: &str) -> Result<u8, PositionError> {
    text.parse().or_else(|_| wrong(format!("{key}={text}: a small number is needed")))
}

fn list(key: &str, text: &str) -> Result<Vec<Card>, PositionError> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let cards: Vec<Card> = text
        .split('+')
        .map(|code| Card::parse(code).or_else(|error| wrong(format!("{key}: {error}"))))
        .collect::<Result<_, _>>()?;
    if cards.len() > CARDS { wrong(format!("{key}: {} cards", cards.len())) } else { Ok(cards) }
}

fn lists(key: &str, text: &str) -> Result<Vec<Vec<Card>>, PositionError> {
    text.split('|').map(|part| list(key, part)).collect()
}

impl fmt::Display for Position {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let over = self.hands.iter().all(Vec::is_empty);
        write!(out, "hands={} table={} turn=", joined(&self.hands), joined(&[&self.table]))?;
        if over {
            out.write_str("-")?
        } else {
            write!(out, "{}", self.turn)?
        }
        if let Some(dealer) = self.dealer {
            write!(out, " dealer={dealer}")?;
        }
        if !self.piles.is_empty() {
            write!(out, " piles={}", joined(&self.piles))?;
        }
        if !self.scopas.is_empty() {
            let scopas: Vec<String> = self.scopas.iter().map(u8::to_string).collect();
            write!(out, " scopas={}", scopas.join("|"))?;
        }
        write!(out, " stock={} last_capture=", joined(&[&self.stock]))?;
        match self.last_capture {
            Some(side) => write!(out, "{side}{}", if self.last_scopa { ":scopa" } else { "" })?,
            None => out.write_str("-")?,
        }
        write!(out, " first_round={}", if self.first_round { "yes" } else { "no" })
    }
}

fn joined(lists: &[impl AsRef<[Card]>]) -> String {
    let list = |cards: &[Card]| match cards {
        [] => "-".to_owned(),
        cards => cards.iter().map(Card::to_string).collect::<Vec<_>>().join("+"),
    };
    lists.iter().map(|cards| list(cards.as_ref())).collect::<Vec<_>>().join("|")
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::rng::Seed;
    use crate::sample::two_seats;
    use crate::scopa::deal::Deal;

    #[test]
    fn the_text_of_any_moment_leads_back_to_it() {
        let rules = Arc::new(two_seats(&[("scopa_void", "\"last_capture\"")]));
        for seed in 0..20 {
            let mut deal = Deal::seeded(rules.clone(), 1, &Seed::Number(seed), 0);
            loop {
                let text = deal.position().to_string();
                let again = Position::parse(&text).unwrap().deal(&rules).unwrap();
                assert_eq!(again.position().to_string(), text);
                assert_eq!(again.state().hands, deal.state().hands);
                assert_eq!(again.state().plays_left, deal.state().plays_left);
                let Some(choice) = deal.choice() else { break };
                assert_eq!(again.choice().unwrap().list(), choice.list());
                deal.play(choice.list()[0]).unwrap();
            }
        }
    }
}
