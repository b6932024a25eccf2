"""The score to beat where cards are played again."""

import json

from tuckbox.match.setup import OriginKind
from tuckbox.match.stored_form import setup_from_json
from tuckbox.server.http.services import Services
from tuckbox.server.model.bodies.match_list import Challenge
from tuckbox.server.storage import matches
from tuckbox.server.storage.tables import matches as match_table


async def challenge(services: Services, listed: matches.Listed) -> Challenge | None:
    """Return how the first match with these cards ended; None if this is the first, or that one is gone."""
    origin = setup_from_json(json.loads(listed.row.setup)).origin
    if origin is None or origin.kind is not OriginKind.SAME_DEAL:
        return None
    found = await services.database.read(
        lambda connection: matches.page(connection, [match_table.c.id == origin.match], None, 1)
    )
    return _best(found[0]) if found else None


def _best(listed: matches.Listed) -> Challenge | None:
    """Return the best of a match that was played to its end."""
    result = json.loads(listed.row.result or "null")
    if result is None or not result["by_rule"]:
        return None
    best = result["ranking"][0][0]
    player = setup_from_json(json.loads(listed.row.setup)).players[best - 1]
    return Challenge(match=listed.row.id, name=player.name, score=result["scores"][best - 1])
