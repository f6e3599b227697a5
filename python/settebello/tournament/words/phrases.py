"""Rounds and breaches in words."""

from __future__ import annotations

from settebello.tournament.event import Event
from settebello.tournament.formats.group_tables import GroupPlace
from settebello.tournament.rounds import Breach, Round
from settebello.tournament.words import Words, words_in


def stage_name(drawn: Round, words: Words) -> str:
    """What a round is called: "Finale", "Turno a 32", "Gironi, turno 2", "Turno 3".

    >>> [stage_name(Round(3, (), stage=stage), words_in("en")) for stage in ("", "final", "round_of_32")]
    ['Round 3', 'Final', 'Round of 32']
    """
    stages = words["stages"]
    if drawn.stage.startswith("round_of_"):
        return stages["round_of"].format(count=drawn.stage.removeprefix("round_of_"))
    if drawn.stage in stages:
        return stages[drawn.stage].format(number=drawn.number)
    return stages["round"].format(number=drawn.number)


def group_place(place: GroupPlace, words: Words) -> str:
    """Somebody who is not known yet: "1st of group A".

    >>> group_place(GroupPlace(2, "C"), words_in("en"))
    '2nd of group C'
    """
    return words["groups"]["place"].format(ordinal=words["ordinals"][str(place.rank)], letter=place.letter)


def breach_sentence(event: Event, breach: Breach, language: str) -> str:
    """A wish that a round could not keep, and why nobody could have."""
    words = words_in(language)["breaches"]
    names = ", ".join(event.entrants[one].name for one in breach.entrants)
    told = f"{names}: {words[breach.kind]}."
    if breach.witness is None:
        return told
    links = ", ".join(event.entrants[one].name for one in breach.witness.links if one)
    proof = words["proof"] if links else words["proof_alone"]
    return f"{told} {proof.format(groups=len(breach.witness.groups), links=links)}"
