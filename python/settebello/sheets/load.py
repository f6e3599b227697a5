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
from .complaints import sentence
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
        raise _failure("", f"{id_or_path!r} is neither a sheet's id nor a path", id_or_path)
    if isinstance(id_or_path, str) and id_or_path in rules_available():
        return _ours(id_or_path)
    path = Path(id_or_path)
    if path.suffix != ".toml" and not path.exists():
        allowed = f"{', '.join(rules_available())}, or the path of a .toml file"
        message = f"no sheet {str(id_or_path)!r}, allowed: {allowed}"
        raise RulesError(message, found=id_or_path, allowed=allowed)
    return RuleSheet.from_dict(_resolved(path, ()), file=str(path))


@cache
def _ours(sheet: str) -> RuleSheet:
    path = _OURS / f"{sheet}.toml"
    return RuleSheet.from_dict(_resolved(path, ()), file=path.name)


def _resolved(path: Path, chain: tuple[Path, ...]) -> Mapping[str, object]:
    """A file's tree with everything that it extends; `chain` holds the files that led here."""
    name = _name(path)
    where = path.resolve()
    if where in chain:
        names = " → ".join(map(_name, (*chain[chain.index(where) :], where)))
        raise RulesError(
            sentence(_name(chain[-1]), "extends", f"a cycle, {names}", "a sheet that does not lead back here"),
            file=_name(chain[-1]),
            key="extends",
            found=names,
            allowed="a sheet that does not lead back here",
        )
    tree = _read(path)
    if "extends" not in tree:
        return tree
    parent = tree["extends"]
    if not isinstance(parent, str) or not parent:
        allowed = f"a text: one of {', '.join(rules_available())}, or the path of a .toml file"
        raise RulesError(
            sentence(name, "extends", repr(parent), allowed), file=name, key="extends", found=parent, allowed=allowed
        )
    below = _OURS / f"{parent}.toml" if parent in rules_available() else path.parent / parent
    if not below.is_file():
        allowed = f"one of {', '.join(rules_available())}, or the path of a .toml file"
        raise RulesError(
            sentence(name, "extends", f"{parent!r}, which does not exist", allowed),
            file=name,
            key="extends",
            found=parent,
            allowed=allowed,
        )
    return extended(_resolved(below, (*chain, where)), tree)


def _read(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as malformed:
        raise _failure(str(path), f"not a TOML file: {malformed}", None) from malformed
    except UnicodeDecodeError as encoded:
        raise _failure(str(path), f"not a text in UTF-8, from byte {encoded.start}", None) from encoded
    except RecursionError as deep:
        raise _failure(str(path), "nested too deeply for a rule sheet", None) from deep
    except (OSError, ValueError) as unread:
        reason = getattr(unread, "strerror", None) or str(unread)
        raise _failure(str(path), f"cannot be read: {reason}", None) from unread


def _failure(file: str, message: str, found: object) -> RulesError:
    return RulesError(sentence(file, "", message, ""), file=file, found=found, allowed="a TOML file")


def _name(path: Path) -> str:
    """How messages name a file: ours by their bare names, a club's by the path as given."""
    return path.name if path.parent == _OURS else str(path)
