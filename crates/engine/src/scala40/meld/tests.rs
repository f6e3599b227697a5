use super::*;
use crate::sample::list;
use crate::scala40::melds;

/// The first meld of exactly these cards with the given text.
fn meld(text: &str) -> Meld {
    let cards = text.split('+').map(|part| if part.contains('*') { "**" } else { part });
    let hand = list(&cards.collect::<Vec<_>>().join(" ")).into_iter().collect();
    let all = melds::list(hand, 4);
    all.into_iter().find(|meld| meld.to_string() == text).unwrap_or_else(|| panic!("{text} is no meld"))
}

fn laid(text: &str) -> Laid {
    let stands = Card::parse(text.trim_start_matches("**=")).unwrap();
    Laid { stands, joker: text.starts_with("**=") }
}

fn attached(to: &str, card: &str) -> Option<String> {
    meld(to).attach(laid(card)).map(|meld| meld.to_string())
}

#[test]
fn what_is_no_meld_cannot_be_made() {
    assert_eq!(Meld::set(Rank::Seven, 0b0011, 0), None);
    assert_eq!(Meld::set(Rank::Seven, 0b0111, 0b1000), None);
    assert_eq!(Meld::set(Rank::Seven, 0b0111, 0b0111), None);
    assert_eq!(Meld::run(Suit::Coppe, 0, 2, 0), None);
    assert_eq!(Meld::run(Suit::Coppe, 0, 14, 0), None);
    assert_eq!(Meld::run(Suit::Coppe, 12, 3, 0), None);
    assert_eq!(Meld::run(Suit::Coppe, 3, 3, 0b100), None);
    assert_eq!(Meld::run(Suit::Coppe, 3, 3, 0b111000), None);
}

#[test]
fn the_ace_is_one_below_the_two_and_eleven_elsewhere() {
    for (text, points) in [
        ("AC+2C+3C", 6),
        ("QC+KC+AC", 31),
        ("AD+AC+AS", 33),
        ("AD+AC+AS+AB", 44),
        ("**=JC+QC+KC", 30),
        ("QC+KC+**=AC", 31),
        ("7D+7C+**=7B", 21),
        ("TD+JD+QD+KD", 40),
    ] {
        assert_eq!(meld(text).points(), points, "{text}");
    }
}

#[test]
fn an_attached_card_keeps_the_order() {
    assert_eq!(attached("QC+KC+AC", "JC").unwrap(), "JC+QC+KC+AC");
    assert_eq!(attached("3C+4C+5C", "**=6C").unwrap(), "3C+4C+5C+**=6C");
    assert_eq!(attached("7D+7S+7B", "7C").unwrap(), "7D+7C+7S+7B");
    for (to, card) in [
        ("QC+KC+AC", "2C"),
        ("AC+2C+3C", "KC"),
        ("3C+4C+5C", "6D"),
        ("3C+4C+5C", "7C"),
        ("7D+7C+7S+7B", "7C"),
        ("5C+6C+**=7C", "7C"),
        ("7D+7C+**=7S", "7S"),
    ] {
        assert_eq!(attached(to, card), None, "{card} to {to}");
    }
}

#[test]
fn an_ace_that_fits_both_ends_goes_after_the_king_and_a_second_finds_no_place() {
    let long = "2C+3C+4C+5C+6C+7C+8C+9C+TC+JC+QC+KC";
    let whole = attached(long, "AC").unwrap();
    assert_eq!(whole, format!("{long}+AC"));
    assert_eq!(attached(&whole, "AC"), None);
    assert_eq!(attached(long, "**=AC").unwrap(), format!("{long}+**=AC"));
    assert_eq!(attached("AC+2C+3C+4C+5C+6C+7C+8C+9C+TC+JC+QC+KC", "AC"), None);
}

#[test]
fn what_is_attachable_is_what_attaching_accepts() {
    let hand = list("AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 7D 7S 7B **").into_iter().collect();
    for meld in melds::list(hand, 1) {
        let room = meld.attachable(1);
        for card in (0..61).filter_map(Card::from_bit) {
            let found = meld.attach(Laid { stands: card, joker: false });
            assert_eq!(found.is_some(), room.has(card), "{card} to {meld}");
            assert!(found.is_none_or(|longer| longer.size() == meld.size() + 1));
        }
        let joker_fits = meld.jokers() == 0 && room.less(CardSet::one(Card::JOKER)) != CardSet::EMPTY;
        assert_eq!(room.has(Card::JOKER), joker_fits, "{meld}");
    }
}

#[test]
fn a_joker_goes_for_the_very_card_that_it_stands_for() {
    let four = meld("**=4C+5C+6C+7C");
    assert_eq!(four.swap(Card::parse("4C").unwrap()).unwrap().to_string(), "4C+5C+6C+7C");
    for other in ["5C", "8C", "4D", "**"] {
        assert_eq!(four.swap(Card::parse(other).unwrap()), None, "{other}");
    }
    let two = meld("**=7D+7C+**=7S");
    assert_eq!(two.swap(Card::parse("7S").unwrap()).unwrap().to_string(), "**=7D+7C+7S");
}

#[test]
fn its_cards_and_what_they_stand_for() {
    let meld = meld("**=JB+QB+KB+**=AB");
    let texts = |cards: Vec<Card>| cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
    assert_eq!(texts(meld.cards().collect()), "** QB KB **");
    assert_eq!(texts(meld.reads().collect()), "JB QB KB AB");
    assert_eq!((meld.size(), meld.jokers()), (4, 2));
    assert_eq!(texts(meld.naturals().into_iter().collect()), "QB KB");
    assert_eq!(texts(meld.stood_for().into_iter().collect()), "AB JB");
}
