//! Positions: a deal begun in the middle.

use std::sync::Arc;

use crate::card::Card;
use crate::error::{PositionError, wrong};
use crate::rng::Seed;
use crate::scala40::deal::Deal;
use crate::scala40::hand::Hand;
use crate::scala40::lawful;
use crate::scala40::meld::Meld;
use crate::scala40::rules::Rules;
use crate::scala40::state::{Phase, State, attachable, seat_after};

/// A deal in the middle; what is left empty counts as nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub hands: Vec<Vec<Card>>,
    /// In the order in which they were laid.
    pub melds: Vec<Meld>,
    /// Top last.
    pub discard_pile: Vec<Card>,
    /// Top first.
    pub stock: Vec<Card>,
    /// The seat to play; in a closed deal, who closed.
    pub turn: u8,
    /// None: the last seat that is dealt to.
    pub dealer: Option<u8>,
    /// None: every seat.
    pub seated: Option<Vec<u8>>,
    /// Per seat; none: all are open if melds lie on the table, otherwise nobody.
    pub opened: Option<Vec<bool>>,
    pub phase: Phase,
    /// The card taken in this turn, while it is held.
    pub taken: Option<Card>,
    /// What the seat to play laid to open in this turn, and whether it has.
    pub laid: u16,
    pub opened_this_turn: bool,
    pub turnovers: u8,
    /// The seats from the turn to the dealer have not ended their first turn.
    pub first_round: bool,
}

impl Default for Position {
    fn default() -> Position {
        Position {
            hands: Vec::new(),
            melds: Vec::new(),
            discard_pile: Vec::new(),
            stock: Vec::new(),
            turn: 0,
            dealer: None,
            seated: None,
            opened: None,
            phase: Phase::Draw,
            taken: None,
            laid: 0,
            opened_this_turn: false,
            turnovers: 0,
            first_round: false,
        }
    }
}

impl Deal {
    /// The position as data, from which the same deal can go on.
    pub fn position(&self) -> Position {
        let state = self.state();
        let seats = 0..self.rules().seats;
        Position {
            hands: seats.clone().map(|seat| state.hands[usize::from(seat)].into_iter().collect()).collect(),
            melds: state.melds.to_vec(),
            discard_pile: state.pile.to_vec(),
            stock: state.stock.iter().rev().copied().collect(),
            turn: state.turn,
            dealer: Some(state.dealer),
            seated: Some(seats.clone().filter(|seat| state.seated >> seat & 1 == 1).collect()),
            opened: Some(seats.map(|seat| state.is_open(seat)).collect()),
            phase: state.phase,
            taken: state.taken,
            laid: state.laid,
            opened_this_turn: state.opened_this_turn,
            turnovers: state.turnovers,
            first_round: state.first_turns > 0,
        }
    }
}

impl Position {
    /// Checks the position and begins a deal from it; turn-overs are shuffled from the seed 0 as those of deal 0.
    pub fn deal(self, rules: &Arc<Rules>) -> Result<Deal, PositionError> {
        let seated = self.seated(rules)?;
        let dealer = self.dealer.unwrap_or(7 - seated.leading_zeros() as u8);
        for (what, seat) in [("turn", self.turn), ("dealer", dealer)] {
            if seat > 7 || seated >> seat & 1 == 0 {
                return wrong(format!("{what} {seat}: no such seat is dealt to"));
            }
        }
        self.check_cards(rules)?;
        let mut state = State::empty(dealer, seated);
        for (hand, cards) in state.hands.iter_mut().zip(&self.hands) {
            *hand = cards.iter().copied().collect();
        }
        self.melds.iter().for_each(|&meld| state.melds.push(meld));
        self.discard_pile.iter().for_each(|&card| state.pile.push(card));
        self.stock.iter().rev().for_each(|&card| state.stock.push(card));
        state.attachable = attachable(&state.melds, rules.meld_jokers);
        state.opened = self.opened(seated)?;
        state.first_turns = if self.first_round { turns_to(seated, self.turn, dealer) } else { 0 };
        (state.turn, state.phase, state.turnovers) = (self.turn, self.phase, self.turnovers);
        (state.taken, state.laid, state.opened_this_turn) = (self.taken, self.laid, self.opened_this_turn);
        lawful::check(rules, &state)?;
        let deal = Deal::begin(rules.clone(), state, Seed::Number(0), 0);
        match deal.choice() {
            Some(choice) if choice.each(|_| std::ops::ControlFlow::Break(())).is_continue() => {
                wrong(format!("seat {} has no legal move", self.turn))
            }
            _ => Ok(deal),
        }
    }

    /// The seats that are dealt to, one bit each.
    fn seated(&self, rules: &Rules) -> Result<u8, PositionError> {
        if self.hands.len() != usize::from(rules.seats) {
            return wrong(format!("{} hands: {} seats need one each", self.hands.len(), rules.seats));
        }
        let all = (1 << rules.seats) - 1;
        let Some(seats) = &self.seated else { return Ok(all) };
        seated_bits(seats, rules.seats).ok_or_else(|| {
            PositionError(format!(
                "seated {seats:?}: two seats or more of 0 to {}, each once",
                rules.seats - 1
            ))
        })
    }

    /// The seats that are open, one bit each.
    fn opened(&self, seated: u8) -> Result<u8, PositionError> {
        let Some(opened) = &self.opened else { return Ok(if self.melds.is_empty() { 0 } else { seated }) };
        if opened.len() != self.hands.len() {
            return wrong(format!(
                "opened: {} seats need a word each, not {}",
                self.hands.len(),
                opened.len()
            ));
        }
        let bits = opened.iter().enumerate().fold(0, |bits, (seat, &open)| bits | u8::from(open) << seat);
        if bits & !seated == 0 { Ok(bits) } else { wrong("a seat that is not dealt to is called open") }
    }

    /// No card lies more often than two packs have it, and melds have the jokers that they may.
    fn check_cards(&self, rules: &Rules) -> Result<(), PositionError> {
        let mut all = Hand::EMPTY;
        let melds = self.melds.iter().flat_map(|meld| meld.cards());
        let heaps = self.hands.iter().flatten().chain(&self.discard_pile).chain(&self.stock).copied();
        for card in heaps.chain(melds) {
            if !all.add(card) {
                return wrong(format!("{card} lies in more places than there are copies"));
            }
        }
        match self.melds.iter().find(|meld| meld.jokers() > rules.meld_jokers) {
            Some(meld) => wrong(format!("{meld}: at most {} jokers in a meld", rules.meld_jokers)),
            None => Ok(()),
        }
    }
}

/// The bits of a list of seats, two or more, each once.
pub fn seated_bits(seated: &[u8], seats: u8) -> Option<u8> {
    let bits = seated.iter().filter(|&&seat| seat < seats).fold(0_u8, |bits, &seat| bits | 1 << seat);
    let count = bits.count_ones() as usize;
    (count == seated.len() && count >= 2).then_some(bits)
}

/// How many seats have a turn from one seat to another.
fn turns_to(seated: u8, first: u8, last: u8) -> u8 {
    let (mut turns, mut seat) = (1, first);
    while seat != last {
        seat = seat_after(seated, seat);
        turns += 1;
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::scala40;

    fn refused(text: &str) -> String {
        Position::parse(text).and_then(|position| position.deal(&Arc::new(scala40(&[])))).unwrap_err().0
    }

    #[test]
    fn a_position_that_cannot_be_says_why() {
        let rest = "stock=2D discard_pile=3D";
        for (text, why) in [
            ("hands=7D|7D|7D", "3 hands"),
            ("hands=7D+7D|7D stock=2D discard_pile=3D", "7D lies in more places"),
            ("hands=** stock=2D", "1 hands"),
            ("hands=**+**|**+** stock=** discard_pile=3D", "** lies in more places"),
            ("hands=7D|KC stock=2D", "the discard pile is empty"),
            ("hands=7D|KC discard_pile=2D", "the stock is empty"),
            (&format!("hands=-|KC {rest}"), "seat 0 holds 0 cards: 1 to 13"),
            (&format!("hands=7D|KC {rest} turn=2"), "turn 2: no such seat"),
            (&format!("hands=7D|KC {rest} dealer=9"), "dealer 9: no such seat"),
            (&format!("hands=7D|KC {rest} seated=0"), "two seats or more"),
            (&format!("hands=7D|KC {rest} seated=0|0"), "two seats or more"),
            (&format!("hands=7D|KC {rest} turnovers=4"), "4 turn-overs: 3"),
            (&format!("hands=7D|KC {rest} opened=yes"), "2 seats need a word each"),
            (&format!("hands=7D|KC {rest} opened=yes|no"), "melds lie on the table when"),
            (&format!("hands=7D|KC {rest} melds=3C+4C+5C opened=no|no"), "melds lie on the table when"),
            (&format!("hands=7D|KC {rest} melds=3C+4C"), "neither equal ranks"),
            (&format!("hands=7D|KC {rest} melds=3C+**=4C+**=5C"), "at most 1 jokers"),
            (&format!("hands=7D|KC {rest} melds=3C+4C+5C laid=40"), "before the draw"),
            (&format!("hands=7D+2C|KC {rest} phase=play taken=2C"), "the seat was not open"),
            (&format!("hands=7D+2C|KC {rest} phase=play taken=9C"), "9C is called taken"),
            (&format!("hands=7D+2C|KC {rest} melds=3C+4C+5C phase=play laid=40"), "was open before"),
            (
                &format!("hands=7D+2C|KC {rest} melds=3C+4C+5C phase=play laid=12 opened_this_turn=yes"),
                "12 points do not open",
            ),
            (
                &format!("hands=7D+2C|KC {rest} melds=TD+JD+QD+KD phase=play laid=40 opened=no|no"),
                "with 40 points laid the seat is open",
            ),
            (
                &format!("hands=7D+2C|KC {rest} melds=3C+4C+5C phase=play laid=12 opened=no|no"),
                "seat 0 has no legal move",
            ),
            (&format!("hands=7D|KC {rest} phase=play first_round=yes"), "seat 0 holds 1 cards: 2 to 14"),
            (&format!("hands=7D|KC {rest} phase=closed"), "seat 0 holds 1 cards: 0 to 0"),
            (&format!("hands=7D|KC {rest} wind=east"), "no such key"),
            (&format!("hands=7D|KC {rest} turn=x"), "turn=x"),
            (&format!("hands=7D|KC {rest} phase=late"), "phase=late"),
            (&format!("hands=7D|KC {rest} first_round=perhaps"), "yes or no"),
            (&format!("hands=7D|KC {rest} stock=3C"), "stock is given twice"),
            ("", "no hands"),
        ] {
            let found = refused(text);
            assert!(found.contains(why), "{text}: {found}");
        }
    }

    #[test]
    fn a_few_words_are_enough() {
        let deal = |text| Position::parse(text).unwrap().deal(&Arc::new(scala40(&[]))).unwrap();
        let running = deal("hands=7D|KC stock=2D discard_pile=3D melds=3C+4C+5C");
        assert_eq!((running.state().dealer, running.state().opened), (1, 0b11));
        let over = deal("hands=-|KC phase=closed");
        assert_eq!(over.score().unwrap().points[..2], [0, 10]);
    }
}
