//! Any text is refused or read as a move, which prints as a text that reads the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use settebello_engine::scopa::notation::{parse, print};

fuzz_target!(|text: &str| {
    let Ok(play) = parse(text) else { return };
    let printed = print(play);
    assert_eq!(parse(&printed), Ok(play));
    // Nothing but the order of the captured cards may differ.
    assert_eq!(printed.len(), text.len());
});
