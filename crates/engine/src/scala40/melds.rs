//! Every meld that a hand can form, once each, in a fixed order.

use std::ops::ControlFlow;

use crate::card::{Rank, Suit};
use crate::cards::CardSet;
use crate::scala40::hand::Hand;
use crate::scala40::meld::Meld;

/// The choices of suits that make a set: the threes in printed order, then all four.
const SUITS: [u8; 5] = [0b0111, 0b1011, 0b1101, 0b1110, 0b1111];

/// Calls `found` with every meld of these cards, at most so many jokers in each, until it breaks off.
///
/// Sets come first, by rank, then suits; then runs by suit, lowest place, length. Of one shape
/// the variants with fewest jokers come first, then those whose jokers take the lowest places:
/// a joker may lie where the hand has the card as well.
pub fn each<B>(
    hand: Hand,
    jokers_per_meld: u8,
    mut found: impl FnMut(Meld) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let most = jokers_per_meld.min(hand.jokers);
    for rank in Rank::ALL {
        let held = suits_of(hand.once, rank);
        if held.count_ones() + u32::from(most) < 3 {
            continue;
        }
        for suits in SUITS {
            each_joker(u16::from(suits), u16::from(held), most, |jokers| {
                Meld::set(rank, suits, jokers as u8).map_or(ControlFlow::Continue(()), &mut found)
            })?;
        }
    }
    for suit in Suit::ALL {
        let held = places_of(hand.once, suit);
        for low in 0..12 {
            for length in 3..=(14 - low).min(13) {
                let places = ((1 << length) - 1) << low;
                if (places & !held).count_ones() > u32::from(most) {
                    break;
                }
                each_joker(places, held, most, |jokers| {
                    Meld::run(suit, low, length, jokers).map_or(ControlFlow::Continue(()), &mut found)
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// All of them in their order.
pub fn list(hand: Hand, jokers_per_meld: u8) -> Vec<Meld> {
    let mut melds = Vec::new();
    let _ = each::<()>(hand, jokers_per_meld, |meld| {
        melds.push(meld);
        ControlFlow::Continue(())
    });
    melds
}

/// The suits in which a card of the rank is there, one bit a suit.
#[inline]
pub(crate) const fn suits_of(cards: CardSet, rank: Rank) -> u8 {
    let lanes = cards.0 >> rank as u8;
    (lanes & 1 | lanes >> 15 & 2 | lanes >> 30 & 4 | lanes >> 45 & 8) as u8
}

/// The places of a suit's runs for which a card is there: the ace has both ends.
#[inline]
pub(crate) const fn places_of(cards: CardSet, suit: Suit) -> u16 {
    let ranks = (cards.0 >> (suit as u8 * 16)) as u16 & 0x1FFF;
    ranks | (ranks & 1) << 13
}

/// Calls `found` with every choice of at most `most` joker places that fills what is missing.
#[inline]
fn each_joker<B>(
    places: u16,
    held: u16,
    most: u8,
    mut found: impl FnMut(u16) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let missing = places & !held;
    let needed = missing.count_ones() as u8;
    if needed > most {
        return ControlFlow::Continue(());
    }
    for spare in 0..=most - needed {
        each_choice(places & held, spare, missing, &mut found)?;
    }
    ControlFlow::Continue(())
}

/// Calls `found` with `chosen` and each choice of so many of the places, the lowest first.
fn each_choice<B>(
    places: u16,
    count: u8,
    chosen: u16,
    found: &mut impl FnMut(u16) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if count == 0 {
        return found(chosen);
    }
    let mut left = places;
    while left.count_ones() >= u32::from(count) {
        let lowest = left & left.wrapping_neg();
        left &= left - 1;
        each_choice(left, count - 1, chosen | lowest, found)?;
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::list as cards;

    fn melds(codes: &str, jokers_per_meld: u8) -> String {
        let hand: Hand = cards(codes).into_iter().collect();
        list(hand, jokers_per_meld).iter().map(Meld::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn sets_come_before_runs_and_shorter_before_longer() {
        assert_eq!(
            melds("3D 3C 3S 3B 4C 5C 6C", 1),
            "3D+3C+3S 3D+3C+3B 3D+3S+3B 3C+3S+3B 3D+3C+3S+3B 3C+4C+5C 3C+4C+5C+6C 4C+5C+6C"
        );
    }

    #[test]
    fn a_joker_stands_for_any_fitting_card() {
        assert_eq!(melds("QC KC **", 1), "**=JC+QC+KC QC+KC+**=AC");
        assert_eq!(melds("7D 7C **", 1), "7D+7C+**=7S 7D+7C+**=7B");
        assert_eq!(
            melds("2C 3C 4C **", 1),
            "**=AC+2C+3C **=AC+2C+3C+4C 2C+3C+4C **=2C+3C+4C 2C+**=3C+4C 2C+3C+**=4C 2C+3C+4C+**=5C 3C+4C+**=5C"
        );
    }

    #[test]
    fn jokers_are_as_many_as_the_sheet_allows() {
        assert_eq!(melds("7D ** ** **", 0), "");
        assert_eq!(melds("7D ** **", 1), "");
        assert!(melds("7D ** **", 2).split(' ').all(|meld| meld.matches("**").count() == 2));
        assert_eq!(melds("KD ** ** **", 3).split(' ').count(), 3 + 1 + 2 + 2);
        assert_eq!(melds("** ** ** **", 4), "");
    }

    #[test]
    fn second_copies_make_no_meld_twice() {
        assert_eq!(melds("7D 7D 7C 7C 7S 7S", 1), "7D+7C+7S");
        assert_eq!(melds("AC AC 2C 3C QC KC", 1), "AC+2C+3C QC+KC+AC");
    }

    #[test]
    fn a_run_ends_at_the_king_or_the_high_ace_and_has_thirteen_cards_at_most() {
        let all = melds("AC AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC", 0);
        let longest: Vec<&str> = all.split(' ').filter(|meld| meld.matches('+').count() == 12).collect();
        assert_eq!(longest.len(), 2);
        assert!(all.split(' ').all(|meld| !meld.contains("KC+AC+2C")));
        assert_eq!(all.split(' ').count(), 12 * 13 / 2 - 1);
    }
}
