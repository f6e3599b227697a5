"""One person's connection to a table: a seat, a language, and the frames on their way out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from settebello.server import protocol

# Close codes: a frame against the protocol, a client that asks too much or a house that cannot.
POLICY: Final = 1008
TOO_MUCH: Final = 1013


class Connection:
    """Frames queue here until the socket takes them; a client that does not keep up is let go.

    `seat` is None until the table has seen the token; `most` frames may wait; `close_code` says
    how the socket is to be closed after the last frame, None if that is not ours to do.
    """

    def __init__(self, language: str, most: int) -> None:
        self.language = language
        self.seat: int | None = None
        self.close_code: int | None = None
        self._most = most
        self._ended = False
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()

    def tell(self, frame: protocol.ServerFrame) -> None:
        """Sends a frame, in order, without waiting."""
        self.tell_text(protocol.write(frame))

    def tell_text(self, text: str) -> None:
        """Sends a frame that is text already."""
        if self._waiting.qsize() >= self._most:
            self.end(TOO_MUCH)
        elif not self._ended:
            self._waiting.put_nowait(text)

    def end(self, close_code: int | None = None) -> None:
        """Ends `frames` after what is waiting."""
        if not self._ended:
            self._ended = True
            self.close_code = close_code
            self._waiting.put_nowait(None)

    async def frames(self) -> AsyncIterator[str]:
        """The frames to send, until the connection ends."""
        while (text := await self._waiting.get()) is not None:
            yield text
