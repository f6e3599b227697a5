"""`settebello simulate` and `settebello arena` as a person types them."""

from __future__ import annotations

import json

import pytest

import settebello as sb
from tests.cli.test_command_line import settebello
from tests.lab.naive import scopa_counted

SIMULATE = ("simulate", "scupuni", "--deals", "2000", "--seed", "3")
ARENA = ("arena", "scopa-napoletana", "greedy", "random", "--deals", "30", "--seats", "3")


def test_simulate_as_json_is_what_the_library_counts() -> None:
    done = settebello(*SIMULATE, "--bots", "greedy,random", "--workers", "2", "--json")
    counted = scopa_counted(sb.rules("scupuni"), 2000, bots=["greedy", "random"], seed=3)
    told = json.loads(done.stdout)
    assert (done.returncode, done.stderr) == (0, "")
    assert told["points"][0] == {"mean": counted.points[0].mean, "error": counted.points[0].error}
    assert told["cards"]["nobody"]["count"] == counted.cards.nobody.count


def test_arena_as_json_is_what_the_library_counts() -> None:
    told = json.loads(settebello(*ARENA, "--json").stdout)
    duel = sb.arena(sb.rules("scopa-napoletana"), "greedy", "random", 30, 3)
    assert (told["won"], told["ahead"]["mean"]) == (duel.won, duel.ahead.mean)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("it", ("gioca per primo", "Denari", "Ori")),
        ("fr", ("joue en premier", "Deniers", "Ors")),
        ("en", ("plays first", "Coins", "Coins")),
    ],
)
def test_tables_speak_the_language(language: str, words: tuple[str, str, str]) -> None:
    done = settebello(*SIMULATE, "--lang", language)
    assert words[0] in done.stdout
    assert words[1] in done.stdout or words[2] in done.stdout
    assert "±" in done.stdout
    # No bar in a pipe.
    assert done.stderr == ""
    assert words[0] in settebello(*ARENA, "--lang", language).stdout


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("it", ("Punti pagati a smazzata", "gioca per terzo", "Chiusure")),
        ("fr", ("Points payés par donne", "joue en troisième", "Fermetures")),
        ("en", ("Points paid a deal", "plays third", "Closed")),
    ],
)
def test_scala_40_is_told_in_its_own_words(language: str, words: tuple[str, ...]) -> None:
    done = settebello("simulate", "scala40-palio", "--deals", "500", "--seats", "4", "--lang", language)
    assert done.returncode == 0
    assert [word in done.stdout for word in words] == [True] * 3
    assert "settebello" not in done.stdout.lower()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("simulate", "scupuni", "--deals", "0"), "deals: 0 given"),
        (("simulate", "scupuni", "--deals", "10", "--workers", "-1"), "workers: -1 given"),
        (("simulate", "scupuni", "--bots", "random,nobody"), "random, greedy"),
        (("simulate", "scupuni", "--bots", "random,random,random"), "3 bots given"),
        (("simulate", "briscola"), "briscola"),
        (("simulate", "scopa-napoletana"), "2 or 3 or 4 or 6"),
        (("arena", "scupuni", "greedy", "nobody"), "random, greedy"),
        (("arena", "scupuni", "greedy", "random", "--deals", "-3"), "deals: -3 given"),
        (("arena", "scupuni", "greedy", "random", "--lang", "de"), "it, fr, en"),
    ],
)
def test_bad_input_is_one_clear_line_and_exit_code_2(words: tuple[str, ...], told: str) -> None:
    done = settebello(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("settebello: ")
    assert told in done.stderr


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_help_gives_an_example(command: str) -> None:
    assert f"settebello {command} scupuni" in settebello(command, "--help").stdout
