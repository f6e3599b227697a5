//! Whether one move is legal, and if not, which rule forbids it.

use crate::card::Card;
use crate::cards::CardSet;
use crate::scopa::capture::reachable;
use crate::scopa::moves::{Choice, Move};
use crate::scopa::refusal::Refusal;
use crate::scopa::rules::switches::Duty;

impl Choice<'_> {
    /// Accepts exactly the moves that [`Choice::each`] lists.
    pub fn verify(&self, play: Move) -> Result<(), Refusal> {
        let Move { card, captured } = play;
        if !self.hand.has(card) {
            return Err(Refusal::NotInHand);
        }
        if !self.playable().has(card) {
            return Err(Refusal::FirstPlayNotAce);
        }
        if !self.table.holds(captured) {
            return Err(Refusal::NotOnTable);
        }
        if self.sweeps(card) {
            return if captured == self.table { Ok(()) } else { Err(Refusal::AceSweepsAll) };
        }
        let equal = self.table.and(CardSet::like(card));
        if captured.is_empty() {
            return self.verify_laid(play, equal);
        }
        let value = u32::from(card.scopa_value());
        if equal.holds(captured) {
            if captured.len() == 1 { Ok(()) } else { Err(Refusal::OneEqualOnly) }
        } else if captured.scopa_sum() != value {
            Err(Refusal::WrongSum)
        } else if equal.is_empty() {
            Ok(())
        } else {
            Err(Refusal::EqualExcludesSum)
        }
    }

    /// The switch under which a sheet speaks of playing this card now, whatever it then may take.
    pub fn decided_by(&self, card: Card) -> &'static str {
        if self.sweeps(card) {
            "ace.sweeps"
        } else if self.table.and(CardSet::like(card)).is_empty() {
            "capture.sum"
        } else {
            "capture.equal"
        }
    }

    fn verify_laid(&self, play: Move, equal: CardSet) -> Result<(), Refusal> {
        if !equal.is_empty() {
            return if self.rules.equal == Duty::May { Ok(()) } else { Err(Refusal::EqualMustBeTaken) };
        }
        let sum = reachable(self.table) >> play.card.scopa_value() & 1 == 1;
        if sum && self.rules.sum == Duty::Must { Err(Refusal::SumMustBeTaken) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{cards, four_seats};
    use crate::scopa::notation::parse;

    fn verdict(switches: &[(&str, &str)], hand: &str, table: &str, play: &str) -> Result<(), Refusal> {
        let rules = four_seats(switches);
        let choice = Choice { rules: &rules, hand: cards(hand), table: cards(table), first_play: true };
        choice.verify(parse(play).unwrap())
    }

    #[test]
    fn each_rule_names_itself() {
        let vile = [("ace_first_play", "\"not_ace\"")];
        let sweeps = [("ace_sweeps", "true")];
        let cases: [(&[_], _, _, _, _); 10] = [
            (&[], "7D", "3C 4S", "7C", Refusal::NotInHand),
            (&[], "7D", "3C 4S", "7Dx3C+4B", Refusal::NotOnTable),
            (&[], "7D", "3C 4S", "7D", Refusal::SumMustBeTaken),
            (&[], "7D", "3C 4S", "7Dx3C", Refusal::WrongSum),
            (&[], "7D", "3C 4S 7S", "7D", Refusal::EqualMustBeTaken),
            (&[], "7D", "3C 4S 7S", "7Dx3C+4S", Refusal::EqualExcludesSum),
            (&[], "7D", "7C 7S", "7Dx7C+7S", Refusal::OneEqualOnly),
            (&vile, "AD 2D", "", "AD", Refusal::FirstPlayNotAce),
            (&sweeps, "AD", "AC 2C", "ADxAC", Refusal::AceSweepsAll),
            (&sweeps, "AD", "AC 2C", "AD", Refusal::AceSweepsAll),
        ];
        for (switches, hand, table, play, refusal) in cases {
            assert_eq!(verdict(switches, hand, table, play), Err(refusal), "{play} on {table}");
        }
    }

    #[test]
    fn the_rule_that_decides_is_the_equal_card_s_the_sum_s_or_the_ace_s() {
        let decided = |switches: &[_], table, card| {
            let rules = four_seats(switches);
            let choice = Choice { rules: &rules, hand: cards(card), table: cards(table), first_play: false };
            choice.decided_by(Card::parse(card).unwrap())
        };
        assert_eq!(decided(&[], "3C 4S 7C", "7D"), "capture.equal");
        assert_eq!(decided(&[], "3C 4S", "7D"), "capture.sum");
        assert_eq!(decided(&[], "", "7D"), "capture.sum");
        assert_eq!(decided(&[("ace_sweeps", "true")], "3C AS", "AD"), "ace.sweeps");
        assert_eq!(decided(&[], "3C AS", "AD"), "capture.equal");
    }

    #[test]
    fn it_accepts_what_is_listed_and_nothing_else() {
        let table = cards("AD 3D 7D 2C AB 4S");
        let hand = cards("7C KC AS 2S");
        for (equal, sum, sweeps) in [("must", "must", false), ("may", "may", false), ("must", "must", true)] {
            let [equal, sum] = [equal, sum].map(|duty| format!("\"{duty}\""));
            let rules = four_seats(&[("equal", &equal), ("sum", &sum), ("ace_sweeps", &sweeps.to_string())]);
            let choice = Choice { rules: &rules, hand, table, first_play: false };
            let listed = choice.list();
            let everything = hand.into_iter().flat_map(|card| {
                (0_u32..64).map(move |pick| {
                    let taken =
                        table.into_iter().enumerate().filter(move |(place, _)| pick >> place & 1 == 1);
                    Move { card, captured: taken.map(|(_, card)| card).collect() }
                })
            });
            for play in everything {
                assert_eq!(choice.verify(play).is_ok(), listed.contains(&play));
            }
        }
    }
}
