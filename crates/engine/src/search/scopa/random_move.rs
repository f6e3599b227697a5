//! One legal move drawn at random, each equally likely, without a list of moves.
//!
//! Moves are counted first, then the one drawn is built: nothing is allocated.

use rand_core::Rng;

use crate::card::Card;
use crate::cards::CardSet;
use crate::rng::below;
use crate::scopa::capture::Ways;
use crate::scopa::moves::{Choice, Move};
use crate::scopa::rules::Rules;
use crate::scopa::rules::switches::Duty;
use crate::scopa::state::{CARDS, State};

/// Plays a deal to its end.
pub fn play_out<R: Rng>(rules: &Rules, state: &mut State, random: &mut R) {
    while !state.over() {
        let play = Counted::of(&Choice::of(rules, state)).draw(random);
        state.apply(rules, play);
    }
}

/// A choice whose moves have been counted.
pub struct Counted<'a> {
    choice: &'a Choice<'a>,
    table: Table,
    /// The number of legal moves.
    pub all: u32,
}

impl<'a> Counted<'a> {
    /// Counts the moves of a choice; the hand must hold a card.
    pub fn of(choice: &'a Choice<'a>) -> Counted<'a> {
        let table = Table::of(choice.table);
        let all = choice.playable().into_iter().map(|card| count(choice, &table, card)).sum();
        Counted { choice, table, all }
    }

    /// Draws one legal move, each equally likely.
    pub fn draw<R: Rng>(&self, random: &mut R) -> Move {
        let mut number = below(random, self.all);
        for card in self.choice.playable() {
            let moves = count(self.choice, &self.table, card);
            if number < moves {
                return numbered(self.choice, &self.table, card, number);
            }
            number -= moves;
        }
        unreachable!("the number is below the count of all moves")
    }
}

/// A table's cards, and the ways to each sum with the first 0, 1, 2 … of them.
struct Table {
    cards: [Card; CARDS],
    ways: [Ways; CARDS + 1],
    len: usize,
}

impl Table {
    #[inline]
    fn of(table: CardSet) -> Table {
        let mut built = Table { cards: [Card::SETTEBELLO; CARDS], ways: [Ways::NONE; CARDS + 1], len: 0 };
        for card in table {
            built.cards[built.len] = card;
            built.ways[built.len + 1] = built.ways[built.len].with(card);
            built.len += 1;
        }
        built
    }

    #[inline]
    fn ways(&self, value: u8) -> u32 {
        self.ways[self.len].to(value)
    }

    /// The set of a number among those that add up to `value`.
    fn sum(&self, value: u8, mut number: u32) -> CardSet {
        let mut taken = CardSet::EMPTY;
        let mut left = value;
        for place in (0..self.len).rev() {
            let without = self.ways[place].to(left);
            if number >= without {
                number -= without;
                taken.add(self.cards[place]);
                left -= self.cards[place].scopa_value();
            }
        }
        taken
    }
}

/// How many moves there are with a card of the hand; the rules are those of [`Choice::each`].
#[inline]
fn count(choice: &Choice<'_>, table: &Table, card: Card) -> u32 {
    if choice.sweeps(card) {
        return 1;
    }
    let equal = u32::from(choice.table.and(CardSet::like(card)).len());
    if equal > 0 {
        return equal + u32::from(choice.rules.equal == Duty::May);
    }
    let sums = table.ways(card.scopa_value());
    sums + u32::from(sums == 0 || choice.rules.sum == Duty::May)
}

/// The move of a number among those with a card; the number after all captures lays it.
fn numbered(choice: &Choice<'_>, table: &Table, card: Card, number: u32) -> Move {
    if choice.sweeps(card) {
        return Move { card, captured: choice.table };
    }
    let equal = choice.table.and(CardSet::like(card));
    if !equal.is_empty() {
        return match equal.into_iter().nth(number as usize) {
            Some(taken) => Move { card, captured: CardSet::one(taken) },
            None => Move::lay(card),
        };
    }
    if number < table.ways(card.scopa_value()) {
        Move { card, captured: table.sum(card.scopa_value(), number) }
    } else {
        Move::lay(card)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::{Seed, swift};
    use crate::sample::{cards, four_seats};

    #[test]
    fn the_numbered_moves_are_the_listed_ones() {
        let hand = cards("7C KC AS 2S 4B 9S").and(crate::sample::scopa_pack());
        let table = cards("AD 3D 7D 2C AB 4S 5B 6B");
        for (equal, sum, sweeps) in [("must", "must", false), ("may", "may", false), ("must", "may", true)] {
            let [equal, sum] = [equal, sum].map(|duty| format!("\"{duty}\""));
            let rules = four_seats(&[("equal", &equal), ("sum", &sum), ("ace_sweeps", &sweeps.to_string())]);
            let choice = Choice { rules: &rules, hand, table, first_play: false };
            let built = Table::of(table);
            let mut numbered_moves: Vec<Move> = hand
                .into_iter()
                .flat_map(|card| (0..count(&choice, &built, card)).map(move |number| (card, number)))
                .map(|(card, number)| numbered(&choice, &built, card, number))
                .collect();
            let mut listed = choice.list();
            let key = |play: &Move| (play.card, play.captured.0);
            numbered_moves.sort_by_key(key);
            listed.sort_by_key(key);
            assert_eq!(numbered_moves, listed);
        }
    }

    #[test]
    fn a_deal_is_played_to_its_end() {
        let rules = four_seats(&[]);
        let mut random = swift(&Seed::Number(1), "test");
        let mut state = crate::scopa::dealing::deal_seeded(&rules, 3, &Seed::Number(1), 0).state;
        play_out(&rules, &mut state, &mut random);
        assert_eq!(state.plays, 40);
        assert_eq!(state.captured(), rules.pack);
    }
}
