"""What comes after a match: a rematch, the same cards again, the same cards for somebody else."""

from fastapi import APIRouter

from tuckbox.match import Change, Match, Player, rematch, same_deal
from tuckbox.match.prepare import prepare_setup
from tuckbox.server.access import is_day_closed
from tuckbox.server.api import Created
from tuckbox.server.creation import dealt, new_match_id, open_table
from tuckbox.server.error import Conflict, Forbidden
from tuckbox.server.identity import Holder
from tuckbox.server.problem import responses
from tuckbox.server.routes.matches import MatchId
from tuckbox.server.services import InService, Services
from tuckbox.server.storage.owner import Owner
from tuckbox.server.table import Prepare, Table
from tuckbox.server.visitor import Asking

router = APIRouter(prefix="/api/matches/{match}", tags=["next"])


@router.post("/rematch", responses=responses(403, 404, 409, 422, 429, 503))
async def make_rematch(match: MatchId, holder: Asking, services: InService) -> Created:
    """The same people, everyone one seat on. Whoever asks second gets the same new match."""
    table = await _finished(services, match, holder)
    if table.about.next is None:
        made = await _rematch(services, table)
        await table.act(_unless_there_is_one(table), next=made)
    assert table.about.next is not None
    return Created(id=table.about.next)


@router.post("/again", responses=responses(403, 404, 409, 422, 429, 503))
async def play_again(match: MatchId, holder: Asking, services: InService) -> Created:
    """The same cards once more: the asker at the same seats, bots too, other seats open."""
    table = await _finished(services, match, holder)
    kept: dict[int, Owner] = {number: table.owners[number] for number in table.seats_of(holder)}
    return await _same_deal(services, table, kept, holder)


@router.post("/challenge", responses=responses(403, 404, 409, 422, 429, 503))
async def challenge(match: MatchId, holder: Asking, services: InService) -> Created:
    """The same cards for somebody else: the seats of people are open for whoever gets the link."""
    table = await _finished(services, match, holder)
    return await _same_deal(services, table, {}, holder)


async def _finished(services: Services, match: str, holder: Holder) -> Table:
    table = await services.tables.open(match)
    if not table.seats_of(holder):
        raise Forbidden.of("server-no-seat")
    if not table.match.is_over:
        raise Conflict.of("server-not-over")
    return table


async def _rematch(services: Services, table: Table) -> str:
    old = table.match.setup
    setup = dealt(table.game, rematch(table.game, old, match=new_match_id()))
    count = len(old.players)
    owners = {
        (number - 2) % count + 1: Owner(owner.identity, owner.token)
        for number, owner in table.owners.items()
    }
    new = await open_table(
        services, setup, owners, table.about.host, is_public=table.about.is_public
    )
    return new.id


def _unless_there_is_one(table: Table) -> Prepare:
    """A change of nothing but the rematch; none if another was made meanwhile."""

    def prepare(match: Match, now: float) -> Change | None:
        return None if table.about.next is not None else prepare_setup(match, match.setup, now)

    return prepare


async def _same_deal(
    services: Services, table: Table, kept: dict[int, Owner], holder: Holder
) -> Created:
    old, daily = table.match.setup, table.about.daily
    players = [
        player if player.is_bot or number in kept else Player.open()
        for number, player in enumerate(old.players, 1)
    ]
    record = table.match.record(day_closed=daily is None or is_day_closed(daily))
    setup = same_deal(record, players, match=new_match_id())
    owners = {number: Owner(owner.identity, owner.token) for number, owner in kept.items()}
    new = await open_table(services, setup, owners, holder.identity)
    return Created(id=new.id)
