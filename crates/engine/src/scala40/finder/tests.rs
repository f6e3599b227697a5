use super::*;
use crate::card::{Rank, Suit};
use crate::rng::{Seed, Swift, swift};
use crate::sample::list;
use crate::scala40::hand::value_in_hand;
use rand_core::Rng;

fn hand(codes: &str) -> Hand {
    list(codes).into_iter().collect()
}

fn terms(jokers_per_meld: u8, keep: u8) -> Terms {
    Terms { jokers_per_meld, keep, with: None }
}

fn text(laying: Option<Laying>) -> String {
    let laying = laying.unwrap();
    let melds: Vec<String> = laying.melds().map(|meld| meld.to_string()).collect();
    format!("{}: {}", laying.value, melds.join(" "))
}

#[test]
fn a_joker_above_the_king_makes_the_forty_that_one_below_the_queen_misses() {
    let cards = hand("** QD KD 3D 3C 3S 7B");
    assert_eq!(text(most_points(cards, terms(1, 1))), "40: 3D+3C+3S QD+KD+**=AD");
    assert!(reaches(cards, terms(1, 1), 40) && !reaches(cards, terms(1, 1), 41));
    assert!(!reaches(cards, terms(1, 2), 40));
    assert!(!reaches(cards, terms(0, 1), 40));
}

#[test]
fn a_card_that_fits_a_set_and_a_run_goes_where_it_brings_more() {
    let cards = hand("7D 7C 7S 5S 6S KB");
    assert_eq!(text(most_points(cards, terms(1, 1))), "21: 7D+7C+7S");
    assert_eq!(text(least_left(cards, terms(1, 0))), "21: 7D+7C+7S");
    assert_eq!(text(most_points(hand("7D 7C 7S 7S 5S 6S KB"), terms(1, 1))), "39: 7D+7C+7S 5S+6S+7S");
}

#[test]
fn a_run_is_laid_in_one() {
    let cards = hand("2C 3C 4C 5C 6C 7C 8C 9C");
    assert_eq!(text(most_points(cards, terms(1, 1))), "42: 3C+4C+5C+6C+7C+8C+9C");
    assert_eq!(text(fewest_cards(cards, terms(1, 0), 24)), "3: 7C+8C+9C");
    let jokers = hand("** ** ** 5C 6C 7C");
    assert_eq!(text(most_points(jokers, terms(3, 0))), "45: 5C+6C+7C+**=8C+**=9C+**=TC");
}

#[test]
fn the_hand_is_relieved_of_jokers_first() {
    assert_eq!(text(least_left(hand("2C 3C 4C **"), terms(1, 1))).split(':').next(), Some("2"));
    assert_eq!(text(least_left(hand("7D 7C 7S 7B **"), terms(1, 0))).split(':').next(), Some("7"));
}

#[test]
fn the_card_that_has_to_be_laid_is_laid() {
    let with = |code: &str| Terms { with: Card::parse(code).ok(), ..terms(1, 1) };
    let cards = hand("4C 5C 6C KD KC KS 5S 5B **");
    assert!(most_points(cards, with("4C")).unwrap().melds().any(|meld| meld.naturals().has(list("4C")[0])));
    assert_eq!(most_points(hand("4C 5C 6C KD 9S"), with("KD")), None);
    assert_eq!(most_points(hand("4C 5C 6C **"), Terms { jokers_per_meld: 0, ..with("**") }), None);
    let four = Terms { keep: 0, ..with("**") };
    assert_eq!(text(most_points(hand("7D 7C 7S 7B **"), four)), "28: **=7D+7C+7S+7B");
    assert!(reaches(cards, with("5S"), 40) && !reaches(hand("4C 5C 6C KD KC KS KB 5S"), with("5S"), 40));
}

#[test]
fn two_sets_of_one_rank_share_its_suits() {
    assert_eq!(most_points(hand("AD AD AC AS ** **"), terms(1, 0)).unwrap().value, 66);
    assert_eq!(least_left(hand("KD KD KC KS ** **"), terms(1, 0)).unwrap().value, 0);
    assert!(reaches(hand("5D 5D 5C 5S ** **"), terms(1, 0), 30));
}

#[test]
fn sixteen_cards_all_find_a_place() {
    let cards = hand("AD 2D 3D AC 2C 3C AS 2S 3S AB 2B 3B ** ** ** **");
    assert_eq!(least_left(cards, terms(1, 0)).unwrap().value, 0);
    assert_eq!(text(most_points(hand("** ** ** **"), terms(4, 0))), "0: ");
}

/// What brute force over all subsets of the cards finds: the most points, the least left, and
/// for each number of cards the most points.
struct Naive {
    most: Option<u16>,
    left: Option<u16>,
    by_size: [Option<u16>; 17],
}

fn naive(cards: &[Card], terms: Terms) -> Naive {
    let whole = (1_usize << cards.len()) - 1;
    let chosen = |mask: usize| cards.iter().enumerate().filter(move |&(place, _)| mask >> place & 1 == 1);
    let melds: Vec<Option<u16>> = (0..=whole)
        .map(|mask| {
            meld_points(&chosen(mask).map(|(_, &card)| card).collect::<Vec<_>>(), terms.jokers_per_meld)
        })
        .collect();
    // The most points of each subset that is laid wholly.
    let mut laid: Vec<Option<u16>> = vec![None; whole + 1];
    laid[0] = Some(0);
    for mask in 1..=whole {
        let first = mask & mask.wrapping_neg();
        let mut part = mask;
        while part != 0 {
            if part & first != 0
                && let (Some(points), Some(rest)) = (melds[part], laid[mask ^ part])
            {
                laid[mask] = laid[mask].max(Some(points + rest));
            }
            part = (part - 1) & mask;
        }
    }
    let mut found = Naive { most: None, left: None, by_size: [None; 17] };
    for (mask, &points) in laid.iter().enumerate() {
        let size = mask.count_ones() as usize;
        let with = terms.with.is_none_or(|with| chosen(mask).any(|(_, &card)| card == with));
        let stays = size + usize::from(terms.keep) <= cards.len();
        if let Some(points) = points.filter(|_| with && (stays || mask == 0)) {
            let left = chosen(whole ^ mask).map(|(_, &card)| u16::from(value_in_hand(card))).sum();
            found.most = found.most.max(Some(points));
            found.left = Some(found.left.map_or(left, |least: u16| least.min(left)));
            found.by_size[size] = found.by_size[size].max(Some(points));
        }
    }
    found
}

/// The most that exactly these cards count as one meld, tried card by card.
fn meld_points(cards: &[Card], jokers_per_meld: u8) -> Option<u16> {
    let jokers = cards.iter().filter(|&&card| card == Card::JOKER).count();
    let naturals: Vec<Card> = cards.iter().copied().filter(|&card| card != Card::JOKER).collect();
    if cards.len() < 3 || jokers > usize::from(jokers_per_meld) || naturals.is_empty() {
        return None;
    }
    let fits =
        |shown: &[Card]| naturals.iter().all(|card| shown.iter().filter(|&other| other == card).count() == 1);
    let different = (1..naturals.len()).all(|place| !naturals[..place].contains(&naturals[place]));
    let mut best = None;
    for rank in Rank::ALL {
        let four: Vec<Card> = Suit::ALL.into_iter().map(|suit| Card::new(rank, suit)).collect();
        if different && cards.len() <= 4 && fits(&four) {
            best = best.max(Some(u16::from(value_in_hand(four[0])) * cards.len() as u16));
        }
    }
    for suit in Suit::ALL {
        for low in 0..=14_usize.saturating_sub(cards.len()) {
            let shown: Vec<Card> =
                (low..low + cards.len()).map(|place| Card::new(Rank::ALL[place % 13], suit)).collect();
            if different && cards.len() <= 13 && fits(&shown) {
                let ace_low = if low == 0 { 10 } else { 0 };
                let sum: u16 = shown.iter().map(|&card| u16::from(value_in_hand(card))).sum();
                best = best.max(Some(sum - ace_low));
            }
        }
    }
    best
}

/// A hand that combines richly: few suits, neighbouring ranks, second copies, jokers.
fn rich(random: &mut Swift, size: usize) -> Vec<Card> {
    let draw = |random: &mut Swift, below: u32| random.next_u32() % below;
    let (suits, ranks) = (1 + draw(random, 4), 1 + draw(random, 13));
    let from = draw(random, 13);
    let jokers = draw(random, 5) as u8;
    let mut hand = Hand { jokers, ..Hand::EMPTY };
    let mut tries = 0;
    while usize::from(hand.len()) < size {
        tries += 1;
        let (suits, ranks) = if tries > 60 { (4, 13) } else { (suits, ranks) };
        let rank = Rank::ALL[((from + draw(random, ranks)) % 13) as usize];
        hand.add(Card::new(rank, Suit::ALL[draw(random, suits) as usize]));
    }
    hand.into_iter().take(size).collect()
}

#[test]
fn brute_force_over_all_subsets_finds_the_same() {
    let mut random = swift(&Seed::Number(1), "finder");
    for number in 0..600_u32 {
        let cards = rich(&mut random, 5 + (number % 5) as usize);
        let with = cards[random.next_u32() as usize % cards.len()];
        let terms = Terms {
            jokers_per_meld: (number / 5 % 5) as u8,
            keep: (number / 25 % 4) as u8,
            with: (number % 3 == 0).then_some(with),
        };
        let hand: Hand = cards.iter().copied().collect();
        let expected = naive(&cards, terms);
        let asked = format!("{} {terms:?}", cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" "));
        let most = most_points(hand, terms);
        let least = least_left(hand, terms);
        assert_eq!(most.map(|laying| laying.value), expected.most, "{asked}");
        assert_eq!(least.map(|laying| laying.value), expected.left, "{asked}");
        for points in [6, 15, 30, 40, 55] {
            let fewest = fewest_cards(hand, terms, points);
            let size = expected.by_size.iter().position(|most| *most >= Some(points));
            assert_eq!(fewest.map(|laying| usize::from(laying.size())), size, "{points} of {asked}");
            assert_eq!(reaches(hand, terms, points), size.is_some(), "{points} of {asked}");
            for laying in [most, least, fewest].into_iter().flatten() {
                sound(hand, terms, &laying, &asked);
            }
        }
    }
}

/// The melds lie within the hand and within the terms.
fn sound(hand: Hand, terms: Terms, laying: &Laying, asked: &str) {
    let mut left = hand;
    for meld in laying.melds() {
        assert!(meld.jokers() <= terms.jokers_per_meld, "{asked}");
        for card in meld.cards() {
            assert!(left.remove(card), "{card} of {meld} twice in {asked}");
        }
    }
    assert!(left.len() >= terms.keep || laying.size() == 0, "{asked}");
    assert!(terms.with.is_none_or(|card| left.count(card) < hand.count(card)), "{asked}");
}
