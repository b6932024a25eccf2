"""Which games have a deal of the day: those with cards that can be played alone."""

DAILY_GAMES = ("fits", "bits")
