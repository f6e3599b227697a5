//! What each seat adds to its debt.

use crate::scala40::hand::Hand;
use crate::scala40::refusal::DealNotOver;
use crate::scala40::rules::{OneTurn, Rules};
use crate::scala40::state::{Phase, SEATS, State};

/// The points of a deal; fewest is best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Score {
    pub seats: u8,
    /// What each seat adds to its debt: nothing for who closed, and for who was not dealt to.
    pub points: [u16; SEATS],
    /// What each hand counts at the end, whoever pays for it.
    pub values: [u16; SEATS],
    /// Who closed; none if the deal is dead.
    pub closer: Option<u8>,
    /// Who closed did so in the very turn in which it opened.
    pub one_turn: bool,
}

/// Scores a deal that is over.
pub fn score(rules: &Rules, state: &State) -> Result<Score, DealNotOver> {
    let values = state.hands.map(Hand::value);
    let nothing = Score { seats: rules.seats, points: [0; SEATS], values, closer: None, one_turn: false };
    match state.phase {
        Phase::Draw | Phase::Play => Err(DealNotOver),
        // Nobody closed, nobody pays.
        Phase::Dead => Ok(nothing),
        Phase::Closed => {
            let one_turn = state.opened_this_turn;
            // score.one_turn
            let times = if one_turn && rules.one_turn == OneTurn::Doubles { 2 } else { 1 };
            Ok(Score {
                points: values.map(|value| times * value),
                closer: Some(state.turn),
                one_turn,
                ..nothing
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{list, scala40};

    fn closed(switches: &[(&str, &str)], opened_this_turn: bool) -> Score {
        let mut state = State::empty(3, 0b1011);
        state.hands[0] = list("AD KC 9S").into_iter().collect();
        state.hands[3] = list("** 2B").into_iter().collect();
        (state.turn, state.phase, state.opened_this_turn) = (1, Phase::Closed, opened_this_turn);
        score(&scala40(&[&[("seats", "4")], switches].concat()), &state).unwrap()
    }

    #[test]
    fn the_others_pay_what_they_hold_and_who_is_out_pays_nothing() {
        let score = closed(&[], false);
        assert_eq!((score.points, score.closer), ([30, 0, 0, 27, 0, 0], Some(1)));
    }

    #[test]
    fn a_hand_opened_and_closed_in_one_turn_doubles_where_the_sheet_says_so() {
        let doubles = [("one_turn", "\"doubles\"")];
        assert_eq!(closed(&doubles, true).points, [60, 0, 0, 54, 0, 0]);
        assert_eq!(closed(&doubles, false).points, [30, 0, 0, 27, 0, 0]);
        assert_eq!(closed(&[], true).points, [30, 0, 0, 27, 0, 0]);
        assert!(closed(&[], true).one_turn);
    }

    #[test]
    fn a_dead_deal_costs_nobody_and_an_open_one_has_no_score() {
        let mut state = State::empty(1, 0b11);
        state.hands[0] = list("AD KC 9S").into_iter().collect();
        assert_eq!(score(&scala40(&[]), &state), Err(DealNotOver));
        state.phase = Phase::Dead;
        let dead = score(&scala40(&[]), &state).unwrap();
        assert_eq!((dead.points, dead.closer), ([0; SEATS], None));
        assert_eq!(dead.values, [30, 0, 0, 0, 0, 0]);
    }
}
