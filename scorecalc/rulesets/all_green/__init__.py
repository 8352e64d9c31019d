"""All Green: hands of five cards, and chips."""
