"""Several nodes on one database: how they tell each other about changes."""
