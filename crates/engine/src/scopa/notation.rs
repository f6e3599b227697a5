//! Moves as text: `7D` laid, `7Dx3C+4S` capturing.

use crate::card::Card;
use crate::cards::CardSet;
use crate::scopa::moves::Move;
use crate::scopa::refusal::Refusal;

/// A move as text, its captured cards in printed order.
pub fn print(play: Move) -> String {
    let mut text = play.card.to_string();
    for (place, card) in play.captured.into_iter().enumerate() {
        text.push(if place == 0 { 'x' } else { '+' });
        text += &card.to_string();
    }
    text
}

/// Reads a move; the captured cards may come in any order, each once.
pub fn parse(text: &str) -> Result<Move, Refusal> {
    let card = |code: &str| Card::parse(code).map_err(|_| Refusal::Malformed);
    let Some((played, captured)) = text.split_once('x') else {
        return Ok(Move::lay(card(text)?));
    };
    let mut taken = CardSet::EMPTY;
    for code in captured.split('+') {
        if !taken.add(card(code)?) {
            return Err(Refusal::Malformed);
        }
    }
    Ok(Move { card: card(played)?, captured: taken })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn captured_cards_parse_in_any_order_and_print_in_one() {
        assert_eq!(print(parse("7Dx4S+3C").unwrap()), "7Dx3C+4S");
        assert_eq!(print(parse("KB").unwrap()), "KB");
    }

    #[test]
    fn other_texts_are_no_moves() {
        for text in ["", "x", "7Dx", "7Dx3C+", "7Dx3C+3C", "7D x3C", "7dx3C", "7Dx3C+4Sx", "x3C", "7D+3C"] {
            assert_eq!(parse(text), Err(Refusal::Malformed), "{text}");
        }
    }
}
