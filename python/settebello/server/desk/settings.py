"""What may be changed of a template before an event opens: its format's options and what is played to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from settebello.server.desk.protocol import Setting
from settebello.tournament.scales import ByResults
from settebello.tournament.template import Phase
from settebello.tournament.tiebreaks import TIE_BREAKS


def template_settings(phase: Phase) -> tuple[Setting, ...]:
    """The settings of a phase: numbers, words, yes and no, and what decides among equals, in its order."""
    return (*_options(phase), *_goals(phase), *_scale(phase), *_tie_breaks(phase))


def _options(phase: Phase) -> Iterator[Setting]:
    known: dict[str, dict[str, Any]] = type(phase.rules).model_json_schema()["properties"]
    for name, value in phase.rules.model_dump(mode="json").items():
        # The scale stands beside the options: format and standings count by the same.
        if isinstance(value, bool | int | str) and name != "scale":
            option = known[name]
            yield Setting(
                f"options.{name}",
                value,
                choices=tuple(option.get("enum", ())),
                least=option.get("minimum"),
                most=option.get("maximum"),
            )


def _scale(phase: Phase) -> Iterator[Setting]:
    """How a table's result becomes a score, where entrants stand in the order of their scores."""
    if "scale" in type(phase.rules).model_fields or (phase.tie_breaks and not phase.rules.by_bracket):
        yield Setting("scale", phase.scale, choices=get_args(ByResults))


def _tie_breaks(phase: Phase) -> Iterator[Setting]:
    """Those of the standings; before a bracket those that say who goes on from a group."""
    key, names = "tie_breaks", phase.tie_breaks
    if phase.rules.by_bracket:
        key, names = "options.tie_breaks", phase.rules.model_dump().get("tie_breaks", ())
    if names:
        yield Setting(key, tuple(names), choices=tuple(TIE_BREAKS))


def _goals(phase: Phase) -> Iterator[Setting]:
    for stage, goal in phase.goals.items():
        if goal.target:
            yield Setting(f"goals.{stage}.target", goal.target, least=1, most=999)
        if goal.deals:
            least, most = goal.deals_bounds or (1, 99)
            yield Setting(f"goals.{stage}.deals", goal.deals, least=least, most=most)
