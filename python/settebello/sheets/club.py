"""A club's own sheet made from one of ours: the TOML file that says what is different, and the sheet itself.

Example:
    >>> from settebello.sheets import club_sheet
    >>> text, sheet = club_sheet("scupuni", "bar-sport", "Bar Sport", {"capture.sum": "must"})
    >>> sheet.id, sheet.switches["capture.sum"], text.splitlines()[0]
    ('bar-sport', 'must', 'extends = "scupuni"')
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping

from .complaints import unknown_key
from .extend import extended
from .load import rules
from .rulesheet import RuleSheet


def club_sheet(parent: str, name: str, title: str, switches: Mapping[str, object]) -> tuple[str, RuleSheet]:
    """The file's text and the sheet that it makes; `name` becomes the sheet's id.

    Only switches that differ from the parent's are written. RulesError names what cannot stand.
    """
    base = rules(parent)
    tables: dict[str, dict[str, object]] = {}
    for key, value in switches.items():
        if key not in base.switches:
            raise unknown_key("", key, base.switches)
        if _plain(value) != _plain(base.switches[key]):
            table, entry = key.split(".")
            tables.setdefault(table, {})[entry] = value
    lines = [f"extends = {_written(parent)}", f"id = {_written(name)}", f"title = {_written(title)}"]
    for table, entries in tables.items():
        lines += ["", f"[{table}]", *(f"{entry} = {_written(value)}" for entry, value in entries.items())]
    text = "\n".join(lines) + "\n"
    tree = extended(base.to_dict(), tomllib.loads(text))
    return text, RuleSheet.from_dict(tree, file=f"{name}.toml")


def _plain(value: object) -> object:
    """A value as JSON has it, so that a tuple equals the list that it was written as."""
    return json.loads(json.dumps(value, default=dict))


def _written(value: object) -> str:
    """A switch's value in TOML: words, numbers and lists look as they do in JSON; a table is inline."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_written(key)} = {_written(of)}" for key, of in value.items()) + " }"
    # TOML knows JSON's escapes but the one for DEL.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
