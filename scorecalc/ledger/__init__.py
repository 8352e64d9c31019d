"""The ledger: tables kept in one SQLite file, from the first hand to the final ranking.  It knows no game.

Nothing in it is ever changed or deleted.  A table is a chain of entries, each of which names the one before;
a step says which entry is the last one now.  To undo is a step back, to correct an entry is to write new ones
from there on and to step onto them, so whatever was once written can be had again.
"""
