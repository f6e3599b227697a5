"""A club's sheets, written to files for the tests."""

from __future__ import annotations

from pathlib import Path

import pytest

import settebello as sb

LANGUAGES = ("it", "fr", "en")
SCOPA = ("fsgs", "scopa-corsa", "scopa-dassi", "scopa-napoletana", "scupuni")
SCALA40 = ("scala40", "scala40-palio")
SHEETS = tuple(sorted(SCOPA + SCALA40))
FAMILY = dict.fromkeys(SCOPA, "scopa") | dict.fromkeys(SCALA40, "scala40")


def written(folder: Path, text: str, name: str = "bar.toml") -> Path:
    """A sheet's file."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def club(folder: Path, text: str, base: str = "scupuni") -> sb.RuleSheet:
    """A bar's sheet that extends one of ours."""
    return sb.rules(written(folder, f'extends = "{base}"\nid = "bar"\n{text}'))


def refusal(path: Path | str) -> sb.RulesError:
    """The error that a file is refused with."""
    with pytest.raises(sb.RulesError) as refused:
        sb.rules(path)
    return refused.value
