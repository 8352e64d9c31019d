"""An act done by somebody who may write nothing that is not open to everybody, even where tests run as root."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from scorecalc.problems import Refused

__all__ = ["as_nobody", "open_folder"]

_NOBODY = 65534


@contextmanager
def open_folder() -> Iterator[Path]:
    """A folder that everybody can look into, which those of pytest are not."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)


def as_nobody(act: Callable[[], object]) -> str:
    """What an act gives as a text, or the code, the message and the help that it is refused with."""
    told, tell = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            if os.geteuid() == 0:
                os.setgroups([])
                os.setgid(_NOBODY)
                os.setuid(_NOBODY)
            os.write(tell, _outcome(act).encode())
        finally:
            os._exit(0)
    os.close(tell)
    with os.fdopen(told, encoding="utf-8") as answer:
        said = answer.read()
    os.waitpid(child, 0)
    return said


def _outcome(act: Callable[[], object]) -> str:
    try:
        return f"{act()}"
    except Refused as refused:
        return "; ".join(f"{one.code} {one.message} ({one.help})" for one in refused.problems)
    except Exception as error:
        return f"not told: {error!r}"
