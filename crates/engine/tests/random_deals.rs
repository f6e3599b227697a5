//! Many random deals by many rules: what must always hold, and the known means of one of them.

use std::sync::Arc;

use settebello_engine::cards::CardSet;
use settebello_engine::deck::pack;
use settebello_engine::rng::{Seed, below, shuffle, swift};
use settebello_engine::scopa::deal::Deal;
use settebello_engine::scopa::dealing::distribute;
use settebello_engine::scopa::notation::{parse, print};
use settebello_engine::scopa::rules::Rules;
use settebello_engine::scopa::score::score;
use settebello_engine::search::scopa::random_move::play_out;
use settebello_engine::search::scopa::strategies::Strategy;

/// Four seats with ten cards each and compulsory captures, with some fields replaced.
fn rules(replaced: &[(&str, &str)]) -> Arc<Rules> {
    let mut json: serde_json::Value = serde_json::from_str(
        r#"{"family": "scopa", "seats": 4, "ranks": "A234567JQK", "packets": [10], "style": "one_by_one",
            "table_cards": 0, "table_when": "after", "void_kings": 0, "void_table_sum": 0,
            "equal": "must", "sum": "must", "ace_sweeps": false, "ace_first_play": "any",
            "scopa_void": "last_card", "cards_more_than": null, "coins_more_than": null,
            "primiera": {"A": 16, "3": 13, "4": 14, "5": 15, "6": 18, "7": 21, "J": 10, "Q": 10, "K": 10},
            "primiera_missing": "cannot", "primiera_all_missing": "nobody",
            "view_hand": "own", "view_piles": "closed"}"#,
    )
    .unwrap();
    json["primiera"]["2"] = 12.into();
    for (key, value) in replaced {
        json[*key] = serde_json::from_str(value).unwrap();
    }
    if json["ranks"] == "A34567JQK" {
        json["primiera"].as_object_mut().unwrap().remove("2");
    }
    Arc::new(Rules::from_json(&json.to_string()).unwrap())
}

/// Every number of seats, and every rule that changes a play.
fn many_rules() -> Vec<Arc<Rules>> {
    let packets = [("2", "[3,3,3,3,3,3]"), ("3", "[3,3,3,3]"), ("4", "[3,3,3]"), ("6", "[3,3]")];
    let by_packets = packets.map(|(seats, packets)| {
        let base = [("seats", seats), ("packets", packets), ("style", "\"packet\""), ("table_cards", "4")];
        [&base[..], &[("void_kings", "3")]].concat()
    });
    let short = [("2", "[3,3,3,3,4]"), ("4", "[3,3,2]")].map(|(seats, packets)| {
        let base = [("seats", seats), ("packets", packets), ("style", "\"packet\""), ("table_cards", "4")];
        [&base[..], &[("ranks", "\"A34567JQK\""), ("equal", "\"may\""), ("sum", "\"may\"")]].concat()
    });
    let federation = vec![
        ("packets", "[9]"),
        ("table_cards", "4"),
        ("table_when", "\"each_round\""),
        ("void_table_sum", "10"),
        ("scopa_void", "\"last_capture\""),
    ];
    let sweeping =
        vec![("ace_sweeps", "true"), ("ace_first_play", "\"not_ace\""), ("scopa_void", "\"never\"")];
    let all =
        by_packets.into_iter().chain(short).chain([federation, sweeping, vec![("sum", "\"may\"")], vec![]]);
    all.map(|replaced| rules(&replaced)).collect()
}

#[test]
fn whatever_is_played_no_card_is_lost_and_every_listed_move_is_legal() {
    let mut random = swift(&Seed::Number(1), "test");
    for rules in many_rules() {
        for seed in 0..15 {
            let mut deal = Deal::seeded(rules.clone(), rules.seats - 1, &Seed::Number(seed), 0);
            while let Some(choice) = deal.choice() {
                let moves = choice.list();
                for &play in &moves {
                    assert_eq!(choice.verify(play), Ok(()));
                    assert_eq!(parse(&print(play)), Ok(play));
                }
                let mut texts: Vec<String> = moves.iter().map(|&play| print(play)).collect();
                texts.sort();
                texts.dedup();
                assert_eq!(texts.len(), moves.len(), "no move is listed twice");
                deal.play(moves[below(&mut random, moves.len() as u32) as usize]).unwrap();
                assert_everything_is_somewhere(&deal);
            }
            assert_eq!(deal.state().captured().len(), rules.pack.len());
            assert!(deal.score().is_ok());
        }
    }
}

fn assert_everything_is_somewhere(deal: &Deal) {
    let state = deal.state();
    let stock: CardSet = state.stock_cards().iter().copied().collect();
    let places = state.hands.iter().chain(&state.piles).chain([&state.table, &stock]);
    let (all, sizes) =
        places.fold((CardSet::EMPTY, 0), |(all, sizes), &set| (all.or(set), sizes + set.len()));
    assert_eq!((all, sizes), (deal.rules().pack, deal.rules().pack.len()));
    let piles = (0..deal.rules().sides).map(|side| deal.pile(side).into_iter().collect::<CardSet>());
    assert!(piles.eq(state.piles[..usize::from(deal.rules().sides)].iter().copied()));
    assert_eq!(deal.table().into_iter().collect::<CardSet>(), state.table);
}

#[test]
fn greedy_beats_random() {
    for rules in many_rules() {
        let mut strategies = ["greedy", "random"]
            .map(|name| Strategy::named(name, &Seed::Number(1)).expect("it is registered"));
        let mut ahead = 0;
        for number in 0..40 {
            let mut deal = Deal::seeded(rules.clone(), (number % 2) as u8, &Seed::Number(2), number);
            while !deal.state().over() {
                let seat = deal.state().turn;
                let greedy = rules.side(seat) == 0;
                let play = strategies[usize::from(!greedy)].choose(&deal.view(seat)).expect("it is its turn");
                deal.play(play).unwrap();
            }
            let points = deal.score().unwrap().points;
            ahead += i32::from(points[0]) - i32::from(points[1]);
        }
        assert!(ahead > 0, "{rules:?}");
    }
}

#[test]
fn the_means_of_random_deals_are_the_known_ones() {
    let rules = rules(&[("primiera_missing", "\"other_side\""), ("primiera_all_missing", "\"sums\"")]);
    let mut random = swift(&Seed::Number(1), "block 0");
    let mut cards = pack(&rules.ranks);
    let deals = 20_000;
    let (mut scopas, mut ties) = ([0.0; 2], [0.0; 3]);
    for _ in 0..deals {
        shuffle(&mut random, &mut cards);
        let mut state = distribute(&rules, 3, &cards);
        play_out(&rules, &mut state, &mut random);
        let score = score(&rules, &state).unwrap();
        for (mean, scopas) in scopas.iter_mut().zip(score.scopas) {
            *mean += f64::from(scopas) / f64::from(deals);
        }
        for (mean, taker) in ties.iter_mut().zip([score.primiera, score.cards, score.coins]) {
            *mean += f64::from(u8::from(taker.is_none())) / f64::from(deals);
        }
    }
    // Side 0 plays first, side 1 has the dealer; five standard errors of 20,000 deals.
    let near = |found: f64, known: f64, tolerance: f64| (found - known).abs() < tolerance;
    assert!(near(scopas[0], 0.367, 0.025) && near(scopas[1], 0.402, 0.025), "{scopas:?}");
    assert!(
        near(ties[0], 0.045, 0.008) && near(ties[1], 0.081, 0.01) && near(ties[2], 0.223, 0.015),
        "{ties:?}"
    );
}
