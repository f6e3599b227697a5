"""The progress bar of long work: on a terminal only, gone when the work is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def bar(words: str, total: int, console: Console) -> Iterator[Callable[[int], object]]:
    """Gives what is told how much is done so far.

    >>> with bar("deals", 10, Console(file=None, force_terminal=False, quiet=True)) as done:
    ...     done(4)
    """
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words, total=total)

        def done(so_far: int) -> None:
            progress.update(task, completed=so_far)

        yield done
