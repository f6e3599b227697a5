"""The door: what comes from elsewhere or is too large is turned away before anything reads it.

A plain ASGI layer round the application: same-host origins only, bodies read up to a limit,
and headers that tell browsers to trust nothing but this house.
"""

from __future__ import annotations

import asyncio
import json
import re
from typing import Final
from urllib.parse import parse_qsl, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from settebello.server.faults import Fault, language_or_italian
from settebello.server.settings import Limits

# Seconds in which a body has to arrive.
BODY_SECONDS: Final = 20.0

# Where whole files are sent: records, lists of entrants, published draws.
_FILES: Final = re.compile(r"/api/v1/(tables/record|verify|events/[^/]+/list(/preview)?)")

_HEADERS: Final = {
    # Svelte sets style attributes; scripts, pictures and connections come from this house alone.
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Guard:
    """The layer round `app`; `limits` says how large a body may be."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, or answers it here."""
        if scope["type"] == "http":
            await self._http(scope, receive, _with_headers(send))
        elif scope["type"] == "websocket" and not same_host(Headers(scope=scope)):
            # Closed before it is accepted: the browser sees 403.
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            await self._app(scope, receive, send)
            return
        if not same_host(headers):
            await _answer(scope, send, Fault("foreign_origin", status=403))
            return
        most = self._limits.record if _FILES.fullmatch(scope["path"]) else self._limits.body
        length = headers.get("content-length", "0")
        too_large = Fault("too_large", status=413, limit=most // 1024)
        if length.isdigit() and int(length) > most:
            await _answer(scope, send, too_large)
            return
        try:
            body = await asyncio.wait_for(_read(receive, most), BODY_SECONDS)
        except TimeoutError:
            await _answer(scope, send, Fault("slow_connection", status=408))
            return
        if body is None:
            await _answer(scope, send, too_large)
            return
        await self._app(scope, _replayed(body, receive), send)


def same_host(headers: Headers) -> bool:
    """Whether a browser's page comes from this house; scripts send no origin and may pass."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc.lower() == headers.get("host", "").lower()


async def _read(receive: Receive, most: int) -> bytes | None:
    """The whole body, None if it is larger than allowed."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return bytes(body)
        body += message.get("body", b"")
        if len(body) > most:
            return None
        if not message.get("more_body", False):
            return bytes(body)


def _replayed(body: bytes, receive: Receive) -> Receive:
    """A receive that gives the body read before, then what comes after it."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def _with_headers(send: Send) -> Send:
    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in _HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return with_headers


async def _answer(scope: Scope, send: Send, fault: Fault) -> None:
    query = dict(parse_qsl(scope["query_string"].decode("latin-1")))
    language = language_or_italian(query, Headers(scope=scope))
    body = json.dumps({"code": fault.code, "message": fault.message(language)}).encode()
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": fault.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
