"""Which tables a referee may or must attend, and how long a play may take: the regulation's duties, by table.

Example:
    >>> from settebello.tournament.duties import referee_duty
    >>> from settebello.tournament.template import template
    >>> federation = template("federation").duty
    >>> [referee_duty(federation, stage) for stage in ("round_of_16", "quarter_final", "final")]
    ['none', 'on_request', 'required']
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from settebello.sheets import RuleSheet
from settebello.tournament.template import Duty

RefereeDuty: TypeAlias = Literal["none", "on_request", "required"]

# From the first to the last; earlier rounds are called by their size, such as round_of_16.
_STAGES: Final = ("quarter_final", "semi_final", "final")


def referee_duty(duty: Duty, stage: str) -> RefereeDuty:
    """What the event's regulation says of a referee at this stage (002 art. 21)."""
    if stage in duty.required_in:
        return "required"
    if duty.on_request_from in _STAGES and stage in _STAGES:
        late_enough = _STAGES.index(stage) >= _STAGES.index(duty.on_request_from)
        return "on_request" if late_enough else "none"
    return "none"


def seconds_per_play(sheet: RuleSheet, card: int, extension: int = 0) -> int | None:
    """The seconds for a seat's card, counted from 1, with a table's extension; None: no clock.

    >>> from settebello.sheets import rules
    >>> fsgs = rules("fsgs")
    >>> [seconds_per_play(fsgs, card) for card in (1, 6, 7, 9)], seconds_per_play(fsgs, 1, 15)
    ([20, 20, 40, 40], 35)
    """
    seconds = sheet.seconds
    return seconds[min(card, len(seconds)) - 1] + extension if seconds else None
