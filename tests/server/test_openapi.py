"""The OpenAPI description: complete, current, with the socket's messages."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.description import DESCRIPTION, OPERATIONS
from tuckbox.server.app import create_app
from tuckbox.server.settings import Settings


def test_the_committed_description_is_current() -> None:
    """If not: `python -m tuckbox.server.description > web/openapi.json`."""
    assert json.loads(json.dumps(create_app(Settings()).openapi())) == DESCRIPTION


@pytest.mark.parametrize(("path", "verb", "operation"), OPERATIONS)
def test_every_route_has_a_tag_a_summary_and_coded_refusals(
    path: str, verb: str, operation: dict[str, Any]
) -> None:
    assert operation["tags"], path
    assert operation["description"], path
    for status, answer in operation["responses"].items():
        if status.startswith("4"):
            shown = answer["content"]["application/json"]["schema"]
            assert shown == {"$ref": "#/components/schemas/ProblemModel"}, (path, verb, status)


def test_the_sockets_messages_are_in_it() -> None:
    schemas = DESCRIPTION["components"]["schemas"]
    for name in ("ClientMessage", "ServerMessage"):
        kinds = schemas[name]["discriminator"]["mapping"].values()
        assert kinds
        assert all(kind.rpartition("/")[2] in schemas for kind in kinds)


def test_every_reference_leads_somewhere() -> None:
    text = json.dumps(DESCRIPTION)
    wanted = {part.partition('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert wanted <= set(DESCRIPTION["components"]["schemas"])


def _unbounded(schema: Any, place: str) -> Iterator[str]:
    """Yield the places of values that may be of any size."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        yield from _unbounded(DESCRIPTION["components"]["schemas"][name], f"{place}/{name}")
    for choice in (*schema.get("anyOf", ()), *schema.get("oneOf", ())):
        yield from _unbounded(choice, place)
    for name, part in schema.get("properties", {}).items():
        yield from _unbounded(part, f"{place}.{name}")
    if not {"enum", "const", "pattern"} & set(schema):
        limits = LIMITS.get(schema.get("type"), ())
        yield from (f"{place} has no {limit}" for limit in limits if limit not in schema)
    if isinstance(more := schema.get("additionalProperties"), dict):
        yield from _unbounded(more, f"{place}.*")
        yield from () if "maxProperties" in schema else (f"{place} has no maxProperties",)
    if "items" in schema:
        yield from _unbounded(schema["items"], f"{place}[]")


LIMITS: dict[str | None, tuple[str, ...]] = {
    "integer": ("minimum", "maximum"),
    "number": ("minimum", "maximum"),
    "string": ("maxLength",),
    "array": ("maxItems",),
}


def test_every_value_from_outside_is_bounded() -> None:
    """`server/wire/bounds.py` has the types to use."""
    found = list(_unbounded(DESCRIPTION["components"]["schemas"]["ClientMessage"], "socket"))
    for path, verb, operation in OPERATIONS:
        for parameter in operation.get("parameters", []):
            found += _unbounded(parameter["schema"], f"{verb} {path} {parameter['name']}")
        content = operation.get("requestBody", {}).get("content", {})
        for body in content.values():
            found += _unbounded(body["schema"], f"{verb} {path}")
    assert not found
