//! What a sheet of Scala 40 refuses.

use thiserror::Error;

/// Which rule forbids a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[error("{}", self.clause())]
pub enum Refusal {
    /// The text is no move.
    Malformed,
    /// The move is another seat's.
    WrongSeat,
    /// A turn begins with a card from the stock or the pile.
    DrawFirst,
    /// One card a turn.
    AlreadyDrawn,
    /// Only a seat that was open before this turn takes from the pile.
    TakeNotOpen,
    /// A seat that is not open takes only what it opens with.
    TakeOpensNothing,
    /// A taken card has to be used, and this one cannot be.
    TakeNotUsable,
    /// A card of the move is not in the hand of the seat to play.
    NotInHand,
    /// No meld has that number.
    NoSuchMeld,
    /// The cards are neither a set nor a run.
    NoMeld,
    /// More jokers in one meld than the sheet allows.
    TooManyJokers,
    /// A joker could stand for more than one card.
    JokerUndeclared,
    /// After this meld the opening could not be reached any more.
    OpeningOutOfReach,
    /// Until an opening stands, nothing but melds is possible.
    OpeningUnfinished,
    /// Attaching and swapping are for seats that are open.
    NotOpen,
    /// The card has no place in the meld.
    DoesNotFit,
    /// A joker lies in the card's place.
    FitsAsSwapOnly,
    /// No joker in the meld stands for the card.
    NoJokerToSwap,
    /// The last card is never laid or attached.
    LastCardStays,
    /// In the first round nobody closes, so two cards stay.
    FirstRoundTwoStay,
    /// The card just taken, which may not be discarded, would be the only one left.
    OnlyTakenCardStays,
    /// The card could be attached to a meld on the table.
    DiscardAttachable,
    /// The card was taken in this turn.
    DiscardJustTaken,
    /// The card could swap a joker.
    DiscardSwappable,
    /// The taken card has to be used first.
    TakenNotUsed,
}

impl Refusal {
    /// The reason as one word, such as `opening_out_of_reach`.
    pub const fn word(self) -> &'static str {
        match self {
            Refusal::Malformed => "malformed",
            Refusal::WrongSeat => "wrong_seat",
            Refusal::DrawFirst => "draw_first",
            Refusal::AlreadyDrawn => "already_drawn",
            Refusal::TakeNotOpen => "take_not_open",
            Refusal::TakeOpensNothing | Refusal::TakeNotUsable => "take_not_usable",
            Refusal::NotInHand => "not_in_hand",
            Refusal::NoSuchMeld => "no_such_meld",
            Refusal::NoMeld => "no_meld",
            Refusal::TooManyJokers => "too_many_jokers",
            Refusal::JokerUndeclared => "joker_undeclared",
            Refusal::OpeningOutOfReach => "opening_out_of_reach",
            Refusal::OpeningUnfinished => "opening_unfinished",
            Refusal::NotOpen => "not_open",
            Refusal::DoesNotFit => "does_not_fit",
            Refusal::FitsAsSwapOnly => "fits_as_swap_only",
            Refusal::NoJokerToSwap => "no_joker_to_swap",
            Refusal::LastCardStays => "last_card_stays",
            Refusal::FirstRoundTwoStay => "first_round_two_stay",
            Refusal::OnlyTakenCardStays => "only_taken_card_stays",
            Refusal::DiscardAttachable => "discard_attachable",
            Refusal::DiscardJustTaken => "discard_just_taken",
            Refusal::DiscardSwappable => "discard_swappable",
            Refusal::TakenNotUsed => "taken_not_used",
        }
    }

    /// Where the sheet says so: the switch that decides it, or the word that its articles are cited
    /// under; empty where every sheet says the same without saying it.
    pub const fn key(self) -> &'static str {
        match self {
            Refusal::Malformed | Refusal::WrongSeat | Refusal::NotInHand | Refusal::NoSuchMeld => "",
            Refusal::DrawFirst | Refusal::AlreadyDrawn => "turn.draw",
            Refusal::TakeNotOpen | Refusal::TakeOpensNothing => "take.before_opening",
            Refusal::TakeNotUsable | Refusal::TakenNotUsed => "take.must_use",
            Refusal::NoMeld => "meld.cards",
            Refusal::TooManyJokers => "meld.jokers",
            Refusal::JokerUndeclared => "meld.declared",
            Refusal::OpeningOutOfReach | Refusal::OpeningUnfinished | Refusal::NotOpen => "opening.points",
            Refusal::DoesNotFit => "attach.fits",
            Refusal::FitsAsSwapOnly | Refusal::NoJokerToSwap => "swap.card",
            Refusal::LastCardStays => "close.discard",
            Refusal::FirstRoundTwoStay => "close.first_round",
            Refusal::OnlyTakenCardStays | Refusal::DiscardJustTaken => "discard.just_taken",
            Refusal::DiscardAttachable => "discard.attachable",
            Refusal::DiscardSwappable => "discard.swappable",
        }
    }

    /// The reason as an English clause.
    pub const fn clause(self) -> &'static str {
        match self {
            Refusal::Malformed => "this is no move",
            Refusal::WrongSeat => "it is another seat's turn",
            Refusal::DrawFirst => "a turn begins with a card from the stock or the discard pile",
            Refusal::AlreadyDrawn => "one card is drawn or taken in a turn, never two",
            Refusal::TakeNotOpen => "only a seat that was open before this turn may take the top discard",
            Refusal::TakeOpensNothing => "before opening the top discard may be taken only to open with it",
            Refusal::TakeNotUsable => "the top discard may be taken only by who can use it",
            Refusal::NotInHand => "a card is not in the hand of the seat to play",
            Refusal::NoSuchMeld => "no meld has that number",
            Refusal::NoMeld => "the cards are neither equal ranks of different suits nor a run of one suit",
            Refusal::TooManyJokers => "the meld would have more jokers than are allowed",
            Refusal::JokerUndeclared => "the joker could stand for more than one card: say which",
            Refusal::OpeningOutOfReach => "after this meld the points to open with would be out of reach",
            Refusal::OpeningUnfinished => "until the opening stands nothing but melds may be laid",
            Refusal::NotOpen => "only a seat that is open may attach or swap",
            Refusal::DoesNotFit => "the card has no place in that meld",
            Refusal::FitsAsSwapOnly => "a joker lies in the card's place: it may swap, not attach",
            Refusal::NoJokerToSwap => "no joker in that meld stands for the card",
            Refusal::LastCardStays => "the last card is neither laid nor attached: it closes as a discard",
            Refusal::FirstRoundTwoStay => "nobody closes in the first round: two cards must stay",
            Refusal::OnlyTakenCardStays => "only the card just taken would stay, and it may not be discarded",
            Refusal::DiscardAttachable => "a card that attaches to a meld on the table may not be discarded",
            Refusal::DiscardJustTaken => "the card just taken may not be discarded in the same turn",
            Refusal::DiscardSwappable => "a card that could swap a joker may not be discarded",
            Refusal::TakenNotUsed => "the taken card must be used before the discard, and must stay usable",
        }
    }
}

/// A score asked for before the deal's end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the deal is not over")]
pub struct DealNotOver;
