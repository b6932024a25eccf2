"""The table on the network: HTTP for the lobby, one WebSocket per open match. Holds no rules."""
