//! The points of a finished deal: scopas, cards, coins, settebello and primiera.

use crate::card::{Card, Suit};
use crate::cards::CardSet;
use crate::scopa::refusal::DealNotOver;
use crate::scopa::rules::Rules;
use crate::scopa::rules::switches::{PrimieraAllMissing, PrimieraMissing};
use crate::scopa::state::{SIDES, State};

/// What each side made of a deal; only the first `sides` places mean anything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Score {
    pub sides: u8,
    pub points: [u8; SIDES],
    pub scopas: [u8; SIDES],
    /// How many cards each side has.
    pub card_counts: [u8; SIDES],
    /// How many cards of denari each side has.
    pub coin_counts: [u8; SIDES],
    /// The side that took the point for cards.
    pub cards: Option<u8>,
    pub coins: Option<u8>,
    pub settebello: Option<u8>,
    pub primiera: Option<u8>,
    /// The sum of the best card of each suit that a side has.
    pub primiera_sums: [u16; SIDES],
    /// Whether a side has all four suits.
    pub primiera_complete: [bool; SIDES],
}

/// Scores a finished deal.
pub fn score(rules: &Rules, state: &State) -> Result<Score, DealNotOver> {
    if state.over() {
        Ok(score_piles(rules, &state.piles, &state.scopas))
    } else {
        Err(DealNotOver { plays_left: state.plays_left })
    }
}

/// The points for given piles and scopas.
pub fn score_piles(rules: &Rules, piles: &[CardSet; SIDES], scopas: &[u8; SIDES]) -> Score {
    let sides = usize::from(rules.sides);
    let coins = CardSet::of_suit(Suit::Denari);
    let mut score = Score {
        sides: rules.sides,
        scopas: *scopas,
        card_counts: piles.map(CardSet::len),
        coin_counts: piles.map(|pile| pile.and(coins).len()),
        ..Score::default()
    };
    score.settebello = (0..rules.sides).find(|&side| piles[usize::from(side)].has(Card::SETTEBELLO));
    for (side, &pile) in piles.iter().enumerate().take(sides) {
        let best = primiera_cards(rules, pile);
        score.primiera_sums[side] = best.iter().flatten().map(|&card| primiera_value(rules, card)).sum();
        score.primiera_complete[side] = best.iter().all(Option::is_some);
    }
    score.awarded(rules)
}

impl Score {
    /// Gives the points for what has been counted: scopas, cards, coins, settebello, primiera sums.
    pub(crate) fn awarded(mut self, rules: &Rules) -> Score {
        let sides = usize::from(self.sides);
        // score.cards and score.coins
        self.cards = more_than(&self.card_counts[..sides], rules.cards_more_than);
        self.coins = more_than(&self.coin_counts[..sides], rules.coins_more_than);
        self.primiera = primiera(rules, &self.primiera_sums[..sides], &self.primiera_complete[..sides]);
        self.points = self.scopas;
        for side in [self.cards, self.coins, self.settebello, self.primiera].into_iter().flatten() {
            self.points[usize::from(side)] += 1;
        }
        self
    }
}

/// What a card is worth in the primiera.
fn primiera_value(rules: &Rules, card: Card) -> u16 {
    card.rank().map_or(0, |rank| u16::from(rules.primiera[rank as usize]))
}

/// The card that counts for the primiera in each suit, D C S B: of equal values the higher rank.
pub fn primiera_cards(rules: &Rules, pile: CardSet) -> [Option<Card>; 4] {
    Suit::ALL.map(|suit| {
        pile.and(CardSet::of_suit(suit)).into_iter().max_by_key(|&card| primiera_value(rules, card))
    })
}

/// The side above a threshold, or with the strict most where there is none.
fn more_than(counts: &[u8], threshold: Option<u8>) -> Option<u8> {
    match threshold {
        Some(threshold) => counts.iter().position(|&count| count > threshold).map(|side| side as u8),
        None => strict_most(counts, |_| true),
    }
}

/// The side, among those that compete, with more than every other of them.
fn strict_most<Count: Copy + Ord>(counts: &[Count], competes: impl Fn(usize) -> bool) -> Option<u8> {
    let most =
        counts.iter().enumerate().filter(|&(side, _)| competes(side)).map(|(_, &count)| count).max()?;
    let mut first = (0..counts.len()).filter(|&side| competes(side) && counts[side] == most);
    let side = first.next()?;
    first.next().is_none().then_some(side as u8)
}

/// Who has the primiera: primiera.missing and primiera.all_missing; equal sums give it to nobody.
fn primiera(rules: &Rules, sums: &[u16], complete: &[bool]) -> Option<u8> {
    if rules.primiera_missing == PrimieraMissing::Sums {
        return strict_most(sums, |_| true);
    }
    if complete.contains(&true) {
        // A side that lacks a suit cannot score; with two sides that is the other side's point.
        return strict_most(sums, |side| complete[side]);
    }
    match rules.primiera_all_missing {
        PrimieraAllMissing::Sums => strict_most(sums, |_| true),
        PrimieraAllMissing::Nobody => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{cards, four_seats};

    fn scored(switches: &[(&str, &str)], piles: [&str; SIDES]) -> Score {
        score_piles(&four_seats(switches), &piles.map(cards), &[0; SIDES])
    }

    fn figures() -> (&'static str, &'static str) {
        let values = r#"{"A":16,"2":12,"3":13,"4":14,"5":15,"6":18,"7":21,"J":8,"Q":9,"K":10}"#;
        ("primiera", values)
    }

    #[test]
    fn equal_sums_give_no_primiera() {
        let score = scored(&[], ["7D 7C 6S AB", "7S 7B 6D AC", ""]);
        assert_eq!((score.primiera_sums, score.primiera), ([76, 76, 0], None));
    }

    #[test]
    fn the_complete_side_beats_three_sevens() {
        let score = scored(&[], ["7D 7C 7S", "KD KC KS KB", ""]);
        assert_eq!((score.primiera_sums, score.primiera), ([63, 40, 0], Some(1)));
        assert_eq!(score.primiera_complete, [false, true, false]);
        let sums = scored(&[("primiera_missing", "\"sums\"")], ["7D 7C 7S", "KD KC KS KB", ""]);
        assert_eq!(sums.primiera, Some(0));
    }

    #[test]
    fn when_every_side_lacks_a_suit_the_sheet_decides() {
        let piles = ["7D 7C 7S", "KD KC KB", ""];
        assert_eq!(scored(&[], piles).primiera, Some(0));
        assert_eq!(scored(&[("primiera_all_missing", "\"nobody\"")], piles).primiera, None);
    }

    #[test]
    fn worths_up_to_255_add_up() {
        let rich = ("primiera", r#"{"A":16,"2":12,"3":13,"4":14,"5":15,"6":18,"7":21,"J":255,"Q":9,"K":10}"#);
        let score = scored(&[rich], ["JD JC JS JB", "7D 7C 7S 7B", ""]);
        assert_eq!((score.primiera_sums, score.primiera), ([1020, 84, 0], Some(0)));
    }

    #[test]
    fn figures_decide_where_the_sheet_values_them() {
        let score = scored(&[figures()], ["7D 7C 6S QB", "7S 7B 6D KC", ""]);
        assert_eq!((score.primiera_sums, score.primiera), ([69, 70, 0], Some(1)));
    }

    #[test]
    fn half_the_pack_is_not_enough() {
        let half = crate::sample::scopa_pack().less(cards("2S")).into_iter().take(20);
        let half: CardSet = half.collect();
        let rest = crate::sample::scopa_pack().less(half);
        let score = score_piles(&four_seats(&[]), &[half, rest, CardSet::EMPTY], &[1, 2, 0]);
        assert_eq!((score.cards, score.coins, score.settebello), (None, Some(0), Some(0)));
        assert_eq!(score.scopas, [1, 2, 0]);
    }

    #[test]
    fn three_sides_take_the_strict_most() {
        let three =
            [("seats", "3"), ("table_cards", "4"), ("packets", "[3,3,3,3]"), ("cards_more_than", "null")];
        let score = scored(&three, ["AD 2D", "AC 2C 3C", "AS 2S KS"]);
        assert_eq!((score.cards, score.card_counts), (None, [2, 3, 3]));
        let score = scored(&three, ["AD 2D", "AC 2C 3C", "AS 2S KS 4S"]);
        assert_eq!((score.cards, score.coins), (Some(2), None));
    }
}
