"""Damage as Hypothesis draws it: to the letters of a text, to its lines, to the values of a tree."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Raw:
    """A value that JSON and TOML can write and Python's own writers would not: deep lists, long numbers."""

    text: str


RAW = [Raw("[" * depth + "]" * depth) for depth in (3, 200, 3000)]
RAW += [Raw("9" * digits) for digits in (20, 400, 5000)]
RAW += [Raw("0x" + "f" * 5000), Raw("1e999"), Raw("-0"), Raw("nan"), Raw("[[], {}]")]

# What is never where it is expected: other kinds, other sizes, and the words of every other place.
odd_values: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from(RAW),
    st.none(),
    st.booleans(),
    st.integers(-3, 45),
    st.integers(),
    st.floats(allow_nan=False),
    st.text(max_size=8),
    st.sampled_from(["7D", "KC", "must", "may", "never", "random", "packet", "1", "-1", "{", "{a}", "", " "]),
    st.lists(st.one_of(st.integers(-3, 45), st.text(max_size=3)), max_size=6),
    st.dictionaries(st.text(max_size=4), st.integers(-3, 45), max_size=3),
)


def places(tree: Any, here: Path = ()) -> Iterator[Path]:
    """Every place in a tree of dicts and lists, the outer ones first."""
    keys = tree if isinstance(tree, dict) else range(len(tree)) if isinstance(tree, list) else ()
    for key in keys:
        yield (*here, key)
        yield from places(tree[key], (*here, key))


@st.composite
def damaged_tree(draw: st.DrawFn, tree: dict[str, Any]) -> dict[str, Any]:
    """The tree with a value replaced, taken out, doubled, moved or renamed, once to three times."""
    tree = json.loads(json.dumps(tree))
    for _ in range(draw(st.integers(1, 3))):
        if not (found := list(places(tree))):
            break
        *above, last = draw(st.sampled_from(found))
        inner: Any = tree
        for key in above:
            inner = inner[key]
        match draw(st.sampled_from(["replace", "replace", "remove", "move", "rename", "double"])):
            case "remove":
                del inner[last]
            case "move":
                inner[last] = draw(st.sampled_from([value for _, value in _values(tree)]))
            case "rename" if isinstance(inner, dict):
                inner[draw(st.text(max_size=5))] = inner.pop(last)
            case "double" if isinstance(inner, list):
                inner.insert(int(last), inner[int(last)])
            case _:
                inner[last] = draw(odd_values)
    return tree


def _values(tree: Any) -> list[tuple[Path, Any]]:
    """Every place with a copy of what it holds, so that a moved value does not hold itself."""
    found = []
    for path in places(tree):
        value = tree
        for key in path:
            value = value[key]
        found.append((path, _copied(value)))
    return found


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copied(inner) for key, inner in value.items()}
    return [_copied(inner) for inner in value] if isinstance(value, list) else value


@st.composite
def damaged_text(draw: st.DrawFn, text: str) -> str:
    """The text with letters replaced, put in or taken out, or a piece of it moved, once to four times."""
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.one_of(st.integers(0, 3), st.integers(0, 200))))
        piece = draw(
            st.one_of(st.text(max_size=3), st.sampled_from(['"', "[", "{", "]", "}", "=", "\n", "\0"]))
        )
        if draw(st.integers(0, 5)) == 0:
            piece = text[draw(st.integers(0, len(text))) :][: end - start]
        text = text[:start] + piece + text[end:]
    return text


@st.composite
def damaged_lines(draw: st.DrawFn, lines: list[str]) -> list[str]:
    """The lines with some of them swapped, taken out, doubled or cut short, once to three times."""
    lines = list(lines)
    for _ in range(draw(st.integers(1, 3))):
        if not lines:
            break
        one, other = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        match draw(st.sampled_from(["swap", "remove", "double", "cut", "end"])):
            case "swap":
                lines[one], lines[other] = lines[other], lines[one]
            case "remove":
                del lines[one]
            case "double":
                lines.insert(other, lines[one])
            case "cut":
                lines[one] = lines[one][: draw(st.integers(0, len(lines[one])))]
            case _:
                del lines[one + 1 :]
    return lines


def as_json(value: Any) -> str:
    """The value as JSON, with raw pieces written as they are."""
    if isinstance(value, Raw):
        return value.text
    if isinstance(value, dict):
        return "{" + ",".join(f"{json.dumps(key)}:{as_json(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(as_json, value)) + "]"
    return json.dumps(value)


def as_toml(tree: dict[str, Any]) -> str:
    """The tree as a TOML file, a line for each key; what TOML cannot say (null) is left out."""
    return "".join(
        f"{json.dumps(key)} = {_toml(value)}\n" for key, value in tree.items() if value is not None
    )


def _toml(value: Any) -> str:
    if isinstance(value, Raw):
        return value.text
    if isinstance(value, dict):
        kept = {key: inner for key, inner in value.items() if inner is not None}
        return "{" + ", ".join(f"{json.dumps(key)} = {_toml(inner)}" for key, inner in kept.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(inner) for inner in value if inner is not None) + "]"
    return json.dumps(value)
