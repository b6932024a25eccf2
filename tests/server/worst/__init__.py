"""The dearest input that each route and each message of a socket accepts."""
