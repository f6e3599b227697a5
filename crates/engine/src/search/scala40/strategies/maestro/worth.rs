//! What each card of a hand is worth keeping: what it combines with, counted in live cards, against
//! what it costs if somebody closes.
//!
//! The numbers were found by playing tens of thousands of deals against `greedy`.

use super::look::Look;
use crate::card::Card;
use crate::scala40::finder::{Laying, Terms, least_left};
use crate::scala40::hand::{Hand, value_in_hand};

/// A card of the melds that leave least in hand is worth so much more than any loose one.
const IN_A_MELD: f32 = 49.0;
/// A joker fits everywhere.
const JOKER: f32 = 1000.0;
/// What a live card counts that makes a meld with another: in full if that one is loose, little if
/// it is in a meld already.
const WITH_A_MELD_CARD: f32 = 0.21;
/// A second copy combines with nothing that the first does not.
const SECOND_COPY: f32 = 0.15;

/// By the card's bit.
pub fn worth(look: &Look<'_>) -> [f32; 64] {
    let choice = &look.choice;
    let hand = choice.hand;
    let terms = Terms { jokers_per_meld: choice.rules.meld_jokers, ..Terms::default() };
    let in_melds: Hand =
        least_left(hand, terms).iter().flat_map(Laying::melds).flat_map(|meld| meld.cards()).collect();
    let loose = |card: Card| hand.count(card) > in_melds.count(card);
    let (live, haste) = (look.live(), haste(look.threat()));
    let mut worth = [JOKER; 64];
    for card in hand.once {
        let mut links = 0.0;
        for other in hand.once {
            let outs = f32::from(outs(card, other, &live));
            // Before the opening dear melds count more: forty points have to come together.
            let dear = if choice.open { 1.0 } else { 0.5 + 0.05 * f32::from(value_in_hand(other)) };
            links += outs * dear * if loose(other) { 1.0 } else { WITH_A_MELD_CARD };
        }
        let copies = if hand.count(card) == 2 { SECOND_COPY } else { 1.0 };
        let melded = if loose(card) { 0.0 } else { IN_A_MELD };
        worth[usize::from(card.bit())] = melded + links * copies - haste * f32::from(value_in_hand(card));
    }
    worth
}

/// What a point in hand weighs when the fewest cards of an open opponent are so many.
fn haste(threat: Option<u8>) -> f32 {
    match threat {
        Some(0..=2) => 1.0,
        Some(3..=5) => 0.7,
        Some(_) => 0.175,
        None => 0.07,
    }
}

/// How many live cards make a meld of three with two different cards.
fn outs(one: Card, other: Card, live: &[u8; 64]) -> u8 {
    let (lane, rank) = (one.bit() & 0x30, one.bit() & 15);
    let (other_lane, other_rank) = (other.bit() & 0x30, other.bit() & 15);
    match (lane == other_lane, rank == other_rank) {
        (false, true) => {
            let third = [0, 16, 32, 48].into_iter().filter(|&suit| suit != lane && suit != other_lane);
            third.map(|suit| live[usize::from(suit + rank)]).sum()
        }
        (true, false) => {
            let (low, high) = match (rank.min(other_rank), rank.max(other_rank)) {
                // An ace beside a queen or king is the high one.
                (0, high @ 11..) => (high, 13),
                near => near,
            };
            let at = |place: u8| live[usize::from(lane + place % 13)];
            match high - low {
                1 => (if low > 0 { at(low - 1) } else { 0 }) + (if high < 13 { at(high + 1) } else { 0 }),
                2 => at(low + 1),
                _ => 0,
            }
        }
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outs_are_the_live_cards_of_a_third_place() {
        let count = |one: &str, other: &str, gone: &[&str]| {
            let mut live = [2; 64];
            for code in gone {
                live[usize::from(Card::parse(code).unwrap().bit())] -= 1;
            }
            outs(Card::parse(one).unwrap(), Card::parse(other).unwrap(), &live)
        };
        assert_eq!(count("7D", "7C", &[]), 4);
        assert_eq!(count("7D", "7C", &["7S", "7S", "7B"]), 1);
        assert_eq!(count("6C", "5C", &["7C"]), 3);
        assert_eq!(count("5C", "7C", &[]), 2);
        assert_eq!(count("AC", "2C", &[]), 2);
        assert_eq!(count("AC", "KC", &[]), 2);
        assert_eq!(count("QC", "AC", &["KC"]), 1);
        assert_eq!(count("QC", "KC", &[]), 4);
        for (one, other) in [("5C", "8C"), ("5C", "6D"), ("5C", "5C"), ("KC", "2C")] {
            assert_eq!(count(one, other, &[]), 0, "{one} {other}");
        }
    }
}
