"""Saint Poker: the showdown of a round, its points and the order in which cards are taken back."""
