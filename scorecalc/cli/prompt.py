"""Lines asked of a person: with completion, history and a line of standing where prompt_toolkit is installed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from scorecalc.cli.source import is_terminal, standard_input
from scorecalc.cli.streams import finish, tell
from scorecalc.cli.streams import is_terminal as shows_to_a_person

__all__ = ["Prompt"]

Words = Callable[[], Iterable[tuple[str, str]]]


class Prompt:
    """A prompt for ``words`` (what could be typed, with help) with a line of ``status`` below it.

    Lines of standard input are read as they come where that is no terminal; a terminal without prompt_toolkit
    has the history of its own line editor, where Python has one.
    """

    def __init__(self, words: Words, status: Callable[[], str], history: Path) -> None:
        self._session: Any = None
        self._plain = not (is_terminal() and shows_to_a_person(sys.stdout))
        if not self._plain:
            try:
                self._session = _session(words, status, history)
            except ImportError:
                _line_editor(words)

    def lines(self, asks: Callable[[], str]) -> Iterator[str]:
        """What is typed, line by line, until the end of the input; Ctrl-C leaves the line that is being typed."""
        if self._plain:
            for line in standard_input():
                asks()
                yield line
            return
        while True:
            try:
                question = asks()
                finish()
                line = self._session.prompt(question) if self._session else input(question)
            except KeyboardInterrupt:
                tell("\n")
                continue
            except EOFError:
                tell("\n")
                return
            yield line


def _session(words: Words, status: Callable[[], str], history: Path) -> Any:
    """prompt_toolkit's session; raises ImportError where it is not installed."""
    from prompt_toolkit import PromptSession
    from prompt_toolkit.auto_suggest import AutoSuggestFromHistory
    from prompt_toolkit.completion import Completer, Completion
    from prompt_toolkit.history import FileHistory, InMemoryHistory

    class Typed(Completer):
        """The words that begin as the one at the cursor."""

        def get_completions(self, document: Any, _event: Any) -> Iterator[Any]:
            begun = document.get_word_before_cursor(WORD=True)
            for word, help in words() if begun else ():
                if word.startswith(begun) and word != begun:
                    yield Completion(word, start_position=-len(begun), display_meta=help)

    try:
        history.parent.mkdir(parents=True, exist_ok=True)
        history.touch()
        kept: Any = FileHistory(str(history))
    except OSError:  # a folder that may only be read: this session's own lines are remembered
        kept = InMemoryHistory()
    return PromptSession(
        history=kept,
        auto_suggest=AutoSuggestFromHistory(),
        completer=Typed(),
        complete_while_typing=False,
        bottom_toolbar=status,
    )


def _line_editor(words: Words) -> None:
    """Completion in Python's own line editor."""
    try:
        import readline
    except ImportError:
        return

    def complete(begun: str, at: int) -> str | None:
        fitting = [word for word, _ in words() if word.startswith(begun)]
        return fitting[at] if at < len(fitting) else None

    readline.set_completer_delims(" ")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")
