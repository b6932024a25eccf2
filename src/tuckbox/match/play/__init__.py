"""How a match goes on: entries, their log, the state it leads to, and who may do what next."""
