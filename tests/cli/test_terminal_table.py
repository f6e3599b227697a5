"""The drawn table: choosing, what is refused, pace, hidden cards, leaving."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from rich.style import Style
from textual.events import Click
from textual.widget import Widget

import settebello as sb
from settebello.cli.playing import PERSON, Playing
from tests.cli.at_the_table import ScopaTerminal, Table, looks_right, own_plays, page, sit_down, text


def seed_where(sheet: str, seats: int, captures: int) -> int:
    """A seed whose first play is the person's, with a card of at least so many captures."""
    for seed in range(1000):
        view = Playing.against("greedy", sb.rules(sheet), seats, seed, "Anna").match.view(PERSON)
        if max(Counter(move.card for move in view.moves).values(), default=0) >= captures:
            return seed
    raise AssertionError("no such seed")


def test_captures_are_lit_listed_and_chosen() -> None:
    async def person(app: ScopaTerminal, pilot: Table) -> None:
        table, view = app.table, app.table.deal.view(PERSON)
        card, count = Counter(move.card for move in view.moves).most_common(1)[0]
        moves = [move for move in view.moves if move.card == card]
        assert view.hand is not None
        await pilot.press("home", *["right"] * view.hand.index(card), "enter")
        await pilot.pause()
        assert app.focused is table.choices
        assert app.teller.label("choose") in text(app)
        for number, move in enumerate(moves, start=1):
            assert app.signs.cards(move.captured) in text(app)
            assert table.felt.chosen == tuple(card for card in view.table if card in move.captured)
            assert f" {number} " in str(table.choices.options[number - 1].prompt)
            await pilot.press("down")
        await pilot.press("escape")
        await pilot.pause()
        assert app.focused in table.hand.children
        assert table.hand.card == card
        assert table.felt.chosen == ()
        assert own_plays(app) == []
        await pilot.press(str(count))  # a number plays at once, from the hand too
        await pilot.pause()
        assert own_plays(app) == [str(moves[-1])]

    sit_down(person, "scopa-napoletana", 2, seed=seed_where("scopa-napoletana", 2, 3))


def test_keys_that_mean_nothing_change_nothing() -> None:
    async def person(app: ScopaTerminal, pilot: Table) -> None:
        before = app.teller.match.record()
        for key in (
            "x",
            "9",
            "0",
            "escape",
            "space",
            "tab",
            "shift+tab",
            "f5",
            "delete",
            "ctrl+z",
            "up",
            "end",
        ):
            await pilot.press(key)
            looks_right(app)
        await pilot.click(app.table.felt)
        await pilot.click(app.table.log_lines)
        await pilot.click(app.table.choices, offset=(5, 2))
        assert app.teller.match.record() == before
        assert app.is_running
        assert page(app) is None

    sit_down(person, "scupuni")


def test_a_refused_card_is_told_with_its_article() -> None:
    async def person(app: ScopaTerminal, pilot: Table) -> None:
        hand = app.table.deal.view(PERSON).hand
        assert hand is not None
        ace = next(card for card in hand if card.rank == "A")
        await pilot.press("home", *["right"] * hand.index(ace), "enter")
        await pilot.pause()
        refusal = app.teller.refusal(sb.Move(PERSON, str(ace)))
        assert refusal is not None
        assert "Scopa d’Assi" in refusal
        assert refusal in text(app)
        assert own_plays(app) == []

    strict = sb.rules("scopa-dassi").replace(**{"ace.first_play": "not_ace"})
    for seed in range(100):
        view = Playing.against("greedy", strict, 2, seed, "Anna").match.view(PERSON)
        ranks = {card.rank for card in view.hand or ()}
        if view.moves and "A" in ranks and all(move.card.rank != "A" for move in view.moves):
            break
    sit_down(person, strict, 2, seed=seed)


def test_bots_take_their_time_and_a_key_hurries_them() -> None:
    async def person(app: ScopaTerminal, pilot: Table) -> None:
        match = app.teller.match
        assert match.deal.turn == 3
        assert len(match.deal.history) == 0
        move = app.table.playing.bot_chooses()
        assert app.teller.move(move) in text(app)  # shown before it is done
        await pilot.press("enter", "1")
        assert len(match.deal.history) == 0
        await pilot.press("space")
        await pilot.pause()
        assert list(match.deal.history) == [move]
        assert match.deal.turn == PERSON
        await pilot.press("space")
        assert list(match.deal.history) == [move]

    sit_down(person, "scupuni", seed=3, pace=600)


def test_nothing_is_played_while_a_page_is_read() -> None:
    async def person(app: ScopaTerminal, pilot: Table) -> None:
        await pilot.press("r")
        await pilot.pause(1.6)
        assert len(app.teller.match.deal.history) == 0
        await pilot.press("escape")
        await pilot.pause(1.6)
        assert len(app.teller.match.deal.history) == 1

    sit_down(person, "scupuni", seed=3, pace=1.5)


def test_a_hand_that_may_not_be_seen_lies_face_down() -> None:
    async def person(app: ScopaTerminal, pilot: Table) -> None:
        assert app.teller.match.deal.turn == 2
        assert set(app.table.hand.shown) == {None}
        assert app.teller.say("hidden") in text(app)
        await pilot.press("right", "enter", "1")
        await pilot.click(app.table.hand.children[4])
        assert len(app.teller.match.deal.history) == 0
        await pilot.press("space")  # the partner plays
        await pilot.pause()
        assert app.table.hand.shown == app.teller.match.deal.hands[PERSON]
        looks_right(app)

    seeds = range(100)
    seed = next(
        seed
        for seed in seeds
        if Playing.against("greedy", sb.rules("fsgs"), 4, seed, "Anna").match.deal.turn == 2
    )
    sit_down(person, "fsgs", seed=seed, pace=600)


def test_captured_cards_are_shown_only_while_the_sheet_lets_players_look() -> None:
    async def open_piles(app: ScopaTerminal, pilot: Table) -> None:
        await pilot.press("p")
        await pilot.pause()
        piles = app.table.deal.view(PERSON).piles
        if piles is None:
            assert app.teller.label("piles_closed") in text(app)
        else:
            assert all(app.signs.card(card) in text(app) for pile in piles for card in pile)

    assert sit_down(open_piles, "fsgs").table.deal.view(PERSON).piles is not None
    assert sit_down(open_piles, "scopa-napoletana", 2).table.deal.view(PERSON).piles is None


def test_leaving_a_match_is_asked_first(tmp_path: Path) -> None:
    async def person(app: ScopaTerminal, pilot: Table) -> None:
        for key in ("q", "ctrl+c", "ctrl+q"):
            await pilot.press(key)
            await pilot.pause()
            assert page(app) is not None
            assert str(tmp_path) in text(app)
            await pilot.press("right", "enter")  # go on playing
            await pilot.pause()
            assert app.is_running
            assert page(app) is None
            looks_right(app)
        await pilot.press("q", "enter")

    app = sit_down(person, "scupuni", record=tmp_path / "match.jsonl")
    assert not app.is_running
    assert not app.teller.match.over


def test_whoever_asks_twice_may_leave() -> None:
    async def person(_app: ScopaTerminal, pilot: Table) -> None:
        await pilot.press("ctrl+c", "ctrl+c")

    assert not sit_down(person, "scupuni").is_running


def second_click(widget: Widget, option: int | None = None) -> None:
    """The second click of a double one, as it comes when the first has been answered."""
    at = {"x": 1, "y": 1, "delta_x": 0, "delta_y": 0, "button": 1}
    style = Style(meta={} if option is None else {"option": option})
    widget.post_message(Click(widget, **at, shift=False, meta=False, ctrl=False, style=style, chain=2))


def test_a_double_click_plays_one_card() -> None:
    async def on_a_card(app: ScopaTerminal, pilot: Table) -> None:
        card = app.table.hand.children[0]
        await pilot.click(card)
        second_click(card)
        await pilot.pause()
        assert len(own_plays(app)) == 1

    async def on_a_capture(app: ScopaTerminal, pilot: Table) -> None:
        card, _ = Counter(move.card for move in app.table.deal.view(PERSON).moves).most_common(1)[0]
        await pilot.click(app.table.hand.children[app.table.hand.shown.index(card)])
        assert own_plays(app) == []
        await pilot.click(app.table.choices, offset=(6, 0))
        await pilot.pause()
        second_click(app.table.choices, option=0)
        await pilot.pause()
        assert len(own_plays(app)) == 1

    sit_down(on_a_card, "scupuni", seed=3)
    sit_down(on_a_capture, "scopa-napoletana", 2, seed=seed_where("scopa-napoletana", 2, 3))
