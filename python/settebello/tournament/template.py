"""What kind of event it is, as data: who may enter, how it is played, who rules, how places are found.

A template is a TOML file; every key that a regulation decides bears its article in `[articles]`, what
the regulation leaves open is a reading.

Example:
    >>> from settebello.tournament.template import template
    >>> palio = template("palio")
    >>> palio.sheet, palio.entrants.per_team, palio.phases[0].rules.rounds(12)
    ('scala40-palio', 4, 1)
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    JsonValue,
    ValidationError,
    field_validator,
    model_validator,
)

from settebello.errors import SettebelloError
from settebello.sheets.vocabulary.prose import LocalText
from settebello.tournament.formats import FORMATS, Format
from settebello.tournament.scales import SCALES
from settebello.tournament.tiebreaks import known_order


class TemplateError(SettebelloError):
    """A template that there is not, or that cannot stand: the key, what was found, what is allowed."""

    def __init__(self, message: str, key: str = "", found: object = None, allowed: str = "") -> None:
        self.key, self.found, self.allowed = key, found, allowed
        super().__init__(message)


class Frozen(BaseModel):
    """A part of a template."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Team(Frozen):
    """A contrada or village by its word in the script, and its name."""

    word: Annotated[str, Field(pattern=r"^[a-z]+$")]
    name: LocalText


class Entry(Frozen):
    """Who may enter: alone or in pairs, how many, of which ages and teams."""

    people: Annotated[int, Field(ge=1, le=4)] = 2
    least: Annotated[int, Field(ge=2)] = 2
    most: Annotated[int, Field(le=4096)] = 1024
    youngest: int | None = None
    oldest: int | None = None
    teams: tuple[Team, ...] = ()
    per_team: int | None = None


class Goal(Frozen):
    """What a match is played to: points, or a number of deals, of which the regulation may say the bounds."""

    target: Annotated[int, Field(ge=0, le=999)] = 0
    deals: Annotated[int, Field(ge=0, le=99)] = 0
    deals_bounds: tuple[int, int] | None = None

    @model_validator(mode="after")
    def _within_bounds(self) -> Goal:
        if self.deals_bounds is not None:
            least, most = self.deals_bounds
            if not least <= self.deals <= most:
                raise ValueError(f"{least} to {most} deals")
        return self


class Duty(Frozen):
    """From which stage on a referee may be asked for, and at which one is required."""

    on_request_from: str = ""
    required_in: tuple[str, ...] = ()
    jury: int = 0


class Phase(Frozen):
    """One format and its options; `goals` by stage, "" for every other."""

    format: str
    options: dict[str, JsonValue] = {}
    goals: dict[str, Goal] = {"": Goal()}
    scale: str = "win-2-1-0"
    tie_breaks: tuple[str, ...] = ("difference",)

    @field_validator("format")
    @classmethod
    def _known_format(cls, name: str) -> str:
        return _known(name, FORMATS)

    @field_validator("scale")
    @classmethod
    def _known_scale(cls, name: str) -> str:
        return _known(name, SCALES)

    @field_validator("tie_breaks")
    @classmethod
    def _known_tie_breaks(cls, names: tuple[str, ...]) -> tuple[str, ...]:
        return known_order(names)

    @model_validator(mode="after")
    def _options_fit(self) -> Phase:
        if self.options.get("scale", self.scale) != self.scale:
            raise ValueError("the scale stands once, beside the options")
        _ = self.rules
        return self

    @property
    def rules(self) -> Format:
        """The format with its options; one that pairs by scores counts them as the standings do."""
        kind = FORMATS[self.format]
        counted = {"scale": self.scale} if "scale" in kind.model_fields else {}
        return kind.model_validate({**self.options, **counted})

    def goal(self, stage: str) -> Goal:
        """What a match of a stage is played to."""
        return self.goals.get(stage, self.goals[""])


class Teams(Frozen):
    """Places of teams: the sum of what their entrants made, and what each place is worth."""

    award: tuple[int, ...]
    fewest: bool = False


class Doubt(Frozen):
    """What the regulation leaves open, and what we chose."""

    article: str
    doubt: LocalText
    choice: LocalText


class Template(Frozen):
    """A kind of event."""

    id: str
    sheet: str
    title: LocalText
    entrants: Entry = Entry()
    phases: Annotated[tuple[Phase, ...], Field(min_length=1, max_length=1)]
    teams: Teams | None = None
    duty: Duty = Duty()
    articles: dict[str, str] = {}
    readings: tuple[Doubt, ...] = ()

    @classmethod
    def from_dict(cls, tree: Mapping[str, Any]) -> Template:
        """The template of a tree of values; TemplateError names the first key that cannot stand."""
        try:
            return cls.model_validate(dict(tree))
        except ValidationError as failure:
            first = failure.errors()[0]
            key = ".".join(str(step) for step in first["loc"])
            found, allowed = first.get("input"), first["msg"]
            raise TemplateError(f"{key} is {found!r}: {allowed}", key, found, allowed) from None

    def replace(self, key: str, value: JsonValue) -> Template:
        """The same with a key set, such as `options.length`; the phase may be left out. TemplateError.

        >>> template("bar-swiss").replace("options.length", 3).phases[0].options["length"]
        3
        """
        tree = self.to_dict()
        *way, last = key.split(".")
        place: Any = tree["phases"][0] if (way or [last])[0] in tree["phases"][0] else tree
        for step in way:
            place = place.get(step) if isinstance(place, dict) else None
        if not isinstance(place, dict):
            raise TemplateError(f"no key {key!r}", key, None, ", ".join(tree))
        place[last] = value
        return Template.from_dict(tree)

    def to_dict(self) -> dict[str, Any]:
        """The whole template as JSON values: what an event's log keeps."""
        return self.model_dump(mode="json")


def _known(name: str, known: Mapping[str, object]) -> str:
    if name not in known:
        raise ValueError(f"one of {', '.join(known)}")
    return name


def templates() -> tuple[str, ...]:
    """The names of all templates, sorted.

    >>> templates()
    ('bar-swiss', 'federation', 'groups', 'palio', 'partners', 'round-robin')
    """
    folder = files(__package__) / "templates"
    return tuple(sorted(file.name[:-5] for file in folder.iterdir() if file.name.endswith(".toml")))


@cache
def template(name: str) -> Template:
    """The template of that name; TemplateError names those that there are."""
    if name not in templates():
        allowed = ", ".join(templates())
        raise TemplateError(f"no template {name!r}: one of {allowed}", "template", name, allowed)
    text = (files(__package__) / "templates" / f"{name}.toml").read_text(encoding="utf-8")
    return Template.from_dict(tomllib.loads(text))
