//! The game's known traps, each as it comes up at a table.

use crate::card::Card;
use crate::error::PlayError;
use crate::rng::{Seed, below, swift};
use crate::sample::scala40_deal;
use crate::scala40::deal::Deal;
use crate::scala40::notation::{parse, print};
use crate::scala40::refusal::Refusal;
use crate::scala40::state::Phase;

/// The deal after these moves, each of them legal.
fn played(switches: &[(&str, &str)], position: &str, moves: &[&str]) -> Deal {
    let mut deal = scala40_deal(switches, position);
    for text in moves {
        let play = parse(text, Some(&deal.state().melds)).unwrap();
        deal.play(play).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    deal
}

/// Why a move is refused; nothing has changed then, and the move is not listed.
fn refused(deal: &Deal, text: &str) -> Refusal {
    let mut deal = deal.clone();
    let before = deal.clone();
    let play = match parse(text, Some(&deal.state().melds)) {
        Ok(play) => play,
        Err(refusal) => return refusal,
    };
    let Err(PlayError::Refused(refusal)) = deal.play(play) else { panic!("{text} was made") };
    assert_eq!(deal, before);
    assert!(!moves(&deal).contains(&text.to_owned()));
    refusal
}

fn moves(deal: &Deal) -> Vec<String> {
    deal.choice().map_or(Vec::new(), |choice| choice.list().into_iter().map(print).collect())
}

fn melds(deal: &Deal) -> String {
    deal.state().melds.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

const REST: &str = "stock=2D+4D discard_pile=2S phase=play";

#[test]
fn joker_queen_king_and_three_threes_open_with_the_joker_as_ace_only() {
    let deal = played(&[], &format!("hands=3D+3C+3S+QB+KB+**+7C|7D {REST}"), &[]);
    assert_eq!(refused(&deal, "meld **=JB+QB+KB"), Refusal::OpeningOutOfReach);
    let opening = ["meld 3D+3C+3S", "meld QB+KB+**=AB"];
    for order in [[0, 1], [1, 0]] {
        let deal = played(&[], &deal.position().to_string(), &order.map(|number| opening[number]));
        assert_eq!((deal.state().opened, deal.state().laid), (1, 40));
    }
}

#[test]
fn what_is_laid_counts_to_the_end_of_the_turn_that_opens() {
    let hands = format!("hands=TD+TC+TS+KD+KC+KS+2D+2C+2S+7C|7D {REST}");
    let moves = ["meld TD+TC+TS", "meld KD+KC+KS", "meld 2D+2C+2S"];
    let deal = played(&[], &hands, &moves);
    assert_eq!((deal.state().laid, deal.state().opened_this_turn), (66, true));
    let closed = played(&[], &deal.position().to_string(), &["discard 7C"]);
    assert!(closed.score().unwrap().one_turn);
    let later = format!("hands=2D+2C+2S+7C+9B|7D melds=TD+TC+TS {REST}");
    assert_eq!(played(&[], &later, &["meld 2D+2C+2S"]).state().laid, 0);
}

#[test]
fn until_an_opening_stands_nothing_but_melds_is_possible() {
    let hands = format!("hands=3D+3C+3S+QB+KB+**+7C|7D {REST}");
    let deal = played(&[], &hands, &["meld 3D+3C+3S"]);
    assert_eq!(moves(&deal), ["meld QB+KB+**=AB"]);
    assert_eq!(refused(&deal, "discard 7C"), Refusal::OpeningUnfinished);
    assert_eq!(refused(&deal, "attach **=3B>1"), Refusal::OpeningUnfinished);
    assert_eq!(refused(&deal, "swap 3D>1"), Refusal::OpeningUnfinished);
    let deal = played(&[], &hands, &[]);
    assert_eq!(refused(&deal, "swap 3D>1"), Refusal::NotOpen);
}

#[test]
fn a_lay_that_spends_the_card_to_close_with_is_no_opening() {
    // 30 and 12 are there, but then nothing stays.
    let deal = played(&[], &format!("hands=TD+TC+TS+3C+4C+5C|7D {REST}"), &[]);
    assert_eq!(refused(&deal, "meld TD+TC+TS"), Refusal::OpeningOutOfReach);
    let deal = played(&[], &format!("hands=TD+TC+TS+2C+3C+4C+5C|7D {REST}"), &["meld TD+TC+TS"]);
    assert_eq!(refused(&deal, "meld 2C+3C+4C+5C"), Refusal::LastCardStays);
    assert_eq!(refused(&deal, "meld 2C+3C+4C"), Refusal::OpeningOutOfReach);
    assert_eq!(moves(&deal), ["meld 3C+4C+5C"]);
}

#[test]
fn a_joker_below_the_five_goes_for_the_four_only() {
    let table = format!("melds=**=4C+5C+6C+7C {REST}");
    let deal = played(&[], &format!("hands=4C+8C+KD|7D {table}"), &[]);
    assert_eq!(refused(&deal, "swap 8C>1"), Refusal::NoJokerToSwap);
    assert_eq!(refused(&deal, "attach 4C>1"), Refusal::FitsAsSwapOnly);
    let deal = played(&[], &format!("hands=4C+8C+KD|7D {table}"), &["swap 4C>1"]);
    assert_eq!(melds(&deal), "4C+5C+6C+7C");
    assert!(deal.state().hand().contains(Card::JOKER));
}

#[test]
fn a_jack_goes_before_the_queen_and_an_ace_ends_the_run() {
    let deal = played(&[], &format!("hands=JC+KD+9D|7D melds=QC+KC+AC {REST}"), &["attach JC>1"]);
    assert_eq!(melds(&deal), "JC+QC+KC+AC");
    let deal = played(&[], &format!("hands=2C+KD+9D|7D melds=QC+KC+AC {REST}"), &[]);
    assert_eq!(refused(&deal, "attach 2C>1"), Refusal::DoesNotFit);
    assert_eq!(refused(&deal, "meld QC+KC+AC+2C"), Refusal::NoMeld);
    let suit = "AC+2C+3C+4C+5C+6C+7C+8C+9C+TC+JC+QC+KC";
    let deal = played(&[], &format!("hands=AC+KD+9D|7D melds={suit} {REST}"), &[]);
    assert_eq!(refused(&deal, "attach AC>1"), Refusal::DoesNotFit);
}

#[test]
fn of_the_last_two_cards_one_is_kept_to_close_with() {
    let table = format!("melds=3C+4C+5C {REST}");
    let deal = played(&[], &format!("hands=2C+6C|7D {table}"), &["attach 2C>1"]);
    assert_eq!(refused(&deal, "attach 6C>1"), Refusal::LastCardStays);
    assert_eq!(moves(&deal), ["discard 6C"]);
    let deal = played(&[], &format!("hands=2C+6C|7D {table}"), &["attach 2C>1", "discard 6C"]);
    assert_eq!((deal.state().phase, deal.score().unwrap().points[1]), (Phase::Closed, 7));
}

#[test]
fn nobody_closes_in_the_first_round() {
    let table = format!("melds=3C+4C+5C first_round=yes {REST}");
    let deal = played(&[], &format!("hands=2C+6C+KD|7D {table}"), &["attach 2C>1"]);
    assert_eq!(refused(&deal, "attach 6C>1"), Refusal::FirstRoundTwoStay);
    // The dealer's turn is the last of the round.
    let deal = played(&[], &format!("hands=7D|2C+6C+KD turn=1 {table}"), &["attach 2C>1"]);
    assert_eq!(refused(&deal, "attach 6C>1"), Refusal::FirstRoundTwoStay);
    let deal = played(&[], &format!("hands=7D|2C+KD turn=1 {table}"), &["discard KD", "draw"]);
    assert_eq!(deal.state().first_turns, 0);
}

#[test]
fn the_card_just_taken_stays_unless_an_equal_one_is_held() {
    let table = "melds=3C+4C+5C discard_pile=QD+KD stock=2D+4D";
    let deal = played(&[], &format!("hands=9D+2S|7D {table}"), &["take"]);
    assert_eq!(refused(&deal, "discard KD"), Refusal::DiscardJustTaken);
    assert_eq!(moves(&deal), ["discard 9D", "discard 2S"]);
    let deal = played(&[], &format!("hands=9D+KD|7D {table}"), &["take"]);
    assert_eq!(moves(&deal), ["discard 9D", "discard KD"]);
    // Of two equal cards the taken one is laid first, so the other may go.
    let deal = played(&[], &format!("hands=9D+KD+KC+KS|7D {table}"), &["take", "meld KD+KC+KS"]);
    assert_eq!(moves(&deal), ["discard 9D", "discard KD"]);
    let allowed = [("just_taken", "\"allowed\"")];
    let deal = played(&allowed, &format!("hands=9D+2S|7D {table}"), &["take"]);
    assert!(moves(&deal).contains(&"discard KD".to_owned()));
}

#[test]
fn the_card_just_taken_may_not_be_the_only_one_left() {
    let table = "melds=3C+4C+5C discard_pile=QD+KD stock=2D+4D";
    let deal = played(&[], &format!("hands=2C|7D {table}"), &["take"]);
    assert_eq!(refused(&deal, "attach 2C>1"), Refusal::OnlyTakenCardStays);
    // It attaches, but nothing else can go: so the emergency lets it.
    assert_eq!(moves(&deal), ["discard 2C"]);
    let deal = played(&[("just_taken", "\"allowed\"")], &format!("hands=2C|7D {table}"), &["take"]);
    assert_eq!(moves(&deal), ["attach 2C>1", "discard KD"]);
}

#[test]
fn a_card_that_attaches_is_no_discard_but_to_close() {
    let table = format!("melds=3C+4C+5C {REST}");
    let shut = played(&[], &format!("hands=6C+KD+9D|7D opened=no|yes {table}"), &[]);
    assert_eq!(refused(&shut, "discard 6C"), Refusal::DiscardAttachable);
    // Whether or not its holder is open; where all are barred and none can be attached, any may go.
    let barred = played(&[], &format!("hands=6C+2C|7D opened=no|yes {table}"), &[]);
    assert_eq!(moves(&barred), ["discard 2C", "discard 6C"]);
    let open = played(&[], &format!("hands=6C+2C|7D {table}"), &[]);
    assert_eq!(moves(&open), ["attach 2C>1", "attach 6C>1"]);
}

#[test]
fn a_joker_attaches_wherever_a_meld_without_one_has_room() {
    let full = "7D+7C+7S+7B";
    let joker = |melds: &str| played(&[], &format!("hands=**+KD|9D melds={melds} {REST}"), &[]);
    assert_eq!(moves(&joker(full)), ["discard KD", "discard **"]);
    assert_eq!(moves(&joker(&format!("{full}|3C+4C+**=5C"))), ["discard KD", "discard **"]);
    let room = joker("3C+4C+5C|8D+8C+8S");
    let jokers = ["attach **=2C>1", "attach **=6C>1", "attach **=8B>2", "discard KD"];
    assert_eq!(moves(&room), jokers);
    assert_eq!(refused(&room, "discard **"), Refusal::DiscardAttachable);
}

#[test]
fn a_card_that_could_only_swap_may_go_unless_the_sheet_forbids_it() {
    let position = format!("hands=5C+KD|9D melds=3C+4C+**=5C {REST}");
    assert_eq!(moves(&played(&[], &position, &[])), ["swap 5C>1", "discard KD", "discard 5C"]);
    let forbidden = played(&[("swappable", "\"forbidden\"")], &position, &[]);
    assert_eq!(refused(&forbidden, "discard 5C"), Refusal::DiscardSwappable);
    let last = format!("hands=5C|9D melds=3C+4C+**=5C {REST}");
    assert_eq!(moves(&played(&[], &last, &[])), ["swap 5C>1", "discard 5C"]);
    // The last card may be swapped: the joker remains, and closes.
    let deal = played(&[], &last, &["swap 5C>1", "discard **"]);
    assert_eq!(deal.score().unwrap().closer, Some(0));
}

#[test]
fn a_card_that_fits_a_set_and_a_run_goes_where_its_player_wants() {
    let position = format!("hands=6C+KD+9D|7D melds=3C+4C+5C|6D+6S+6B {REST}");
    let deal = played(&[], &position, &[]);
    assert_eq!(moves(&deal)[..2], ["attach 6C>1", "attach 6C>2"]);
    assert_eq!(melds(&played(&[], &position, &["attach 6C>2"])), "3C+4C+5C 6D+6C+6S+6B");
}

#[test]
fn the_stock_is_turned_over_in_mid_turn_and_the_discard_starts_a_new_pile() {
    let position = "hands=KD+9D|7D stock=2D discard_pile=4S+5S+6S";
    let mut deal = played(&[], position, &["draw"]);
    let turned: Vec<Card> = deal.state().stock.to_vec();
    assert_eq!((turned.len(), deal.state().pile.len(), deal.state().turnovers), (3, 0, 1));
    assert_eq!(deal.state().drawn, Some(Card::parse("2D").unwrap()));
    deal.play(parse("discard KD", None).unwrap()).unwrap();
    assert_eq!((deal.state().stock.to_vec(), deal.state().pile.len()), (turned, 1));
    deal.undo().unwrap();
    deal.undo().unwrap();
    assert_eq!(deal, scala40_deal(&[], position));
}

#[test]
fn at_the_fourth_time_the_deal_is_dead() {
    let deal = played(&[], "hands=KD+9D|7D stock=2D discard_pile=4S turnovers=3", &["draw"]);
    assert_eq!((deal.state().phase, deal.state().hand().len()), (Phase::Dead, 3));
    assert_eq!((moves(&deal), deal.score().unwrap().closer), (Vec::new(), None));
    let once = played(&[("turnovers", "0")], "hands=KD+9D|7D stock=2D discard_pile=4S", &["draw"]);
    assert_eq!(once.state().phase, Phase::Dead);
}

#[test]
fn with_whole_sets_on_the_table_and_one_card_each_nobody_can_close() {
    let sets = "2D+2C+2S+2B|3D+3C+3S+3B|4D+4C+4S+4B";
    let position = format!("hands=KD|QC|JS melds={sets} stock=9D+8C+7S+6B discard_pile=5D");
    let mut random = swift(&Seed::Number(1), "test");
    for _ in 0..20 {
        let mut deal = scala40_deal(&[("seats", "3")], &position);
        while let Some(choice) = deal.choice() {
            let moves = choice.list();
            deal.play(moves[below(&mut random, moves.len() as u32) as usize]).unwrap();
        }
        assert_eq!((deal.state().phase, deal.state().turnovers), (Phase::Dead, 3));
    }
}

#[test]
fn a_turn_begins_with_one_card_and_has_no_second() {
    let position = "hands=KD+9D|7D melds=3C+4C+5C stock=2D+4D discard_pile=4S";
    let deal = played(&[], position, &[]);
    assert_eq!(moves(&deal), ["draw", "take"]);
    for text in ["discard KD", "attach KD>1", "swap KD>1", "meld 3C+4C+5C"] {
        assert_eq!(refused(&deal, text), Refusal::DrawFirst);
    }
    let deal = played(&[], position, &["take"]);
    assert_eq!(refused(&deal, "draw"), Refusal::AlreadyDrawn);
    assert_eq!(refused(&deal, "take"), Refusal::AlreadyDrawn);
    // Who is not open only draws.
    let deal = played(&[], &format!("{position} opened=no|yes"), &[]);
    assert_eq!(refused(&deal, "take"), Refusal::TakeNotOpen);
}
