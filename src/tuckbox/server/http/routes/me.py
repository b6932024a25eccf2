"""The visitor's identity: a name, and a code that moves it to another device."""

from datetime import UTC, datetime

from fastapi import APIRouter, Request, Response

from tuckbox.server.http.problems import responses
from tuckbox.server.http.services import InService, Visitor
from tuckbox.server.lobby.creation import clean_name
from tuckbox.server.model.bodies.daily import SoloGame
from tuckbox.server.model.bodies.people import Me, Recovery, Rename
from tuckbox.server.model.errors import NotFound
from tuckbox.server.model.holder import Identity, new_id, new_recovery_code, recovery_hash
from tuckbox.server.storage import identities

router = APIRouter(prefix="/api/me", tags=["me"])


@router.get("", responses=responses(403, 429, 503))
async def me(visitor: Visitor) -> Me:
    """Get the identity of this browser; a new visitor becomes a guest."""
    return _me(visitor)


@router.get("/scores", responses=responses(403, 429, 503))
async def scores(visitor: Visitor, services: InService) -> list[SoloGame]:
    """Get what you reached in your newest games alone, newest first."""
    return await services.solo_scores.of(visitor.id)


@router.put("", responses=responses(400, 413, 422, 429, 503))
async def rename(wanted: Rename, visitor: Visitor, services: InService) -> Me:
    """Change the display name; games that have begun keep the old one."""
    name = clean_name(wanted.name)
    await services.database.write(
        lambda connection: identities.rename(connection, visitor.id, name)
    )
    return _me(Identity(visitor.id, name, visitor.created))


@router.post("/recovery", responses=responses(429, 503))
async def make_recovery(visitor: Visitor, services: InService) -> Recovery:
    """Make a new recovery code, shown only once; an earlier one stops working."""
    code = new_recovery_code()
    await services.database.write(
        lambda connection: identities.set_recovery(connection, visitor.id, recovery_hash(code))
    )
    return Recovery(code=code)


@router.post("/recover", responses=responses(400, 413, 404, 422, 429, 503))
async def recover(given: Recovery, request: Request, response: Response, services: InService) -> Me:
    """Take over the identity that this code belongs to; browsers that already have it keep it."""
    found = await services.database.read(
        lambda connection: identities.recovered(connection, recovery_hash(given.code))
    )
    if found is None:
        raise NotFound.of("server-recovery-unknown")
    services.signer.give(request, response, found.id)
    return _me(found)


@router.post("/renew", responses=responses(429, 503))
async def renew(visitor: Visitor, request: Request, response: Response, services: InService) -> Me:
    """Lock out every other device: only this browser keeps the games, under a new id.

    Cookies on other devices and the recovery code stop working.
    """
    new = new_id()
    changed = await services.database.write(
        lambda connection: identities.renew(connection, visitor.id, new)
    )
    services.signer.give(request, response, new)
    await services.live_matches.announce(changed)
    return _me(Identity(new, visitor.name, visitor.created))


def _me(identity: Identity) -> Me:
    since = datetime.fromtimestamp(identity.created, UTC).isoformat(timespec="seconds")
    return Me(id=identity.id, name=identity.name, since=since)
