"""Scores the lines of a folder's *.txt files on a Dask cluster; the rows are those of `scorecalc batch FOLDER/*.txt`.

python score_folder.py FOLDER OUT.csv                                    two processes of this machine
python score_folder.py FOLDER OUT.jsonl --scheduler tcp://10.0.0.5:8786  a cluster that runs already
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from glob import escape, glob
from itertools import groupby, islice
from operator import itemgetter
from typing import Any

from scorecalc import Refused
from scorecalc.batch.chunks import Chunk, Done, Way, done, ready
from scorecalc.batch.written import FORMATS, header
from scorecalc.cli.tally import Tally


def score(lines: Iterable[tuple[str, str]], places: Iterable[list[Chunk]], way: Way) -> list[Done]:
    """What a worker does with a partition: for each file in it the rows as bytes, and what is to be counted.

    The lines come with their file; ``places`` are chunks without lines: the numbers of those of each file.
    """
    how = ready(way)
    (chunks,) = places
    texts = (line.removesuffix("\n") for line, _ in lines)
    all_done = []
    for chunk in chunks:
        own = list(islice(texts, len(chunk.numbers)))
        if len(own) != len(chunk.numbers):
            raise RuntimeError("a file has changed while it was read")
        if chunk.numbers[0] == chunk.before + 1:
            own[0] = own[0].removeprefix("\ufeff")  # a byte order mark
        found = done(chunk._replace(lines=own), how)
        if found.fault is not None:  # a bug: Dask brings the exception to whoever asks for the rows
            raise found.fault
        all_done.append(found)
    return all_done


def count(lines: Iterable[tuple[str, str]]) -> list[list[tuple[str, int]]]:
    """The files of a partition, and how many of its lines are theirs; what follows is numbered on from there."""
    return [[(path, sum(1 for _ in own)) for path, own in groupby(lines, itemgetter(1))]]


def placed(counts: Iterable[list[tuple[str, int]]], names: Mapping[str, str]) -> Iterator[list[Chunk]]:
    """The numbers of the lines of each partition; a file is told by name where there are several, as batch does."""
    last = 0
    before: dict[str, int] = {}
    for files in counts:
        chunks = []
        for path, lines in files:
            start = before.setdefault(path, last)
            name = names[os.path.basename(path)] if len(names) > 1 else None
            chunks.append(Chunk(range(last + 1, last + lines + 1), (), {}, name, start))
            last += lines
        yield chunks


def scored(client: Any, files: Sequence[str], way: Way, block: str) -> Iterator[Done]:
    """What became of the lines, in the order of the files and their lines."""
    from dask import bag
    from dask.utils import parse_bytes

    # a large file is cut into partitions; of small ones as many as that make one, since each costs Dask some time
    size, sizes = parse_bytes(block), [os.path.getsize(file) for file in files]
    together = max(1, size * len(files) // max(1, sum(sizes)))
    cut = {"blocksize": size} if max(sizes) > size else {"files_per_partition": together}
    paths = [os.path.abspath(file) for file in files]
    lines = bag.read_text(paths, encoding="utf-8", errors="surrogateescape", include_path=True, **cut)
    counts = lines.map_partitions(count).compute()
    names = {os.path.basename(file): file for file in files}
    places = bag.from_sequence(placed(counts, names), partition_size=1)
    futures = client.compute(lines.map_partitions(partial(score, way=way), places).to_delayed())
    while futures:
        yield from futures.pop(0).result()  # the cluster forgets them once they are here


def main() -> int:
    """Writes the rows and tells the counts; 1 where a line failed, as `scorecalc batch` does."""
    parser = argparse.ArgumentParser(description="Scores a folder of files with Dask.")
    parser.add_argument("folder", help="its *.txt files are read, by name")
    parser.add_argument("out", help="a .csv, .tsv or .jsonl file")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="a cluster; two processes of this machine without it")
    parser.add_argument("-r", "--rules", help="those of all lines: a name, or a file that every worker can read")
    parser.add_argument("--block", default="4MB", help="how much text is one task (default: %(default)s)")
    given = parser.parse_args()
    files = sorted(glob(os.path.join(escape(given.folder), "*.txt")))
    way = Way(os.path.splitext(given.out)[1].removeprefix("."), rules=given.rules)
    if not files:
        parser.error(f"no *.txt files in {given.folder}")
    if way.form not in FORMATS:
        parser.error(f"{given.out} ends in none of .{', .'.join(FORMATS)}")
    try:
        ready(way)  # what is wrong with the rules is told before a cluster is asked
    except Refused as refused:
        parser.error(str(refused))

    from distributed import Client

    here = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
    with Client(given.scheduler) if given.scheduler else Client(**here) as client, open(given.out, "wb") as out:
        tally = Tally()
        top = header(way.form)
        out.write(b"" if top is None else f"{top}\n".encode())
        for found in scored(client, files, way, given.block):
            out.write(found.rows)
            tally.add(found)
    sys.stderr.write(f"{tally.summary()}\n")
    return 1 if tally.all_failed else 0


if __name__ == "__main__":
    sys.exit(main())
