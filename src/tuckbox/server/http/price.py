"""What a request costs a visitor whom nobody knows, in requests for a small page."""

import re

FREE = ("/healthz", "/metrics")
"""For operators and what watches a node."""
FILE = 0.2
"""A page or a part of the client, which comes from memory."""
PAGE = 1.0
SOCKET = 5.0
"""To open a match and to be sent all of it."""
MATCH = r"/api/matches/[^/]+"
PRICES = {
    re.compile(pattern): price
    for pattern, price in {
        r"POST /api/study": 10.0,
        r"POST /api/study/advice": 30.0,
        rf"GET {MATCH}/advice": 30.0,
        rf"GET {MATCH}/analysis": 5.0,
        rf"GET {MATCH}/(update|record|picture.*)": 5.0,
        rf"GET {MATCH}/replay": 10.0,
        r"POST /api/records": 30.0,
        r"POST /api/boxes(/check)?": 10.0,
        r"POST /api/boxes/possible": 30.0,
        r"GET /api/boxes.*": 3.0,
        r"POST /api/(matches|daily).*": 5.0,
        r"GET /api/daily.*": 3.0,
    }.items()
}
"""The first that fits."""


def price_of(method: str, path: str) -> float:
    if path in FREE:
        return 0.0
    if not path.startswith("/api/"):
        return FILE
    asked = f"{method} {path}"
    return next((price for wanted, price in PRICES.items() if wanted.fullmatch(asked)), PAGE)
