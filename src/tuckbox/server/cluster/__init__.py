"""Several nodes on one database: how they hear of each other."""
