"""Dependencies of routes that need to know who the visitor is."""

from typing import Annotated

from fastapi import Depends, Request, Response

from tuckbox.server.http.origin import is_foreign
from tuckbox.server.http.payer import payer_of
from tuckbox.server.http.request import client_address
from tuckbox.server.http.services import InService
from tuckbox.server.model.errors import Forbidden
from tuckbox.server.model.holder import Holder, Identity, Payer, new_id
from tuckbox.server.storage import identities


def holder(request: Request, services: InService) -> Holder:
    """Return who sent the request, without creating an identity for a new visitor."""
    return services.signer.holder(request)


async def identify(request: Request, response: Response, services: InService) -> Identity:
    """Return the visitor's identity; a new visitor gets one, and the cookie that proves it."""
    known = services.signer.identity(request)
    if known is not None:
        found = await services.database.read(lambda connection: identities.load(connection, known))
        if found is not None:
            if services.signer.has_old_cookie(request):
                services.signer.give(request, response, known)
            return found
    if known is None:
        if is_foreign(request, services.settings):
            raise Forbidden.of("guard-origin")
        services.limits.check_new_identity(client_address(request))
    id = known or new_id()
    made = await services.database.write(lambda connection: identities.create(connection, id))
    services.signer.give(request, response, id)
    return made


Paying = Annotated[Payer, Depends(payer_of)]
Asking = Annotated[Holder, Depends(holder)]
Visitor = Annotated[Identity, Depends(identify)]
