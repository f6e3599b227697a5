"""The drawn table of Scala 40: an opening is put together, taken back, laid in one go."""

from __future__ import annotations

import settebello as sb
from settebello.cli.playing import PERSON
from settebello.cli.terminal.scala40.offers import Play, TakeBack
from tests.cli.at_scala40 import (
    Scala40Terminal,
    Table,
    against,
    choose_by_keyboard,
    looks_right,
    offers,
    own_moves,
    played_until,
    sit,
)


def can_open(view: sb.View) -> bool:
    """Whether two melds open, the first of them not worth enough."""
    return view.phase == "play" and len(view.fewest_to_open or ()) == 2


def count(app: Scala40Terminal) -> str:
    """What the opening is worth so far, as it stands beside the hand."""
    return str(app.table.opening.count.content).splitlines()[-1]


def lines(app: Scala40Terminal) -> list[str]:
    """The list's lines."""
    return [str(option.prompt) for option in app.table.choices.options]


def test_an_opening_is_put_together_and_laid_in_one_go() -> None:
    async def person(app: Scala40Terminal, pilot: Table) -> None:
        first, second = app.table.deal.view(PERSON).fewest_to_open or ()
        before = own_moves(app)
        assert count(app) == "0 / 40"
        await choose_by_keyboard(app, pilot, list(first.cards))
        assert app.signs.meld(first) in lines(app)[0]
        assert f"({first.points})" in lines(app)[0]
        await pilot.press("1")
        assert count(app) == f"{first.points} / 40"
        assert not any("open: lay" in line for line in lines(app))
        assert own_moves(app) == before
        looks_right(app)
        await choose_by_keyboard(app, pilot, list(second.cards))
        await pilot.press("1")
        assert count(app) == f"{first.points + second.points} / 40 ✓"
        await pilot.press("escape", "escape")  # melds are taken back one by one
        assert count(app) == "0 / 40"
        looks_right(app)
        suggestion = next(number for number, line in enumerate(lines(app), 1) if "suggestion" in line)
        await pilot.press(str(suggestion))
        assert {made.meld for made in app.table.desk.prepared} == {first, second}
        assert lines(app)[0].strip().startswith("1   open: lay")
        await pilot.press("1")
        await pilot.pause()
        assert sorted(own_moves(app)[len(before) :]) == sorted(f"meld {meld}" for meld in (first, second))
        assert app.table.deal.opened[PERSON]
        assert str(app.table.opening.count.content) == ""
        looks_right(app)

    sit(person, played_until(can_open))


def test_a_prepared_meld_is_taken_back_by_list_and_by_click() -> None:
    async def person(app: Scala40Terminal, pilot: Table) -> None:
        melds = app.table.deal.view(PERSON).fewest_to_open or ()
        app.table.desk.prepare(melds)
        app.table.draw_desk()
        await pilot.press(str(offers(app).index(TakeBack(0)) + 1))
        assert [made.meld for made in app.table.desk.prepared] == [melds[1]]
        await pilot.pause()
        await pilot.click(app.table.query("PreparedMeld").first())
        assert app.table.desk.prepared == ()
        looks_right(app)

    sit(person, played_until(can_open))


def test_what_is_prepared_waits_for_the_own_turn() -> None:
    async def person(app: Scala40Terminal, pilot: Table) -> None:
        table = app.table
        assert table.deal.turn != PERSON
        text_, points = table.deal.view(PERSON).formable[0]
        await choose_by_keyboard(app, pilot, list(sb.Meld(text_).cards))
        await pilot.press("1")
        assert count(app).startswith(f"{points} / 40")
        assert not any(isinstance(offer, Play) for offer in offers(app))
        await pilot.press("space", "space", "space")  # the others play on
        await pilot.pause()
        assert count(app).startswith(f"{points} / 40")
        looks_right(app)

    for seed in range(300):
        playing = against(seats=4, seed=seed)
        if playing.match.deal.turn == 1 and playing.match.view(PERSON).formable:
            break
    sit(person, playing, pace=600)
