"""What scores: a module for the ordinary items of each rulebook and one for its special hands."""
