//! Any text is refused or read as rules, by which a deal can be dealt, played and scored.
#![no_main]

use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use settebello_engine::deck::pack;
use settebello_engine::rules::Rules;
use settebello_engine::scopa::deal::Deal;
use settebello_fuzz::play_out;

fuzz_target!(|text: &str| {
    let Ok(rules) = Rules::from_json(text) else { return };
    let rules = Arc::new(rules);
    for dealer in 0..rules.seats {
        // A given pack, so that rules under which nearly every table is void cost no time here.
        let (mut deal, _) =
            Deal::of_deck(rules.clone(), dealer, &pack(&rules.ranks)).expect("the sheet's pack");
        play_out(&mut deal, |_| 0);
    }
});
