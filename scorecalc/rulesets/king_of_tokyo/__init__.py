"""King of Tokyo: what six dice give, and a whole turn on a stated table."""
