"""FILLIT, compiled."""
