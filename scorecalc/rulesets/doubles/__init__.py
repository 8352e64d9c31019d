"""Points and doubles: one engine, and the rulebooks that stand on it."""
