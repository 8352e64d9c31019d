"""Slow, obvious scorers written from the rule rows alone; the program is held against them."""
