"""What opens at Scala 40, for whoever asks: the engine finds it."""

from __future__ import annotations

from settebello._engine import Meld, View, best_melds


def fewest_to_open(view: View) -> tuple[Meld, ...] | None:
    """The melds of the fewest cards that open, for a seat that has not begun to; None where none do.

    Example:
        >>> import settebello as sb
        >>> hands = [["QC", "KC", "**", "4D", "4C", "4S", "2D"], ["7D"]]
        >>> deal = sb.Deal.position(sb.rules("scala40-palio"), hands, stock=["4D"], discard_pile=["5D"])
        >>> [str(meld) for meld in fewest_to_open(deal.view(0))]
        ['4D+4C+4S', 'QC+KC+**=AC']
    """
    if view.opened[view.seat] or view.laid or not view.hand:
        return None
    # In the first round two cards stay, one to discard and one so that nobody closes.
    keep = 2 if view.first_round else 1
    sheet = view.rules.scala40
    found = best_melds(view.hand, keep=keep, jokers=sheet.meld.jokers, opening=sheet.opening.points).forty
    return None if found is None else found[1]
