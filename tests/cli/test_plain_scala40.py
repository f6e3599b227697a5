"""Scala 40 in plain lines: whole matches through pipes, typed melds, refusals, what stays hidden."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import settebello as sb
from settebello.cli.playing import PERSON, Playing
from settebello.cli.telling import teller_of
from tests.cli.test_command_line import settebello
from tests.cli.test_terminal_words import Terminal


@pytest.mark.parametrize(
    ("sheet", "seats", "language"),
    [
        ("scala40-palio", 2, "en"),
        ("scala40-palio", 4, "it"),
        ("scala40-palio", 6, "fr"),
        ("scala40", 2, "fr"),
        ("scala40", 4, "en"),
        ("scala40", 6, "it"),
    ],
)
def test_a_whole_match_through_pipes(tmp_path: Path, sheet: str, seats: int, language: str) -> None:
    kept = tmp_path / "match.jsonl"
    words = f"play {sheet} --seats {seats} --seed 5 --bot greedy --lang {language} --record {kept}"
    done = settebello(*words.split(), typed="1\n" * 9000)
    assert done.returncode == 0, done.stderr
    match = sb.replay(kept.read_text(encoding="utf-8"))
    assert match.over
    teller = teller_of(match, language)
    for finished in match.deals:
        assert teller.say("score", number=finished.number + 1) in done.stdout
        assert all(str(value) in done.stdout for value in (*finished.score.values, *finished.totals))
    if match.limit:
        assert match.out
        assert teller.say("out", players="").strip() in done.stdout
    assert teller.ending()[1] in " ".join(done.stdout.split("\n"))


def seed_with_a_joker_to_open() -> tuple[int, int, sb.Move]:
    """A seed, how often the person plays the first move, and the meld with a joker that is then allowed."""
    for seed in range(300):
        playing = Playing.against("greedy", sb.rules("scala40-palio"), 2, seed, "Anna")
        answers = 0
        while not playing.match.deals:
            if not playing.person_to_play:
                playing.match.play(playing.bot_chooses())
                continue
            moves = playing.match.view(PERSON).moves
            first_lay = playing.match.deal.laid == 0 and not playing.match.deal.opened[PERSON]
            for move in moves:
                if first_lay and move.kind == "meld" and move.stands is not None:
                    small = playing.match.deal.copy()
                    if not small.play(move).opened:
                        return seed, answers, move
            playing.match.play(moves[0])
            answers += 1
    raise AssertionError("no such seed")


def test_an_opening_is_typed_in_any_order_and_its_points_are_told() -> None:
    seed, answers, meld = seed_with_a_joker_to_open()
    cards = str(meld).removeprefix("meld ").split("+")
    scrambled = f"meld {'+'.join(reversed(cards))}"
    words = f"play scala40-palio --seats 2 --seed {seed} --bot greedy --lang en"
    done = settebello(*words.split(), typed="1\n" * answers + f"swap 7D>9\n{scrambled}\ndiscard **\n")
    assert done.returncode == 0, done.stderr
    told = " ".join(done.stdout.split())
    assert "You must open before you attach a card or swap a joker" in told
    assert f"Opening: {sb.Meld(scrambled.removeprefix('meld ')).points} / 40" in told
    assert f"joker = {meld.stands.name('en', 'francesi') if meld.stands else ''}" in told


def test_letters_that_are_no_play_are_answered_with_an_example() -> None:
    words = "play scala40-palio --seats 2 --seed 1 --bot greedy --lang en"
    done = settebello(*words.split(), typed="0\nknock\nmeld\n")
    assert done.stdout.count("a play such as meld 3C+4C+5C") == 3


@pytest.mark.parametrize("language", ["it", "fr", "en"])
def test_only_the_person_is_told_what_was_drawn(language: str) -> None:
    match = sb.Match(sb.rules("scala40-palio"), seats=2, seed=4, dealer=1)
    teller = teller_of(match, language)
    for seat in (PERSON, 1):
        drawn = match.deal.copy().play("draw").card
        assert drawn is not None
        lines = teller.event(match.play("draw"))
        assert any(drawn.name(language, "francesi") in line for line in lines) == (seat == PERSON)
        match.play(next(move for move in match.deal.moves if move.kind == "discard"))


def test_the_best_bot_of_the_family_sits_down_unless_another_is_asked_for() -> None:
    done = settebello("play", "scala40-palio", "--seats", "2", "--seed", "1", "--lang", "en")
    assert "maestro 1" in done.stdout
    refused = settebello("play", "scupuni", "--bot", "maestro")
    assert refused.returncode == 2
    assert "random, greedy" in refused.stderr


def test_on_a_real_terminal_it_is_played_in_lines_when_asked_for() -> None:
    words = ("play", "scala40-palio", "--seats", "4", "--seed", "1", "--lang", "it", "--plain")
    with Terminal(*words) as terminal:
        assert terminal.shows("Quale?")
        assert terminal.shows("In cima agli scarti")
        assert "\x1b[?1049h" not in terminal.seen  # the switch to a drawn screen


def test_on_a_real_terminal_the_table_is_drawn() -> None:
    with Terminal(
        *["play", "scala40-palio", "--seats", "4", "--seed", "1", "--lang", "it", "--fast"]
    ) as terminal:
        assert terminal.shows("Tocca a te")
        assert terminal.shows("Apertura")
        assert terminal.shows("Lasciare la partita?", keys="q")
        os.write(terminal.end, b"\r")
        assert terminal.exit_code() == 0
        assert "\x1b[?1049h" in terminal.seen
