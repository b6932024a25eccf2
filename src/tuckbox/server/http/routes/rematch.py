"""After a match: a rematch, the same cards again, or the same cards for somebody else."""

from fastapi import APIRouter

from tuckbox.match import Change, Match, Player, rematch, same_deal
from tuckbox.match.play.prepare import prepare_setup
from tuckbox.server.http.problems import responses
from tuckbox.server.http.routes.matches import Created, MatchId
from tuckbox.server.http.services import Asking, InService, Services
from tuckbox.server.live.changes import Prepare
from tuckbox.server.live.live_match import LiveMatch
from tuckbox.server.lobby.access import record_now
from tuckbox.server.lobby.creation import dealt, new_match_id
from tuckbox.server.model.errors import Conflict, Forbidden
from tuckbox.server.model.holder import Holder, Owner

router = APIRouter(prefix="/api/matches/{match}", tags=["next"])


@router.post("/rematch", responses=responses(403, 404, 409, 422, 429, 503))
async def make_rematch(match: MatchId, holder: Asking, services: InService) -> Created:
    """Set up a rematch: the same people, each one seat further. A second request gets the same match."""
    live = await _finished(services, match, holder)
    if live.about.next is None:
        made = await _rematch(services, live)
        await live.act(_unless_there_is_one(live), next=made)
    assert live.about.next is not None
    return Created(id=live.about.next)


@router.post("/again", responses=responses(403, 404, 409, 422, 429, 503))
async def play_again(match: MatchId, holder: Asking, services: InService) -> Created:
    """Play the same cards again: you and the bots keep your seats, all other seats are open."""
    live = await _finished(services, match, holder)
    kept: dict[int, Owner] = {number: live.owners[number] for number in live.seats_of(holder)}
    return await _same_deal(services, live, kept, holder)


@router.post("/challenge", responses=responses(403, 404, 409, 422, 429, 503))
async def challenge(match: MatchId, holder: Asking, services: InService) -> Created:
    """Offer the same cards to somebody else: all seats of people are open to anybody with the link."""
    live = await _finished(services, match, holder)
    return await _same_deal(services, live, {}, holder)


async def _finished(services: Services, match: str, holder: Holder) -> LiveMatch:
    live = await services.live_matches.open(match)
    if not live.seats_of(holder):
        raise Forbidden.of("server-no-seat")
    if not live.match.is_over:
        raise Conflict.of("server-not-over")
    return live


async def _rematch(services: Services, live: LiveMatch) -> str:
    old = live.match.setup
    count = len(old.players)
    owners = {
        (number - 2) % count + 1: Owner(owner.identity, owner.token)
        for number, owner in live.owners.items()
    }
    setup = rematch(live.game, old, match=new_match_id())
    setup = dealt(live.game, setup, owners, is_strict=old.is_strict)
    about = live.about
    new = await services.creation.open(setup, owners, about.host, is_public=about.is_public)
    return new.id


def _unless_there_is_one(live: LiveMatch) -> Prepare:
    """Return a change of nothing but the rematch, unless another was made meanwhile."""

    def prepare(match: Match, now: float) -> Change | None:
        return None if live.about.next is not None else prepare_setup(match, match.setup, now)

    return prepare


async def _same_deal(
    services: Services, live: LiveMatch, kept: dict[int, Owner], holder: Holder
) -> Created:
    old = live.match.setup
    players = [
        player if player.is_bot or number in kept else Player.open()
        for number, player in enumerate(old.players, 1)
    ]
    record = await services.pools.pages.run(record_now(live))
    setup = same_deal(record, players, match=new_match_id())
    owners = {number: Owner(owner.identity, owner.token) for number, owner in kept.items()}
    new = await services.creation.open(setup, owners, holder.identity)
    return Created(id=new.id)
