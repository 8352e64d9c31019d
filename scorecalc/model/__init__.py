"""Values only: pieces, words, breakdowns, money.  Nothing here knows a game."""
