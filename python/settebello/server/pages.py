"""The built web app: one page for all addresses of people, its files beside it."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Final
from urllib.parse import quote

from fastapi import APIRouter, FastAPI, Request
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import Scope

from settebello.server.faults import Fault, language_or_italian

# Where the build of `web/` puts the app; it is not kept in git, the wheel carries it.
PAGES: Final = Path(__file__).parent / "pages"


class HashedFiles(StaticFiles):
    """Files whose names change with their contents: a browser may keep them for good."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, to be kept for a year; its brotli copy for who takes one."""
        if "br" in Headers(scope=scope).get("accept-encoding", ""):
            kind = guess_type(path)[0] or "application/octet-stream"
            try:
                response = await super().get_response(f"{path}.br", scope)
                response.headers.update({"content-encoding": "br", "content-type": kind})
            except HTTPException:
                response = await super().get_response(path, scope)
        else:
            response = await super().get_response(path, scope)
        response.headers["vary"] = "accept-encoding"
        if response.status_code == 200:
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def _sent_ahead(request: Request) -> dict[str, str]:
    """What the page of a table asks for first, so that the browser fetches it beside the page's code."""
    table = request.path_params.get("table_id")
    if table is None:
        return {}
    language = language_or_italian(request.query_params, request.headers)
    return {
        "link": f"</api/v1/tables/{quote(table)}/sheet?lang={language}>; rel=preload; as=fetch; crossorigin"
    }


def install(app: FastAPI, folder: Path = PAGES) -> None:
    """Adds the pages built into `folder` to the application, after all its other routes."""
    router = APIRouter(include_in_schema=False)

    @router.get("/")
    @router.get("/rules/{sheet}")
    @router.get("/table/{table_id}")
    @router.get("/desk")
    @router.get("/desk/{event_id}")
    @router.get("/events/{event_id}")
    @router.get("/palio")
    @router.get("/verify")
    async def page(request: Request) -> Response:
        index = folder / "index.html"
        if not index.is_file():
            language = language_or_italian(request.query_params, request.headers)
            return PlainTextResponse(Fault("pages_not_built").message(language), status_code=503)
        return FileResponse(index, headers={"cache-control": "no-cache", **_sent_ahead(request)})

    @router.get("/{name}")
    async def file_beside_the_page(name: str) -> Response:
        path = folder / name
        if name.startswith(".") or path.parent != folder or not path.is_file():
            raise Fault("not_found", status=404)
        return FileResponse(path, headers={"cache-control": "no-cache"})

    app.mount("/assets", HashedFiles(directory=folder / "assets", check_dir=False))
    app.include_router(router)
