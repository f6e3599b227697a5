"""The command line as a person types it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import settebello as sb


def settebello(*words: str, typed: str = "", language: str = "C") -> subprocess.CompletedProcess[str]:
    """Runs a command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "settebello", *words],
        input=typed,
        capture_output=True,
        text=True,
        timeout=60,
        env={"LANG": language, "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"},
    )


def test_rules_lists_the_sheets() -> None:
    done = settebello("rules")
    assert done.returncode == 0
    assert [line.split()[0] for line in done.stdout.splitlines()] == list(sb.rules_available())


@pytest.mark.parametrize("language", ["it", "fr", "en"])
def test_rules_explains_a_sheet(language: str) -> None:
    assert (
        settebello("rules", "fsgs", "--lang", language).stdout.strip()
        == sb.rules("fsgs").explain(language).strip()
    )


def test_rules_speaks_the_language_of_the_system() -> None:
    assert (
        settebello("rules", "fsgs", language="fr_CH.UTF-8").stdout
        == settebello("rules", "fsgs", "--lang", "fr").stdout
    )


def test_rules_as_json_is_the_resolved_sheet() -> None:
    assert sb.RuleSheet.from_dict(json.loads(settebello("rules", "scupuni", "--json").stdout)) == sb.rules(
        "scupuni"
    )


def test_rules_explains_a_clubs_own_sheet(tmp_path: Path) -> None:
    sheet = tmp_path / "bar.toml"
    sheet.write_text(
        'extends = "scupuni"\nid = "bar"\n[match]\ntarget = 11\ntarget_options = [11]\n', encoding="utf-8"
    )
    assert "11" in settebello("rules", str(sheet), "--lang", "en").stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("rules", "briscola"), "briscola"),
        (("rules", "fsgs", "--lang", "de"), "it, fr, en"),
        (("play", "briscola"), "briscola"),
        (("play",), "sheet"),
        (("frobnicate",), "frobnicate"),
        (("rules", "--bogus"), "--bogus"),
        (("serve", "--port", "many"), "--port"),
        (("play", "scupuni", "--target", "-1"), "match.target"),
        (("play", "scupuni", "--seats", "3"), "3 seats"),
        (("play", "scupuni", "--bot", "nobody"), "random, greedy"),
        (("play", "scupuni", "--seed", "-1"), "seed"),
    ],
)
def test_bad_input_is_one_clear_line_and_exit_code_2(words: tuple[str, ...], told: str) -> None:
    done = settebello(*words)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("settebello: ")
    assert told in done.stderr
    assert done.stdout == ""


def test_it_knows_its_version() -> None:
    assert settebello("--version").stdout.strip() == f"settebello {sb.__version__}"


@pytest.mark.parametrize("command", ["serve", "play", "rules", "simulate", "arena"])
def test_every_help_gives_an_example(command: str) -> None:
    assert f"settebello {command}" in settebello(command, "--help").stdout


@pytest.mark.parametrize("sheet", ["scupuni", "scopa-corsa", "fsgs"])
def test_a_whole_match_in_a_plain_terminal(tmp_path: Path, sheet: str) -> None:
    kept = tmp_path / "match.jsonl"
    done = settebello(
        "play",
        sheet,
        "--seats",
        "4",
        "--seed",
        "5",
        "--record",
        str(kept),
        "--lang",
        "it",
        typed="1\n" * 2000,
    )
    assert done.returncode == 0, done.stderr
    match = sb.replay(kept.read_text(encoding="utf-8"))
    assert match.over
    assert done.stdout.count("Punti della smazzata") == len(match.deals)
    assert "Vince" in done.stdout


def test_moves_may_be_typed_and_refusals_are_told_in_words() -> None:
    deal = sb.Match(sb.rules("scopa-napoletana"), seats=2, seed=5, dealer=None).deal
    assert deal.turn is not None
    done = settebello(
        "play",
        "scopa-napoletana",
        "--seats",
        "2",
        "--seed",
        "5",
        "--lang",
        "en",
        typed="99\nsettebello\nKDxKC\n",
    )
    assert done.stdout.count("Type a number from 1 to") == 2
    assert "You do not have" in done.stdout or "not in your hand" in done.stdout or "hand" in done.stdout


def test_the_end_of_the_input_ends_the_match_politely(tmp_path: Path) -> None:
    kept = tmp_path / "match.jsonl"
    done = settebello("play", "scupuni", "--seed", "1", "--record", str(kept), typed="1\n")
    assert done.returncode == 0
    assert not sb.replay(kept.read_text(encoding="utf-8")).over
