"""The OpenAPI description: complete, current, with the socket's messages."""

import json
from pathlib import Path
from typing import Any

import pytest

from tuckbox.server.app import create_app
from tuckbox.server.settings import Settings

SCHEMA: dict[str, Any] = create_app(Settings()).openapi()
COMMITTED = Path(__file__).parents[2] / "web" / "openapi.json"
OPERATIONS = [
    (path, verb, operation)
    for path, verbs in SCHEMA["paths"].items()
    for verb, operation in verbs.items()
]


def test_the_committed_description_is_current() -> None:
    """If not: `python -m tuckbox.server.http.openapi > web/openapi.json`."""
    assert json.loads(COMMITTED.read_text()) == json.loads(json.dumps(SCHEMA))


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
    schemas = SCHEMA["components"]["schemas"]
    for name in ("ClientMessage", "ServerMessage"):
        kinds = schemas[name]["discriminator"]["mapping"].values()
        assert kinds
        assert all(kind.rpartition("/")[2] in schemas for kind in kinds)


def test_every_reference_leads_somewhere() -> None:
    text = json.dumps(SCHEMA)
    wanted = {part.partition('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert wanted <= set(SCHEMA["components"]["schemas"])
