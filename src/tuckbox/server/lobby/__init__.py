"""Before and around a match: new ones, lists, imports, demos, the deal of the day."""
