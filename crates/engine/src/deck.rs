//! Packs: their cards in starting order, the documented shuffle, and the draw for the first dealer.

use crate::card::{Card, Rank, Suit};
use crate::rng::{Seed, Stream};

/// A pack's cards before any shuffle: D C S B, in each suit the ranks in order. Index 0 is the top.
pub fn pack(ranks: &[Rank]) -> Vec<Card> {
    Suit::ALL.into_iter().flat_map(|suit| ranks.iter().map(move |&rank| Card::new(rank, suit))).collect()
}

/// The pack shuffled by the stream of a seed and a path, top first.
pub fn shuffled(ranks: &[Rank], seed: &Seed, path: &str) -> Vec<Card> {
    let mut cards = pack(ranks);
    Stream::new(seed, path).shuffle(&mut cards);
    cards
}

/// How the first dealer is found: switch `dealer.first`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstDealer {
    /// Who draws the highest card deals.
    Highest,
    /// Who draws the lowest card deals; the ace is low.
    Lowest,
    /// One seat at random, without cards.
    Random,
}

/// The draw for the first dealer, as it happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ceremony {
    /// Each round's cards by seat; the tied seats draw again in the next round.
    pub draws: Vec<Vec<(u8, Card)>>,
    pub dealer: u8,
}

/// Finds the first dealer from the stream `ceremony` of a seed.
///
/// The seats draw from the top in order, tied seats again from the rest; a pack that is used up
/// is put together and shuffled anew from the same stream.
pub fn ceremony(ranks: &[Rank], seats: u8, seed: &Seed, how: FirstDealer) -> Ceremony {
    let mut stream = Stream::new(seed, "ceremony");
    if how == FirstDealer::Random {
        return Ceremony { draws: Vec::new(), dealer: stream.below(u32::from(seats)) as u8 };
    }
    let mut cards = Vec::new().into_iter();
    let mut draws = Vec::new();
    let mut drawing: Vec<u8> = (0..seats).collect();
    while drawing.len() > 1 {
        let round: Vec<(u8, Card)> = drawing
            .iter()
            .map(|&seat| {
                let card = cards.next().unwrap_or_else(|| {
                    let mut anew = pack(ranks);
                    stream.shuffle(&mut anew);
                    cards = anew.into_iter();
                    cards.next().expect("a pack has cards")
                });
                (seat, card)
            })
            .collect();
        let drawn = round.iter().map(|(_, card)| card.rank());
        let best = if how == FirstDealer::Highest { drawn.max() } else { drawn.min() };
        drawing = round.iter().filter(|(_, card)| Some(card.rank()) == best).map(|&(seat, _)| seat).collect();
        draws.push(round);
    }
    Ceremony { draws, dealer: drawing[0] }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shuffle_keeps_every_card_once() {
        let mut cards = shuffled(&Rank::ALL, &Seed::Number(5), "deal 0/redeal 0");
        assert_ne!(cards, pack(&Rank::ALL));
        cards.sort();
        assert_eq!(cards, pack(&Rank::ALL));
    }

    #[test]
    fn the_highest_or_the_lowest_card_makes_the_dealer() {
        for seed in 0..50 {
            for how in [FirstDealer::Highest, FirstDealer::Lowest] {
                let ceremony = ceremony(&Rank::ALL, 4, &Seed::Number(seed), how);
                let last = ceremony.draws.last().unwrap();
                let won = last.iter().find(|(seat, _)| *seat == ceremony.dealer).unwrap().1.rank();
                let beaten =
                    last.iter().filter(|(seat, _)| *seat != ceremony.dealer).all(|(_, card)| match how {
                        FirstDealer::Highest => card.rank() < won,
                        _ => card.rank() > won,
                    });
                assert!(beaten);
            }
        }
    }

    #[test]
    fn only_the_tied_draw_again() {
        // With one rank every draw ties: six seats use the pack of four up within the first round.
        let tied = (0..200)
            .map(|seed| ceremony(&[Rank::Ace, Rank::King], 6, &Seed::Number(seed), FirstDealer::Highest))
            .find(|ceremony| ceremony.draws.len() > 2)
            .unwrap();
        let kings = tied.draws[0].iter().filter(|(_, card)| card.rank() == Some(Rank::King)).count();
        assert_eq!(tied.draws[1].len(), kings);
    }
}
