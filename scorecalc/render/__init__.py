"""A breakdown or problems as text, JSON, tables, CSV or Markdown; each in a module loaded when asked for."""
