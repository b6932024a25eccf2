"""Matches in memory: what is so, who is there, and what each of them is told."""
