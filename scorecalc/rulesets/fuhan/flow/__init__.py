"""How a game of the fu-and-han family goes from one hand to the next, how it ends, and who has won."""
