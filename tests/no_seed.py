"""How a holder of seats lets the cards be drawn without giving seeds."""

from typing import Any


def no_seed(update: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what to post to `/draw`, for each seat of the holder; nothing once the deal is closed."""
    deal = update["deal"]
    if deal is None or deal["state"] != "open":
        return []
    said = {"type": "commit", "table": deal["commitment"], "commitment": "-"}
    return [{**said, "seat": seat["seat"]} for seat in update["seats"] if seat["mine"]]
