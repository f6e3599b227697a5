"""A referee's ladder in words."""

from __future__ import annotations

from collections.abc import Sequence

from ..vocabulary.referee import Ladder, Sanction
from ..words import Words


def ladder_sentence(ladder: Ladder, choices: Sequence[Sanction], words: Words) -> str:
    """What happens the first, the second … time, and whether the jury chooses after that."""
    rules = words.rules
    referee, sanctions, ordinals = rules["referee"], rules["sanctions"], rules["ordinals"]
    chosen = words.list_of([sanctions[choice] for choice in choices], "or")
    offence = ladder.offence.text(words.language)
    if not ladder.steps:
        return referee["jury"].format(offence=offence, choices=chosen)
    steps = [sanctions[step] for step in ladder.steps]
    # Who is expelled or has lost the match gives no further occasion.
    jury_after = ladder.further == "jury" and ladder.steps[-1] not in ("expelled", "forfeit")
    if len(steps) > 1 or jury_after:
        steps = [
            referee["step"].format(sanction=sanction, ordinal=ordinals[str(occasion)])
            for occasion, sanction in enumerate(steps, start=1)
        ]
    if jury_after:
        steps.append(referee["then_jury"])
    return referee["ladder"].format(offence=offence, steps=", ".join(steps))
