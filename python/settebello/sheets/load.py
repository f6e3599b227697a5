"""From a TOML file to a validated sheet: the sheets that come with the library, and a club's own.

Example:
    >>> from settebello.sheets import rules, rules_available
    >>> "scupuni" in rules_available()
    True
    >>> rules("scupuni").switches["capture.sum"]
    'may'
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from ..errors import RulesError
from .complaints import refused, unreadable
from .extend import extended
from .rulesheet import RuleSheet

_OURS = Path(__file__).parent


@cache
def rules_available() -> tuple[str, ...]:
    """The ids of the sheets that come with the library, sorted.

    >>> rules_available()[0]
    'fsgs'
    """
    return tuple(sorted(path.stem for path in _OURS.glob("*.toml")))


def rules(id_or_path: str | Path) -> RuleSheet:
    """The rule sheet of that id, or the one in a TOML file; RulesError says what is wrong with it.

    >>> rules("fsgs").seats
    (4,)
    """
    if not isinstance(id_or_path, str | Path):
        raise unreadable("", f"{id_or_path!r} is neither a sheet's id nor a path", id_or_path)
    if isinstance(id_or_path, str) and id_or_path in rules_available():
        return _ours(id_or_path)
    path = Path(id_or_path)
    if path.suffix != ".toml" and not _is_file(path):
        allowed = f"{', '.join(rules_available())}, or the path of a .toml file"
        message = f"there is no sheet {str(id_or_path)!r}, allowed: {allowed}"
        raise RulesError(message, found=id_or_path, allowed=allowed)
    return RuleSheet.from_dict(_resolved(path, ()), file=str(path))


@cache
def _ours(sheet: str) -> RuleSheet:
    path = _OURS / f"{sheet}.toml"
    return RuleSheet.from_dict(_resolved(path, ()), file=path.name)


def _resolved(path: Path, chain: tuple[Path, ...]) -> Mapping[str, object]:
    """A file's tree with everything that it extends; `chain` holds the files that led here."""
    name, where = _name(path), _where(path)
    if where in chain:
        names = " → ".join(map(_name, (*chain[chain.index(where) :], where)))
        allowed = "a sheet that does not lead back here"
        raise refused(_name(chain[-1]), "extends", names, allowed, shown=f"a cycle, {names}")
    tree = _read(path)
    if "extends" not in tree:
        return tree
    parent = tree["extends"]
    allowed = f"one of {', '.join(rules_available())}, or the path of a .toml file"
    if not isinstance(parent, str) or not parent:
        raise refused(name, "extends", parent, allowed)
    below = _OURS / f"{parent}.toml" if parent in rules_available() else path.parent / parent
    if not _is_file(below):
        raise refused(name, "extends", parent, allowed, shown=f"{parent!r}, which does not exist")
    base = _resolved(below, (*chain, where))
    RuleSheet.from_dict(base, file=_name(below))  # so that its own faults are told by its own name
    return extended(base, tree)


def _read(path: Path) -> dict[str, object]:
    try:
        tree = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as malformed:
        raise unreadable(str(path), f"not a TOML file: {malformed}") from malformed
    except UnicodeDecodeError as encoded:
        raise unreadable(str(path), f"not a text in UTF-8, from byte {encoded.start}") from encoded
    except RecursionError as deep:
        raise unreadable(str(path), "nested too deeply for a rule sheet") from deep
    except (OSError, ValueError) as unread:
        reason = getattr(unread, "strerror", None) or str(unread)
        raise unreadable(str(path), f"cannot be read: {reason}") from unread
    if "changed" in tree:
        # Worked out when one sheet extends another; only records hold it.
        raise refused(_name(path), "changed", tree["changed"], "nothing; a sheet does not state it itself")
    return tree


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:
        return False  # such as a name of thousands of letters


def _where(path: Path) -> Path:
    try:
        return path.resolve()
    except (OSError, RuntimeError, ValueError) as lost:  # links in a circle, or half a character
        raise unreadable(str(path), f"cannot be read: {lost}") from lost


def _name(path: Path) -> str:
    """How messages name a file: ours by their bare names, a club's by the path as given."""
    return path.name if path.parent == _OURS else str(path)
