//! The moves worth weighing.

use super::look::Look;
use super::worth::worth;
use crate::card::Card;
use crate::scala40::finder::fewest_cards;
use crate::scala40::moves::Move;
use crate::scala40::state::Phase;

/// So many discards are weighed, the least worth keeping first.
const DISCARDS: usize = 5;
/// So many ways of attaching and swapping.
const CHANGES: usize = 6;

/// The sensible move first; alone where nothing else is worth a thought.
pub fn candidates(look: &Look<'_>, sensible: Move) -> Vec<Move> {
    let choice = &look.choice;
    if choice.phase == Phase::Draw {
        return choice.list();
    }
    let mut found = vec![sensible];
    // An opening that has begun is gone through with; and closing needs no thought.
    let opening = !choice.open && (choice.laid > 0 || choice.taken.is_some());
    if opening || choice.hand.len() == 1 && matches!(sensible, Move::Discard(_)) {
        return found;
    }
    let mut add = |play: Move| {
        if !found.contains(&play) {
            found.push(play);
        }
    };
    if choice.open {
        let changes = |play: &Move| matches!(play, Move::Attach { .. } | Move::Swap { .. });
        choice.list().into_iter().filter(changes).take(CHANGES).for_each(&mut add);
    } else if let Some(laying) = fewest_cards(choice.hand, look.terms(), choice.rules.opening_points) {
        // Opening with few cards keeps the others for a close in one go.
        laying.melds().map(Move::Meld).find(|&play| choice.verify(play).is_ok()).map(&mut add);
    }
    let worth = worth(look);
    let mut discards: Vec<Card> = choice.discards().into_iter().collect();
    let cost = |card: &Card| worth[usize::from(card.bit())];
    discards.sort_by(|one, other| cost(one).total_cmp(&cost(other)));
    discards.into_iter().take(DISCARDS).map(Move::Discard).for_each(&mut add);
    found
}
