//! Scopa: lawful rules of every kind, and what holds at any moment of a deal.

use std::sync::Arc;

use libfuzzer_sys::arbitrary::{self, Arbitrary};
use settebello_engine::cards::CardSet;
use settebello_engine::scopa::deal::Deal;
use settebello_engine::scopa::rules::Rules;
use settebello_engine::scopa::state::State;

/// Numbers of seats with their packets and table cards, and the ranks that add up to them.
const LAYOUTS: [(&str, &str, &str, &str); 9] = [
    ("2", "[3,3,3,3,3,3]", "4", "A234567JQK"),
    ("3", "[3,3,3,3]", "4", "A234567JQK"),
    ("4", "[3,3,3]", "4", "A234567JQK"),
    ("6", "[3,3]", "4", "A234567JQK"),
    ("4", "[9]", "4", "A234567JQK"),
    ("4", "[10]", "0", "A234567JQK"),
    ("2", "[3,3,3,3,4]", "4", "A34567JQK"),
    ("4", "[3,3,2]", "4", "A34567JQK"),
    ("2", "[5,1,4]", "0", "AJQK7"),
];

/// Lawful rules: a layout, and every rule that changes a play.
#[derive(Arbitrary, Debug)]
pub struct LawfulRules {
    layout: u8,
    one_by_one: bool,
    each_round: bool,
    equal_may: bool,
    sum_may: bool,
    ace_sweeps: bool,
    not_ace: bool,
    scopa_void: u8,
    missing: u8,
    nobody: bool,
}

impl LawfulRules {
    /// The rules as the engine reads them.
    pub fn read(&self) -> Arc<Rules> {
        let (seats, packets, table_cards, letters) = LAYOUTS[usize::from(self.layout) % LAYOUTS.len()];
        let ranks: String = "A234567JQK".chars().filter(|&letter| letters.contains(letter)).collect();
        let worth: Vec<String> = ranks.chars().map(|letter| format!("\"{letter}\": 10")).collect();
        let word = |second: bool, words: [&'static str; 2]| words[usize::from(second)];
        let json = format!(
            r#"{{"family": "scopa", "seats": {seats}, "ranks": "{ranks}", "packets": {packets}, "style": "{style}",
            "table_cards": {table_cards}, "table_when": "{when}", "void_kings": 3, "void_table_sum": 0,
            "equal": "{equal}", "sum": "{sum}", "ace_sweeps": {sweeps}, "ace_first_play": "{first}",
            "scopa_void": "{scopa}", "cards_more_than": null, "coins_more_than": null,
            "primiera": {{{worth}}}, "primiera_missing": "{missing}", "primiera_all_missing": "{all}",
            "view_hand": "own", "view_piles": "open"}}"#,
            style = word(self.one_by_one, ["packet", "one_by_one"]),
            // With three cards a round there is no fourth round for the fourth card.
            when = word(self.each_round && packets == "[9]", ["after", "each_round"]),
            equal = word(self.equal_may, ["must", "may"]),
            sum = word(self.sum_may, ["must", "may"]),
            sweeps = self.ace_sweeps,
            first = word(self.not_ace, ["any", "not_ace"]),
            scopa = ["last_card", "last_capture", "never"][usize::from(self.scopa_void) % 3],
            worth = worth.join(", "),
            missing = ["other_side", "cannot", "sums"][usize::from(self.missing) % 3],
            all = word(self.nobody, ["sums", "nobody"]),
        );
        Arc::new(Rules::from_json(&json).expect("these rules agree with themselves"))
    }
}

/// Every card of `cards` lies in one place and in no other.
pub fn assert_each_card_once(state: &State, cards: CardSet) {
    let stock: CardSet = state.stock_cards().iter().copied().collect();
    let places = state.hands.iter().chain(&state.piles).chain([&state.table, &stock]);
    let (all, count) =
        places.fold((CardSet::EMPTY, 0), |(all, count), &set| (all.or(set), count + u32::from(set.len())));
    assert_eq!(all, cards);
    assert_eq!(count, u32::from(cards.len()), "a card lies in two places");
}

/// Every card that lies anywhere.
pub fn all_cards(state: &State) -> CardSet {
    let places = state.hands.iter().chain(&state.piles).chain([&state.table]);
    places
        .chain([&state.stock_cards().iter().copied().collect()])
        .fold(CardSet::EMPTY, |all, &set| all.or(set))
}

/// Plays a deal to its end, always the legal move that `choose` names, takes it all back and checks both.
pub fn play_out(deal: &mut Deal, mut choose: impl FnMut(usize) -> usize) {
    let cards = all_cards(deal.state());
    let begun = deal.clone();
    while let Some(choice) = deal.choice() {
        let moves = choice.list();
        assert!(!moves.is_empty(), "somebody cannot play");
        let play = moves[choose(moves.len())];
        let over = deal.play(play).expect("a listed move is legal").over;
        if !over || deal.state().last_capture.is_some() {
            assert_each_card_once(deal.state(), cards);
        }
    }
    deal.score().expect("the deal is over");
    while deal.undo().is_some() {}
    assert_eq!(*deal, begun);
}
