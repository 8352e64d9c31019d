"""What only Tokyo 1957 has in the fu-and-han family: zoroba, its old yaku, its limits and exact payments."""
