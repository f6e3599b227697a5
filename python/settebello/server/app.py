"""The application: HTTP, WebSocket and pages round one hall of tables."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from settebello.server import live, pages, problems, sheet_routes, table_routes
from settebello.server.desk import link_routes, list_routes, palio_routes, routes, schema
from settebello.server.desk.office import Office
from settebello.server.guard import Guard
from settebello.server.hall import Hall
from settebello.server.protocol import frames_schema
from settebello.server.requests import Health
from settebello.server.settings import Limits
from settebello.server.store import Journal


def create_app(journal: Journal, limits: Limits, built: Path = pages.PAGES) -> FastAPI:
    """The application over an open journal, which it closes when it ends; `built` holds the built pages."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall, office = Hall(journal, limits), Office(journal.archive)
        app.state.hall, app.state.office = hall, office
        yield
        office.close()
        await hall.close()

    app = FastAPI(
        title="Settebello",
        # The interface's version, not the program's.
        version="1",
        openapi_url="/api/v1/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    problems.install(app)
    app.include_router(sheet_routes.router)
    app.include_router(table_routes.router)
    app.include_router(live.router)
    for desk in (routes, list_routes, link_routes, palio_routes):
        app.include_router(desk.router)
    schema.install(app)

    @app.get("/health")
    async def health() -> Health:
        """Answers while the house is open."""
        return Health()

    @app.get("/api/v1/frames.json", include_in_schema=False)
    async def frames() -> dict[str, Any]:
        """The JSON Schema of all frames of the live tables."""
        return frames_schema()

    pages.install(app, built)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, limits=limits)
    return app
