"""The command line: words in, results on stdout, all else on stderr, an exit code that means something."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code; ``argv`` is without the program's name.

    No input and no state of the terminal ends in a traceback; a fault of ours is told in one line,
    and in full where SCORECALC_DEBUG is set.
    """
    gc.set_threshold(100_000)  # modules that are loaded leave no garbage: looking for it takes 5 ms of a start
    try:
        from scorecalc.cli.entry import run

        return run(sys.argv[1:] if argv is None else argv)
    except KeyboardInterrupt:
        from scorecalc.cli.codes import INTERRUPTED

        return INTERRUPTED
    except Exception as error:
        if os.environ.get("SCORECALC_DEBUG"):
            raise
        from scorecalc.cli.codes import BUG
        from scorecalc.cli.streams import complain

        complain(f"this is a bug in scorecalc: {type(error).__name__}: {error}"[:300], "SCORECALC_DEBUG=1 shows where")
        return BUG
