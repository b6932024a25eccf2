"""The owner of a seat."""

from dataclasses import dataclass

from tuckbox.server.http.identity import Holder


@dataclass(frozen=True, slots=True)
class Owner:
    """An identity, or a program by the hash of its token; and the bot that may stand in for it."""

    identity: str | None = None
    token: str | None = None
    level: str | None = None

    def is_held_by(self, holder: Holder) -> bool:
        if holder.token is not None:
            return holder.token == self.token
        return holder.identity is not None and holder.identity == self.identity

    def row(self, match: str, seat: int) -> dict[str, object]:
        return {
            "match": match,
            "seat": seat,
            "identity": self.identity,
            "token": self.token,
            "level": self.level,
        }
