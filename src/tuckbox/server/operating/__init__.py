"""For operators: log, metrics, memory."""
