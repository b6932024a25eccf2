"""The first words of a state of games in which seats move one after the other."""

SEAT = 0
"""Whose turn it is, counted from 0."""
OVER = 1
"""0 while the game runs, 1 + side when a side has won; other numbers are the game's own."""
SEATS = 2
"""How many play."""
