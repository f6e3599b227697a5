"""`extends`: a club's sheet states what is different, and takes the rest from another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .families import FAMILIES
from .vocabulary.sheet import flatten

Tree = Mapping[str, Any]

_WHOLE = ("title", "place", "source")


def extended(parent: Tree, child: Tree) -> dict[str, Any]:
    """The parent's tree with the child's keys over it; neither is touched.

    Tables are merged key by key and values replaced whole; prose takes the place of the parent's
    on the same article, a reading that of the parent's on the same switch. A child that brings
    its own `source` numbers its own articles, so the parent's citations do not carry over.
    What is malformed is left as it is: the validation that follows names it.
    """
    sheet: dict[str, Any] = {key: value for key, value in parent.items() if key != "id"}
    if "source" in child:
        sheet |= {"articles": {}, "prose": [], "readings": [], "referee": {}, "changed": {}}
    sheet["articles"] = flatten(sheet.get("articles", {}))
    for key, value in child.items():
        held, own = sheet.get(key), flatten(value) if key == "articles" else value
        if key in ("prose", "readings") and isinstance(own, list):
            sheet[key] = [*own, *_others(held or [], own, "article" if key == "prose" else "switch")]
        elif isinstance(held, Mapping) and isinstance(own, Mapping) and key not in _WHOLE:
            sheet[key] = {**held, **own}
        elif key != "extends":
            sheet[key] = own
    family = FAMILIES.get(str(sheet.get("family")))
    if family is None or not _well_formed(parent, sheet) or not _well_formed(child, sheet):
        return sheet
    return _settled(parent, child, sheet, tuple(family.switch_fields()))


def _others(inherited: list[Any], own: list[Any], mark: str) -> list[Any]:
    """The inherited entries that none of the sheet's own ones takes the place of."""
    replaced = [entry[mark] for entry in own if isinstance(entry, Mapping) and mark in entry]
    return [entry for entry in inherited if not isinstance(entry, Mapping) or entry.get(mark) not in replaced]


def _well_formed(tree: Tree, sheet: Tree) -> bool:
    readings = [*tree.get("readings", []), *sheet.get("readings", [])] if _lists(tree, sheet) else [None]
    return isinstance(sheet["articles"], Mapping) and all(map(_is_reading, readings))


def _is_reading(entry: object) -> bool:
    return isinstance(entry, Mapping) and isinstance(entry.get("switch", ""), str | None)


def _lists(*trees: Tree) -> bool:
    return all(isinstance(tree.get("readings", []), list) for tree in trees)


def _settled(parent: Tree, child: Tree, sheet: dict[str, Any], switches: tuple[str, ...]) -> dict[str, Any]:
    """Notes what the child sets against the regulation, what it settles, and what stays silent."""
    own_articles = flatten(child.get("articles", {}))
    own_readings = child.get("readings", [])
    own_switches = {entry.get("switch") for entry in own_readings}
    # An article of the child's own settles the doubt that the parent had on that switch.
    sheet["readings"] = [
        entry
        for entry in sheet.get("readings", [])
        if entry.get("switch") not in own_articles or entry.get("switch") in own_switches
    ]
    changed = dict(sheet.get("changed", {}))
    for key in switches:
        before, after = _held(parent, key), _held(sheet, key)
        original = changed.pop(key, before)
        settled = "source" in child or key in own_articles or key in own_switches
        if not settled and original is not None and original != after:
            changed[key] = original
    read = {entry.get("switch") for entry in sheet["readings"]}
    silent = [key for key in switches if key not in sheet["articles"] and key not in read]
    return sheet | {"changed": changed, "silent": silent}


def _held(tree: Tree, key: str) -> Any:
    table, name = key.split(".")
    held = tree.get(table)
    return held.get(name) if isinstance(held, Mapping) else None
