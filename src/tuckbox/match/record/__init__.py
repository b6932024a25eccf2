"""Matches as text and as stored values, and what a record proves."""
