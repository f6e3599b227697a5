//! Scala 40: lawful rules of every kind, and what holds at any moment of a deal.

use std::sync::Arc;

use libfuzzer_sys::arbitrary::{self, Arbitrary};
use settebello_engine::scala40::deal::Deal;
use settebello_engine::scala40::rules::Rules;

/// Lawful rules: a number of seats, and every switch.
#[derive(Arbitrary, Debug)]
pub struct LawfulRules {
    seats: u8,
    packet: bool,
    meld_jokers: u8,
    opening_points: u8,
    take_if_used: bool,
    must_use: bool,
    swappable_forbidden: bool,
    just_taken_allowed: bool,
    turnovers: u8,
    doubles: bool,
}

impl LawfulRules {
    /// The rules as the engine reads them.
    pub fn read(&self) -> Arc<Rules> {
        let word = |second: bool, words: [&'static str; 2]| words[usize::from(second)];
        let json = format!(
            r#"{{"family": "scala40", "seats": {seats}, "style": "{style}", "meld_jokers": {jokers},
            "opening_points": {points}, "take_before_opening": "{take}", "taken_must_be_used": {must_use},
            "swappable": "{swappable}", "just_taken": "{just_taken}", "turnovers": {turnovers},
            "one_turn": "{one_turn}"}}"#,
            seats = 2 + self.seats % 5,
            style = word(self.packet, ["one_by_one", "packet"]),
            jokers = self.meld_jokers % 5,
            points = self.opening_points % 101,
            take = word(self.take_if_used, ["never", "if_used"]),
            must_use = self.must_use,
            swappable = word(self.swappable_forbidden, ["allowed", "forbidden"]),
            just_taken = word(self.just_taken_allowed, ["forbidden", "allowed"]),
            turnovers = self.turnovers % 21,
            one_turn = word(self.doubles, ["single", "doubles"]),
        );
        Arc::new(Rules::from_json(&json).expect("these rules agree with themselves"))
    }
}

/// Plays up to so many moves, always the legal one that `choose` names, takes all back and checks both.
pub fn play_on(deal: &mut Deal, moves: usize, mut choose: impl FnMut(usize) -> usize) {
    let census = deal.state().census();
    let begun = deal.clone();
    for _ in 0..moves {
        let Some(choice) = deal.choice() else { break };
        let moves = choice.list();
        assert!(!moves.is_empty(), "somebody cannot play");
        let play = moves[choose(moves.len())];
        let over = deal.play(play).expect("a listed move is legal").over;
        assert_eq!(deal.state().census(), census, "a card was lost or made");
        assert_eq!(deal.score().is_ok(), over);
    }
    while deal.undo().is_some() {}
    assert_eq!(*deal, begun);
}
