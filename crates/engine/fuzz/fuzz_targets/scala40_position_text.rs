//! Any text is refused or read as a position of Scala 40, which can be told again and played on.
#![no_main]

use libfuzzer_sys::fuzz_target;
use settebello_engine::scala40::position::Position;
use settebello_fuzz::scala40::{LawfulRules, play_on};

fuzz_target!(|input: (LawfulRules, &str)| {
    let (rules, text) = input;
    let rules = rules.read();
    let Ok(position) = Position::parse(text) else { return };
    assert_eq!(Position::parse(&position.to_string()).as_ref(), Ok(&position));
    let Ok(mut deal) = position.deal(&rules) else { return };
    let told = deal.position().to_string();
    let again = Position::parse(&told).expect("what we print").deal(&rules).expect("it was lawful");
    assert_eq!(again.position().to_string(), told);
    play_on(&mut deal, 60, |moves| moves - 1);
});
