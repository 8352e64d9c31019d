"""Scores tabletop games from one typed line: an itemised breakdown, and who pays whom."""
