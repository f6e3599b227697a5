"""A live table's WebSocket: frames in, frames out, one connection of one person."""

from __future__ import annotations

import asyncio
import datetime
import logging
from typing import Final

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketState

from settebello.server import protocol
from settebello.server.connection import POLICY, TOO_MUCH, Connection
from settebello.server.deeds import deed_of
from settebello.server.faults import Fault, known_language, language_or_italian
from settebello.server.hall import Hall
from settebello.server.tables import LiveTable

log = logging.getLogger("settebello.server")

router = APIRouter()

# Seconds in which a client has to take what was sent before an error.
PATIENCE: Final = 5.0


@router.websocket("/ws/v1/tables/{table_id}")
async def live_table(socket: WebSocket, table_id: str) -> None:
    """Serves one connection to a table until either side ends it."""
    hall: Hall = socket.app.state.hall
    await socket.accept()
    language = language_or_italian(socket.query_params, socket.headers)
    connection = Connection(language, hall.limits.outgoing_frames)
    client = socket.client.host if socket.client else ""
    try:
        with hall.presence.one_more(client), hall.table(table_id) as table:
            await _serve(socket, connection, table, hall.limits.join_seconds)
    except Fault as fault:
        await _say_and_close(socket, fault, connection.language)


async def _serve(socket: WebSocket, connection: Connection, table: LiveTable, join_seconds: float) -> None:
    writer = asyncio.create_task(_write(socket, connection))
    try:
        await _join(socket, connection, table, join_seconds)
        while True:
            await _answer(await _frame(socket), connection, table)
    except WebSocketDisconnect:
        return
    except Fault:
        raise
    except Exception:
        log.exception("a connection to table %s failed", table.id)
        raise Fault("internal", status=500) from None
    finally:
        table.leave(connection)
        # What the client has already been told of goes out first, an error frame comes after it.
        connection.end()
        await asyncio.wait([writer], timeout=PATIENCE)
        writer.cancel()


async def _join(socket: WebSocket, connection: Connection, table: LiveTable, seconds: float) -> None:
    try:
        frame = await asyncio.wait_for(_frame(socket), seconds)
    except TimeoutError:
        raise Fault("join_first") from None
    if not isinstance(frame, protocol.Join):
        raise Fault("join_first")
    connection.language = known_language(frame.lang)
    await table.join(connection, frame.token, frame.since)


async def _answer(frame: protocol.ClientFrame, connection: Connection, table: LiveTable) -> None:
    match frame:
        case protocol.Join():
            raise Fault("already_joined")
        case protocol.Resync():
            await table.resync(connection)
        case protocol.AskHint():
            try:
                await table.hint(connection, frame.seq)
            except Fault as fault:
                connection.tell(fault.refused(connection.language, table.events_known))
        case _ if connection.seat is not None:
            try:
                # The clock is read here and nowhere else: a ruling keeps when it was given.
                at = datetime.datetime.now(datetime.UTC).replace(microsecond=0)
                await table.do(deed_of(frame, connection.seat, at), frame.seq)
            except Fault as fault:
                connection.tell(fault.refused(connection.language, table.events_known))


async def _frame(socket: WebSocket) -> protocol.ClientFrame:
    """The next frame. Fault if it is none of ours."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    try:
        return protocol.read_client(message.get("text") or "")
    except msgspec.MsgspecError as error:
        raise Fault("malformed_frame", reason=str(error)) from error


async def _write(socket: WebSocket, connection: Connection) -> None:
    """Sends what waits, in order; a client that has not kept up, or a closing house, is closed here."""
    try:
        async for text in connection.frames():
            await socket.send_text(text)
        if connection.close_code is not None:
            await socket.close(connection.close_code)
    except (WebSocketDisconnect, RuntimeError):
        # Gone: the reader hears of it as well.
        return


async def _say_and_close(socket: WebSocket, fault: Fault, language: str) -> None:
    if socket.application_state is not WebSocketState.CONNECTED:
        return
    try:
        await socket.send_text(protocol.write(fault.error(language)))
        await socket.close(TOO_MUCH if fault.status in (429, 503) else POLICY)
    except (WebSocketDisconnect, RuntimeError):
        return
