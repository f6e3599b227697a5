"""Every error that the library raises on purpose.

All derive from `SettebelloError`, which is a `ValueError`: a caller may catch the one it
expects or the whole family. Each keeps what was found, what is allowed and which rule says
so as attributes; its text is one English sentence for programmers. Sentences for players,
in their language, are made from the attributes by whoever shows them.

Example:
    >>> from settebello.errors import CardError, SettebelloError
    >>> issubclass(CardError, SettebelloError), issubclass(CardError, ValueError)
    (True, True)
"""

from __future__ import annotations


class SettebelloError(ValueError):
    """The family of all deliberate errors of this library; the text is one line that any terminal prints.

    Example:
        >>> import settebello as sb
        >>> try:
        ...     sb.Deal(sb.rules("scupuni")).play("7D\\nKD")
        ... except sb.SettebelloError as refused:
        ...     print(refused)
        7D\\nKD: this is no move
    """

    def __init__(self, message: str) -> None:
        # What was found may hold line breaks and half characters; a message shows them escaped.
        super().__init__("".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in message))


class LanguageError(SettebelloError):
    """A language other than it, fr, en; `found` is what was asked for.

    Example:
        >>> import settebello as sb
        >>> sb.rules("fsgs").explain("de")
        Traceback (most recent call last):
        settebello.errors.LanguageError: unknown language 'de': one of it, fr, en
    """

    def __init__(self, found: object) -> None:
        self.found = found
        super().__init__(f"unknown language {found!r}: one of it, fr, en")


class RulesError(SettebelloError):
    """A rule sheet, or a switch of one, that cannot stand: file, dotted key, what was found, what is allowed.

    Example:
        >>> import settebello as sb
        >>> sb.rules("fsgs").replace(**{"capture.sum": "maybe"})
        Traceback (most recent call last):
        settebello.errors.RulesError: capture.sum is 'maybe', allowed: 'must' or 'may'
    """

    def __init__(
        self, message: str, *, file: str = "", key: str = "", found: object = None, allowed: str = ""
    ) -> None:
        self.file, self.key, self.found, self.allowed = file, key, found, allowed
        super().__init__(message)


class CardError(SettebelloError):
    """A text that names no card, or a pack that is not this sheet's: what was found, what is allowed.

    Example:
        >>> import settebello as sb
        >>> try:
        ...     sb.Card("7d")
        ... except sb.CardError as refused:
        ...     refused.found
        '7d'
    """

    def __init__(self, message: str, found: object = None, allowed: str = "") -> None:
        self.found, self.allowed = found, allowed
        super().__init__(message)


class SeatError(SettebelloError):
    """A number of seats, players, a seat, side or dealer that the sheet does not have.

    Example:
        >>> import settebello as sb
        >>> sb.Deal(sb.rules("scupuni")).view(4)
        Traceback (most recent call last):
        settebello.errors.SeatError: no seat 4: they are 0 to 3
    """

    def __init__(self, message: str, found: object = None, allowed: str = "") -> None:
        self.found, self.allowed = found, allowed
        super().__init__(message)


class SeedError(SettebelloError):
    """A seed that is neither bytes nor an integer from 0 to 2**64 - 1.

    Example:
        >>> import settebello as sb
        >>> try:
        ...     sb.Deal(sb.rules("scupuni"), seed=-1)
        ... except sb.SeedError as refused:
        ...     print(refused)
        seed -1: bytes, or an integer from 0 to 2**64 - 1 is needed
    """

    def __init__(self, message: str, found: object = None, allowed: str = "") -> None:
        self.found, self.allowed = found, allowed
        super().__init__(message)


class VoidDeal(SettebelloError):
    """A given deck whose first table the sheet declares void; the same dealer deals anew."""


class PositionError(SettebelloError):
    """A position that no deal of this sheet can reach, or a text that describes none."""


class IllegalMove(SettebelloError):
    """A play that the sheet forbids; the deal is as it was.

    `reason` is one word of a closed set (such as `equal_must_be_taken`), `key` the switch of
    the sheet that decides it (such as `capture.equal`), `article` the sheet's article.

    Example:
        >>> import settebello as sb
        >>> hands = [["KD"], ["AC"], ["2C"], ["3C"]]
        >>> try:
        ...     sb.Deal.position(sb.rules("fsgs"), hands, table=["6C", "4S"]).play("KD")
        ... except sb.IllegalMove as refused:
        ...     refused.move, refused.reason, refused.key, refused.article
        ('KD', 'sum_must_be_taken', 'capture.sum', '9, 10')
    """

    def __init__(
        self, message: str, move: str = "", reason: str = "", key: str = "", article: str = ""
    ) -> None:
        self.move, self.reason, self.key, self.article = move, reason, key, article
        super().__init__(message)


class DealOver(SettebelloError):
    """A play in a deal that has ended."""


class DealNotOver(SettebelloError):
    """A score asked for before the deal's end."""


class NothingToUndo(SettebelloError):
    """An undo before the first play."""


class SealedDeal(SettebelloError):
    """A play or undo on a deal that belongs to a match: the match keeps the record, play there."""


class MatchOver(SettebelloError):
    """A play in a match that has ended."""


class TakeBackError(SettebelloError):
    """A move that cannot be taken back; `reason` is play_stands or nothing_to_take_back."""

    def __init__(self, message: str, reason: str) -> None:
        self.reason = reason
        super().__init__(message)


class RulingError(SettebelloError):
    """A ruling that the sheet does not have, or that comes after the result was confirmed.

    `reason` is one word of a closed set: no_such_article, sanction_not_open, sanction_needed,
    nothing_left, no_such_ruling, nameless, result_confirmed, no_result; `found` and `allowed` tell the rest.
    """

    def __init__(self, message: str, reason: str = "", found: str = "", allowed: str = "") -> None:
        self.reason, self.found, self.allowed = reason, found, allowed
        super().__init__(message)


class RecordError(SettebelloError):
    """A record that is empty, cut short, altered or of a newer version; `line` counts from 1, 0 is the whole.

    Example:
        >>> import settebello as sb
        >>> sb.replay("[]")
        Traceback (most recent call last):
        settebello.errors.RecordError: line 1: found list, a JSON object is needed
    """

    def __init__(self, message: str, line: int = 0) -> None:
        self.line = line
        super().__init__(f"line {line}: {message}" if line else message)


class BotError(SettebelloError):
    """A bot that nobody has registered."""


class CountError(SettebelloError):
    """A number of deals or of workers that cannot be: what was found, what is allowed."""

    def __init__(self, message: str, found: object = None, allowed: str = "") -> None:
        self.found, self.allowed = found, allowed
        super().__init__(message)
