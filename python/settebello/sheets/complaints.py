"""From pydantic's findings to one `RulesError`: file, dotted key, what was found, what is allowed."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, get_args

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from ..errors import RulesError

_TYPES = {
    "int_type": "a whole number",
    "bool_type": "true or false",
    "string_type": "a text",
    "string_too_short": "a text that is not empty",
    "dict_type": "a table of keys",
    "model_type": "a table of keys",
    "tuple_type": "a list",
}


def sentence(file: str, key: str, found: str, allowed: str, more: int = 0) -> str:
    """The error's one sentence."""
    place = f"{file}: " if file else ""
    others = f" (and {more} more error{'s' if more > 1 else ''})" if more else ""
    return f"{place}{key} is {found}, allowed: {allowed}{others}" if key else f"{place}{found}{others}"


def complaint(failure: ValidationError, model: type[BaseModel], file: str) -> RulesError:
    """The first finding of a failed validation, and how many more there are."""
    findings = failure.errors(include_url=False)
    first, more = findings[0], len(findings) - 1
    if first["type"] == "contradiction":
        context = first["ctx"]
        key, found, allowed, more = context["key"], context["found"], context["allowed"], context["more"]
        return RulesError(
            sentence(file, key, repr(found), allowed, more), file=file, key=key, found=found, allowed=allowed
        )
    key = ".".join(str(part) for part in first["loc"])
    allowed = _allowed(first, model)
    if first["type"] == "missing":
        return RulesError(sentence(file, key, "missing", allowed, more), file=file, key=key, allowed=allowed)
    unknown = first["type"] == "extra_forbidden"
    found = key if unknown else first["input"]
    shown = "an unknown key" if unknown else _shown(found)
    return RulesError(sentence(file, key, shown, allowed, more), file=file, key=key, found=found, allowed=allowed)


def unknown_key(file: str, key: str, known: tuple[str, ...]) -> RulesError:
    """A key that nothing knows, with the nearest one that exists."""
    allowed = _near(key, known)
    return RulesError(sentence(file, key, "an unknown key", allowed), file=file, key=key, found=key, allowed=allowed)


def _near(key: str, known: tuple[str, ...]) -> str:
    near = get_close_matches(key, known, n=1)
    return ", ".join(known) + (f" (did you mean {near[0]}?)" if near else "")


def _shown(found: object) -> str:
    text = repr(found)
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
