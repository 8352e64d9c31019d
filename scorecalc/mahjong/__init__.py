"""What the tile games share: tiles, and the ways to arrange them."""
