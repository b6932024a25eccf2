"""Anything may be sent to every route and to the socket, and nothing breaks."""

import json
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import Failure
from schemathesis.generation.hypothesis.builder import (
    HypothesisTestConfig,
    HypothesisTestMode,
    create_test,
)
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Visit
from tests.server.description import DESCRIPTION, OPERATIONS, Operation
from tests.server.running import Running
from tuckbox.server.settings import Settings

ME = {"kind": "me"}
FAR_TOO_LONG = 4 * Settings().message_limit
TOO_BIG = 1009
"""What a socket is closed with on a message that is not even read (RFC 6455)."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.mark.parametrize("operation", OPERATIONS, ids=str)
def test_every_answer_is_a_described_one(operation: Operation, node: Running) -> None:
    """What to send is made up here, and not, as Schemathesis would, in each process that collects."""
    schema = schemathesis.openapi.from_dict(DESCRIPTION | {"paths": operation.as_paths})
    described = schema[operation.path][operation.verb.upper()]

    def check(case: "schemathesis.Case[Any]") -> None:
        response = case.call(base_url=node.url)
        try:
            case.validate_response(response, checks=CHECKS)
        except* Failure as failures:
            pytest.fail(f"{case.as_curl_command()}: {failures.exceptions}")

    few = settings(max_examples=8, suppress_health_check=list(HealthCheck), database=None)
    config = HypothesisTestConfig(schema.config, list(HypothesisTestMode), few)
    create_test(operation=described, test_func=few(check), config=config)()


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-(10**40), 10**40)
    | st.floats(allow_nan=False)
    | st.text(max_size=80)
    | st.text(st.characters(), max_size=10)  # lone surrogates too
    | st.builds(lambda letter, size: letter * size, st.characters(), st.integers(0, 14_000)),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
KINDS = st.sampled_from(["hello", "submit", "preview", "ping", "look", "update", "nonsense"])
NUMBERS = st.integers(-3, 9) | st.integers() | JSON
MESSAGES = st.fixed_dictionaries(
    {"type": KINDS},
    optional={
        "seat": NUMBERS,
        "ply": NUMBERS,
        "number": NUMBERS,
        "last": NUMBERS,
        "wire": NUMBERS,
        "text": st.text(max_size=80) | JSON,
        "texts": st.lists(st.text(max_size=70), max_size=70) | JSON,
        "language": st.sampled_from(["en", "de", "xx"]) | JSON,
        "patches": st.booleans() | JSON,
        "id": NUMBERS,
        "more": JSON,
    },
)


@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
)
@given(
    nonsense=st.lists(
        MESSAGES | JSON | st.text(max_size=30) | st.binary(max_size=30), min_size=1, max_size=6
    )
)
def test_the_socket_answers_nonsense_with_a_code(visit: Visit, nonsense: list[Any]) -> None:
    ann = visit()
    match = ann.create("jammit", ME, ME)["id"]
    longest = 0
    with ann.socket(match) as socket:
        with suppress(ConnectionClosed):  # A greeting of another version ends the connection.
            for said in nonsense:
                sent = said if isinstance(said, str | bytes) else json.dumps(said)
                longest = max(longest, len(sent))
                socket.connection.send(sent)
            socket.connection.send(b'{"type":"ping","number":77}')
        while True:
            try:
                told = socket.receive()  # Each is one of the wire's messages, or this fails.
            except ConnectionClosed:
                assert (socket.connection.close_code, longest > FAR_TOO_LONG) == (TOO_BIG, True)
                break
            if told["type"] == "problem" and told["fatal"]:
                assert told["code"] == "server-wire-version"
                break
            if told == {"type": "pong", "number": 77}:
                break
            if told["type"] in ("problem", "refused"):
                assert told["code"]
                assert told["sentence"]
    with ann.sit_at(match) as again:
        assert again.update["view"]
