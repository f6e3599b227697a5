"""The matching is the best there is, and a witness convinces whoever checks it on paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from settebello.tournament.pairing import BYE, Wish, pair, witness


def pairings(entrants: Sequence[str]) -> Iterator[list[tuple[str, str]]]:
    """Every way to pair all of them."""
    if not entrants:
        yield []
        return
    first, *others = entrants
    for place, other in enumerate(others):
        for rest in pairings([*others[:place], *others[place + 1 :]]):
            yield [(first, other), *rest]


COSTS = st.lists(st.integers(0, 3), min_size=28, max_size=28)


@settings(deadline=None)
@given(st.integers(0, 8), COSTS, COSTS)
def test_no_pairing_is_better_wish_by_wish(count: int, first: list[int], second: list[int]) -> None:
    everybody = [str(number) for number in range(count)] + [BYE] * (count % 2)
    edges = [(one, other) for place, one in enumerate(everybody) for other in everybody[place + 1 :]]
    costs = {both: (first[place], second[place]) for place, both in enumerate(edges)}

    def total(pairs: Sequence[tuple[str, str]]) -> tuple[int, int]:
        return sum(costs[both][0] for both in pairs), sum(costs[both][1] for both in pairs)

    wishes = [Wish(lambda one, other: costs[one, other][0]), Wish(lambda one, other: costs[one, other][1])]
    found = pair(everybody[:count], wishes)
    made = [*found.pairs, *([] if found.bye is None else [(found.bye, BYE)])]
    assert total(made) == min(map(total, pairings(everybody)))


@settings(deadline=None)
@given(st.integers(1, 5), st.sets(st.tuples(st.integers(0, 9), st.integers(0, 9))))
def test_a_witness_is_there_exactly_where_it_is_needed_and_it_convinces(
    half: int, drawn: set[tuple[int, int]]
) -> None:
    count = 2 * half
    allowed = sorted((one, other) for one, other in drawn if one < other < count)
    names = [str(number) for number in range(count)]
    possible = any(
        all((int(one), int(other)) in allowed for one, other in pairs) for pairs in pairings(names)
    )
    found = witness(count, allowed)
    assert (found is None) == possible
    if found is not None:
        links, groups = found
        assert len(groups) > len(links)
        group_of = {node: number for number, group in enumerate(groups) for node in group}
        assert all(len(group) % 2 for group in groups)
        for one, other in allowed:
            # Whoever of a group may meet somebody outside it may only meet a link.
            for here, there in ((one, other), (other, one)):
                if here in group_of and group_of.get(there) != group_of[here]:
                    assert there in links


def test_an_unavoidable_breach_is_flagged_with_its_witness() -> None:
    club = {"a": 1, "b": 1, "c": 1, "d": 2}
    found = pair("abcd", [Wish(lambda one, other: int(club[one] == club[other]), "club")])
    (breach,) = found.breaches
    assert breach.kind == "club"
    assert breach.witness is not None
    assert breach.witness.links == ("d",)
    assert breach.witness.groups == (("a",), ("b",), ("c",))
