//! Any plays of Scala 40, lawful or not, and any steps back: what is legal is what is listed, a
//! refusal changes nothing, no card is lost, no view tells another hand, and the way back is exact.
#![no_main]

use libfuzzer_sys::arbitrary::{self, Arbitrary};
use libfuzzer_sys::fuzz_target;
use settebello_engine::card::Card;
use settebello_engine::error::PlayError;
use settebello_engine::rng::Seed;
use settebello_engine::scala40::deal::Deal;
use settebello_engine::scala40::meld::Laid;
use settebello_engine::scala40::moves::Move;
use settebello_engine::scala40::notation::parse;
use settebello_fuzz::scala40::LawfulRules;

#[derive(Arbitrary, Debug)]
enum Step<'a> {
    Listed(u8),
    Attach { card: u8, joker: bool, meld: u8 },
    Swap { card: u8, meld: u8 },
    Discard { card: u8 },
    Text(&'a str),
    Undo,
}

#[derive(Arbitrary, Debug)]
struct Game<'a> {
    rules: LawfulRules,
    dealer: u8,
    seed: u64,
    steps: Vec<Step<'a>>,
}

fuzz_target!(|game: Game| {
    let rules = game.rules.read();
    let all = (1 << rules.seats) - 1;
    let mut deal = Deal::seeded(rules.clone(), all, game.dealer % rules.seats, Seed::Number(game.seed), 0);
    let census = deal.state().census();
    let mut before = Vec::new();
    for step in game.steps {
        let legal = deal.choice().map(|choice| choice.list()).unwrap_or_default();
        if matches!(step, Step::Undo) {
            match before.pop() {
                Some(moment) => assert!(deal.undo().is_some() && deal == moment),
                None => assert_eq!(deal.undo(), None),
            }
            continue;
        }
        let Some(play) = play_of(&step, &deal, &legal) else { continue };
        let moment = deal.clone();
        match deal.play(play) {
            Ok(outcome) => {
                assert!(legal.contains(&play), "{play:?} was not listed");
                assert_eq!(outcome.over, deal.state().over());
                before.push(moment);
            }
            Err(PlayError::DealOver) => assert!(legal.is_empty() && deal == moment),
            Err(PlayError::Refused(_)) => {
                assert!(!legal.contains(&play), "{play:?} was listed");
                assert_eq!(deal, moment);
            }
        }
        assert_eq!(deal.state().census(), census);
        assert_eq!(deal.score().is_ok(), deal.state().over());
        for seat in 0..rules.seats {
            let sight = deal.view(seat).sight;
            assert_eq!(sight.hand, deal.state().hands[usize::from(seat)]);
            assert!(
                sight
                    .drawn
                    .is_none_or(|drawn| deal.state().turn == seat && census[usize::from(drawn.bit())] > 0)
            );
        }
    }
});

/// The move of a step, if it is one.
fn play_of(step: &Step, deal: &Deal, legal: &[Move]) -> Option<Move> {
    match *step {
        Step::Listed(number) => {
            Some(*legal.get(usize::from(number) % legal.len().max(1)).unwrap_or(&Move::Draw))
        }
        Step::Attach { card, joker, meld } => {
            Some(Move::Attach { laid: Laid { stands: Card::from_bit(card % 64)?, joker }, meld })
        }
        Step::Swap { card, meld } => Some(Move::Swap { card: Card::from_bit(card % 64)?, meld }),
        Step::Discard { card } => Card::from_bit(card % 64).map(Move::Discard),
        Step::Text(text) => parse(text, Some(&deal.state().melds)).ok(),
        Step::Undo => None,
    }
}
