"""The engine's type stub: its examples run, and it says what the built module has."""

import ast
import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import settebello

STUB = Path(settebello.__file__).with_name("_engine.pyi")


def examples() -> list[doctest.DocTest]:
    found = []
    for node in ast.walk(ast.parse(STUB.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node) or ""
            found.append(doctest.DocTestParser().get_doctest(text, {}, node.name, str(STUB), node.lineno))
    return [test for test in found if test.examples]


@pytest.mark.parametrize("test", examples(), ids=lambda test: test.name)
def test_an_example_of_the_stub_runs(test: doctest.DocTest) -> None:
    failed = doctest.DocTestRunner(verbose=False).run(test)
    assert (failed.failed, failed.attempted) == (0, len(test.examples))


def test_the_stub_says_what_the_module_has() -> None:
    command = [sys.executable, "-m", "mypy.stubtest", "settebello._engine"]
    run = subprocess.run(command, cwd=STUB.parents[2], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
