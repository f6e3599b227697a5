//! Many random deals of Scala 40 by many rules: what must always hold.

use std::sync::Arc;

use settebello_engine::card::{Card, Rank, Suit};
use settebello_engine::error::PlayError;
use settebello_engine::rng::{Seed, Swift, below, swift};
use settebello_engine::scala40::deal::Deal;
use settebello_engine::scala40::dealing::two_packs;
use settebello_engine::scala40::meld::{Laid, Meld};
use settebello_engine::scala40::melds;
use settebello_engine::scala40::moves::Move;
use settebello_engine::scala40::notation::{parse, print};
use settebello_engine::scala40::rules::Rules;

/// Rules for so many seats, with every switch drawn at random.
fn rules(seats: u8, random: &mut Swift) -> Arc<Rules> {
    let mut word = |words: &[&str]| words[below(random, words.len() as u32) as usize].to_owned();
    let json = format!(
        r#"{{"family": "scala40", "seats": {seats}, "style": "{}", "meld_jokers": {},
            "opening_points": {}, "take_before_opening": "{}", "taken_must_be_used": {},
            "swappable": "{}", "just_taken": "{}", "turnovers": {}, "one_turn": "{}"}}"#,
        word(&["one_by_one", "packet"]),
        word(&["0", "1", "1", "2", "4"]),
        word(&["0", "20", "30", "40", "40", "51"]),
        word(&["never", "if_used"]),
        word(&["true", "false"]),
        word(&["allowed", "forbidden"]),
        word(&["allowed", "forbidden"]),
        word(&["0", "1", "3"]),
        word(&["single", "doubles"]),
    );
    Arc::new(Rules::from_json(&json).unwrap())
}

/// Two seats or more, at random, and a dealer among them.
fn seated(seats: u8, random: &mut Swift) -> (u8, u8) {
    loop {
        let bits = below(random, 1 << seats) as u8;
        let dealer = below(random, u32::from(seats)) as u8;
        if bits.count_ones() >= 2 && bits >> dealer & 1 == 1 {
            return (bits, dealer);
        }
    }
}

/// Cards and numbers put together at random: mostly no legal move.
fn any_move(deal: &Deal, random: &mut Swift) -> Move {
    let hand: Vec<Card> = deal.state().hand().into_iter().collect();
    let card = hand[below(random, hand.len() as u32) as usize];
    let rank = Rank::ALL[below(random, 13) as usize];
    let suit = Suit::ALL[below(random, 4) as usize];
    let stands = if card == Card::JOKER { Card::new(rank, suit) } else { card };
    let meld = below(random, deal.state().melds.len() as u32 + 2) as u8;
    match below(random, 6) {
        0 => Move::Draw,
        1 => Move::Take,
        2 => Move::Attach { laid: Laid { stands, joker: card == Card::JOKER }, meld },
        3 => Move::Swap { card, meld },
        4 => Move::Discard(card),
        _ => {
            let formable = melds::list(deal.state().hand(), 4);
            let any = Meld::set(rank, 0b0111, 0).expect("three equal ranks are a meld");
            let place = below(random, formable.len() as u32 + 1) as usize;
            Move::Meld(formable.get(place).copied().unwrap_or(any))
        }
    }
}

#[test]
fn what_is_legal_is_what_is_listed_and_no_card_is_lost() {
    let mut random = swift(&Seed::Number(1), "test");
    for number in 0..60 {
        let seats = 2 + (number % 5) as u8;
        let rules = rules(seats, &mut random);
        let (bits, dealer) = seated(seats, &mut random);
        let mut deal = Deal::seeded(rules.clone(), bits, dealer, Seed::Number(1), number);
        let census = deal.state().census();
        while let Some(choice) = deal.choice() {
            let moves = choice.list();
            assert!(!moves.is_empty(), "{} has no way out", deal.position());
            for (place, &play) in moves.iter().enumerate() {
                assert_eq!(choice.verify(play), Ok(()));
                assert_eq!(parse(&print(play), Some(&deal.state().melds)), Ok(play));
                assert!(!moves[..place].contains(&play), "{} is listed twice", print(play));
            }
            for _ in 0..4 {
                let play = any_move(&deal, &mut random);
                assert_eq!(choice.verify(play).is_ok(), moves.contains(&play), "{}", print(play));
            }
            deal.play(moves[below(&mut random, moves.len() as u32) as usize]).unwrap();
            assert_eq!(deal.state().census(), census);
        }
        assert_eq!(deal.play(Move::Draw), Err(PlayError::DealOver));
        let score = deal.score().unwrap();
        for seat in 0..seats {
            let pays = score.closer.is_some_and(|closer| closer != seat) && bits >> seat & 1 == 1;
            assert_eq!(score.points[usize::from(seat)] > 0, pays);
        }
    }
}

#[test]
fn undo_is_exact_all_the_way_back_also_over_turned_stocks() {
    let mut random = swift(&Seed::Number(2), "test");
    let mut turned = 0;
    for number in 0..20 {
        let rules = rules(2 + (number % 5) as u8, &mut random);
        let all = (1 << rules.seats) - 1;
        let mut deal = Deal::seeded(rules.clone(), all, 0, Seed::Number(2), number);
        let mut copies = Vec::new();
        while let Some(choice) = deal.choice() {
            let moves = choice.list();
            copies.push(deal.clone());
            deal.play(moves[below(&mut random, moves.len() as u32) as usize]).unwrap();
        }
        turned += deal.state().turnovers;
        while let Some(copy) = copies.pop() {
            assert!(deal.undo().is_some());
            assert_eq!(deal, copy);
        }
        assert_eq!(deal.undo(), None);
    }
    assert!(turned > 10, "{turned}");
}

#[test]
fn the_pack_is_dealt_as_it_is_told() {
    let mut random = swift(&Seed::Number(3), "test");
    let rules = rules(3, &mut random);
    let deal = Deal::seeded(rules.clone(), 0b111, 2, Seed::Number(7), 4);
    let again = Deal::of_deck(rules, 0b111, 2, deal.deck().to_vec(), Seed::Number(7), 4).unwrap();
    assert_eq!(again, deal);
    let mut cards = deal.deck().to_vec();
    let mut pack = two_packs();
    cards.sort();
    pack.sort();
    assert_eq!(cards, pack);
}
