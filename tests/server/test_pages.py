"""The built web app as the server hands it out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from settebello.server.settings import Limits
from tests.server.inside import serving

# What the build's compressor wrote; the server never looks into it.
BROTLI = bytes([0x0B, 0x02, 0x80]) + b"any bytes" + bytes([0x03])


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder as the build leaves it."""
    (tmp_path / "pages/assets").mkdir(parents=True)
    (tmp_path / "pages/index.html").write_text("<!doctype html><title>Settebello</title>")
    (tmp_path / "pages/icon.svg").write_text("<svg/>")
    (tmp_path / "pages/.hidden").write_text("no")
    (tmp_path / "pages/assets/app-1a2b3c.js").write_text("export const cards = 40;\n" * 200)
    (tmp_path / "pages/assets/app-1a2b3c.js.br").write_bytes(BROTLI)
    (tmp_path / "secret.txt").write_text("no")
    return tmp_path / "pages"


@pytest.fixture
def address(tmp_path: Path, built: Path) -> Iterator[str]:
    """A server of that folder."""
    with serving(tmp_path, Limits(), built) as address:
        yield address


@pytest.mark.parametrize("path", ["/", "/rules/scupuni", "/table/0123456789abcdef", "/?lang=fr"])
def test_one_page_for_all_addresses_of_people(address: str, path: str) -> None:
    answer = httpx.get(address + path)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert "<title>Settebello</title>" in answer.text


def test_the_build_s_own_brotli_copy_goes_to_who_takes_one(address: str) -> None:
    with httpx.stream(
        "GET", f"{address}/assets/app-1a2b3c.js", headers={"accept-encoding": "gzip, br"}
    ) as answer:
        assert b"".join(answer.iter_raw()) == BROTLI
    assert answer.headers["content-encoding"] == "br"
    assert answer.headers["vary"] == "accept-encoding"
    assert "javascript" in answer.headers["content-type"]
    assert "immutable" in answer.headers["cache-control"]


def test_a_file_without_a_brotli_copy_is_handed_out_all_the_same(address: str, built: Path) -> None:
    (built / "assets/app-1a2b3c.js.br").unlink()
    answer = httpx.get(f"{address}/assets/app-1a2b3c.js", headers={"accept-encoding": "br"})
    assert answer.text.startswith("export const cards")


def test_hashed_files_are_kept_for_good_and_compressed(address: str) -> None:
    answer = httpx.get(f"{address}/assets/app-1a2b3c.js", headers={"accept-encoding": "gzip"})
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert "javascript" in answer.headers["content-type"]
    assert httpx.get(f"{address}/icon.svg").status_code == 200


@pytest.mark.parametrize(
    "path", ["/.hidden", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/assets/none.js"]
)
def test_nothing_outside_the_folder_is_handed_out(address: str, path: str) -> None:
    assert httpx.get(address + path).status_code == 404


@pytest.mark.parametrize("lang", ["it", "fr", "en"])
def test_a_plain_sentence_while_nothing_is_built(tmp_path: Path, lang: str) -> None:
    with serving(tmp_path, Limits(), tmp_path / "nothing") as address:
        answer = httpx.get(address, params={"lang": lang})
    assert answer.status_code == 503
    assert "make play" in answer.text
    assert "<" not in answer.text


def test_a_table_s_page_has_its_sheet_fetched_beside_the_code(address: str) -> None:
    answer = httpx.get(f"{address}/table/0123456789abcdef", headers={"accept-language": "fr-CH"})
    assert answer.headers["link"] == (
        "</api/v1/tables/0123456789abcdef/sheet?lang=fr>; rel=preload; as=fetch; crossorigin"
    )
    assert "link" not in httpx.get(address).headers
