"""What each role may do. The public may only look.

Example:
    >>> from settebello.tournament.log import Voted, Withdrawn
    >>> from settebello.tournament.roles import may
    >>> may("jury", Voted(1, None)), may("scorer", Withdrawn("p1"))
    (True, False)
"""

from __future__ import annotations

from typing import Final, get_args

from settebello.tournament import log
from settebello.tournament.errors import EventError
from settebello.tournament.log import AnyDeed, Role

_RULING: Final = (log.Ruled, log.CaseOpened, log.Revoked, log.RefereeAsked, log.Extended)

# The organiser may do everything but vote: the jury decides without appeal (002 art. 19).
_ALLOWED: Final[dict[Role, tuple[type[AnyDeed], ...]]] = {
    "scorer": (log.Counted, log.PlayedOff, log.RefereeAsked),
    "referee": (log.Counted, log.PlayedOff, *_RULING),
    "jury": (log.Voted, *_RULING),
}


def may(role: Role, deed: AnyDeed) -> bool:
    """Whether somebody in this role may do this."""
    if role == "organiser":
        return not isinstance(deed, log.Voted)
    return isinstance(deed, _ALLOWED[role])


def kinds(role: Role) -> tuple[str, ...]:
    """The words of the entries that a role may make, sorted.

    >>> kinds("scorer")
    ('counted', 'played_off', 'referee_asked')
    """
    deeds = [deed for deed in get_args(AnyDeed) if role == "organiser" or deed in _ALLOWED[role]]
    return tuple(
        sorted(
            str(deed.__struct_config__.tag)
            for deed in deeds
            if not (role == "organiser" and deed is log.Voted)
        )
    )


def refuse_unless_allowed(role: Role, deed: AnyDeed) -> None:
    """EventError if the role may not do this."""
    if not may(role, deed):
        word = type(deed).__name__
        raise EventError(f"a {role} may not enter {word}", "not_allowed", found=role, about=word)
