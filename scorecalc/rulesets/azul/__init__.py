"""Azul: a round on a wall, on the coloured and on the grey board, and the end of the game."""
