//! What one seat may know, built from the state and from nothing else; bots get only this.

use crate::card::Card;
use crate::scala40::dealing::two_packs;
use crate::scala40::finder::{Laying, Terms, fewest_cards};
use crate::scala40::hand::Hand;
use crate::scala40::legality::must_stay;
use crate::scala40::meld::Meld;
use crate::scala40::melds;
use crate::scala40::moves::{Choice, Move};
use crate::scala40::rules::Rules;
use crate::scala40::state::{Heap, Melds, Phase, SEATS, State, attachable};

/// Everything that a seat sees at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sight {
    pub seat: u8,
    pub dealer: u8,
    /// The seat to play; none when the deal is over.
    pub turn: Option<u8>,
    pub phase: Phase,
    /// The own hand.
    pub hand: Hand,
    pub hand_counts: [u8; SEATS],
    pub melds: Melds,
    /// The discard pile, top last: it lies open.
    pub pile: Heap,
    /// How many cards are left to draw.
    pub stock: u8,
    pub turnovers: u8,
    /// One bit for each seat that is dealt to, and for each that is open.
    pub seated: u8,
    pub opened: u8,
    pub opened_this_turn: bool,
    /// What the seat to play laid to open in this turn.
    pub laid: u16,
    /// The card that the seat to play took in this turn and still holds: everybody saw it.
    pub taken: Option<Card>,
    /// The card that this seat drew in this turn.
    pub drawn: Option<Card>,
    pub first_round: bool,
}

impl Sight {
    /// What a seat sees of a state.
    pub fn of(state: &State, seat: u8) -> Sight {
        Sight {
            seat,
            dealer: state.dealer,
            turn: (!state.over()).then_some(state.turn),
            phase: state.phase,
            hand: state.hands[usize::from(seat)],
            hand_counts: state.hands.map(Hand::len),
            melds: state.melds,
            pile: state.pile,
            stock: state.stock.len() as u8,
            turnovers: state.turnovers,
            seated: state.seated,
            opened: state.opened,
            opened_this_turn: state.opened_this_turn,
            laid: state.laid,
            taken: state.taken,
            drawn: state.drawn.filter(|_| state.turn == seat),
            first_round: state.first_turns > 0,
        }
    }

    /// Whether a seat is open.
    pub const fn is_open(&self, seat: u8) -> bool {
        self.opened >> seat & 1 == 1
    }
}

/// A move and the seat that made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Made {
    pub seat: u8,
    pub play: Move,
}

/// A seat's sight together with what everybody knows: the rules and the moves so far.
#[derive(Clone, Copy)]
pub struct View<'a> {
    pub rules: &'a Rules,
    pub history: &'a [Made],
    pub sight: Sight,
}

impl View<'_> {
    /// The choice before the seat, if it is its turn.
    pub fn choice(&self) -> Option<Choice<'_>> {
        let sight = &self.sight;
        (sight.turn == Some(sight.seat)).then(|| Choice {
            rules: self.rules,
            hand: sight.hand,
            melds: &sight.melds,
            attachable: attachable(&sight.melds, self.rules.meld_jokers),
            top: sight.pile.last().copied(),
            phase: sight.phase,
            open: sight.is_open(sight.seat),
            laid: sight.laid,
            taken: sight.taken,
            first_round: sight.first_round,
        })
    }

    /// Every meld that the hand could form, whether or not it may be laid now.
    pub fn formable(&self) -> Vec<Meld> {
        melds::list(self.sight.hand, self.rules.meld_jokers)
    }

    /// What this seat has laid towards its opening in its own turn, which has not ended.
    pub fn own_laid(&self) -> u16 {
        if self.sight.turn == Some(self.sight.seat) { self.sight.laid } else { 0 }
    }

    /// The fewest cards that open, for a seat that has not begun to, whoever's turn it is; none where none do.
    pub fn fewest_to_open(&self) -> Option<Laying> {
        let sight = &self.sight;
        if sight.is_open(sight.seat) || self.own_laid() > 0 {
            return None;
        }
        let terms = Terms {
            jokers_per_meld: self.rules.meld_jokers,
            keep: must_stay(sight.first_round),
            with: sight.taken.filter(|_| sight.turn == Some(sight.seat)),
        };
        // Where an opening needs no points it is a meld all the same.
        fewest_cards(sight.hand, terms, self.rules.opening_points.max(1))
    }

    /// How often each card, by its bit, lies in the stock or in another hand: the cards of both
    /// packs that are neither in the own hand nor on the table nor in the pile.
    pub fn unseen(&self) -> [u8; 64] {
        let mut unseen = [0_u8; 64];
        for card in two_packs() {
            unseen[usize::from(card.bit())] += 1;
        }
        let melds = self.sight.melds.iter().flat_map(|meld| meld.cards());
        for card in self.sight.hand.into_iter().chain(melds).chain(self.sight.pile.iter().copied()) {
            let left = &mut unseen[usize::from(card.bit())];
            *left = left.saturating_sub(1);
        }
        unseen
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::scala40_deal;
    use crate::scala40::notation::parse;

    #[test]
    fn who_drew_sees_the_card_and_nobody_else() {
        let mut deal = scala40_deal(&[], "hands=7D|KC stock=2D+9S discard_pile=3D");
        deal.play(Move::Draw).unwrap();
        let drawn = deal.state().drawn;
        assert_eq!([0, 1].map(|seat| deal.view(seat).sight.drawn), [drawn, None]);
        assert_eq!(deal.view(1).sight.hand_counts[..2], [2, 1]);
        deal.play(parse("discard 7D", None).unwrap()).unwrap();
        assert_eq!([0, 1].map(|seat| deal.view(seat).sight.drawn), [None, None]);
    }

    #[test]
    fn a_taken_card_is_seen_by_all_while_it_is_held() {
        let position = "hands=6C+2C+KS|KC stock=2D+9S discard_pile=7C melds=3C+4C+5C";
        let mut deal = scala40_deal(&[], position);
        deal.play(Move::Take).unwrap();
        assert_eq!(deal.view(1).sight.taken, Card::parse("7C").ok());
        deal.play(parse("attach 6C>1", None).unwrap()).unwrap();
        deal.play(parse("attach 7C>1", None).unwrap()).unwrap();
        assert_eq!(deal.view(1).sight.taken, None);
    }

    #[test]
    fn a_view_chooses_as_the_deal_does() {
        let deal = scala40_deal(&[], "hands=6C+2C+KS|KC stock=2D discard_pile=7C melds=3C+4C+5C phase=play");
        assert_eq!(deal.view(0).choice().unwrap().list(), deal.choice().unwrap().list());
        assert!(deal.view(1).choice().is_none());
    }

    #[test]
    fn unseen_is_the_stock_and_the_other_hands() {
        let position = "hands=6C+**|KC stock=2D discard_pile=7C melds=3C+4C+**=5C";
        let view_of = scala40_deal(&[], position);
        let unseen = view_of.view(0).unseen();
        let count = |code: &str| unseen[usize::from(Card::parse(code).unwrap().bit())];
        assert_eq!(["KC", "2D", "6C", "7C", "3C", "5C", "**"].map(count), [2, 2, 1, 1, 1, 2, 2]);
    }

    #[test]
    fn what_opens_is_told_before_the_turn_and_not_once_it_has_begun() {
        let fewest = |text: &str, seat| {
            let deal = scala40_deal(&[], text);
            deal.view(seat)
                .fewest_to_open()
                .map(|laying| laying.melds().map(|meld| meld.to_string()).collect())
        };
        let hands = "hands=7D+9D+2S|KC+KD+KS+TC+TD+TS+4B+5B stock=2D discard_pile=7C";
        let opening: Option<Vec<String>> = fewest(hands, 1);
        assert_eq!(opening.map(|melds| melds.len()), Some(2));
        assert_eq!(fewest(hands, 0), None);
        // Another's unfinished opening is not one's own.
        let begun = "hands=TD+TC+TS+2D+3D|KC+KD+KS+TC+TD+TB+4B+5B melds=QC+QD+QS stock=2D discard_pile=7C \
                     phase=play laid=30 opened=no|no";
        let deal = scala40_deal(&[], begun);
        assert_eq!([0, 1].map(|seat| deal.view(seat).own_laid()), [30, 0]);
        assert_eq!([0, 1].map(|seat| deal.view(seat).fewest_to_open().is_some()), [false, true]);
        // In the first round two cards stay, so six of seven cannot be laid.
        let seven = "hands=7D+9D|KC+KD+KS+TC+TD+TS+4B stock=2D discard_pile=7C";
        assert_eq!(fewest(seven, 1).map(|melds: Vec<String>| melds.len()), Some(2));
        assert_eq!(fewest(&format!("{seven} first_round=yes"), 1), None);
    }

    #[test]
    fn what_the_hand_could_form_is_told_at_any_time() {
        let deal = scala40_deal(&[], "hands=KC|QC+2D+KC+** stock=2D discard_pile=7C");
        let formable: Vec<String> = deal.view(1).formable().iter().map(Meld::to_string).collect();
        assert_eq!(formable, ["**=JC+QC+KC", "QC+KC+**=AC"]);
    }
}
