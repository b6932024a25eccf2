"""Settings without limits, for nodes on which tests do in seconds what people do in hours."""

PLENTY = 1_000_000
UNLIMITED = {
    "identity_limit": PLENTY,
    "play_limit": PLENTY,
    "watch_limit": PLENTY,
    "network_limit": 0,
    "import_limit": 0,
    "box_limit": 0,
    "analysis_limit": 0,
    "advice_limit": 0,
    "study_limit": 0,
}
IN_ENVIRONMENT = {f"TUCKBOX_{name.upper()}": str(value) for name, value in UNLIMITED.items()}
