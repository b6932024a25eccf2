"""A client as it was before it insisted on the whole log: it writes keepsakes that show too little."""

from collections.abc import Mapping
from typing import Any

from tuckbox.match.fair.draw_client import DrawClient
from tuckbox.match.fair.keepsake import KeptDeal
from tuckbox.match.fair.strict_check import is_card, is_choice

Log = Mapping[int, str]


class EarlierClient(DrawClient):
    """Asks only whether a choice followed the last card that it knows, and numbers what is new from there."""

    def has_gap(self, log: Log) -> bool:
        return False

    def is_link_wrong(
        self, deal: Mapping[str, Any] | None, links: Mapping[str, Any] | None, log: Log
    ) -> bool:
        kept = None if deal is None else self._own(deal)
        if kept is None or links is None or kept.seat not in links["awaited"]:
            return False
        if links["moment"] + 1 in kept.links:
            return False
        last = max(number for number, line in log.items() if is_card(line))
        has_choice = any(number > last and is_choice(line) for number, line in log.items())
        return not has_choice or (links["moment"] > 0 and links["moment"] not in kept.links)

    def _keep_link(self, kept: KeptDeal, number: int) -> None:
        fresh = [entry for entry in sorted(self._log) if entry > kept.shown_last]
        own = {"commitment": kept.commitment, "seat": kept.seat, "link": number}
        after = fresh[0] - 1 if fresh else kept.shown_last
        self._keep({**own, "after": after, "entries": [self._log[entry] for entry in fresh]})
