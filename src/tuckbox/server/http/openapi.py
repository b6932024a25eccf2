"""The OpenAPI description, including the socket's messages: the one source of all wire types.

`python -m tuckbox.server.description` prints it; the browser client's types are generated from it.

The rules use only the standard library, and pydantic reads the standard library's `TypedDict` only
from Python 3.12 on; so each type is declared again, with its documentation.
"""

from types import GenericAlias, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import ConfigDict, TypeAdapter
from typing_extensions import TypedDict

from tuckbox.core import AnyGame, View
from tuckbox.games import game, games
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


DECLARE: Any = TypedDict
"""`TypedDict` for names and fields known only at run time, which type checkers do not allow."""


def view_schemas(games: list[AnyGame], template: str) -> dict[str, Any]:
    """Return the schemas of every game's view, and of the types in it, by name.

    Two games may use the same name for different things, so a game's types are prefixed with its name:
    `FitsBoardView`.
    """
    schemas: dict[str, Any] = {}
    for each in [None, *games]:
        view = View if each is None else each.view_type
        prefix = "" if each is None else view.__name__.removesuffix("View")
        schema = view_adapter(view, prefix).json_schema(mode="serialization", ref_template=template)
        schemas |= schema.pop("$defs", {})
        schemas[view.__name__] = schema
    return schemas


def view_adapter(view: type, prefix: str = "") -> TypeAdapter[Any]:
    """Return an adapter that validates and describes views of this type."""
    return TypeAdapter(_Copies(prefix).of(view))


class _Copies:
    """The types of one game's view, declared again for pydantic."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        self._made: dict[type, Any] = {}

    def of(self, hint: Any) -> Any:  # noqa: ANN401 - a type, or something like it
        if is_typeddict(hint):
            if hint not in self._made:
                self._made[hint] = self._declared(hint)
            return self._made[hint]
        if not get_args(hint) or get_origin(hint) is Literal:
            return hint
        arguments = tuple(map(self.of, get_args(hint)))
        if get_origin(hint) in (UnionType, Union):
            return Union[arguments]
        return GenericAlias(get_origin(hint), arguments)

    def _declared(self, kind: Any) -> Any:  # noqa: ANN401 - a TypedDict
        is_common = kind.__module__ == View.__module__
        is_whole = kind.__name__.startswith(self._prefix)
        name = kind.__name__ if is_common or is_whole else self._prefix + kind.__name__
        hints = {field: self.of(hint) for field, hint in get_type_hints(kind).items()}
        made = DECLARE(name, hints)
        made.__doc__ = kind.__doc__
        # What all views have in common is never the whole view of a game.
        made.__pydantic_config__ = ConfigDict(
            title=name, extra="allow" if kind is View else "forbid"
        )
        return made
