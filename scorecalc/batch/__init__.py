"""Many lines: each is read, scored and compared with what it expects, one after the other.

From Python, :func:`results` makes a stream of results of a stream of lines, and
:func:`scorecalc.batch.written.written` the rows of them that `scorecalc batch` writes:

>>> from scorecalc.batch.written import written
>>> for row in written(results(["riichi han=4 fu=30 => 7700"]), "csv"):
...     print(row)
line_number,status,ruleset,total,unit,limit,payments,deltas,items,problems,line
1,ok,riichi,7700,points,,discarder>winner:7700,,,,riichi han=4 fu=30

The command reads blocks of lines (:mod:`~scorecalc.batch.source`), does some of them at a time
(:mod:`~scorecalc.batch.chunks`), in this process or in several (:mod:`~scorecalc.batch.run`), and goes
on where an earlier run was ended (:mod:`~scorecalc.batch.standing`).
"""

from scorecalc.batch.results import Result, result_of, results

__all__ = ["Result", "result_of", "results"]
