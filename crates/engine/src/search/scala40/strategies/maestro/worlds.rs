//! Worlds that a seat can imagine: hands and a stock that agree with all that its view shows.

use crate::card::Card;
use crate::rng::{Swift, below, shuffle};
use crate::scala40::finder::{Terms, least_left, reaches};
use crate::scala40::hand::Hand;
use crate::scala40::moves::Move;
use crate::scala40::rules::Rules;
use crate::scala40::state::{SEATS, State, attachable, seat_after};
use crate::scala40::view::View;

/// Of so many hands imagined for an open seat the likeliest is taken; for one that is not open, of
/// more the longer it has been gathering.
const OPEN_HANDS: u32 = 3;
const MOST_HANDS: u32 = 6;

pub struct Worlds<'a> {
    rules: &'a Rules,
    /// Everything that is known; the stock is empty, the others hold only what they were seen to get.
    known: State,
    /// How many more cards each other seat holds.
    hidden: [u8; SEATS],
    /// The cards that are hidden there and in the stock, and how many the stock has.
    cards: Vec<Card>,
    stock: usize,
    /// The turns of each seat so far.
    turns: u32,
}

impl<'a> Worlds<'a> {
    pub fn of(view: &View<'a>) -> Worlds<'a> {
        let (sight, seated) = (&view.sight, view.sight.seated);
        let turn = sight.turn.unwrap_or(sight.seat);
        let mut known = State {
            melds: sight.melds,
            attachable: attachable(&sight.melds, view.rules.meld_jokers),
            pile: sight.pile,
            turnovers: sight.turnovers,
            turn,
            opened: sight.opened,
            first_turns: if sight.first_round { turns_to_dealer(seated, turn, sight.dealer) } else { 0 },
            phase: sight.phase,
            opened_this_turn: sight.opened_this_turn,
            laid: sight.laid,
            taken: sight.taken,
            drawn: sight.drawn,
            ..State::empty(sight.dealer, seated)
        };
        let (mut unseen, seen, mut hidden) = (view.unseen(), seen_to_get(view), [0; SEATS]);
        known.hands[usize::from(sight.seat)] = sight.hand;
        for seat in (0..SEATS).filter(|&seat| seat != usize::from(sight.seat)) {
            let (hand, count) = (&mut known.hands[seat], sight.hand_counts[seat]);
            for card in seen[seat] {
                let left = &mut unseen[usize::from(card.bit())];
                if *left > 0 && hand.len() < count && hand.add(card) {
                    *left -= 1;
                }
            }
            hidden[seat] = count - hand.len();
        }
        let cards = (0..64).filter_map(Card::from_bit);
        let copies = |card: Card| std::iter::repeat_n(card, usize::from(unseen[usize::from(card.bit())]));
        let discards = view.history.iter().filter(|made| matches!(made.play, Move::Discard(_))).count();
        Worlds {
            rules: view.rules,
            known,
            hidden,
            cards: cards.flat_map(copies).collect(),
            stock: usize::from(sight.stock),
            turns: discards as u32 / seated.count_ones().max(1),
        }
    }

    /// One of them.
    pub fn imagine(&self, random: &mut Swift) -> State {
        let mut state = self.known;
        let mut cards = self.cards.clone();
        shuffle(random, &mut cards);
        let mut rest = &mut cards[..];
        for seat in 0..SEATS {
            let count = usize::from(self.hidden[seat]);
            self.likeliest_first(random, seat, rest);
            let (held, others) = rest.split_at_mut(count);
            for &card in &*held {
                state.hands[seat].add(card);
            }
            rest = others;
        }
        shuffle(random, rest);
        rest.iter().take(self.stock).for_each(|&card| state.stock.push(card));
        state
    }

    /// Puts the cards of a seat's hand in front, the likeliest of several draws.
    fn likeliest_first(&self, random: &mut Swift, seat: usize, cards: &mut [Card]) {
        let count = usize::from(self.hidden[seat]);
        let open = self.known.is_open(seat as u8);
        let draws = if open { OPEN_HANDS } else { (1 + self.turns * 2 / 5).min(MOST_HANDS) };
        if count == 0 || draws < 2 {
            return;
        }
        let mut best: Option<(u16, Hand)> = None;
        for _ in 0..draws {
            for place in 0..count {
                let other = place + below(random, (cards.len() - place) as u32) as usize;
                cards.swap(place, other);
            }
            let drawn: Hand = cards[..count].iter().copied().collect();
            let surprise = self.surprise(seat, drawn);
            if best.is_none_or(|(least, _)| surprise < least) {
                best = Some((surprise, drawn));
            }
        }
        let Some((_, mut wanted)) = best else { return };
        let mut front = 0;
        for place in 0..cards.len() {
            if wanted.remove(cards[place]) {
                cards.swap(front, place);
                front += 1;
            }
        }
    }

    /// How surprising it would be if a seat held these cards besides those that it is known to hold.
    fn surprise(&self, seat: usize, drawn: Hand) -> u16 {
        if self.known.is_open(seat as u8) {
            // What fits the table would have been attached.
            return drawn.into_iter().filter(|&card| self.known.attachable.has(card)).count() as u16;
        }
        // Whoever gathers has melds by and by, but would have opened with enough of them.
        let terms = Terms { jokers_per_meld: self.rules.meld_jokers, keep: 1, with: None };
        let hand = self.known.hands[seat].into_iter().chain(drawn).collect();
        let left = least_left(hand, terms).map_or(0, |laying| laying.value);
        if reaches(hand, terms, self.rules.opening_points) { 1000 + left } else { left }
    }
}

/// How many first turns are still to end when it is this seat's.
fn turns_to_dealer(seated: u8, turn: u8, dealer: u8) -> u8 {
    let first = seat_after(seated, dealer);
    let (mut seat, mut turns) = (turn, 1);
    while seat_after(seated, seat) != first {
        seat = seat_after(seated, seat);
        turns += 1;
    }
    turns
}

/// The cards that everybody saw a seat get, from the pile or for a swapped card, and not give away since.
fn seen_to_get(view: &View<'_>) -> [Hand; SEATS] {
    let mut seen = [Hand::EMPTY; SEATS];
    let mut top = None;
    for made in view.history {
        let hand = &mut seen[usize::from(made.seat)];
        match made.play {
            Move::Draw => {}
            // Only a turn's first move takes: what it takes was discarded just before.
            Move::Take => top.into_iter().for_each(|card| _ = hand.add(card)),
            Move::Meld(meld) => meld.cards().for_each(|card| _ = hand.remove(card)),
            Move::Attach { laid, .. } => _ = hand.remove(laid.card()),
            Move::Swap { card, .. } => _ = (hand.remove(card), hand.add(Card::JOKER)),
            Move::Discard(card) => {
                hand.remove(card);
                top = Some(card);
            }
        }
    }
    seen
}
