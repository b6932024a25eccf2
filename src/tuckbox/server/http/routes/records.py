"""Importing a record."""

from fastapi import APIRouter

from tuckbox.server.http.created import Created
from tuckbox.server.http.problems import responses
from tuckbox.server.http.services import InService
from tuckbox.server.http.visitor import Paying, Visitor
from tuckbox.server.lobby.record_import import imported
from tuckbox.server.model.bodies.matches import ImportRecord
from tuckbox.server.model.limits import Work
from tuckbox.server.storage import imports

router = APIRouter(prefix="/api/records", tags=["study"])


@router.post("", status_code=201, responses=responses(400, 413, 403, 422, 429, 503))
async def import_record(
    given: ImportRecord, visitor: Visitor, services: InService, payer: Paying
) -> Created:
    """Import a record as a match, to look at if finished, else to play on. Errors name the line."""
    services.quotas.take(Work.IMPORT, payer)
    about, match, owners = await services.pools.imports.run(
        imported, services.games, given.text, visitor
    )
    for step in imports.steps(about, match, owners):
        await services.database.write(step)
    return Created(id=about.id)
