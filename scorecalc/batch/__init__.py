"""Many lines: each is read, scored and compared with what it expects, one after the other."""

from scorecalc.batch.results import Result, result_of, results

__all__ = ["Result", "result_of", "results"]
