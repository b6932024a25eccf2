"""The table in line mode: everybody at one keyboard, bots at the other seats, or a pipe."""
