//! What may be taken from the discard pile, and what becomes of it.

use std::ops::ControlFlow;

use crate::card::Card;
use crate::scala40::legality::Held;
use crate::scala40::meld::Meld;
use crate::scala40::melds;
use crate::scala40::moves::Choice;
use crate::scala40::refusal::Refusal;
use crate::scala40::rules::TakeBeforeOpening;
use crate::scala40::state::{MELDS, Phase, attachable};

impl Choice<'_> {
    /// Whether the top discard may be taken: `take.before_opening`, `take.must_use`.
    pub(super) fn may_take(&self) -> Result<(), Refusal> {
        let top = self.top.ok_or(Refusal::TakeNotUsable)?;
        if self.open && !self.rules.taken_must_be_used {
            return Ok(());
        }
        let mut hand = self.hand;
        hand.add(top);
        let later = Choice { hand, taken: Some(top), phase: Phase::Play, ..*self };
        match (self.open, self.rules.take_before_opening) {
            (true, _) if later.can_use(top) => Ok(()),
            (true, _) => Err(Refusal::TakeNotUsable),
            (false, TakeBeforeOpening::Never) => Err(Refusal::TakeNotOpen),
            (false, TakeBeforeOpening::IfUsed) if later.opening_within_reach(later.held(), 0) => Ok(()),
            (false, TakeBeforeOpening::IfUsed) => Err(Refusal::TakeOpensNothing),
        }
    }

    /// Whether a taken card that is still held finds its use after another move has changed, or
    /// laid, the meld in a place: take.must_use, so that nobody is left without a move.
    #[inline]
    pub(super) fn taken_stays_usable(&self, left: Held, place: usize, meld: Meld) -> Result<(), Refusal> {
        match left.taken {
            Some(taken) if self.rules.taken_must_be_used => {
                let mut melds = [meld; MELDS];
                melds[..self.melds.len()].copy_from_slice(self.melds);
                melds[place] = meld;
                let melds = &melds[..self.melds.len().max(place + 1)];
                let attachable = attachable(melds, self.rules.meld_jokers);
                let later = Choice { hand: left.hand, taken: left.taken, melds, attachable, ..*self };
                if later.can_use(taken) { Ok(()) } else { Err(Refusal::TakenNotUsed) }
            }
            _ => Ok(()),
        }
    }

    /// Whether an open seat can use a card that it holds: swap, attach or lay it.
    fn can_use(&self, card: Card) -> bool {
        let stays = |left| self.enough_stays(left).is_ok();
        let swaps = self.melds.iter().any(|meld| meld.stood_for().has(card));
        let attaches = self.attachable.has(card) && stays(self.held().without_card(card));
        swaps || attaches || {
            let uses =
                |meld: Meld| if card == Card::JOKER { meld.jokers() > 0 } else { meld.naturals().has(card) };
            melds::each(self.hand, self.rules.meld_jokers, |meld| {
                let left = self.held().without(meld.naturals(), meld.jokers());
                if uses(meld) && stays(left) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            })
            .is_break()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::scala40_deal;
    use crate::scala40::deal::Deal;
    use crate::scala40::notation::{parse, print};

    const MUST_USE: [(&str, &str); 1] = [("taken_must_be_used", "true")];
    const IF_USED: [(&str, &str); 1] = [("take_before_opening", "\"if_used\"")];

    fn verdict(deal: &Deal, text: &str) -> Result<(), Refusal> {
        deal.choice().unwrap().verify(parse(text, Some(&deal.state().melds)).unwrap())
    }

    fn moves(deal: &Deal) -> Vec<String> {
        deal.choice().unwrap().list().into_iter().map(print).collect()
    }

    fn play(deal: &mut Deal, text: &str) {
        deal.play(parse(text, Some(&deal.state().melds)).unwrap()).unwrap();
    }

    #[test]
    fn where_it_must_be_used_only_a_useful_card_is_taken() {
        let take = |hand: &str, melds: &str| {
            let position = format!("hands={hand}|7D melds={melds} stock=2D discard_pile=6C");
            verdict(&scala40_deal(&MUST_USE, &position), "take")
        };
        assert_eq!(take("KD+9D", "3C+4C+5C"), Ok(()));
        assert_eq!(take("KD+6D+6S", "9D+9C+9S"), Ok(()));
        assert_eq!(take("KD+9D", "4C+5C+**=6C"), Ok(()));
        assert_eq!(take("KD+9D", "9D+9C+9S"), Err(Refusal::TakeNotUsable));
        // A meld that would leave nothing is no use of it.
        assert_eq!(take("6D+6S", "9D+9C+9S"), Err(Refusal::TakeNotUsable));
    }

    #[test]
    fn until_it_is_used_it_stays_usable_and_nothing_is_discarded() {
        let position = "hands=6D+6S+5S+4S+KD|7D melds=9D+9C+9S stock=2D discard_pile=6C";
        let mut deal = scala40_deal(&MUST_USE, position);
        play(&mut deal, "take");
        assert_eq!(verdict(&deal, "discard KD"), Err(Refusal::TakenNotUsed));
        assert_eq!(verdict(&deal, "meld 4S+5S+6S"), Err(Refusal::TakenNotUsed));
        assert_eq!(moves(&deal), ["meld 6D+6C+6S"]);
        play(&mut deal, "meld 6D+6C+6S");
        assert_eq!(verdict(&deal, "discard KD"), Ok(()));
    }

    #[test]
    fn before_opening_only_what_is_opened_with_is_taken() {
        let take = |switches: &[(&str, &str)], hand: &str| {
            let position = format!("hands={hand}|7D stock=2D discard_pile=KB");
            verdict(&scala40_deal(switches, &position), "take")
        };
        assert_eq!(take(&IF_USED, "KD+KC+4S+5S+6S+2D"), Ok(()));
        assert_eq!(take(&[], "KD+KC+4S+5S+6S+2D"), Err(Refusal::TakeNotOpen));
        assert_eq!(take(&IF_USED, "KD+KC+2S+3S+4S+2D"), Err(Refusal::TakeOpensNothing));
        assert_eq!(take(&IF_USED, "TD+TC+TS+4S+5S+6S+2D"), Err(Refusal::TakeOpensNothing));
        assert_eq!(take(&IF_USED, "KD+KC+4S+5S+6S"), Err(Refusal::TakeOpensNothing));
    }

    #[test]
    fn the_opening_stands_only_with_the_card_that_was_taken_for_it() {
        let position = "hands=KD+KC+TD+TC+TS+4S+5S+6S+2D|7D stock=2D discard_pile=KB";
        let mut deal = scala40_deal(&IF_USED, position);
        play(&mut deal, "take");
        assert_eq!(verdict(&deal, "discard 2D"), Err(Refusal::OpeningUnfinished));
        play(&mut deal, "meld TD+TC+TS");
        play(&mut deal, "meld 4S+5S+6S");
        assert_eq!((deal.state().laid, deal.state().opened), (45, 0));
        assert_eq!(moves(&deal), ["meld KD+KC+KB"]);
        play(&mut deal, "meld KD+KC+KB");
        assert_eq!((deal.state().laid, deal.state().opened), (75, 1));
    }
}
