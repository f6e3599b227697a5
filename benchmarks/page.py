"""The pages on an emulated middling phone: largest paint, when the hand is seen, the frames while cards move.

Each page as a first visitor has it: at a table the guide of the first deal comes with it.

    python benchmarks/page.py

The phone: 390 × 844, a processor four times slower than this one, 1.6 Mbit/s with 150 ms. The bound is an
empty page of the same server, loaded in the same run.
"""

from __future__ import annotations

import shutil
import statistics
import subprocess
import sys
import tempfile

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

SLOWER = 4
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}
LARGEST = """
    new Promise((done) => new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime))
        .observe({ type: "largest-contentful-paint", buffered: true }))
"""
# The largest paint may be a text: a table is there when its cards are.
SEEN = """
    window.seen = new Promise((done) => {
        const look = () => document.querySelector("section[data-seat] [data-card]") === null
            ? requestAnimationFrame(look)
            : requestAnimationFrame(() => done(performance.now()));
        look();
    })
"""
FRAMES = """
    new Promise((done) => {
        const frames = []; let last = performance.now();
        const frame = (now) => {
            frames.push(now - last); last = now;
            if (frames.length < 240) requestAnimationFrame(frame); else done(frames);
        };
        requestAnimationFrame(frame);
    })
"""
# Each page is opened so often; the middle one counts, whatever else the machine did meanwhile.
TIMES = 3
# Each page, and the sheet of the table that it shows.
PAGES = {"first page": "", "Scopa's table": "scupuni", "Scala 40's table": "scala40-palio"}
# Who begins: the visitor, so that only the page paints, or the others, so that cards move.
OWN_TURN, OTHERS_FIRST = 20, 5
SEATS = [
    {"name": "Anna", "bot": None},
    *({"name": name, "bot": "greedy"} for name in ("Bice", "Carlo", "Dino")),
]


def phone(browser: Browser) -> Page:
    """A page of the emulated phone."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, device_scale_factor=2, service_workers="block"
    )
    page = context.new_page()
    tools = context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", NETWORK)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def largest_paint(browser: Browser, address: str) -> float:
    """Seconds to the largest paint of a page opened for the first time."""
    page = phone(browser)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    seconds = float(page.evaluate(LARGEST)) / 1000
    page.context.close()
    return seconds


def hand_seen(browser: Browser, address: str) -> float:
    """Seconds until the own hand of a table opened for the first time is seen."""
    page = phone(browser)
    page.add_init_script(SEEN)
    page.goto(address)
    seconds = float(page.evaluate("window.seen")) / 1000
    page.context.close()
    return seconds


def frames(browser: Browser, address: str) -> list[float]:
    """The milliseconds between frames while the deal's cards and the first plays move."""
    page = phone(browser)
    page.goto(address)
    page.wait_for_selector("section[data-seat] [data-card]")
    between: list[float] = page.evaluate(FRAMES)
    page.context.close()
    return between


def new_table(address: str, sheet: str, seed: int) -> str:
    """The address of a new table at which nobody has looked yet."""
    wish = {"sheet": sheet, "seats": 4, "players": SEATS, "seed": seed}
    made = httpx.post(f"{address}/api/v1/tables", json=wish).raise_for_status().json()
    return f"{address}/table/{made['table']}#seat={made['token']}"


def main() -> None:
    """Prints a line a page."""
    chromium = shutil.which("chromium")
    if chromium is None:
        print("chromium is missing: the pages are not measured")
        return
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = subprocess.Popen(
            [sys.executable, "-m", "settebello", "serve", "--port", "0", "--data", data],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert server.stdout is not None
        address = server.stdout.readline().split(": ", 1)[1].strip()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        bound = statistics.median(largest_paint(browser, f"{address}/health") for _ in range(TIMES))
        for name, sheet in PAGES.items():
            opened = [new_table(address, sheet, OWN_TURN) if sheet else address for _ in range(TIMES)]
            seconds = statistics.median(largest_paint(browser, page) for page in opened)
            ratio = seconds / bound
            print(f"{name:17} largest paint {seconds:.2f} s (wanted < 1.5), {ratio:.1f} x an empty page")
            if sheet:
                fresh = [new_table(address, sheet, OWN_TURN) for _ in range(TIMES)]
                seen = statistics.median(hand_seen(browser, page) for page in fresh)
                print(f"{'':17} the hand is seen after {seen:.2f} s")
                between = sorted(frames(browser, new_table(address, sheet, OTHERS_FIRST)))
                median, late = statistics.median(between), between[int(0.95 * len(between))]
                print(f"{'':17} frames in motion: median {median:.1f} ms, 95 of 100 within {late:.1f} ms")
        browser.close()
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
