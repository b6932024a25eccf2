"""BITS looked at with all cards known: the best found, and what cannot be exceeded."""
