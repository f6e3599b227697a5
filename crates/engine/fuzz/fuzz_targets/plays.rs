//! Any plays, lawful or not, and any steps back: what is legal is what is listed, a refusal changes
//! nothing, no card is lost, and the way back is exact.
#![no_main]

use libfuzzer_sys::arbitrary::{self, Arbitrary};
use libfuzzer_sys::fuzz_target;
use settebello_engine::card::Card;
use settebello_engine::cards::CardSet;
use settebello_engine::error::PlayError;
use settebello_engine::rng::Seed;
use settebello_engine::scopa::deal::Deal;
use settebello_engine::scopa::moves::Move;
use settebello_engine::scopa::notation::parse;
use settebello_fuzz::scopa::{LawfulRules, assert_each_card_once};

#[derive(Arbitrary, Debug)]
enum Step<'a> {
    Listed(u8),
    Cards { card: u8, captured: u64 },
    OffTheTable { card: u8, captured: u64 },
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
    let mut deal = Deal::seeded(rules.clone(), game.dealer % rules.seats, &Seed::Number(game.seed), 0);
    let mut before = Vec::new();
    for step in game.steps {
        let legal = deal.choice().map(|choice| choice.list()).unwrap_or_default();
        let Some(play) = play_of(&step, &deal, &legal) else {
            if matches!(step, Step::Undo) {
                let Some(moment) = before.pop() else {
                    assert_eq!(deal.undo(), None);
                    continue;
                };
                assert!(deal.undo().is_some());
                assert_eq!(deal, moment);
            }
            continue;
        };
        let moment = deal.clone();
        match deal.play(play) {
            Ok(outcome) => {
                assert!(legal.contains(&play), "{play:?} was not listed");
                assert_eq!(outcome.over, deal.state().over());
                before.push(moment);
                if !outcome.over || deal.state().last_capture.is_some() {
                    assert_each_card_once(deal.state(), rules.pack);
                }
            }
            Err(PlayError::DealOver) => assert!(legal.is_empty() && deal == moment),
            Err(PlayError::Refused(_)) => {
                assert!(!legal.contains(&play), "{play:?} was listed");
                assert_eq!(deal, moment);
            }
        }
        assert_eq!(deal.score().is_ok(), deal.state().over());
        for seat in 0..rules.seats {
            assert_eq!(deal.view(seat).sight.hand, Some(deal.state().hands[usize::from(seat)]));
        }
    }
});

/// The move of a step, if it is one.
fn play_of(step: &Step, deal: &Deal, legal: &[Move]) -> Option<Move> {
    match *step {
        Step::Listed(number) if legal.is_empty() => Card::from_bit(number).map(Move::lay),
        Step::Listed(number) => Some(legal[usize::from(number) % legal.len()]),
        Step::Cards { card, captured } => {
            let taken: CardSet =
                (0..64).filter(|bit| captured >> bit & 1 == 1).filter_map(Card::from_bit).collect();
            Some(Move { card: Card::from_bit(card)?, captured: taken })
        }
        Step::OffTheTable { card, captured } => {
            let hand: Vec<Card> = deal.state().hand().into_iter().collect();
            let card = *hand.get(usize::from(card) % hand.len().max(1))?;
            Some(Move { card, captured: deal.state().table.and(CardSet(captured)) })
        }
        Step::Text(text) => parse(text).ok(),
        Step::Undo => None,
    }
}
