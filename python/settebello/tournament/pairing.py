"""Who should meet whom: one matching of everybody, best by a list of wishes, weightiest first.

The matching is rustworkx's; the wishes become one whole number a pair, so that a single wish of
higher rank outweighs all those below it together. What could not be kept is returned as breaches,
with a witness that nobody could have kept it.

Example:
    >>> from settebello.tournament.pairing import Wish, pair
    >>> rank = {"a": 1, "b": 2, "c": 3, "d": 4}
    >>> near = Wish(lambda one, other: (rank[one] - rank[other]) ** 2)
    >>> pair(["a", "b", "c", "d"], [near]).pairs
    (('a', 'b'), ('c', 'd'))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import rustworkx

from settebello.tournament.rounds import Breach, Witness

# The place of whoever meets nobody when the number is odd.
BYE = ""


@dataclass(frozen=True, slots=True)
class Wish:
    """What two of them (one and `BYE`) should not do: 0 where they may, else how bad it is.

    A wish with a `breach` is a duty: what breaks it is reported.
    """

    cost: Callable[[str, str], int]
    breach: Literal["rematch", "second_bye", "club", "partners"] | None = None


@dataclass(frozen=True, slots=True)
class Pairs:
    """The best pairing: its pairs in the order of the entrants, who has the bye, what it had to breach."""

    pairs: tuple[tuple[str, str], ...]
    bye: str | None
    breaches: tuple[Breach, ...]


def pair(entrants: Sequence[str], wishes: Sequence[Wish]) -> Pairs:
    """Pairs everybody; with an odd number one has a bye. Nobody at all gives no pairs."""
    everybody = [*entrants, BYE] if len(entrants) % 2 else list(entrants)
    edges = [
        (one, other, tuple(wish.cost(everybody[one], everybody[other]) for wish in wishes))
        for one in range(len(everybody))
        for other in range(one + 1, len(everybody))
    ]
    matched = _cheapest(len(everybody), edges, len(wishes))
    pairs = [(everybody[one], everybody[other]) for one, other in matched]
    bye = next((one for one, other in pairs if other == BYE), None)
    return Pairs(
        pairs=tuple(both for both in pairs if BYE not in both),
        bye=bye,
        breaches=_breaches(everybody, edges, matched, wishes),
    )


Edge = tuple[int, int, tuple[int, ...]]


def _cheapest(count: int, edges: Sequence[Edge], wishes: int) -> list[tuple[int, int]]:
    """The perfect matching of least cost, compared wish by wish."""
    # A wish's digit is larger than everything that a whole matching can cost in the wishes below it.
    unit, units = 1, [0] * wishes
    for wish in reversed(range(wishes)):
        units[wish] = unit
        unit *= 1 + (count // 2) * max((cost[wish] for _, _, cost in edges), default=0)
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph()
    graph.add_nodes_from(range(count))
    graph.add_edges_from(
        [
            (one, other, unit - sum(a * b for a, b in zip(units, cost, strict=True)))
            for one, other, cost in edges
        ]
    )
    matching = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return sorted((min(both), max(both)) for both in matching)


def _breaches(
    everybody: Sequence[str],
    edges: Sequence[Edge],
    matched: Sequence[tuple[int, int]],
    wishes: Sequence[Wish],
) -> tuple[Breach, ...]:
    costs = {(one, other): cost for one, other, cost in edges}
    breaches = []
    for place, wish in enumerate(wishes):
        broken = [both for both in matched if wish.breach and costs[both][place]]
        if not (wish.breach and broken):
            continue
        # Allowed is what breaks neither this duty nor a weightier one.
        duties = [number for number in range(place + 1) if wishes[number].breach]
        allowed = [(one, other) for one, other, cost in edges if not any(cost[number] for number in duties)]
        found = witness(len(everybody), allowed)
        named = found and Witness(
            tuple(everybody[node] for node in found[0]),
            tuple(tuple(everybody[node] for node in group) for group in found[1]),
        )
        breaches += [
            Breach(wish.breach, tuple(everybody[node] for node in both if everybody[node] != BYE), named)
            for both in broken
        ]
    return tuple(breaches)


def witness(count: int, allowed: Sequence[tuple[int, int]]) -> tuple[list[int], list[list[int]]] | None:
    """Why `allowed` pairs cannot match all of `count`: the links, and the odd groups that they leave.

    None where they can, so that a breach has another reason. The groups are the components of those
    whom some largest matching leaves out, the links their neighbours (Gallai 1964, Edmonds 1965).

    >>> witness(4, [(0, 1), (0, 2), (0, 3)])
    ([0], [[1], [2], [3]])
    """
    graph: rustworkx.PyGraph[int, None] = rustworkx.PyGraph()
    graph.add_nodes_from(range(count))
    graph.add_edges_from([(one, other, None) for one, other in allowed])
    largest = len(rustworkx.max_weight_matching(graph, max_cardinality=True))
    if 2 * largest == count:
        return None
    spare = [node for node in range(count) if _still(graph, node, largest)]
    links = sorted({near for node in spare for near in graph.neighbors(node)} - set(spare))
    groups = rustworkx.connected_components(graph.subgraph(spare))
    return links, sorted(sorted(spare[node] for node in group) for group in groups)


def _still(graph: rustworkx.PyGraph[int, None], node: int, largest: int) -> bool:
    """Whether the largest matching is as large without this one."""
    without = graph.copy()
    without.remove_node(node)
    return len(rustworkx.max_weight_matching(without, max_cardinality=True)) == largest
