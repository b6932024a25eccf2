"""The OpenAPI description, including the socket's messages: the one source of all wire types.

`python -m tuckbox.server.description` prints it; the browser client's types are generated from it.
"""

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from tuckbox.games import game, games
from tuckbox.server.http.view_schema import view_schemas
from tuckbox.server.model.bodies.people import ProblemModel
from tuckbox.server.model.message_parts import REFERS_TO
from tuckbox.server.wire.client_messages import ClientMessage
from tuckbox.server.wire.server_messages import ServerMessage

REFERENCE = "#/components/schemas/{model}"


def describe(app: FastAPI) -> None:
    """Add the socket's messages and refusals to the app's description of itself."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _openapi(app)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def _openapi(app: FastAPI) -> dict[str, Any]:
    schema = get_openapi(title=app.title, version=app.version, description=ABOUT, routes=app.routes)
    schemas = schema["components"]["schemas"]
    adapters = [
        ("ClientMessage", "validation", TypeAdapter(ClientMessage)),
        ("ServerMessage", "serialization", TypeAdapter(ServerMessage)),
        ("ProblemModel", "serialization", TypeAdapter(ProblemModel)),
    ]
    roots, shared = TypeAdapter.json_schemas(adapters, ref_template=REFERENCE)  # type: ignore[arg-type]
    for name, model in shared.get("$defs", {}).items():
        schemas.setdefault(name, model)
    for (name, _), root in roots.items():
        schemas.setdefault(str(name), root)
    schemas |= view_schemas([game(name) for name in games()], REFERENCE)
    _refer(schemas)
    # FastAPI's own validation error is never sent: ours is a ProblemModel.
    for unused in ("HTTPValidationError", "ValidationError"):
        schemas.pop(unused, None)
    return schema


def _refer(schema: Any) -> None:  # noqa: ANN401 - any part of a JSON document
    """Replace schemas that only name another one by references."""
    if isinstance(schema, dict):
        if REFERS_TO in schema:
            name = schema.pop(REFERS_TO)
            schema["$ref"] = REFERENCE.format(model=name)
        for part in schema.values():
            _refer(part)
    elif isinstance(schema, list):
        for part in schema:
            _refer(part)


ABOUT = (
    "An unofficial table for FITS, BITS, FILLIT and JAMMIT. Matches are played over the WebSocket "
    "`/socket/{match}`: the client sends `ClientMessage`, the server `ServerMessage`."
)
