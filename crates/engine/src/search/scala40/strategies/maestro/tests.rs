use super::*;
use crate::card::Card;
use crate::sample::{scala40, scala40_deal};
use crate::scala40::deal::Deal;
use crate::scala40::notation::{parse, print};
use crate::scala40::view::Sight;

fn chosen(deal: &Deal) -> String {
    print(Maestro::new(&Seed::Number(1)).choose(&deal.view(deal.state().turn)).unwrap())
}

fn sensible(position: &str) -> String {
    let deal = scala40_deal(&[], position);
    let view = deal.view(deal.state().turn);
    print(decide(&Look::of(&view).unwrap()))
}

/// Plays a deal by sense alone for so many moves.
fn some_moves(seats: u8, number: u64, moves: usize) -> Deal {
    let rules = std::sync::Arc::new(scala40(&[("seats", &seats.to_string())]));
    let mut deal = Deal::seeded(rules, (1 << seats) - 1, seats - 1, Seed::Number(7), number);
    for _ in 0..moves {
        if let Some(look) = Look::of(&deal.view(deal.state().turn)) {
            deal.play(decide(&look)).unwrap();
        }
    }
    deal
}

#[test]
fn imagined_worlds_agree_with_all_that_the_view_shows() {
    let mut random = swift(&Seed::Number(1), "worlds");
    for (seats, number) in [(2, 0), (4, 1), (6, 2)] {
        for moves in [0, 5, 30, 45] {
            let deal = some_moves(seats, number, moves);
            let seat = (deal.state().turn + 1) % seats;
            let view = deal.view(seat);
            let worlds = Worlds::of(&view);
            for _ in 0..5 {
                let world = worlds.imagine(&mut random);
                assert_eq!(Sight::of(&world, seat), view.sight);
                assert_eq!(world.census(), deal.state().census());
            }
        }
    }
}

#[test]
fn a_card_that_was_taken_is_where_it_went() {
    let position = "hands=KD+2C|8D+KS+KC+5B|9B stock=2D+4B+3B+7S discard_pile=JD melds=3C+4C+5C turn=0";
    let mut deal = scala40_deal(&[("seats", "3")], position);
    for play in ["draw", "discard KD", "take", "discard 8D"] {
        let play = parse(play, Some(&deal.state().melds)).unwrap();
        deal.play(play).unwrap();
    }
    let (view, mut random) = (deal.view(2), swift(&Seed::Number(1), "worlds"));
    let worlds = Worlds::of(&view);
    let king = Card::parse("KD").unwrap();
    assert!((0..20).all(|_| worlds.imagine(&mut random).hands[1].contains(king)));
}

#[test]
fn sense_swaps_a_joker_that_it_can_lay_again() {
    let melds = "melds=**=4C+5C+6C+7C|JS+QS+KS phase=play stock=2D discard_pile=9S";
    assert_eq!(sensible(&format!("hands=4C+9D+2B|KC {melds}")), "swap 4C>1");
    // With two cards the joker could not be laid: one has to stay.
    assert_eq!(sensible(&format!("hands=4C+9D|KC {melds}")), "discard 9D");
}

#[test]
fn sense_throws_dear_cards_when_somebody_is_about_to_close() {
    let hand = "KD+KC+4S+2B";
    let far = format!("hands={hand}|8D+8C+9B+TB+JD+2S+3S stock=2D discard_pile=JB opened=no|no phase=play");
    assert_eq!(sensible(&far), "discard 4S");
    let near = format!("hands={hand}|8D stock=2D discard_pile=JB melds=3C+4C+5C opened=no|yes phase=play");
    assert_eq!(sensible(&near), "discard KD");
}

#[test]
fn live_cards_decide_between_two_pairs() {
    // Both sevens that could join the pair lie in the pile; nines are all to come.
    let position =
        "hands=9D+9C+7S+7B|KC+2D+3D+4S+5B+JS stock=2D discard_pile=7D+7D+7C+7C opened=no|no phase=play";
    assert_eq!(sensible(position), "discard 7S");
}

#[test]
fn maestro_closes_and_goes_through_with_its_opening() {
    let closing = "hands=6C+KS|KC+9D stock=2D+3D discard_pile=9S melds=3C+4C+5C phase=play";
    let mut deal = scala40_deal(&[], closing);
    assert_eq!(chosen(&deal), "attach 6C>1");
    deal.play(Maestro::new(&Seed::Number(1)).choose(&deal.view(0)).unwrap()).unwrap();
    assert_eq!(chosen(&deal), "discard KS");
    let opening = "hands=QD+KD+**+7B|KC+9D stock=2D+3D discard_pile=9S \
                   melds=3D+3C+3S opened=no|no phase=play laid=9";
    assert_eq!(chosen(&scala40_deal(&[], opening)), "meld QD+KD+**=AD");
}

#[test]
fn its_draws_come_from_the_seed() {
    let deal = some_moves(2, 3, 20);
    assert_eq!(chosen(&deal), chosen(&deal));
}
