"""All tests. A package of its own: some peers install one of the same name."""
