"""`python -m scorecalc` is the command line."""

import sys

from scorecalc.cli import main

if __name__ == "__main__":
    sys.exit(main())
