"""Bytes to lines: line ends, encodings, lines that are too long, and when a line is given."""

import io
import itertools
import os

import pytest

from scorecalc.batch.results import LONGEST
from scorecalc.batch.stream import blocks_of


def lines_of(stream):
    """The lines of a stream, one after the other."""
    return itertools.chain.from_iterable(blocks_of(stream))


def lines(content):
    """The lines of these bytes."""
    return list(lines_of(io.BytesIO(content)))


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
def test_every_line_end_is_one(end):
    """Blank lines count, and the last line needs no end."""
    assert lines(end.join([b"1m", b"", b"2m", b"3m"])) == ["1m", "", "2m", "3m"]
    assert lines(b"1m" + end) == ["1m"]
    assert lines(b"") == []


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_the_encoding_is_found_by_its_mark(encoding):
    """UTF-8 where there is none."""
    assert lines("1m 平和\r\n2m\n".encode(encoding)) == ["1m 平和", "2m"]


def test_a_byte_that_is_no_text_is_kept_in_its_line():
    """As a lone surrogate, so that the word that holds it is wrong and no other."""
    assert lines(b"1m \xff\n2m \xe5\xb9") == ["1m \udcff", "2m \udce5\udcb9"]


def test_other_separators_do_not_end_a_line():
    """Only what an editor counts as a line is one."""
    assert lines("1m\x0b2m\x0c3m\x85\u2028\n".encode()) == ["1m\x0b2m\x0c3m\x85\u2028"]


@pytest.mark.parametrize("size", [65_535, 65_536, 65_537, 131_072, 3_000_000])
@pytest.mark.parametrize("end", [b"\n", b"\r\n", b""])
def test_of_a_line_without_end_the_beginning_is_given(size, end):
    """It is longer than any position; the next line is not touched by it."""
    found = lines(b"1" * size + end + b"2m" * bool(end))
    assert len(found) == 1 + bool(end)
    assert LONGEST < len(found[0]) <= 65_536
    assert found[1:] == ["2m"] * bool(end)


def test_what_stands_behind_many_spaces_is_not_lost():
    """The beginning of such a line says nothing."""
    assert lines(b" " * 65_536 * 2 + b"1m\n2m") == ["1m", "2m"]
    assert lines(b" " * 65_536 + b"\n2m") == ["", "2m"]


def test_a_line_is_given_as_soon_as_it_is_there():
    """A program that writes a line and waits for its result gets it."""
    source, sink = os.pipe()
    with open(source, "rb") as stream, open(sink, "wb", buffering=0) as typed:
        found = lines_of(stream)
        typed.write(b"1m\n")
        assert next(found) == "1m"
        typed.write(b"2m\n")
        assert next(found) == "2m"


def test_the_stream_stays_open():
    """It belongs to who opened it."""
    stream = io.BufferedReader(io.BytesIO(b"1m\n"))
    assert list(lines_of(stream)) == ["1m"]
    assert not stream.closed


def test_a_block_is_what_one_read_has_brought(tmp_path):
    """So nothing that has come in waits for what has not; a line that came in two parts is one."""
    source = tmp_path / "pipe"
    os.mkfifo(source)
    with open(os.open(source, os.O_RDWR), "wb", buffering=0) as sink, open(source, "rb") as stream:
        found = blocks_of(stream)
        sink.write(b"1m\n2m\n3")
        assert next(found) == ["1m", "2m"]
        sink.write(b"m\n\n")
        assert next(found) == ["3m", ""]


@pytest.mark.parametrize("size", [1, 2, 3, 5])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_it_does_not_matter_how_the_bytes_come_in(size, encoding):
    """Marks, signs and line ends may be cut in two."""

    class Slow(io.BytesIO):
        def read1(self, _size):
            return self.read(size)

    content = "1m 平和\r\n\r\n2m\r3m".encode(encoding)
    assert list(lines_of(Slow(content))) == ["1m 平和", "", "2m", "3m"]
