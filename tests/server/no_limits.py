"""Settings without limits, for nodes on which tests do in seconds what people do in hours."""

LIMITS = ("identity", "play", "watch", "network", "import", "box", "analysis", "advice", "study")
UNLIMITED = {f"{name}_limit": 0 for name in LIMITS}
IN_ENVIRONMENT = {f"TUCKBOX_{name.upper()}": str(value) for name, value in UNLIMITED.items()}
