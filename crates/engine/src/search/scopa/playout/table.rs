//! The table of a random deal: how many moves a card has on it, and what each of them takes.

use crate::cards::CardSet;
use crate::scopa::rules::Rules;
use crate::scopa::rules::switches::Duty;
use crate::search::scopa::playout::lanes::{BITS, Cell, EACH, SUITS, card_set, counts, filled, lane, whole};
use crate::search::scopa::playout::ways::{LONGEST, Ways};

/// The rules of captures as lanes: a one wherever the rule holds.
#[derive(Clone, Copy)]
pub struct Switches {
    /// `capture.equal`: an equal card may be left lying.
    equal_may: u64,
    /// `capture.sum`: a sum may be left lying.
    sum_may: u64,
    /// `ace.sweeps`
    sweeps: bool,
}

impl Switches {
    /// The lanes of a sheet's rules.
    pub fn of(rules: &Rules) -> Switches {
        let wherever = |duty| if duty == Duty::May { EACH } else { 0 };
        Switches { equal_may: wherever(rules.equal), sum_may: wherever(rules.sum), sweeps: rules.ace_sweeps }
    }

    /// Whether a card takes the whole table whatever lies there.
    #[inline]
    pub fn sweeps(&self, card: Cell) -> bool {
        self.sweeps && card.value() == 1
    }
}

/// The cards that lie face up, and the ways to add them up.
#[derive(Clone, Copy)]
pub struct Table {
    cards: u64,
    ways: Ways,
    len: u32,
}

impl Table {
    /// A table without cards.
    pub const EMPTY: Table = Table { cards: 0, ways: Ways::NONE, len: 0 };

    /// Its cards, in lanes.
    #[inline]
    pub const fn cards(&self) -> u64 {
        self.cards
    }

    /// Its cards as a set.
    pub fn card_set(&self) -> CardSet {
        card_set(self.cards)
    }

    /// Whether the numbers of moves are exact: on a longer table a lane might run over.
    #[inline]
    pub const fn short(&self) -> bool {
        self.len <= LONGEST
    }

    /// A card comes to the table.
    #[inline]
    pub fn lay(&mut self, card: Cell) {
        self.cards |= card.bit();
        self.ways = self.ways.with(card.value());
        self.len += 1;
    }

    /// Cards leave the table.
    #[inline]
    pub fn take(&mut self, cards: u64) {
        self.cards ^= cards;
        let mut left = cards;
        while left != 0 {
            self.ways = self.ways.without(Cell::lowest(left).value());
            self.len -= 1;
            left &= left - 1;
        }
    }

    /// How many moves a card of each value has, in its lane; only on a short table.
    #[inline]
    pub const fn moves(&self, switches: &Switches) -> u64 {
        let equal = counts(self.cards);
        let lies = filled(equal);
        // An equal card excludes every sum; a card that takes nothing is laid.
        let captures = equal | self.ways.sums() & !whole(lies);
        let nothing = EACH & !filled(captures);
        let moves = captures + (nothing | switches.equal_may & lies | switches.sum_may & !lies);
        // A sweeping ace has one move: it takes everything, or is laid on an empty table.
        if switches.sweeps { moves & !(31 << BITS) | 1 << BITS } else { moves }
    }

    /// What a card takes by its move of a number; nothing by the last, where it may be laid.
    #[inline]
    pub fn capture(&self, switches: &Switches, card: Cell, number: u32) -> u64 {
        if switches.sweeps(card) {
            return self.cards;
        }
        let mut equal = self.cards & SUITS << (BITS * card.value());
        if equal != 0 {
            for _ in 0..number {
                equal &= equal - 1;
            }
            return equal & equal.wrapping_neg();
        }
        if number < lane(self.ways.sums(), card.value()) { self.sum(card.value(), number) } else { 0 }
    }

    /// The set of a number among those that add up to `value`: with each card, the highest first,
    /// either it belongs to the set or the rest reaches the sum without it.
    #[inline]
    fn sum(&self, value: u32, mut number: u32) -> u64 {
        let (mut ways, mut cards) = (self.ways, self.cards);
        let (mut taken, mut left) = (0, value);
        while left > 0 {
            cards &= (1 << (BITS * (left + 1))) - 1;
            let card = Cell::highest(cards);
            cards ^= card.bit();
            ways = ways.without(card.value());
            let without = lane(ways.sums(), left);
            if number >= without {
                number -= without;
                taken |= card.bit();
                left -= card.value();
            }
        }
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::{Seed, below, swift};
    use crate::sample::{four_seats, scopa_pack};
    use crate::scopa::moves::{Choice, Move};

    #[test]
    fn the_numbered_moves_are_the_listed_ones() {
        let mut random = swift(&Seed::Number(1), "test");
        for (equal, sum, sweeps) in [
            ("must", "must", "false"),
            ("must", "may", "false"),
            ("may", "must", "false"),
            ("may", "may", "true"),
        ] {
            let [equal, sum] = [equal, sum].map(|duty| format!("\"{duty}\""));
            let rules = four_seats(&[("equal", &equal), ("sum", &sum), ("ace_sweeps", sweeps)]);
            let switches = Switches::of(&rules);
            for round in 0..400 {
                let mut table = Table::EMPTY;
                while table.len < round % (LONGEST + 1) {
                    let card = scopa_pack().into_iter().nth(below(&mut random, 40) as usize).unwrap();
                    if table.cards & Cell::of(card).bit() == 0 {
                        table.lay(Cell::of(card));
                    }
                }
                let hand = scopa_pack().less(table.card_set());
                let choice = Choice { rules: &rules, hand, table: table.card_set(), first_play: false };
                let moves = table.moves(&switches);
                let mut numbered: Vec<Move> = Vec::new();
                for card in hand {
                    let cell = Cell::of(card);
                    let captures = (0..lane(moves, cell.value())).map(|n| table.capture(&switches, cell, n));
                    numbered.extend(captures.map(|captured| Move { card, captured: card_set(captured) }));
                }
                let mut listed = choice.list();
                let key = |play: &Move| (play.card, play.captured.0);
                numbered.sort_by_key(key);
                listed.sort_by_key(key);
                assert_eq!(numbered, listed);
            }
        }
    }
}
