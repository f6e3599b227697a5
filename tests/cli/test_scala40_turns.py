"""The drawn table of Scala 40: piles, the others' turns, dead deals, being out."""

from __future__ import annotations

import settebello as sb
from settebello.cli.playing import PERSON
from tests.cli.at_scala40 import (
    Scala40Terminal,
    Table,
    against,
    choose_by_keyboard,
    looks_right,
    own_moves,
    played_until,
    sit,
)
from tests.cli.at_the_table import page, text


def test_the_pile_is_taken_where_it_is_offered_and_shown_in_its_order() -> None:
    async def person(app: Scala40Terminal, pilot: Table) -> None:
        view = app.table.deal.view(PERSON)
        await pilot.press("p")
        await pilot.pause()
        assert "  ".join(map(app.signs.card, view.discard_pile)) in text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert app.table.piles.top.has_class("possible")
        await pilot.click(app.table.piles.top)
        await pilot.pause()
        assert own_moves(app)[-1] == "take"
        looks_right(app)

    def may_take(view: sb.View) -> bool:
        return any(move.kind == "take" for move in view.moves)

    sit(person, played_until(may_take))

    async def closed(app: Scala40Terminal, pilot: Table) -> None:
        before = own_moves(app)
        await pilot.click(app.table.piles.top)
        await pilot.press("2")
        await pilot.pause()
        assert own_moves(app) == before

    sit(closed, played_until(lambda view: view.phase == "draw" and not may_take(view)))


def test_bots_take_their_time_and_what_they_draw_is_not_told() -> None:
    async def person(app: Scala40Terminal, pilot: Table) -> None:
        match = app.teller.match
        assert match.deal.turn == 1
        assert app.teller.say("draw_short") in str(app.table.prompt.content)
        assert app.table.piles.stock.has_class("possible")
        await pilot.press("1", "d")
        assert len(match.deal.history) == 0
        drawn = match.deal.copy().play("draw").card
        assert drawn is not None
        await pilot.press("space")
        await pilot.pause()
        assert len(match.deal.history) == 1
        assert drawn.name("en", "francesi") not in "\n".join(app.table.log_lines.lines)

    seed = next(seed for seed in range(100) if against(seed=seed).match.deal.turn == 1)
    sit(person, against(seed=seed), pace=600)


async def draw_or_discard(app: Scala40Terminal, pilot: Table) -> None:
    """The next step of whoever lays nothing; what is prepared stays in the hand."""
    if app.table.deal.phase == "draw":
        await pilot.press("1")
    else:
        spare = [held.card for held in app.table.desk.spare]
        discards = [move for move in app.table.deal.moves if move.kind == "discard"]
        await choose_by_keyboard(app, pilot, [next(m.cards[0] for m in discards if m.cards[0] in spare)])
        await pilot.press("d")
    await pilot.pause()


def test_a_dead_deal_is_told_on_the_page_of_the_score() -> None:
    async def person(app: Scala40Terminal, pilot: Table) -> None:
        desk, prepared = app.table.desk, False
        while page(app) is None:
            formable = app.table.deal.view(PERSON).formable
            if formable and not desk.prepared:
                desk.prepare((sb.Meld(formable[0][0]),))
                prepared = True
            await draw_or_discard(app, pilot)
        assert prepared
        assert desk.prepared == ()  # back in the hand that is counted
        looks_right(app)
        assert app.teller.match.deals[0].score.closer is None
        assert app.teller.say("dead") in text(app)
        assert app.teller.match.totals == (0,) * 6
        before = {held.card: held.key for held in desk.hand.cards}
        await pilot.press("enter")
        await pilot.pause()
        # An equal card of the next deal is another card.
        assert any(held.card in before for held in desk.hand.cards)
        assert not any(held.key in before.values() for held in desk.hand.cards)

    short = sb.rules("scala40-palio").replace(**{"stock.turnovers": 0})
    sit(person, against(short, seats=6, seed=2, bot="random"))


def test_whoever_is_out_watches_to_the_end() -> None:
    async def person(app: Scala40Terminal, pilot: Table) -> None:
        match = app.teller.match
        watched = False
        while not match.over:
            if page(app) is not None:
                watched |= PERSON in match.out
                await pilot.press("enter")
                await pilot.pause()
            else:
                await draw_or_discard(app, pilot)
        assert watched
        assert PERSON in match.out
        assert app.teller.ending()[1] in text(app)
        assert f"{'':<11}{'':>3} {app.teller.label('seat_out')}".strip() in str(app.table.players.content)
        await pilot.press("escape")
        await pilot.pause()
        assert app.teller.ending()[1] in text(app)
        await pilot.press("q")

    app = sit(person, against(sb.rules("scala40").replace(**{"match.limit": 101}), seats=4, seed=3))
    assert not app.is_running


def test_keys_that_mean_nothing_change_nothing() -> None:
    async def person(app: Scala40Terminal, pilot: Table) -> None:
        before = app.teller.match.record()
        for key in ("x", "9", "0", "escape", "space", "pageup", "pagedown", "shift+tab", "f5", "end", "down"):
            await pilot.press(key)
            looks_right(app)
        await pilot.click(app.table.players)
        await pilot.click(app.table.melds)
        await pilot.click(app.table.choices, offset=(5, 3))
        assert app.teller.match.record() == before
        assert page(app) is None

    sit(person, played_until(lambda view: view.phase == "draw"))
