//! Any text is refused or read as rules of some family, by which a deal can be dealt, played and scored.
#![no_main]

use libfuzzer_sys::fuzz_target;
use settebello_engine::deck::pack;
use settebello_engine::family::Rules;
use settebello_engine::rng::Seed;
use settebello_engine::{scala40, scopa};
use settebello_fuzz::scala40::play_on;
use settebello_fuzz::scopa::play_out;

fuzz_target!(|text: &str| {
    let Ok(rules) = Rules::from_json(text) else { return };
    for dealer in 0..rules.seats() {
        match &rules {
            Rules::Scopa(rules) => {
                // A given pack, so that rules under which nearly every table is void cost no time here.
                let deck = pack(&rules.ranks);
                let (mut deal, _) =
                    scopa::deal::Deal::of_deck(rules.clone(), dealer, &deck).expect("the sheet's pack");
                play_out(&mut deal, |_| 0);
            }
            Rules::Scala40(rules) => {
                let all = (1 << rules.seats) - 1;
                let mut deal = scala40::deal::Deal::seeded(rules.clone(), all, dealer, Seed::Number(0), 0);
                play_on(&mut deal, 100, |_| 0);
            }
        }
    }
});
