"""Every code that the server can refuse with has its sentence in each language."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any, get_args

import pytest

import settebello.server
from settebello.server.faults import LANGUAGES, Fault
from settebello.server.store.errors import Reason

# The engine's words for why a play is forbidden (`IllegalMove.reason`).
REASONS = (
    "not_in_hand",
    "not_on_table",
    "equal_must_be_taken",
    "equal_excludes_sum",
    "sum_must_be_taken",
    "wrong_sum",
    "one_equal_only",
    "ace_sweeps_all",
    "first_play_not_ace",
    "malformed",
    "wrong_seat",
    "draw_first",
    "already_drawn",
    "take_not_open",
    "take_not_usable",
    "no_such_meld",
    "no_meld",
    "too_many_jokers",
    "joker_undeclared",
    "opening_out_of_reach",
    "opening_unfinished",
    "not_open",
    "does_not_fit",
    "fits_as_swap_only",
    "no_joker_to_swap",
    "last_card_stays",
    "first_round_two_stay",
    "only_taken_card_stays",
    "discard_attachable",
    "discard_just_taken",
    "discard_swappable",
    "taken_not_used",
)

# The ledger's words for why nothing is ruled (`RulingError.reason`).
RULINGS = (
    "no_such_article",
    "sanction_not_open",
    "sanction_needed",
    "nothing_left",
    "no_such_ruling",
    "nameless",
    "result_confirmed",
    "no_result",
)


def _faults_in_the_code() -> dict[str, set[str]]:
    """Each code with the values that its sentence is given, read from the server's source."""
    found: dict[str, set[str]] = {}
    for path in Path(settebello.server.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Fault":
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    values = {word.arg for word in node.keywords if word.arg} - {"status", "article"}
                    found.setdefault(str(code.value), values).intersection_update(values)
    return found


FAULTS = _faults_in_the_code() | {code: set[str]() for code in (*REASONS, *get_args(Reason))}
FAULTS |= {code: {"found"} for code in RULINGS}


def test_the_codes_were_found() -> None:
    assert {"stale", "wrong_token", "match_running", "too_large", "record_broken"} <= set(FAULTS)


@pytest.mark.parametrize("code", sorted(FAULTS))
def test_each_code_has_its_own_sentence_in_each_language(code: str) -> None:
    values: dict[str, Any] = {name: f"<{name}>" for name in FAULTS[code]}
    messages = [Fault(code, **values).message(language) for language in LANGUAGES]
    assert len(set(messages)) == 3
    for message in messages:
        assert message.strip().endswith((".", ")", "!", "?", ">")), message
        assert "{" not in message
