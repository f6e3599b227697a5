//! Any text is refused or read as a position, which can be told again and played to its end.
#![no_main]

use libfuzzer_sys::fuzz_target;
use settebello_engine::scopa::position::Position;
use settebello_fuzz::scopa::{LawfulRules, play_out};

fuzz_target!(|input: (LawfulRules, &str)| {
    let (rules, text) = input;
    let rules = rules.read();
    let Ok(position) = Position::parse(text) else { return };
    assert_eq!(Position::parse(&position.to_string()).as_ref(), Ok(&position));
    let Ok(mut deal) = position.deal(&rules) else { return };
    let told = deal.position().to_string();
    let again = Position::parse(&told).expect("what we print").deal(&rules).expect("it was lawful");
    assert_eq!(again.position().to_string(), told);
    play_out(&mut deal, |moves| moves - 1);
});
