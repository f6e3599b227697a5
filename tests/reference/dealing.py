"""The cards' physical way from the pack to the hands and the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tests.reference.pack import Card, value
from tests.reference.sheets import Layout, Sheet, Switches


@dataclass
class Distribution:
    """Hands and first table as dealt, and the cards left to deal, the top first."""

    hands: list[list[Card]]
    table: list[Card]
    stock: list[Card]


def playing_order(seats: int, dealer: int) -> list[int]:
    """From the seat after the dealer round to the dealer."""
    return [(dealer + step) % seats for step in range(1, seats + 1)]


def style(switches: Switches, seats: int) -> str:
    """One by one or in packets: one word for all, or a word by the number of seats."""
    word: str | dict[object, str] = switches["deal.style"]
    return word if isinstance(word, str) else word.get(seats, word["default"])


def packets(stock: list[Card], size: int, seats: int, dealer: int, how: str) -> list[list[Card]]:
    """Takes `size` cards for each seat from the top of the stock."""
    hands: list[list[Card]] = [[] for _ in range(seats)]
    order = playing_order(seats, dealer)
    whole_rounds = (
        [(seat, size) for seat in order] if how == "packet" else [(seat, 1) for seat in order] * size
    )
    for seat, number in whole_rounds:
        for _ in range(number):
            hands[seat].append(stock.pop(0))
    return hands


def distribute(sheet: Sheet, seats: int, dealer: int, deck: Sequence[Card]) -> Distribution:
    """The first distribution of a deal: hands, and the table where the sheet lays one."""
    layout, how, stock = sheet.layouts[seats], style(sheet.switches, seats), list(deck)
    if layout.each_round and how == "one_by_one":
        return _with_table_each_round(layout, seats, dealer, stock)
    hands = packets(stock, layout.packets[0], seats, dealer, how)
    table = [stock.pop(0) for _ in range(layout.table)]
    return Distribution(hands, table, stock)


def _with_table_each_round(layout: Layout, seats: int, dealer: int, stock: list[Card]) -> Distribution:
    # fsgs 6: one card to each seat, one to the table, until four lie there.
    hands: list[list[Card]] = [[] for _ in range(seats)]
    table: list[Card] = []
    for _ in range(layout.packets[0]):
        for seat in playing_order(seats, dealer):
            hands[seat].append(stock.pop(0))
        if len(table) < layout.table:
            table.append(stock.pop(0))
    return Distribution(hands, table, stock)


def is_void(switches: Switches, table: Sequence[Card]) -> bool:
    """Whether a first table calls for a new deal; a sheet that lays no table never does."""
    if not table:
        return False
    kings = sum(card[0] == "K" for card in table)
    too_many: bool = 0 < switches["void.kings"] <= kings
    too_low: bool = sum(map(value, table)) <= switches["void.table_sum"]
    return too_many or too_low
