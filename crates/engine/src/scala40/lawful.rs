//! What a position must be so that play can have led to it: counts of cards, and what this turn has come to.

use crate::error::{PositionError, wrong};
use crate::scala40::rules::{HAND, Rules, TakeBeforeOpening};
use crate::scala40::state::{Phase, State};

/// Checks hands and turn-overs, and in a deal that runs what lies on the table and what the turn has come to.
pub(super) fn check(rules: &Rules, state: &State) -> Result<(), PositionError> {
    check_hands(state)?;
    if !state.over() {
        check_places(state)?;
    }
    if state.turnovers > rules.turnovers {
        return wrong(format!("{} turn-overs: {} are allowed", state.turnovers, rules.turnovers));
    }
    if state.over() { Ok(()) } else { check_turn(rules, state) }
}

/// Hands have the sizes that they can have, and only who closed holds nothing.
fn check_hands(state: &State) -> Result<(), PositionError> {
    for (seat, hand) in state.hands.iter().enumerate() {
        let dealt_to = state.seated >> seat & 1 == 1;
        let plays = usize::from(state.turn) == seat;
        let (least, most) = match state.phase {
            _ if !dealt_to => (0, 0),
            Phase::Closed if plays => (0, 0),
            // Nobody closes in the first round, so two cards stay until the discard.
            Phase::Play if plays && state.first_turns > 0 => (2, HAND + 1),
            Phase::Play | Phase::Dead if plays => (1, HAND + 1),
            _ => (1, HAND),
        };
        if !(least..=most).contains(&hand.len()) {
            return wrong(format!("seat {seat} holds {} cards: {least} to {most} can be", hand.len()));
        }
    }
    Ok(())
}

/// A running deal has cards to draw, and melds if and only if somebody laid some.
fn check_places(state: &State) -> Result<(), PositionError> {
    if state.stock.is_empty() {
        return wrong("the stock is empty, but it is turned over at once");
    }
    if state.phase == Phase::Draw && state.pile.is_empty() {
        return wrong("the discard pile is empty at the beginning of a turn");
    }
    if state.melds.is_empty() == (state.opened != 0 || state.laid > 0) {
        return wrong("melds lie on the table when, and only when, somebody has laid some");
    }
    Ok(())
}

/// What was taken and laid in this turn fits what the turn has come to.
fn check_turn(rules: &Rules, state: &State) -> Result<(), PositionError> {
    let open = state.is_open(state.turn);
    let begun = state.taken.is_some() || state.laid > 0 || state.opened_this_turn;
    if state.phase == Phase::Draw && begun {
        return wrong("nothing is taken or laid before the draw");
    }
    if let Some(taken) = state.taken {
        if !state.hand().contains(taken) {
            return wrong(format!("{taken} is called taken, but it is not in the hand"));
        }
        if state.opened_this_turn || !open && rules.take_before_opening == TakeBeforeOpening::Never {
            return wrong(format!("{taken} cannot have been taken: the seat was not open"));
        }
    }
    let stands = state.laid >= rules.opening_points && state.taken.is_none();
    match (open, state.opened_this_turn) {
        (false, true) => wrong("a seat that opened in this turn is open"),
        (true, false) if state.laid > 0 => wrong("a seat that was open before lays nothing to open"),
        (true, true) if state.laid == 0 || !stands => {
            wrong(format!("{} points do not open: {} do", state.laid, rules.opening_points))
        }
        (false, false) if state.laid > 0 && stands => {
            wrong(format!("with {} points laid the seat is open", state.laid))
        }
        _ => Ok(()),
    }
}
