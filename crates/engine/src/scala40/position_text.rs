//! Positions as one line of text.
//!
//! The line is made of `key=value` tokens: `hands=7D+KC|2S melds=3C+4C+5C|7D+7S+**=7B
//! discard_pile=KS stock=AD+2D turn=0 dealer=1 seated=0|1 opened=yes|no phase=draw taken=- laid=0
//! opened_this_turn=no turnovers=0 first_round=no`. Lists join cards with `+`, seats and melds
//! with `|`, and `-` is nothing. The phase of a deal that is over is `closed` or `dead`.

use std::fmt;

use crate::card::Card;
use crate::error::{PositionError, wrong};
use crate::scala40::meld::Meld;
use crate::scala40::notation::parse_meld;
use crate::scala40::position::Position;
use crate::scala40::state::{CARDS, Phase};

const PHASES: [(&str, Phase); 4] =
    [("draw", Phase::Draw), ("play", Phase::Play), ("closed", Phase::Closed), ("dead", Phase::Dead)];

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
                "hands" => {
                    position.hands = value.split('|').map(|part| list(key, part)).collect::<Result<_, _>>()?
                }
                "melds" => position.melds = melds(value)?,
                "discard_pile" => position.discard_pile = list(key, value)?,
                "stock" => position.stock = list(key, value)?,
                "turn" => position.turn = number(key, value)?,
                "dealer" => position.dealer = Some(number(key, value)?),
                "seated" => {
                    position.seated =
                        Some(value.split('|').map(|seat| number(key, seat)).collect::<Result<_, _>>()?)
                }
                "opened" => {
                    position.opened =
                        Some(value.split('|').map(|word| yes_or_no(key, word)).collect::<Result<_, _>>()?)
                }
                "phase" => position.phase = phase(value)?,
                "taken" if value == "-" => {}
                "taken" => position.taken = Some(card(key, value)?),
                "laid" => position.laid = number(key, value)?,
                "opened_this_turn" => position.opened_this_turn = yes_or_no(key, value)?,
                "turnovers" => position.turnovers = number(key, value)?,
                "first_round" => position.first_round = yes_or_no(key, value)?,
                _ => return wrong(format!("{token:?}: no such key")),
            }
        }
        if position.hands.is_empty() { wrong("no hands") } else { Ok(position) }
    }
}

fn number<N: std::str::FromStr>(key: &str, text: &str) -> Result<N, PositionError> {
    text.parse().or_else(|_| wrong(format!("{key}={text}: a small number is needed")))
}

fn yes_or_no(key: &str, text: &str) -> Result<bool, PositionError> {
    match text {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => wrong(format!("{key}={text}: yes or no is needed")),
    }
}

fn phase(text: &str) -> Result<Phase, PositionError> {
    match PHASES.iter().find(|(word, _)| *word == text) {
        Some(&(_, phase)) => Ok(phase),
        None => wrong(format!("phase={text}: draw, play, closed or dead is needed")),
    }
}

fn card(key: &str, code: &str) -> Result<Card, PositionError> {
    Card::parse(code).or_else(|error| wrong(format!("{key}: {error}")))
}

fn list(key: &str, text: &str) -> Result<Vec<Card>, PositionError> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let cards: Vec<Card> = text.split('+').map(|code| card(key, code)).collect::<Result<_, _>>()?;
    if cards.len() > CARDS { wrong(format!("{key}: {} cards", cards.len())) } else { Ok(cards) }
}

fn melds(text: &str) -> Result<Vec<Meld>, PositionError> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let meld = |cards: &str| parse_meld(cards).or_else(|refusal| wrong(format!("melds: {cards}: {refusal}")));
    text.split('|').map(meld).collect()
}

impl fmt::Display for Position {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hands: Vec<String> = self.hands.iter().map(|hand| joined(hand, "+")).collect();
        write!(out, "hands={} melds={}", hands.join("|"), joined(&self.melds, "|"))?;
        write!(out, " discard_pile={}", joined(&self.discard_pile, "+"))?;
        write!(out, " stock={} turn={}", joined(&self.stock, "+"), self.turn)?;
        if let Some(dealer) = self.dealer {
            write!(out, " dealer={dealer}")?;
        }
        if let Some(seated) = &self.seated {
            write!(out, " seated={}", joined(seated, "|"))?;
        }
        let word = |yes: bool| if yes { "yes" } else { "no" };
        if let Some(opened) = &self.opened {
            let opened: Vec<&str> = opened.iter().map(|&open| word(open)).collect();
            write!(out, " opened={}", opened.join("|"))?;
        }
        let phase = PHASES.iter().find(|(_, phase)| *phase == self.phase).map_or("", |(word, _)| word);
        let taken = self.taken.map_or("-".to_owned(), |card| card.to_string());
        write!(out, " phase={phase} taken={taken} laid={}", self.laid)?;
        write!(out, " opened_this_turn={} turnovers={}", word(self.opened_this_turn), self.turnovers)?;
        write!(out, " first_round={}", word(self.first_round))
    }
}

/// What a list prints as; nothing as `-`.
fn joined<T: fmt::Display>(list: &[T], by: &str) -> String {
    match list {
        [] => "-".to_owned(),
        list => list.iter().map(T::to_string).collect::<Vec<_>>().join(by),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::rng::{Seed, below, swift};
    use crate::sample::scala40;
    use crate::scala40::deal::Deal;

    #[test]
    fn the_text_of_any_moment_leads_back_to_it() {
        let mut random = swift(&Seed::Number(1), "test");
        for (seats, seated) in [("2", 0b11), ("4", 0b1011), ("6", 0b11_1111)] {
            let switches =
                [("seats", seats), ("taken_must_be_used", "true"), ("take_before_opening", "\"if_used\"")];
            let rules = Arc::new(scala40(&switches));
            let mut deal = Deal::seeded(rules.clone(), seated, 0, Seed::Number(3), 0);
            loop {
                let text = deal.position().to_string();
                let again = Position::parse(&text).unwrap().deal(&rules).unwrap();
                assert_eq!(again.position().to_string(), text);
                let state = *deal.state();
                assert_eq!(*again.state(), crate::scala40::state::State { drawn: None, ..state });
                let Some(choice) = deal.choice() else { break };
                let moves = choice.list();
                assert_eq!(again.choice().unwrap().list(), moves);
                deal.play(moves[below(&mut random, moves.len() as u32) as usize]).unwrap();
            }
        }
    }
}
