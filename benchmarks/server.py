"""The server against a bare one in the same run: start, memory, and the round trip of a play.

    python benchmarks/server.py

The bare server is FastAPI and uvicorn with a WebSocket that sends back what it gets: what no
server on these libraries can be faster than. A play is checked, written to the disk, synced
and shown before it is acknowledged; the ratio says what that costs.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
from websockets.sync.client import connect

BARE = """
import sys, uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
app = FastAPI()
@app.websocket("/echo")
async def echo(socket: WebSocket):
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        pass
@app.get("/health")
async def health():
    return {"status": "ok"}
class Server(uvicorn.Server):
    async def startup(self, sockets=None):
        await super().startup(sockets)
        port = self.servers[0].sockets[0].getsockname()[1]
        print(f"Bare: http://127.0.0.1:{port}", flush=True)
Server(uvicorn.Config(app, port=0, log_config=None, access_log=False)).run()
"""

STARTS = 5
PLAYS = 300


def _start(command: list[str], data: Path) -> tuple[subprocess.Popen[str], str, float]:
    environment = {**os.environ, "SETTEBELLO_DATA": str(data), "SETTEBELLO_PORT": "0"}
    begun = time.perf_counter()
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    address = process.stdout.readline().split(": ", 1)[1].strip()
    httpx.get(f"{address}/health").raise_for_status()
    return process, address, time.perf_counter() - begun


def _starts(command: list[str], data: Path) -> float:
    seconds = []
    for number in range(STARTS):
        process, _, taken = _start(command, data / str(number))
        process.terminate()
        process.wait()
        seconds.append(taken)
    return statistics.median(seconds)


def _memory(process: subprocess.Popen[str]) -> float:
    """Resident megabytes at most so far."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    peak = next(line for line in status.splitlines() if line.startswith("VmHWM"))
    return int(peak.split()[1]) / 1024


def _echoes(address: str) -> list[float]:
    seconds = []
    message = "x" * 60
    with connect(address.replace("http", "ws") + "/echo") as socket:
        for _ in range(PLAYS):
            begun = time.perf_counter()
            socket.send(message)
            socket.recv()
            seconds.append(time.perf_counter() - begun)
    return seconds


def _plays(address: str) -> list[float]:
    """From sending a play to its event, over as many matches as that takes."""
    seconds: list[float] = []
    players = [{"name": name, "bot": "greedy"} for name in ("Anna", "Bice", "Carlo", "Dino")]
    players[0].pop("bot")
    while len(seconds) < PLAYS:
        wanted = {"sheet": "scupuni", "players": players, "seed": len(seconds)}
        opened = httpx.post(f"{address}/api/v1/tables", json=wanted).json()
        with connect(f"{address.replace('http', 'ws')}/ws/v1/tables/{opened['table']}") as socket:
            socket.send(msgspec.json.encode({"type": "join", "token": opened["token"]}).decode())
            frame = msgspec.json.decode(socket.recv())
            while not frame["over"] and len(seconds) < PLAYS:
                if frame["view"]["turn"] == 0 and frame["view"]["moves"]:
                    play = {"type": "play", "move": frame["view"]["moves"][0], "seq": frame["seq"]}
                    begun = time.perf_counter()
                    socket.send(msgspec.json.encode(play).decode())
                    text = socket.recv()
                    seconds.append(time.perf_counter() - begun)
                else:
                    text = socket.recv()
                frame = msgspec.json.decode(text)
    return seconds


def main() -> None:
    """Measures and prints."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        ours, bare = [sys.executable, "-m", "settebello.server"], [sys.executable, "-c", BARE]
        start_bare, start_ours = _starts(bare, data), _starts(ours, data)
        process_bare, address_bare, _ = _start(bare, data)
        process_ours, address_ours, _ = _start(ours, data / "played")
        try:
            echoes, plays = _echoes(address_bare), _plays(address_ours)
            memory_bare, memory_ours = _memory(process_bare), _memory(process_ours)
        finally:
            for process in (process_bare, process_ours):
                process.terminate()
                process.wait()

    def row(name: str, ours: float, bare: float, unit: str, bound: str) -> None:
        print(
            f"{name:<27}{ours:>8.2f} {unit:<3}bare {bare:>8.2f} {unit:<3}ratio {ours / bare:>6.2f}  {bound}"
        )

    row("cold start, median", start_ours, start_bare, "s", "under 2 s")
    row("memory at most", memory_ours, memory_bare, "MB", "under 150 MB")
    row("a play answered, median", _middle(plays), _middle(echoes), "ms", "under 20 ms")
    row("a play answered, 99 of 100", _late(plays), _late(echoes), "ms", "under 20 ms")


def _middle(seconds: list[float]) -> float:
    return 1e3 * statistics.median(seconds)


def _late(seconds: list[float]) -> float:
    return 1e3 * statistics.quantiles(seconds, n=100)[98]


if __name__ == "__main__":
    main()
