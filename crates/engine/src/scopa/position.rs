//! Positions: a deal begun in the middle.

use std::sync::Arc;

use crate::card::Card;
use crate::cards::CardSet;
use crate::error::{PositionError, wrong};
use crate::scopa::deal::{Deal, Origin};
use crate::scopa::rules::Rules;
use crate::scopa::state::State;

/// A deal in the middle; what is left empty counts as nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Position {
    pub hands: Vec<Vec<Card>>,
    /// In order of arrival.
    pub table: Vec<Card>,
    /// The seat to play; of no meaning when all hands are empty.
    pub turn: u8,
    /// None: the seat that fits the sizes of the hands.
    pub dealer: Option<u8>,
    /// Per side; empty: no pile at all.
    pub piles: Vec<Vec<Card>>,
    /// Per side; empty: none.
    pub scopas: Vec<u8>,
    /// The cards left to deal, top first.
    pub stock: Vec<Card>,
    pub last_capture: Option<u8>,
    /// The last capture counted as a scopa (`scopa.void = last_capture` may take it back).
    pub last_scopa: bool,
    /// Nobody played before this round.
    pub first_round: bool,
}

impl Deal {
    /// The position as data, from which the same deal can go on.
    pub fn position(&self) -> Position {
        let seats = usize::from(self.rules().seats);
        let sides = usize::from(self.rules().sides);
        Position {
            hands: self.state().hands[..seats].iter().map(|hand| hand.into_iter().collect()).collect(),
            table: self.table(),
            turn: self.state().turn,
            dealer: Some(self.state().dealer),
            piles: (0..self.rules().sides).map(|side| self.pile(side)).collect(),
            scopas: self.state().scopas[..sides].to_vec(),
            stock: self.state().stock_cards().to_vec(),
            last_capture: self.state().last_capture,
            last_scopa: self.state().last_scopa,
            first_round: self.state().plays < self.rules().seats,
        }
    }
}

impl Position {
    /// Checks the position and begins a deal from it.
    pub fn deal(self, rules: &Arc<Rules>) -> Result<Deal, PositionError> {
        let seats = usize::from(rules.seats);
        let sides = usize::from(rules.sides);
        if self.hands.len() != seats {
            return wrong(format!("{} hands: {seats} seats need one each", self.hands.len()));
        }
        let piles = if self.piles.is_empty() { vec![Vec::new(); sides] } else { self.piles.clone() };
        let scopas = if self.scopas.is_empty() { vec![0; sides] } else { self.scopas.clone() };
        if piles.len() != sides || scopas.len() != sides {
            return wrong(format!(
                "{} piles and {} scopa counts: {sides} sides need one each",
                piles.len(),
                scopas.len()
            ));
        }
        if self.last_capture.is_some_and(|side| side >= rules.sides) {
            return wrong(format!("last_capture: there are {sides} sides, counted from 0"));
        }
        // A scopa takes two cards at least.
        let most = rules.pack.len() / 2;
        if let Some(&count) = scopas.iter().find(|&&count| count > most) {
            return wrong(format!("{count} scopas: a side can have {most} at most"));
        }
        if self.last_scopa && self.last_capture.is_none_or(|side| scopas[usize::from(side)] == 0) {
            return wrong("the last capture is called a scopa, but its side has none");
        }
        self.check_cards(rules)?;
        let (turn, dealer) = self.turn_and_dealer(rules)?;
        let mut state = State::empty(dealer, rules.seats);
        let set = |cards: &Vec<Card>| cards.iter().copied().collect::<CardSet>();
        for (seat, hand) in self.hands.iter().enumerate() {
            state.hands[seat] = set(hand);
        }
        for side in 0..sides {
            state.piles[side] = set(&piles[side]);
            state.scopas[side] = scopas[side];
        }
        state.table = set(&self.table);
        state.stock[..self.stock.len()].copy_from_slice(&self.stock);
        state.end = self.stock.len() as u8;
        state.packet = self.next_packet(rules, turn)?;
        state.turn = turn;
        // Rounds before this one are not known, only whether there were any.
        let round = (turn + rules.seats - dealer - 1) % rules.seats;
        state.plays = if self.first_round { round } else { rules.seats + round };
        let held: usize = self.hands.iter().map(Vec::len).sum();
        state.plays_left = (held + self.stock.len()) as u8;
        state.last_capture = self.last_capture;
        state.last_scopa = self.last_scopa;
        Ok(Deal::begin(rules.clone(), Origin::Position { table: self.table, piles }, state))
    }

    /// Every card is of the pack and lies in one place.
    fn check_cards(&self, rules: &Rules) -> Result<(), PositionError> {
        let mut seen = CardSet::EMPTY;
        let places = self.hands.iter().chain(&self.piles).chain([&self.table, &self.stock]);
        for &card in places.flatten() {
            if !rules.pack.has(card) {
                return wrong(format!("{card} is not a card of this sheet's pack"));
            }
            if !seen.add(card) {
                return wrong(format!("{card} lies in two places"));
            }
        }
        Ok(())
    }

    /// Seats from the turn to the dealer hold one card more than those that played this round.
    fn turn_and_dealer(&self, rules: &Rules) -> Result<(u8, u8), PositionError> {
        let seats = rules.seats;
        let last = self.dealer.unwrap_or(seats - 1);
        if last >= seats || self.turn >= seats {
            return wrong(format!(
                "turn {} and dealer {last}: seats are counted 0 to {}",
                self.turn,
                seats - 1
            ));
        }
        if self.hands.iter().all(Vec::is_empty) {
            if !self.table.is_empty() || !self.stock.is_empty() {
                return wrong("all hands are empty, but cards lie on the table or in the stock");
            }
            return Ok(((last + 1) % seats, last));
        }
        let size = self.hands[usize::from(self.turn)].len();
        let fits = |dealer: &u8| {
            let waiting = (*dealer + seats - self.turn) % seats;
            (0..seats).all(|place| {
                let held = self.hands[usize::from((self.turn + place) % seats)].len();
                if place <= waiting { held == size } else { held + 1 == size }
            })
        };
        let dealer = match self.dealer {
            Some(dealer) => Some(dealer).filter(fits),
            None => (0..seats).find(fits),
        };
        match dealer {
            Some(dealer) if size > 0 => Ok((self.turn, dealer)),
            _ => {
                let sizes: Vec<String> = self.hands.iter().map(|hand| hand.len().to_string()).collect();
                let sizes = sizes.join(", ");
                wrong(format!(
                    "hands of {sizes} with seat {} to play: seats from the turn to the dealer hold one card more \
                     than those that have played",
                    self.turn
                ))
            }
        }
    }

    /// The packet that is dealt next: the stock must be all of the last packets of the sheet.
    fn next_packet(&self, rules: &Rules, turn: u8) -> Result<u8, PositionError> {
        let seats = usize::from(rules.seats);
        let left = |packet: usize| {
            rules.packets[packet..].iter().map(|&size| usize::from(size)).sum::<usize>() * seats
        };
        let Some(packet) = (1..=rules.packets.len()).find(|&packet| left(packet) == self.stock.len()) else {
            let allowed: Vec<String> =
                (1..=rules.packets.len()).rev().map(|packet| left(packet).to_string()).collect();
            return wrong(format!("{} cards in the stock: {} can be", self.stock.len(), allowed.join(", ")));
        };
        let held = self.hands[usize::from(turn)].len();
        let most = usize::from(rules.packets[packet - 1]);
        if held > most {
            return wrong(format!("a hand of {held}: at most {most} are dealt"));
        }
        Ok(packet as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::two_seats;

    fn refused(text: &str) -> String {
        Position::parse(text).and_then(|position| position.deal(&Arc::new(two_seats(&[])))).unwrap_err().0
    }

    #[test]
    fn the_dealer_is_the_seat_that_fits() {
        let rules = Arc::new(two_seats(&[]));
        let dealer = |text| Position::parse(text).unwrap().deal(&rules).unwrap().state().dealer;
        assert_eq!(dealer("hands=7D|KC turn=0"), 1);
        assert_eq!(dealer("hands=7D|KC turn=1"), 0);
        assert_eq!(dealer("hands=-|KC turn=1"), 1);
    }

    #[test]
    fn a_position_that_cannot_be_says_why() {
        assert!(refused("hands=7D|7D").contains("7D lies in two places"));
        assert!(refused("hands=8D|7D").contains("8D is not a card"));
        assert!(refused("hands=7D+6D|-").contains("hands of 2, 0"));
        assert!(refused("hands=7D|KC turn=2").contains("turn 2"));
        assert!(refused("hands=7D|KC turn=0 dealer=0").contains("hands of 1, 1"));
        assert!(refused("hands=7D|KC stock=AD").contains("0, 6, 12"));
        assert!(refused("hands=7D+6D+5D+4D|7C+6C+5C+4C").contains("a hand of 4"));
        assert!(refused("hands=7D").contains("1 hands"));
        assert!(refused("hands=7D|KC piles=AD").contains("piles"));
        assert!(refused("hands=7D|KC last_capture=2").contains("2 sides"));
        assert!(refused("hands=7D|KC last_capture=0:scopa").contains("scopa"));
        assert!(refused("hands=-|- table=7D").contains("all hands are empty"));
        assert!(refused("hands=7D|KC wind=east").contains("wind"));
        assert!(refused("hands=7D|KC turn=x").contains("turn=x"));
        assert!(refused("").contains("no hands"));
    }
}
