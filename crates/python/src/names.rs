//! What people call the cards, by language and deck: one closed table.

use settebello_engine::card::{Card, Rank, Suit};

/// A language of the product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    Italian,
    French,
    English,
}

impl Language {
    /// The language of a code: it, fr or en.
    pub fn from_code(code: &str) -> Option<Language> {
        match code {
            "it" => Some(Language::Italian),
            "fr" => Some(Language::French),
            "en" => Some(Language::English),
            _ => None,
        }
    }
}

/// A deck whose figures and suits have names of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deck {
    Napoletane,
    Siciliane,
    Milanesi,
    Francesi,
}

impl Deck {
    /// The deck of a name.
    pub fn from_name(name: &str) -> Option<Deck> {
        match name {
            "napoletane" => Some(Deck::Napoletane),
            "siciliane" => Some(Deck::Siciliane),
            "milanesi" => Some(Deck::Milanesi),
            "francesi" => Some(Deck::Francesi),
            _ => None,
        }
    }

    /// Whether the suits are coins, cups, swords and batons.
    const fn latin(self) -> bool {
        matches!(self, Deck::Napoletane | Deck::Siciliane)
    }
}

/// A card's name, such as "sette di denari".
pub fn name(card: Card, language: Language, deck: Deck) -> String {
    match (card.rank(), card.suit()) {
        (Some(rank), Some(suit)) => {
            format!("{} {}", rank_name(rank, language, deck), of_suit(suit, language, deck))
        }
        _ if language == Language::Italian => "jolly".to_owned(),
        _ => "joker".to_owned(),
    }
}

/// The sign in the corner of a card's face: its number, or the first letter of its figure.
/// French packs sold in Italy bear J, Q and K.
pub fn index(card: Card, language: Language, deck: Deck) -> &'static str {
    use Language::{English, French, Italian};
    let Some(rank) = card.rank() else { return "★" };
    match (rank, language) {
        (Rank::Ace, _) => "A",
        (Rank::Two, _) => "2",
        (Rank::Three, _) => "3",
        (Rank::Four, _) => "4",
        (Rank::Five, _) => "5",
        (Rank::Six, _) => "6",
        (Rank::Seven, _) => "7",
        (Rank::Eight, _) => "8",
        (Rank::Nine, _) => "9",
        (Rank::Ten, _) => "10",
        (Rank::Jack, Italian | French) if deck == Deck::Siciliane => "D",
        (Rank::Jack, English) if deck == Deck::Siciliane => "L",
        (Rank::Jack, Italian) if deck != Deck::Francesi => "F",
        (Rank::Jack, French) => "V",
        (Rank::Jack, Italian | English) => "J",
        (Rank::Queen, Italian | French) if deck.latin() => "C",
        (Rank::Queen, English) if deck.latin() => "N",
        (Rank::Queen, Italian) if deck != Deck::Francesi => "D",
        (Rank::Queen, French) => "D",
        (Rank::Queen, Italian | English) => "Q",
        (Rank::King, Italian) if deck != Deck::Francesi => "R",
        (Rank::King, French) => "R",
        (Rank::King, Italian | English) => "K",
    }
}

fn rank_name(rank: Rank, language: Language, deck: Deck) -> &'static str {
    match rank {
        Rank::Jack => jack(language, deck),
        Rank::Queen => queen(language, deck),
        Rank::King => ["re", "roi", "king"][language as usize],
        _ => NUMBERS[rank as usize][language as usize],
    }
}

const NUMBERS: [[&str; 3]; 10] = [
    ["asso", "as", "ace"],
    ["due", "deux", "two"],
    ["tre", "trois", "three"],
    ["quattro", "quatre", "four"],
    ["cinque", "cinq", "five"],
    ["sei", "six", "six"],
    ["sette", "sept", "seven"],
    ["otto", "huit", "eight"],
    ["nove", "neuf", "nine"],
    ["dieci", "dix", "ten"],
];

/// The lowest figure: a page or jack, in the Sicilian deck a lady.
fn jack(language: Language, deck: Deck) -> &'static str {
    let names = if deck == Deck::Siciliane { ["donna", "dame", "lady"] } else { ["fante", "valet", "jack"] };
    names[language as usize]
}

/// The middle figure: a rider in the Latin decks, a lady in the French suits.
fn queen(language: Language, deck: Deck) -> &'static str {
    let names = match deck {
        Deck::Napoletane | Deck::Siciliane => ["cavallo", "cavalier", "knight"],
        Deck::Milanesi => ["donna", "dame", "queen"],
        Deck::Francesi => ["regina", "dame", "queen"],
    };
    names[language as usize]
}

fn of_suit(suit: Suit, language: Language, deck: Deck) -> &'static str {
    let latin = [
        ["di denari", "de deniers", "of coins"],
        ["di coppe", "de coupes", "of cups"],
        ["di spade", "d'épées", "of swords"],
        ["di bastoni", "de bâtons", "of batons"],
    ];
    let french = [
        ["di quadri", "de carreau", "of diamonds"],
        ["di cuori", "de cœur", "of hearts"],
        ["di picche", "de pique", "of spades"],
        ["di fiori", "de trèfle", "of clubs"],
    ];
    let names = if deck.latin() { latin } else { french };
    names[suit as usize][language as usize]
}
