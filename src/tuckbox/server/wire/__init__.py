"""The match socket: its messages, and the connection that carries them."""
