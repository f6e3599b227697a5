"""Sheets, switches and languages that do not exist are refused by name."""

from __future__ import annotations

from typing import Any

import pytest

import settebello as sb

SCUPUNI, NAPOLETANA = sb.rules("scupuni"), sb.rules("scopa-napoletana")


@pytest.mark.parametrize("name", ["napoletana", "", "../scupuni", "scupuni.toml", "SCUPUNI"])
def test_a_sheet_that_is_not_there(name: str) -> None:
    with pytest.raises(sb.RulesError):
        sb.rules(name)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("capture.sums", "may"), ("capture", "may"), ("", 1), ("capture.sum", "sometimes"),
        ("capture.sum", 1), ("capture.equal", None), ("ace.sweeps", "yes"), ("void.kings", -1),
        ("void.kings", "three"), ("void.table_sum", -1), ("void.table_sum", 1.5),
        ("void.table_sum", 40), ("primiera.figures", [10, 10]),
        ("primiera.figures", 10), ("match.target", -1), ("match.both", "coin"), ("match.deals", -2),
        ("view.piles", "shut"), ("dealer.first", "oldest"), ("deal.style", "thrown"), ("scopa.void", True),
        ("score.cards_more_than", -1), ("clock.seconds", "fast"), ("match.target", 0),
    ],
)  # fmt: skip
def test_a_switch_that_cannot_be_set_so(key: str, value: Any) -> None:
    before = dict(NAPOLETANA.switches)
    with pytest.raises(sb.RulesError) as refused:
        NAPOLETANA.replace(**{key: value})
    assert key in str(refused.value)
    assert dict(NAPOLETANA.switches) == before


@pytest.mark.parametrize("language", ["de", "", "IT", "italiano"])
def test_a_language_that_is_not_spoken(language: str) -> None:
    with pytest.raises(sb.LanguageError, match="it, fr, en"):
        SCUPUNI.explain(language)
    with pytest.raises(sb.LanguageError, match="it, fr, en"):
        sb.Card("7D").name(language, "napoletane")
