"""The ledger: what is kept stays, whole and in its order, whatever happens to the process, the disk or the file."""
