//! What a practised player does at a glance.

use super::look::Look;
use super::worth::worth;
use crate::card::Card;
use crate::scala40::finder::{Laying, Terms, least_left, most_points, reaches};
use crate::scala40::meld::Laid;
use crate::scala40::moves::{Choice, Move};
use crate::scala40::state::Phase;

/// The move of the moment; always a legal one.
pub fn decide(look: &Look<'_>) -> Move {
    let choice = &look.choice;
    if choice.phase == Phase::Draw {
        let takes = choice.verify(Move::Take).is_ok() && choice.top.is_some_and(|top| finds_place(look, top));
        return if takes { Move::Take } else { Move::Draw };
    }
    lay(look)
        .or_else(|| swap(look))
        .or_else(|| attach(choice))
        .or_else(|| discard(look))
        .unwrap_or_else(|| choice.list()[0])
}

/// Whether a card could be laid or attached at once.
fn finds_place(look: &Look<'_>, card: Card) -> bool {
    let mut hand = look.choice.hand;
    hand.add(card);
    look.choice.attachable.has(card)
        || most_points(hand, Terms { with: Some(card), ..look.terms() }).is_some()
}

/// The first meld of those that leave least in hand; to open, of those that are worth enough.
pub fn lay(look: &Look<'_>) -> Option<Move> {
    let (choice, terms) = (&look.choice, look.terms());
    let missing = choice.rules.opening_points.saturating_sub(choice.laid);
    if !choice.open && !reaches(choice.hand, terms, missing) {
        return None;
    }
    let enough = |laying: &Laying| choice.open || laying.points() >= missing;
    let laying = least_left(choice.hand, terms)
        .filter(enough)
        .or_else(|| most_points(choice.hand, terms).filter(enough))?;
    first_legal(choice, laying.melds().map(Move::Meld))
}

/// A card for a joker that can be laid again at once: in hand it costs most.
pub fn swap(look: &Look<'_>) -> Option<Move> {
    let choice = &look.choice;
    // Two cards are to stay: the joker and one to discard.
    if !choice.open || choice.hand.len() < 3 {
        return None;
    }
    let left = |hand| least_left(hand, look.terms()).map(|laying| laying.value);
    for (place, meld) in choice.melds.iter().enumerate() {
        for card in meld.stood_for().and(choice.hand.once) {
            let mut hand = choice.hand;
            hand.remove(card);
            hand.add(Card::JOKER);
            let freed = meld
                .swap(card)
                .is_some_and(|freed| freed.attachable(choice.rules.meld_jokers).has(Card::JOKER));
            let attaches = freed || choice.attachable.has(Card::JOKER);
            let play = Move::Swap { card, meld: place as u8 + 1 };
            if (attaches || left(hand) < left(choice.hand)) && choice.verify(play).is_ok() {
                return Some(play);
            }
        }
    }
    None
}

/// An attached card: the first natural one, else the first joker, which fits in more places.
pub fn attach(choice: &Choice<'_>) -> Option<Move> {
    let fits = choice.hand.once.and(choice.attachable);
    let jokers = choice.hand.jokers > 0 && choice.attachable.has(Card::JOKER);
    if !choice.open || fits.is_empty() && !jokers {
        return None;
    }
    let to = |joker: bool| {
        let melds = choice.melds.iter().enumerate();
        let places = melds.flat_map(move |(place, meld)| {
            let room = meld.attachable(choice.rules.meld_jokers).into_iter();
            room.map(move |stands| Move::Attach { laid: Laid { stands, joker }, meld: place as u8 + 1 })
        });
        first_legal(choice, places)
    };
    to(false).or_else(|| if jokers { to(true) } else { None })
}

/// The discard that costs least.
fn discard(look: &Look<'_>) -> Option<Move> {
    let worth = worth(look);
    let cost = |card: &Card| worth[usize::from(card.bit())];
    let cards = look.choice.discards().into_iter();
    cards.min_by(|one, other| cost(one).total_cmp(&cost(other))).map(Move::Discard)
}

/// The first of these moves that is legal.
fn first_legal(choice: &Choice<'_>, mut moves: impl Iterator<Item = Move>) -> Option<Move> {
    moves.find(|&play| choice.verify(play).is_ok())
}
