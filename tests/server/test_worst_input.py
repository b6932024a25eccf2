"""No request and no message keeps the event loop busy for long, or takes much memory, whatever it contains.

`tests/server/worst` has the dearest input of each; `python -m tests.server.worst` tries them at full length.
"""

import pytest

from tests.server.description import DESCRIPTION
from tests.server.worst.messages import MESSAGES
from tests.server.worst.routes import ROUTES
from tests.server.worst.studies import STUDIES
from tests.server.worst.trial import costs, is_within, told
from tuckbox.server.app import create_app
from tuckbox.server.settings import Settings


def test_every_route_has_its_dearest_input() -> None:
    app = create_app(Settings())
    routes = {f"{verb} {route.path}" for route in app.routes for verb in route.methods}  # type: ignore[attr-defined]
    assert {given.of for given in (*ROUTES, *STUDIES)} == routes


def test_every_message_has_its_dearest_input() -> None:
    kinds = DESCRIPTION["components"]["schemas"]["ClientMessage"]["discriminator"]["mapping"]
    assert {given.of for given in MESSAGES} == {f"socket {kind}" for kind in kinds}


@pytest.mark.long
def test_no_input_keeps_everybody_waiting_or_fills_the_memory() -> None:
    beyond = [told(given, cost) for given, cost in costs(is_short=True) if not is_within(cost)]
    assert not beyond, "\n".join(beyond)
