//! The richest scopa; else the richest capture that leaves no scopa to a card still unseen; else the cheapest card.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use crate::card::{Card, Rank, Suit};
use crate::cards::CardSet;
use crate::scopa::moves::Move;
use crate::scopa::rules::switches::ScopaVoid;
use crate::scopa::view::View;

/// Chooses by one look at the table; among equals the first in the order of moves.
pub fn choose(view: &View<'_>) -> Option<Move> {
    let choice = view.choice()?;
    let unseen_values =
        view.unseen().into_iter().fold(0_u32, |values, card| values | 1 << card.scopa_value());
    let mut best: Option<(Merit, Move)> = None;
    let _ = choice.each::<()>(|play| {
        let left = table_after(choice.table, play);
        let total = left.scopa_sum();
        let worth: u32 = play.cards().into_iter().map(worth).sum();
        let captures = !play.captured.is_empty();
        let merit = Merit {
            scopa: if makes_scopa(view, play) { worth } else { 0 },
            safe: total > 10 || unseen_values >> total & 1 == 0,
            capture: if captures { worth } else { 0 },
            cheap: Reverse(if captures { 0 } else { worth }),
        };
        if best.is_none_or(|(known, _)| merit > known) {
            best = Some((merit, play));
        }
        ControlFlow::Continue(())
    });
    best.map(|(_, play)| play)
}

/// What speaks for a play, the weightiest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Merit {
    /// The worth of a scopa, 0 if it makes none.
    scopa: u32,
    /// It leaves no total that a card still unseen could take with all the rest.
    safe: bool,
    /// The worth of a capture, 0 if it takes nothing.
    capture: u32,
    /// Of cards laid, the cheapest.
    cheap: Reverse<u32>,
}

fn table_after(table: CardSet, play: Move) -> CardSet {
    if play.captured.is_empty() { table.or(CardSet::one(play.card)) } else { table.less(play.captured) }
}

/// Whether a play would count as a scopa, as far as the seat can know.
fn makes_scopa(view: &View<'_>, play: Move) -> bool {
    let rules = view.rules;
    let sweeping = rules.ace_sweeps && play.card.rank() == Some(Rank::Ace);
    let last_card = view.sight.plays_left == 1 && rules.scopa_void != ScopaVoid::Never;
    !play.captured.is_empty() && play.captured == view.sight.table && !sweeping && !last_card
}

/// What a card is worth taking: its primiera, more for coins, most for the settebello.
fn worth(card: Card) -> u32 {
    let Some(rank) = card.rank() else { return 0 };
    let value = match rank {
        Rank::Seven => 29,
        Rank::Six => 18,
        Rank::Ace => 16,
        Rank::Five => 15,
        Rank::Four => 14,
        Rank::Three => 13,
        Rank::Two => 12,
        Rank::Eight | Rank::Nine | Rank::Ten | Rank::Jack | Rank::Queen | Rank::King => 10,
    };
    match card {
        Card::SETTEBELLO => 139,
        _ if card.suit() == Some(Suit::Denari) => value + 10,
        _ => value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{cards, four_seats};
    use crate::scopa::notation::print;
    use crate::scopa::state::State;
    use crate::scopa::view::Sight;

    fn chosen(hand: &str, table: &str, played: &str, plays_left: u8) -> String {
        let rules = four_seats(&[]);
        let mut state = State::empty(3, 4);
        state.hands[0] = cards(hand);
        state.table = cards(table);
        state.plays = 8;
        state.plays_left = plays_left;
        let history: Vec<Move> = cards(played).into_iter().map(Move::lay).collect();
        let view = View { rules: &rules, history: &history, sight: Sight::of(&rules, &state, 0) };
        print(choose(&view).unwrap())
    }

    #[test]
    fn a_scopa_comes_first_and_the_richest_of_them() {
        assert_eq!(chosen("7D KC AC", "3C 4S", "", 20), "7Dx3C+4S");
        assert_eq!(chosen("7C 7D", "3C 4S", "", 20), "7Dx3C+4S");
    }

    #[test]
    fn then_the_richest_capture_that_leaves_no_scopa() {
        // The settebello is worth most, but taking it leaves ten to an unseen king; the nines are all gone.
        assert_eq!(chosen("7C JC", "7D 2S JS", "QD QC QS QB", 20), "JCxJS");
        assert_eq!(chosen("7C JC", "7D 5S JS", "", 20), "7Cx7D");
    }

    #[test]
    fn a_total_that_nobody_can_hold_is_safe() {
        assert_eq!(chosen("7C 2C", "7D KB", "KD KC KS", 20), "7Cx7D");
    }

    #[test]
    fn with_no_safe_play_all_count() {
        assert_eq!(chosen("7C", "7D 5S", "", 20), "7Cx7D");
    }

    #[test]
    fn else_the_cheapest_card_is_laid() {
        assert_eq!(chosen("6C 2C", "KD QB", "", 20), "2C");
    }

    #[test]
    fn the_last_card_is_no_scopa() {
        assert_eq!(chosen("AD 3D", "AC", "", 2), "ADxAC");
        assert_eq!(chosen("3D", "2C AC", "", 1), "3DxAC+2C");
    }
}
