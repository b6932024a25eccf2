"""What every route and socket of this node shares. It hangs on `app.state.services`."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from tuckbox.core import AnyGame
from tuckbox.server.channel import Channel
from tuckbox.server.identity import Signer
from tuckbox.server.limits import Limits
from tuckbox.server.measures import Measures
from tuckbox.server.settings import Settings
from tuckbox.server.storage.database import Database
from tuckbox.server.storage.writer import Writer
from tuckbox.server.tables import Tables


@dataclass(slots=True)
class Services:
    """Made when the app starts, closed when it stops.

    To react to tables: `services.tables.listeners.append(...)`. To act at a table:
    `await (await services.tables.open(id)).submit(Submission(...))`.
    """

    settings: Settings
    games: Mapping[str, AnyGame]
    database: Database
    writer: Writer
    channel: Channel
    tables: Tables
    signer: Signer
    started: float = field(default_factory=time.time)
    extra: dict[str, object] = field(default_factory=dict)
    """What other parts keep for the life of this node, by name."""
    measures: Measures = field(default_factory=Measures)
    limits: Limits = field(init=False)

    def __post_init__(self) -> None:
        self.limits = Limits(self.settings)


def services_of(connection: HTTPConnection) -> Services:
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


InService = Annotated[Services, Depends(services_of)]
