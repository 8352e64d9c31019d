"""From bound words to a deal: what a line tells, and everything in it that cannot be so."""
