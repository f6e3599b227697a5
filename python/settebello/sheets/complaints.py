"""From pydantic's findings to one `RulesError`: file, dotted key, what was found, what is allowed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, Final, get_args

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from ..errors import RulesError

# In bits. Python writes no number of more than 4,300 digits, and TOML knows none beyond 64 bits.
LONGEST_NUMBER: Final = 4096
_UNWRITABLE = "a number of thousands of digits"

_TYPES = {
    "int_type": "a whole number",
    "bool_type": "true or false",
    "string_type": "a text",
    "string_too_short": "a text that is not empty",
    "dict_type": "a table of keys",
    "model_type": "a table of keys",
    "tuple_type": "a list",
}


def refused(
    file: str, key: str, found: object, allowed: str, *, shown: str | None = None, more: int = 0
) -> RulesError:
    """The error for one key: where, what was found (as `shown`), what is allowed, how many more there are."""
    place = f"{file}: " if file else ""
    others = f" (and {more} more error{'s' if more > 1 else ''})" if more else ""
    message = f"{place}{key} is {shown or _shown(found)}, allowed: {allowed}{others}"
    return RulesError(message, file=file, key=key, found=found, allowed=allowed)


def unreadable(file: str, reason: str, found: object = None) -> RulesError:
    """The error for what is no rule sheet at all."""
    message = f"{file}: {reason}" if file else reason
    return RulesError(message, file=file, found=found, allowed="a rule sheet in TOML")


def refused_number(file: str, key: str) -> RulesError:
    """The error for a number that cannot even be shown."""
    return refused(file, key, None, "a number of 64 bits at most", shown=_UNWRITABLE)


def unwritable_number(tree: object) -> str | None:
    """The dotted key of an integer of so many digits that no message could show it, if there is one."""
    waiting = [("", tree)]
    while waiting:
        key, value = waiting.pop()
        if isinstance(value, int) and value.bit_length() > LONGEST_NUMBER:
            return key
        if isinstance(value, Mapping | list | tuple):
            inner = value.items() if isinstance(value, Mapping) else enumerate(value)
            waiting += [(f"{key}.{name}" if key else str(name), below) for name, below in inner]
    return None


def unknown_key(file: str, key: str, known: Iterable[str]) -> RulesError:
    """The error for a key that nothing knows, with the nearest one that exists."""
    return refused(file, key, key, _near(key, tuple(known)), shown="an unknown key")


def complaint(failure: ValidationError, model: type[BaseModel], file: str) -> RulesError:
    """The first finding of a failed validation, and how many more there are."""
    first, *others = failure.errors(include_url=False)
    if first["type"] == "contradiction":
        context = first["ctx"]
        return refused(file, context["key"], context["found"], context["allowed"], more=context["more"])
    key, allowed, more = ".".join(map(str, first["loc"])), _allowed(first, model), len(others)
    if first["type"] == "missing":
        return refused(file, key, None, allowed, shown="missing", more=more)
    if first["type"] == "extra_forbidden":
        return refused(file, key, key, allowed, shown="an unknown key", more=more)
    return refused(file, key, first["input"], allowed, more=more)


def _near(key: str, known: tuple[str, ...]) -> str:
    near = get_close_matches(key, known, n=1)
    return ", ".join(known) + (f" (did you mean {near[0]}?)" if near else "")


def _shown(found: object) -> str:
    try:
        text = repr(found)
    except ValueError:
        return _UNWRITABLE
    return text if len(text) <= 80 else f"{text[:77]}..."


def _allowed(finding: ErrorDetails, model: type[BaseModel]) -> str:
    """What may stand at the place of a finding: the field's own words, else the type's."""
    inner, description = _walk(finding["loc"], model)
    if finding["type"] == "extra_forbidden":
        return _near(str(finding["loc"][-1]), tuple(inner.model_fields))
    if finding["type"] == "literal_error":
        return str(finding["ctx"]["expected"])
    if description:
        return description
    if finding["type"] == "missing":
        return "a value; the key is required"
    return _TYPES.get(finding["type"], finding["msg"])


def _walk(location: tuple[int | str, ...], model: type[BaseModel]) -> tuple[type[BaseModel], str]:
    """The innermost model around a location, and the description of the field that it names."""
    description = ""
    for part in location:
        field = model.model_fields.get(str(part))
        if field is None:
            continue  # a list's index, a mapping's key, or the unknown key itself
        description = field.description or ""
        model = _model_in(field.annotation) or model
    return model, description


def _model_in(annotation: Any) -> type[BaseModel] | None:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return annotation
    return next((found for inner in get_args(annotation) if (found := _model_in(inner))), None)
