"""Matches in memory: their state, who is present, and what each client is sent."""
