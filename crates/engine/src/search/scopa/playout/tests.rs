//! The fast path against the readable one: the same moves, the same deals, the same chances.

use std::collections::BTreeMap;

use super::*;
use crate::cards::CardSet;
use crate::rng::{Seed, Swift, below, swift};
use crate::sample::{four_seats, two_seats};
use crate::scopa::moves::Choice;
use crate::scopa::rules::switches::DealStyle;
use crate::scopa::score::{score, score_piles};
use crate::scopa::state::State;

/// Every switch that a play or a score depends on, and every number of seats.
fn many_rules() -> Vec<Rules> {
    let packets = |seats: &'static str, packets: &'static str| {
        [("seats", seats), ("packets", packets), ("style", "\"packet\""), ("table_cards", "4")]
    };
    let corsican = [
        ("ranks", "\"A34567JQK\""),
        ("primiera", r#"{"A":16,"3":13,"4":14,"5":15,"6":18,"7":21,"J":10,"Q":10,"K":10}"#),
        ("cards_more_than", "18"),
        ("coins_more_than", "4"),
        ("equal", "\"may\""),
        ("sum", "\"may\""),
    ];
    let figures = r#"{"A":16,"2":12,"3":13,"4":14,"5":15,"6":18,"7":21,"J":8,"Q":9,"K":10}"#;
    let three =
        [("cards_more_than", "null"), ("coins_more_than", "null"), ("primiera_missing", "\"cannot\"")];
    vec![
        four_seats(&[]),
        four_seats(&[("sum", "\"may\"")]),
        four_seats(&[("equal", "\"may\""), ("scopa_void", "\"last_capture\"")]),
        four_seats(&[
            ("packets", "[9]"),
            ("table_cards", "4"),
            ("table_when", "\"each_round\""),
            ("void_kings", "3"),
            ("void_table_sum", "10"),
            ("primiera", figures),
        ]),
        four_seats(&[("ace_sweeps", "true"), ("ace_first_play", "\"not_ace\""), ("scopa_void", "\"never\"")]),
        four_seats(&[&packets("4", "[3,3,2]")[..], &corsican].concat()),
        four_seats(&[&packets("2", "[3,3,3,3,4]")[..], &corsican].concat()),
        four_seats(&[&packets("3", "[3,3,3,3]")[..], &three].concat()),
        four_seats(&packets("6", "[3,3]")),
        two_seats(&[("packets", "[18]"), ("primiera_missing", "\"sums\"")]),
    ]
}

/// The state that the shuffled pack gives, dealt in the sheet's own order.
fn start(playout: &Playout<'_>) -> State {
    let rules = playout.rules;
    let mut state = State::empty(rules.seats - 1, rules.seats);
    state.table = playout.table.card_set();
    state.plays_left = (playout.cards - usize::from(rules.table_cards)) as u8;
    let mut first = usize::from(rules.table_cards);
    for &packet in &rules.packets {
        for place in 0..usize::from(packet * rules.seats) {
            let (packet, seats) = (usize::from(packet), usize::from(rules.seats));
            let (seat, number) = match rules.style {
                DealStyle::Packet => (place / packet, place % packet),
                DealStyle::OneByOne => (place % seats, place / seats),
            };
            state.stock[usize::from(state.end)] = playout.deck[first + seat * packet + number].card();
            state.end += 1;
        }
        first += usize::from(packet * rules.seats);
    }
    state.deal_packet(rules);
    state
}

#[test]
fn both_paths_play_and_score_the_same_deals() {
    let mut random = swift(&Seed::Number(1), "test");
    for rules in many_rules() {
        let mut playout = Playout::new(&rules);
        for _ in 0..300 {
            playout.shuffle(&mut random);
            let mut state = start(&playout);
            let mut moves = 0;
            playout.play(&mut random, |play| {
                let listed = Choice::of(&rules, &state).list();
                assert!(listed.contains(&play), "{play:?}");
                moves += listed.len() as u32;
                state.apply(&rules, play);
            });
            assert_eq!(playout.moves, moves);
            assert_eq!(
                playout.points.score(&rules, &playout.piles, playout.scopas),
                score(&rules, &state).unwrap()
            );
        }
    }
}

#[test]
fn any_piles_score_the_same() {
    let mut random = swift(&Seed::Number(2), "test");
    for rules in many_rules() {
        let playout = Playout::new(&rules);
        for _ in 0..300 {
            let mut piles = [CardSet::EMPTY; SIDES];
            for card in rules.pack {
                piles[below(&mut random, u32::from(rules.sides)) as usize].add(card);
            }
            let fast = playout.points.score(&rules, &piles.map(lanes::lanes), [1, 2, 0]);
            assert_eq!(fast, score_piles(&rules, &piles, &[1, 2, 0]));
        }
    }
}

/// How a deal ended: scopas, cards and coins of each side.
type End = [[u8; SIDES]; 3];

/// The chance of every end from here, each legal move equally likely.
fn ends(rules: &Rules, state: &State, chance: f64, found: &mut BTreeMap<End, f64>) {
    if state.over() {
        let score = score(rules, state).unwrap();
        *found.entry([score.scopas, score.card_counts, score.coin_counts]).or_default() += chance;
        return;
    }
    let moves = Choice::of(rules, state).list();
    for &play in &moves {
        let mut next = *state;
        next.apply(rules, play);
        ends(rules, &next, chance / moves.len() as f64, found);
    }
}

/// All sets of `size` cards of a set.
fn subsets(set: CardSet, size: u8) -> Vec<CardSet> {
    let cards: Vec<Card> = set.into_iter().collect();
    let picks = (0_u32..1 << cards.len()).filter(|pick| pick.count_ones() == u32::from(size));
    picks.map(|pick| (0..cards.len()).filter(|n| pick >> n & 1 == 1).map(|n| cards[n]).collect()).collect()
}

#[test]
fn a_small_game_ends_with_the_chances_that_counting_gives() {
    let small = [
        ("ranks", "\"A2\""),
        ("primiera", r#"{"A":16,"2":12}"#),
        ("packets", "[3]"),
        ("table_cards", "2"),
        ("cards_more_than", "null"),
        ("coins_more_than", "null"),
        ("sum", "\"may\""),
    ];
    let rules = two_seats(&small);
    let mut chances = BTreeMap::new();
    let tables = subsets(rules.pack, 2);
    for &table in &tables {
        let hands = subsets(rules.pack.less(table), 3);
        for &hand in &hands {
            let mut state = State::empty(1, 2);
            state.table = table;
            state.hands[0] = hand;
            state.hands[1] = rules.pack.less(table).less(hand);
            state.plays_left = 6;
            ends(&rules, &state, 1.0 / (tables.len() * hands.len()) as f64, &mut chances);
        }
    }
    let deals = 60_000;
    let mut random: Swift = swift(&Seed::Number(1), "test");
    let mut playout = Playout::new(&rules);
    let mut counts: BTreeMap<End, u32> = BTreeMap::new();
    for _ in 0..deals {
        let score = playout.deal(&mut random).score;
        *counts.entry([score.scopas, score.card_counts, score.coin_counts]).or_default() += 1;
    }
    assert!(counts.keys().all(|end| chances.contains_key(end)));
    let (mut chi_square, mut classes) = (0.0, 0.0);
    for (end, chance) in &chances {
        let expected = chance * f64::from(deals);
        if expected >= 5.0 {
            let seen = f64::from(counts.get(end).copied().unwrap_or(0));
            chi_square += (seen - expected).powi(2) / expected;
            classes += 1.0;
        }
    }
    // Four standard deviations above what chance alone gives.
    assert!(
        classes > 15.0 && chi_square < classes + 4.0 * (2.0_f64 * classes).sqrt(),
        "{chi_square} of {classes}"
    );
}
