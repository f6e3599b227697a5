"""Inputs on which a program for Scala 40 went wrong (scala40.toml): every entry, with the right value."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import settebello as sb
from tests.articles.scala40 import CUSTOMARY, moves, table
from tests.articles.showing import refusal

Case = dict[str, Any]
CASES: dict[str, list[Case]] = tomllib.loads(
    (Path(__file__).parent / "scala40.toml").read_text(encoding="utf-8")
)


def each(kind: str) -> pytest.MarkDecorator:
    """A parameter for every entry of a kind, named by its id."""
    return pytest.mark.parametrize("case", CASES[kind], ids=[case["id"] for case in CASES[kind]])


@each("finder")
def test_finder(case: Case) -> None:
    best = sb.best_melds(case["hand"])
    assert (best.points[0], best.deadwood[0]) == (case["points"], case["deadwood"])
    assert (-1 if best.forty is None else best.forty[0]) == case["forty"]


@each("moves")
def test_moves(case: Case) -> None:
    deal = table([" ".join(case["hand"]), "4D"], rules=CUSTOMARY)
    assert sorted(moves(deal, "meld")) == sorted(f"meld {meld}" for meld in case["melds"])


@each("refused")
def test_refused(case: Case) -> None:
    deal = table([" ".join(case["hand"]), "4D"], " ".join(case["table"]), rules=CUSTOMARY)
    assert refusal(deal, case["move"]).reason == case["reason"]
