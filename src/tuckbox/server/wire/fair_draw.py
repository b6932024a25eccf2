"""A client's part in the fair draw, as it comes over the wire."""

import secrets

from tuckbox.core import seat
from tuckbox.match import Change, Match
from tuckbox.match.fair import hash_chain
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.model.errors import Forbidden
from tuckbox.server.model.holder import Holder
from tuckbox.server.wire.client_messages import Commit, Link, Lost, Part, Reveal

SECRET_BYTES = 32


def fresh_secret() -> bytes:
    """Return a new secret of the table."""
    return secrets.token_bytes(SECRET_BYTES)


async def take_part(live: LiveMatch, holder: Holder, said: Part) -> None:
    """Store what a seat's client says about the draw; raise the match's refusal."""
    if said.seat not in live.seats_of(holder):
        raise Forbidden.of("server-not-your-seat", seat=said.seat)
    is_ahead = isinstance(said, Link) and said.shown > len(live.match.log)
    if is_ahead or not live.match.knows_deal(said.table):
        await live.refresh()  # Its sender may have seen more on another node.
    await live.act(lambda match, now: _prepared(match, said, now))


def _prepared(match: Match, said: Part, now: float) -> Change:
    who = seat(said.seat)
    if isinstance(said, Commit):
        return match.prepare_answer(who, said.table, said.commitment, now)
    if isinstance(said, Reveal):
        return match.prepare_reveal(who, said.table, said.seed, now)
    if isinstance(said, Link):
        link = hash_chain.Link(said.number, said.link)
        return match.prepare_link(who, said.table, link, said.shown, now)
    prepare = match.prepare_lost if isinstance(said, Lost) else match.prepare_silent
    return prepare(who, said.table, fresh_secret(), now)
