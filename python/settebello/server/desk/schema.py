"""The desk's structs in the OpenAPI page: msgspec describes them, FastAPI only points to them."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from fastapi import FastAPI

from settebello.server.desk import asked, protocol
from settebello.tournament import PublishedDraw

_NAMED: Final = (
    asked.NewEvent,
    protocol.OpenedEvent,
    asked.Enter,
    asked.Step,
    asked.NewLink,
    asked.HouseLink,
    asked.EndLink,
    asked.MadeUp,
    protocol.GivenLink,
    protocol.TemplateInfo,
    protocol.NextSanction,
    protocol.Desk,
    protocol.PublicPage,
    protocol.ListedEvent,
    protocol.PalioPage,
    protocol.PreviewPage,
    protocol.Entering,
    protocol.VerdictPage,
    protocol.Report,
    PublishedDraw,
)


def install(app: FastAPI) -> None:
    """Adds the structs to what the application says of itself."""
    plain = app.openapi

    def with_structs() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = plain()
            _, components = msgspec.json.schema_components(_NAMED, ref_template="#/components/schemas/{name}")
            lists = {
                f"{name}List": {"type": "array", "items": {"$ref": f"#/components/schemas/{name}"}}
                for name in ("TemplateInfo", "NextSanction", "ListedEvent")
            }
            words = {
                "Words": {
                    "type": "object",
                    "additionalProperties": {"type": "object", "additionalProperties": {"type": "string"}},
                }
            }
            schema["components"]["schemas"] |= {**components, **lists, **words}
        return app.openapi_schema or {}

    app.openapi = with_structs  # type: ignore[method-assign]
