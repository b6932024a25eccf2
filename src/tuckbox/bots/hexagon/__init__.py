"""What the bots of FILLIT and JAMMIT share: searches compiled for each game, levels, tuning."""
