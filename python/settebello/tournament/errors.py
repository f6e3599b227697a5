"""What can be wrong at an event or with a list: closed sets of reasons, told to people in their language."""

from __future__ import annotations

from typing import Literal, TypeAlias

from settebello.errors import SettebelloError

Reason: TypeAlias = Literal[
    "not_opened",
    "opened_twice",
    "newer_version",
    "no_such_entrant",
    "entrant_twice",
    "name_twice",
    "wrong_people",
    "no_name",
    "too_young",
    "too_old",
    "age_needed",
    "no_such_team",
    "team_full",
    "event_full",
    "entries_closed",
    "already_drawn",
    "not_frozen",
    "other_hash",
    "other_secret",
    "entropy_needed",
    "format_cannot",
    "round_open",
    "other_round",
    "no_such_round",
    "round_past",
    "no_such_table",
    "wrong_sides",
    "below_zero",
    "nobody_won",
    "target_missed",
    "wrong_deals",
    "deals_do_not_add_up",
    "no_play_off",
    "play_off_decided",
    "no_such_play_off",
    "no_teams_score",
    "not_equal",
    "none_equal",
    "no_team_ruling",
    "reason_needed",
    "still_played",
    "event_twice",
    "has_left",
    "no_such_person",
    "no_such_case",
    "case_decided",
    "voted_twice",
    "no_such_ruling",
    "ruling_refused",
    "no_such_role",
    "not_allowed",
    "closed",
    "rounds_left",
]


class EventError(SettebelloError):
    """An entry that cannot follow: `reason` is a word, `found`, `allowed` and `about` whom say the rest."""

    def __init__(
        self, message: str, reason: Reason, *, found: object = None, allowed: object = None, about: str = ""
    ) -> None:
        self.reason: Reason = reason
        self.found, self.allowed, self.about = found, allowed, about
        super().__init__(message)


class UnreadableFile(SettebelloError):
    """A file that is no list: `reason` is broken, encoding, empty, too_long or kind."""

    def __init__(self, message: str, reason: str) -> None:
        self.reason = reason
        super().__init__(message)
