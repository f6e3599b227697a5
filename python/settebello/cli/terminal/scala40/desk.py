"""What lies before the person: the hand in its order, what is chosen and prepared, what may be done with it.

Nothing is drawn here and no rule is decided: moves, melds and their points are the engine's.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from settebello._engine import Card, Meld, Move, View
from settebello.cli.terminal.scala40.held import Held, HeldHand
from settebello.cli.terminal.scala40.offers import (
    Offer,
    Play,
    Prepare,
    TakeBack,
    joins_with,
    meld_of,
    melds_with,
)


@dataclass(frozen=True, slots=True)
class Prepared:
    """A meld put together from the hand and not laid yet; `keys` are those of its cards, in order."""

    meld: Meld
    keys: tuple[int, ...]


class Desk:
    """One player's; `view` is what the player sees at the moment.

    An opening is prepared meld by meld and laid in one go, so that none ever stands half.
    """

    def __init__(self, view: View) -> None:
        self.hand = HeldHand()
        self.chosen: tuple[int, ...] = ()
        self.prepared: tuple[Prepared, ...] = ()
        # The meld on the table that was pointed at while several moves would join it.
        self.joining: int | None = None
        self.see(view)

    def see(self, view: View) -> None:
        """Another moment of the deal: what is no longer held is neither chosen nor prepared."""
        self.view = view
        self.hand.see(view.hand or (), (*self.chosen, *self._prepared_keys()))
        held = {held.key for held in self.hand.cards}
        self.chosen = tuple(key for key in self.chosen if key in held)
        self.prepared = tuple(made for made in self.prepared if held.issuperset(made.keys))
        if not self.preparing:
            self.prepared = ()
        self.joining = None
        self._fewest = view.fewest_to_open if self.preparing else None

    def clear(self) -> None:
        """Another deal begins: an equal card in it is another card; only the kind of order stays."""
        self.hand.see(())

    def _prepared_keys(self) -> Iterator[int]:
        return (key for made in self.prepared for key in made.keys)

    @property
    def preparing(self) -> bool:
        """Until the opening stands its melds are put together first, whoever's turn it is."""
        return bool(self.view.hand) and not self.view.over and not self.view.opened[self.view.seat]

    @property
    def spare(self) -> tuple[Held, ...]:
        """The cards that no prepared meld holds."""
        used = set(self._prepared_keys())
        return tuple(held for held in self.hand.cards if held.key not in used)

    @property
    def chosen_cards(self) -> list[Card]:
        """The chosen cards, in order of choice."""
        cards = {held.key: held.card for held in self.hand.cards}
        return [cards[key] for key in self.chosen]

    @property
    def points(self) -> int:
        """What is worth laying so far."""
        return self.view.own_laid + sum(made.meld.points for made in self.prepared)

    @property
    def needed(self) -> int:
        """What an opening must be worth."""
        return self.view.rules.scala40.opening.points

    @property
    def fresh(self) -> int | None:
        """The key of the card that came last, in the own turn."""
        if self.view.turn != self.view.seat:
            return None
        card = self.view.drawn or self.view.taken
        # Of equal cards the newest has the greatest key.
        return max((held.key for held in self.hand.cards if held.card == card), default=None)

    def offers(self) -> tuple[Offer, ...]:
        """Everything that may be done with what is chosen, or without choosing."""
        chosen = self.chosen_cards
        bare = [Play((move,)) for move in self.view.moves if move.kind in ("draw", "take")]
        melds = [self._laid_or_prepared(meld) for meld in self._melds(chosen)]
        if self.joining is not None:
            return tuple(Play((move,)) for move in self.joins(self.joining))
        if not chosen:
            joins = [Play((move,)) for move in self.view.moves if move.kind in ("attach", "swap")]
            return (*bare, *self._of_the_opening(), *joins, *melds)
        joins = [Play((move,)) for move in joins_with(self.view.moves, chosen)]
        discard = self.discard
        thrown = [Play((discard,))] if discard in self.view.moves and discard is not None else []
        exact = [meld for meld in melds if _cards_of(meld) == len(chosen)]
        return (*bare, *exact, *joins, *thrown, *melds[len(exact) :])

    def _of_the_opening(self) -> Iterator[Offer]:
        if self.prepared and self.view.phase == "play" and self.view.moves and self.points >= self.needed:
            seat = self.view.seat
            yield Play(tuple(Move(seat, f"meld {made.meld}") for made in self.prepared))
        if self._fewest is not None and not self.prepared:
            yield Prepare(self._fewest, suggested=True)
        for place in reversed(range(len(self.prepared))):
            yield TakeBack(place)

    def _melds(self, chosen: list[Card]) -> list[Meld]:
        if self.preparing:
            melds = [Meld(text) for text, _points in self.view.formable]
        else:
            melds = [meld_of(move) for move in self.view.moves if move.kind == "meld"]
        return melds_with(melds, chosen, [held.card for held in self.spare])

    def _laid_or_prepared(self, meld: Meld) -> Play | Prepare:
        return Prepare((meld,)) if self.preparing else Play((Move(self.view.seat, f"meld {meld}"),))

    @property
    def discard(self) -> Move | None:
        """The move that discards the one chosen card, lawful or not."""
        chosen = self.chosen_cards
        return Move(self.view.seat, f"discard {chosen[0]}") if len(chosen) == 1 else None

    def joins(self, meld: int) -> list[Move]:
        """The moves that join a chosen card to a meld on the table."""
        return [move for move in joins_with(self.view.moves, self.chosen_cards) if move.meld == meld]

    def choose(self, key: int) -> None:
        """A card chosen, or let go again."""
        chosen = key in self.chosen
        self.chosen = tuple(other for other in self.chosen if other != key) if chosen else (*self.chosen, key)
        self.joining = None

    def let_go(self) -> None:
        """No card is chosen any more."""
        self.chosen, self.joining = (), None

    def prepare(self, melds: tuple[Meld, ...]) -> None:
        """Melds made of the spare cards, of the chosen ones first."""
        for meld in melds:
            spare = sorted(self.spare, key=lambda held: held.key not in self.chosen)
            keys: list[int] = []
            for card in meld.cards:
                keys.append(next(held.key for held in spare if held.card == card and held.key not in keys))
            self.prepared = (*self.prepared, Prepared(meld, tuple(keys)))
        self.let_go()

    def take_back(self, place: int) -> None:
        """A prepared meld goes back into the hand."""
        self.prepared = self.prepared[:place] + self.prepared[place + 1 :]

    def step_back(self) -> None:
        """Lets the chosen cards go, or takes the last prepared meld back."""
        if self.chosen:
            self.let_go()
        else:
            self.prepared = self.prepared[:-1]


def _cards_of(offer: Play | Prepare) -> int:
    """How many cards a meld that is offered takes."""
    return len(offer.moves[0].cards if isinstance(offer, Play) else offer.melds[0].cards)
