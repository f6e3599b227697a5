"""The one wheel, in a clean environment without cargo or Node: it plays a match and serves the page.

`make test-wheel` builds the wheel first; a missing wheel fails.
"""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[2]

MATCH = """
import settebello as sb
match = sb.Match(sb.rules("fsgs"), seed=4)
bots = [sb.bot("greedy", seed=seat) for seat in range(4)]
while not match.over:
    match.play(bots[match.deal.turn].choose(match.view(match.deal.turn)))
assert sb.replay(match.record()).winner == match.winner
print(sb.__version__, match.totals, sb.__file__)
"""

RULING = """
import settebello as sb
match = sb.Match(sb.rules("fsgs"), seed=4)
print(match.rule(article="15", seat=0, by="giuria").sanction, match.totals)
"""


@pytest.fixture(scope="module")
def wheel() -> Path:
    """The wheel that `make wheel` built."""
    built = sorted((ROOT / "dist").glob("settebello-*.whl"), key=lambda path: path.stat().st_mtime)
    assert built, "dist holds no wheel: run make wheel"
    return built[-1]


@pytest.fixture(scope="module")
def clean(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    """The folder of a new environment's programs, with the wheel and what it needs, as locked."""
    folder = tmp_path_factory.mktemp("clean")
    locked = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    pins = [line.removesuffix(" \\") for line in locked if line[:1].isalnum()]
    (folder / "pins.txt").write_text("\n".join(pins), encoding="utf-8")
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    programs = folder / "venv" / "bin"
    install: list[str | Path] = [programs / "pip", "install", "--quiet", "-c", folder / "pins.txt", wheel]
    subprocess.run(install, check=True)
    return programs


def run(programs: Path, name: str, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Runs a program of the clean environment, which finds no other program."""
    return subprocess.run(
        [programs / name, *words],
        input=typed,
        capture_output=True,
        text=True,
        cwd=programs,
        env={"PATH": str(programs), "LANG": "C.UTF-8"},
        timeout=120,
    )


def test_the_wheel_is_for_every_python_from_3_11_on_and_carries_the_page(wheel: Path) -> None:
    assert "-cp311-abi3-" in wheel.name
    names = zipfile.ZipFile(wheel).namelist()
    for part in ("server/pages/index.html", "sheets/fsgs.toml", "py.typed", "_engine.pyi", "_engine.abi3.so"):
        assert f"settebello/{part}" in names
    assert any(name.startswith("settebello/server/pages/assets/") for name in names)
    assert not [name for name in names if name.startswith(("tests/", "web/", "crates/"))]


def test_it_plays_a_match(clean: Path) -> None:
    done = run(clean, "python", "-c", MATCH)
    assert done.returncode == 0, done.stderr
    assert "site-packages" in done.stdout


def test_it_plays_in_the_terminal(clean: Path) -> None:
    done = run(clean, "settebello", "play", "scupuni", "--seed", "5", "--lang", "it", typed="1\n" * 2000)
    assert done.returncode == 0, done.stderr
    assert "Vince" in done.stdout


def test_it_judges_explains_and_counts(clean: Path) -> None:
    ruled = run(clean, "python", "-c", RULING)
    assert ruled.stdout.split() == ["-1", "(-1,", "0)"], ruled.stderr
    assert "Art. 15" in run(clean, "settebello", "rules", "fsgs", "--lang", "it").stdout
    counted = run(clean, "settebello", "simulate", "fsgs", "--deals", "5000", "--json")
    assert json.loads(counted.stdout)["deals"] == 5000, counted.stderr
    duel = run(
        clean,
        "settebello",
        "arena",
        "scopa-corsa",
        "greedy",
        "random",
        "--deals",
        "50",
        "--seats",
        "2",
        "--json",
    )
    assert json.loads(duel.stdout)["ahead"]["mean"] > 0, duel.stderr


@pytest.fixture
def address(clean: Path, tmp_path: Path) -> Iterator[str]:
    """A server of the clean environment."""
    server = subprocess.Popen(
        [clean / "settebello", "serve", "--port", "0", "--data", tmp_path],
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env={"PATH": str(clean)},
    )
    assert server.stdout is not None
    yield server.stdout.readline().removeprefix("Settebello: ").strip()
    server.terminate()
    server.wait(timeout=10)
    server.stdout.close()


def test_it_serves_the_page(address: str) -> None:
    page = httpx.get(address)
    assert page.status_code == 200
    script = page.text.split('src="')[1].split('"')[0]
    assert len(httpx.get(f"{address}{script}").content) > 10_000
    assert httpx.get(f"{address}/health").json() == {"status": "ok"}
