"""Why a move is refused: every reason that holds against it. A move without one is legal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.reference.scala40.deal import Deal
from tests.reference.scala40.laying import laid_by, lay_down, still_taken, take_up
from tests.reference.scala40.melds import Meld, formable, meant
from tests.reference.scala40.pack import JOKER, Card, holds, in_order, without
from tests.reference.scala40.packings import reaches
from tests.reference.scala40.reading import Said, said

Reasons = set[str]


def reasons(deal: Deal, text: str) -> Reasons:
    """All reasons against a move of the seat to play; empty if it is legal."""
    move = said(text)
    if move is None:
        return {"malformed"}
    if deal.phase == "draw":
        if move.kind in ("draw", "take"):
            return _take(deal) if move.kind == "take" else set()
        # What cannot be read in this position may be refused for that as well.
        return {"draw_first"} | (_IN_PLAY[move.kind](deal, move) & _UNREADABLE)
    return _IN_PLAY[move.kind](deal, move)


def moves(deal: Deal) -> list[str]:
    """Every legal move: all that could be thought of, in print order, with nothing against it."""
    return [] if deal.over else [text for text in _thinkable(deal) if not reasons(deal, text)]


def _thinkable(deal: Deal) -> Iterator[str]:
    if deal.phase == "draw":
        yield from ("draw", "take")
        return
    hand = _hand(deal)
    naturals = [card for card in dict.fromkeys(hand) if card != JOKER]
    yield from (f"meld {meld.text}" for meld in formable(hand, deal.switches["meld.jokers"]))
    if deal.opened[_seat(deal)]:
        for number, meld in enumerate(deal.melds, 1):
            takes = meld.takes()
            yield from (f"attach {card}>{number}" for card in naturals if card in takes)
            if JOKER in hand:
                yield from (f"attach {JOKER}={card}>{number}" for card in takes)
        for number, meld in enumerate(deal.melds, 1):
            yield from (f"swap {card}>{number}" for card in naturals if card in meld.stood_for)
    yield from (f"discard {card}" for card in dict.fromkeys(hand))


def _seat(deal: Deal) -> int:
    assert deal.turn is not None
    return deal.turn


def _hand(deal: Deal) -> tuple[Card, ...]:
    return deal.hands[_seat(deal)]


def _already_drawn(_deal: Deal, _move: Said) -> Reasons:
    return {"already_drawn"}


def _take(deal: Deal) -> Reasons:
    """The top discard is for seats that were open before this turn; customs add to that."""
    switches, seat, top = deal.switches, _seat(deal), deal.pile[-1]
    if not deal.opened[seat]:
        if switches["take.before_opening"] == "never":
            return {"take_not_open"}
        # It may be taken to open with it at once.
        hand = in_order([*_hand(deal), top])
        opens = reaches(hand, switches["meld.jokers"], switches["opening.points"], must_stay(deal), using=top)
        return set() if opens else {"take_not_usable"}
    held = deal.copy()
    take_up(held)
    return {"take_not_usable"} if switches["take.must_use"] and not _usable(held) else set()


def _usable(deal: Deal) -> bool:
    """Whether the card taken, or its equal, can now be laid, attached or swapped."""
    assert deal.taken is not None
    return any(
        deal.taken in laid_by(text) and not reasons(deal, text)
        for text in _thinkable(deal)
        if not text.startswith("discard")
    )


def must_stay(deal: Deal) -> int:
    """How many cards stay in the hand: nobody can close in the first round."""
    return 2 if deal.first_round else 1


def _stay(deal: Deal, rest: Sequence[Card], taken: Card | None) -> Reasons:
    """What is wrong with the cards that would remain after a lay or an attach."""
    found = set()
    if not rest:
        found.add("last_card_stays")
    if deal.first_round and len(rest) < 2:
        found.add("first_round_two_stay")
    if deal.switches["discard.just_taken"] == "forbidden" and taken is not None and tuple(rest) == (taken,):
        found.add("only_taken_card_stays")
    return found


def _opening(deal: Deal) -> bool:
    """Whether the seat to play has begun an opening that does not stand yet."""
    return not deal.opened[_seat(deal)] and (deal.laid > 0 or deal.taken is not None)


def _meld(deal: Deal, move: Said) -> Reasons:
    found, possible = _not_in_hand(deal, move), meant(move)
    if len(move.jokers) > deal.switches["meld.jokers"]:
        found.add("too_many_jokers")
    if not possible:
        return found | {"no_meld"}
    if len(possible) > 1:
        found.add("joker_undeclared")
    return found or _lay(deal, move, possible[0])


def _lay(deal: Deal, move: Said, meld: Meld) -> Reasons:
    switches, seat = deal.switches, _seat(deal)
    rest, taken = without(_hand(deal), meld.cards), still_taken(deal, meld.cards)
    found = _stay(deal, rest, taken)
    if deal.opened[seat]:
        return found or _leaves_taken(deal, move.text)
    need = switches["opening.points"] - deal.laid - meld.points
    if (need > 0 or taken is not None) and not reaches(
        rest, switches["meld.jokers"], need, must_stay(deal), using=taken
    ):
        found.add("opening_out_of_reach")
    return found


def _not_in_hand(deal: Deal, move: Said) -> Reasons:
    wanted = (*move.cards, *(JOKER for _ in move.jokers))
    return set() if holds(_hand(deal), wanted) else {"not_in_hand"}


def _must_be_open(deal: Deal) -> Reasons:
    if deal.opened[_seat(deal)]:
        return set()
    return {"not_open"} | ({"opening_unfinished"} if _opening(deal) else set())


def _attach(deal: Deal, move: Said) -> Reasons:
    found = _not_in_hand(deal, move) | _must_be_open(deal)
    if not 1 <= (move.meld or 0) <= len(deal.melds):
        return found | {"no_such_meld"}
    meld = deal.melds[(move.meld or 0) - 1]
    if move.jokers:
        if len(meld.jokers) >= deal.switches["meld.jokers"]:
            found.add("too_many_jokers")
        open_to_it = meld.takes()
        card = move.jokers[0]
        if card is None and len(open_to_it) > 1:
            return found | {"joker_undeclared"}
        if not open_to_it or card not in (None, *open_to_it):
            found.add("does_not_fit")
    elif move.cards[0] in meld.stood_for:
        # It only swaps.
        found |= {"fits_as_swap_only", "does_not_fit"}
    elif meld.attached(move.cards[0]) is None:
        found.add("does_not_fit")
    if found:
        return found
    laid = move.cards or (JOKER,)
    found = _stay(deal, without(_hand(deal), laid), still_taken(deal, laid))
    return found or _leaves_taken(deal, move.text)


def _swap(deal: Deal, move: Said) -> Reasons:
    found = _not_in_hand(deal, move) | _must_be_open(deal)
    if not move.cards:
        # A joker is never the very card that a joker stands for.
        found |= {"malformed", "no_joker_to_swap"}
    if not 1 <= (move.meld or 0) <= len(deal.melds):
        return found | {"no_such_meld"}
    if move.cards and move.cards[0] not in deal.melds[(move.meld or 0) - 1].stood_for:
        found.add("no_joker_to_swap")
    return found or _leaves_taken(deal, move.text)


def _leaves_taken(deal: Deal, text: str) -> Reasons:
    """Custom: a card that was taken has to be used, so nothing may be done that makes it useless."""
    if not deal.switches["take.must_use"] or still_taken(deal, laid_by(text)) is None:
        return set()
    later = deal.copy()
    lay_down(later, text)
    return set() if _usable(later) else {"taken_not_used"}


def _barred(deal: Deal, card: Card) -> Reasons:
    """Why a card may not be discarded as a rule."""
    switches, hand, found = deal.switches, _hand(deal), set()
    closes = len(hand) == 1
    if deal.takes(card) and not closes:
        found.add("discard_attachable")
    could_swap = any(card in meld.stood_for for meld in deal.melds)
    if switches["discard.swappable"] == "forbidden" and could_swap and not closes:
        found.add("discard_swappable")
    if switches["discard.just_taken"] == "forbidden" and card == deal.taken and hand.count(card) == 1:
        found.add("discard_just_taken")
    return found


def _discard(deal: Deal, move: Said) -> Reasons:
    card, hand = (*move.cards, JOKER)[0], _hand(deal)
    found = _not_in_hand(deal, move)
    if _opening(deal):
        found.add("opening_unfinished")
    if deal.first_round and len(hand) == 1:
        found.add("first_round_two_stay")
    if deal.switches["take.must_use"] and deal.taken is not None:
        found.add("taken_not_used")
    barred = _barred(deal, card)
    if not found and "discard_just_taken" not in barred and _nothing_else(deal):
        return set()
    return found | barred


def _nothing_else(deal: Deal) -> bool:
    """Whether every discard is barred and nothing can be attached: then any card may go but the one taken."""
    return all(_barred(deal, card) for card in _hand(deal)) and not any(
        text.startswith("attach") and not reasons(deal, text) for text in _thinkable(deal)
    )


_UNREADABLE = {"no_meld", "no_such_meld", "joker_undeclared", "does_not_fit", "malformed", "no_joker_to_swap"}
_IN_PLAY = {
    "draw": _already_drawn,
    "take": _already_drawn,
    "meld": _meld,
    "attach": _attach,
    "swap": _swap,
    "discard": _discard,
}
