"""One folder a game or a family of games; no game imports another."""
