"""The rules engine: items, options, rulesets as data, the choice of the best reading, settlements."""
