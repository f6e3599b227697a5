//! Opens as soon as it can, lays and attaches all that it can, and throws the dearest card that combines with nothing.

use crate::card::Card;
use crate::scala40::finder::{Laying, Terms, least_left, most_points};
use crate::scala40::hand::{Hand, value_in_hand};
use crate::scala40::moves::{Choice, Move};
use crate::scala40::state::Phase;
use crate::scala40::view::View;

/// Chooses by one look at the own hand; among equals the first in the order of moves.
pub fn choose(view: &View<'_>) -> Option<Move> {
    let choice = view.choice()?;
    if choice.phase == Phase::Draw {
        let takes = choice.verify(Move::Take).is_ok() && choice.top.is_some_and(|top| wants(&choice, top));
        return Some(if takes { Move::Take } else { Move::Draw });
    }
    let laid = best_laying(&choice).and_then(|laying| first_legal(&choice, laying.melds().map(Move::Meld)));
    let moves = choice.list();
    let any_legal = || moves.first().copied();
    laid.or_else(|| extends(&moves)).or_else(|| discard(&choice, &moves)).or_else(any_legal)
}

/// Whether the card could be laid or attached at once.
fn wants(choice: &Choice<'_>, card: Card) -> bool {
    let mut hand = choice.hand;
    hand.add(card);
    let terms = Terms { with: Some(card), ..terms(choice) };
    choice.attachable.has(card) || most_points(hand, terms).is_some_and(|laying| laying.size() > 0)
}

fn terms(choice: &Choice<'_>) -> Terms {
    let keep = if choice.first_round { 2 } else { 1 };
    Terms { jokers_per_meld: choice.rules.meld_jokers, keep, with: None }
}

/// The melds that leave least in hand; for the opening those that leave least of all that are
/// worth enough, as far as one of two ways finds them.
fn best_laying(choice: &Choice<'_>) -> Option<Laying> {
    // A card taken to open with has to be laid.
    let terms = Terms { with: choice.taken.filter(|_| !choice.open), ..terms(choice) };
    let enough =
        |laying: &Laying| choice.open || choice.laid + laying.points() >= choice.rules.opening_points;
    least_left(choice.hand, terms).filter(enough).or_else(|| most_points(choice.hand, terms).filter(enough))
}

/// The first of these moves that is legal.
fn first_legal(choice: &Choice<'_>, moves: impl Iterator<Item = Move>) -> Option<Move> {
    let mut moves = moves;
    moves.find(|&play| choice.verify(play).is_ok())
}

/// An attached card, natural ones before jokers, which fit elsewhere too.
fn extends(moves: &[Move]) -> Option<Move> {
    let attaches = |joker: bool| {
        let fits = move |play: &&Move| matches!(play, Move::Attach { laid, .. } if laid.joker == joker);
        moves.iter().find(fits).copied()
    };
    attaches(false).or_else(|| attaches(true))
}

/// Of the cards that combine with fewest others the dearest; a joker is kept to the last.
fn discard(choice: &Choice<'_>, moves: &[Move]) -> Option<Move> {
    let best = best_hand(choice.hand, terms(choice).jokers_per_meld);
    let merit = |card: Card| {
        let loose = card != Card::JOKER && choice.hand.count(card) > best.count(card);
        (
            loose,
            loose && partners(choice.hand, card) == 0,
            value_in_hand(card) * u8::from(card != Card::JOKER),
        )
    };
    let mut chosen = None;
    for &play in moves {
        let Move::Discard(card) = play else { continue };
        if chosen.is_none_or(|(best, _)| merit(card) > best) {
            chosen = Some((merit(card), play));
        }
    }
    chosen.map(|(_, play)| play)
}

/// The cards of the melds that leave least in hand.
fn best_hand(hand: Hand, jokers_per_meld: u8) -> Hand {
    let laying = least_left(hand, Terms { jokers_per_meld, ..Terms::default() });
    laying.iter().flat_map(Laying::melds).flat_map(|meld| meld.cards()).collect()
}

/// How many other cards of the hand could be in one meld of three with this one.
fn partners(hand: Hand, card: Card) -> usize {
    let places = |card: Card| {
        let rank = card.bit() % 16;
        if rank == 0 { [0, 13] } else { [rank, rank] }
    };
    let near = |other: Card| {
        places(card).into_iter().any(|one| places(other).into_iter().any(|two| one.abs_diff(two) <= 2))
    };
    let combines = |other: &Card| match (other.suit() == card.suit(), other.rank() == card.rank()) {
        (same_suit, same_rank) if same_suit != same_rank => same_rank || near(*other),
        _ => false,
    };
    hand.once.into_iter().filter(combines).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::scala40_deal;
    use crate::scala40::notation::print;

    /// What greedy plays in a position until its turn ends.
    fn turn(switches: &[(&str, &str)], position: &str) -> String {
        let mut deal = scala40_deal(switches, position);
        let seat = deal.state().turn;
        let mut moves = Vec::new();
        while !deal.state().over() && deal.state().turn == seat {
            let play = choose(&deal.view(seat)).unwrap();
            moves.push(print(play));
            deal.play(play).unwrap();
        }
        moves.join(", ")
    }

    #[test]
    fn it_opens_as_soon_as_it_can_and_lays_and_attaches_the_rest() {
        let position = "hands=QD+KD+**+3D+3C+3S+7B+5S+5D|KC stock=2D discard_pile=9S phase=play";
        assert_eq!(turn(&[], position), "meld 3D+3C+3S, meld QD+KD+**=AD, discard 7B");
        let open = "hands=6C+7C+2C+JS+QS+KS+4D+9B|KC stock=2D discard_pile=9S melds=3C+4C+5C phase=play";
        assert_eq!(turn(&[], open), "meld JS+QS+KS, attach 2C>1, attach 6C>1, attach 7C>1, discard 9B");
    }

    #[test]
    fn it_throws_the_dearest_card_that_combines_with_nothing() {
        let hand = |cards: &str| format!("hands={cards}|KC stock=2D discard_pile=9S phase=play");
        assert_eq!(turn(&[], &hand("KD+QD+8S+5C+4C+2B+**")), "discard 8S");
        assert_eq!(turn(&[], &hand("KD+QD+5C+4C+**")), "discard 5C");
    }

    #[test]
    fn it_takes_what_it_can_use_at_once() {
        let position =
            |top: &str| format!("hands=8D+9D+KS+2B|KC stock=2D+4B discard_pile={top} melds=3C+4C+5C");
        assert!(turn(&[], &position("TD")).starts_with("take, meld 8D+9D+TD"));
        assert!(turn(&[], &position("6C")).starts_with("take, attach 6C>1"));
        assert!(turn(&[], &position("KD")).starts_with("draw"));
    }

    #[test]
    fn a_card_taken_to_open_with_is_laid() {
        let before_opening = [("take_before_opening", "\"if_used\"")];
        let position = "hands=KD+KC+3D+3C+3S+7B|KC stock=2D discard_pile=KS";
        assert_eq!(turn(&before_opening, position), "draw, discard 7B");
        let enough = "hands=KD+KC+4D+4C+4S+7B|KC stock=2D discard_pile=KS";
        assert_eq!(turn(&before_opening, enough), "take, meld 4D+4C+4S, meld KD+KC+KS, discard 7B");
    }
}
