"""Scala 40's best bot: what it may know, that it always finds a legal move, and that it beats greedy."""

from __future__ import annotations

import pytest

import settebello as sb

PALIO = sb.rules("scala40-palio")


@pytest.mark.parametrize(("seats", "deals"), [(2, 40), (4, 30)])
def test_it_beats_greedy_over_duplicated_deals(seats: int, deals: int) -> None:
    duel = sb.arena(PALIO, "maestro", "greedy", deals, seats, seed=1)
    low, _ = duel.ahead.interval
    assert low > 0
    assert duel.score.mean > 1 / seats


SWITCHES: list[dict[str, object]] = [
    {"take.before_opening": "if_used", "take.must_use": True},
    {"meld.jokers": 4, "discard.swappable": "forbidden"},
    {"meld.jokers": 0, "opening.points": 0, "discard.just_taken": "allowed"},
    {"opening.points": 100, "stock.turnovers": 0, "score.one_turn": "doubles"},
]


@pytest.mark.parametrize("switches", SWITCHES, ids=lambda switches: ",".join(switches))
@pytest.mark.parametrize("name", ["greedy", "maestro"])
@pytest.mark.parametrize("seats", [2, 5])
def test_it_finds_a_legal_move_by_every_rule(name: str, switches: dict[str, object], seats: int) -> None:
    rules = PALIO.replace(**switches)
    for seed in range(2 if name == "maestro" else 20):
        deal = sb.Deal(rules, seats=seats, seed=seed)
        bots = [sb.bot(name, seed=seat) for seat in range(seats)]
        while deal.turn is not None:
            move = bots[deal.turn].choose(deal.view(deal.turn))
            assert move in deal.moves
            deal.play(move)


def test_it_plays_in_a_match_that_somebody_has_left() -> None:
    deal = sb.Deal(sb.rules("scala40"), seats=4, seed=3, seated=(0, 2, 3), dealer=3)
    bots = {seat: sb.bot("maestro", seed=seat) for seat in (0, 2, 3)}
    while deal.turn is not None:
        deal.play(bots[deal.turn].choose(deal.view(deal.turn)))
    assert deal.score().points[1] == 0


def test_the_same_view_and_seed_give_the_same_move_whatever_others_hold() -> None:
    # All that differs between the two deals is hidden from seat 0.
    hand, pile = ["KD", "QD", "9S", "5C", "2B"], ["JB"]
    one = sb.Deal.position(PALIO, [hand, ["7D", "7C"]], stock=["3D", "4B"], discard_pile=pile, phase="play")
    two = sb.Deal.position(PALIO, [hand, ["3D", "4B"]], stock=["7D", "7C"], discard_pile=pile, phase="play")
    moves = {str(sb.bot("maestro", seed=4).choose(deal.view(0))) for deal in (one, two)}
    assert len(moves) == 1


def test_it_does_not_play_scopa() -> None:
    with pytest.raises(sb.BotError, match="maestro does not play Scopa"):
        sb.bot("maestro").choose(sb.Deal(sb.rules("fsgs")).view(0))
    with pytest.raises(sb.BotError, match="unknown bot 'maestro' for scupuni: one of random, greedy"):
        sb.simulate(sb.rules("scupuni"), 10, bots="maestro")
    assert "maestro" not in sb.bots(sb.rules("scupuni"))
    assert sb.bots(PALIO) == ("random", "greedy", "maestro")
