//! Any text is refused or read as a move of Scala 40, which prints as a text that reads the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use settebello_engine::scala40::moves::Move;
use settebello_engine::scala40::notation::{parse, parse_meld, print};

fuzz_target!(|text: &str| {
    let melds = ["3C+4C+5C", "7D+7C+7S", "**=JB+QB+KB"].map(|text| parse_meld(text).expect("it is a meld"));
    let Ok(play) = parse(text, Some(&melds)) else { return };
    let printed = print(play);
    assert_eq!(parse(&printed, None), Ok(play));
    // Nothing but the order of a meld's cards may differ, and what bare jokers stand for.
    match play {
        Move::Meld(_) => assert!(printed.len() >= text.len()),
        Move::Attach { laid, .. } if laid.joker => assert!(printed.len() >= text.len()),
        _ => assert_eq!(printed, text),
    }
});
