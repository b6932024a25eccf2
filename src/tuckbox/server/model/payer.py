"""Who answers for what is asked: a visitor whom this server knows, or else the network it comes from."""

from contextvars import ContextVar
from typing import NamedTuple

from tuckbox.server.model.holder import NOBODY, Holder


class Payer(NamedTuple):
    """Whose allowances a request uses."""

    network: str
    holder: Holder = NOBODY

    @property
    def is_known(self) -> bool:
        return self.holder != NOBODY

    @property
    def visitor(self) -> Holder | str:
        """What counts as one visitor: all of a network whom nobody knows are one together."""
        return self.holder if self.is_known else self.network


PAYING: ContextVar[Payer | None] = ContextVar("tuckbox.payer", default=None)
"""Who answers for the request that is being answered."""
