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
from itertools import accumulate, pairwise
from typing import Any

from scorecalc import Refused
from scorecalc.batch.chunks import Chunk, Done, Way, done, ready
from scorecalc.batch.written import FORMATS, header
from scorecalc.cli.tally import Tally


def score(lines: Iterable[str], places: Iterable[Chunk], way: Sequence[str | None]) -> list[Done]:
    """What a worker does with a partition: its rows as bytes, and what is to be counted.

    ``places`` has one chunk without lines: the numbers of the partition's lines and their file.
    """
    (place,) = places
    texts = [line.removesuffix("\n") for line in lines]
    if len(texts) != len(place.numbers):
        raise RuntimeError(f"{place.file or 'the file'} has changed while it was read")
    if texts and place.numbers[0] == place.before + 1:
        texts[0] = texts[0].removeprefix("\ufeff")  # a byte order mark
    found = done(place._replace(lines=texts), ready(Way(*way)))
    if found.fault is not None:  # a bug: Dask brings the exception to whoever asks for the rows
        raise found.fault
    return [found]


def count(lines: Iterable[str]) -> list[int]:
    """The lines of a partition; those behind it are numbered on from there."""
    return [sum(1 for _ in lines)]


def placed(counts: Mapping[str, Sequence[int]]) -> Iterator[Chunk]:
    """The numbers of each partition, given the lines of the partitions of each file."""
    before = 0
    for file, parts in counts.items():
        for start, stop in pairwise(accumulate(parts, initial=before)):
            yield Chunk(range(start + 1, stop + 1), (), {}, file if len(counts) > 1 else None, before)
        before += sum(parts)


def scored(client: Any, files: Sequence[str], way: Way, block: str) -> Iterator[Done]:
    """What became of each partition, in the order of the files and their lines."""
    from dask import bag

    bags = {
        file: bag.read_text(os.path.abspath(file), blocksize=block, encoding="utf-8", errors="surrogateescape")
        for file in files
        if os.path.getsize(file)  # Dask finds nothing in an empty one
    }
    if not bags:
        return
    lines = bag.concat(list(bags.values()))
    counted = iter(lines.map_partitions(count).compute())
    counts = {file: [next(counted) for _ in range(bags[file].npartitions)] if file in bags else [] for file in files}
    places = bag.from_sequence(placed(counts), partition_size=1)
    rows = lines.map_partitions(partial(score, way=list(way)), places)
    futures = client.compute(rows.to_delayed())
    while futures:
        (found,) = futures.pop(0).result()  # the cluster forgets it once it is here
        yield found


def main() -> int:
    """Writes the rows and tells the counts; 1 where a line failed, as `scorecalc batch` does."""
    parser = argparse.ArgumentParser(description="Scores a folder of files with Dask.")
    parser.add_argument("folder", help="its *.txt files are read, by name")
    parser.add_argument("out", help="a .csv, .tsv or .jsonl file")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="a cluster; two processes of this machine without it")
    parser.add_argument("-r", "--rules", help="those of all lines: a name, or a file that every worker can read")
    parser.add_argument("--block", default="16MB", help="how much of a file is one task (default: %(default)s)")
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
